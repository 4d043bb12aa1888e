### Pages around the tables

## Every page.

page-description = Board games of the Wild West, to play with friends by a simple link, against bots, or together on one screen.
page-skip = Skip to the content
page-nav = Main navigation
page-nav-play = Play
page-nav-replay = Replay
page-nav-rules = Rules
page-to-dark = Switch to night
page-to-light = Switch to day
page-read-in-fr = Lire en français
page-read-in-en = Read in English
page-me = Your name
page-me-is = You are { $name }: change your name
page-me-keep = Keep this name
page-name = Your name
page-stranger = Stranger
page-about = About farwest
page-seats = Seats
page-seat-free = free seat
page-quoted = “{ $text }”
page-since-now = just now
page-since-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
page-since-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
page-since-days = { $count ->
    [one] since yesterday
   *[other] for { $count } days
}
page-pace-none = no clock
page-pace-live = live, { $minutes } min each and { $seconds } s per move
page-pace-days = { $days ->
    [one] a day per move
   *[other] { $days } days per move
}
page-copy = Copy
page-copied = Copied.
page-share = Share
page-to-table = Back to the table
page-why = Why not?
page-why-legal = You may: this choice is allowed.
page-lost = Connection lost: trying again…
page-pass-to = Pass the screen to { $name }
page-hint = What a good bot would do
page-menu-info = Invitations, seats and links
page-serving = farwest is open: { $address } (Ctrl-C closes it)
page-no-processes = Several processes at one address need Linux, which spreads the visitors over them: here, serve with one.
page-exported = { $count ->
    [0] No finished game.
    [one] One game written.
   *[other] { $count } games written.
}

## The home page.

home-tab = farwest, games of the Wild West with friends
home-title = { $count ->
    [one] One game of the Wild West, one table to sit at
    [2] Two games of the Wild West, one table to sit at
    [3] Three games of the Wild West, one table to sit at
    [4] Four games of the Wild West, one table to sit at
    [5] Five games of the Wild West, one table to sit at
   *[other] { $count } games of the Wild West, one table to sit at
}
home-pitch = With friends by a simple link, against bots, or together on one screen. Free, and no account.
home-rules-of = Rules of { $game }
home-players = { $least } to { $most } players
home-play-bots = Play against bots
home-invite = Invite friends
home-mine = Your games
home-my-turns = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
}
home-mine-none = No game under way. One click on “Play against bots” and your first one begins.
home-over = game over
home-missing = { $count ->
    [one] 1 player is missing
   *[other] { $count } players are missing
}
home-your-turn = your turn
home-turn-of = { $name } to play
home-turns = { $count ->
    [0] the game goes on
   *[other] { $count } players are choosing
}
home-open-table = Open table { $code }
home-resume = Resume
home-resume-game = Your turn: { $game }
home-see = See
home-open = Open tables
home-open-one = Open a table
home-open-none = Nobody is waiting right now. Open a table: it will stand here for everybody to see.
home-waits = { $count ->
    [one] { $name } waits for 1 player
   *[other] { $name } waits for { $count } players
}
home-sit = Sit down
home-sit-at = Sit down at table { $code }
home-watch = Games to watch
home-watch-one = Watch
home-watch-at = Watch table { $code }
home-join = Join friends
home-code = Link or code of the table
home-enter = Enter
home-here = Play together on this screen
home-replay = Watch a recorded game
home-rules = Learn the rules

## Opening a table.

new-tab = Open a table · farwest
new-title = Open a table
new-pitch = Everything is set for a game: change what you like, or open the table as it is.
new-errors = { $count ->
    [one] One thing needs your attention.
   *[other] { $count } things need your attention.
}
new-game = The game
new-players = Number of players
new-reload = Update the seats
new-seats = The seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-here = Somebody at this screen
new-seat-person = Somebody, by a link
new-seat-bot = Bot: { $level }
new-name-of = Name of the player of seat { $number }
new-name-there = Their name
new-side-of = { $option }, seat { $number }
new-program = A program that whoever runs this house lets play.
new-levels = How good are the bots?
new-strength = strength { $count } of { $most }
new-how = The table
new-options = Options of { $game }
new-pace = Pace
new-pace-about = When a player runs out of time, a bot plays in their place until they come back.
new-open = Open to everybody
new-open-about = It stands on the home page. Otherwise only those who have the link find it.
new-memory = Memory aid
new-memory-about = What you saw in secret stays on show, for you alone. Without it, remembering is up to you.
new-name = Name of the table
new-name-example = The Night Watch
new-create = Open the table
new-bad-seat = Choose who sits there.
new-bad-option = Choose one of the values on offer.
new-not-alike = No two seats can have the same.

## Before the game, and about a table.

join-tab = Table { $code } · farwest
join-at = Table { $code }
join-waiting = { $count ->
    [one] The game begins as soon as one more person sits down.
   *[other] The game begins as soon as the { $count } free seats are taken.
}
join-invite = Invite
join-link = Link of the table
join-link-about = Whoever opens this link may sit down while a seat is free, or watch.
join-seats = The seats
join-you = you
join-free = Free seat
join-kept = Kept for a player of the game before
join-bot = bot
join-put-bot = Put a bot here
join-level-of = Level of the bot, seat { $number }
join-sitting-in = a bot sits in: { $level }
join-away = away
join-sit = Sit down
join-sit-title = Sit down at this table
join-sit-about = A name is enough, no account.
join-fill = Begin with bots
join-fill-about = Bots take the free seats and the game begins at once.
join-level = Level of the bots
join-mine = Your own link
join-mine-about = Open it on another device to find your seat there. Keep it to yourself: whoever has it plays in your place.
join-mine-of = { $name }’s own link
join-place = Link of seat { $number }
join-places = Keep a seat for somebody
join-places-about = Each link opens one seat only: send it to the person who is to sit there.
join-leave = Leave the seat
join-leave-about = Before the start the seat is free again. During the game a bot plays for you until you come back.
join-hand-over = Let a bot play
join-take-back = Play again myself
join-vote = Put a bot in their place
join-vote-about = Possible when this player has been away for a minute and all other players who are here agree.
join-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
join-to-game = Go to the game
join-table = Table
join-options = Settings
join-deal = Fingerprint of the deal
join-deal-about = Published before the game, it fixes every draw without telling it. At the end the secret is published and everybody can check it all.
join-private = private table
join-open = open to everybody
join-memory = with memory aid
join-no-memory = without memory aid
join-watch = Just watching: stay on this page, the game will show up here.
join-seat-title = Seat { $number }
join-seat-open = This seat is waiting for you.
join-seat-taken = This seat is { $name }’s. If that is you, go on: this device will be able to play too.
join-seat-mine = It is me, go on
join-came-from = See the game it comes from

## Replay.

replay-tab = Replay · farwest
replay-title = Replay a game
replay-of = Replay of { $game }
replay-mine = Your finished games
replay-mine-none = No finished game yet.
replay-upload = Open a recorded game
replay-upload-about = A file downloaded from farwest, here or elsewhere. It is played again move by move and its draws are checked.
replay-file = File of the game
replay-open = Replay
replay-no-file = Choose a file first.
replay-watch = Replay
replay-controls = Replay controls
replay-step-first = Back to the start
replay-step-turn-back = One turn back
replay-step-back = One move back
replay-play = Play
replay-pause = Stop
replay-step-on = One move on
replay-step-turn-on = One turn on
replay-step-last = Go to the end
replay-slider = Move
replay-at-of = Move { $at } of { $count }
replay-at = Move { $at } of { $count }
replay-go = Go to this move
replay-eyes = Through the eyes of
replay-eyes-public = everybody
replay-eyes-all = nobody: all is shown
replay-moment = Link to this moment
replay-download = Download the game
replay-verify = Check the deal
replay-what-if = What if?
replay-what-if-about = Go on from here against bots, with fresh draws.
replay-what-if-seat = You play
replay-what-if-go = Play from here
replay-keys = Keys: ← and → one move, Shift + ← and → one turn, Space to play.
replay-more = Menu
replay-table = Back to the table

## Check the deal.

verify-tab = Check the deal · farwest
verify-title = Check the deal
verify-good = All true
verify-good-about = The fingerprint, the { $count } draws and the result are right.
verify-bad = Not true
verify-no-secret = The draws cannot be checked
verify-no-secret-about = The game plays through all right, but no fingerprint was published before it.
verify-how = The fingerprint is that of the secret (SHA-256). Each draw is computed from the secret, the players’ shares and its number (HMAC-SHA-256): whoever knows the secret can compute it all again.
verify-commitment = Fingerprint published before the game
verify-recomputed = Fingerprint of the secret, computed again
verify-secret = Secret published after the game
verify-shares = Shares of the players
verify-no-shares = none
verify-draws = Every draw
verify-column-number = No.
verify-column-when = When
verify-setup = set-up
verify-move = move { $number }
verify-column-among = Among
verify-column-outcome = Drawn
verify-column-computed = Computed again
verify-same = the same
verify-same-in-browser = Compute it again in this browser
verify-browser-good = This browser finds the same fingerprint and the same { $count } draws.
verify-browser-bad = This browser finds something else at draw no. { $number }.
verify-browser-none = This browser can only compute over https or on this machine.
verify-back = Back to the replay

## The guides.

rules-tab = Rules · farwest
rules-tab-of = Rules of { $game } · farwest
rules-title = The rules
rules-search = Search the rules
rules-search-example = tie, set-up, { $prefix }-4.2
rules-find = Search
rules-found = { $count ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-found-many = { $count } rules found.
rules-hits = Rules that speak of “{ $query }”
rules-none = Nothing like that in the guide. Try another word.
rules-whole = Show the whole guide
rules-contents = Contents

## About.

about-tab = About · farwest
about-title = About farwest
about-what = Board games of the Wild West, true to their rules, to play in the browser or in a terminal, with friends or against bots. No account, no advertisements, no trackers.
about-fair = The deal is proven
about-fair-commit = When a table opens, the server draws a secret and publishes its fingerprint: from then on it cannot change it.
about-fair-share = Each player who sits down may add a share of chance, so that the server cannot pick a secret that suits it.
about-fair-draw = Every card drawn, every die, follows from the secret, the shares and the number of the draw, and from nothing else.
about-fair-check = At the end the secret is published: the page “Check the deal” computes everything again, and the downloaded game lets you do it elsewhere.
about-rules = Where the rules come from
about-rules-text = Every rule of the guide has a number, and every line of a game’s journal cites the one that applies. Where the printed rules are silent, the guide gives our choice and says so.
about-data = What the site keeps of you
about-data-text = A cookie with a random identity, your name, your language and your colours; the games you play and what you write there. Nothing else.
about-credits = What others made
about-credits-text = The pictures are our own, except for the icons; thanks to their authors and to those of the typefaces.
about-work = Work
about-licence = Licence
about-licence-ofl = SIL Open Font License 1.1
about-licence-by = Creative Commons Attribution 3.0
about-licence-bsd = Zero-Clause BSD
about-credit-rye = Rye, a typeface by Nicole Fally
about-credit-besley = Besley, a typeface by Owen Earl
about-credit-archivo = Archivo, a typeface by Omnibus-Type
about-credit-icons = Icons of game-icons.net, by Lorc, Delapouite and contributors; only their colour is changed
about-credit-htmx = htmx, by Big Sky Software and contributors

## What went wrong.

error-tab = Error { $status } · farwest
error-title = That cannot be done
error-title-403 = This door is closed
error-title-404 = There is nothing here
error-title-409 = The game has moved on
error-title-413 = That is too heavy
error-title-429 = Easy, cowboy
error-title-500 = This one is on us
error-title-503 = One moment
error-home = Back to the home page
error-retry = Try again
error-not-found = This page does not exist, or no longer. Check the address.
error-no-rule = The guide has no rule of that number.
error-method = That cannot be done at this address.
error-ours = Something broke on our side. It has been noted; your game is safe.
error-cross-site = This request does not come from a page of this site: it has changed nothing.
error-too-large = What you are sending is too large for this page.
error-too-often = You are too fast for us. Wait a few seconds and try again.
error-forged-link = This link opens no seat: it is incomplete, changed, or from another site. Ask whoever sent it for a new one.
error-form = Something is missing in this form, or a value is no number.
error-refused = The rules do not allow it at this point.
error-not-host = Only the person who opened the table can do that.

### End of the pages

# The pages. What stands at every table begins with `table-`.

## The page of a table.

table-home = Home
table-tools = Tools
table-text-mode = Text mode
table-board-mode = Back to the board
table-rules = Rules
table-journal-and-chat = Journal and chat
table-sound = Sound when it is your turn
table-theme = Day or night
table-other-language = Lire en français
    .lang = fr
table-menu = Table menu
table-confirm = Confirm every move
table-letters = Keyboard shortcuts
table-notify = Notify me when it is my turn
table-called = Table “{ $title }”
table-board = Board
table-players = Players
table-side = Journal, chat and rules
table-dock = Your hand
table-close = Close
table-title-yours = Your turn
table-title-waiting = Waiting
table-title-over = Game over

## Seats.

table-you = you
table-unnamed = Unnamed
table-open-seat = Open seat
table-away = away
table-absent = Away?
table-sitting-in = a bot plays
table-to-play = to play
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-days = { $days } days
table-clock-of = Clock of { $name }
table-your-clock = Your clock
table-clock-soon = You have thirty seconds left.
bare-red = Red
    .short = Red
    .colour = red
bare-blue = Blue
    .short = Blue
    .colour = blue
bare-yellow = Yellow
    .short = Yellow
    .colour = yellow
bare-black = Black
    .short = Black
    .colour = black
bare-green = Green
    .short = Green
    .colour = green
bare-orange = Orange
    .short = Orange
    .colour = orange
shape-diamond = diamond
shape-disc = disc
shape-triangle = triangle
shape-square = square
shape-hexagon = hexagon
shape-cross = cross

## The prompt.

table-decision = Decision
table-steps = Steps of the turn
table-since = { $minutes ->
    [one] for a minute
   *[other] for { $minutes } minutes
}
table-undo = Undo
table-hint = Ask for advice
table-hint-panel = Advice
table-hint-title = What the bot would play: { $level }
table-hint-then = then
table-hint-stop = Never mind
table-thinking = The bot is thinking it over…
table-share = { $share }%
    .of = in favour
table-chance = { $percent }%
    .of = to win
table-expected = { $whole }.{ $tenth }
    .of = expected place of { $players }
table-skip = Skip to the end

## A closer look, and why not.

table-why-not = Why not?
table-legal-after-all = It is allowed: this choice has just opened.
table-previous = Previous
table-next = Next

## Journal, chat, rules.

table-journal = Journal
table-chat = Chat
table-private = For you only.
table-earlier = Earlier lines
table-again = Replay since my last move
table-chat-message = Your message
table-journal-empty = Nothing has happened here yet.
table-chat-empty = Nobody has said anything yet.
table-send = Send
table-rules-hint = Follow a reference in the journal to read the rule here.
table-all-rules = All the rules

## The end.

table-bot-wins = { $name } ({ $side }) wins
table-winner = { $name } wins
table-score = { $amount }
table-parts = What the score of { $name } is made of
table-nothing = Nothing
table-rematch = Rematch
table-go-rematch = Go to the rematch
table-replay = Watch the replay

## The curtain.

table-curtain = { $name } to play
table-curtain-how = Hand over the screen, then raise the curtain.
table-curtain-up = I am { $name }

## In words.

table-time-left = You have { $time } left.
table-text-title = { $game }, text mode
table-text-latest = Latest news
table-options = Your choices
table-command = Command
table-command-do = Enter
table-command-help = A number, or the first words of a choice. Escape to leave the field.
table-command-none = No choice matches.
table-command-many = Several choices match: be more precise.
table-keys = Keys
table-key-d = the decision
table-key-v = the town
table-key-m = your hand
table-key-j = journal
table-key-why = why not?
table-key-c = ask for advice
table-key-z = undo
table-key-t = back to the board
table-key-number = choose an option

# The terminal and the command line.

## What can be typed. Several words for a command: the first is the one that is shown.

term-command-help = help
term-command-why = why
term-command-hint = hint
term-command-undo = undo
term-command-journal = journal
term-command-town = town board
term-command-rules = rules rule
term-command-save = save
term-command-quit = quit exit

term-help-title = What you can type
term-help-number = The number of a choice, its notation (front:NW.N) or a few words of its name play it.
term-help-rule = The rule behind the present decision.
term-help-rule-of = The rule behind choice no. 3.
term-help-help = This page.
term-help-why = Why something is not possible: why front:NE.E, why bank east.
term-help-hint = What a good player would do in your place, with what you know.
term-help-undo = Takes back your last choice, as long as it revealed nothing and nobody has played since.
term-help-journal = All that has happened so far, for your eyes.
term-help-town = The town at full size, with the signs explained.
term-help-rules = The whole guide, one rule (rules WG-5.7) or whatever speaks of something (rules sheriff).
term-help-save = Saves the game, in its file or in the one you name.
term-help-quit = Leaves the game, which you can take up again. Ctrl-C and Ctrl-D do the same.
term-help-proof = Fingerprint of the draws of this game, whose secret is published at the end: { $hash }

## The present decision.

term-prompt = Your choice (number, help or ?):{" "}
term-no-number = There is no choice of that number: they go from 1 to { $count }.
term-several = Several choices answer to these words: { $numbers }.
term-not-understood = “{ $text }” is neither a choice nor a command; type help for the list.
term-possible = This is possible now: { $text }.
term-why-what = Why what? Give a notation or a few words: why front:NE.E, why bank east.
term-hint = What a deputy would do, with what you know:
term-saved = Game saved in { $file }.
term-not-saved = The game could not be saved in { $file } ({ $why }).
term-file-exists = { $file } is there already: choose another name.
term-bot-stumbled = { $name } stumbled ({ $why }) and played the first move allowed.
term-rule-near = There is no rule { $wanted }; see { $near }.
term-rule-none = No rule answers to “{ $wanted }”.
term-more = Enter for more, b for the page before, q to leave:{" "}
term-back = Enter to return:{" "}
term-go-on = Enter to play:{" "}
term-since = What is new to you

## Several people at one keyboard.

term-curtain-side = Pass the keyboard { $side-to }.
term-curtain = Pass the keyboard to { $who }.
term-curtain-enter = {"  "}{ $who }, press Enter when nobody else is looking:{" "}
term-hand-over = When you have seen everything, press Enter, then pass the keyboard:{" "}

## The resolution and the end.

term-story-title = The resolution
term-story-next = Step { $number } of { $count }. Enter for more, e and Enter for the end:{" "}
term-story-last = Step { $number } of { $count }. Enter to go on:{" "}
term-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
term-proof = Anybody can check the draws of this game:
term-commitment = fingerprint{"  "}{ $hash }
term-secret = secret{"       "}{ $secret }
term-verify = Game saved in { $file }; to check it: farwest verify { $file }
term-unsaved = The game is not saved; save FILE keeps it.
term-last-prompt = Enter to finish (or journal, town, rules, save):{" "}
term-over-commands = The game is over: there is still journal, town, rules, save and quit.
term-save-first = Save the game in { $file } before you leave? (yes, no, cancel) [yes]:{" "}
term-answers-no = n no non
term-answers-cancel = c cancel a annuler
term-left-saved = Game saved in { $file }. To go on with it: farwest play --resume { $file }
term-left-unsaved = Game abandoned without being saved.

## Replay.

term-replay-at = Move { $at } of { $count }, seen by: { $eyes }
term-replay-everybody = everybody
term-replay-jump = Go to move (0 to { $count }):{" "}
term-replay-keys = Enter goes on, b back, g to a move, 0 to the start, e to the end, v changes eyes, j journal, q leaves.
term-replay-unfinished = The game is not over: to look with other eyes, start again with --seat or --all.

## The command line: what is wrong.

cli-file = { $file }: { $why }
cli-which-game = Say which game you want to play; there is: { $known }.
cli-game = There is no game “{ $wanted }” here; there is: { $known }.
cli-other-game = { $file } is a game of { $game }.
cli-players = { $game } is for { $counts } players.
cli-level = There is no bot “{ $wanted }”; there is: { $known }.
cli-bot-seat = “{ $wanted }” does not name a free seat: write 2=deputy, one seat for each bot.
cli-too-many-bots = There are more bots than seats: the game has { $players }.
cli-no-seats-here = Here the bots change seats after every game: name their levels only.
cli-no-bots = Name at least one bot.
cli-too-many-names = { $people ->
    [0] All seats are taken by bots: there is nobody to name.
    [one] There are too many names: the bots leave one seat.
   *[other] There are too many names: the bots leave { $people } seats.
}
cli-name = “{ $wanted }” is not a name: give 1 to { $longest } characters, without “bot:” at the beginning.
cli-option = This game has no option “{ $wanted }”; there is: { $known }.
cli-option-value = Option { $name } takes, each once and one for each seat if need be: { $known }.
cli-resume-alone = --resume goes on with the game as it is: nothing else can be chosen ({ $what }).
cli-save-exists = { $file } is there already: go on with that game by --resume, or choose another name.
cli-position = no game can lead to this position: { $why }{ $more ->
    [0] .
    [one] {" "}(and one more impossibility).
   *[other] {" "}(and { $more } more impossibilities).
}
cli-not-json = this file is not a position written in JSON.
cli-position-over = the game is over already in this position.
cli-position-players = This position is for { $players } players.
cli-no-such-move = There is no move of that number: the game has { $count }.
cli-no-such-seat = There is no seat of that number: the game has { $count }.
cli-no-tests = There is no folder { $folder }: say where the tests are with --tests.
cli-no-option = There is no option { $wanted }; there is: { $known }.
cli-no-command = There is no command “{ $wanted }”; there is: { $known }.
cli-missing = { $what } is missing; --help says how to write it.
cli-bad-value = { $what } does not take this value: { $why }
cli-usage = The command is not written like this: { $why }

## The command line: what is said.

cli-games-players = Players: { $counts }.
cli-games-values = Values: { $values }.
cli-coverage = { $missing ->
    [0] Each of the { $rules } rules has its test.
    [one] { $rules } rules, one of them without a test.
   *[other] { $rules } rules, { $missing } of them without a test.
}
cli-coverage-rule = rule
cli-coverage-tests = tests
cli-checked-file = The file is whole: a game of { $game } for { $players } players.
cli-checked-commitment = The secret is the one whose fingerprint was announced before the game.
cli-checked-draws = The { $count } draws are what this secret gives.
cli-checked-moves = The { $count } moves follow the rules (version { $version }).
cli-checked-result = They lead to the result on record.
cli-unchecked-draws = The secret is not published: the draws cannot be checked yet.
cli-unchecked-simulated = No fingerprint was announced: the draws are possible, but nothing proves that they are fair.
cli-unchecked-result = The game is not over: there is no result yet.
cli-draw-number = no.
cli-draw-move = move
cli-draw-among = among
cli-draw-outcome = drawn
cli-draw-setup = set-up

cli-arena-bar = Games
cli-arena-bot = bot
cli-arena-share = share
cli-arena-interval = 95% interval
cli-arena-luck = luck
cli-arena-luck-above = above, { $sure }%
cli-arena-luck-below = below, { $sure }%
cli-arena-luck-even = –
cli-arena-rating = rating
cli-arena-score = score
cli-arena-time = per move
cli-arena-milliseconds = { $time } ms
cli-arena-fair = { $share }: even share
cli-arena-seats = Wins by seat: { $seats }
cli-arena-length = { $games ->
    [one] One game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $length } decisions each on average, seed { $seed }.
cli-arena-method = Every deal is played once from each seat; intervals are computed over deals, not games.
cli-arena-failures = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
} and played a random legal move instead: { $why }
cli-arena-stopped = Stopped: this is what there is so far.
cli-arena-go-on = To go on: farwest arena --resume { $file }
cli-arena-one-file = --state and --resume both name a file: give one of them.

## Wild Gangs: what is drawn.

wg-event-hidden_loot = Hidden loot
wg-event-gatling = Machine gun
wg-scouting = scouting
wg-round = round { $round } of 7
wg-resolution = resolution
wg-over = game over
wg-rounds = round { $round }/7
wg-firepower = guns
wg-closed = closed
wg-first = 1st
wg-column-hand = hand
wg-column-pile = pile
wg-column-hidden = hidden
wg-column-money = $
wg-pile = pile: { $count }
wg-hands = hands
wg-chosen = chosen
wg-up = face up
wg-down = face down
wg-loots = ${ $big } / ${ $small }
wg-card = heist { $strength }  guns { $firepower }  ${ $bounty }
wg-legend =
    5◆3★: strength 5, Coyotes, firepower 3, leader; ♀ a woman. A hollow sign (4◇1): the card lies face down.
    ?◇?: a face-down card that you do not know. [3]: choice no. 3. ◉◆●: the gangs that have looked.
    Below the loots: the strengths that you know, the best first; “?” where a card is hidden.
    After the heists: ◆600 taken by the Coyotes, ✕600 protected, –600 left where it was; a hollow sign: captured.

## Colorado County.

co-over = game over
co-lakes = lakes are laid
co-flags = round { $round } of 4, flags
co-auction = round { $round } of 4, auction { $auction } of { $auctions }
co-left = face down: { $count }
co-sale = For sale: { $cell }, by { $seller }
co-column-score = VP
co-column-now = now
co-column-cowboys = cowboys
co-column-forsale = tokens
co-column-reserve = markers
co-hand = Your cowboys:
co-opened = Opened:
co-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
co-legend =
    ▲ ● ◆ ■: the players’ markers. R G O B: a flag of that colour. ~8~: a lake and its value, in the colour of its owner.
    In brackets [·]: a cell that you may choose. (41): a cowboy in your fist. “now”: what a scoring would add.
## Dodge City: what is drawn.

dc-round = round { $round } · { $stage }
dc-over = game over
dc-stage-start = start
dc-stage-start-events = events of the start
dc-stage-move-1 = first movements
dc-stage-move-2 = second movements
dc-stage-duel-select = duel cards
dc-stage-duels = duels
dc-stage-control = control fights
dc-first = 1st
dc-worth = { $value }★
dc-neutral = neutral
dc-column-points = points
dc-column-hand = hand
dc-column-supply = supply
dc-column-money = $
dc-hand = hand
dc-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
dc-legend =
    ◆●✚▲■: the pieces of the players. A capital: a key cell. ·: a free cell, +: one that you may choose now.
    Beside a building’s name: its points, once it is open. [3]: choice no. 3.
    Below a building: who is there, and how many pieces are missing to a control; ★ in control, ✕ cut off.
    A hollow piece may be chosen now.
## Blackrock City.

bc-phase = phase { $phase }
bc-over = game over
bc-coach = stagecoach: { $silver } silver
bc-sand = the sand runs for
bc-gold = { $gold } gold
bc-nothing = safe place
bc-looted = looted
bc-reverse-NOTHING = ghost town
bc-reverse-STEAL1 = theft
bc-reverse-STEAL2 = theft ×2
bc-reverse-INDIANS = Indians
bc-column-h = ok
bc-column-hx = okX
bc-column-w = hit
bc-column-wx = hitX
bc-column-stake = bid
bc-column-cubes = cubes
bc-screen = Behind your screen: { $gold } gold, { $silver } silver.
bc-chosen = Stake in the making: { $stake }.
bc-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
bc-legend =
    3 gold +1: three bags of gold and one prisoner; below, what is on the reverse. ★: the sheriff. ◆: the pawn of that gang; hollow: the dummy’s.
    Below the stagecoach: the stakes; … still to play, ✕ renounced, – out. ∘∘: bullet holes, what the dummy stakes.
    In the table: healthy bandits (ok), healthy with an X, wounded (hit), wounded with an X, the stake, gold+silver.
    Towns follow each other clockwise from the upper left corner. [3]: choice no. 3.

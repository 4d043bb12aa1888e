# Dodge City. The words are those of the guide.

game-name = Dodge City
game-tagline = Connect the buildings, keep your nerve for the duels.
game-length = about 60 min
game-about = Buy people, place them in the buildings of the town and join them into a chain that touches four key cells. Every round takes four cards: one for the order of play, two for your movements, one for the duel. Whoever still controls a building after the duels wins its points; six points win the game.

## Options.

option-colours = Colours
    .about = The colour of each seat, in seat order. It makes no difference to play.
option-colours-red = Red
option-colours-blue = Blue
option-colours-green = Green
option-colours-yellow = Yellow
option-colours-black = Black

## Players, by the colour of their pieces.

side-red = Red
    .cap = Red
    .of = of Red
    .to = to Red
    .short = Red
    .colour = red
side-blue = Blue
    .cap = Blue
    .of = of Blue
    .to = to Blue
    .short = Blue
    .colour = blue
side-green = Green
    .cap = Green
    .of = of Green
    .to = to Green
    .short = Green
    .colour = green
side-yellow = Yellow
    .cap = Yellow
    .of = of Yellow
    .to = to Yellow
    .short = Yellow
    .colour = yellow
side-black = Black
    .cap = Black
    .of = of Black
    .to = to Black
    .short = Black
    .colour = black
side-none = nobody
    .cap = Nobody
    .of = of nobody
    .to = to nobody
    .short = Nobody
    .colour = no colour

## People: the five types.

kind-lady = lady
    .cap = Lady
    .a = a lady
    .the = the lady
    .many = ladies
kind-gunman = gunman
    .cap = Gunman
    .a = a gunman
    .the = the gunman
    .many = gunmen
kind-sheriff = sheriff
    .cap = Sheriff
    .a = a sheriff
    .the = the sheriff
    .many = sheriffs
kind-bandit = bandit
    .cap = Bandit
    .a = a bandit
    .the = the bandit
    .many = bandits
kind-cowboy = cowboy
    .cap = Cowboy
    .a = a cowboy
    .the = the cowboy
    .many = cowboys
kind-none = piece
    .cap = Piece
    .a = a piece
    .the = the piece
    .many = pieces

## Buildings: the sign, and inside a sentence.

building-saloon = Saloon
    .cap = The saloon
    .the = the saloon
    .at = in the saloon
    .of = of the saloon
building-post = Post office
    .cap = The post office
    .the = the post office
    .at = in the post office
    .of = of the post office
building-hotel = Hotel
    .cap = The hotel
    .the = the hotel
    .at = in the hotel
    .of = of the hotel
building-sheriff = Sheriff
    .cap = The sheriff’s office
    .the = the sheriff’s office
    .at = in the sheriff’s office
    .of = of the sheriff’s office
building-union = Union Pacific
    .cap = The Union Pacific station
    .the = the Union Pacific station
    .at = in the Union Pacific station
    .of = of the Union Pacific station
building-drugstore = Drugstore
    .cap = The drugstore
    .the = the drugstore
    .at = in the drugstore
    .of = of the drugstore
building-bank = Bank
    .cap = The bank
    .the = the bank
    .at = in the bank
    .of = of the bank
building-none = Town
    .cap = The town
    .the = the town
    .at = in town
    .of = of the town

## Playing cards: on the card, and inside a sentence.

card-N-LADY-5 = Lady 5
    .mid = a lady 5
card-N-LADY-6 = Lady 6
    .mid = a lady 6
card-N-LADY-7 = Lady 7
    .mid = a lady 7
card-N-GUNMAN-5 = Gunman 5
    .mid = a gunman 5
card-N-GUNMAN-6 = Gunman 6
    .mid = a gunman 6
card-N-GUNMAN-7 = Gunman 7
    .mid = a gunman 7
card-N-SHERIFF-5 = Sheriff 5
    .mid = a sheriff 5
card-N-SHERIFF-6 = Sheriff 6
    .mid = a sheriff 6
card-N-SHERIFF-7 = Sheriff 7
    .mid = a sheriff 7
card-N-BANDIT-5 = Bandit 5
    .mid = a bandit 5
card-N-BANDIT-6 = Bandit 6
    .mid = a bandit 6
card-N-BANDIT-7 = Bandit 7
    .mid = a bandit 7
card-N-COWBOY-5 = Cowboy 5
    .mid = a cowboy 5
card-N-COWBOY-6 = Cowboy 6
    .mid = a cowboy 6
card-N-COWBOY-7 = Cowboy 7
    .mid = a cowboy 7
card-C-LADY-1 = Lady •
    .mid = a lady card with 1 dot
card-C-LADY-2 = Lady ••
    .mid = a lady card with 2 dots
card-C-GUNMAN-1 = Gunman •
    .mid = a gunman card with 1 dot
card-C-GUNMAN-2 = Gunman ••
    .mid = a gunman card with 2 dots
card-C-SHERIFF-2 = Sheriff ••
    .mid = a sheriff card with 2 dots
card-C-SHERIFF-3 = Sheriff •••
    .mid = a sheriff card with 3 dots
card-C-BANDIT-2 = Bandit ••
    .mid = a bandit card with 2 dots
card-C-BANDIT-3 = Bandit •••
    .mid = a bandit card with 3 dots
card-C-COWBOY-2 = Cowboy ••
    .mid = a cowboy card with 2 dots
card-C-COWBOY-3 = Cowboy •••
    .mid = a cowboy card with 3 dots
card-I = Indian
    .mid = an Indian
card-Q = “?”
    .mid = a “?”

## Events: the title, and the text of the card.

event-EV01 = Lessons from a pro
    .mid = “Lessons from a pro”
    .about = Shooting lessons are not cheap. Pay $400.
event-EV02 = A rival’s charm
    .mid = “A rival’s charm”
    .about = One of your ladies joins an opponent of your choice, and takes $200 along.
event-EV03 = Famous beauties
    .mid = “Famous beauties”
    .about = The beauty of your ladies draws a gunman to town: place one, free.
event-EV04 = New strategy
    .mid = “New strategy”
    .about = Place one piece, free, in every building where you are present.
event-EV05 = Bonus card
    .mid = “Bonus card”
    .about = Pay $100 and draw a playing card.
event-EV06 = Deserting cowboys
    .mid = “Deserting cowboys”
    .about = Two of your cowboys join an opponent of your choice.
event-EV07 = Horse lost at poker
    .mid = “Horse lost at poker”
    .about = You have to buy your horse back. Pay $400.
event-EV08 = Cattle disease
    .mid = “Cattle disease”
    .about = Half of the herd is lost. Pay $500.
event-EV09 = Too slow on the draw
    .mid = “Too slow on the draw”
    .about = One of your gunmen leaves town.
event-EV10 = Blank cartridges
    .mid = “Blank cartridges”
    .about = One of your pieces leaves town, then pay $300.
event-EV11 = Open day at the bank
    .mid = “Open day at the bank”
    .about = Place one piece, free, anywhere, and take $600.
event-EV12 = Converts
    .mid = “Converts”
    .about = Two of your bandits turn honest and leave town.
event-EV13 = Unguarded post
    .mid = “Unguarded post”
    .about = You may place one piece, free, anywhere.
event-EV14 = Missed service
    .mid = “Missed service”
    .about = You did not go to church. Pay $200.
event-EV15 = Lost trial
    .mid = “Lost trial”
    .about = Pay $300, then one of your pieces leaves town.
event-EV16 = Dry well
    .mid = “Dry well”
    .about = A new well has to be dug. Pay $600.
event-EV17 = Broken fence
    .mid = “Broken fence”
    .about = The fence needs mending. Pay $500.
event-EV18 = Emptied cash box
    .mid = “Emptied cash box”
    .about = Pay $300, then one of your pieces leaves town.
event-EV19 = Birthday
    .mid = “Birthday”
    .about = Every opponent gives you $50.
event-EV20 = Friend of Buffalo Bill
    .mid = “Friend of Buffalo Bill”
    .about = Take $400.
event-EV21 = Absent stationmaster
    .mid = “Absent stationmaster”
    .about = Place one piece, free, in the Union Pacific station.
event-EV22 = Safe hotel
    .mid = “Safe hotel”
    .about = Place two pieces, free, in the hotel.
event-EV23 = Rival saloon
    .mid = “Rival saloon”
    .about = One of your ladies leaves town and takes $200 along.
event-EV24 = Bonus card
    .mid = “Bonus card”
    .about = Pay $100 and draw a playing card.
event-EV25 = Charmed banker
    .mid = “Charmed banker”
    .about = Take $800.
event-EV26 = Texas lead
    .mid = “Texas lead”
    .about = The doctor wants his fee. Pay $300.
event-EV27 = Insulted gunmen
    .mid = “Insulted gunmen”
    .about = Two of your gunmen join an opponent of your choice.
event-EV28 = Cattle-drive bonus
    .mid = “Cattle-drive bonus”
    .about = Take $300.
event-EV29 = A departure
    .mid = “A departure”
    .about = One of your pieces leaves town.
event-EV30 = Hired hands
    .mid = “Hired hands”
    .about = You may place one or two pieces, free, in one building.
event-EV31 = Grateful bandits
    .mid = “Grateful bandits”
    .about = Place two bandits, free, in the same building or in two.
event-EV32 = The judge wants more
    .mid = “The judge wants more”
    .about = Pay $500.
event-none = No event
    .mid = no event
    .about = Nothing happens.

## Prompts: what to decide, or whom to wait for.

prompt-start-card = Start: choose a card, the strongest goes first.
prompt-move-card = Play a card for this movement.
prompt-indian-target = Remove an opposing piece, { $left } at most, or stop.
prompt-free-building = Choose the building for your free pieces.
prompt-buy-building = Choose a building to buy pieces in, or end your movement.
prompt-buy-type = You open { $building-the }: choose the people who work there.
prompt-buy-count = How many pieces { $building-at }?
prompt-place-cell = Place a piece { $building-at } ({ $left } to place).
prompt-duel-card = Choose the card you keep for the duels.
prompt-challenge = Challenge somebody to a duel.
prompt-duel-remove = You win the duel: choose the piece that leaves.
prompt-sell-piece = { $event-mid }: you are short of money. Sell a piece.
prompt-event-building = { $event-mid }: choose a building for your free piece.
prompt-event-type = { $event-mid }: you open { $building-the }. Choose the people who work there.
prompt-event-cell = { $event-mid }: place a free piece { $building-at }.
prompt-event-opponent = { $event-mid }: choose the opponent they join.
prompt-own-piece = { $event-mid }: choose one of your pieces ({ $left } in all).
prompt-event-count = { $event-mid }: how many free pieces { $building-at }?
prompt-end = The game is over.
prompt-wait-start-card = Everybody is choosing a card for the start.
prompt-wait-move-card = { $side-cap } is choosing a card for the movement.
prompt-wait-indian-target = { $side-cap } is choosing the targets of the Indians.
prompt-wait-free-building = { $side-cap } is choosing a building for free pieces.
prompt-wait-buy-building = { $side-cap } is buying pieces.
prompt-wait-buy-type = { $side-cap } is opening { $building-the }.
prompt-wait-buy-count = { $side-cap } is buying pieces { $building-at }.
prompt-wait-place-cell = { $side-cap } is placing pieces { $building-at }.
prompt-wait-duel-card = Duel cards are being chosen.
prompt-wait-challenge = { $side-cap } is choosing whom to challenge.
prompt-wait-duel-remove = { $side-cap } wins the duel and is choosing the piece that leaves.
prompt-wait-sell-piece = { $side-cap } has to sell pieces for { $event-mid }.
prompt-wait-event-building = { $side-cap } is choosing a building for { $event-mid }.
prompt-wait-event-type = { $side-cap } is opening { $building-the }.
prompt-wait-event-cell = { $side-cap } is placing free pieces { $building-at }.
prompt-wait-event-opponent = { $side-cap } is choosing an opponent for { $event-mid }.
prompt-wait-own-piece = { $side-cap } is choosing pieces for { $event-mid }.
prompt-wait-event-count = { $side-cap } is choosing how many free pieces come { $building-at }.

## Actions, as on buttons.

action-start = { $card }
action-play = { $card }
action-keep = { $card }
action-indian = Remove the { $kind } { $side-of } on { $cell }, { $building-at }
action-indian-stop = Stop here
action-free = Free pieces { $building-at }
action-free-none = Do without the free pieces
action-buy = Buy { $building-at }
action-buy-done = End the movement
action-type = { $kind-cap }: ${ $price }, { $value ->
    [1] 1 point
   *[other] { $value } points
}
action-count = { $count ->
    [1] One piece
   *[other] { $count } pieces
}
action-cell = { $cell }
action-challenge = Challenge { $side }, { $building-at }
action-remove = Remove the piece on { $cell }
action-sell = Sell the { $kind } on { $cell }, { $building-at }, for ${ $money }
action-gain = A free piece { $building-at }
action-gain-decline = Decline
action-give-to = They join { $side }
action-lose = The { $kind } on { $cell }, { $building-at }

## Refusals: why not.

refusal-over = The game is over.
refusal-no-seat = Only those at the table play.
refusal-not-your-turn = It is up { $side-to } to decide.
refusal-chosen = You have chosen already; you may take it back until the others have chosen, too.
refusal-one-card = Your only card is your duel card.
refusal-not-in-hand = { $card } is not in your hand.
refusal-indian-at-start = No Indian may be played at the start.
refusal-no-piece-there = There is no piece on { $cell }, { $building-at }.
refusal-own-piece = The piece on { $cell }, { $building-at }, is your own.
refusal-not-your-piece = You have no piece on { $cell }, { $building-at }.
refusal-out-of-order = Pieces and cells are chosen in the order of the plan: this one comes before the one you have chosen.
refusal-too-few-later = Not enough would be left after this one for all you have to choose.
refusal-settled = { $building-cap } is settled: no piece goes there any more.
refusal-not-in-play = { $building-cap } is not in play with so few players.
refusal-full = There is no free cell left { $building-at }.
refusal-other-kind = Other people work there.
refusal-no-token = Both tokens of this type are in town already.
refusal-no-supply = You have not enough pieces left in your supply.
refusal-too-dear = You have not enough money for it.
refusal-visited = You buy building by building, in the order of the town: { $building-the } is behind you.
refusal-at-limit = No more than three pieces in one building in each of your movements.
refusal-free-first = First place your free pieces.
refusal-beyond-free = First place your free pieces: { $building-the } comes later.
refusal-too-many = There is no room, or no right, for so many.
refusal-no-such-cell = There is no cell { $cell } here.
refusal-taken = There is a piece on { $cell } already.
refusal-yourself = That is you.
refusal-no-such-seat = Nobody sits there.
refusal-has-fought = { $side-cap } has had a duel this round already.
refusal-not-there = { $side-cap } has no piece { $building-at }.
refusal-you-are-not-there = You have no piece { $building-at }.
refusal-too-cheap = This piece and the ones after it would not bring what you owe.
refusal-other-place = The card names another building.
refusal-wasteful = From there on there would not be room for all your free pieces.
refusal-compulsory = This card leaves you no choice: place the piece.
refusal-not-the-losers = The loser of the duel has no piece on { $cell }.
refusal-now-start-card = First choose a card for the start.
refusal-now-move-card = First play a card.
refusal-now-indian-target = First choose a piece to remove, or stop.
refusal-now-free-building = First choose a building for your free pieces.
refusal-now-buy-building = First choose a building, or end your movement.
refusal-now-buy-type = First choose the people who work there.
refusal-now-buy-count = First say how many pieces.
refusal-now-place-cell = First place your pieces.
refusal-now-duel-card = First choose your duel card.
refusal-now-challenge = First challenge somebody.
refusal-now-duel-remove = First remove a piece of the loser.
refusal-now-sell-piece = First sell a piece.
refusal-now-event-building = First choose a building for your free piece.
refusal-now-event-type = First choose the people who work there.
refusal-now-event-cell = First place your free pieces.
refusal-now-event-opponent = First choose an opponent.
refusal-now-own-piece = First choose one of your pieces.
refusal-now-event-count = First say how many free pieces.

## The journal: rounds and cards.

told-round = Round { $round }.
told-dealt = You are dealt { $card-mid }.
told-reshuffled = The draw pile is empty: { $count ->
    [one] the one discard is turned over
   *[other] the { $count } discards are shuffled
}.
told-chose-start = For the start you lay aside { $card-mid }.
told-chose-duel = For the duels you keep { $card-mid }.
told-retracted = You think again.
told-start-card = { $side-cap } shows { $card-mid }.
told-first = { $side-cap } has the strongest card and plays first.
told-first-drawn = Nothing but “?”: the draw makes { $side } first player.
told-surplus = { $side-cap } keeps one card for the duels and discards { $count ->
    [1] another one
   *[other] { $count } others
} face down.

## The journal: movements.

told-movement = { $movement ->
    [1] First movements.
   *[other] Second movements.
}
told-played-number = { $side-cap } plays { $card-mid } and takes ${ $money }.
told-played-character = { $side-cap } plays { $card-mid }: { $figure ->
    [1] one free piece
   *[other] { $figure } free pieces
}.
told-played-question = { $side-cap } plays { $card-mid } and draws an event.
told-played-indian = { $side-cap } sends { $card-mid } into town.
told-shot = The Indian of { $shooter } removes the { $kind } { $side-of } on { $cell }, { $building-at }.
told-free = { $side-cap } chooses { $building-the } for the free pieces.
told-free-lost = The free pieces { $side-of } are lost.
told-opened = { $building-cap } opens: { $kind-many } work there, it is worth { $value ->
    [1] 1 point
   *[other] { $value } points
}.
told-bought = { $side-cap } brings { $count ->
    [1] one piece
   *[other] { $count } pieces
} into { $building-the } and pays ${ $money }.
told-bought-at = { $side-cap } brings { $count ->
    [1] one { $kind }
   *[other] { $count } { $kind-many }
} into { $building-the } ({ $cells }) { $money ->
    [0] free of charge
   *[other] for ${ $money }
}.
told-placed = { $side-cap } places a { $kind } on { $cell }, { $building-at }.
told-placed-at = { $side-cap } places { $count } { $kind-many } { $building-at }: { $cells }.
told-neutral = { $building-cap } is full and controlled by nobody: it becomes neutral.

## The journal: events.

told-event = { $side-cap } draws { $event-mid }: “{ $event-about }”
told-no-effect = { $event-mid } has no further effect for { $side }.
told-declined = { $side-cap } does without { $event-mid }.
told-got = { $side-cap } takes ${ $money }.
told-paid = { $side-cap } pays ${ $money }.
told-forgiven = { $side-cap } cannot pay more: ${ $money } are forgiven.
told-gift = { $side-cap } pays ${ $money } { $other-to }.
told-sold = { $side-cap } sells the { $kind } on { $cell }, { $building-at }, for ${ $money }.
told-removed = The { $kind } { $side-of } on { $cell }, { $building-at }, leaves town.
told-gave = The { $kind } { $side-of } on { $cell }, { $building-at }, joins { $other }.
told-gave-nobody = The { $kind } { $side-of } on { $cell }, { $building-at }, leaves: { $other } has no piece to replace it.
told-bonus = { $side-cap } draws a playing card.
told-bonus-own = You draw { $card-mid }.

## The journal: duels.

told-duels = Duels.
told-challenger = { $side-cap } looks for an opponent.
told-passed = { $side-cap } passes.
told-challenge = { $side-cap } challenges { $other } { $building-at }.
told-duel-card = { $side-cap } turns over { $card-mid }.
told-winner = { $side-cap } wins the duel.
told-no-winner = Nobody wins the duel.
told-taken = { $winner-cap } removes the { $kind } { $side-of } on { $cell }, { $building-at }.
told-contested = Several players control { $building-the }: their duel cards decide.
told-contest = Control fight { $building-at }: the duel cards of all who control it are compared.
told-contest-card = { $side-cap } fights with { $card-mid }.
told-dominant = { $side-cap } has the strongest card { $building-at }.
told-undecided = Nobody has a card that could win { $building-the }: everything stays as it is.

## The journal: settlement and the end.

told-settled = { $building-cap } goes { $side-to }: { $value ->
    [1] 1 point
   *[other] { $value } points
} and ${ $money }. That makes { $points ->
    [1] 1 point
   *[other] { $points } points
} in all.
told-tie = { $side-cap } draws { $card-mid } to break the tie.
told-end = The game is over.
told-rank = { $place ->
    [1] { $side-cap } wins
    [2] { $side-cap } comes second
    [3] { $side-cap } comes third
    [4] { $side-cap } comes fourth
   *[other] { $side-cap } comes fifth
} with { $points ->
    [1] 1 point
   *[other] { $points } points
}.

## Why the game ended.

reason-points = Six points or more: the most points win.
reason-settled = Every building is settled: the most points win.
reason-rounds = Forty rounds have been played: the most points win.

## Advice: why one might choose so.

advice-question = An event costs more often than it brings: better now than in the duel.
advice-raid = Somebody is close to a connection: the Indians can break it.
advice-raid-idle = There is nobody to be afraid of yet.
advice-money = It brings ${ $money } to buy people with.
advice-people = { $count ->
    [1] It brings a piece that costs nothing.
   *[other] It brings { $count } pieces that cost nothing.
}
advice-duel-card = It is the card that shoots best.
advice-duel-weak = It wins no duel.
advice-start-question = The start is the best place to get rid of it.
advice-start-strong = It may well make you first player.
advice-start-keep = You can do without this one, and keep the better ones.
advice-control = This piece connects four key cells: you control { $building-the }.
advice-block = It stands in the way { $side-of }, who was about to connect { $building-at }.
advice-nearer = { $missing ->
    [1] After this one piece is missing { $building-at }.
   *[other] After this { $missing } pieces are missing { $building-at }.
}
advice-break = It breaks the connection { $side-of } { $building-at }.
advice-set-back = It sets { $side } back { $building-at }.
advice-challenge-strong = Your card is strong, and the pieces { $side-of } { $building-at } are worth a shot.
advice-challenge = A duel must be fought: with { $side } { $building-at } there is least to lose.
advice-save = The money is better kept.
advice-in-the-way = You cannot connect { $building-at } any more, but stand in the way.
advice-fortify = You control { $building-the }: more pieces make the chain safer.
advice-build = { $missing ->
    [1] One piece is missing to a connection { $building-at }.
   *[other] { $missing } pieces are missing to a connection { $building-at }.
}
advice-spare = You can do without this piece best.
advice-type = { $value ->
    [1] 1 point
   *[other] { $value } points
} for ${ $price } a piece.

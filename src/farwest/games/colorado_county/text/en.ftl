# Colorado County. The words are those of the guide.

game-name = Colorado County
game-tagline = Fist against fist for the best land around the lakes.
game-length = 45 to 60 min
game-about = Settlers bid numbered cowboys in closed fists for the right to claim plots around flags. Four rounds, four scorings of the same four things, borders, lakes, doubles and the largest domain, each time with other weights.

## Options.

option-lakes = Lakes
    .about = Where the six lakes lie: as recommended for a first game, laid by the players one after the other, or drawn by lot.
option-lakes-recommended = Recommended layout
option-lakes-free = Laid by the players
option-lakes-random = Drawn by lot
option-colours = Colours
    .about = The colour of each seat, in the order of the seats. It changes nothing in the game.
option-colours-orange = Orange
option-colours-brown = Brown
option-colours-red = Red
option-colours-black = Black

## Players, by the colour of their markers.

colour-orange = Orange
    .of = Orange’s
    .marker = orange
colour-brown = Brown
    .of = Brown’s
    .marker = brown
colour-red = Red
    .of = Red’s
    .marker = red
colour-black = Black
    .of = Black’s
    .marker = black

## Flags.

flag-red = red
    .flag = red flag
    .the = the red flag
    .letter = R
flag-green = green
    .flag = green flag
    .the = the green flag
    .letter = G
flag-orange = orange
    .flag = orange flag
    .the = the orange flag
    .letter = O
flag-blue = blue
    .flag = blue flag
    .the = the blue flag
    .letter = B

## Lakes.

lake-LK3 = Beaver Pond
    .value = 3
lake-LK4 = Coyote Pond
    .value = 4
lake-LK5 = Bison Lake
    .value = 5
lake-LK6 = Eagle Lake
    .value = 6
lake-LK7 = Rattlesnake Lake
    .value = 7
lake-LK8 = Grand Lake
    .value = 8

## Figures of the land cards.

figure-F1 = Single
    .shape = one star
figure-F2 = Neighbours
    .shape = two stars side by side
figure-F3 = Diagonal
    .shape = two stars, corner to corner
figure-F4 = Skip
    .shape = two stars, one field between them
figure-F5 = Long skip
    .shape = two stars, two fields between them
figure-F6 = Right knight
    .shape = two stars, two forward and one to the right
figure-F7 = Left knight
    .shape = two stars, two forward and one to the left

## Prompts: what to decide, or whom to wait for.

prompt-lake = Choose the lake that you will lay.
prompt-turn = Turn { $lake } as you like.
prompt-anchor = Choose where { $lake } goes: the cell of its top left corner.
prompt-colour = Choose the flag that you will place.
prompt-flag = Place the { $flag-flag }: on free land, not beside another flag.
prompt-sell = Sale window: sell a plot with a For Sale token, or pass.
prompt-interest = { $seller } is selling { $cell }: are you interested?
prompt-pay = You are the only one who wants { $cell }: choose the cowboy that you give { $seller }.
prompt-sale-bid-count = Several want { $cell }: how many cowboys are in your fist? At least one.
prompt-sale-bid-token = Put { $left ->
    [one] one more cowboy
   *[other] { $left } more cowboys
} into your fist, the highest first.
prompt-bid-count = How many cowboys are in your fist? None is a bid, too.
prompt-bid-token = Put { $left ->
    [one] one more cowboy
   *[other] { $left } more cowboys
} into your fist, the highest first.
prompt-closed = You have decided. Until everybody has, you may still change your mind.
prompt-card = Choose a card.
prompt-first = Card { $card }: choose the { $flag-flag } that makes way for your marker.
prompt-second = Card { $card }: choose the cell for your second marker.
prompt-end = The game is over.
prompt-wait-lake = { $side } is choosing a lake to lay.
prompt-wait-turn = { $side } is laying { $lake }.
prompt-wait-anchor = { $side } is laying { $lake }.
prompt-wait-colour = { $side } is placing a flag.
prompt-wait-flag = { $side } is placing the { $flag-flag }.
prompt-wait-sell = Sale window: { $side } may sell a plot.
prompt-wait-interest = { $seller } is selling { $cell }: the others say whether they are interested.
prompt-wait-pay = { $side } is buying { $cell } from { $seller } and choosing a cowboy to give.
prompt-wait-sale-bid = { $seller } is selling { $cell }: several players bid for it in secret.
prompt-wait-bid = Everybody is bidding in secret.
prompt-wait-card = { $side } is choosing a card.
prompt-wait-first = { $side } is placing a marker with card { $card }.
prompt-wait-second = { $side } is placing the second marker of card { $card }.

## Actions, as on buttons.

action-lake = { $lake } (value { $lake-value })
action-turn = { $degrees ->
    [0] As drawn
   *[other] Turned by { $degrees }°
}
action-anchor = Lay the lake on { $cell }
action-colour = The { $flag-flag }
action-flag = A flag on { $cell }
action-pass = Pass
action-pass-round = Pass for the rest of the round
action-ask-again = Ask me again about sales
action-sell = Sell { $cell }
action-no = Not interested
action-yes = Interested
action-pay = Give cowboy { $number }
action-count = { $number ->
    [0] No cowboy
    [one] { $number } cowboy
   *[other] { $number } cowboys
}
action-token = Cowboy { $number }
action-card = Card { $card }: { $flag-flag }, { $figure } ({ $figure-shape })
action-first = First marker on { $cell }
action-second = Second marker on { $cell }

## Refusals: why not.

refusal-over = The game is over.
refusal-no-seat = You do not play at this table.
refusal-not-your-turn = It is up to { $side } to decide.
refusal-closed = You have decided already; take your choice back to change it.
refusal-not-asked-interest = You are not asked: it takes a cowboy to pay with and a marker to place, and the plot must not be your own.
refusal-not-asked-sale-bid = Only those who are interested bid for the plot, and only if they have a choice.
refusal-not-asked-bid = You have no cowboys: your bid is zero.
refusal-now-lake = First choose the lake that you will lay.
refusal-now-turn = First choose how the lake is turned.
refusal-now-anchor = First choose where the lake goes.
refusal-now-colour = First choose a flag.
refusal-now-flag = First choose a cell for the flag.
refusal-now-sell = First sell a plot or pass.
refusal-now-interest = First say whether you are interested.
refusal-now-pay = First choose the cowboy that you give.
refusal-now-bid-count = First say how many cowboys you bid.
refusal-now-bid-token = First complete your bid.
refusal-now-sale-bid-count = First say how many cowboys you bid for the plot.
refusal-now-sale-bid-token = First complete your bid for the plot.
refusal-now-card = First choose a card.
refusal-now-first = First choose a flag for your marker.
refusal-now-second = First choose a cell for your second marker.
refusal-lake-laid = { $lake } already lies on the board.
refusal-no-such-turn = Turned like that, { $lake } looks the same as in another way.
refusal-no-room-for-turn = Turned like that, { $lake } fits nowhere.
refusal-lake-leaves-board = On { $cell } { $lake } would reach beyond the board.
refusal-lake-overlaps = On { $cell } { $lake } would cover another lake.
refusal-no-such-flag = You have no { $flag-flag } left to place.
refusal-on-water = { $cell } is under water.
refusal-on-marker = There is already a marker on { $cell }.
refusal-on-flag = A flag stands on { $cell }: the second marker may not take its place.
refusal-flag-there = There is already a flag on { $cell }.
refusal-beside-flag = { $cell } is beside another flag.
refusal-not-your-plot = { $cell } is not yours: you can only sell your own plots.
refusal-count-said = You have said that you bid { $count ->
    [0] nothing
    [one] one cowboy
   *[other] { $count } cowboys
}; take your choice back to change it.
refusal-empty-fist = Whoever is interested bids at least one cowboy.
refusal-too-many = You have only { $size ->
    [one] one cowboy
   *[other] { $size } cowboys
}.
refusal-count-first = First say how many cowboys you bid.
refusal-not-in-hand = You do not have cowboy { $number }.
refusal-not-lower = Cowboys are picked the highest first: { $number } is not lower than the last one.
refusal-too-low = With { $number } there would not be enough lower cowboys left to make { $count }.
refusal-card-not-shown = Card { $card } does not lie there to be taken.
refusal-no-flag-of-card = No { $flag-flag } stands on { $cell }.
refusal-not-a-star = However you turn the card, its second star never comes to lie on { $cell }.
refusal-not-passing = You are asked about sales anyway.

## The journal: set-up and flags.

told-start = The draw falls on { $side }, who starts the first round.
told-hand = Your cowboys: { $cowboys }.
told-lake = { $side } lays { $lake } on { $cells }.
told-round = Round { $round } of 4; { $side } starts.
told-flag = { $side } places the { $flag-flag } on { $cell }.

## The journal: auctions.

told-auction = Auction { $auction } of { $auctions }.
told-card = Card { $card }: { $flag-flag }, { $figure }.
told-bid = { $side } bids { $count ->
    [one] one cowboy
   *[other] { $count } cowboys
}: { $cowboys }.
told-bid-nothing = { $side } bids nothing.
told-nobody-bid = Nobody has bid: no card is taken.
told-took = { $side } takes card { $card }: { $flag-flag }, { $figure }.
told-no-markers = { $side } has no marker left, and the card is lost.
told-first = { $side } takes the place of the { $flag-flag } on { $cell }.
told-second = { $side } places a second marker on { $cell }.
told-no-second = There is no room for { $side-of } second marker.
told-last-marker = That was { $side-of } last marker: there is none for the second star.
told-discarded = Nobody takes card { $card } ({ $flag-flag }, { $figure }); it is out of the game, and its flags stay.
told-draws = { $side } draws { $count ->
    [0] nothing: the bag is empty.
    [one] one cowboy.
   *[other] { $count } cowboys.
}
told-drew = You draw { $cowboys }.
told-lake-taken = { $side } takes { $lake }.
told-lake-won = { $side } takes { $lake } from { $rival }.
told-lake-lost = { $rival } loses { $lake }, which belongs to nobody now.

## The journal: sales.

told-pass-round = { $side } will sell nothing for the rest of the round.
told-ask-again = { $side } may want to sell after all.
told-sale = { $side } offers { $cell } for sale.
told-yes = { $side } is interested in { $cell }.
told-no = { $side } is not interested in { $cell }.
told-not-bought = Nobody buys { $cell }: it is free land again.
told-paid = { $side } gives { $seller } one cowboy.
told-paid-which = Between you: { $side } gives { $seller } cowboy { $number }.
told-sale-bid = { $side } bids { $count ->
    [one] one cowboy
   *[other] { $count } cowboys
} for the plot: { $cowboys }.
told-bought = { $side } buys { $cell } from { $seller }.

## The journal: scoring.

told-scoring = Scoring of round { $round }.
told-borders = Borders: { $side } has { $count }, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} ({ $cells }).
told-lake-points = Lakes: { $side } owns { $lake }, { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cells }).
told-doubles = Doubles: { $side } has { $count }, { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $cells }).
told-domain = Largest domain: { $side } has { $count ->
    [one] one plot
   *[other] { $count } plots
}, { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
} ({ $cells }).
told-total = { $side }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in this round, { $score } in all.
told-end = The fourth scoring is done: the screens are lifted.
told-hand-shown = { $side } has { $count ->
    [0] no cowboys left.
    [one] one cowboy left: { $cowboys }.
   *[other] { $count } cowboys left: { $cowboys }.
}
told-rank = { $place ->
    [1] { $side } wins
    [2] { $side } comes second
    [3] { $side } comes third
   *[other] { $side } comes fourth
} with { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Why the game ended.

reason-settled = Four rounds are scored: most points win.

## Advice: why one might choose so.

advice-lake = This takes { $lake }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} in this round.
advice-shore = This strengthens you on the shore: { $lake }.
advice-double = This makes a double: { $points ->
    [one] 1 point
   *[other] { $points } points
} in this round.
advice-domain = This makes your largest domain { $size ->
    [one] one plot
   *[other] { $size } plots
}.
advice-border = This makes { $count ->
    [one] your first border.
   *[other] { $count } borders of yours.
}
advice-room = Nothing at once, but it is your land.
advice-flag-own = Beside your own land: one more marker there makes a double or a domain.
advice-flag-lake = On the shore there will be somebody to fight for it: { $lake }.
advice-flag-border = Borders count most in the first rounds.
advice-flag-away = Far from everything: nobody gains much there.
advice-bid = The best card here is worth about { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} to you: that is { $count ->
    [one] one cowboy
   *[other] { $count } cowboys
}’s worth.
advice-nothing = The cards are not worth it: two cowboys for nothing are.
advice-high = A high number on top wins a tie.
advice-fill-low = Low numbers fill the fist just as well.
advice-plot-bid = That is what the plot is worth to you.
advice-sell = Two cowboys are worth more than this plot.
advice-keep = None of your plots is worth selling now.
advice-not-worth = The plot does not do enough for you.
advice-pay-low = One cowboy is as good as another in payment: the lowest will do.

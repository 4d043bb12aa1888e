# Words that stand on the board of Colorado County, and what a closer look says.

## Names.

board-score = { $amount } VP
board-side-orange = Orange
    .cap = Orange
    .short = Orange
    .colour = orange
board-side-brown = Brown
    .cap = Brown
    .short = Brown
    .colour = brown
board-side-red = Red
    .cap = Red
    .short = Red
    .colour = red
board-side-black = Black
    .cap = Black
    .short = Black
    .colour = black
board-flag-red = red
    .letter = R
    .name = red flag
    .many = Red flags
    .plural = red
board-flag-green = green
    .letter = G
    .name = green flag
    .many = Green flags
    .plural = green
board-flag-orange = orange
    .letter = O
    .name = orange flag
    .many = Orange flags
    .plural = orange
board-flag-blue = blue
    .letter = B
    .name = blue flag
    .many = Blue flags
    .plural = blue
board-lake-LK3 = Beaver Pond
    .the = Beaver Pond
    .of = of Beaver Pond
board-lake-LK4 = Coyote Pond
    .the = Coyote Pond
    .of = of Coyote Pond
board-lake-LK5 = Bison Lake
    .the = Bison Lake
    .of = of Bison Lake
board-lake-LK6 = Eagle Lake
    .the = Eagle Lake
    .of = of Eagle Lake
board-lake-LK7 = Rattlesnake Lake
    .the = Rattlesnake Lake
    .of = of Rattlesnake Lake
board-lake-LK8 = Grand Lake
    .the = Grand Lake
    .of = of Grand Lake
board-figure-F1 = Single
board-figure-F2 = Neighbours
board-figure-F3 = Diagonal
board-figure-F4 = Skip
board-figure-F5 = Long skip
board-figure-F6 = Right knight
board-figure-F7 = Left knight

## How far the game has come.

board-over = Game over
board-laying = Laying the lakes
board-planting = Round { $round } of { $rounds }, flags
board-auction = Round { $round } of { $rounds }, auction { $auction } of { $auctions }

## The map.

board-county = The county
board-regions = Zoom into a part of the county
board-region-all = The whole county
board-region-nw = North-west, A to H, 1 to 5
board-region-ne = North-east, H to O, 1 to 5
board-region-sw = South-west, A to H, 6 to 10
board-region-se = South-east, H to O, 6 to 10
board-water = water, { $lake }
board-plot = plot of { $side }
board-free = free land
board-border = border
board-shore = lake field { $lake-of }
board-pawn = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The ledger.

board-offer = Cards
board-deck = { $count ->
    [0] deck empty
   *[other] { $count } left
}
board-left-of = { $flag-plural }: { $count }
board-bag = { $count ->
    [0] The bag is empty.
    [one] One cowboy in the bag.
   *[other] { $count } cowboys in the bag.
}
board-no-card = No card turned up.
board-card = Card { $card }, { $flag } flag, { $figure }, { $stars ->
    [one] one star
   *[other] two stars
}
board-taken = taken
board-standings = What round { $round } pays
board-pays = pays
board-category-border = Borders
board-category-lake = Lakes
board-category-double = Doubles
board-category-domain = Domain
board-places = { $first } / { $second }
board-each = { $points } each
board-own-worth = worth
board-with = points, with
board-now = Now
board-past = Round { $round }
board-fists = Opened fists
board-fists-auction = Last fists
board-fists-sale = Fists of the sale
board-rank = { $rank }.
board-empty-hand = empty hand
board-none = no cell
board-nobody = nobody

## The tray.

board-screen = Your cowboys
board-no-cowboy = Not one cowboy left.
board-cowboy = Cowboy { $number }
board-token = Put the { $number } into your fist
board-pay = Pay with the { $number }
board-tick = Tick the cowboys of your fist
board-tick-first = Tick one cowboy at least, or hold out an empty hand.
board-bid = { $count ->
    [0] Nothing in your fist
    [one] One cowboy, the { $top }
   *[other] { $count } cowboys, the highest { $top }
}
board-bid-rule = How many first, then the highest number.
board-bid-fate = All bids go to the bag; the lowest offer draws two.
board-seal = Hold out your fist
board-act-empty = Empty hand
board-closed = { $count ->
    [0] Your fist is closed, and empty.
    [one] Your fist is closed around one cowboy.
   *[other] Your fist is closed around { $count } cowboys.
}
board-open-again = Open it again
board-name-more = { $count ->
    [one] One more cowboy for your fist
   *[other] { $count } more cowboys for your fist
}
board-stock = Your flags
board-flags-left = { $count ->
    [one] One { $flag } flag
   *[other] { $count } { $flag } flags
}
board-then-flag = Plant the { $flag } flag
board-lakes-lake = Lakes to lay
board-lakes-turn = Which way round
board-lake-tile = { $lake }, worth { $value }
board-turn = { $turn ->
    [0] Not turned
    [1] A quarter turn
    [2] Half a turn
   *[other] Three quarter turns
}
board-for-sale = { $side } puts { $cell } up for sale.
board-answered-yes = You are interested.
board-answered-no = You are not interested.
board-answer-again = Think again
board-act-pass = Sell nothing
board-act-pass-round = Sell nothing all round
board-act-ask-again = Ask me again whether I sell
board-act-no = Not interested
board-act-yes = Interested

## Players.

board-cowboys = { $count ->
    [0] cowboys
    [one] cowboy
   *[other] cowboys
}
board-forsale = { $count } for sale
board-reserve = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}
board-start = starts
board-passing = sells no more
board-known = Cowboys that you know to be there:
board-bag-title = The bag
board-bag-known = Put back since the last draw, so surely in the bag: { $numbers }.
board-zoom = Tap a region to see it larger

## What is to be decided.

board-prompt-bid = Make your bid in secret
board-prompt-sale-bid = Make your bid for { $cell }
board-prompt-first = { $figure }: choose the { $flag-flag } that makes way for your marker.
board-prompt-second = { $figure }: choose the cell for your second marker.
board-prompt-wait-first = { $side } is placing a marker with the card “{ $figure }”.
board-prompt-wait-second = { $side } is placing the second marker of the card “{ $figure }”.
board-detail-lake = { $count ->
    [one] one lake to lay
   *[other] { $count } lakes to lay
}
board-detail-turn = the ways that still fit
board-detail-anchor = { $count ->
    [one] one place only
   *[other] { $count } places: the top left corner of the lake
}
board-detail-colour = then a free cell, away from the other flags
board-detail-flag = a free cell, with no flag beside it
board-detail-sell = you draw two cowboys, whatever happens
board-detail-interest = nobody sees your answer before the others have theirs
board-detail-pay = one cowboy of your choice; only the seller will see it
board-detail-sale-bid = one cowboy at least; losers take theirs back
board-detail-bid = { $cards ->
    [0] nothing is a bid too
    [one] one card to be had
   *[other] { $cards } cards to be had, one each
}
board-detail-card = { $count ->
    [one] one card
   *[other] { $count } cards; or choose a flag at once
}
board-detail-first = { $count ->
    [one] one flag
   *[other] { $count } flags
}
board-detail-second = { $count ->
    [one] one cell
   *[other] { $count } cells
}
board-step-lake = Lake
board-step-turn = Turn
board-step-anchor = Place
board-step-colour = Colour
board-step-flag = Cell
board-step-sell = Sale
board-step-interest = Interested
board-step-pay = Payment
board-step-sale-bid = Bid
board-step-bid = Bid
board-step-card = Card
board-step-first = Flag
board-step-second = Star
board-step-empty = Cowboys are ticked further down; or else

## A closer look.

board-cell = Cell { $cell }
board-is-plot = A plot of { $side }.
board-is-flag = A { $flag } flag: a card of its colour makes a plot of it.
board-is-border = Free land, on the border.
board-is-free = Free land.
board-shore-of-none = Lake field { $lake-of }, which nobody owns.
board-shore-of = Lake field { $lake-of }: owned by { $side }, { $count ->
    [one] with one field
   *[other] with { $count } fields
}.
board-from-border = Your borders: { $before } → { $after }.
board-from-doubles = Your doubles: { $before } → { $after }.
board-from-domain = Your largest domain: { $before } → { $after }.
board-nothing-changes = At the scoring, this cell would change nothing for you.
board-wins-lake = You take { $lake-the }.
board-total-with = At the rates of round { $round }: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
board-total-without = Without this plot, at the rates of round { $round }: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
board-do-flag = Plant it on { $cell }
board-do-anchor = Lay the lake at { $cell }
board-do-sell = Sell { $cell }
board-do-first = Take the flag on { $cell }
board-do-second = Put the star on { $cell }
board-do-card = Take this card
board-lake = { $lake }
board-lake-pays = Pays { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the next scoring, { $value } at the last.
board-lake-owner = Owned by { $side }.
board-lake-unowned = Owned by nobody.
board-fields = { $side }: { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
board-fields-free = { $count ->
    [0] No field without a marker.
    [one] One field without a marker.
   *[other] { $count } fields without a marker.
}
board-card-title = { $figure }, { $flag } flag
board-card-one = One marker in the place of a { $flag } flag.
board-card-two = One marker in the place of a { $flag } flag, a second one at the star: turn the card, never mirror it.

## The end, and the game in words.

board-part-border = Borders
board-part-lake = Lakes
board-part-double = Doubles
board-part-domain = Domains
board-part-tie = Tie, cowboys left: { $count }
board-text-lakes = Lakes
board-text-lake = Lake
board-text-water = Water
board-text-owner = Owner

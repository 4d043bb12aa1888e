# Words that stand on the board of Dodge City, and what a closer look says.

## Key cells.

key-bottles = bottles
key-dollar = dollar
key-revolver = revolver
key-key = key
key-letter = letter
key-seal = seal
key-telegraph = telegraph
key-mailbag = mailbag
key-bed = bed
key-lamp = lamp
key-tub = tub
key-bell = bell
key-star = star
key-handcuffs = handcuffs
key-rifle = rifle
key-wanted = wanted poster
key-locomotive = locomotive
key-ticket = ticket
key-clock = clock
key-wagon = wagon
key-signal = signal
key-scales = scales
key-mortar = mortar
key-jar = jar
key-pills = pills
key-safe = safe
key-gold = gold bars
key-vault = vault

## The town.

board-yours = You
board-name-indian = Indian
board-name-question = Event

board-town = Dodge City
board-plans = The buildings in small
board-over = Game over
board-headline = Round { $round }, { $stage }
board-stage-start = start
board-stage-start-events = events of the start
board-stage-move-1 = first movements
board-stage-move-2 = second movements
board-stage-duel-select = duel cards
board-stage-duels = duels
board-stage-control = control fights
board-stage-end = end
board-house = { $building }
board-house-unopened = Unopened: whoever enters first chooses its type.
board-house-neutral = Neutral: nobody can win it any more.
board-house-open = Work for { $kind-many }, ${ $price } each. Worth { $value ->
    [one] 1 point
   *[other] { $value } points
} and ${ $reward }.
board-house-owned = { $side } controls it for good: { $value ->
    [one] 1 point
   *[other] { $value } points
} and ${ $reward } ({ $kind-many }).
board-house-contested = Contested: the strongest duel card will have it.
board-meter = { $side }: { $keys } of 4 key cells, { $missing ->
    [-1] cut off
    [0] in control
    [one] 1 piece missing
   *[other] { $missing } pieces missing
}.
board-shut = Unopened
board-neutral = Neutral
board-points-and = { $points ->
    [one] 1 point
   *[other] { $points } points
} and ${ $reward }
board-type-of = Type of the building: { $building }
board-type = { $people-cap }: ${ $price } a piece, { $value ->
    [one] 1 point
   *[other] { $value } points
}
board-prices = People and prices
board-price = { $people-cap }: ${ $price } a piece, a building of them is worth { $value ->
    [one] 1 point
   *[other] { $value } points
}, { $left ->
    [0] no token left
    [one] 1 token left
   *[other] { $left } tokens left
}
board-worth = { $value ->
    [one] 1 point
   *[other] { $value } points
}
board-tokens = { $left ->
    [0] none left
    [one] 1 token
   *[other] { $left } tokens
}
board-kind = { $people-cap }
board-kind-about = ${ $price } a piece, ${ $resale } when sold. A building of them brings { $value ->
    [one] 1 point
   *[other] { $value } points
} and ${ $reward }. { $left ->
    [0] No token is left: no other building can be of this type.
    [one] One token is left.
   *[other] { $left } tokens are left.
}
board-spot = { $building }, { $cell }
board-spot-free = { $building } { $cell }, free
board-spot-piece = { $building } { $cell }, piece { $side-of }
board-spot-key = { $building } { $cell }, key cell: { $key }
board-do-place = Place on { $cell }
board-do-take = Take the piece on { $cell }

## What a piece would change.

board-with-0 = Touches no key cell. { $missing ->
    [one] 1 piece would be missing.
   *[other] { $missing } pieces would be missing.
}
board-with-1 = Touches { $one }: 1 of 4. { $missing ->
    [one] 1 piece would be missing.
   *[other] { $missing } pieces would be missing.
}
board-with-2 = One group touches { $one } and { $two }: 2 of 4. { $missing ->
    [one] 1 piece would be missing.
   *[other] { $missing } pieces would be missing.
}
board-with-3 = One group touches { $one }, { $two } and { $three }: 3 of 4. { $missing ->
    [one] 1 piece would be missing.
   *[other] { $missing } pieces would be missing.
}
board-with-control-4 = Control! One group touches { $one }, { $two }, { $three } and { $four }. It counts after the duels.
board-with-control-5 = Control! One group touches { $one }, { $two }, { $three }, { $four } and { $five }. It counts after the duels.
board-with-cut-0 = Touches no key cell, and you are cut off.
board-with-cut-1 = Touches { $one }, but you are cut off.
board-with-cut-2 = One group touches { $one } and { $two }, but you are cut off.
board-with-cut-3 = One group touches { $one }, { $two } and { $three }, but you are cut off.
board-rival = { $side } would need { $after ->
    [one] 1 piece
   *[other] { $after } pieces
} instead of { $before }.
board-rival-cut = { $side } would be cut off.
board-without = { $side }: { $keys } of 4 key cells now, { $then } then. { $before ->
    [-1] Cut off now
    [0] In control now
   *[other] { $before ->
        [one] one piece
       *[other] { $before } pieces
    } short now
}, { $after ->
    [-1] cut off then
    [0] still in control then
   *[other] { $after ->
        [one] one piece
       *[other] { $after } pieces
    } short then
}.
board-standing-0 = { $side }: { $groups ->
    [one] one group
   *[other] { $groups } groups
}, no key cell. { $missing ->
    [-1] Cut off.
    [one] 1 piece missing.
   *[other] { $missing } pieces missing.
}
board-standing-1 = { $side }: { $groups ->
    [one] one group
   *[other] { $groups } groups
}, at { $one }. { $missing ->
    [-1] Cut off.
    [one] 1 piece missing.
   *[other] { $missing } pieces missing.
}
board-standing-2 = { $side }: { $groups ->
    [one] one group
   *[other] { $groups } groups
}, the best at { $one } and { $two }. { $missing ->
    [-1] Cut off.
    [one] 1 piece missing.
   *[other] { $missing } pieces missing.
}
board-standing-3 = { $side }: { $groups ->
    [one] one group
   *[other] { $groups } groups
}, the best at { $one }, { $two } and { $three }. { $missing ->
    [-1] Cut off.
    [one] 1 piece missing.
   *[other] { $missing } pieces missing.
}
board-standing-4 = { $side } is in control: { $one }, { $two }, { $three } and { $four }.
board-standing-5 = { $side } is in control: { $one }, { $two }, { $three }, { $four } and { $five }.

## Cards.

board-hand = Your hand
board-chosen = chosen
board-duel-card = duel card
board-card-number = { $people-cap } { $figure }
board-card-character = { $people-cap }, { $figure ->
    [one] 1 dot
   *[other] { $figure } dots
}
board-card-indian = Indian
board-card-question = “?”
board-effect-number = worth ${ $money } in a movement
board-effect-character = { $figure ->
    [one] 1 free { $people }
   *[other] { $figure } free { $people-many }
} in a movement
board-effect-indian = takes up to three rival pieces off in a movement
board-effect-question = draws an event
board-short-number = ${ $money }
board-short-character = { $figure ->
    [one] 1 free
   *[other] { $figure } free
}
board-short-indian = removes three
board-short-question = draw an event
board-force = strength { $strength }
board-strength = Strength { $strength }: { $stronger ->
    [0] none of the { $unseen } cards you have not seen is stronger
    [one] one of the { $unseen } cards you have not seen is stronger
   *[other] { $stronger } of the { $unseen } cards you have not seen are stronger
}.
board-plays-number = You receive ${ $money }, then you buy and place.
board-plays-character = { $figure ->
    [one] 1 { $people } is
   *[other] { $figure } { $people-many } are
} free, in one building of this type or a new one.
board-plays-indian = You take up to three rival pieces off the board, wherever they stand. They go back to their owners.
board-plays-question = You draw an event and carry it out. More are bad than good.
board-starts-indian = An Indian cannot be played in the start phase.
board-starts-question = Cannot make you first unless everybody plays one. You draw an event.
board-keeps-indian = You will not challenge, and if challenged you are unarmed.
board-keeps-question = Wins no duel and draws an event when it is shown.

## The tray.

board-help-start-card = The strongest card goes first all round. People count before figures: lady, gunman, sheriff, bandit, cowboy.
board-help-move-card = A figure brings money, dots bring free people, “?” an event, an Indian takes rival pieces. Keep a strong card for the duel.
board-help-duel-card = This card fights for you: people count before figures. A “?” and an Indian win nothing.
board-option-points = { $points ->
    [one] 1 point
   *[other] { $points } points
} so far
board-option-free = { $count ->
    [one] 1 free cell
   *[other] { $count } free cells
}
board-option-type = ${ $price } a piece, { $value ->
    [one] 1 point
   *[other] { $value } points
}
board-option-challenge = { $side }, { $building }
board-option-rival = { $pieces ->
    [one] 1 piece
   *[other] { $pieces } pieces
}, { $keys } of { $needed } key cells
board-chances = Where you stand
board-chance = { $missing ->
    [-1] cut off, { $keys } of 4
    [0] in control: { $value ->
        [one] 1 point
       *[other] { $value } points
    }
   *[other] { $keys } of 4 key cells, { $missing ->
        [one] one piece
       *[other] { $missing } pieces
    } short, for { $value ->
        [one] 1 point
       *[other] { $value } points
    }
}
board-ahead = { $side } is ahead
board-detail-challenge = Both duel cards are turned over: the stronger takes a piece of the other off
board-detail-duel-remove = A piece that joins two others hurts most
board-detail-free-building = They work in one type of building only; an unopened one opens with them
board-detail-indian-target = Anybody’s, in any building
board-detail = You have ${ $money } and { $supply ->
    [one] 1 piece
   *[other] { $supply } pieces
} in supply
board-prompt-buy-building = Buy and place your pieces.
board-prompt-buy-count = Place your pieces { $building-at }.
board-step-card = Card
board-step-pieces = Pieces
board-step-challenge = Challenge
board-step-remove = Piece
board-tick-buy-building = Choose the cells where you want your pieces, in any building and any order: up to three in each.
board-free = free
board-tick-free = { $count ->
    [one] 1 { $people } is
   *[other] { $count } { $people-many } are
} free { $building-at }. Choose the cells where you want your pieces, there and elsewhere: up to three in each building.
board-tick-buy-count = { $count ->
    [one] Choose one cell.
   *[other] Choose up to { $count } cells.
}
board-tick-place-cell = { $count ->
    [one] Choose a cell.
   *[other] Choose { $count } cells, in any order.
}
board-tick-event-building = { $count ->
    [one] Choose the cell for your free piece.
   *[other] Choose the cells for your { $count } free pieces.
}
board-tick-event-count = Choose one cell or two.
board-tick-event-cell = { $count ->
    [one] Choose a cell.
   *[other] Choose { $count } cells, in any order.
}
board-tick-indian-target = { $count ->
    [one] Choose a rival piece to take it off.
   *[other] Choose up to { $count } rival pieces to take them off.
}
board-tick-sell-piece = You cannot pay: choose pieces of yours to sell them at half price.
board-tick-own-piece = { $count ->
    [one] Choose the piece you lose.
   *[other] Choose the { $count } pieces you lose.
}
board-send-nothing = Buy nothing
board-send-buy-building = { $cost ->
    [0] Buy and place
   *[other] Buy and place: ${ $cost }
}
board-send-buy-count = { $cost ->
    [0] Buy and place
   *[other] Buy and place: ${ $cost }
}
board-send-place-cell = Place
board-send-event-building = Place
board-send-event-count = Place
board-send-event-cell = Place
board-send-indian-target = { $count ->
    [0] Take off
    [one] Take 1 piece off
   *[other] Take { $count } pieces off
}
board-send-sell-piece = Sell
board-send-own-piece = Give up
board-bill-buy-building = Your purchases
board-bill-buy-count = Your purchases
board-bill-place-cell = Your pieces
board-bill-event-building = Your free pieces
board-bill-event-count = Your free pieces
board-bill-event-cell = Your free pieces
board-bill-indian-target = The raid
board-bill-sell-piece = The sale
board-bill-own-piece = What you lose
board-bill-type = Choose the type: { $building }.
board-bill-left = ${ $cost } in all; you keep ${ $left }.
board-bill-dear = That makes ${ $cost }, and you have ${ $money }.
board-bill-too-much = Not all of these can be placed now.
board-bill-line = { $count ->
    [one] 1 { $people }
   *[other] { $count } { $people-many }
}{ $cost ->
    [0] { "" }
   *[other] , ${ $cost }
}
board-bill-reach = { $missing ->
    [-1] cut off
    [0] in control{ $points ->
        [0] { "" }
        [one] , 1 point
       *[other] , { $points } points
    }
   *[other] { $keys } of 4 key cells, then { $missing ->
        [one] one piece short
       *[other] { $missing } pieces short
    }
}
board-bill-sale = { $short ->
    [0] ${ $resale } and your ${ $money } are enough for ${ $due }.
   *[other] ${ $resale } and your ${ $money }: ${ $short } short of ${ $due }.
}
board-bill-loss = { $building }, { $side }: { $before ->
    [-1] cut off
    [0] in control
   *[other] { $before ->
        [one] one piece short
       *[other] { $before } pieces short
    }
} → { $after ->
    [-1] cut off
    [0] in control
   *[other] { $after ->
        [one] one piece short
       *[other] { $after } pieces short
    }
}

## Duels, events, players.

board-duel = The duel
board-duel-in = Duel { $building-at }.
board-duel-won = { $side } is stronger.
board-duel-even = Nobody wins.
board-contest = control fight
board-face-down = face down
board-duel-side = { $side }: { $card }.
board-stronger = stronger
board-marshal = marshal
board-score = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
board-of-goal = { $points }/{ $goal }
board-supply = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-gun-down = duel card
board-gun-shown = card shown
board-gun-fought = has fought
board-part = { $building } ({ $people-many })
board-part-tie = Tie, drew { $card-mid }
board-text-cells = On
board-text-keys = Key cells:
board-ask-start-card = Card for the start
board-ask-move-card = Card to play
board-ask-indian-target = Piece to take off
board-ask-free-building = Building for the free pieces
board-ask-buy-building = Building to buy in
board-ask-buy-type = Type of the building
board-ask-buy-count = How many pieces
board-ask-place-cell = Cell
board-ask-duel-card = Card for the duels
board-ask-challenge = Challenge
board-ask-duel-remove = Piece to take off
board-ask-sell-piece = Piece to sell
board-ask-event-building = Building for a free piece
board-ask-event-type = Type of the building
board-ask-event-cell = Cell
board-ask-event-opponent = Opponent
board-ask-own-piece = Piece of yours
board-ask-event-count = How many pieces

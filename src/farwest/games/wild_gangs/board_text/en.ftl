# Words that stand on the board of Wild Gangs, and what a closer look says.

## The town.

board-town = The town
board-round = Round { $round } of { $rounds }
board-scouting = Scouting
board-settling = Showdowns
board-over = Game over
board-unused = { $count } events out of play
board-bonus = $200 tiles: { $count }
board-figure = { $amount }
board-nobody = nobody
board-nobody-yet = nobody yet
board-shut = closed
board-standing = { $gang-short } { $amount ->
    [0] { $unknown ->
        [0] 0
        [one] one unknown
       *[other] { $unknown } unknown
    }
   *[other] { $unknown ->
        [0] { $amount }
        [one] { $amount } and one unknown
       *[other] { $amount } and { $unknown } unknown
    }
}
board-building = { $building-cap }
board-building-name = { $building-cap }: big loot ${ $big }, small loot ${ $small }.
board-strengths = Strengths: { $forces }.
board-front = { $building-cap }, { $street-bare }
board-front-name = { $building-cap }, { $street-bare }: { $state ->
    [closed] street closed
    [full] full, { $capacity } cards
   *[open] { $cards ->
        [0] no card of { $capacity }
        [one] one card of { $capacity }
       *[other] { $cards } cards of { $capacity }
    }
}
board-street = { $street-cap }
board-street-name = { $street-cap }, firepower:
board-place = Event { $place }, between { $one-the } and { $other-the }
board-place-hidden = Event { $place }, face down, between { $one-the } and { $other-the }.
board-place-noted = Event { $place }, seen by you: { $event-mid }, between { $one-the } and { $other-the }.
board-place-event = Event { $place }: { $event-mid }, between { $one-the } and { $other-the }.
board-looked-at = Looked at by
board-slot = Card { $slot }, { $building-the }, { $street-bare }
board-card-name = { $gangster }, { $role }, { $gang-short }: strength { $strength }, firepower { $firepower }, bounty ${ $bounty }
board-known-card = { $gangster }, { $role }, { $gang-short }: strength { $strength }, firepower { $firepower }, bounty ${ $bounty }. Face-down card that you know
board-unknown-card = Face-down card { $gang-of } on { $slot }
board-captured-by = captured by { $gang }
board-look-at = Look at: { $card }
board-bounty = Bounty ${ $amount }

## The tray.

board-hand = Your hand
board-chosen = chosen
board-facing = Place the card
board-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
board-knows = What you know
board-seen-by-you = seen by you:
board-pile = Your pile ({ $count })

## The players.

board-in-hand = { $count } in hand
board-in-pile = pile { $count }
board-hidden-left = { $count } hidden
board-first = 1st
board-captured = { $count ->
    [one] one capture
   *[other] { $count } captures
}

## Steps and details of the prompt.

board-step-scout-first = First look
board-step-scout-second = Second look
board-step-card = Card
board-step-face = Face
board-step-front = Front
board-step-peek = Look
board-step-victim = Capture
board-detail-scout-first = { $count } possible events
board-detail-scout-second = { $count } possible events
board-detail-card = then its face and its front
board-detail-face = then its front
board-detail-front = { $count ->
    [one] one possible front
   *[other] { $count } possible fronts
}
board-detail-peek = { $count } possible cards
board-detail-victim = all its cards in the street
board-free = { $count ->
    [one] one free slot
   *[other] { $count } free slots
}

board-big-loot = Big loot
    .the = the big loot
    .to = to the big loot
board-small-loot = Small loot
    .the = the small loot
    .to = to the small loot

## A closer look.

board-place-here = Place { $gangster-mid } here
board-look-here = Look at { $place } in secret
board-look-card = Look at this card { $gang-of }
board-card = { $gangster }, { $role } ({ $gang-short }): strength { $strength }, firepower { $firepower }, bounty ${ $bounty }
board-event = { $event }: { $event-about }
board-lookers = Nobody has looked at it.
board-lookers-1 = Looked at by { $one }.
board-lookers-2 = Looked at by { $one } and { $two }.
board-lookers-3 = Looked at by { $one }, { $two } and { $three }.
board-lookers-4 = Looked at by everybody.
board-strength-alone = Strength { $before } → { $after }: { $unknown ->
    [0] alone at this building.
    [one] against one unknown card.
   *[other] against { $unknown } unknown cards.
}
board-strength-ahead = Strength { $before } → { $after }: ahead of { $rival } ({ $amount }){ $unknown ->
    [0] .
    [one] ; one unknown card.
   *[other] ; { $unknown } unknown cards.
}
board-strength-level = Strength { $before } → { $after }: level with { $rival } ({ $amount }){ $unknown ->
    [0] .
    [one] ; one unknown card.
   *[other] ; { $unknown } unknown cards.
}
board-strength-behind = Strength { $before } → { $after }: behind { $rival } ({ $amount }){ $unknown ->
    [0] .
    [one] ; one unknown card.
   *[other] ; { $unknown } unknown cards.
}
board-firepower-alone = Firepower { $street-in }: { $before } → { $after }, { $unknown ->
    [0] no rival.
    [one] against one unknown card.
   *[other] against { $unknown } unknown cards.
}
board-firepower-ahead = Firepower { $street-in }: { $before } → { $after }, ahead of { $rival } ({ $amount }).
board-firepower-level = Firepower { $street-in }: { $before } → { $after }, level with { $rival } ({ $amount }).
board-firepower-behind = Firepower { $street-in }: { $before } → { $after }, behind { $rival } ({ $amount }).
board-exposed = Bounty at risk: ${ $bounty }.
board-takes-loot = You would take { $size-the }: ${ $value }.
board-no-loot = You would take nothing.
board-guarded-loot = You would be entitled { $size-to }, but { $event-mid } protects it.
board-loot-free = { $size }: ${ $value }.
board-loot-would = { $size }: ${ $value }, for { $gang } as things stand.
board-loot-taken = { $size }: ${ $value }, taken by { $gang }.
board-loot-guarded = { $size }: ${ $value }, protected by { $event-mid }.
board-brings = { $amount ->
    [0] { $unknown ->
        [one] { $gang-cap }: one unknown card.
       *[other] { $gang-cap }: { $unknown } unknown cards.
    }
   *[other] { $unknown ->
        [0] { $gang-cap }: strength { $amount }.
        [one] { $gang-cap }: strength { $amount } and one unknown card.
       *[other] { $gang-cap }: strength { $amount } and { $unknown } unknown cards.
    }
}
board-armed = { $amount ->
    [0] { $unknown ->
        [one] { $gang-cap }: one unknown card.
       *[other] { $gang-cap }: { $unknown } unknown cards.
    }
   *[other] { $unknown ->
        [0] { $gang-cap }: firepower { $amount }.
        [one] { $gang-cap }: firepower { $amount } and one unknown card.
       *[other] { $gang-cap }: firepower { $amount } and { $unknown } unknown cards.
    }
}
board-closed = { $street-cap } is closed to gangsters with two players.
board-keg = Powder keg: no showdown { $street-in }.
board-gatling = Machine gun: +2 firepower for every leader { $street-in }.
board-street-empty = There is nobody { $street-in }.

board-known-event = { $place } { $event-short }: { $event-about }

## What the player knows.

know-sign = { $place } { $event-short }: changes places with { $opposite }.
know-stagecoach = { $place } { $event-short }: swaps the loots { $one-of } and { $other-of }.
know-hidden_loot = { $place } { $event-short }: +$200 { $one-at } and { $other-at }.
know-sheriff = { $place } { $event-short }: protects the ${ $value } { $building-of }.
know-sheriff-idle = { $place } { $event-short }: protects nothing, the greatest loot is shared.
know-deputy = { $place } { $event-short }: protects the small loot { $one-of } and { $other-of }.
know-seduction = { $place } { $event-short }: +1 for each woman { $one-at } and { $other-at }.
know-poker = { $place } { $event-short }: { $one-at } and { $other-at }.
know-gatling = { $place } { $event-short }: +2 firepower for each leader { $street-in }.
know-powder_keg = { $place } { $event-short }: no showdown { $street-in }.
know-card = { $slot } { $building-the }, { $street-bare }: { $gangster-mid }, strength { $strength }, firepower { $firepower }.
know-own-card = { $slot } { $building-the }, { $street-bare }, yours: { $gangster-mid }, strength { $strength }, firepower { $firepower }.

## The end.

board-part-loot = Loot { $building-of }
board-part-bounty = Bounties { $gang-of }, { $street-bare }
board-part-tie = Tie: turn order decides

## In words.

board-text-caption = Buildings, loots and strengths that you know
board-text-building = Building
board-text-loots = Loots
board-text-forces = Strengths
board-text-loot = { $size } ${ $value }
board-text-would = for { $gang } as it stands
board-text-taken = taken by { $gang }
board-text-bonus = +$200
board-text-guard = protected by { $event-mid }
board-text-goes = will go to { $building-the }
board-text-fronts = Fronts
board-text-free = { $count ->
    [0] full
    [one] one free slot
   *[other] { $count } free slots
}
board-text-streets = Firepower in the streets
board-text-events = Events
board-text-unused = Out of play:
board-score = ${ $amount }

# Words that stand on the board of Carson City, and what a closer look says.

## The town.

board-town = The town
board-track = The action track
board-people = Personalities
board-orders = Turn order
board-views = Views of the table
board-view-town = Town
board-view-track = Track
board-view-players = Players
board-round = Round { $round } of { $rounds }
board-over = The game is over
board-phase-setup = First parcels
board-phase-personalities = personalities
board-phase-placement = cowboys
board-phase-resolution = resolution
board-phase-closing = end of the round
board-owner-free = owner-free
board-price = price ${ $price }
board-income = earns ${ $income }
board-protected = protected by a church
board-standing = on it:
board-with-white = With the white cowboy: { $place }
board-duel = duel
board-road-here = Road { $place }
board-bridge-here = Bridge { $place }, two roads
board-way-claim = Take this parcel
board-way-buy = Place a cowboy to buy it
board-way-attack = Attack it
board-way-defend = Defend it
board-way-site = Build here
board-way-house = Put the house here
board-way-ask = Ask the owner for this parcel
board-way-duel = Fight this duel next

## The track.

board-family-means = Means
board-family-buildings = Buildings
board-family-incomes = Incomes
board-family-points = Victory points
board-square-wages = $4
    .sub = per cowboy
board-square-ammo = +3 fire
    .sub = this round
board-square-roads3 = 3 roads
    .sub = at once
board-square-road1 = 1 road
    .sub = per cowboy
board-square-parcels = Parcels
    .sub = in town
board-square-b12 = $12
board-square-b10 = $10
board-square-b8 = $8
board-square-b6 = $6
board-square-b5 = $5
board-square-b4 = $4
board-square-b3 = $3
board-square-parcel_income = $2 × parcel
    .sub = your parcels
board-square-fire_income = $2 × fire
    .sub = your firepower
board-square-gamble = 2 dice in $
    .sub = gambling
board-square-estate_income = Buildings
    .sub = everybody
board-square-parcel_vp = ½ VP
    .sub = parcel
board-square-fire_vp = ½ VP
    .sub = firepower
board-square-estate_vp = 1 VP
    .sub = building
board-square-vp5 = $5
    .sub = per VP
board-square-vp4 = $4
    .sub = per VP
board-square-vp3 = $3
    .sub = per VP
board-square-vp2 = $2
    .sub = per VP
board-name-parcels = Parcels
board-name-estate_income = Income from buildings
board-no-tile = sold
board-closed = closed
board-limit = limit ${ $limit }
board-up-to = ≤ ${ $limit }
board-red-side = red side
board-held = taken by { $side }
board-placing-order = Placing:
board-pass-order = Passed:
board-supply = Roads left: { $count }

## Players.

board-points = { $count } VP
board-cash = Money
board-cash-of = ${ $cash } / ${ $limit }
board-cowboys = { $count ->
    [0] no cowboy in reserve
    [one] one cowboy in reserve
   *[other] { $count } cowboys in reserve
}
board-firepower = firepower { $count }
board-roads = { $count ->
    [0] no road
    [one] one road
   *[other] { $count } roads
}
board-roads-left = Roads
board-parcels = { $count ->
    [0] no parcel
    [one] one parcel of 12
   *[other] { $count } parcels of 12
}
board-parcels-owned = Parcels
board-estate = { $count ->
    [0] no building
    [one] one building, ${ $income }
   *[other] { $count } buildings, ${ $income }
}
board-kept = Kept buildings
board-keeps = keeps: { $tile }
board-passed-as = passed as no. { $place }
board-duel-tiles = { $count ->
    [one] one duel tile
   *[other] { $count } duel tiles
}

## The tray.

board-which = Which cowboy?
board-own-cowboy = Your cowboy
board-white-cowboy = White cowboy
board-reserve = Reserve
board-sum-fire = Firepower
    .amount = { $amount }
board-sum-income = Income now, square 16
    .amount = ${ $amount }
board-sum-limit = Carry over at most
    .amount = ${ $amount }
board-term-building = { $tile } { $cell } ${ $income }
board-term-tile = { $value }
board-detail-place = { $parcels ->
    [0] no place
    [one] one place
   *[other] { $parcels } places
} in town, { $squares } on the track
board-number = { $number }
board-cash-keep = ${ $left } left
board-cash-lose = ${ $left } left, ${ $lost } lost
board-tile-total = total { $total }

## A closer look.

board-look-buy = Parcel { $cell }: ${ $price }
board-look-house = { $tile-cap } on { $cell }: ${ $price }
board-look-river = { $cell }: the river
board-look-square = { $number }. { $square }
board-look-square-tile = { $number }. { $square }: { $tile }
board-look-person = { $card }, number { $number }
board-look-road = Road { $place }
board-look-bridge = Bridge { $place }
board-no-income = Has no income.
board-guns = { $count ->
    [one] Gives its owner one revolver.
   *[other] Gives its owner { $count } revolvers.
}
board-counts-as = { $count ->
    [one] Counts as a house for drugstores, banks and saloons of its owner.
   *[other] Counts as { $count } houses for drugstores, banks and saloons of its owner.
}
board-cannot-attack = Cannot be attacked.
board-theft = A robber would take ${ $stolen }, the owner keep ${ $kept }.
board-serves-all = Owner-free: it serves everybody next to it.
board-serves-owner = Serves its owner alone.
board-reached = A road touches a corner: any building may stand here.
board-unreached = No road reaches it: only a ranch or a mine may stand here.
board-would = Would earn here: ranch ${ $ranch }, mine ${ $mine }.
board-tile-about-ranch = $1 for each free parcel around it, at least $1. One revolver.
board-tile-about-mine = $3 for each mountain next to it that is owner-free or yours. One revolver.
board-tile-about-drugstore = $3 for each house next to it, $3 for each of your ranches. Needs a road, brings a house.
board-tile-about-bank = $3 for each house next to it, $3 for each of your mines. Needs a road, brings a house.
board-tile-about-saloon = $5 for each house next to it. Needs a road, brings a house.
board-tile-about-hotel = $6. Counts as two houses. Needs a road, brings a house.
board-tile-about-prison = Two revolvers, no income, cannot be attacked. Needs a road, brings a house.
board-tile-about-church = Protects the buildings around it, counts as a house. Needs a road, brings a house.
board-house-yours = The house will be yours: 2 VP at the end.
board-house-free = The house will be owner-free and serve everybody.
board-house-theirs = The house would belong to { $side }, who may refuse.
board-road-reaches = Newly reached: { $cells }.
board-road-nothing = Reaches no new parcel, but opens the way.
board-road-cost = { $count ->
    [one] Takes one of your roads.
   *[other] Takes { $count } of your roads.
}
board-claim-here = Take { $cell }
board-place-here = Place a cowboy here
board-place-white-here = Place the white cowboy here
board-attack-here = Attack
board-defend-here = Defend
board-build-here = Build here
board-house-here = The house here
board-ask-here = Ask { $side }
board-duel-here = This duel next
board-lay-here = Lay it here
board-take-card = Take this card

## Players by their colours.

board-side-orange = Orange
    .short = Orange
    .colour = orange
board-side-green = Green
    .short = Green
    .colour = green
board-side-purple = Purple
    .short = Purple
    .colour = purple
board-side-yellow = Yellow
    .short = Yellow
    .colour = yellow
board-side-blue = Blue
    .short = Blue
    .colour = blue
board-score = { $amount } VP
board-owner = of { $side }
board-cowboy = { $side }
board-cowboy-white = white cowboy ({ $side })
board-chip = 3-guns chip: { $side }
board-headline = Round { $round } of { $rounds }, { $phase }
board-setting-up = { $phase }
board-person-sheriff = Sheriff
board-person-banker = Banker
board-person-grocer = Grocer
board-person-worker = Worker
board-person-settler = Settler
board-person-captain = Captain
board-person-mercenary = Mercenary
board-person-limit = You may carry ${ $limit } into the next round.
board-person-held = { $side } has it this round.

## The steps and the tray.

board-step-setup = First parcels
board-step-personalities = Personalities
board-step-placement = Cowboys
board-step-resolution = Resolution
board-step-closing = End of round
board-step-next = Next round
board-step-last = Final count
board-detail-site = { $sites ->
    [0] No site yet
    [one] One site
   *[other] { $sites } sites
}, { $roads ->
    [0] no road left
    [one] one road left
   *[other] { $roads } roads left
}
board-detail-house = { $sites ->
    [0] No parcel for the house yet
    [one] One parcel for the house
   *[other] { $sites } parcels for the house
}, { $roads ->
    [0] no road left
    [one] one road left
   *[other] { $roads } roads left
}
board-detail-consent = On your parcel it will be yours: 2 VP at the end
board-detail-buy_parcel = You have ${ $cash }
board-detail-setup_parcel = Free of charge. A mine earns beside mountains, a ranch on open land
board-detail-personality = Its power, its place in the order of play, and the money you may keep
board-detail-settler_parcel = Free of charge: any parcel without an owner
board-detail-captain = Each of them counts in your firepower until you place him
board-detail-grocer = Who waits may double one type of building at square 16
board-detail-worker_take = Built at once, or kept for later
board-detail-red_take = Later: a point for each of your houses (grocer) or mountains (settler)
board-detail-red_captain = They stay with you to the end of the game
board-detail-duel_order = The loser’s cowboy goes home and counts again in the next duel
board-detail-kept = Now, or in a later round
board-detail-grocer_estate = All your buildings of that type earn twice in this round
board-detail-vp_buy = You have ${ $cash }
board-detail-cash_out = What is above the limit and not exchanged is lost
board-detail-red_bank = Once, before money above your limit is lost
board-detail-last_roads = A bridge takes two roads, and lifts what it touches to 3 points
board-detail-dead = Otherwise he comes back to your reserve
board-fire-cowboys = { $count ->
    [one] one cowboy
   *[other] { $count } cowboys
}
board-fire-white = white cowboy
board-fire-revolvers = { $count ->
    [one] one revolver
   *[other] { $count } revolvers
}
board-fire-ammo = chip { $count }
board-fire-mercenary = mercenary { $count }
board-sum-tiles = Duel tiles in hand
    .amount = { $amount }
board-cost = ${ $money }, ${ $left } left
board-pass-detail = Firepower { $count }; no. { $place } in pass order

## Why a price, an income, a chance.

board-look-owned = { $cell }, parcel of { $side }
board-look-tile = { $tile-cap } on { $cell }, { $side }
board-price-plain = Nothing stands on it or next to it.
board-price-land = $1 for the land.
board-price-mountain = $1 for each mountain: { $cells }.
board-price-house = $1 for each house: { $cells }.
board-price-building = $1 for each building: { $cells }.
board-river = Nobody owns it, nothing is built on it. A ranch takes it for free land, a mine next to it earns $3.
board-earns-free = { $count ->
    [0] No free parcel around it: ${ $amount }.
   *[other] Free parcels around it ({ $cells }): ${ $amount }.
}
board-earns-mountain = Mountains that serve it ({ $cells }): ${ $amount }.
board-earns-river = The river next to it: ${ $amount }.
board-earns-house = What counts as houses next to it ({ $cells }): ${ $amount }.
board-earns-ranch = Own ranches ({ $cells }): ${ $amount }.
board-earns-mine = Own mines ({ $cells }): ${ $amount }.
board-earns-fixed = Always ${ $amount }.
board-earns-sum = Income ${ $income }.
board-earns-nothing = It would earn nothing here.
board-covered = A church protects it: it cannot be attacked.
board-change-own = Your income on square 16: ${ $before } → ${ $after }.
board-change-others = That of the others: ${ $before } → ${ $after }.
board-stands = { $side } stands here with firepower { $count }.
board-stands-white = The white cowboy ({ $side }) holds the place.
board-odds = If you go there: your firepower { $mine } against { $theirs }, { $chance }% to win.
board-odds-tiles = If you go there: your firepower { $mine } against { $theirs }, then the duel tiles.
board-odds-there = Your firepower { $mine } against { $theirs }: { $chance }% to win.
board-odds-there-tiles = Your firepower { $mine } against { $theirs }, then the duel tiles.
board-square-price = For you now: ${ $money }.
board-square-sold = No tile is for sale here this round.
board-square-money = For you now: ${ $amount }.
board-square-points = For you now: { $amount } VP.
board-square-many = No duel: as many cowboys as you like.
board-square-shut = Closed by the round counter.
board-square-about-parcels = Parcels with cowboys on them are bought now, the contested ones first, after a duel.
board-square-about-estate_income = Attacks first; then every building pays its owner, or half of it the robber.
board-take-tile = Take this tile

## The end.

board-part-vp = Points of the four rounds
board-part-buildings = Buildings
board-part-houses = Houses
board-part-mountains = Mountains
board-part-bridges = By a bridge
board-part-money = Money left
board-part-tie = Tie: the earlier to pass in round 4

## In words.

board-text-caption = Parcels with something on them
board-text-parcel = Parcel
board-text-what = What is there
board-text-roads = { $count ->
    [0] No road yet.
    [one] One road, on the edge:
   *[other] { $count } roads, on the edges:
}
board-text-own = What you have

## Many choices, small screens.

board-filters = Which places are shown
board-filter-all = All
board-filter-land = Land
board-filter-fights = Attacks
board-filter-track = Track
board-whole-town = Whole town

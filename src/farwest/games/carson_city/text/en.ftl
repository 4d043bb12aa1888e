# Carson City. The words are those of the guide.

game-name = Carson City
game-tagline = A town to build, duels to win, four rounds to get rich.
game-length = about 90 min
game-about = Each round you take a personality, place your cowboys on actions, parcels and buildings, then fight for whatever others want too. Land, buildings, firepower and money all turn into victory points; after four rounds the most points win.

## Options.

option-colours = Colours
    .about = The colour of each seat, in seat order. It makes no difference to play.
option-colours-orange = Orange
option-colours-green = Green
option-colours-purple = Purple
option-colours-yellow = Yellow
option-colours-blue = Blue
option-personality_side = Personality cards
    .about = Which side of the seven cards is used.
option-personality_side-yellow = Yellow sides
option-personality_side-red = Red sides
option-personality_side-random = Each side tossed
option-personality_side-custom = Each side chosen below
option-side_sheriff = Sheriff: side
    .about = Counts only where the sides are chosen one by one.
option-side_sheriff-yellow = Yellow
option-side_sheriff-red = Red
option-side_banker = Banker: side
    .about = Counts only where the sides are chosen one by one.
option-side_banker-yellow = Yellow
option-side_banker-red = Red
option-side_grocer = Grocer: side
    .about = Counts only where the sides are chosen one by one.
option-side_grocer-yellow = Yellow
option-side_grocer-red = Red
option-side_worker = Chinese worker: side
    .about = Counts only where the sides are chosen one by one.
option-side_worker-yellow = Yellow
option-side_worker-red = Red
option-side_settler = Settler: side
    .about = Counts only where the sides are chosen one by one.
option-side_settler-yellow = Yellow
option-side_settler-red = Red
option-side_captain = Captain: side
    .about = Counts only where the sides are chosen one by one.
option-side_captain-yellow = Yellow
option-side_captain-red = Red
option-side_mercenary = Mercenary: side
    .about = Counts only where the sides are chosen one by one.
option-side_mercenary-yellow = Yellow
option-side_mercenary-red = Red
option-board_side = Board
    .about = With the river: fewer mountains, bridges worth points, better mines and ranches beside it.
option-board_side-plain = Plain
option-board_side-river = Carson River
option-duel_mode = Duels
    .about = Dice, or tiles chosen in secret from a hand that all have paid for.
option-duel_mode-dice = Dice
option-duel_mode-tiles = Might is right (tiles)
option-duel_dice = Dice per duellist
    .about = Two dice leave more to chance. Without effect with tiles.
option-duel_dice-1 = One
option-duel_dice-2 = Two
option-starting_revolvers = Starting revolvers
    .about = Some printings give everybody one.
option-starting_revolvers-0 = None
option-starting_revolvers-1 = One each
option-bank_count = Banks in the bag
    .about = Our source counts five, the rulebooks on the net four.
option-bank_count-5 = Five
option-bank_count-4 = Four
option-church_protects = Churches protect
    .about = All buildings next to them, or only those of the church’s owner.
option-church_protects-all = All neighbours
option-church_protects-own = Own neighbours only
option-road_timing = Laying roads
    .about = While building, or also on one’s turns to place cowboys.
option-road_timing-build = While building
option-road_timing-anytime = Also while placing
option-dead_cowboys = Dead cowboys
    .about = The author’s variant: a duel’s loser may give up his cowboy for 2 points.
option-dead_cowboys-off = Off
option-dead_cowboys-on = On

## Players.

colour-orange = Orange
    .short = Orange
colour-green = Green
    .short = Green
colour-purple = Purple
    .short = Purple
colour-yellow = Yellow
    .short = Yellow
colour-blue = Blue
    .short = Blue
colour-none = nobody
    .short = Nobody

## Buildings and other tiles.

tile-ranch = ranch
    .cap = Ranch
    .a = a ranch
    .the = the ranch
    .of = of the ranch
tile-mine = mine
    .cap = Mine
    .a = a mine
    .the = the mine
    .of = of the mine
tile-drugstore = drugstore
    .cap = Drugstore
    .a = a drugstore
    .the = the drugstore
    .of = of the drugstore
tile-bank = bank
    .cap = Bank
    .a = a bank
    .the = the bank
    .of = of the bank
tile-saloon = saloon
    .cap = Saloon
    .a = a saloon
    .the = the saloon
    .of = of the saloon
tile-hotel = hotel
    .cap = Hotel
    .a = a hotel
    .the = the hotel
    .of = of the hotel
tile-prison = prison
    .cap = Prison
    .a = a prison
    .the = the prison
    .of = of the prison
tile-church = church
    .cap = Church
    .a = a church
    .the = the church
    .of = of the church
tile-house = house
    .cap = House
    .a = a house
    .the = the house
    .of = of the house
tile-mountain = mountain
    .cap = Mountain
    .a = a mountain
    .the = the mountain
    .of = of the mountain
tile-river = river
    .cap = River
    .a = a river
    .the = the river
    .of = of the river
tile-none = nothing
    .cap = Nothing
    .a = nothing
    .the = nothing
    .of = of nothing

## Squares of the action track: the name, and what it does.

square-wages = Wages
    .about = Pays $4 for each of your cowboys here.
square-ammo = Ammunition
    .about = The 3-guns chip: +3 firepower until the end of the round.
square-roads3 = Three roads
    .about = Three roads for your reserve.
square-road1 = Roads
    .about = One road for each of your cowboys here.
square-b12 = Building $12
    .about = Buy the building here for $12.
square-b10 = Building $10
    .about = Buy the building here for $10.
square-b8 = Building $8
    .about = Buy the building here for $8.
square-b6 = Building $6
    .about = Buy the building here for $6.
square-b5 = Building $5
    .about = Buy the building here for $5.
square-b4 = Building $4
    .about = Buy the building here for $4.
square-b3 = Building $3
    .about = Buy the building here for $3.
square-parcel_income = Parcel income
    .about = Pays $2 for each of your parcels.
square-fire_income = Cowboy income
    .about = Pays $2 for each point of your firepower.
square-gamble = Gambling
    .about = Roll two dice: the sum in dollars.
square-parcel_vp = Parcel points
    .about = Scores 1 point for every two of your parcels.
square-fire_vp = Cowboy points
    .about = Scores 1 point for every two points of your firepower.
square-estate_vp = Building points
    .about = Scores 1 point for each of your buildings in town.
square-vp5 = Points at $5
    .about = As many points as you like for $5 each.
square-vp4 = Points at $4
    .about = As many points as you like for $4 each.
square-vp3 = Points at $3
    .about = As many points as you like for $3 each.
square-vp2 = Points at $2
    .about = As many points as you like for $2 each.

## Personalities: the name, and the power of either side.

card-sheriff-yellow = Sheriff
    .the = the sheriff
    .about = Takes the white cowboy, which fights no duel.
card-sheriff-red = Sheriff
    .the = the sheriff
    .about = Starts no duel and attacks nobody; 3 points for each duel lost.
card-banker-yellow = Banker
    .the = the banker
    .about = Receives $9 at once.
card-banker-red = Banker
    .the = the banker
    .about = At the end of the round: 3 points for $3, 5 for $12 or 7 for $25.
card-grocer-yellow = Grocer
    .the = the grocer
    .about = Takes $8, now or at the building income; or doubles one type of building then.
card-grocer-red = Grocer
    .the = the grocer
    .about = Takes $8 now, or scores a point for each own house at the end of the round.
card-worker-yellow = Chinese worker
    .the = the Chinese worker
    .about = Two roads at once; buildings at half price, rounded up.
card-worker-red = Chinese worker
    .the = the Chinese worker
    .about = For $5, any building of the row at once.
card-settler-yellow = Settler
    .the = the settler
    .about = A free parcel of nobody’s at once.
card-settler-red = Settler
    .the = the settler
    .about = Takes $8 now, or scores a point for each own mountain at the end of the round.
card-captain-yellow = Captain
    .the = the captain
    .about = Hires 1, 2 or 3 cowboys for $1, $4 or $9.
card-captain-red = Captain
    .the = the captain
    .about = Buys 1 revolver for $3 or 2 for $9, for good.
card-mercenary-yellow = Mercenary
    .the = the mercenary
    .about = +3 firepower this round.
card-mercenary-red = Mercenary
    .the = the mercenary
    .about = +2 firepower this round.

## Prompts: what to decide, or whom to wait for.

prompt-setup_parcel = Choose a starting parcel.
prompt-personality = Take a personality for this round.
prompt-settler_parcel = Settler: take a free parcel.
prompt-captain = Captain: how many cowboys do you hire?
prompt-grocer = Grocer: $8 now, or wait for the building income?
prompt-worker_take = Worker: take a building of the row for $5?
prompt-red_take = Take $8 now, or points at the end of the round?
prompt-red_captain = Captain: how many revolvers do you buy?
prompt-place = Place a cowboy, or pass.
prompt-duel_order = Choose the duel to be fought next.
prompt-buy_parcel = Buy parcel { $place } for ${ $money }?
prompt-buy_building = Buy { $building-the } for ${ $money }?
prompt-site = Where do you build { $building-the }?
prompt-house = { $building-cap } on { $cell }: where does its house go?
prompt-consent = { $builder } wants to put the house { $building-of } ({ $cell }) on your parcel { $asked }. Do you agree?
prompt-kept = Place kept buildings, or go on.
prompt-grocer_estate = Grocer: double one type of building, or take $8?
prompt-vp_buy = { $place }: how many do you buy?
prompt-cash_out = You have ${ $money }, your limit is ${ $limit }: how many points for $10 each?
prompt-red_bank = Banker: buy points?
prompt-last_roads = Lay your last roads and bridges, or finish.
prompt-dead = Your cowboy has lost on { $place }: give him up for 2 points?
prompt-duel_tile = Duel for { $place }: choose a tile.
prompt-end = The game is over.
prompt-wait-setup_parcel = { $colour } is choosing a starting parcel.
prompt-wait-personality = { $colour } is taking a personality.
prompt-wait-settler_parcel = { $colour } is taking a free parcel.
prompt-wait-captain = { $colour } is hiring cowboys.
prompt-wait-grocer = { $colour } is deciding when to use the grocer.
prompt-wait-worker_take = { $colour } may take a building of the row.
prompt-wait-red_take = { $colour } is deciding between $8 and points.
prompt-wait-red_captain = { $colour } is buying revolvers.
prompt-wait-place = { $colour } is placing a cowboy.
prompt-wait-duel_order = { $colour } is choosing the next duel.
prompt-wait-buy_parcel = { $colour } may buy parcel { $place } for ${ $money }.
prompt-wait-buy_building = { $colour } may buy { $building-the } for ${ $money }.
prompt-wait-site = { $colour } is building { $building-a }.
prompt-wait-house = { $colour } is placing the house { $building-of }.
prompt-wait-consent = { $colour } is asked for parcel { $asked }: a house for { $building-the } of { $builder } ({ $cell }).
prompt-wait-kept = { $colour } may place kept buildings.
prompt-wait-grocer_estate = { $colour } is using the grocer.
prompt-wait-vp_buy = { $colour } is buying points ({ $place }).
prompt-wait-cash_out = { $colour } is settling with the cash limit (${ $money }, limit ${ $limit }).
prompt-wait-red_bank = { $colour } may buy points as banker.
prompt-wait-last_roads = { $colour } may lay the last roads.
prompt-wait-dead = { $colour } is deciding what becomes of the losing cowboy ({ $place }).
prompt-wait-duel_tile = Duel for { $place }: tiles are being chosen.
prompt-chosen-duel_tile = Your tile is chosen. You may think again until all have chosen.

## Actions, as on buttons.

action-setup_parcel = Take parcel { $cell }
action-personality = Take { $card-the } (limit ${ $limit })
action-settler_parcel = Take parcel { $cell }
action-captain = { $number ->
    [0] Hire nobody
    [one] Hire one cowboy (${ $money })
   *[other] Hire { $number } cowboys (${ $money })
}
action-grocer-now = $8 now
action-grocer-wait = Wait
action-worker_take = Take { $building-the }
action-worker_take-none = Take nothing
action-red_now = $8 now
action-red_wait = Points at the end of the round
action-red_captain = { $number ->
    [0] Buy none
    [one] Buy one revolver (${ $money })
   *[other] Buy { $number } revolvers (${ $money })
}
action-place-square = { $square }
action-place-sale = { $square }: { $building }
action-place-parcel = Buy parcel { $cell } (${ $money })
action-place-attack = Attack { $building-the } of { $owner } ({ $cell })
action-place-defence = Defend { $building-the } ({ $cell })
action-place-white-square = White cowboy: { $square }
action-place-white-sale = White cowboy: { $square }: { $building }
action-place-white-parcel = White cowboy: buy parcel { $cell } (${ $money })
action-pass = Pass
action-duel_order = Duel for { $cell }
action-buy_parcel-yes = Buy
action-buy_parcel-no = Do not buy
action-buy_building-yes = Buy
action-buy_building-no = Do not buy
action-site = Build on { $cell }
action-road = { $cost ->
    [1] Road at { $edge }
   *[other] Bridge at { $edge } ({ $cost } roads)
}
action-keep = Keep the building
action-house = House on { $cell }
action-house_ask = Ask { $owner } for { $cell }
action-cancel = Keep the building after all
action-consent-yes = Agree
action-consent-no = Refuse
action-kept = Place { $building-the }
action-done = Done
action-grocer_estate = Double: { $building }
action-grocer_estate-8 = Take $8
action-dead-yes = Give him up (2 points)
action-dead-no = Take him home
action-duel_tile = Tile { $number }
action-red_bank = { $number ->
    [0] No point
    [one] One point (${ $money })
   *[other] { $number } points (${ $money })
}
action-cash_out = { $number ->
    [0] No point
    [one] One point (${ $money })
   *[other] { $number } points (${ $money })
}
action-vp_buy = { $number ->
    [0] No point
    [one] One point (${ $money })
   *[other] { $number } points (${ $money })
}

## Refusals: why not.

refusal-over = The game is over.
refusal-not-your-turn = It is { $colour }’s decision.
refusal-not-your-tile = You have no tile to choose now.
refusal-now-setup_parcel = First choose a starting parcel.
refusal-now-personality = First take a personality.
refusal-now-settler_parcel = First take the settler’s parcel.
refusal-now-captain = First say how many cowboys the captain hires.
refusal-now-grocer = First decide between $8 now and waiting.
refusal-now-worker_take = First say which building the worker takes.
refusal-now-red_take = First decide between $8 and points.
refusal-now-red_captain = First say how many revolvers the captain buys.
refusal-now-place = First place a cowboy or pass.
refusal-now-duel_order = First choose the next duel.
refusal-now-buy_parcel = First decide whether to buy the parcel.
refusal-now-buy_building = First decide whether to buy the building.
refusal-now-site = First say where the building goes.
refusal-now-house = First say where the house goes.
refusal-now-consent = First answer the question about your parcel.
refusal-now-kept = First place kept buildings or go on.
refusal-now-grocer_estate = First use the grocer.
refusal-now-vp_buy = First say how many points you buy.
refusal-now-cash_out = First settle with your cash limit.
refusal-now-red_bank = First say how many points the banker buys.
refusal-now-last_roads = First lay your last roads or finish.
refusal-now-dead = First decide what becomes of your cowboy.
refusal-now-duel_tile = First choose a duel tile.
refusal-owned = Parcel { $place } has an owner already.
refusal-river = { $place } is river.
refusal-card-taken = Somebody has taken this personality.
refusal-too-dear = You do not have the money for it.
refusal-too-many-cowboys = Nobody may have more than ten cowboys in reserve.
refusal-no-cowboy = You have no cowboy left in reserve.
refusal-no-white = You have no white cowboy to place.
refusal-square-closed = { $place }: this square is closed for the rest of the game.
refusal-nothing-for-sale = There is no building on this square.
refusal-already-there = You have a cowboy there already ({ $place }).
refusal-white-there = The white cowboy is there, and nobody may join it ({ $place }).
refusal-not-empty = The white cowboy only goes where no cowboy stands ({ $place }).
refusal-white-on-estate = The white cowboy goes on no building ({ $place }).
refusal-no-property = You have no property tile left for another parcel.
refusal-no-building = { $place } has an owner and no building: there is nothing to fight for.
refusal-safe-building = Prisons and churches cannot be attacked ({ $place }).
refusal-protected = A church protects { $building-the } on { $place }.
refusal-sheriff-peace = The sheriff starts no duel and attacks nobody ({ $place }).
refusal-no-duel = There is no duel to fight on { $place }.
refusal-not-own = { $place } is not your parcel.
refusal-occupied = There is something on { $place } already: { $building }.
refusal-not-reached = No road reaches { $place }.
refusal-no-room-for-house = No parcel is left for the house, and you have no road.
refusal-no-road-needed = This building needs no road.
refusal-no-road-left = You have no road left.
refusal-road-there = There is a road already.
refusal-road-far = A road must touch another one.
refusal-road-order = Separate roads are laid in the order of their numbers.
refusal-bridge-cost = A bridge takes two roads.
refusal-is-site = The building itself goes on { $place }.
refusal-needs-consent = { $place } belongs to { $owner }: ask first.
refusal-no-consent-needed = Nobody need be asked for { $place }.
refusal-refused = { $owner } has refused already.
refusal-not-kept = You have kept no such building.
refusal-struck = You have just given up placing it in this round.
refusal-nowhere-for-kept = There is no place for it now.
refusal-no-such-income = You have no such building in town.
refusal-too-few-cashed = Every full $10 above your limit must become a point.
refusal-no-such-tile = You have no such tile in hand.
refusal-roads-later = Roads are laid while building.

## The journal: set-up and personalities.

told-order = { $colour } takes place { $place } on the pass track.
told-centre = The town centre is { $cell }: a house and four roads.
told-mountains = Mountains: { $cells }.
told-red-card = { $card } shows the red side.
told-tiles = { $colour } announces tiles worth { $total } and starts with ${ $cash }.
told-hand = Your duel tiles: { $tiles }.
told-settled = { $colour } takes parcel { $cell }.
told-round = Round { $round } of 4.
told-card = { $colour } takes { $card-the }.
told-lined-up = Placement order, { $place }: { $colour } ({ $card }).
told-hired = { $number ->
    [0] { $colour } hires nobody.
    [one] { $colour } hires a cowboy for ${ $money }.
   *[other] { $colour } hires { $number } cowboys for ${ $money }.
}
told-waits = { $colour } puts the power of { $card-the } off.
told-guns = { $number ->
    [0] { $colour } buys no revolver.
    [one] { $colour } buys a revolver for ${ $money }.
   *[other] { $colour } buys { $number } revolvers for ${ $money }.
}
told-declined = { $colour } declines.
told-done = { $colour } is done.

## The journal: placing cowboys.

told-placed-square = { $colour } places a cowboy: { $place }.
told-placed-parcel = { $colour } places a cowboy to buy { $place }.
told-placed-attack = { $colour } attacks { $building-the } of { $owner } on { $place }.
told-placed-defence = { $colour } defends { $building-the } on { $place }.
told-placed-white = { $colour } places the white cowboy: { $place }.
told-passed = { $colour } passes and takes place { $place }.
told-all-passed = All have passed: the actions are resolved.

## The journal: resolution.

told-step = { $square }.
told-money = { $colour } receives ${ $money }.
told-roads = { $roads ->
    [0] No road is left for { $colour }.
    [one] { $colour } receives one road.
   *[other] { $colour } receives { $roads } roads.
}
told-ammo = { $colour } takes the 3-guns chip.
told-gambled = { $colour } rolls { $white } and { $black }: ${ $money }.
told-vp = { $points ->
    [0] { $colour } scores no point.
    [one] { $colour } scores one point.
   *[other] { $colour } scores { $points } points.
}
told-bought-vp = { $points ->
    [0] { $colour } buys no point.
    [one] { $colour } buys one point for ${ $money }.
   *[other] { $colour } buys { $points } points for ${ $money }.
}
told-bought-parcel = { $colour } buys parcel { $cell } for ${ $money }.
told-left-parcel = { $colour } does not buy parcel { $cell }.
told-bought-building = { $colour } buys { $building-a } for ${ $money }.
told-earned = { $building-cap } on { $cell }: ${ $money } for { $colour }.
told-robbed = { $building-cap } on { $cell } is robbed: ${ $stolen } for { $robber }, ${ $money } for { $colour }.
told-doubles = The grocer doubles for { $colour }: { $building }.

## The journal: duels.

told-duel = Duel: { $place }.
told-shot = { $colour }: die { $shot } and firepower { $firepower } make { $total }.
told-shot-tile = { $colour }: tile { $shot } and firepower { $firepower } make { $total }.
told-duel-won = { $colour } wins ({ $place }).
told-buried = { $colour } gives the cowboy up for 2 points.
told-survived = { $colour } takes the cowboy home.
told-picked = You choose tile { $value }.
told-took-back = You take your tile back.
told-drew = { $colour } draws three new duel tiles.

## The journal: building.

told-site = { $colour } chooses { $cell } for { $building-the }.
told-road = { $colour } lays a road at { $edge }.
told-roads-at = { $colour } lays { $count } roads: { $edges }.
told-bridge = { $colour } builds a bridge at { $edge }.
told-asked = { $colour } asks { $owner } for { $cell }, for the house { $building-of }.
told-consented = { $colour } agrees: a house for { $builder } on { $cell }.
told-refused = { $colour } refuses { $builder } parcel { $cell }.
told-built = { $colour } builds { $building-a } on { $cell }.
told-built-with-house = { $colour } builds { $building-a } on { $cell } and a house on { $house }.
told-kept = { $colour } keeps { $building-the }.
told-called-off = The church protects { $building-the } on { $cell }: { $colour } takes the cowboy home.

## The journal: end of the round, end of the game.

told-mustered = { $cowboys ->
    [one] { $colour } has one cowboy in reserve.
   *[other] { $colour } has { $cowboys } cowboys in reserve.
}
told-cashed-out = { $points ->
    [one] { $colour } pays ${ $money } for one point.
   *[other] { $colour } pays ${ $money } for { $points } points.
}
told-lost = { $colour } loses ${ $money } above the limit.
told-new-tile = { $square }: { $building-a } is for sale.
told-final = { $colour }: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $assets } for buildings, houses and mountains, { $money } for money: { $total }.
told-rank = { $place ->
    [1] { $colour } wins with { $points } points.
    [2] { $colour } is second with { $points } points.
    [3] { $colour } is third with { $points } points.
    [4] { $colour } is fourth with { $points } points.
   *[other] { $colour } is fifth with { $points } points.
}

## Why the game ended.

reason-rounds = Four rounds are played: the most points win.

## Advice: why one might choose so.

advice-pass = No place is worth a cowboy now: kept ones count as firepower and serve next round.
advice-road = This brings one of your parcels within reach of a road.
advice-duel = A duel that you would win { $chance } times in a hundred.
advice-defend = { $building-cap } earns ${ $money }, and a thief would take half.
advice-rob = Half of what { $building-the } earns: ${ $money }.
advice-asset = { $building-cap } on it: two points at the end, and nobody else’s any more.
advice-mine = A mine there would earn ${ $money } a round.
advice-reached = Roads reach it: anything can be built there.
advice-site = Another site to build on.
advice-roads = Roads bring sites within reach.
advice-ammo = Three more guns for all duels of this round.
advice-buy-points = Points for ${ $money } each.
advice-points = { $points ->
    [one] This brings one point.
   *[other] This brings { $points } points.
}
advice-money = This brings ${ $money }.
advice-no-site = You have no site for { $building-the } yet: it would have to wait.
advice-building = { $building-cap } on { $cell } would earn about ${ $money } a round.
advice-card = { $card-about } Cash limit ${ $limit }.
advice-keep = It can still be placed later.
advice-consent = The house is yours: two points, and more weight for your shops.
advice-refuse = You need this parcel for something better.
advice-house = A house has to go somewhere; here it does little harm.
advice-house-helps = The house serves you there.
advice-save = The money is better kept.
advice-limit = Only ${ $limit } may be kept: what is above becomes points or is lost.
advice-place-kept = A kept building brings nothing until it is placed.

## The board in the terminal.

cc-over = game over
cc-setup = starting parcels
cc-round = round { $round } of 4, { $phase }
cc-phase-setup = set-up
cc-phase-personalities = personalities
cc-phase-placement = cowboys
cc-phase-resolution = resolution
cc-phase-end = end
cc-column-vp = pts
cc-column-cash = $
cc-column-limit = limit
cc-column-cowboys = boys
cc-column-fire = guns
cc-column-roads = roads
cc-column-parcels = land
cc-column-buildings = bldgs
cc-passed = passed
cc-kept = keeps: { $tiles }
cc-tiles = Duel tiles: { $tiles }
cc-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-legend = A parcel shows its tile, its owner’s sign and, reversed, the cowboys on it; _ is an empty parcel of somebody’s, ★ the white cowboy. Heavy lines are roads, broken ones bridges.

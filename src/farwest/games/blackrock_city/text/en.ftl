# Blackrock City. The words are those of the guide.

game-name = Blackrock City
game-tagline = The highest stake raids the town, the second robs the stagecoach, and the sheriff keeps walking.
game-length = about 30 min
game-about = Every player leads a gang of eight bandits. Phase after phase you stake some of them, put it off, or stay at home. The highest stake rides to the next town for its gold, the second takes silver from the stagecoach, and each bandit staked moves the sheriff. Whoever owns the most cubes wins.

## Options.

option-gangs = Gangs
    .about = The gang of each seat, in seat order. It makes no difference to play.
option-gangs-BILLY = Billy (red)
option-gangs-BUTCH = Butch (yellow)
option-gangs-JESSIE = Jessie (blue)
option-gangs-PANCHO = Pancho (grey)
option-first = First player
    .about = Who begins the first phase: drawn by lot, or the first seat.
option-first-draw = By lot
option-first-seat = The first seat
option-clocks = Clocks
    .about = Each player has two clocks to hurry the others. Live, the sand runs for 15 seconds; at tables over days, for some hours.
option-clocks-off = Off
option-clocks-realtime = Live, 15 seconds
option-clocks-async = Over days
option-async_clock_hours = Hours of a clock
    .about = How long a clock runs at a table over days.
option-async_clock_hours-6 = 6 hours
option-async_clock_hours-12 = 12 hours
option-async_clock_hours-24 = 24 hours
option-open_counts = Open counts
    .about = The number of cubes behind each screen may be seen, never their colours.
unsuited-no-clock = Nobody measures time here, so no clock can be played: leave the clocks off (BC-5.25).
unsuited-days = Clocks of 15 seconds need people who are there: at a table over days, choose clocks over days or none (BC-5.24).

## Gangs.

gang-BILLY = Billy
    .cap = Billy
    .of = of Billy
    .to = to Billy
    .short = Billy
    .colour = red
gang-BUTCH = Butch
    .cap = Butch
    .of = of Butch
    .to = to Butch
    .short = Butch
    .colour = yellow
gang-JESSIE = Jessie
    .cap = Jessie
    .of = of Jessie
    .to = to Jessie
    .short = Jessie
    .colour = blue
gang-PANCHO = Pancho
    .cap = Pancho
    .of = of Pancho
    .to = to Pancho
    .short = Pancho
    .colour = grey
gang-dummy = the dummy
    .cap = The dummy
    .of = of the dummy
    .to = to the dummy
    .short = Dummy
    .colour = neutral
gang-none = nobody
    .cap = Nobody
    .of = of nobody
    .to = to nobody
    .short = Nobody
    .colour = no colour

## Towns.

town-START = Start City
    .at = at Start City
    .of = of Start City
    .short = Start City
town-BLACKROCK = Blackrock City
    .at = at Blackrock City
    .of = of Blackrock City
    .short = Blackrock
town-TOMBSTONE = Tombstone
    .at = at Tombstone
    .of = of Tombstone
    .short = Tombstone
town-DODGE = Dodge City
    .at = at Dodge City
    .of = of Dodge City
    .short = Dodge City
town-ABILENE = Abilene
    .at = at Abilene
    .of = of Abilene
    .short = Abilene
town-SANTA_FE = Santa Fe
    .at = at Santa Fe
    .of = of Santa Fe
    .short = Santa Fe
town-EL_PASO = El Paso
    .at = at El Paso
    .of = of El Paso
    .short = El Paso
town-DEADWOOD = Deadwood
    .at = at Deadwood
    .of = of Deadwood
    .short = Deadwood
town-LAREDO = Laredo
    .at = at Laredo
    .of = of Laredo
    .short = Laredo
town-YUMA = Yuma
    .at = at Yuma
    .of = of Yuma
    .short = Yuma
town-CHEYENNE = Cheyenne
    .at = at Cheyenne
    .of = of Cheyenne
    .short = Cheyenne
town-DURANGO = Durango
    .at = at Durango
    .of = of Durango
    .short = Durango

## Reverses of the towns.

reverse-NOTHING = Ghost town
    .about = Nothing is to be had here.
    .mid = a ghost town
reverse-STEAL1 = Theft
    .about = The winner who stops here steals a cube from an opponent of his choice.
    .mid = a place to steal a cube
reverse-STEAL2 = Double theft
    .about = The winner who stops here steals two cubes, from one opponent or from two.
    .mid = a place to steal two cubes
reverse-INDIANS = Indians
    .about = Whoever rides through or stops here takes a wound; without bandits in reserve his pawn stops.
    .mid = Indian country

## Bandits and cubes.

bandit-H = a healthy bandit
    .name = healthy
bandit-HX = a healthy bandit with an X
    .name = healthy, X
bandit-W = a wounded bandit
    .name = wounded
bandit-WX = a wounded bandit with an X
    .name = wounded, X
cube-gold = a gold cube
    .name = gold
cube-silver = a silver cube
    .name = silver
cause-defer = for deferring
cause-sheriff = by the sheriff
cause-indians = by the Indians
cause-timeout = as the sand runs out

## Prompts: what to decide, or whom to wait for.

prompt-turn = Phase { $phase }: stake, defer or renounce.
prompt-hx = Stake of { $stake }: how many healthy bandits with an X?
prompt-wx = Stake of { $stake }: how many wounded bandits with an X?
prompt-w = Stake of { $stake }: how many plain wounded bandits? The rest are healthy.
prompt-wound-defer = Deferring costs a wound: choose the bandit that is hit.
prompt-wound-sheriff = The sheriff has caught your pawn: choose the bandit that is hit.
prompt-wound-indians = Indians on the way: choose the bandit that is hit.
prompt-move = You have staked alone: choose how far your pawn rides.
prompt-steal = Choose whom to rob.
prompt-end = The game is over.
prompt-wait-turn = { $gang-cap } is to stake, defer or renounce.
prompt-wait-wound-defer = { $gang-cap } chooses the bandit hit for deferring.
prompt-wait-wound-sheriff = { $gang-cap } chooses the bandit that the sheriff hits.
prompt-wait-wound-indians = { $gang-cap } chooses the bandit that the Indians hit.
prompt-wait-move = { $gang-cap } has staked alone and chooses how far to ride.
prompt-wait-steal = { $gang-cap } chooses whom to rob.

## Actions, as on buttons.

action-stake = Stake { $count }
action-defer = Defer
action-renounce = Renounce
action-hx = { $count } healthy with an X
action-wx = { $count } wounded with an X
action-w = { $count } wounded
action-wound-H = Wound a plain bandit
action-wound-HX = Wound a bandit with an X
action-wound-W = Lose a plain wounded bandit
action-wound-WX = Lose a wounded bandit with an X
action-move = Move { $count }, towards { $town }
action-steal-one = Steal a cube from { $gang }
action-steal-twice = Steal two cubes from { $gang }
action-steal-both = Steal a cube from { $gang } and one from { $other }
action-clock = Play a clock
action-timeout = The sand has run out for { $gang }

## Refusals: why not.

refusal-over = The game is over.
refusal-not-your-turn = It is up { $gang-to } to decide.
refusal-now-turn = Stake, defer or renounce first.
refusal-now-hx = First say how many healthy bandits with an X you stake.
refusal-now-wx = First say how many wounded bandits with an X you stake.
refusal-now-w = First say how many plain wounded bandits you stake.
refusal-now-wound = First choose the bandit that is hit.
refusal-now-move = First choose how far your pawn rides.
refusal-now-steal = First choose whom to rob.
refusal-too-many = { $bandits ->
    [one] You have a single bandit in reserve.
   *[other] You have only { $bandits } bandits in reserve.
}
refusal-equals-highest = { $count } is the highest stake on the table: nobody may equal it.
refusal-nobody-pending = Nobody else is still to play: there is nobody to wait for.
refusal-last-bandit = The wound would cost your last bandit.
refusal-number-low = { $count } would be too few: the others do not fill the stake.
refusal-number-high = { $count } is more than you have, or more than the stake holds.
refusal-healthy-first = As long as you have healthy bandits in reserve, one of them is hit.
refusal-no-such-bandit = You have no such bandit in reserve.
refusal-too-far = Your pawn rides { $stake ->
    [one] one town
   *[other] { $stake } towns
} at most: as many as you have staked.
refusal-from-oneself = You cannot rob yourself.
refusal-not-at-table = Nobody sits there.
refusal-no-cubes = { $victim-cap } has no cube.
refusal-one-cube-only = Here only one cube is stolen.
refusal-two-cubes = Here two cubes are stolen, as long as there are two to be had.
refusal-single-cube = { $victim-cap } has a single cube.
refusal-other-order = Name the two victims in seat order, from your left.
refusal-own-turn = A clock hurries others, not oneself.
refusal-table-only = The table alone says when the sand has run out.
refusal-clocks-off = This table plays without clocks.
refusal-no-clock = You have no clock left.
refusal-sand-runs = The sand is already running.
refusal-no-turn-open = A clock hurries whoever has to stake, defer or renounce, nobody else.
refusal-not-your-clock = That clock is somebody else’s.
refusal-no-sand = No sand is running.
refusal-other-sand = The sand runs for { $gang }.

## The journal: set-up and stakes.

told-absent = { $one } and { $other } stay in the box.
told-first = { $gang-cap } begins; the pawn starts from Start City.
told-phase = Phase { $phase }: { $gang } begins.
told-phase-one = Phase { $phase }: { $gang }, with a single bandit left, begins.
told-dummy-staked = { $count ->
    [0] There are no bullet holes { $town-at }: the dummy does not stake.
    [one] There is one bullet hole { $town-at }: the dummy stakes 1.
   *[other] There are { $count } bullet holes { $town-at }: the dummy stakes { $count }.
}
told-staked = { $gang-cap } stakes { $count } (healthy: { $healthy }, wounded: { $wounded }, with an X: { $x }).
told-deferred = { $gang-cap } defers and will play after the others.
told-renounced = { $gang-cap } renounces.
told-gave-up = { $gang-cap } has nobody left to stake and is out of this phase.

## The journal: the sheriff, wounds, clocks.

told-sheriff = { $count ->
    [one] The sheriff moves one town on, to { $town }.
   *[other] The sheriff moves { $count } towns on, to { $town }.
}
told-sheriff-still = Nothing but X: the sheriff does not move and stays { $town-at }.
told-caught = The sheriff catches { $gang } { $town-at }.
told-safe = The sheriff reaches the pawn { $gang-of } at Start City: no harm is done there.
told-lost-cube = Without a bandit in reserve, { $gang } loses { $cube }; it leaves the game.
told-nothing-to-lose = { $gang-cap } has neither a bandit in reserve nor a cube to lose.
told-wounded = { $gang-cap }: { $bandit } is wounded { $cause }.
told-killed = { $gang-cap }: { $bandit } is killed { $cause }.
told-clock = { $gang-cap } plays a clock against { $target }; { $left ->
    [0] it was the last one.
   *[other] one is left.
}
told-timeout = The sand has run out for { $gang }.

## The journal: what the stakes bring.

told-won = { $gang-cap } has the highest stake: { $count }.
told-turned = { $town } is turned over: { $reverse-mid }.
told-set-out = { $count ->
    [one] The pawn { $gang-of } leaves { $town } and rides one town on.
   *[other] The pawn { $gang-of } leaves { $town } and rides { $count } towns on.
}
told-stopped = Without a bandit in reserve, { $gang } is stopped by the Indians { $town-at }.
told-arrived = { $gang-cap } attacks { $town }.
told-blocked = The sheriff is there too: { $gang } gets nothing { $town-at }.
told-found-nothing = There is nothing to be had { $town-at } for { $gang }.
told-looted = { $gang-cap } raids { $town }: { $gold } gold, { $prisoners ->
    [0] no prisoner.
    [one] one prisoner freed.
   *[other] { $prisoners } prisoners freed.
}
told-dummy-looted = { $gang-cap } raids { $town }: { $gold } gold; { $prisoners ->
    [0] there are no prisoners.
    [one] the prisoner leaves the game.
   *[other] the { $prisoners } prisoners leave the game.
}
told-nobody-to-rob = { $gang-cap } finds nobody to rob.
told-stole = { $gang-cap } steals a cube from { $victim }.
told-you-stole = You steal { $cube } from { $victim }.
told-you-were-robbed = { $gang-cap } steals { $cube } from you.
told-coach = { $gang-cap }, second with { $count }, takes a silver cube from the stagecoach; { $left ->
    [0] it was the last one.
    [one] one is left.
   *[other] { $left } are left.
}
told-coach-tie = Several share second place: nobody robs the stagecoach.
told-coach-alone = A single stake: nobody robs the stagecoach.
told-coach-empty = There is no silver left in the stagecoach.
told-came-back = { $gang-cap }: back wounded { $back }, killed { $killed }.

## The journal: the end.

told-end-renounced = Nobody has staked: the game is over, the screens are lifted.
told-end-exhausted = Nobody has a bandit left: the game is over, the screens are lifted.
told-rank = { $place ->
    [1] { $gang-cap } wins with { $cubes } cubes ({ $gold } gold, { $silver } silver).
    [2] { $gang-cap } comes second with { $cubes } cubes ({ $gold } gold, { $silver } silver).
    [3] { $gang-cap } comes third with { $cubes } cubes ({ $gold } gold, { $silver } silver).
   *[other] { $gang-cap } comes fourth with { $cubes } cubes ({ $gold } gold, { $silver } silver).
}
told-dummy-cubes = The dummy, who is not ranked, has { $cubes ->
    [0] no cubes
    [one] one cube
   *[other] { $cubes } cubes
} ({ $gold } gold, { $silver } silver).

## Why the game ended.

reason-renounced = Nobody staked any more: the gang with the most cubes wins.
reason-exhausted = Nobody has a bandit left: the gang with the most cubes wins.

## Advice: why one might choose so.

advice-raid = If nobody answers, you raid { $town }: { $gold } gold, { $prisoners ->
    [0] no prisoner.
    [one] one prisoner.
   *[other] { $prisoners } prisoners.
}
advice-theft = If nobody answers, you steal { $town-at }.
advice-coach = If nobody answers, you are second and take a silver cube.
advice-blocked = If nobody answers, you arrive { $town-at } together with the sheriff and get nothing; it denies the others the ride.
advice-nothing = If nobody answers, you ride to { $town }, where nothing is to be had.
advice-spoil = This keeps { $gang } away from the gold { $town-of }.
advice-stake = This changes how far the winner rides and where the sheriff stands.
advice-defer = For a wound you will decide once you know what the others do.
advice-renounce = This saves your bandits for a better phase.
advice-end = If nobody else stakes, the game is over, and you are ahead.
advice-x = Bandits with an X leave the sheriff where he is.
advice-no-x = Bandits with an X are better kept for when the sheriff must not move.
advice-healthy = Healthy bandits come back; wounded ones would be lost.
advice-wounded = Your healthy bandits stay at home.
advice-plain = A bandit with an X is more useful than a plain one.
advice-lose-x = Your plain bandits stay as they are.
advice-rob-strongest = { $gang-cap } is your strongest rival.
advice-rob = A cube from { $gang } is one more for you all the same.

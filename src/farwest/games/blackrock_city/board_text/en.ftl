# Words that stand on the board of Blackrock City, and what a closer look says.

## The circle.

board-circle = The circle of towns
board-phase = Phase { $phase }
board-over = Game over
board-stakes = Stakes of the phase
board-lifted = Behind the screens
board-refuge = refuge
board-silver = { $count } silver
board-gold = { $count } gold
board-freed = { $count ->
    [one] one prisoner
   *[other] { $count } prisoners
}
board-coach-name = Stagecoach: { $silver } silver. Beside the table: { $gold } gold and { $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
}.
board-back-is = Back: { $reverse }.
board-holes = { $count ->
    [0] No bullet hole.
    [one] One bullet hole.
   *[other] { $count } bullet holes.
}
board-is-turned = Turned over.
board-is-looted = Looted.
board-sheriff-here = The sheriff is here.
board-pawn-is-here = The pawn is here.
board-sheriff-at = The sheriff { $town-at }
board-pawn-at = The pawn { $gang-of } { $town-at }
board-sand = The sand runs: { $by } hurries { $gang }
board-sand-short = for { $gang-short }
board-sand-mine = { $by } has turned the sand timer against you: play before it is through.

## The stakes.

board-rank-highest = first
board-rank-second = second
board-rank-tied = tied second
board-rank-lowest = lower
board-rank-equal = equal
board-lane-highest = highest
board-lane-lowest = lowest
board-renounces = renounces
board-out = out
board-no-holes = no stake
board-to-play = to play
board-waits = defers
board-to-come = still to play
board-brings-town = { $town }
board-brings-choice = 1 to { $count }
board-brings-silver = 1 silver
board-brings-nothing = nothing
board-forbidden = forbidden

## The tray.

board-screen = Behind your screen
board-behind = { $gold } gold, { $silver } silver
board-word-gold = gold
board-word-silver = silver
board-reserve = Your reserve
board-how-many = How many bandits to stake
board-tick = Tick the bandits you send, or choose a number
board-hint = Choose a number or tick bandits: what would come of it stands here and on the circle.
board-stake-none = Stake
board-number = Stake { $count }: { $rank }, { $brings }
board-number-barred = Stake { $count }: forbidden, equal to the highest stake
board-kind-H = Healthy bandit
board-kind-HX = Healthy bandit with X
board-kind-W = Wounded bandit
board-kind-WX = Wounded bandit with X
board-kind-P = Freed prisoner, wounded
board-defer-price = a wound
board-renounce-price = not this phase
board-wounds = it is wounded
board-kills = it is killed
board-of-hx = of { $count } staked
board-of-wx = of { $count } staked
board-of-w = of { $count } staked
board-awaits-loot = { $gold } gold, { $prisoners ->
    [0] no prisoner
    [one] one prisoner
   *[other] { $prisoners } prisoners
}
board-awaits-sheriff = the sheriff is there: nothing
board-awaits-start = nothing to take
board-awaits-nothing = a ghost town
board-awaits-theft = steal a cube
board-awaits-thefts = steal two cubes
board-awaits-indians = Indians, nothing to take
board-awaits-halted = stopped by Indians
board-play-clock = Play a clock
board-clocks-left = { $count ->
    [0] no clock left
    [one] one clock left
   *[other] { $count } clocks left
}
board-nobody-left = no bandits
board-bandits = { $healthy ->
    [0] no healthy bandit
    [one] one healthy bandit
   *[other] { $healthy } healthy bandits
}{ $hx ->
    [0] {""}
    [one] {" "}(one X)
   *[other] {" "}({ $hx } X)
}, { $wounded ->
    [0] none wounded
    [one] one wounded
   *[other] { $wounded } wounded
}{ $wx ->
    [0] {""}
    [one] {" "}(one X)
   *[other] {" "}({ $wx } X)
}

## The players.

board-score = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
board-brief-stake = staked { $count }
board-part-gold = Gold
board-part-silver = Silver
board-part-tie = Tie: more gold, then the latest attack

## The prompt.

board-detail-turn = { $count ->
    [0] nobody has staked yet: any number
   *[other] the highest stake is { $count }: you may not equal it
}
board-detail-hurried = { $by } hurries you: when the sand is through, one of your bandits is wounded
board-detail-mix = { $count ->
    [one] one bandit
   *[other] { $count } bandits
} in all
board-detail-wound = { $count } kinds to choose from
board-detail-move = { $count } possible distances
board-detail-steal = { $count } possibilities
board-step-turn = Your turn
board-step-hx = Healthy bandits with X
board-step-wx = Wounded bandits with X
board-step-w = Plain wounded bandits
board-step-wound = Which bandit is hit?
board-step-move = How far?
board-step-steal = Whom do you rob?
board-step-clock = Somebody else’s turn

## A closer look.

board-look-town = { $town }
board-look-start = Nothing to take; the sheriff does no harm here.
board-look-dark = Dark side: { $gold } gold, { $prisoners ->
    [0] no prisoner
    [one] one prisoner
   *[other] { $prisoners } prisoners
}.
board-look-back = Back: { $reverse }. { $reverse-about }
board-look-looted = Looted: it is turned over when the pawn leaves.
board-look-turned = Turned over for good.
board-look-holes = { $count ->
    [0] No bullet hole: with the pawn here the dummy stakes nothing.
    [one] One bullet hole: with the pawn here the dummy stakes 1.
   *[other] { $count } bullet holes: with the pawn here the dummy stakes { $count }.
}
board-pawn-here = The pawn { $gang-of } is here.
board-pawn-away = { $count ->
    [one] One town ahead of the pawn.
   *[other] { $count } towns ahead of the pawn.
}
board-sheriff-away = { $count ->
    [one] One town ahead of the sheriff.
   *[other] { $count } towns ahead of the sheriff.
}
board-sheriff-walks = He goes one town for each staked bandit without X.
board-sheriff-catches = If he stops where the pawn is, its owner takes a wound.
board-sheriff-guards = Where he stands the winner takes nothing.
board-pawn-rides = The winner of the phase puts his own pawn here and rides.
board-pawn-hit = If the sheriff stops here, { $gang } takes a wound.
board-coach = The stagecoach
board-coach-silver = { $count } silver: one for the second highest stake, if it is alone.
board-coach-rest = Beside the table: { $gold } gold, { $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
}.
board-coach-gone = Out of the game: { $gold } gold, { $silver } silver, { $prisoners ->
    [one] one prisoner
   *[other] { $prisoners } prisoners
}.
board-coach-absent = Not on the circle: { $one } and { $other }.
board-lane = { $gang-cap }
board-staked = { $count } staked:
board-prisoners = { $count ->
    [one] One of the wounded is a freed prisoner.
   *[other] { $count } of the wounded are freed prisoners.
}
board-is-renounced = Renounces in this phase.
board-is-out = Has no bandits left.
board-deferred = { $count ->
    [one] Deferred once.
   *[other] Deferred { $count } times.
}
board-dummy-stake = { $count ->
    [0] No bullet hole under the pawn: no stake.
   *[other] Stakes { $count }, the bullet holes under the pawn.
}
board-their-reserve = In reserve:

## A stake being put together.

board-equal = You may not equal the highest stake.
board-walk = The sheriff goes { $count }, to { $town }.
board-walk-still = The sheriff stays { $town-at }.
board-walk-caught = The sheriff goes { $count }, to { $town }, and catches the pawn { $gang-of }: a wound.
board-walk-caught-you = The sheriff goes { $count }, to { $town }, and catches your pawn: a wound for you.
board-ride = If nobody else stakes, { $gang } rides { $highest } − { $lowest } = { $count }.
board-ride-you = If nobody else stakes, you ride { $highest } − { $lowest } = { $count }.
board-ride-alone = If nobody else stakes, you ride { $count }.
board-ride-choice = If nobody else stakes, you ride 1 to { $count }, as you like.
board-ride-wounds = { $count ->
    [one] Indians on the way: a wound.
   *[other] Indians on the way: { $count } wounds.
}
board-stop-loot = { $count } → { $town }: { $gold } gold, { $prisoners ->
    [0] no prisoner
    [one] one prisoner
   *[other] { $prisoners } prisoners
}.
board-stop-sheriff = { $count } → { $town }: the sheriff is there, nothing to gain.
board-stop-start = { $count } → { $town }: nothing to take.
board-stop-nothing = { $count } → { $town }: a ghost town.
board-stop-theft = { $count } → { $town }: steal a cube.
board-stop-thefts = { $count } → { $town }: steal two cubes.
board-stop-indians = { $count } → { $town }: Indians, nothing to take.
board-stop-halted = The Indians stop the pawn at { $town }: nothing to gain.
board-coach-tied = Second place is shared: nobody robs the stagecoach.
board-coach-second = { $gang-cap } is second: a silver.
board-coach-second-you = You are second: a silver for you.
board-home = { $killed ->
    [0] Coming home: { $wounded } wounded.
   *[other] { $wounded ->
        [0] Coming home: nobody, { $killed } killed.
       *[other] Coming home: { $wounded } wounded, { $killed } killed.
    }
}

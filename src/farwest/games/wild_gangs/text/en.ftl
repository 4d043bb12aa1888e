# Wild Gangs. The words are those of the guide.

game-name = Wild Gangs
game-tagline = Six buildings to rob, four streets to settle scores in.
game-length = about 30 min
game-about = Every player leads nine gangsters. For seven turns you place one in front of a building, face up or face down, and secretly look at one of the events that will turn the end upside down. Then come the heists and the showdowns, and the richest gang wins.

## Options.

option-gangs = Gangs
    .about = The gang of each seat, in seat order. It makes no difference to play.
option-gangs-red = Coyotes (red)
option-gangs-blue = Bisons (blue)
option-gangs-yellow = Rattlers (yellow)
option-gangs-black = Crows (black)

## Gangs.

gang-red = the Coyotes
    .cap = The Coyotes
    .of = of the Coyotes
    .to = to the Coyotes
    .short = Coyotes
    .colour = red
gang-blue = the Bisons
    .cap = The Bisons
    .of = of the Bisons
    .to = to the Bisons
    .short = Bisons
    .colour = blue
gang-yellow = the Rattlers
    .cap = The Rattlers
    .of = of the Rattlers
    .to = to the Rattlers
    .short = Rattlers
    .colour = yellow
gang-black = the Crows
    .cap = The Crows
    .of = of the Crows
    .to = to the Crows
    .short = Crows
    .colour = black
gang-none = nobody
    .cap = Nobody
    .of = of nobody
    .to = to nobody
    .short = Nobody
    .colour = no colour

## Gangsters: the name on the card, and the name inside a sentence.

gangster-red-chief = Silas Redd
    .mid = Silas Redd
gangster-red-safecracker = Goldfinger Joe
    .mid = Goldfinger Joe
gangster-red-dynamiter = Boom Baxter
    .mid = Boom Baxter
gangster-red-burglar = Ruby Lane
    .mid = Ruby Lane
gangster-red-gunslinger = Pecos Slim
    .mid = Pecos Slim
gangster-red-gambler = Ace Jane
    .mid = Ace Jane
gangster-red-thug = Knuckles Cole
    .mid = Knuckles Cole
gangster-red-singer = Rosie Bell
    .mid = Rosie Bell
gangster-red-sharpshooter = Hawkeye Finn
    .mid = Hawkeye Finn
gangster-blue-chief = Colonel Bluett
    .mid = Colonel Bluett
gangster-blue-safecracker = Locksmith Lou
    .mid = Locksmith Lou
gangster-blue-dynamiter = Dynamite Dan
    .mid = Dynamite Dan
gangster-blue-burglar = Sapphire Kate
    .mid = Sapphire Kate
gangster-blue-gunslinger = Quick Quincy
    .mid = Quick Quincy
gangster-blue-gambler = Belle Delta
    .mid = Belle Delta
gangster-blue-thug = Iron Ike
    .mid = Iron Ike
gangster-blue-singer = Bluebird Sue
    .mid = Bluebird Sue
gangster-blue-sharpshooter = Longshot Lars
    .mid = Longshot Lars
gangster-yellow-chief = El Crótalo
    .mid = El Crótalo
gangster-yellow-safecracker = Whisper Wade
    .mid = Whisper Wade
gangster-yellow-dynamiter = Powder Pete
    .mid = Powder Pete
gangster-yellow-burglar = Goldie Vance
    .mid = Goldie Vance
gangster-yellow-gunslinger = Two-Gun Diego
    .mid = Two-Gun Diego
gangster-yellow-gambler = Queenie Hearts
    .mid = Queenie Hearts
gangster-yellow-thug = Bruno the Anvil
    .mid = Bruno the Anvil
gangster-yellow-singer = Canary Ann
    .mid = Canary Ann
gangster-yellow-sharpshooter = Sundown Sam
    .mid = Sundown Sam
gangster-black-chief = The Reverend
    .mid = the Reverend
gangster-black-safecracker = Doc Keyhole
    .mid = Doc Keyhole
gangster-black-dynamiter = Short-Fuse Earl
    .mid = Short-Fuse Earl
gangster-black-burglar = Black Pearl Mary
    .mid = Black Pearl Mary
gangster-black-gunslinger = Undertaker Ames
    .mid = Undertaker Ames
gangster-black-gambler = Sally Spades
    .mid = Sally Spades
gangster-black-thug = Bear Tooth
    .mid = Bear Tooth
gangster-black-singer = Magpie Nell
    .mid = Magpie Nell
gangster-black-sharpshooter = Old Buzzard
    .mid = Old Buzzard

## Roles.

role-chief = leader
    .cap = Leader
    .a = a leader
    .the = the leader
role-safecracker = safecracker
    .cap = Safecracker
    .a = a safecracker
    .the = the safecracker
role-dynamiter = dynamiter
    .cap = Dynamiter
    .a = a dynamiter
    .the = the dynamiter
role-burglar = burglar
    .cap = Burglar
    .a = a burglar
    .the = the burglar
role-gunslinger = gunslinger
    .cap = Gunslinger
    .a = a gunslinger
    .the = the gunslinger
role-gambler = gambler
    .cap = Gambler
    .a = a gambler
    .the = the gambler
role-thug = thug
    .cap = Thug
    .a = a thug
    .the = the thug
role-singer = saloon singer
    .cap = Saloon singer
    .a = a saloon singer
    .the = the saloon singer
role-sharpshooter = sharpshooter
    .cap = Sharpshooter
    .a = a sharpshooter
    .the = the sharpshooter

## Buildings: the sign on the front, a shorter one, and inside a sentence.

building-saloon = Saloon
    .short = Saloon
    .cap = The saloon
    .the = the saloon
    .at = at the saloon
    .of = of the saloon
building-station = Railway station
    .short = Station
    .cap = The railway station
    .the = the railway station
    .at = at the railway station
    .of = of the railway station
building-bank = Bank
    .short = Bank
    .cap = The bank
    .the = the bank
    .at = at the bank
    .of = of the bank
building-post = Stage office
    .short = Office
    .cap = The stage office
    .the = the stage office
    .at = at the stage office
    .of = of the stage office
building-store = General store
    .short = Store
    .cap = The general store
    .the = the general store
    .at = at the general store
    .of = of the general store
building-jeweller = Jeweller’s
    .short = Jeweller’s
    .cap = The jeweller’s
    .the = the jeweller’s
    .at = at the jeweller’s
    .of = of the jeweller’s

## Streets.

street-N = North street
    .cap = North street
    .in = in North street
    .of = of North street
    .bare = North street
    .sign = North street
    .short = North
street-E = East street
    .cap = East street
    .in = in East street
    .of = of East street
    .bare = East street
    .sign = East street
    .short = East
street-S = South street
    .cap = South street
    .in = in South street
    .of = of South street
    .bare = South street
    .sign = South street
    .short = South
street-W = West street
    .cap = West street
    .in = in West street
    .of = of West street
    .bare = West street
    .sign = West street
    .short = West

## Events: the title, a shorter one, the title inside a sentence, the text of the card.

event-sign = The doctored signpost
    .short = Signpost
    .mid = the doctored signpost
    .about = Swap this card with the event straight across town. Resolved first.
event-stagecoach = The stagecoach
    .short = Stagecoach
    .mid = the stagecoach
    .about = The loots of the two neighbouring buildings change places. Resolved second.
event-sheriff = The sheriff
    .short = Sheriff
    .mid = the sheriff
    .about = The greatest of the four neighbouring loots cannot be taken; no effect if the maximum is shared.
event-deputy = The deputy
    .short = Deputy
    .mid = the deputy
    .about = The small loot of both neighbouring buildings cannot be taken.
event-hidden_loot = Hidden loot
    .short = Hidden loot
    .mid = the hidden loot
    .about = +$200 on each of the four neighbouring loots.
event-seduction = Operation Seduction
    .short = Seduction
    .mid = Operation Seduction
    .about = +1 heist strength for every woman at both neighbouring buildings.
event-poker = The two poker tournaments
    .short = Poker
    .mid = the two poker tournaments
    .about = At both neighbouring buildings hands are compared as in poker: pairs first, then high cards.
event-gatling = The machine gun
    .short = Machine gun
    .mid = the machine gun
    .about = +2 firepower for every leader in this street.
event-powder_keg = The powder keg
    .short = Powder keg
    .mid = the powder keg
    .about = No showdown in this street.

## Loots.

loot-big = big loot
    .the = the big loot
loot-small = small loot
    .the = the small loot

## A gangster with role and figures; a place between its buildings.

profile = { $gangster-mid } ({ $role }, strength { $strength }, firepower { $firepower })
between = { $place }, between { $one-the } and { $other-the }

## Prompts: what to decide, or whom to wait for.

prompt-scout-first = Scouting: choose a first event to look at in secret.
prompt-scout-second = Scouting: choose a second event to look at in secret.
prompt-card = Choose a gangster to place.
prompt-face = Place { $gangster-mid } face up or face down.
prompt-front = Choose a front for { $gangster-mid }.
prompt-peek = Choose a card to look at in secret.
prompt-victim = You win { $street-in }: choose the gang to capture.
prompt-end = The game is over.
prompt-wait-scout-first = { $gang-cap } are choosing a first event to look at.
prompt-wait-scout-second = { $gang-cap } are choosing a second event to look at.
prompt-wait-card = { $gang-cap } are choosing a gangster to place.
prompt-wait-peek = { $gang-cap } are choosing a card to look at.
prompt-wait-victim = { $gang-cap } win { $street-in } and are choosing the gang to capture.

## Actions, as on buttons.

action-scout = Look at event { between }
action-card = { $gangster } ({ $role }, strength { $strength }, firepower { $firepower }, bounty ${ $bounty })
action-face-up = Face up
action-face-down = Face down
action-front = In front of { $building-the }, { $street-bare }
action-peek-event = Look at event { between }
action-peek-slot = Look at the face-down card { $gang-of } on { $slot }, in front of { $building-the }
action-capture = { $bounty ->
    [0] Capture { $gang }
   *[other] Capture { $gang } (${ $bounty })
}

## Refusals: why not.

refusal-over = The game is over.
refusal-not-your-turn = It is up { $gang-to } to play.
refusal-now-scout-first = First choose an event to look at.
refusal-now-scout-second = First choose a second event to look at.
refusal-now-card = First choose a gangster to place.
refusal-now-face = First choose the face of your card.
refusal-now-front = First choose a front for your gangster.
refusal-now-peek = First choose a card to look at.
refusal-now-victim = First choose the gang to capture.
refusal-scouted-already = You have just looked at { $place }: the second event must be another one.
refusal-pair-taken = With { $place } you would have looked at the same pair of events as another player.
refusal-not-in-hand = { $gangster } is not in your hand.
refusal-no-hiding-left = You have already placed all your face-down cards.
refusal-street-closed = { $street-cap } is closed: with two players no gangster may enter the small street of the bank.
refusal-front-full = There is no room left in front of { $building-the }, { $street-bare }.
refusal-event-seen = You already know event { $place }.
refusal-slot-empty = There is no card on { $slot }.
refusal-own-card = The card on { $slot } is yours: you know it.
refusal-face-up = The card on { $slot } is face up: everybody knows it.
refusal-card-seen = You have already looked at the card on { $slot }.
refusal-own-gang = You cannot capture your own gang.
refusal-not-in-street = { $gang-cap } have nobody in this street.
refusal-no-such-gang = { $gang-cap } are not in this game.

## The journal: set-up, scouting, placement.

told-first = The draw falls on { $gang }: they play first.
told-closed = With two players { $street } is closed to gangsters: it is the small street of the bank.
told-hand = Your hand: { $one-mid }, { $two-mid } and { $three-mid }.
told-looked-event = { $gang-cap } look at event { between }.
told-saw-event = At { $place } you discover { $event-mid }: “{ $event-about }”
told-round = Round { $round } of 7.
told-placed-up = { $gang-cap } place { profile } in front of { $building-the }, { $street-bare }.
told-placed-down = { $gang-cap } place a face-down card on { $slot }, in front of { $building-the }, { $street-bare }; { $left ->
    [0] it was their last.
    [1] they have one left.
    [2] they have two left.
   *[other] they have { $left } left.
}
told-own-down = On { $slot } it is { profile }, and nobody else knows.
told-looked-card = { $gang-cap } look at the face-down card { $rival-of } on { $slot }, in front of { $building-the }, { $street-bare }.
told-saw-card = On { $slot } you discover { profile }.
told-drew = You draw { profile }.

## The journal: reveal and events.

told-reveal = Placement is over: the events and the face-down cards are turned up.
told-event = Event { between }: { $event-mid }.
told-card = The face-down card { $gang-of } on { $slot }, in front of { $building-the }, { $street-bare }: { profile }.
told-sign = The doctored signpost sends { $event-mid } from { $from } to { $to }.
told-sign-alone = The doctored signpost moves from { $to } to { $from }, where there was nothing to swap.
told-stagecoach = The stagecoach swaps the loots { $one-of } with those { $other-of }.
told-hidden-loot = Hidden loot adds $200 to each of the four loots { $one-of } and { $other-of }.
told-sheriff = The sheriff protects the big loot { $building-of } (${ $value }): nobody will be able to take it.
told-sheriff-idle = Between { $one-the } and { $other-the } the greatest loot is tied: the sheriff protects nothing.
told-deputy = The deputy protects the small loot { $one-of } and that { $other-of }: nobody will be able to take them.

## The journal: heists.

told-heist-nobody = Nobody robs { $building-the }: both loots stay.
told-heist = Heist { $building-at }.
told-heist-poker = Heist { $building-at }, by poker: pairs first, then high cards.
told-seduction = { $women ->
    [0] No woman is here: Operation Seduction changes nothing.
    [one] Operation Seduction gives +1 strength to the only woman here.
   *[other] Operation Seduction gives +1 strength to each of the { $women } women here.
}
told-strength = { $gang-cap }: strength { $strength }.
told-poker-hand = { $gang-cap }: hand { $hand }.
told-tie = A tie: turn order decides.
told-loot-taken = { $gang-cap } take { $size-the }: ${ $value }.
told-loot-protected = { $gang-cap } leave with nothing: { $size-the } (${ $value }) is protected.
told-loot-stays = No second gang: { $size-the } (${ $value }) stays.

## The journal: showdowns and the end.

told-keg = The powder keg prevents any showdown { $street-in }.
told-street-empty = No showdown { $street-in }: nobody is there.
told-street-alone = No showdown { $street-in }: { $gang } are alone there.
told-showdown = Showdown { $street-in }.
told-gatling = { $leaders ->
    [0] No leader is here: the machine gun stays silent.
    [one] The machine gun gives +2 firepower to the only leader here.
   *[other] The machine gun gives +2 firepower to each of the { $leaders } leaders here.
}
told-firepower = { $gang-cap }: firepower { $firepower }.
told-captured = { $gang-cap } capture { $rival } { $street-in } and collect ${ $bounty } in bounties.
told-end = All scores are settled: the game is over.
told-rank = { $place ->
    [1] { $gang-cap } win with ${ $money }.
    [2] { $gang-cap } finish second with ${ $money }.
    [3] { $gang-cap } finish third with ${ $money }.
   *[other] { $gang-cap } finish fourth with ${ $money }.
}

## Why the game ended.

reason-settled = All scores are settled: the richest gang wins.

## Advice: why one might choose so.

advice-scout = ${ $money } of loot on either side: { $one-the } and { $other-the }.
advice-scout-pair = With your first look you will know both events beside { $building-the }.
advice-big-loot = As things stand, this takes the big loot { $building-of }.
advice-small-loot = As things stand, this takes the small loot { $building-of }.
advice-capture = As things stand, this captures ${ $bounty } in bounties { $street-in }.
advice-save = As things stand, this keeps you from being captured { $street-in }.
advice-hold = This strengthens your lead { $building-at }.
advice-chance = This keeps you a chance of loot { $building-at }.
advice-hide = The others will hardly have time to find out who it is, or to answer.
advice-show = The others will know at once whom they are up against.
advice-keep = Face-down cards are better kept for the last rounds.
advice-early = It is early: the others will have plenty of time to find out who it is.
advice-look-own = This event may change everything for your gangsters { $building-at }.
advice-look-money = There is money at stake on either side: { $one-the } and { $other-the }.
advice-look-card = The face-down card { $gang-of } may change everything { $building-at }.
advice-look-late = Your last gangster is placed: this look will not help you any more.
advice-richest = The richest capture: ${ $bounty }.
advice-bounty = This capture brings ${ $bounty }.

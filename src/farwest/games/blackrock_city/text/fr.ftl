# Blackrock City. The words are those of the guide.

game-name = Blackrock City
game-tagline = La plus forte mise attaque la ville, la deuxième la diligence, et le shérif continue sa ronde.
game-length = environ 30 min
game-about = Chaque joueur mène une bande de huit bandits. Phase après phase, vous en misez quelques-uns, vous attendez ou vous restez chez vous. La plus forte mise chevauche jusqu’à la prochaine ville et emporte son or, la deuxième prend l’argent de la diligence, et chaque bandit misé fait avancer le shérif. Qui possède le plus de cubes l’emporte.

## Options.

option-gangs = Bandes
    .about = La bande de chaque siège, dans l’ordre des sièges. Cela ne change rien au jeu.
option-gangs-BILLY = Billy (rouge)
option-gangs-BUTCH = Butch (jaune)
option-gangs-JESSIE = Jessie (bleu)
option-gangs-PANCHO = Pancho (gris)
option-first = Premier joueur
    .about = Qui commence la première phase : tiré au sort, ou le premier siège.
option-first-draw = Tiré au sort
option-first-seat = Le premier siège
option-clocks = Horloges
    .about = Chaque joueur a deux horloges pour presser les autres. En direct, le sablier coule 15 secondes ; aux tables sur plusieurs jours, quelques heures.
option-clocks-off = Sans
option-clocks-realtime = En direct, 15 secondes
option-clocks-async = Sur plusieurs jours
option-async_clock_hours = Durée d’une horloge
    .about = Combien de temps court une horloge à une table sur plusieurs jours.
option-async_clock_hours-6 = 6 heures
option-async_clock_hours-12 = 12 heures
option-async_clock_hours-24 = 24 heures
option-open_counts = Comptes ouverts
    .about = Le nombre de cubes derrière chaque paravent est visible, jamais leurs couleurs.
unsuited-no-clock = Personne ne mesure le temps ici, aucune horloge ne peut donc être jouée : laissez les horloges de côté (BC-5.25).
unsuited-days = Les horloges de 15 secondes demandent que l’on soit là : à une table sur plusieurs jours, choisissez des horloges sur plusieurs jours, ou aucune (BC-5.24).

## Gangs.

gang-BILLY = Billy
    .cap = Billy
    .of = de Billy
    .to = à Billy
    .short = Billy
    .colour = rouge
gang-BUTCH = Butch
    .cap = Butch
    .of = de Butch
    .to = à Butch
    .short = Butch
    .colour = jaune
gang-JESSIE = Jessie
    .cap = Jessie
    .of = de Jessie
    .to = à Jessie
    .short = Jessie
    .colour = bleu
gang-PANCHO = Pancho
    .cap = Pancho
    .of = de Pancho
    .to = à Pancho
    .short = Pancho
    .colour = gris
gang-dummy = le joueur fictif
    .cap = Le joueur fictif
    .of = du joueur fictif
    .to = au joueur fictif
    .short = Fictif
    .colour = neutre
gang-none = personne
    .cap = Personne
    .of = de personne
    .to = à personne
    .short = Personne
    .colour = sans couleur

## Towns.

town-START = Start City
    .at = à Start City
    .of = de Start City
    .short = Start City
town-BLACKROCK = Blackrock City
    .at = à Blackrock City
    .of = de Blackrock City
    .short = Blackrock
town-TOMBSTONE = Tombstone
    .at = à Tombstone
    .of = de Tombstone
    .short = Tombstone
town-DODGE = Dodge City
    .at = à Dodge City
    .of = de Dodge City
    .short = Dodge City
town-ABILENE = Abilene
    .at = à Abilene
    .of = d’Abilene
    .short = Abilene
town-SANTA_FE = Santa Fe
    .at = à Santa Fe
    .of = de Santa Fe
    .short = Santa Fe
town-EL_PASO = El Paso
    .at = à El Paso
    .of = d’El Paso
    .short = El Paso
town-DEADWOOD = Deadwood
    .at = à Deadwood
    .of = de Deadwood
    .short = Deadwood
town-LAREDO = Laredo
    .at = à Laredo
    .of = de Laredo
    .short = Laredo
town-YUMA = Yuma
    .at = à Yuma
    .of = de Yuma
    .short = Yuma
town-CHEYENNE = Cheyenne
    .at = à Cheyenne
    .of = de Cheyenne
    .short = Cheyenne
town-DURANGO = Durango
    .at = à Durango
    .of = de Durango
    .short = Durango

## Reverses of the towns.

reverse-NOTHING = Lieu de passage
    .about = Il n’y a rien à prendre ici.
    .mid = un lieu de passage
reverse-STEAL1 = Vol
    .about = Le vainqueur qui s’arrête ici vole un cube à l’adversaire de son choix.
    .mid = un lieu de vol, un cube
reverse-STEAL2 = Vol double
    .about = Le vainqueur qui s’arrête ici vole deux cubes, à un adversaire ou à deux.
    .mid = un lieu de vol, deux cubes
reverse-INDIANS = Indiens
    .about = Qui passe ou s’arrête ici subit une blessure ; sans bandit en réserve, son pion s’arrête.
    .mid = le territoire des Indiens

## Bandits and cubes.

bandit-H = un bandit valide
    .name = valide
bandit-HX = un bandit valide marqué d’un X
    .name = valide, X
bandit-W = un bandit blessé
    .name = blessé
bandit-WX = un bandit blessé marqué d’un X
    .name = blessé, X
cube-gold = un cube d’or
    .name = or
cube-silver = un cube d’argent
    .name = argent
cause-defer = pour avoir différé
cause-sheriff = par le shérif
cause-indians = par les Indiens
cause-timeout = faute de temps

## Prompts: what to decide, or whom to wait for.

prompt-turn = Phase { $phase } : misez, différez ou renoncez.
prompt-hx = Mise de { $stake } : combien de bandits valides marqués d’un X ?
prompt-wx = Mise de { $stake } : combien de bandits blessés marqués d’un X ?
prompt-w = Mise de { $stake } : combien de bandits blessés sans X ? Les autres sont valides.
prompt-wound-defer = Différer coûte une blessure : choisissez le bandit touché.
prompt-wound-sheriff = Le shérif a rattrapé votre pion : choisissez le bandit touché.
prompt-wound-indians = Des Indiens en chemin : choisissez le bandit touché.
prompt-move = Vous avez misé seul : choisissez de combien avance votre pion.
prompt-steal = Choisissez qui voler.
prompt-end = La partie est finie.
prompt-wait-turn = { $gang-cap } doit miser, différer ou renoncer.
prompt-wait-wound-defer = { $gang-cap } choisit le bandit touché pour avoir différé.
prompt-wait-wound-sheriff = { $gang-cap } choisit le bandit que touche le shérif.
prompt-wait-wound-indians = { $gang-cap } choisit le bandit que touchent les Indiens.
prompt-wait-move = { $gang-cap } a misé seul et choisit de combien avancer.
prompt-wait-steal = { $gang-cap } choisit qui voler.

## Actions, as on buttons.

action-stake = Miser { $count }
action-defer = Différer
action-renounce = Renoncer
action-hx = { $count } { $count ->
    [one] valide marqué d’un X
   *[other] valides marqués d’un X
}
action-wx = { $count } { $count ->
    [one] blessé marqué d’un X
   *[other] blessés marqués d’un X
}
action-w = { $count } { $count ->
    [one] blessé
   *[other] blessés
}
action-wound-H = Blesser un bandit sans X
action-wound-HX = Blesser un bandit marqué d’un X
action-wound-W = Perdre un blessé sans X
action-wound-WX = Perdre un blessé marqué d’un X
action-move = Avancer de { $count }, vers { $town }
action-steal-one = Voler un cube { $gang-to }
action-steal-twice = Voler deux cubes { $gang-to }
action-steal-both = Voler un cube { $gang-to } et un { $other-to }
action-clock = Jouer une horloge
action-timeout = Le sablier est écoulé pour { $gang }

## Refusals: why not.

refusal-over = La partie est finie.
refusal-not-your-turn = C’est { $gang-to } de décider.
refusal-now-turn = Misez, différez ou renoncez d’abord.
refusal-now-hx = Dites d’abord combien de bandits valides marqués d’un X vous misez.
refusal-now-wx = Dites d’abord combien de bandits blessés marqués d’un X vous misez.
refusal-now-w = Dites d’abord combien de bandits blessés sans X vous misez.
refusal-now-wound = Choisissez d’abord le bandit touché.
refusal-now-move = Choisissez d’abord de combien avance votre pion.
refusal-now-steal = Choisissez d’abord qui voler.
refusal-too-many = { $bandits ->
    [one] Vous n’avez qu’un bandit en réserve.
   *[other] Vous n’avez que { $bandits } bandits en réserve.
}
refusal-equals-highest = { $count } est la plus forte mise de la table : personne ne peut l’égaler.
refusal-nobody-pending = Plus personne d’autre ne doit jouer : il n’y a personne à attendre.
refusal-last-bandit = La blessure vous coûterait votre dernier bandit.
refusal-number-low = Avec { $count }, c’est trop peu : les autres ne complètent pas la mise.
refusal-number-high = { $count }, c’est plus que vous n’en avez, ou plus que n’en contient la mise.
refusal-healthy-first = Tant que vous avez des bandits valides en réserve, c’est l’un d’eux qui est touché.
refusal-no-such-bandit = Vous n’avez pas de tel bandit en réserve.
refusal-too-far = Votre pion avance de { $stake ->
    [one] { $stake } ville
   *[other] { $stake } villes
} au plus : autant que votre mise.
refusal-from-oneself = On ne se vole pas soi-même.
refusal-not-at-table = Il n’y a personne à cette place.
refusal-no-cubes = Il n’y a pas de cube derrière le paravent { $victim-of }.
refusal-one-cube-only = Ici on ne vole qu’un cube.
refusal-two-cubes = Ici on vole deux cubes, tant qu’il y en a deux à prendre.
refusal-single-cube = Il n’y a qu’un cube derrière le paravent { $victim-of }.
refusal-other-order = Nommez les deux victimes dans l’ordre des sièges, à partir de votre gauche.
refusal-own-turn = Une horloge presse les autres, pas soi-même.
refusal-table-only = La table seule dit quand le sablier est écoulé.
refusal-clocks-off = Cette table joue sans horloges.
refusal-no-clock = Vous n’avez plus d’horloge.
refusal-sand-runs = Le sablier coule déjà.
refusal-no-turn-open = Une horloge presse qui doit miser, différer ou renoncer, personne d’autre.
refusal-not-your-clock = Cette horloge est à quelqu’un d’autre.
refusal-no-sand = Aucun sablier ne coule.
refusal-other-sand = Le sablier coule pour { $gang }.

## The journal: set-up and stakes.

told-absent = { $one } et { $other } restent dans la boîte.
told-first = { $gang-cap } commence ; le pion part de Start City.
told-phase = Phase { $phase } : { $gang } commence.
told-phase-one = Phase { $phase } : { $gang }, qui n’a plus qu’un bandit, commence.
told-dummy-staked = { $count ->
    [0] Aucun impact de balle { $town-at } : le joueur fictif ne mise pas.
    [1] Un impact de balle { $town-at } : le joueur fictif mise 1.
   *[other] { $count } impacts de balle { $town-at } : le joueur fictif mise { $count }.
}
told-staked = { $gang-cap } mise { $count } (valides : { $healthy }, blessés : { $wounded }, marqués d’un X : { $x }).
told-deferred = { $gang-cap } diffère et jouera après les autres.
told-renounced = { $gang-cap } renonce.
told-gave-up = { $gang-cap } n’a plus personne à miser et sort de cette phase.

## The journal: the sheriff, wounds, clocks.

told-sheriff = { $count ->
    [one] Le shérif avance d’une ville, jusqu’à { $town }.
   *[other] Le shérif avance de { $count } villes, jusqu’à { $town }.
}
told-sheriff-still = Rien que des X : le shérif ne bouge pas et reste { $town-at }.
told-caught = Le shérif rattrape { $gang } { $town-at }.
told-safe = Le shérif rejoint le pion { $gang-of } à Start City : on n’y risque rien.
told-lost-cube = Sans bandit en réserve, { $gang } perd { $cube } ; il quitte le jeu.
told-nothing-to-lose = { $gang-cap } n’a ni bandit en réserve ni cube à perdre.
told-wounded = { $gang-cap } : { $bandit } est blessé { $cause }.
told-killed = { $gang-cap } : { $bandit } est tué { $cause }.
told-clock = { $gang-cap } joue une horloge contre { $target } ; { $left ->
    [0] c’était la dernière.
   *[other] il en reste une.
}
told-timeout = Le sablier est écoulé pour { $gang }.

## The journal: what the stakes bring.

told-won = { $gang-cap } a la plus forte mise : { $count }.
told-turned = { $town } est retournée : { $reverse-mid }.
told-set-out = { $count ->
    [one] Le pion { $gang-of } quitte { $town } et avance d’une ville.
   *[other] Le pion { $gang-of } quitte { $town } et avance de { $count } villes.
}
told-stopped = Sans bandit en réserve, { $gang } est arrêté par les Indiens { $town-at }.
told-arrived = { $gang-cap } attaque { $town }.
told-blocked = Le shérif y est aussi : { $gang } n’obtient rien { $town-at }.
told-found-nothing = Il n’y a rien à prendre { $town-at } pour { $gang }.
told-looted = { $gang-cap } pille { $town } : { $gold ->
    [one] { $gold } cube d’or
   *[other] { $gold } cubes d’or
}, { $prisoners ->
    [0] aucun prisonnier.
    [1] un prisonnier libéré.
   *[other] { $prisoners } prisonniers libérés.
}
told-dummy-looted = { $gang-cap } pille { $town } : { $gold ->
    [one] { $gold } cube d’or
   *[other] { $gold } cubes d’or
} ; { $prisoners ->
    [0] il n’y a pas de prisonniers.
    [1] le prisonnier quitte le jeu.
   *[other] les { $prisoners } prisonniers quittent le jeu.
}
told-nobody-to-rob = { $gang-cap } ne trouve personne à voler.
told-stole = { $gang-cap } vole un cube { $victim-to }.
told-you-stole = Vous volez { $cube } { $victim-to }.
told-you-were-robbed = { $gang-cap } vous vole { $cube }.
told-coach = { $gang-cap }, deuxième avec { $count }, prend un cube d’argent à la diligence ; { $left ->
    [0] c’était le dernier.
    [1] il en reste un.
   *[other] il en reste { $left }.
}
told-coach-tie = La deuxième place est partagée : personne n’attaque la diligence.
told-coach-alone = Une seule mise : personne n’attaque la diligence.
told-coach-empty = La diligence n’a plus d’argent.
told-came-back = { $gang-cap } : revenus blessés { $back }, tués { $killed }.

## The journal: the end.

told-end-renounced = Personne n’a misé : la partie est finie, on lève les paravents.
told-end-exhausted = Plus personne n’a de bandit : la partie est finie, on lève les paravents.
told-rank = { $place ->
    [1] { $gang-cap } gagne avec { $cubes } cubes (or : { $gold }, argent : { $silver }).
    [2] { $gang-cap } finit deuxième avec { $cubes } cubes (or : { $gold }, argent : { $silver }).
    [3] { $gang-cap } finit troisième avec { $cubes } cubes (or : { $gold }, argent : { $silver }).
   *[other] { $gang-cap } finit quatrième avec { $cubes } cubes (or : { $gold }, argent : { $silver }).
}
told-dummy-cubes = Le joueur fictif, qui n’est pas classé, a { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} (or : { $gold }, argent : { $silver }).

## Why the game ended.

reason-renounced = Plus personne n’a misé : la bande qui a le plus de cubes l’emporte.
reason-exhausted = Plus personne n’a de bandit : la bande qui a le plus de cubes l’emporte.

## Advice: why one might choose so.

advice-raid = Si personne ne répond, vous pillez { $town } : { $gold ->
    [one] { $gold } cube d’or
   *[other] { $gold } cubes d’or
}, { $prisoners ->
    [0] aucun prisonnier.
    [1] un prisonnier.
   *[other] { $prisoners } prisonniers.
}
advice-theft = Si personne ne répond, vous volez { $town-at }.
advice-coach = Si personne ne répond, vous êtes deuxième et prenez un cube d’argent.
advice-blocked = Si personne ne répond, vous arrivez { $town-at } en même temps que le shérif et n’obtenez rien ; les autres non plus.
advice-nothing = Si personne ne répond, vous arrivez { $town-at }, où il n’y a rien à prendre.
advice-spoil = Cela éloigne { $gang } de l’or { $town-of }.
advice-stake = Cela change la distance du vainqueur et la place du shérif.
advice-defer = Au prix d’une blessure, vous déciderez en sachant ce que font les autres.
advice-renounce = Cela garde vos bandits pour une meilleure phase.
advice-end = Si personne d’autre ne mise, la partie est finie, et vous êtes en tête.
advice-x = Les bandits marqués d’un X laissent le shérif où il est.
advice-no-x = Gardez plutôt les bandits marqués d’un X pour quand le shérif ne doit pas bouger.
advice-healthy = Les bandits valides reviennent ; des blessés seraient perdus.
advice-wounded = Vos bandits valides restent à l’abri.
advice-plain = Un bandit marqué d’un X est plus utile qu’un autre.
advice-lose-x = Vos bandits sans X restent comme ils sont.
advice-rob-strongest = { $gang-cap } est votre rival le plus fort.
advice-rob = Un cube pris { $gang-to }, c’est toujours un de plus pour vous.

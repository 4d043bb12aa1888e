# Carson City. The words are those of the guide.

game-name = Carson City
game-tagline = Une ville à bâtir, des duels à gagner, quatre tours pour faire fortune.
game-length = environ 90 min
game-about = À chaque tour, vous prenez un personnage, placez vos cow-boys sur des actions, des terrains et des bâtiments, puis vous vous battez pour ce que d’autres convoitent aussi. Terrains, bâtiments, puissance de feu et argent se changent en points de victoire ; au bout de quatre tours, le plus de points l’emporte.

## Options.

option-colours = Couleurs
    .about = La couleur de chaque siège, dans l’ordre des sièges. Elle ne change rien au jeu.
option-colours-orange = Orange
option-colours-green = Vert
option-colours-purple = Violet
option-colours-yellow = Jaune
option-colours-blue = Bleu
option-personality_side = Personnages
    .about = La face des sept cartes que l’on utilise.
option-personality_side-yellow = Faces jaunes
option-personality_side-red = Faces rouges
option-personality_side-random = Chaque face tirée au sort
option-personality_side-custom = Chaque face choisie ci-dessous
option-side_sheriff = Shérif : face
    .about = Ne compte que si les faces sont choisies une à une.
option-side_sheriff-yellow = Jaune
option-side_sheriff-red = Rouge
option-side_banker = Banquier : face
    .about = Ne compte que si les faces sont choisies une à une.
option-side_banker-yellow = Jaune
option-side_banker-red = Rouge
option-side_grocer = Épicière : face
    .about = Ne compte que si les faces sont choisies une à une.
option-side_grocer-yellow = Jaune
option-side_grocer-red = Rouge
option-side_worker = Ouvrier chinois : face
    .about = Ne compte que si les faces sont choisies une à une.
option-side_worker-yellow = Jaune
option-side_worker-red = Rouge
option-side_settler = Colon : face
    .about = Ne compte que si les faces sont choisies une à une.
option-side_settler-yellow = Jaune
option-side_settler-red = Rouge
option-side_captain = Capitaine : face
    .about = Ne compte que si les faces sont choisies une à une.
option-side_captain-yellow = Jaune
option-side_captain-red = Rouge
option-side_mercenary = Tueur à gages : face
    .about = Ne compte que si les faces sont choisies une à une.
option-side_mercenary-yellow = Jaune
option-side_mercenary-red = Rouge
option-board_side = Plateau
    .about = Avec la rivière : moins de montagnes, des ponts qui rapportent des points, des mines et des ranchs mieux lotis sur ses rives.
option-board_side-plain = Plaine
option-board_side-river = Carson River
option-duel_mode = Duels
    .about = Des dés, ou des tuiles choisies en secret dans une main que chacun a payée.
option-duel_mode-dice = Dés
option-duel_mode-tiles = La loi du plus fort (tuiles)
option-duel_dice = Dés par duelliste
    .about = Deux dés laissent plus de place au hasard. Sans effet avec les tuiles.
option-duel_dice-1 = Un
option-duel_dice-2 = Deux
option-starting_revolvers = Revolvers de départ
    .about = Certaines éditions en donnent un à chacun.
option-starting_revolvers-0 = Aucun
option-starting_revolvers-1 = Un chacun
option-bank_count = Banques dans le sac
    .about = Notre source en compte cinq, les règles en ligne quatre.
option-bank_count-5 = Cinq
option-bank_count-4 = Quatre
option-church_protects = Les églises protègent
    .about = Tous les bâtiments voisins, ou seulement ceux du propriétaire de l’église.
option-church_protects-all = Tous les voisins
option-church_protects-own = Ses propres voisins
option-road_timing = Pose des routes
    .about = Au moment de construire, ou aussi pendant ses tours de placement.
option-road_timing-build = En construisant
option-road_timing-anytime = Aussi au placement
option-dead_cowboys = Cow-boys morts
    .about = Variante de l’auteur : le perdant d’un duel peut abandonner son cow-boy contre 2 points.
option-dead_cowboys-off = Sans
option-dead_cowboys-on = Avec

## Players.

colour-orange = Orange
    .short = Orange
colour-green = Vert
    .short = Vert
colour-purple = Violet
    .short = Violet
colour-yellow = Jaune
    .short = Jaune
colour-blue = Bleu
    .short = Bleu
colour-none = personne
    .short = Personne

## Buildings and other tiles.

tile-ranch = ranch
    .cap = Ranch
    .a = un ranch
    .the = le ranch
    .of = du ranch
tile-mine = mine
    .cap = Mine
    .a = une mine
    .the = la mine
    .of = de la mine
tile-drugstore = drugstore
    .cap = Drugstore
    .a = un drugstore
    .the = le drugstore
    .of = du drugstore
tile-bank = banque
    .cap = Banque
    .a = une banque
    .the = la banque
    .of = de la banque
tile-saloon = saloon
    .cap = Saloon
    .a = un saloon
    .the = le saloon
    .of = du saloon
tile-hotel = hôtel
    .cap = Hôtel
    .a = un hôtel
    .the = l’hôtel
    .of = de l’hôtel
tile-prison = prison
    .cap = Prison
    .a = une prison
    .the = la prison
    .of = de la prison
tile-church = église
    .cap = Église
    .a = une église
    .the = l’église
    .of = de l’église
tile-house = maison
    .cap = Maison
    .a = une maison
    .the = la maison
    .of = de la maison
tile-mountain = montagne
    .cap = Montagne
    .a = une montagne
    .the = la montagne
    .of = de la montagne
tile-river = rivière
    .cap = Rivière
    .a = une rivière
    .the = la rivière
    .of = de la rivière
tile-none = rien
    .cap = Rien
    .a = rien
    .the = rien
    .of = de rien

## Squares of the action track: the name, and what it does.

square-wages = Salaire
    .about = Paie 4 $ pour chacun de vos cow-boys ici.
square-ammo = Munitions
    .about = Le jeton 3 revolvers : +3 de puissance de feu jusqu’à la fin du tour.
square-roads3 = Trois routes
    .about = Trois routes pour votre réserve.
square-road1 = Routes
    .about = Une route pour chacun de vos cow-boys ici.
square-b12 = Construction 12 $
    .about = Achetez le bâtiment d’ici pour 12 $.
square-b10 = Construction 10 $
    .about = Achetez le bâtiment d’ici pour 10 $.
square-b8 = Construction 8 $
    .about = Achetez le bâtiment d’ici pour 8 $.
square-b6 = Construction 6 $
    .about = Achetez le bâtiment d’ici pour 6 $.
square-b5 = Construction 5 $
    .about = Achetez le bâtiment d’ici pour 5 $.
square-b4 = Construction 4 $
    .about = Achetez le bâtiment d’ici pour 4 $.
square-b3 = Construction 3 $
    .about = Achetez le bâtiment d’ici pour 3 $.
square-parcel_income = Revenu des terrains
    .about = Paie 2 $ pour chacun de vos terrains.
square-fire_income = Revenu des cow-boys
    .about = Paie 2 $ par point de votre puissance de feu.
square-gamble = Jeu de hasard
    .about = Lancez deux dés : la somme en dollars.
square-parcel_vp = Points des terrains
    .about = Rapporte 1 point pour deux de vos terrains.
square-fire_vp = Points des cow-boys
    .about = Rapporte 1 point pour deux points de votre puissance de feu.
square-estate_vp = Points des bâtiments
    .about = Rapporte 1 point pour chacun de vos bâtiments en ville.
square-vp5 = Points à 5 $
    .about = Autant de points que vous voulez, 5 $ l’un.
square-vp4 = Points à 4 $
    .about = Autant de points que vous voulez, 4 $ l’un.
square-vp3 = Points à 3 $
    .about = Autant de points que vous voulez, 3 $ l’un.
square-vp2 = Points à 2 $
    .about = Autant de points que vous voulez, 2 $ l’un.

## Personalities: the name, and the power of either side.

card-sheriff-yellow = Shérif
    .the = le shérif
    .about = Reçoit le cow-boy blanc, qui n’a jamais de duel.
card-sheriff-red = Shérif
    .the = le shérif
    .about = Ne provoque aucun duel et n’attaque personne ; 3 points par duel perdu.
card-banker-yellow = Banquier
    .the = le banquier
    .about = Reçoit 9 $ tout de suite.
card-banker-red = Banquier
    .the = le banquier
    .about = En fin de tour : 3 points pour 3 $, 5 pour 12 $ ou 7 pour 25 $.
card-grocer-yellow = Épicière
    .the = l’épicière
    .about = Prend 8 $, maintenant ou au revenu des bâtiments ; ou double alors un type de bâtiment.
card-grocer-red = Épicière
    .the = l’épicière
    .about = Prend 8 $ maintenant, ou marque un point par maison possédée en fin de tour.
card-worker-yellow = Ouvrier chinois
    .the = l’ouvrier chinois
    .about = Deux routes tout de suite ; bâtiments à moitié prix, arrondi au-dessus.
card-worker-red = Ouvrier chinois
    .the = l’ouvrier chinois
    .about = Pour 5 $, un bâtiment de la rangée tout de suite.
card-settler-yellow = Colon
    .the = le colon
    .about = Un terrain sans propriétaire, gratuit, tout de suite.
card-settler-red = Colon
    .the = le colon
    .about = Prend 8 $ maintenant, ou marque un point par montagne possédée en fin de tour.
card-captain-yellow = Capitaine
    .the = le capitaine
    .about = Engage 1, 2 ou 3 cow-boys pour 1, 4 ou 9 $.
card-captain-red = Capitaine
    .the = le capitaine
    .about = Achète 1 revolver pour 3 $ ou 2 pour 9 $, pour toujours.
card-mercenary-yellow = Tueur à gages
    .the = le tueur à gages
    .about = +3 de puissance de feu ce tour-ci.
card-mercenary-red = Tueur à gages
    .the = le tueur à gages
    .about = +2 de puissance de feu ce tour-ci.

## Prompts: what to decide, or whom to wait for.

prompt-setup_parcel = Choisissez un terrain de départ.
prompt-personality = Prenez un personnage pour ce tour.
prompt-settler_parcel = Colon : prenez un terrain gratuit.
prompt-captain = Capitaine : combien de cow-boys engagez-vous ?
prompt-grocer = Épicière : 8 $ maintenant, ou attendre le revenu des bâtiments ?
prompt-worker_take = Ouvrier : prendre un bâtiment de la rangée pour 5 $ ?
prompt-red_take = Prendre 8 $ maintenant, ou des points en fin de tour ?
prompt-red_captain = Capitaine : combien de revolvers achetez-vous ?
prompt-place = Placez un cow-boy, ou passez.
prompt-duel_order = Choisissez le prochain duel.
prompt-buy_parcel = Acheter le terrain { $place } pour { $money } $ ?
prompt-buy_building = Acheter { $building-the } pour { $money } $ ?
prompt-site = Où construisez-vous { $building-the } ?
prompt-house = { $building-cap } en { $cell } : où va sa maison ?
prompt-consent = { $builder } veut poser la maison { $building-of } ({ $cell }) sur votre terrain { $asked }. Êtes-vous d’accord ?
prompt-kept = Placez des bâtiments conservés, ou continuez.
prompt-grocer_estate = Épicière : doubler un type de bâtiment, ou prendre 8 $ ?
prompt-vp_buy = { $place } : combien en achetez-vous ?
prompt-cash_out = Vous avez { $money } $, votre limite est de { $limit } $ : combien de points à 10 $ ?
prompt-red_bank = Banquier : acheter des points ?
prompt-last_roads = Posez vos dernières routes et ponts, ou terminez.
prompt-dead = Votre cow-boy a perdu ({ $place }) : l’abandonner contre 2 points ?
prompt-duel_tile = Duel pour { $place } : choisissez une tuile.
prompt-end = La partie est finie.
prompt-wait-setup_parcel = { $colour } choisit un terrain de départ.
prompt-wait-personality = { $colour } prend un personnage.
prompt-wait-settler_parcel = { $colour } prend un terrain gratuit.
prompt-wait-captain = { $colour } engage des cow-boys.
prompt-wait-grocer = { $colour } décide quand utiliser l’épicière.
prompt-wait-worker_take = { $colour } peut prendre un bâtiment de la rangée.
prompt-wait-red_take = { $colour } hésite entre 8 $ et des points.
prompt-wait-red_captain = { $colour } achète des revolvers.
prompt-wait-place = { $colour } place un cow-boy.
prompt-wait-duel_order = { $colour } choisit le prochain duel.
prompt-wait-buy_parcel = { $colour } peut acheter le terrain { $place } pour { $money } $.
prompt-wait-buy_building = { $colour } peut acheter { $building-the } pour { $money } $.
prompt-wait-site = { $colour } construit { $building-a }.
prompt-wait-house = { $colour } place la maison { $building-of }.
prompt-wait-consent = { $colour } doit répondre pour le terrain { $asked } : une maison pour { $building-the } de { $builder } ({ $cell }).
prompt-wait-kept = { $colour } peut placer des bâtiments conservés.
prompt-wait-grocer_estate = { $colour } utilise l’épicière.
prompt-wait-vp_buy = { $colour } achète des points ({ $place }).
prompt-wait-cash_out = { $colour } règle sa limite d’argent ({ $money } $, limite { $limit } $).
prompt-wait-red_bank = { $colour } peut acheter des points comme banquier.
prompt-wait-last_roads = { $colour } peut poser ses dernières routes.
prompt-wait-dead = { $colour } décide du sort du cow-boy battu ({ $place }).
prompt-wait-duel_tile = Duel pour { $place } : on choisit les tuiles.
prompt-chosen-duel_tile = Votre tuile est choisie. Vous pouvez changer d’avis tant que tous n’ont pas choisi.

## Actions, as on buttons.

action-setup_parcel = Prendre le terrain { $cell }
action-personality = Prendre { $card-the } (limite { $limit } $)
action-settler_parcel = Prendre le terrain { $cell }
action-captain = { $number ->
    [0] N’engager personne
    [1] Engager un cow-boy ({ $money } $)
   *[other] Engager { $number } cow-boys ({ $money } $)
}
action-grocer-now = 8 $ maintenant
action-grocer-wait = Attendre
action-worker_take = Prendre { $building-the }
action-worker_take-none = Ne rien prendre
action-red_now = 8 $ maintenant
action-red_wait = Des points en fin de tour
action-red_captain = { $number ->
    [0] N’en acheter aucun
    [1] Acheter un revolver ({ $money } $)
   *[other] Acheter { $number } revolvers ({ $money } $)
}
action-place-square = { $square }
action-place-sale = { $square } : { $building }
action-place-parcel = Acheter le terrain { $cell } ({ $money } $)
action-place-attack = Attaquer { $building-the } de { $owner } ({ $cell })
action-place-defence = Défendre { $building-the } ({ $cell })
action-place-white-square = Cow-boy blanc : { $square }
action-place-white-sale = Cow-boy blanc : { $square } : { $building }
action-place-white-parcel = Cow-boy blanc : acheter le terrain { $cell } ({ $money } $)
action-pass = Passer
action-duel_order = Duel pour { $cell }
action-buy_parcel-yes = Acheter
action-buy_parcel-no = Ne pas acheter
action-buy_building-yes = Acheter
action-buy_building-no = Ne pas acheter
action-site = Construire en { $cell }
action-road = { $cost ->
    [1] Route en { $edge }
   *[other] Pont en { $edge } ({ $cost } routes)
}
action-keep = Conserver le bâtiment
action-house = Maison en { $cell }
action-house_ask = Demander { $cell } à { $owner }
action-cancel = Conserver finalement le bâtiment
action-consent-yes = Accepter
action-consent-no = Refuser
action-kept = Placer { $building-the }
action-done = Terminer
action-grocer_estate = Doubler : { $building }
action-grocer_estate-8 = Prendre 8 $
action-dead-yes = L’abandonner (2 points)
action-dead-no = Le reprendre
action-duel_tile = Tuile { $number }
action-red_bank = { $number ->
    [0] Aucun point
    [1] Un point ({ $money } $)
   *[other] { $number } points ({ $money } $)
}
action-cash_out = { $number ->
    [0] Aucun point
    [1] Un point ({ $money } $)
   *[other] { $number } points ({ $money } $)
}
action-vp_buy = { $number ->
    [0] Aucun point
    [1] Un point ({ $money } $)
   *[other] { $number } points ({ $money } $)
}

## Refusals: why not.

refusal-over = La partie est finie.
refusal-not-your-turn = La décision revient à { $colour }.
refusal-not-your-tile = Vous n’avez pas de tuile à choisir maintenant.
refusal-now-setup_parcel = Choisissez d’abord un terrain de départ.
refusal-now-personality = Prenez d’abord un personnage.
refusal-now-settler_parcel = Prenez d’abord le terrain du colon.
refusal-now-captain = Dites d’abord combien de cow-boys le capitaine engage.
refusal-now-grocer = Choisissez d’abord entre 8 $ tout de suite et l’attente.
refusal-now-worker_take = Choisissez d’abord le bâtiment de l’ouvrier.
refusal-now-red_take = Choisissez d’abord entre 8 $ et des points.
refusal-now-red_captain = Dites d’abord combien de revolvers le capitaine achète.
refusal-now-place = C’est le moment de placer un cow-boy ou de passer.
refusal-now-duel_order = Choisissez d’abord le prochain duel.
refusal-now-buy_parcel = Dites d’abord si vous achetez le terrain.
refusal-now-buy_building = Dites d’abord si vous achetez le bâtiment.
refusal-now-site = Dites d’abord où va le bâtiment.
refusal-now-house = Dites d’abord où va la maison.
refusal-now-consent = Décidez d’abord de la réponse pour votre terrain.
refusal-now-kept = C’est le moment de placer des bâtiments conservés ou de continuer.
refusal-now-grocer_estate = Dites d’abord comment utiliser l’épicière.
refusal-now-vp_buy = Dites d’abord combien de points vous achetez.
refusal-now-cash_out = Dites d’abord comment régler votre limite d’argent.
refusal-now-red_bank = Dites d’abord combien de points le banquier achète.
refusal-now-last_roads = C’est le moment de poser vos dernières routes ou de terminer.
refusal-now-dead = Décidez d’abord du sort de votre cow-boy.
refusal-now-duel_tile = Choisissez d’abord votre tuile de duel.
refusal-owned = Le terrain { $place } a déjà un propriétaire.
refusal-river = { $place } est dans la rivière.
refusal-card-taken = Ce personnage est déjà pris.
refusal-too-dear = Vous n’avez pas assez d’argent.
refusal-too-many-cowboys = Personne ne peut avoir plus de dix cow-boys en réserve.
refusal-no-cowboy = Vous n’avez plus de cow-boy en réserve.
refusal-no-white = Vous n’avez pas de cow-boy blanc à placer.
refusal-square-closed = { $place } : cette case est fermée jusqu’à la fin de la partie.
refusal-nothing-for-sale = Il n’y a pas de bâtiment sur cette case.
refusal-already-there = Vous y avez déjà un cow-boy ({ $place }).
refusal-white-there = Le cow-boy blanc s’y trouve, personne ne peut l’y rejoindre ({ $place }).
refusal-not-empty = Le cow-boy blanc ne va que là où il n’y a aucun cow-boy ({ $place }).
refusal-white-on-estate = Le cow-boy blanc ne va sur aucun bâtiment ({ $place }).
refusal-no-property = Il ne vous reste pas de tuile de propriété pour un terrain de plus.
refusal-no-building = { $place } a un propriétaire et pas de bâtiment : il n’y a rien à y disputer.
refusal-safe-building = On n’attaque ni prison ni église ({ $place }).
refusal-protected = Une église protège { $building-the } en { $place }.
refusal-sheriff-peace = Le shérif ne provoque aucun duel et n’attaque personne ({ $place }).
refusal-no-duel = Il n’y a pas de duel en { $place }.
refusal-not-own = { $place } n’est pas votre terrain.
refusal-occupied = Il y a déjà quelque chose en { $place } : { $building }.
refusal-not-reached = Aucune route n’atteint { $place }.
refusal-no-room-for-house = Il ne reste aucun terrain pour la maison, et vous n’avez pas de route.
refusal-no-road-needed = Ce bâtiment n’a pas besoin de route.
refusal-no-road-left = Vous n’avez plus de route.
refusal-road-there = Il y a déjà une route.
refusal-road-far = Une route doit en toucher une autre.
refusal-road-order = Des routes séparées se posent dans l’ordre de leurs numéros.
refusal-bridge-cost = Un pont demande deux routes.
refusal-is-site = Le bâtiment lui-même va en { $place }.
refusal-needs-consent = { $place } appartient à { $owner } : demandez d’abord.
refusal-no-consent-needed = Personne n’est à consulter pour { $place }.
refusal-refused = { $owner } a déjà refusé.
refusal-not-kept = Vous n’avez pas conservé de tel bâtiment.
refusal-struck = Vous venez de renoncer à le placer ce tour-ci.
refusal-nowhere-for-kept = Il n’y a pas de place pour lui maintenant.
refusal-no-such-income = Vous n’avez pas de tel bâtiment en ville.
refusal-too-few-cashed = Chaque tranche de 10 $ au-dessus de votre limite doit devenir un point.
refusal-no-such-tile = Vous n’avez pas cette tuile en main.
refusal-roads-later = Les routes se posent en construisant.

## The journal: set-up and personalities.

told-order = { $colour } prend la place { $place } de la piste inférieure.
told-centre = Le centre-ville est en { $cell } : une maison et quatre routes.
told-mountains = Montagnes : { $cells }.
told-red-card = { $card } : face rouge.
told-tiles = { $colour } annonce des tuiles pour un total de { $total } et commence avec { $cash } $.
told-hand = Vos tuiles de duel : { $tiles }.
told-settled = { $colour } prend le terrain { $cell }.
told-round = Tour { $round } sur 4.
told-card = { $colour } prend { $card-the }.
told-lined-up = Ordre de placement, { $place } : { $colour } ({ $card }).
told-hired = { $number ->
    [0] { $colour } n’engage personne.
    [1] { $colour } engage un cow-boy pour { $money } $.
   *[other] { $colour } engage { $number } cow-boys pour { $money } $.
}
told-waits = { $colour } garde pour plus tard le pouvoir : { $card-the }.
told-guns = { $number ->
    [0] { $colour } n’achète pas de revolver.
    [1] { $colour } achète un revolver pour { $money } $.
   *[other] { $colour } achète { $number } revolvers pour { $money } $.
}
told-declined = { $colour } renonce.
told-done = { $colour } a terminé.

## The journal: placing cowboys.

told-placed-square = { $colour } place un cow-boy : { $place }.
told-placed-parcel = { $colour } place un cow-boy pour acheter { $place }.
told-placed-attack = { $colour } attaque { $building-the } de { $owner } en { $place }.
told-placed-defence = { $colour } défend { $building-the } en { $place }.
told-placed-white = { $colour } place le cow-boy blanc : { $place }.
told-passed = { $colour } passe et prend la place { $place }.
told-all-passed = Tout le monde a passé : on résout les actions.

## The journal: resolution.

told-step = { $square }.
told-money = { $colour } reçoit { $money } $.
told-roads = { $roads ->
    [0] Il ne reste pas de route pour { $colour }.
    [1] { $colour } reçoit une route.
   *[other] { $colour } reçoit { $roads } routes.
}
told-ammo = { $colour } prend le jeton 3 revolvers.
told-gambled = { $colour } obtient { $white } et { $black } : { $money } $.
told-vp = { $points ->
    [0] { $colour } ne marque aucun point.
    [1] { $colour } marque un point.
   *[other] { $colour } marque { $points } points.
}
told-bought-vp = { $points ->
    [0] { $colour } n’achète aucun point.
    [1] { $colour } achète un point pour { $money } $.
   *[other] { $colour } achète { $points } points pour { $money } $.
}
told-bought-parcel = { $colour } achète le terrain { $cell } pour { $money } $.
told-left-parcel = { $colour } n’achète pas le terrain { $cell }.
told-bought-building = { $colour } achète { $building-a } pour { $money } $.
told-earned = { $building-cap } en { $cell } : { $money } $ pour { $colour }.
told-robbed = { $building-cap } en { $cell }, vol : { $stolen } $ pour { $robber }, { $money } $ pour { $colour }.
told-doubles = L’épicière double pour { $colour } : { $building }.

## The journal: duels.

told-duel = Duel : { $place }.
told-shot = { $colour } : dé { $shot } et puissance de feu { $firepower }, total { $total }.
told-shot-tile = { $colour } : tuile { $shot } et puissance de feu { $firepower }, total { $total }.
told-duel-won = { $colour } l’emporte ({ $place }).
told-buried = { $colour } abandonne le cow-boy contre 2 points.
told-survived = { $colour } reprend le cow-boy.
told-picked = Vous choisissez la tuile { $value }.
told-took-back = Vous reprenez votre tuile.
told-drew = { $colour } pioche trois nouvelles tuiles de duel.

## The journal: building.

told-site = { $colour } choisit { $cell } pour { $building-the }.
told-road = { $colour } pose une route en { $edge }.
told-roads-at = { $colour } pose { $count } routes : { $edges }.
told-bridge = { $colour } construit un pont en { $edge }.
told-asked = { $colour } demande { $cell } à { $owner }, pour la maison { $building-of }.
told-consented = { $colour } accepte : une maison pour { $builder } en { $cell }.
told-refused = { $colour } refuse le terrain { $cell } à { $builder }.
told-built = { $colour } construit { $building-a } en { $cell }.
told-built-with-house = { $colour } construit { $building-a } en { $cell } et une maison en { $house }.
told-kept = { $colour } conserve { $building-the }.
told-called-off = L’église protège { $building-the } en { $cell } : { $colour } reprend son cow-boy.

## The journal: end of the round, end of the game.

told-mustered = { $cowboys ->
    [one] { $colour } a { $cowboys } cow-boy en réserve.
   *[other] { $colour } a { $cowboys } cow-boys en réserve.
}
told-cashed-out = { $points ->
    [one] { $colour } paie { $money } $ pour { $points } point.
   *[other] { $colour } paie { $money } $ pour { $points } points.
}
told-lost = { $colour } perd { $money } $ au-dessus de la limite.
told-new-tile = { $square } : { $building-a } est en vente.
told-final = { $colour } : { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
}, { $assets } pour bâtiments, maisons et montagnes, { $money } pour l’argent : { $total }.
told-rank = { $place ->
    [1] { $colour } gagne avec { $points } points.
    [2] { $colour } est deuxième avec { $points } points.
    [3] { $colour } est troisième avec { $points } points.
    [4] { $colour } est quatrième avec { $points } points.
   *[other] { $colour } est cinquième avec { $points } points.
}

## Why the game ended.

reason-rounds = Les quatre tours sont joués : le plus de points l’emporte.

## Advice: why one might choose so.

advice-pass = Aucune place ne vaut un cow-boy : gardés, ils comptent en puissance de feu et serviront au tour suivant.
advice-road = Cela met l’un de vos terrains à portée de route.
advice-duel = Un duel que vous gagneriez { $chance } fois sur cent.
advice-defend = { $building-cap } rapporte { $money } $, et un voleur en prendrait la moitié.
advice-rob = La moitié de ce que rapporte { $building-the } : { $money } $.
advice-asset = { $building-cap } dessus : deux points à la fin, et plus pour les autres.
advice-mine = Une mine y rapporterait { $money } $ par tour.
advice-reached = Une route l’atteint : on peut tout y construire.
advice-site = Un emplacement de plus pour construire.
advice-roads = Des routes mettent des emplacements à portée.
advice-ammo = Trois revolvers de plus pour tous les duels du tour.
advice-buy-points = Des points à { $money } $ pièce.
advice-points = { $points ->
    [one] Cela rapporte { $points } point.
   *[other] Cela rapporte { $points } points.
}
advice-money = Cela rapporte { $money } $.
advice-no-site = Vous n’avez pas encore d’emplacement pour { $building-the } : il faudra attendre.
advice-building = { $building-cap } en { $cell } rapporterait environ { $money } $ par tour.
advice-card = { $card-about } Limite d’argent : { $limit } $.
advice-keep = On pourra encore le placer plus tard.
advice-consent = La maison est à vous : deux points, et plus de poids pour vos commerces.
advice-refuse = Vous avez mieux à faire de ce terrain.
advice-house = Il faut bien une maison quelque part ; ici, elle gêne peu.
advice-house-helps = La maison vous sert à cet endroit.
advice-save = L’argent est mieux gardé.
advice-limit = On ne garde que { $limit } $ : le surplus devient des points, ou se perd.
advice-place-kept = Un bâtiment conservé ne rapporte rien tant qu’il n’est pas placé.

## The board in the terminal.

cc-over = partie finie
cc-setup = terrains de départ
cc-round = tour { $round } sur 4, { $phase }
cc-phase-setup = mise en place
cc-phase-personalities = personnages
cc-phase-placement = cow-boys
cc-phase-resolution = résolution
cc-phase-end = fin
cc-column-vp = pts
cc-column-cash = $
cc-column-limit = limite
cc-column-cowboys = boys
cc-column-fire = feu
cc-column-roads = routes
cc-column-parcels = terres
cc-column-buildings = bât.
cc-passed = a passé
cc-kept = conserve : { $tiles }
cc-tiles = Tuiles de duel : { $tiles }
cc-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cc-legend = Un terrain montre sa tuile, le signe de son propriétaire et, inversés, les cow-boys présents ; _ est un terrain vide possédé, ★ le cow-boy blanc. Les traits épais sont des routes, les brisés des ponts.

# Words that stand on the board of Carson City, and what a closer look says.

## The town.

board-town = La ville
board-track = La piste d’action
board-people = Personnages
board-orders = Ordre du tour
board-views = Vues de la table
board-view-town = Ville
board-view-track = Piste
board-view-players = Joueurs
board-round = Tour { $round } sur { $rounds }
board-over = Partie finie
board-phase-setup = Premiers terrains
board-phase-personalities = personnages
board-phase-placement = pose des cow-boys
board-phase-resolution = résolution
board-phase-closing = fin du tour
board-owner-free = sans propriétaire
board-price = prix { $price } $
board-income = rapporte { $income } $
board-protected = protégé par une église
board-standing = dessus :
board-with-white = Avec le cow-boy blanc : { $place }
board-duel = duel
board-road-here = Route { $place }
board-bridge-here = Pont { $place }, deux routes
board-way-claim = Prendre ce terrain
board-way-buy = Poser un cow-boy pour l’acheter
board-way-attack = L’attaquer
board-way-defend = Le défendre
board-way-site = Construire ici
board-way-house = Mettre la maison ici
board-way-ask = Demander ce terrain à son propriétaire
board-way-duel = Ce duel d’abord

## The track.

board-family-means = Moyens
board-family-buildings = Constructions
board-family-incomes = Revenus
board-family-points = Points de victoire
board-square-wages = 4 $
    .sub = par cow-boy
board-square-ammo = +3 feu
    .sub = ce tour
board-square-roads3 = 3 routes
    .sub = d’un coup
board-square-road1 = 1 route
    .sub = par cow-boy
board-square-parcels = Terrains
    .sub = en ville
board-square-b12 = 12 $
board-square-b10 = 10 $
board-square-b8 = 8 $
board-square-b6 = 6 $
board-square-b5 = 5 $
board-square-b4 = 4 $
board-square-b3 = 3 $
board-square-parcel_income = 2 $ × terrain
    .sub = vos terrains
board-square-fire_income = 2 $ × feu
    .sub = votre puissance
board-square-gamble = 2 dés en $
    .sub = jeu de hasard
board-square-estate_income = Bâtiments
    .sub = tous
board-square-parcel_vp = ½ PV
    .sub = terrain
board-square-fire_vp = ½ PV
    .sub = feu
board-square-estate_vp = 1 PV
    .sub = bâtiment
board-square-vp5 = 5 $
    .sub = le PV
board-square-vp4 = 4 $
    .sub = le PV
board-square-vp3 = 3 $
    .sub = le PV
board-square-vp2 = 2 $
    .sub = le PV
board-name-parcels = Terrains
board-name-estate_income = Revenu des bâtiments
board-no-tile = vendu
board-closed = fermé
board-limit = limite { $limit } $
board-up-to = ≤ { $limit } $
board-red-side = face rouge
board-held = pris par { $side }
board-placing-order = Placement :
board-pass-order = Passe :
board-supply = Routes en réserve : { $count }

## Players.

board-points = { $count } PV
board-cash = Argent
board-cash-of = { $cash } / { $limit } $
board-cowboys = { $count ->
    [0] aucun cow-boy en réserve
    [one] un cow-boy en réserve
   *[other] { $count } cow-boys en réserve
}
board-firepower = puissance de feu { $count }
board-roads = { $count ->
    [0] aucune route
    [one] une route
   *[other] { $count } routes
}
board-roads-left = Routes
board-parcels = { $count ->
    [0] aucun terrain
    [one] un terrain sur 12
   *[other] { $count } terrains sur 12
}
board-parcels-owned = Terrains
board-estate = { $count ->
    [0] aucun bâtiment
    [one] un bâtiment, { $income } $
   *[other] { $count } bâtiments, { $income } $
}
board-kept = Bâtiments conservés
board-keeps = conservé : { $tile }
board-passed-as = a passé : n° { $place }
board-duel-tiles = { $count ->
    [one] une tuile duel
   *[other] { $count } tuiles duel
}

## The tray.

board-which = Quel cow-boy ?
board-own-cowboy = Votre cow-boy
board-white-cowboy = Cow-boy blanc
board-reserve = Réserve
board-sum-fire = Puissance de feu
    .amount = { $amount }
board-sum-income = Revenu actuel, case 16
    .amount = { $amount } $
board-sum-limit = À garder au plus
    .amount = { $amount } $
board-term-building = { $tile } { $cell } { $income } $
board-term-tile = { $value }
board-detail-place = { $parcels ->
    [one] { $parcels } endroit
   *[other] { $parcels } endroits
} en ville, { $squares } sur la piste
board-number = { $number }
board-cash-keep = reste { $left } $
board-cash-lose = reste { $left } $, { $lost } $ perdus
board-tile-total = total { $total }

## A closer look.

board-look-buy = Terrain { $cell } : { $price } $
board-look-house = { $tile-cap } en { $cell } : { $price } $
board-look-river = { $cell } : la rivière
board-look-square = { $number }. { $square }
board-look-square-tile = { $number }. { $square } : { $tile }
board-look-person = { $card }, numéro { $number }
board-look-road = Route { $place }
board-look-bridge = Pont { $place }
board-no-income = N’a pas de revenu.
board-guns = { $count ->
    [one] Donne un revolver à son propriétaire.
   *[other] Donne { $count } revolvers à son propriétaire.
}
board-counts-as = { $count ->
    [one] Compte pour une maison aux drugstores, banques et saloons de son propriétaire.
   *[other] Compte pour { $count } maisons aux drugstores, banques et saloons de son propriétaire.
}
board-cannot-attack = Ne peut être attaqué.
board-theft = Un voleur prendrait { $stolen } $, le propriétaire garderait { $kept } $.
board-serves-all = Sans propriétaire : sert à tous ses voisins.
board-serves-owner = Ne sert qu’à son propriétaire.
board-reached = Une route touche un coin : tout bâtiment peut s’y poser.
board-unreached = Aucune route ne l’atteint : seuls un ranch ou une mine peuvent s’y poser.
board-would = Rapporterait ici : ranch { $ranch } $, mine { $mine } $.
board-tile-about-ranch = 1 $ par terrain libre autour, 1 $ au moins. Un revolver.
board-tile-about-mine = 3 $ par montagne voisine sans propriétaire ou à vous. Un revolver.
board-tile-about-drugstore = 3 $ par maison voisine, 3 $ par ranch à vous. Demande une route, amène une maison.
board-tile-about-bank = 3 $ par maison voisine, 3 $ par mine à vous. Demande une route, amène une maison.
board-tile-about-saloon = 5 $ par maison voisine. Demande une route, amène une maison.
board-tile-about-hotel = 6 $. Compte pour deux maisons. Demande une route, amène une maison.
board-tile-about-prison = Deux revolvers, pas de revenu, ne peut être attaquée. Demande une route, amène une maison.
board-tile-about-church = Protège les bâtiments voisins, compte pour une maison. Demande une route, amène une maison.
board-house-yours = La maison sera à vous : 2 PV à la fin.
board-house-free = La maison sera sans propriétaire et servira à tous.
board-house-theirs = La maison serait à { $side }, qui peut refuser.
board-road-reaches = Nouveaux terrains atteints : { $cells }.
board-road-nothing = N’atteint aucun nouveau terrain, mais ouvre la voie.
board-road-cost = { $count ->
    [one] Prend une de vos routes.
   *[other] Prend { $count } de vos routes.
}
board-claim-here = Prendre { $cell }
board-place-here = Poser un cow-boy ici
board-place-white-here = Poser ici le cow-boy blanc
board-attack-here = Attaquer
board-defend-here = Défendre
board-build-here = Construire ici
board-house-here = La maison ici
board-ask-here = Demander à { $side }
board-duel-here = Ce duel d’abord
board-lay-here = La poser ici
board-take-card = Prendre cette carte

## Players by their colours.

board-side-orange = Orange
    .short = Orange
    .colour = orange
board-side-green = Vert
    .short = Vert
    .colour = verte
board-side-purple = Violet
    .short = Violet
    .colour = violet
board-side-yellow = Jaune
    .short = Jaune
    .colour = jaune
board-side-blue = Bleu
    .short = Bleu
    .colour = bleu
board-score = { $amount } PV
board-owner = à { $side }
board-cowboy = { $side }
board-cowboy-white = cow-boy blanc ({ $side })
board-chip = jeton 3 revolvers : { $side }
board-headline = Tour { $round } sur { $rounds }, { $phase }
board-setting-up = { $phase }
board-person-sheriff = Shérif
board-person-banker = Banquier
board-person-grocer = Épicière
board-person-worker = Ouvrier
board-person-settler = Colon
board-person-captain = Capitaine
board-person-mercenary = Tueur
board-person-limit = Vous pourrez garder { $limit } $ pour le tour suivant.
board-person-held = { $side } l’a pris ce tour-ci.

## The steps and the tray.

board-step-setup = Premiers terrains
board-step-personalities = Personnages
board-step-placement = Cow-boys
board-step-resolution = Résolution
board-step-closing = Fin du tour
board-step-next = Tour suivant
board-step-last = Décompte
board-detail-site = { $sites ->
    [0] Pas encore de site
    [one] Un site
   *[other] { $sites } sites
}, { $roads ->
    [0] plus de route
    [one] une route en réserve
   *[other] { $roads } routes en réserve
}
board-detail-house = { $sites ->
    [0] Pas encore de terrain pour la maison
    [one] Un terrain pour la maison
   *[other] { $sites } terrains pour la maison
}, { $roads ->
    [0] plus de route
    [one] une route en réserve
   *[other] { $roads } routes en réserve
}
board-detail-consent = Sur votre terrain, elle sera à vous : 2 PV à la fin
board-detail-buy_parcel = Vous avez { $cash } $
board-detail-setup_parcel = Gratuit. Une mine rapporte près des montagnes, un ranch en terrain dégagé
board-detail-personality = Son pouvoir, son rang dans l’ordre de jeu et l’argent que vous pourrez garder
board-detail-settler_parcel = Gratuit : n’importe quel terrain sans propriétaire
board-detail-captain = Chacun compte dans votre puissance de feu tant que vous ne l’avez pas placé
board-detail-grocer = Attendre permet de doubler un type de bâtiment à la case 16
board-detail-worker_take = Construit aussitôt, ou conservé pour plus tard
board-detail-red_take = Plus tard : un point par maison (épicière) ou par montagne (colon) que vous possédez
board-detail-red_captain = Vous les gardez jusqu’à la fin de la partie
board-detail-duel_order = Le cow-boy du perdant rentre et compte de nouveau au duel suivant
board-detail-kept = Maintenant, ou lors d’un prochain tour
board-detail-grocer_estate = Tous vos bâtiments de ce type rapportent le double ce tour-ci
board-detail-vp_buy = Vous avez { $cash } $
board-detail-cash_out = Ce qui dépasse la limite sans être échangé est perdu
board-detail-red_bank = Une seule fois, avant de perdre ce qui dépasse votre limite
board-detail-last_roads = Un pont prend deux routes ; ce qu’il touche vaudra 3 points
board-detail-dead = Sinon, il revient dans votre réserve
board-fire-cowboys = { $count ->
    [one] un cow-boy
   *[other] { $count } cow-boys
}
board-fire-white = cow-boy blanc
board-fire-revolvers = { $count ->
    [one] un revolver
   *[other] { $count } revolvers
}
board-fire-ammo = jeton { $count }
board-fire-mercenary = tueur à gages { $count }
board-sum-tiles = Tuiles duel en main
    .amount = { $amount }
board-cost = { $money } $, reste { $left } $
board-pass-detail = { $count } de feu ; n° { $place } dans l’ordre de passe

## Why a price, an income, a chance.

board-look-owned = { $cell }, terrain à { $side }
board-look-tile = { $tile-cap } en { $cell }, à { $side }
board-price-plain = Rien dessus ni autour.
board-price-land = 1 $ pour le terrain.
board-price-mountain = 1 $ par montagne : { $cells }.
board-price-house = 1 $ par maison : { $cells }.
board-price-building = 1 $ par bâtiment : { $cells }.
board-river = Elle n’est à personne, on n’y bâtit rien. Un ranch la compte comme terrain libre, une mine voisine gagne 3 $.
board-earns-free = { $count ->
    [0] Aucun terrain libre autour : { $amount } $.
   *[other] Terrains libres autour ({ $cells }) : { $amount } $.
}
board-earns-mountain = Montagnes utilisables ({ $cells }) : { $amount } $.
board-earns-river = La rivière voisine : { $amount } $.
board-earns-house = Ce qui compte pour des maisons autour ({ $cells }) : { $amount } $.
board-earns-ranch = Ses ranchs ({ $cells }) : { $amount } $.
board-earns-mine = Ses mines ({ $cells }) : { $amount } $.
board-earns-fixed = Toujours { $amount } $.
board-earns-sum = Revenu { $income } $.
board-earns-nothing = Ne rapporterait rien ici.
board-covered = Une église le protège : on ne peut l’attaquer.
board-change-own = Votre revenu de la case 16 : { $before } $ → { $after } $.
board-change-others = Celui des autres : { $before } $ → { $after } $.
board-stands = { $side } y est, puissance de feu { $count }.
board-stands-white = Le cow-boy blanc ({ $side }) tient la place.
board-odds = Si vous y allez : votre puissance de feu { $mine } contre { $theirs }, { $chance } % de chances de gagner.
board-odds-tiles = Si vous y allez : votre puissance de feu { $mine } contre { $theirs }, puis les tuiles duel.
board-odds-there = Votre puissance de feu { $mine } contre { $theirs } : { $chance } % de chances de gagner.
board-odds-there-tiles = Votre puissance de feu { $mine } contre { $theirs }, puis les tuiles duel.
board-square-price = Pour vous à présent : { $money } $.
board-square-sold = Aucune tuile à vendre ici ce tour-ci.
board-square-money = Pour vous à présent : { $amount } $.
board-square-points = Pour vous à présent : { $amount } PV.
board-square-many = Pas de duel : autant de cow-boys que vous voulez.
board-square-shut = Fermée par le compteur de tours.
board-square-about-parcels = Les terrains où se tiennent des cow-boys s’achètent maintenant, les disputés d’abord, après un duel.
board-square-about-estate_income = Les attaques d’abord ; puis chaque bâtiment paie son propriétaire, ou pour moitié son voleur.
board-take-tile = Prendre cette tuile

## The end.

board-part-vp = Points des quatre tours
board-part-buildings = Bâtiments
board-part-houses = Maisons
board-part-mountains = Montagnes
board-part-bridges = Près d’un pont
board-part-money = Argent restant
board-part-tie = Égalité : le premier à passer au tour 4

## In words.

board-text-caption = Terrains occupés
board-text-parcel = Terrain
board-text-what = Ce qui s’y trouve
board-text-roads = { $count ->
    [0] Pas encore de route.
    [one] Une route, sur l’arête :
   *[other] { $count } routes, sur les arêtes :
}
board-text-own = Ce que vous avez

## Many choices, small screens.

board-filters = Lieux affichés
board-filter-all = Tout
board-filter-land = Terrains
board-filter-fights = Attaques
board-filter-track = Piste
board-whole-town = Toute la ville

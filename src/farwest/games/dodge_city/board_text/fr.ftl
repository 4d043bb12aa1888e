# Words that stand on the board of Dodge City, and what a closer look says.

## Key cells.

key-bottles = bouteilles
key-dollar = dollar
key-revolver = révolver
key-key = clé
key-letter = lettre
key-seal = sceau
key-telegraph = télégraphe
key-mailbag = sac postal
key-bed = lit
key-lamp = lampe
key-tub = baignoire
key-bell = sonnette
key-star = étoile
key-handcuffs = menottes
key-rifle = fusil
key-wanted = avis de recherche
key-locomotive = locomotive
key-ticket = billet
key-clock = horloge
key-wagon = wagon
key-signal = signal
key-scales = balance
key-mortar = mortier
key-jar = bocal
key-pills = pilules
key-safe = coffre
key-gold = lingots
key-vault = chambre forte

## The town.

board-yours = Vous
board-name-indian = Indien
board-name-question = Événement
board-town = Dodge City
board-plans = Les bâtiments en petit
board-over = Partie finie
board-headline = Tour { $round }, { $stage }
board-stage-start = départ
board-stage-start-events = événements du départ
board-stage-move-1 = premiers déplacements
board-stage-move-2 = deuxièmes déplacements
board-stage-duel-select = cartes de duel
board-stage-duels = duels
board-stage-control = combats de contrôle
board-stage-end = fin
board-house = { $building }
board-house-unopened = Fermé : le premier entré choisit le type.
board-house-neutral = Neutre : personne ne peut plus le gagner.
board-house-open = Du travail pour des { $kind-many }, { $price } $ le pion. Vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} et { $reward } $.
board-house-owned = { $side } le contrôle pour de bon : { $value ->
    [one] { $value } point
   *[other] { $value } points
} et { $reward } $ ({ $kind-many }).
board-house-contested = Disputé : la plus forte carte de duel l’aura.
board-meter = { $side } : { $keys ->
    [one] { $keys } case importante
   *[other] { $keys } cases importantes
} sur 4, { $missing ->
    [-1] coupé
    [0] contrôle
    [one] il manque { $missing } pion
   *[other] il manque { $missing } pions
}.
board-shut = Fermé
board-neutral = Neutre
board-points-and = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $reward } $
board-type-of = Type du bâtiment : { $building }
board-type = { $people-cap } : { $price } $ le pion, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-prices = Les gens et leurs prix
board-price = { $people-cap } : { $price } $ le pion, un tel bâtiment vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { $left ->
    [0] plus de jeton
    [one] { $left } jeton restant
   *[other] { $left } jetons restants
}
board-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-tokens = { $left ->
    [0] plus aucun
    [one] { $left } jeton
   *[other] { $left } jetons
}
board-kind = { $people-cap }
board-kind-about = { $price } $ le pion, { $resale } $ à la revente. Un tel bâtiment rapporte { $value ->
    [one] { $value } point
   *[other] { $value } points
} et { $reward } $. { $left ->
    [0] Il ne reste pas de jeton : aucun autre bâtiment ne sera de ce type.
    [one] Il reste un jeton.
   *[other] Il reste { $left } jetons.
}
board-spot = { $building }, { $cell }
board-spot-free = { $building } { $cell }, libre
board-spot-piece = { $building } { $cell }, pion { $side-of }
board-spot-key = { $building } { $cell }, case importante : { $key }
board-do-place = Placer en { $cell }
board-do-take = Retirer le pion en { $cell }

## What a piece would change.

board-with-0 = Ne touche aucune case importante. { $missing ->
    [one] Il manquerait { $missing } pion.
   *[other] Il manquerait { $missing } pions.
}
board-with-1 = Touche { $one } : 1 sur 4. { $missing ->
    [one] Il manquerait { $missing } pion.
   *[other] Il manquerait { $missing } pions.
}
board-with-2 = Un groupe touche { $one } et { $two } : 2 sur 4. { $missing ->
    [one] Il manquerait { $missing } pion.
   *[other] Il manquerait { $missing } pions.
}
board-with-3 = Un groupe touche { $one }, { $two } et { $three } : 3 sur 4. { $missing ->
    [one] Il manquerait { $missing } pion.
   *[other] Il manquerait { $missing } pions.
}
board-with-control-4 = Contrôle ! Un groupe touche { $one }, { $two }, { $three } et { $four }. Définitif après les duels.
board-with-control-5 = Contrôle ! Un groupe touche { $one }, { $two }, { $three }, { $four } et { $five }. Définitif après les duels.
board-with-cut-0 = Ne touche aucune case importante, et vous êtes coupé.
board-with-cut-1 = Touche { $one }, mais vous êtes coupé.
board-with-cut-2 = Un groupe touche { $one } et { $two }, mais vous êtes coupé.
board-with-cut-3 = Un groupe touche { $one }, { $two } et { $three }, mais vous êtes coupé.
board-rival = Il faudrait { $after ->
    [one] { $after } pion
   *[other] { $after } pions
} { $side-to } au lieu de { $before }.
board-rival-cut = { $side } serait coupé.
board-without = { $side } : { $keys ->
    [one] { $keys } case importante
   *[other] { $keys } cases importantes
} sur 4, puis { $then }. { $before ->
    [-1] Coupé à présent
    [0] Contrôle à présent
   *[other] Il manque { $before ->
        [one] { $before } pion
       *[other] { $before } pions
    } à présent
}, { $after ->
    [-1] ensuite coupé
    [0] ensuite toujours le contrôle
   *[other] ensuite il manquera { $after ->
        [one] { $after } pion
       *[other] { $after } pions
    }
}.
board-standing-0 = { $side } : { $groups ->
    [one] un groupe
   *[other] { $groups } groupes
}, aucune case importante. { $missing ->
    [-1] Coupé.
    [one] Il manque { $missing } pion.
   *[other] Il manque { $missing } pions.
}
board-standing-1 = { $side } : { $groups ->
    [one] un groupe
   *[other] { $groups } groupes
}, le meilleur touche { $one }. { $missing ->
    [-1] Coupé.
    [one] Il manque { $missing } pion.
   *[other] Il manque { $missing } pions.
}
board-standing-2 = { $side } : { $groups ->
    [one] un groupe
   *[other] { $groups } groupes
}, le meilleur touche { $one } et { $two }. { $missing ->
    [-1] Coupé.
    [one] Il manque { $missing } pion.
   *[other] Il manque { $missing } pions.
}
board-standing-3 = { $side } : { $groups ->
    [one] un groupe
   *[other] { $groups } groupes
}, le meilleur touche { $one }, { $two } et { $three }. { $missing ->
    [-1] Coupé.
    [one] Il manque { $missing } pion.
   *[other] Il manque { $missing } pions.
}
board-standing-4 = { $side } contrôle : { $one }, { $two }, { $three } et { $four }.
board-standing-5 = { $side } contrôle : { $one }, { $two }, { $three }, { $four } et { $five }.

## Cards.

board-hand = Votre main
board-chosen = choisie
board-duel-card = carte de duel
board-card-number = { $people-cap } { $figure }
board-card-character = { $people-cap }, { $figure ->
    [one] { $figure } point
   *[other] { $figure } points
}
board-card-indian = Indien
board-card-question = Point d’interrogation
board-effect-number = { $money } $ lors d’un déplacement
board-effect-character = { $figure ->
    [one] { $figure } { $people } en cadeau
   *[other] { $figure } { $people-many } en cadeau
} lors d’un déplacement
board-effect-indian = retire jusqu’à trois pions adverses lors d’un déplacement
board-effect-question = tire un événement
board-short-number = { $money } $
board-short-character = { $figure ->
    [one] { $figure } pion offert
   *[other] { $figure } pions offerts
}
board-short-indian = retire 3 pions
board-short-question = tirez une carte
board-force = force { $strength }
board-strength = Force { $strength } : { $stronger ->
    [0] aucune des { $unseen } cartes que vous n’avez pas vues n’est plus forte
    [one] une des { $unseen } cartes que vous n’avez pas vues est plus forte
   *[other] { $stronger } des { $unseen } cartes que vous n’avez pas vues sont plus fortes
}.
board-plays-number = Vous recevez { $money } $, puis vous achetez et placez.
board-plays-character = { $figure ->
    [one] { $figure } { $people } en cadeau
   *[other] { $figure } { $people-many } en cadeau
}, dans un bâtiment de ce type ou dans un nouveau.
board-plays-indian = Vous retirez jusqu’à trois pions adverses, où qu’ils soient. Ils retournent à leurs propriétaires.
board-plays-question = Vous tirez un événement et l’exécutez. Il y en a plus de mauvais que de bons.
board-starts-indian = Un Indien ne se joue pas au départ.
board-starts-question = Ne peut vous rendre premier que si tous en jouent un. Vous tirez un événement.
board-keeps-indian = Vous ne défierez pas, et si l’on vous défie vous êtes sans arme.
board-keeps-question = Ne gagne aucun duel, et tire un événement quand on le montre.

## The tray.

board-help-start-card = La plus forte carte joue en premier tout le tour. Les gens comptent avant le chiffre : lady, tireur, shérif, bandit, cowboy.
board-help-move-card = Un chiffre rapporte de l’argent, des points donnent des gens, un point d’interrogation un événement, un Indien retire des pions adverses. Gardez une carte forte pour le duel.
board-help-duel-card = Cette carte se battra pour vous : les gens comptent avant le chiffre. Un point d’interrogation et un Indien ne gagnent rien.
board-option-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} jusqu’ici
board-option-free = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
board-option-type = { $price } $ le pion, { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-option-challenge = { $side }, { $building }
board-option-rival = { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pions
}, { $keys ->
    [one] { $keys } case importante
   *[other] { $keys } cases importantes
} sur { $needed }
board-chances = Où vous en êtes
board-chance = { $missing ->
    [-1] coupé, { $keys } sur 4
    [0] contrôle : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
   *[other] { $keys ->
        [one] { $keys } case importante
       *[other] { $keys } cases importantes
    } sur 4, il manque { $missing ->
        [one] { $missing } pion
       *[other] { $missing } pions
    }, pour { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
}
board-ahead = { $side } est devant
board-detail-challenge = Les deux cartes de duel sont retournées : la plus forte fait retirer un pion à l’autre
board-detail-duel-remove = Un pion qui en relie deux autres fait le plus mal
board-detail-free-building = Ils n’entrent que dans un bâtiment de leur type, ou en ouvrent un
board-detail-indian-target = De n’importe qui, dans n’importe quel bâtiment
board-detail = Vous avez { $money } $ et { $supply ->
    [one] { $supply } pion
   *[other] { $supply } pions
} en réserve
board-prompt-buy-building = Achetez et placez vos pions.
board-prompt-buy-count = Placez vos pions { $building-at }.
board-step-card = Carte
board-step-pieces = Pions
board-step-challenge = Défi
board-step-remove = Pion
board-tick-buy-building = Choisissez les cases où vous voulez vos pions, dans n’importe quel bâtiment et dans n’importe quel ordre : trois au plus dans chacun.
board-free = offert
board-tick-free = { $count ->
    [one] { $count } { $people } en cadeau
   *[other] { $count } { $people-many } en cadeau
} { $building-at }. Choisissez les cases où vous voulez vos pions, là et ailleurs : trois au plus dans chaque bâtiment.
board-tick-buy-count = { $count ->
    [one] Choisissez une case.
   *[other] Choisissez { $count } cases au plus.
}
board-tick-place-cell = { $count ->
    [one] Choisissez une case.
   *[other] Choisissez { $count } cases, dans n’importe quel ordre.
}
board-tick-event-building = { $count ->
    [one] Choisissez la case de votre pion gratuit.
   *[other] Choisissez les cases de vos { $count } pions gratuits.
}
board-tick-event-count = Choisissez une case ou deux.
board-tick-event-cell = { $count ->
    [one] Choisissez une case.
   *[other] Choisissez { $count } cases, dans n’importe quel ordre.
}
board-tick-indian-target = { $count ->
    [one] Choisissez un pion adverse pour le retirer.
   *[other] Choisissez { $count } pions adverses au plus pour les retirer.
}
board-tick-sell-piece = Vous ne pouvez pas payer : choisissez des pions à vous pour les vendre à moitié prix.
board-tick-own-piece = { $count ->
    [one] Choisissez le pion que vous perdez.
   *[other] Choisissez les { $count } pions que vous perdez.
}
board-send-nothing = Ne rien acheter
board-send-buy-building = { $cost ->
    [0] Acheter et placer
   *[other] Acheter et placer : { $cost } $
}
board-send-buy-count = { $cost ->
    [0] Acheter et placer
   *[other] Acheter et placer : { $cost } $
}
board-send-place-cell = Placer
board-send-event-building = Placer
board-send-event-count = Placer
board-send-event-cell = Placer
board-send-indian-target = { $count ->
    [0] Retirer
    [one] Retirer { $count } pion
   *[other] Retirer { $count } pions
}
board-send-sell-piece = Vendre
board-send-own-piece = Abandonner
board-bill-buy-building = Vos achats
board-bill-buy-count = Vos achats
board-bill-place-cell = Vos pions
board-bill-event-building = Vos pions gratuits
board-bill-event-count = Vos pions gratuits
board-bill-event-cell = Vos pions gratuits
board-bill-indian-target = Le raid
board-bill-sell-piece = La vente
board-bill-own-piece = Ce que vous perdez
board-bill-type = Choisissez le type : { $building }.
board-bill-left = { $cost } $ en tout ; il vous reste { $left } $.
board-bill-dear = Cela fait { $cost } $, et vous avez { $money } $.
board-bill-too-much = Tout cela ne peut pas être placé maintenant.
board-bill-line = { $count ->
    [one] { $count } { $people }
   *[other] { $count } { $people-many }
}{ $cost ->
    [0] { "" }
   *[other] , { $cost } $
}
board-bill-reach = { $missing ->
    [-1] coupé
    [0] contrôle{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }
   *[other] { $keys ->
        [one] { $keys } case importante
       *[other] { $keys } cases importantes
    } sur 4, il manquera { $missing ->
        [one] { $missing } pion
       *[other] { $missing } pions
    }
}
board-bill-sale = { $short ->
    [0] { $resale } $ et vos { $money } $ suffisent pour payer { $due } $.
   *[other] { $resale } $ et vos { $money } $ : il manque { $short } $ pour payer { $due } $.
}
board-bill-loss = { $building }, { $side } : { $before ->
    [-1] coupé
    [0] contrôle
   *[other] il manque { $before ->
        [one] { $before } pion
       *[other] { $before } pions
    }
} → { $after ->
    [-1] coupé
    [0] contrôle
   *[other] il manquera { $after ->
        [one] { $after } pion
       *[other] { $after } pions
    }
}

## Duels, events, players.

board-duel = Le duel
board-duel-in = Duel { $building-at }.
board-duel-won = { $side } est le plus fort.
board-duel-even = Personne ne gagne.
board-contest = combat de contrôle
board-face-down = face cachée
board-duel-side = { $side } : { $card }.
board-stronger = plus fort
board-marshal = marshal
board-score = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
board-of-goal = { $points }/{ $goal }
board-supply = { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}
board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-gun-down = carte de duel
board-gun-shown = carte montrée
board-gun-fought = s’est battu
board-part = { $building } ({ $people-many })
board-part-tie = Égalité, a tiré { $card-mid }
board-text-cells = En
board-text-keys = Cases importantes :
board-ask-start-card = Carte de départ
board-ask-move-card = Carte à jouer
board-ask-indian-target = Pion à retirer
board-ask-free-building = Bâtiment des pions gratuits
board-ask-buy-building = Bâtiment où acheter
board-ask-buy-type = Type du bâtiment
board-ask-buy-count = Combien de pions
board-ask-place-cell = Case
board-ask-duel-card = Carte de duel
board-ask-challenge = Défi
board-ask-duel-remove = Pion à retirer
board-ask-sell-piece = Pion à vendre
board-ask-event-building = Bâtiment d’un pion gratuit
board-ask-event-type = Type du bâtiment
board-ask-event-cell = Case
board-ask-event-opponent = Adversaire
board-ask-own-piece = Pion à vous
board-ask-event-count = Combien de pions

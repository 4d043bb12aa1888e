# Words that stand on the board of Blackrock City, and what a closer look says.

## The circle.

board-circle = Le cercle des villes
board-phase = Phase { $phase }
board-over = Partie finie
board-stakes = Mises de la phase
board-lifted = Derrière les paravents
board-refuge = refuge
board-silver = { $count ->
    [one] { $count } argent
   *[other] { $count } argents
}
board-gold = { $count ->
    [one] { $count } or
   *[other] { $count } ors
}
board-freed = { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
}
board-coach-name = Diligence : { $silver ->
    [one] { $silver } cube d’argent
   *[other] { $silver } cubes d’argent
}. Au bord de la table : { $gold ->
    [one] { $gold } cube d’or
   *[other] { $gold } cubes d’or
} et { $prisoners ->
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
}.
board-back-is = Dos : { $reverse }.
board-holes = { $count ->
    [0] Aucun impact de balle.
    [one] Un impact de balle.
   *[other] { $count } impacts de balle.
}
board-is-turned = Retournée.
board-is-looted = Pillée.
board-sheriff-here = Le shérif est là.
board-pawn-is-here = Le pion est là.
board-sheriff-at = Le shérif { $town-at }
board-pawn-at = Le pion { $gang-of } { $town-at }
board-sand = Le sable coule : { $by } presse { $gang }
board-sand-short = pour { $gang-short }
board-sand-mine = { $by } a retourné le sablier contre vous : jouez avant qu’il soit vide.

## The stakes.

board-rank-highest = premier
board-rank-second = second
board-rank-tied = second à égalité
board-rank-lowest = plus bas
board-rank-equal = égalité
board-lane-highest = la plus haute
board-lane-lowest = la plus basse
board-renounces = renonce
board-out = hors course
board-no-holes = pas de mise
board-to-play = à jouer
board-waits = diffère
board-to-come = jouera encore
board-brings-town = { $town }
board-brings-choice = de 1 à { $count }
board-brings-silver = 1 argent
board-brings-nothing = rien
board-forbidden = interdit

## The tray.

board-screen = Derrière votre paravent
board-behind = { $gold } or, { $silver } argent
board-word-gold = or
board-word-silver = argent
board-reserve = Votre réserve
board-how-many = Combien de bandits miser
board-tick = Cochez les bandits que vous envoyez, ou choisissez un nombre
board-hint = Choisissez un nombre ou cochez des bandits : ce qui s’ensuivrait s’affiche ici et sur le cercle.
board-stake-none = Miser
board-number = Miser { $count } : { $rank }, { $brings }
board-number-barred = Miser { $count } : interdit, égal à la plus haute mise
board-kind-H = Bandit valide
board-kind-HX = Bandit valide avec X
board-kind-W = Bandit blessé
board-kind-WX = Bandit blessé avec X
board-kind-P = Prisonnier libéré, blessé
board-defer-price = une blessure
board-renounce-price = pas cette phase
board-wounds = il est blessé
board-kills = il est tué
board-of-hx = sur { $count ->
    [one] { $count } misé
   *[other] { $count } misés
}
board-of-wx = sur { $count ->
    [one] { $count } misé
   *[other] { $count } misés
}
board-of-w = sur { $count ->
    [one] { $count } misé
   *[other] { $count } misés
}
board-awaits-loot = { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}, { $prisoners ->
    [0] aucun prisonnier
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
}
board-awaits-sheriff = le shérif y est : rien
board-awaits-start = rien à prendre
board-awaits-nothing = un lieu de passage
board-awaits-theft = un cube à voler
board-awaits-thefts = deux cubes à voler
board-awaits-indians = des Indiens, rien à prendre
board-awaits-halted = arrêté par les Indiens
board-play-clock = Jouer une horloge
board-clocks-left = { $count ->
    [0] plus d’horloge
    [one] une horloge
   *[other] { $count } horloges
}
board-nobody-left = plus de bandit
board-bandits = { $healthy ->
    [0] aucun valide
    [one] un valide
   *[other] { $healthy } valides
}{ $hx ->
    [0] {""}
    [one] {" "}(un X)
   *[other] {" "}({ $hx } X)
}, { $wounded ->
    [0] aucun blessé
    [one] un blessé
   *[other] { $wounded } blessés
}{ $wx ->
    [0] {""}
    [one] {" "}(un X)
   *[other] {" "}({ $wx } X)
}

## The players.

board-score = { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}
board-brief-stake = mise { $count }
board-part-gold = Or
board-part-silver = Argent
board-part-tie = Égalité : le plus d’or, puis la dernière attaque

## The prompt.

board-detail-turn = { $count ->
    [0] personne n’a encore misé : tous les nombres sont permis
   *[other] la plus haute mise est { $count } : vous ne pouvez pas l’égaler
}
board-detail-hurried = { $by } vous presse : une fois le sablier vide, un de vos bandits est blessé
board-detail-mix = { $count ->
    [one] { $count } bandit
   *[other] { $count } bandits
} en tout
board-detail-wound = { $count } sortes au choix
board-detail-move = { $count } distances possibles
board-detail-steal = { $count } possibilités
board-step-turn = Votre tour
board-step-hx = Bandits valides avec X
board-step-wx = Bandits blessés avec X
board-step-w = Bandits blessés sans X
board-step-wound = Quel bandit est touché ?
board-step-move = Jusqu’où ?
board-step-steal = Qui volez-vous ?
board-step-clock = Le tour d’un autre

## A closer look.

board-look-town = { $town }
board-look-start = Rien à prendre ; le shérif n’y fait aucun mal.
board-look-dark = Côté sombre : { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}, { $prisoners ->
    [0] aucun prisonnier
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
}.
board-look-back = Dos : { $reverse }. { $reverse-about }
board-look-looted = Pillée : on la retourne quand le pion s’en va.
board-look-turned = Retournée pour de bon.
board-look-holes = { $count ->
    [0] Aucun impact de balle : le pion ici, le joueur fictif ne mise rien.
    [one] Un impact de balle : le pion ici, le joueur fictif mise 1.
   *[other] { $count } impacts de balle : le pion ici, le joueur fictif mise { $count }.
}
board-pawn-here = Le pion { $gang-of } est là.
board-pawn-away = { $count ->
    [one] À une ville devant le pion.
   *[other] À { $count } villes devant le pion.
}
board-sheriff-away = { $count ->
    [one] À une ville devant le shérif.
   *[other] À { $count } villes devant le shérif.
}
board-sheriff-walks = Il avance d’une ville pour chaque bandit misé sans X.
board-sheriff-catches = S’il s’arrête là où est le pion, le propriétaire du pion subit une blessure.
board-sheriff-guards = Là où il se tient, le vainqueur ne prend rien.
board-pawn-rides = Le vainqueur de la phase met ici son propre pion, puis avance.
board-pawn-hit = Si le shérif s’arrête ici, { $gang } subit une blessure.
board-coach = La diligence
board-coach-silver = { $count ->
    [one] { $count } cube d’argent
   *[other] { $count } cubes d’argent
} : un pour la deuxième mise, si elle est seule.
board-coach-rest = Au bord de la table : { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}, { $prisoners ->
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
}.
board-coach-gone = Hors du jeu : { $gold } or, { $silver } argent, { $prisoners ->
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
}.
board-coach-absent = Absentes du cercle : { $one } et { $other }.
board-lane = { $gang-cap }
board-staked = { $count ->
    [one] Un bandit misé :
   *[other] { $count } bandits misés :
}
board-prisoners = { $count ->
    [one] L’un des blessés est un prisonnier libéré.
   *[other] { $count } des blessés sont des prisonniers libérés.
}
board-is-renounced = Renonce à cette phase.
board-is-out = N’a plus de bandit.
board-deferred = { $count ->
    [one] Tour différé une fois.
   *[other] Tour différé { $count } fois.
}
board-dummy-stake = { $count ->
    [0] Aucun impact sous le pion : pas de mise.
   *[other] Mise { $count }, les impacts de balle sous le pion.
}
board-their-reserve = En réserve :

## A stake being put together.

board-equal = Vous ne pouvez pas égaler la plus haute mise.
board-walk = Le shérif avance de { $count }, jusqu’{ $town-at }.
board-walk-still = Le shérif reste { $town-at }.
board-walk-caught = Le shérif avance de { $count }, jusqu’{ $town-at }, et rattrape le pion { $gang-of } : une blessure.
board-walk-caught-you = Le shérif avance de { $count }, jusqu’{ $town-at }, et rattrape votre pion : une blessure pour vous.
board-ride = Si personne d’autre ne mise, { $gang } avance de { $highest } − { $lowest } = { $count }.
board-ride-you = Si personne d’autre ne mise, vous avancez de { $highest } − { $lowest } = { $count }.
board-ride-alone = Si personne d’autre ne mise, vous avancez de { $count }.
board-ride-choice = Si personne d’autre ne mise, vous avancez de 1 à { $count }, à votre choix.
board-ride-wounds = { $count ->
    [one] Des Indiens en route : une blessure.
   *[other] Des Indiens en route : { $count } blessures.
}
board-stop-loot = { $count } → { $town } : { $gold ->
    [one] { $gold } or
   *[other] { $gold } ors
}, { $prisoners ->
    [0] aucun prisonnier
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
}.
board-stop-sheriff = { $count } → { $town } : le shérif y est, rien à gagner.
board-stop-start = { $count } → { $town } : rien à prendre.
board-stop-nothing = { $count } → { $town } : un lieu de passage.
board-stop-theft = { $count } → { $town } : un cube à voler.
board-stop-thefts = { $count } → { $town } : deux cubes à voler.
board-stop-indians = { $count } → { $town } : des Indiens, rien à prendre.
board-stop-halted = Les Indiens arrêtent le pion { $town-at } : rien à gagner.
board-coach-tied = La deuxième place est partagée : personne n’attaque la diligence.
board-coach-second = { $gang-cap } est second : un cube d’argent.
board-coach-second-you = Vous êtes second : un cube d’argent pour vous.
board-home = { $killed ->
    [0] Au retour : { $wounded ->
        [one] un blessé.
       *[other] { $wounded } blessés.
    }
   *[other] { $wounded ->
        [0] Au retour : personne, { $killed ->
            [one] un tué.
           *[other] { $killed } tués.
        }
       *[other] Au retour : { $wounded ->
            [one] un blessé
           *[other] { $wounded } blessés
        }, { $killed ->
            [one] un tué.
           *[other] { $killed } tués.
        }
    }
}

# Words that stand on the board of Wild Gangs, and what a closer look says.

## The town.

board-town = La ville
board-round = Manche { $round } sur { $rounds }
board-scouting = Repérage
board-settling = Règlements de comptes
board-over = Partie finie
board-unused = { $count } événements hors jeu
board-bonus = Tuiles de 200 $ : { $count }
board-figure = { $amount }
board-nobody = personne
board-nobody-yet = personne encore
board-shut = fermée
board-standing = { $gang-short } { $amount ->
    [0] { $unknown ->
        [0] 0
        [one] une inconnue
       *[other] { $unknown } inconnues
    }
   *[other] { $unknown ->
        [0] { $amount }
        [one] { $amount } et une inconnue
       *[other] { $amount } et { $unknown } inconnues
    }
}
board-building = { $building-cap }
board-building-name = { $building-cap } : gros butin { $big } $, petit butin { $small } $.
board-strengths = Forces : { $forces }.
board-front = { $building-cap }, { $street-bare }
board-front-name = { $building-cap }, { $street-bare } : { $state ->
    [closed] rue fermée
    [full] complet, { $capacity } cartes
   *[open] { $cards ->
        [0] aucune carte sur { $capacity }
        [one] une carte sur { $capacity }
       *[other] { $cards } cartes sur { $capacity }
    }
}
board-street = { $street-cap }
board-street-name = { $street-cap }, puissance de feu :
board-place = Événement { $place }, entre { $one-the } et { $other-the }
board-place-hidden = Événement { $place }, face cachée, entre { $one-the } et { $other-the }.
board-place-noted = Événement { $place }, vu par vous : { $event-mid }, entre { $one-the } et { $other-the }.
board-place-event = Événement { $place } : { $event-mid }, entre { $one-the } et { $other-the }.
board-looked-at = Regardé par
board-slot = Carte { $slot }, { $building-the }, { $street-bare }
board-card-name = { $gangster }, { $role }, { $gang-short } : force { $strength }, feu { $firepower }, prime { $bounty } $
board-known-card = { $gangster }, { $role }, { $gang-short } : force { $strength }, feu { $firepower }, prime { $bounty } $. Carte cachée que vous connaissez
board-unknown-card = Carte cachée { $gang-of } en { $slot }
board-captured-by = capturé par { $gang }
board-look-at = Regarder : { $card }
board-bounty = Prime { $amount } $

## The tray.

board-hand = Votre main
board-chosen = choisie
board-facing = Placer la carte
board-left = { $count ->
    [0] plus aucune
    [one] une restante
   *[other] { $count } restantes
}
board-knows = Ce que vous savez
board-seen-by-you = vu par vous :
board-pile = Votre pioche ({ $count })

## The players.

board-in-hand = { $count } en main
board-in-pile = pioche { $count }
board-hidden-left = { $count ->
    [0] cachée 0
    [one] cachée 1
   *[other] cachées { $count }
}
board-first = 1er
board-captured = { $count ->
    [one] une capture
   *[other] { $count } captures
}

## Steps and details of the prompt.

board-step-scout-first = Premier regard
board-step-scout-second = Second regard
board-step-card = Carte
board-step-face = Face
board-step-front = Façade
board-step-peek = Regard
board-step-victim = Capture
board-detail-scout-first = { $count } événements possibles
board-detail-scout-second = { $count } événements possibles
board-detail-card = puis sa face et sa façade
board-detail-face = puis sa façade
board-detail-front = { $count ->
    [one] une façade possible
   *[other] { $count } façades possibles
}
board-detail-peek = { $count } cartes possibles
board-detail-victim = toutes ses cartes de la rue
board-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}

board-big-loot = Gros butin
    .the = le gros butin
    .to = au gros butin
board-small-loot = Petit butin
    .the = le petit butin
    .to = au petit butin

## A closer look.

board-place-here = Placer { $gangster-mid } ici
board-look-here = Regarder { $place } en secret
board-look-card = Regarder cette carte { $gang-of }
board-card = { $gangster }, { $role } ({ $gang-short }) : force { $strength }, feu { $firepower }, prime { $bounty } $
board-event = { $event } : { $event-about }
board-lookers = Personne ne l’a regardé.
board-lookers-1 = Regardé par { $one }.
board-lookers-2 = Regardé par { $one } et { $two }.
board-lookers-3 = Regardé par { $one }, { $two } et { $three }.
board-lookers-4 = Regardé par tous.
board-strength-alone = Force { $before } → { $after } : { $unknown ->
    [0] seuls devant ce bâtiment.
    [one] une carte inconnue en face.
   *[other] { $unknown } cartes inconnues en face.
}
board-strength-ahead = Force { $before } → { $after } : devant { $rival } ({ $amount }){ $unknown ->
    [0] .
    [one] {" "}; une carte inconnue.
   *[other] {" "}; { $unknown } cartes inconnues.
}
board-strength-level = Force { $before } → { $after } : à égalité avec { $rival } ({ $amount }){ $unknown ->
    [0] .
    [one] {" "}; une carte inconnue.
   *[other] {" "}; { $unknown } cartes inconnues.
}
board-strength-behind = Force { $before } → { $after } : derrière { $rival } ({ $amount }){ $unknown ->
    [0] .
    [one] {" "}; une carte inconnue.
   *[other] {" "}; { $unknown } cartes inconnues.
}
board-firepower-alone = Feu { $street-in } : { $before } → { $after }, { $unknown ->
    [0] sans rival.
    [one] face à une carte inconnue.
   *[other] face à { $unknown } cartes inconnues.
}
board-firepower-ahead = Feu { $street-in } : { $before } → { $after }, devant { $rival } ({ $amount }).
board-firepower-level = Feu { $street-in } : { $before } → { $after }, à égalité avec { $rival } ({ $amount }).
board-firepower-behind = Feu { $street-in } : { $before } → { $after }, derrière { $rival } ({ $amount }).
board-exposed = Prime exposée : { $bounty } $.
board-takes-loot = Vous prendriez { $size-the } : { $value } $.
board-no-loot = Vous ne prendriez rien.
board-guarded-loot = Vous auriez droit { $size-to }, mais { $event-mid } le protège.
board-loot-free = { $size } : { $value } $.
board-loot-would = { $size } : { $value } $, pour { $gang } si l’on en restait là.
board-loot-taken = { $size } : { $value } $, pris par { $gang }.
board-loot-guarded = { $size } : { $value } $, protégé par { $event-mid }.
board-brings = { $amount ->
    [0] { $unknown ->
        [one] { $gang-cap } : une carte inconnue.
       *[other] { $gang-cap } : { $unknown } cartes inconnues.
    }
   *[other] { $unknown ->
        [0] { $gang-cap } : force { $amount }.
        [one] { $gang-cap } : force { $amount } et une carte inconnue.
       *[other] { $gang-cap } : force { $amount } et { $unknown } cartes inconnues.
    }
}
board-armed = { $amount ->
    [0] { $unknown ->
        [one] { $gang-cap } : une carte inconnue.
       *[other] { $gang-cap } : { $unknown } cartes inconnues.
    }
   *[other] { $unknown ->
        [0] { $gang-cap } : feu { $amount }.
        [one] { $gang-cap } : feu { $amount } et une carte inconnue.
       *[other] { $gang-cap } : feu { $amount } et { $unknown } cartes inconnues.
    }
}
board-closed = { $street-cap } est fermée aux gangsters à deux joueurs.
board-keg = Baril de poudre : pas de règlement de comptes { $street-in }.
board-gatling = Mitrailleuse : +2 en feu pour chaque chef { $street-in }.
board-street-empty = Il n’y a personne { $street-in }.

board-known-event = { $place } { $event-short } : { $event-about }

## What the player knows.

know-sign = { $place } { $event-short } : échange sa place avec { $opposite }.
know-stagecoach = { $place } { $event-short } : échange les butins { $one-of } et { $other-of }.
know-hidden_loot = { $place } { $event-short } : +200 $ { $one-at } et { $other-at }.
know-sheriff = { $place } { $event-short } : protège les { $value } $ { $building-of }.
know-sheriff-idle = { $place } { $event-short } : ne protège rien, le plus gros butin est à égalité.
know-deputy = { $place } { $event-short } : protège le petit butin { $one-of } et { $other-of }.
know-seduction = { $place } { $event-short } : +1 par femme { $one-at } et { $other-at }.
know-poker = { $place } { $event-short } : { $one-at } et { $other-at }.
know-gatling = { $place } { $event-short } : +2 en feu par chef { $street-in }.
know-powder_keg = { $place } { $event-short } : pas de règlement { $street-in }.
know-card = { $slot } { $building-the }, { $street-bare } : { $gangster-mid }, force { $strength }, feu { $firepower }.
know-own-card = { $slot } { $building-the }, { $street-bare }, à vous : { $gangster-mid }, force { $strength }, feu { $firepower }.

## The end.

board-part-loot = Butin { $building-of }
board-part-bounty = Primes { $gang-of }, { $street-bare }
board-part-tie = Égalité : l’ordre du tour départage

## In words.

board-text-caption = Bâtiments, butins et forces que vous connaissez
board-text-building = Bâtiment
board-text-loots = Butins
board-text-forces = Forces
board-text-loot = { $size } { $value } $
board-text-would = pour { $gang } en l’état
board-text-taken = pris par { $gang }
board-text-bonus = +200 $
board-text-guard = protégé par { $event-mid }
board-text-goes = ira { $building-at }
board-text-fronts = Façades
board-text-free = { $count ->
    [0] complet
    [one] une place libre
   *[other] { $count } places libres
}
board-text-streets = Puissance de feu dans les rues
board-text-events = Événements
board-text-unused = Hors jeu :
board-score = { $amount } $

# Words that stand on the board of Colorado County, and what a closer look says.

## Names.

board-score = { $amount } PV
board-side-orange = Orange
    .cap = Orange
    .short = Orange
    .colour = orange
board-side-brown = Marron
    .cap = Marron
    .short = Marron
    .colour = marron
board-side-red = Rouge
    .cap = Rouge
    .short = Rouge
    .colour = rouge
board-side-black = Noir
    .cap = Noir
    .short = Noir
    .colour = noir
board-flag-red = rouge
    .letter = R
    .name = drapeau rouge
    .many = Drapeaux rouges
    .plural = rouges
board-flag-green = vert
    .letter = V
    .name = drapeau vert
    .many = Drapeaux verts
    .plural = verts
board-flag-orange = orange
    .letter = O
    .name = drapeau orange
    .many = Drapeaux orange
    .plural = orange
board-flag-blue = bleu
    .letter = B
    .name = drapeau bleu
    .many = Drapeaux bleus
    .plural = bleus
board-lake-LK3 = Mare aux Castors
    .the = la Mare aux Castors
    .of = de la Mare aux Castors
board-lake-LK4 = Étang du Coyote
    .the = l’Étang du Coyote
    .of = de l’Étang du Coyote
board-lake-LK5 = Lac du Bison
    .the = le Lac du Bison
    .of = du Lac du Bison
board-lake-LK6 = Lac de l’Aigle
    .the = le Lac de l’Aigle
    .of = du Lac de l’Aigle
board-lake-LK7 = Lac du Serpent
    .the = le Lac du Serpent
    .of = du Lac du Serpent
board-lake-LK8 = Grand Lac
    .the = le Grand Lac
    .of = du Grand Lac
board-figure-F1 = Solitaire
board-figure-F2 = Voisins
board-figure-F3 = Diagonale
board-figure-F4 = Saut
board-figure-F5 = Grand saut
board-figure-F6 = Cavalier à droite
board-figure-F7 = Cavalier à gauche

## How far the game has come.

board-over = Partie finie
board-laying = Pose des lacs
board-planting = Manche { $round } sur { $rounds }, drapeaux
board-auction = Manche { $round } sur { $rounds }, enchère { $auction } sur { $auctions }

## The map.

board-county = Le comté
board-regions = Agrandir une partie du comté
board-region-all = Tout le comté
board-region-nw = Nord-ouest, A à H, 1 à 5
board-region-ne = Nord-est, H à O, 1 à 5
board-region-sw = Sud-ouest, A à H, 6 à 10
board-region-se = Sud-est, H à O, 6 à 10
board-water = eau, { $lake }
board-plot = terre de { $side }
board-free = terre libre
board-border = bord
board-shore = champ { $lake-of }
board-pawn = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The ledger.

board-offer = Cartes
board-deck = { $count ->
    [0] paquet vide
    [one] reste { $count }
   *[other] restent { $count }
}
board-left-of = { $flag-plural } : { $count }
board-bag = { $count ->
    [0] Le sac est vide.
    [one] Un cow-boy dans le sac.
   *[other] { $count } cow-boys dans le sac.
}
board-no-card = Aucune carte retournée.
board-card = Carte { $card }, drapeau { $flag }, { $figure }, { $stars ->
    [one] une étoile
   *[other] deux étoiles
}
board-taken = prise
board-standings = Barème de la manche { $round }
board-pays = paie
board-category-border = Bords
board-category-lake = Lacs
board-category-double = Doubles
board-category-domain = Domaine
board-places = { $first } / { $second }
board-each = { $points } chacun
board-own-worth = valeur
board-with = points, avec
board-now = Maintenant
board-past = Manche { $round }
board-fists = Poings ouverts
board-fists-auction = Derniers poings
board-fists-sale = Poings de la vente
board-rank = { $rank }.
board-empty-hand = main vide
board-none = aucune case
board-nobody = personne

## The tray.

board-screen = Vos cow-boys
board-no-cowboy = Plus un seul cow-boy.
board-cowboy = Cow-boy { $number }
board-token = Mettre le { $number } dans le poing
board-pay = Payer avec le { $number }
board-tick = Cochez les cow-boys de votre poing
board-tick-first = Cochez au moins un cow-boy, ou tendez une main vide.
board-bid = { $count ->
    [0] Rien dans le poing
    [one] Un cow-boy, le { $top }
   *[other] { $count } cow-boys, le plus haut { $top }
}
board-bid-rule = Le nombre d’abord, puis le plus grand numéro.
board-bid-fate = Tout ce qui est misé va au sac ; la plus petite offre en tire deux.
board-seal = Tendre le poing
board-act-empty = Main vide
board-closed = { $count ->
    [0] Votre poing est fermé, et vide.
    [one] Votre poing est fermé sur un cow-boy.
   *[other] Votre poing est fermé sur { $count } cow-boys.
}
board-open-again = Rouvrir le poing
board-name-more = { $count ->
    [one] Encore un cow-boy à mettre dans le poing
   *[other] Encore { $count } cow-boys à mettre dans le poing
}
board-stock = Vos drapeaux
board-flags-left = { $count ->
    [one] Un drapeau { $flag }
   *[other] { $count } drapeaux { $flag-plural }
}
board-then-flag = Plantez le drapeau { $flag }
board-lakes-lake = Lacs à poser
board-lakes-turn = Dans quel sens
board-lake-tile = { $lake }, valeur { $value }
board-turn = { $turn ->
    [0] Sans tourner
    [1] Un quart de tour
    [2] Un demi-tour
   *[other] Trois quarts de tour
}
board-for-sale = { $side } met { $cell } en vente.
board-answered-yes = Vous êtes intéressé.
board-answered-no = Vous n’êtes pas intéressé.
board-answer-again = Changer d’avis
board-act-pass = Ne pas vendre
board-act-pass-round = Ne plus vendre de la manche
board-act-ask-again = Me redemander si je vends
board-act-no = Pas intéressé
board-act-yes = Intéressé

## Players.

board-cowboys = { $count ->
    [0] cow-boy
    [one] cow-boy
   *[other] cow-boys
}
board-forsale = { $count } à vendre
board-reserve = { $count ->
    [0] 0 marqueur
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
board-start = commence
board-passing = ne vend plus
board-known = Cow-boys que vous lui connaissez :
board-bag-title = Le sac
board-bag-known = Remis depuis le dernier tirage, donc dans le sac : { $numbers }.
board-zoom = Touchez une région pour l’agrandir

## What is to be decided.

board-prompt-bid = Composez votre enchère en secret
board-prompt-sale-bid = Composez votre mise pour { $cell }
board-prompt-first = { $figure } : choisissez le { $flag-flag } qui cède la place à votre marqueur.
board-prompt-second = { $figure } : choisissez la case de votre second marqueur.
board-prompt-wait-first = { $side } place un marqueur avec la carte « { $figure } ».
board-prompt-wait-second = { $side } place le second marqueur de la carte « { $figure } ».
board-detail-lake = { $count ->
    [one] un lac à poser
   *[other] { $count } lacs à poser
}
board-detail-turn = les sens qui tiennent encore
board-detail-anchor = { $count ->
    [one] un seul endroit
   *[other] { $count } endroits : le coin en haut à gauche du lac
}
board-detail-colour = puis une case libre, loin des autres drapeaux
board-detail-flag = une case libre, sans drapeau voisin
board-detail-sell = vous tirez deux cow-boys, quoi qu’il arrive
board-detail-interest = personne ne voit votre réponse avant les autres
board-detail-pay = un cow-boy de votre choix ; seul le vendeur le verra
board-detail-sale-bid = un cow-boy au moins ; les perdants reprennent les leurs
board-detail-bid = { $cards ->
    [0] zéro compris
    [one] une carte à prendre
   *[other] { $cards } cartes à prendre, une chacun
}
board-detail-card = { $count ->
    [one] une carte
   *[other] { $count } cartes ; ou touchez directement un drapeau
}
board-detail-first = { $count ->
    [one] un drapeau
   *[other] { $count } drapeaux
}
board-detail-second = { $count ->
    [one] une case
   *[other] { $count } cases
}
board-step-lake = Lac
board-step-turn = Sens
board-step-anchor = Endroit
board-step-colour = Couleur
board-step-flag = Case
board-step-sell = Vente
board-step-interest = Intéressé
board-step-pay = Paiement
board-step-sale-bid = Mise
board-step-bid = Enchère
board-step-card = Carte
board-step-first = Drapeau
board-step-second = Étoile
board-step-empty = Les cow-boys se cochent plus bas ; ou bien

## A closer look.

board-cell = Case { $cell }
board-is-plot = Une terre de { $side }.
board-is-flag = Un drapeau { $flag } : une carte de sa couleur en fait une terre.
board-is-border = Terre libre, au bord.
board-is-free = Terre libre.
board-shore-of-none = Champ { $lake-of }, qui n’est à personne.
board-shore-of = Champ { $lake-of } : à { $side }, { $count ->
    [one] avec un champ
   *[other] avec { $count } champs
}.
board-from-border = Vos bords : { $before } → { $after }.
board-from-doubles = Vos doubles : { $before } → { $after }.
board-from-domain = Votre plus grand domaine : { $before } → { $after }.
board-nothing-changes = Au décompte, cette case ne changerait rien pour vous.
board-wins-lake = Vous prenez { $lake-the }.
board-total-with = Au barème de la manche { $round } : { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
board-total-without = Sans cette terre, au barème de la manche { $round } : { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
board-do-flag = Planter en { $cell }
board-do-anchor = Poser le lac en { $cell }
board-do-sell = Vendre { $cell }
board-do-first = Prendre le drapeau en { $cell }
board-do-second = Poser l’étoile en { $cell }
board-do-card = Prendre cette carte
board-lake = { $lake }
board-lake-pays = Paie { $points ->
    [one] { $points } point
   *[other] { $points } points
} au prochain décompte, { $value } au dernier.
board-lake-owner = À { $side }.
board-lake-unowned = À personne.
board-fields = { $side } : { $count ->
    [one] { $count } champ
   *[other] { $count } champs
}
board-fields-free = { $count ->
    [0] Plus un champ sans marqueur.
    [one] Un champ sans marqueur.
   *[other] { $count } champs sans marqueur.
}
board-card-title = { $figure }, drapeau { $flag }
board-card-one = Un marqueur à la place d’un drapeau { $flag }.
board-card-two = Un marqueur à la place d’un drapeau { $flag }, un second à l’étoile : la carte se tourne, jamais en miroir.

## The end, and the game in words.

board-part-border = Bords
board-part-lake = Lacs
board-part-double = Doubles
board-part-domain = Domaines
board-part-tie = Égalité, cow-boys restants : { $count }
board-text-lakes = Lacs
board-text-lake = Lac
board-text-water = Eau
board-text-owner = À qui

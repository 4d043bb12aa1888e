# Colorado County. Les mots sont ceux du guide.

game-name = Colorado County
game-tagline = Poing contre poing pour les meilleures terres au bord des lacs.
game-length = 45 à 60 min
game-about = Les colons misent à poing fermé des cow-boys numérotés pour occuper des terres autour des drapeaux. Quatre manches, quatre décomptes des quatre mêmes choses, bords, lacs, doubles et plus grand domaine, chaque fois avec d’autres poids.

## Options.

option-lakes = Lacs
    .about = Où se trouvent les six lacs : comme on le conseille pour une première partie, posés par les joueurs l’un après l’autre, ou tirés au sort.
option-lakes-recommended = Disposition conseillée
option-lakes-free = Posés par les joueurs
option-lakes-random = Tirés au sort
option-colours = Couleurs
    .about = La couleur de chaque siège, dans l’ordre des sièges. Elle ne change rien au jeu.
option-colours-orange = Orange
option-colours-brown = Marron
option-colours-red = Rouge
option-colours-black = Noir

## Les joueurs, par la couleur de leurs marqueurs.

colour-orange = Orange
    .of = d’Orange
    .marker = orange
colour-brown = Marron
    .of = de Marron
    .marker = marron
colour-red = Rouge
    .of = de Rouge
    .marker = rouge
colour-black = Noir
    .of = de Noir
    .marker = noir

## Drapeaux.

flag-red = rouge
    .flag = drapeau rouge
    .the = le drapeau rouge
    .letter = R
flag-green = vert
    .flag = drapeau vert
    .the = le drapeau vert
    .letter = G
flag-orange = orange
    .flag = drapeau orange
    .the = le drapeau orange
    .letter = O
flag-blue = bleu
    .flag = drapeau bleu
    .the = le drapeau bleu
    .letter = B

## Lacs.

lake-LK3 = la Mare aux Castors
    .value = 3
lake-LK4 = l’Étang du Coyote
    .value = 4
lake-LK5 = le Lac du Bison
    .value = 5
lake-LK6 = le Lac de l’Aigle
    .value = 6
lake-LK7 = le Lac du Serpent
    .value = 7
lake-LK8 = le Grand Lac
    .value = 8

## Figures des cartes.

figure-F1 = Solitaire
    .shape = une étoile
figure-F2 = Voisins
    .shape = deux étoiles côte à côte
figure-F3 = Diagonale
    .shape = deux étoiles, coin contre coin
figure-F4 = Saut
    .shape = deux étoiles, une case entre elles
figure-F5 = Grand saut
    .shape = deux étoiles, deux cases entre elles
figure-F6 = Cavalier à droite
    .shape = deux étoiles, deux en avant et une à droite
figure-F7 = Cavalier à gauche
    .shape = deux étoiles, deux en avant et une à gauche

## Questions : que décider, ou qui l’on attend.

prompt-lake = Choisissez le lac que vous posez.
prompt-turn = Tournez { $lake } comme vous voulez.
prompt-anchor = Choisissez où va { $lake } : la case de son coin en haut à gauche.
prompt-colour = Choisissez le drapeau que vous placez.
prompt-flag = Placez le { $flag-flag } : sur une terre libre, pas à côté d’un autre drapeau.
prompt-sell = Fenêtre de vente : vendez une terre avec un jeton « For Sale », ou passez.
prompt-interest = { $seller } vend { $cell } : êtes-vous intéressé ?
prompt-pay = Vous seul voulez { $cell } : choisissez le cow-boy que vous donnez à { $seller }.
prompt-sale-bid-count = Plusieurs veulent { $cell } : combien de cow-boys dans votre poing ? Au moins un.
prompt-sale-bid-token = Mettez encore { $left ->
    [one] un cow-boy
   *[other] { $left } cow-boys
} dans votre poing, le plus fort d’abord.
prompt-bid-count = Combien de cow-boys dans votre poing ? Aucun, c’est aussi une offre.
prompt-bid-token = Mettez encore { $left ->
    [one] un cow-boy
   *[other] { $left } cow-boys
} dans votre poing, le plus fort d’abord.
prompt-closed = C’est décidé. Tant que tous ne l’ont pas fait, vous pouvez encore vous raviser.
prompt-card = Choisissez une carte.
prompt-first = Carte { $card } : choisissez le { $flag-flag } qui cède la place à votre marqueur.
prompt-second = Carte { $card } : choisissez la case de votre second marqueur.
prompt-end = La partie est finie.
prompt-wait-lake = { $side } choisit un lac à poser.
prompt-wait-turn = { $side } pose { $lake }.
prompt-wait-anchor = { $side } pose { $lake }.
prompt-wait-colour = { $side } place un drapeau.
prompt-wait-flag = { $side } place le { $flag-flag }.
prompt-wait-sell = Fenêtre de vente : { $side } peut vendre une terre.
prompt-wait-interest = { $seller } vend { $cell } : les autres disent s’ils sont intéressés.
prompt-wait-pay = { $side } achète { $cell } à { $seller } et choisit le cow-boy à donner.
prompt-wait-sale-bid = { $seller } vend { $cell } : plusieurs joueurs misent en secret.
prompt-wait-bid = Tous misent en secret.
prompt-wait-card = { $side } choisit une carte.
prompt-wait-first = { $side } place un marqueur avec la carte { $card }.
prompt-wait-second = { $side } place le second marqueur de la carte { $card }.

## Actions, comme sur les boutons.

action-lake = Poser { $lake } (valeur { $lake-value })
action-turn = { $degrees ->
    [0] Comme dessiné
   *[other] Tourné de { $degrees }°
}
action-anchor = Poser le lac en { $cell }
action-colour = Le { $flag-flag }
action-flag = Un drapeau en { $cell }
action-pass = Passer
action-pass-round = Passer pour le reste de la manche
action-ask-again = Me redemander pour les ventes
action-sell = Vendre { $cell }
action-no = Pas intéressé
action-yes = Intéressé
action-pay = Donner le cow-boy { $number }
action-count = { $number ->
    [0] Aucun cow-boy
    [one] { $number } cow-boy
   *[other] { $number } cow-boys
}
action-token = Le cow-boy { $number }
action-card = Carte { $card } : { $flag-flag }, { $figure } ({ $figure-shape })
action-first = Premier marqueur en { $cell }
action-second = Second marqueur en { $cell }

## Refus : pourquoi pas.

refusal-over = La partie est finie.
refusal-no-seat = Vous ne jouez pas à cette table.
refusal-not-your-turn = C’est à { $side } de décider.
refusal-closed = Vous avez déjà décidé ; reprenez votre choix pour en changer.
refusal-not-asked-interest = On ne vous demande rien : il faut un cow-boy pour payer, un marqueur à poser, et une terre qui ne soit pas la vôtre.
refusal-not-asked-sale-bid = Seuls les intéressés misent sur la terre, et seulement s’ils ont le choix.
refusal-not-asked-bid = Vous n’avez pas de cow-boy : votre offre est zéro.
refusal-now-lake = Choisissez d’abord le lac que vous posez.
refusal-now-turn = Choisissez d’abord comment tourner le lac.
refusal-now-anchor = Choisissez d’abord où va le lac.
refusal-now-colour = Choisissez d’abord un drapeau.
refusal-now-flag = Choisissez d’abord une case pour le drapeau.
refusal-now-sell = Vendez d’abord une terre, ou passez.
refusal-now-interest = Dites d’abord si vous êtes intéressé.
refusal-now-pay = Choisissez d’abord le cow-boy que vous donnez.
refusal-now-bid-count = Dites d’abord combien de cow-boys vous misez.
refusal-now-bid-token = Complétez d’abord votre offre.
refusal-now-sale-bid-count = Dites d’abord combien de cow-boys vous misez sur la terre.
refusal-now-sale-bid-token = Complétez d’abord votre offre pour la terre.
refusal-now-card = Choisissez d’abord une carte.
refusal-now-first = Choisissez d’abord un drapeau pour votre marqueur.
refusal-now-second = Choisissez d’abord une case pour votre second marqueur.
refusal-lake-laid = Déjà sur le plateau : { $lake }.
refusal-no-such-turn = Cette orientation revient au même qu’une autre, pour { $lake }.
refusal-no-room-for-turn = Dans cette orientation, { $lake } ne tient nulle part.
refusal-lake-leaves-board = En { $cell }, { $lake } sortirait du plateau.
refusal-lake-overlaps = En { $cell }, { $lake } couvrirait un autre lac.
refusal-no-such-flag = Vous n’avez plus de { $flag-flag } à placer.
refusal-on-water = { $cell } est sous l’eau.
refusal-on-marker = Il y a déjà un marqueur en { $cell }.
refusal-on-flag = Un drapeau est en { $cell } : le second marqueur ne peut pas prendre sa place.
refusal-flag-there = Il y a déjà un drapeau en { $cell }.
refusal-beside-flag = { $cell } touche un autre drapeau.
refusal-not-your-plot = { $cell } n’est pas à vous : on ne vend que ses propres terres.
refusal-count-said = Vous avez dit { $count ->
    [0] que vous ne misez rien
    [one] que vous misez un cow-boy
   *[other] que vous misez { $count } cow-boys
} ; reprenez votre choix pour en changer.
refusal-empty-fist = Qui est intéressé mise au moins un cow-boy.
refusal-too-many = Vous n’avez que { $size ->
    [one] un cow-boy
   *[other] { $size } cow-boys
}.
refusal-count-first = Dites d’abord combien de cow-boys vous misez.
refusal-not-in-hand = Vous n’avez pas le cow-boy { $number }.
refusal-not-lower = On prend les cow-boys du plus fort au plus faible : { $number } n’est pas plus faible que le dernier.
refusal-too-low = Avec { $number }, il ne resterait pas assez de cow-boys plus faibles pour en faire { $count }.
refusal-card-not-shown = La carte { $card } n’est pas à prendre.
refusal-no-flag-of-card = Il n’y a pas de { $flag-flag } en { $cell }.
refusal-not-a-star = De quelque façon qu’on tourne la carte, sa seconde étoile ne tombe jamais en { $cell }.
refusal-not-passing = On vous demande de toute façon pour les ventes.

## Le journal : mise en place et drapeaux.

told-start = Le sort désigne { $side } pour commencer la première manche.
told-hand = Vos cow-boys : { $cowboys }.
told-lake = { $side } pose { $lake } en { $cells }.
told-round = Manche { $round } sur 4 ; { $side } commence.
told-flag = { $side } place le { $flag-flag } en { $cell }.

## Le journal : enchères.

told-auction = Enchère { $auction } sur { $auctions }.
told-card = Carte { $card } : { $flag-flag }, { $figure }.
told-bid = { $side } mise { $count ->
    [one] un cow-boy
   *[other] { $count } cow-boys
} : { $cowboys }.
told-bid-nothing = { $side } ne mise rien.
told-nobody-bid = Personne n’a misé : aucune carte n’est prise.
told-took = { $side } prend la carte { $card } : { $flag-flag }, { $figure }.
told-no-markers = { $side } n’a plus de marqueur, et la carte est perdue.
told-first = { $side } prend la place du { $flag-flag } en { $cell }.
told-second = { $side } pose un second marqueur en { $cell }.
told-no-second = Il n’y a pas de place pour le second marqueur { $side-of }.
told-last-marker = C’était le dernier marqueur { $side-of } : il n’y en a pas pour la seconde étoile.
told-discarded = Personne ne prend la carte { $card } ({ $flag-flag }, { $figure }) ; elle sort du jeu, ses drapeaux restent.
told-draws = { $side } pioche { $count ->
    [0] en vain : le sac est vide.
    [one] un cow-boy.
   *[other] { $count } cow-boys.
}
told-drew = Vous piochez { $cowboys }.
told-lake-taken = { $side } prend { $lake }.
told-lake-won = { $side } prend { $lake } à { $rival }.
told-lake-lost = { $rival } perd { $lake }, qui n’est plus à personne.

## Le journal : ventes.

told-pass-round = { $side } ne vendra plus rien de la manche.
told-ask-again = { $side } veut peut-être vendre, finalement.
told-sale = { $side } met { $cell } en vente.
told-yes = { $cell } intéresse { $side }.
told-no = { $cell } n’intéresse pas { $side }.
told-not-bought = Personne n’achète { $cell } : la terre est de nouveau libre.
told-paid = { $side } donne un cow-boy à { $seller }.
told-paid-which = Entre vous : { $side } donne à { $seller } le cow-boy { $number }.
told-sale-bid = { $side } mise { $count ->
    [one] un cow-boy
   *[other] { $count } cow-boys
} sur la terre : { $cowboys }.
told-bought = { $side } achète { $cell } à { $seller }.

## Le journal : décompte.

told-scoring = Décompte de la manche { $round }.
told-borders = Bords : { $side } en a { $count }, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} ({ $cells }).
told-lake-points = Lacs : { $side } possède { $lake }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $cells }).
told-doubles = Doubles : { $side } en a { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $cells }).
told-domain = Plus grand domaine : { $side } a { $count ->
    [one] { $count } terre
   *[other] { $count } terres
}, { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
} ({ $cells }).
told-total = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche, { $score } en tout.
told-end = Le quatrième décompte est fait : on lève les paravents.
told-hand-shown = { $count ->
    [0] Il ne reste aucun cow-boy à { $side }.
    [one] Il reste un cow-boy à { $side } : { $cowboys }.
   *[other] Il reste { $count } cow-boys à { $side } : { $cowboys }.
}
told-rank = { $place ->
    [1] { $side } gagne
    [2] { $side } finit deuxième
    [3] { $side } finit troisième
   *[other] { $side } finit quatrième
} avec { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

## Pourquoi la partie est finie.

reason-settled = Quatre manches sont décomptées : le plus de points gagne.

## Conseils : pourquoi faire ainsi.

advice-lake = Cela prend { $lake }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche.
advice-shore = Cela vous renforce sur la rive : { $lake }.
advice-double = Cela fait un double : { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans cette manche.
advice-domain = Cela porte votre plus grand domaine à { $size ->
    [one] { $size } terre
   *[other] { $size } terres
}.
advice-border = Cela fait { $count ->
    [one] votre premier bord.
   *[other] { $count } bords à vous.
}
advice-room = Rien dans l’immédiat, mais c’est de la terre à vous.
advice-flag-own = À côté de vos terres : un marqueur de plus y fait un double ou un domaine.
advice-flag-lake = Sur la rive, il y aura de quoi se battre : { $lake }.
advice-flag-border = Les bords comptent surtout dans les premières manches.
advice-flag-away = Loin de tout : personne n’y gagne grand-chose.
advice-bid = La meilleure carte vous rapporte environ { $points ->
    [0] rien
    [one] { $points } point
   *[other] { $points } points
} : cela vaut { $count ->
    [one] un cow-boy
   *[other] { $count } cow-boys
}.
advice-nothing = Les cartes n’en valent pas la peine : deux cow-boys pour rien, si.
advice-high = Un numéro fort au sommet gagne en cas d’égalité.
advice-fill-low = De petits numéros remplissent le poing tout aussi bien.
advice-plot-bid = C’est ce que la terre vaut pour vous.
advice-sell = Deux cow-boys valent mieux que cette terre.
advice-keep = Aucune de vos terres ne mérite d’être vendue maintenant.
advice-not-worth = La terre ne vous apporte pas assez.
advice-pay-low = Pour payer, un cow-boy en vaut un autre : le plus faible suffira.

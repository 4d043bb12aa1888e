# Dodge City. The words are those of the guide.

game-name = Dodge City
game-tagline = Reliez les bâtiments, gardez vos nerfs pour les duels.
game-length = environ 60 min
game-about = Achetez des gens, placez-les dans les bâtiments de la ville et formez une chaîne qui touche quatre cases importantes. Chaque tour demande quatre cartes : une pour l’ordre du jeu, deux pour vos déplacements, une pour le duel. Qui contrôle encore un bâtiment après les duels en gagne les points ; avec six points, la partie est gagnée.

## Options.

option-colours = Couleurs
    .about = La couleur de chaque siège, dans l’ordre des sièges. Elle ne change rien au jeu.
option-colours-red = Rouge
option-colours-blue = Bleu
option-colours-green = Vert
option-colours-yellow = Jaune
option-colours-black = Noir

## Players, by the colour of their pieces.

side-red = Rouge
    .cap = Rouge
    .of = de Rouge
    .to = à Rouge
    .short = Rouge
    .colour = rouge
side-blue = Bleu
    .cap = Bleu
    .of = de Bleu
    .to = à Bleu
    .short = Bleu
    .colour = bleu
side-green = Vert
    .cap = Vert
    .of = de Vert
    .to = à Vert
    .short = Vert
    .colour = vert
side-yellow = Jaune
    .cap = Jaune
    .of = de Jaune
    .to = à Jaune
    .short = Jaune
    .colour = jaune
side-black = Noir
    .cap = Noir
    .of = de Noir
    .to = à Noir
    .short = Noir
    .colour = noir
side-none = personne
    .cap = Personne
    .of = de personne
    .to = à personne
    .short = Personne
    .colour = aucune couleur

## People: the five types.

kind-lady = lady
    .cap = Lady
    .a = une lady
    .the = la lady
    .many = ladies
kind-gunman = tireur
    .cap = Tireur
    .a = un tireur
    .the = le tireur
    .many = tireurs
kind-sheriff = shérif
    .cap = Shérif
    .a = un shérif
    .the = le shérif
    .many = shérifs
kind-bandit = bandit
    .cap = Bandit
    .a = un bandit
    .the = le bandit
    .many = bandits
kind-cowboy = cowboy
    .cap = Cowboy
    .a = un cowboy
    .the = le cowboy
    .many = cowboys
kind-none = pion
    .cap = Pion
    .a = un pion
    .the = le pion
    .many = pions

## Buildings: the sign, and inside a sentence.

building-saloon = Saloon
    .cap = Le saloon
    .the = le saloon
    .at = au saloon
    .of = du saloon
building-post = Poste
    .cap = La poste
    .the = la poste
    .at = à la poste
    .of = de la poste
building-hotel = Hôtel
    .cap = L’hôtel
    .the = l’hôtel
    .at = à l’hôtel
    .of = de l’hôtel
building-sheriff = Shérif
    .cap = Le bureau du shérif
    .the = le bureau du shérif
    .at = au bureau du shérif
    .of = du bureau du shérif
building-union = Union Pacific
    .cap = La gare de l’Union Pacific
    .the = la gare de l’Union Pacific
    .at = à la gare de l’Union Pacific
    .of = de la gare de l’Union Pacific
building-drugstore = Drugstore
    .cap = Le drugstore
    .the = le drugstore
    .at = au drugstore
    .of = du drugstore
building-bank = Banque
    .cap = La banque
    .the = la banque
    .at = à la banque
    .of = de la banque
building-none = Ville
    .cap = La ville
    .the = la ville
    .at = en ville
    .of = de la ville

## Playing cards: on the card, and inside a sentence.

card-N-LADY-5 = Lady 5
    .mid = une lady 5
card-N-LADY-6 = Lady 6
    .mid = une lady 6
card-N-LADY-7 = Lady 7
    .mid = une lady 7
card-N-GUNMAN-5 = Tireur 5
    .mid = un tireur 5
card-N-GUNMAN-6 = Tireur 6
    .mid = un tireur 6
card-N-GUNMAN-7 = Tireur 7
    .mid = un tireur 7
card-N-SHERIFF-5 = Shérif 5
    .mid = un shérif 5
card-N-SHERIFF-6 = Shérif 6
    .mid = un shérif 6
card-N-SHERIFF-7 = Shérif 7
    .mid = un shérif 7
card-N-BANDIT-5 = Bandit 5
    .mid = un bandit 5
card-N-BANDIT-6 = Bandit 6
    .mid = un bandit 6
card-N-BANDIT-7 = Bandit 7
    .mid = un bandit 7
card-N-COWBOY-5 = Cowboy 5
    .mid = un cowboy 5
card-N-COWBOY-6 = Cowboy 6
    .mid = un cowboy 6
card-N-COWBOY-7 = Cowboy 7
    .mid = un cowboy 7
card-C-LADY-1 = Lady •
    .mid = une carte lady à 1 point
card-C-LADY-2 = Lady ••
    .mid = une carte lady à 2 points
card-C-GUNMAN-1 = Tireur •
    .mid = une carte tireur à 1 point
card-C-GUNMAN-2 = Tireur ••
    .mid = une carte tireur à 2 points
card-C-SHERIFF-2 = Shérif ••
    .mid = une carte shérif à 2 points
card-C-SHERIFF-3 = Shérif •••
    .mid = une carte shérif à 3 points
card-C-BANDIT-2 = Bandit ••
    .mid = une carte bandit à 2 points
card-C-BANDIT-3 = Bandit •••
    .mid = une carte bandit à 3 points
card-C-COWBOY-2 = Cowboy ••
    .mid = une carte cowboy à 2 points
card-C-COWBOY-3 = Cowboy •••
    .mid = une carte cowboy à 3 points
card-I = Indien
    .mid = un Indien
card-Q = « ? »
    .mid = un « ? »

## Events: the title, and the text of the card.

event-EV01 = Leçons d’un pro
    .mid = « Leçons d’un pro »
    .about = Apprendre à tirer se paie. Payez 400 $.
event-EV02 = Le charme d’un rival
    .mid = « Le charme d’un rival »
    .about = Une de vos ladies rejoint l’adversaire de votre choix, et emporte 200 $.
event-EV03 = Beautés célèbres
    .mid = « Beautés célèbres »
    .about = La beauté de vos ladies attire un tireur : placez-en un, gratuitement.
event-EV04 = Nouvelle stratégie
    .mid = « Nouvelle stratégie »
    .about = Placez gratuitement un pion dans chaque bâtiment où vous êtes présent.
event-EV05 = Carte en prime
    .mid = « Carte en prime »
    .about = Payez 100 $ et piochez une carte à jouer.
event-EV06 = Cowboys déserteurs
    .mid = « Cowboys déserteurs »
    .about = Deux de vos cowboys rejoignent l’adversaire de votre choix.
event-EV07 = Cheval perdu au poker
    .mid = « Cheval perdu au poker »
    .about = Il faut racheter votre cheval. Payez 400 $.
event-EV08 = Épidémie
    .mid = « Épidémie »
    .about = La moitié du troupeau est perdue. Payez 500 $.
event-EV09 = Trop lent
    .mid = « Trop lent »
    .about = Un de vos tireurs quitte la ville.
event-EV10 = Balles à blanc
    .mid = « Balles à blanc »
    .about = Un de vos pions quitte la ville, puis payez 300 $.
event-EV11 = Portes ouvertes à la banque
    .mid = « Portes ouvertes à la banque »
    .about = Placez un pion gratuit où vous voulez et recevez 600 $.
event-EV12 = Convertis
    .mid = « Convertis »
    .about = Deux de vos bandits deviennent honnêtes et quittent la ville.
event-EV13 = Poste mal gardé
    .mid = « Poste mal gardé »
    .about = Vous pouvez placer un pion gratuit où vous voulez.
event-EV14 = Office manqué
    .mid = « Office manqué »
    .about = Vous avez manqué l’office. Payez 200 $.
event-EV15 = Procès perdu
    .mid = « Procès perdu »
    .about = Payez 300 $, puis un de vos pions quitte la ville.
event-EV16 = Puits à sec
    .mid = « Puits à sec »
    .about = Il faut creuser un nouveau puits. Payez 600 $.
event-EV17 = Clôture abîmée
    .mid = « Clôture abîmée »
    .about = La clôture est à refaire. Payez 500 $.
event-EV18 = Caisse vidée
    .mid = « Caisse vidée »
    .about = Payez 300 $, puis un de vos pions quitte la ville.
event-EV19 = Anniversaire
    .mid = « Anniversaire »
    .about = Chaque adversaire vous offre 50 $.
event-EV20 = Ami de Buffalo Bill
    .mid = « Ami de Buffalo Bill »
    .about = Recevez 400 $.
event-EV21 = Chef de gare absent
    .mid = « Chef de gare absent »
    .about = Placez un pion gratuit à la gare de l’Union Pacific.
event-EV22 = Hôtel sûr
    .mid = « Hôtel sûr »
    .about = Placez deux pions gratuits à l’hôtel.
event-EV23 = Saloon concurrent
    .mid = « Saloon concurrent »
    .about = Une de vos ladies quitte la ville et emporte 200 $.
event-EV24 = Carte en prime
    .mid = « Carte en prime »
    .about = Payez 100 $ et piochez une carte à jouer.
event-EV25 = Banquier conquis
    .mid = « Banquier conquis »
    .about = Recevez 800 $.
event-EV26 = Du plomb au Texas
    .mid = « Du plomb au Texas »
    .about = Le docteur veut ses honoraires. Payez 300 $.
event-EV27 = Tireurs vexés
    .mid = « Tireurs vexés »
    .about = Deux de vos tireurs rejoignent l’adversaire de votre choix.
event-EV28 = Prime du troupeau
    .mid = « Prime du troupeau »
    .about = Recevez 300 $.
event-EV29 = Un départ
    .mid = « Un départ »
    .about = Un de vos pions quitte la ville.
event-EV30 = Embauche
    .mid = « Embauche »
    .about = Vous pouvez placer un ou deux pions gratuits dans un seul bâtiment.
event-EV31 = Bandits reconnaissants
    .mid = « Bandits reconnaissants »
    .about = Placez deux bandits gratuits, dans le même bâtiment ou dans deux.
event-EV32 = Le juge insiste
    .mid = « Le juge insiste »
    .about = Payez 500 $.
event-none = Aucun événement
    .mid = aucun événement
    .about = Rien ne se passe.

## Prompts: what to decide, or whom to wait for.

prompt-start-card = Départ : choisissez une carte, la plus forte commence.
prompt-move-card = Jouez une carte pour ce déplacement.
prompt-indian-target = Retirez un pion adverse, { $left } au plus, ou arrêtez.
prompt-free-building = Choisissez le bâtiment de vos pions gratuits.
prompt-buy-building = Choisissez un bâtiment où acheter des pions, ou terminez votre déplacement.
prompt-buy-type = Vous ouvrez { $building-the } : choisissez les gens qui y travaillent.
prompt-buy-count = Combien de pions { $building-at } ?
prompt-place-cell = Placez un pion { $building-at } ({ $left } à placer).
prompt-duel-card = Choisissez la carte que vous gardez pour les duels.
prompt-challenge = Défiez quelqu’un en duel.
prompt-duel-remove = Vous gagnez le duel : choisissez le pion qui part.
prompt-sell-piece = { $event-mid } : l’argent vous manque. Vendez un pion.
prompt-event-building = { $event-mid } : choisissez un bâtiment pour votre pion gratuit.
prompt-event-type = { $event-mid } : vous ouvrez { $building-the }. Choisissez les gens qui y travaillent.
prompt-event-cell = { $event-mid } : placez un pion gratuit { $building-at }.
prompt-event-opponent = { $event-mid } : choisissez l’adversaire qu’ils rejoignent.
prompt-own-piece = { $event-mid } : choisissez un de vos pions ({ $left } en tout).
prompt-event-count = { $event-mid } : combien de pions gratuits { $building-at } ?
prompt-end = La partie est finie.
prompt-wait-start-card = Chacun choisit une carte pour le départ.
prompt-wait-move-card = { $side-cap } choisit une carte pour son déplacement.
prompt-wait-indian-target = { $side-cap } choisit les cibles des Indiens.
prompt-wait-free-building = { $side-cap } choisit un bâtiment pour des pions gratuits.
prompt-wait-buy-building = { $side-cap } achète des pions.
prompt-wait-buy-type = { $side-cap } ouvre { $building-the }.
prompt-wait-buy-count = { $side-cap } achète des pions { $building-at }.
prompt-wait-place-cell = { $side-cap } place des pions { $building-at }.
prompt-wait-duel-card = On choisit les cartes de duel.
prompt-wait-challenge = { $side-cap } choisit qui défier.
prompt-wait-duel-remove = { $side-cap } gagne le duel et choisit le pion qui part.
prompt-wait-sell-piece = { $side-cap } doit vendre des pions pour { $event-mid }.
prompt-wait-event-building = { $side-cap } choisit un bâtiment pour { $event-mid }.
prompt-wait-event-type = { $side-cap } ouvre { $building-the }.
prompt-wait-event-cell = { $side-cap } place des pions gratuits { $building-at }.
prompt-wait-event-opponent = { $side-cap } choisit un adversaire pour { $event-mid }.
prompt-wait-own-piece = { $side-cap } choisit des pions pour { $event-mid }.
prompt-wait-event-count = { $side-cap } choisit combien de pions gratuits viennent { $building-at }.

## Actions, as on buttons.

action-start = { $card }
action-play = { $card }
action-keep = { $card }
action-indian = Retirer { $kind-the } { $side-of } en { $cell }, { $building-at }
action-indian-stop = Arrêter là
action-free = Pions gratuits { $building-at }
action-free-none = Renoncer aux pions gratuits
action-buy = Acheter { $building-at }
action-buy-done = Terminer le déplacement
action-type = { $kind-cap } : { $price } $, { $value ->
    [1] 1 point
   *[other] { $value } points
}
action-count = { $count ->
    [1] Un pion
   *[other] { $count } pions
}
action-cell = { $cell }
action-challenge = Défier { $side }, { $building-at }
action-remove = Retirer le pion en { $cell }
action-sell = Vendre { $kind-the } en { $cell }, { $building-at }, pour { $money } $
action-gain = Un pion gratuit { $building-at }
action-gain-decline = Renoncer
action-give-to = Ils rejoignent { $side }
action-lose = { $kind-cap } en { $cell }, { $building-at }

## Refusals: why not.

refusal-over = La partie est finie.
refusal-no-seat = Seuls les joueurs à la table jouent.
refusal-not-your-turn = C’est { $side-to } de décider.
refusal-chosen = Vous avez déjà choisi ; vous pouvez y revenir tant que les autres n’ont pas tous choisi.
refusal-one-card = Votre seule carte est votre carte de duel.
refusal-not-in-hand = { $card } n’est pas dans votre main.
refusal-indian-at-start = On ne joue pas d’Indien au départ.
refusal-no-piece-there = Il n’y a pas de pion en { $cell }, { $building-at }.
refusal-own-piece = Le pion en { $cell }, { $building-at }, est à vous.
refusal-not-your-piece = Vous n’avez pas de pion en { $cell }, { $building-at }.
refusal-out-of-order = Les pions et les cases se choisissent dans l’ordre du plan : celui-ci vient avant celui que vous avez choisi.
refusal-too-few-later = Il n’en resterait pas assez après celui-ci pour tout ce que vous avez à choisir.
refusal-settled = { $building-cap } : l’affaire est réglée, aucun pion n’y entre plus.
refusal-not-in-play = { $building-cap } n’est pas en jeu avec si peu de joueurs.
refusal-full = Il n’y a plus de case libre { $building-at }.
refusal-other-kind = D’autres gens y travaillent.
refusal-no-token = Les deux jetons de ce type sont déjà en ville.
refusal-no-supply = Il ne vous reste pas assez de pions en réserve.
refusal-too-dear = Vous n’avez pas assez d’argent pour cela.
refusal-visited = On achète bâtiment par bâtiment, dans l’ordre de la ville : { $building-the } est derrière vous.
refusal-at-limit = Pas plus de trois pions par bâtiment dans chacun de vos déplacements.
refusal-free-first = Placez d’abord vos pions gratuits.
refusal-beyond-free = Placez d’abord vos pions gratuits : { $building-the } vient plus tard.
refusal-too-many = Il n’y a pas la place, ou pas le droit, d’en mettre autant.
refusal-no-such-cell = Il n’y a pas de case { $cell } ici.
refusal-taken = Il y a déjà un pion en { $cell }.
refusal-yourself = C’est vous.
refusal-no-such-seat = Personne n’est assis là.
refusal-has-fought = { $side-cap } a déjà eu son duel ce tour-ci.
refusal-not-there = { $side-cap } n’a pas de pion { $building-at }.
refusal-you-are-not-there = Vous n’avez pas de pion { $building-at }.
refusal-too-cheap = Ce pion et les suivants ne rapporteraient pas ce que vous devez.
refusal-other-place = La carte désigne un autre bâtiment.
refusal-wasteful = À partir de là, il n’y aurait pas la place pour tous vos pions gratuits.
refusal-compulsory = Cette carte ne vous laisse pas le choix : placez le pion.
refusal-not-the-losers = Le perdant du duel n’a pas de pion en { $cell }.
refusal-now-start-card = Choisissez d’abord une carte pour le départ.
refusal-now-move-card = Jouez d’abord une carte.
refusal-now-indian-target = Choisissez d’abord un pion à retirer, ou arrêtez.
refusal-now-free-building = Choisissez d’abord un bâtiment pour vos pions gratuits.
refusal-now-buy-building = Choisissez d’abord un bâtiment, ou terminez votre déplacement.
refusal-now-buy-type = Choisissez d’abord les gens qui y travaillent.
refusal-now-buy-count = Dites d’abord combien de pions.
refusal-now-place-cell = Placez d’abord vos pions.
refusal-now-duel-card = Choisissez d’abord votre carte de duel.
refusal-now-challenge = Défiez d’abord quelqu’un.
refusal-now-duel-remove = Retirez d’abord un pion du perdant.
refusal-now-sell-piece = Vendez d’abord un pion.
refusal-now-event-building = Choisissez d’abord un bâtiment pour votre pion gratuit.
refusal-now-event-type = Choisissez d’abord les gens qui y travaillent.
refusal-now-event-cell = Placez d’abord vos pions gratuits.
refusal-now-event-opponent = Choisissez d’abord un adversaire.
refusal-now-own-piece = Choisissez d’abord un de vos pions.
refusal-now-event-count = Dites d’abord combien de pions gratuits.

## The journal: rounds and cards.

told-round = Tour { $round }.
told-dealt = Vous recevez { $card-mid }.
told-reshuffled = La pioche est vide : { $count ->
    [one] la seule carte de la défausse est retournée
   *[other] les { $count } cartes de la défausse sont mélangées
}.
told-chose-start = Pour le départ, vous mettez de côté { $card-mid }.
told-chose-duel = Pour les duels, vous gardez { $card-mid }.
told-retracted = Vous réfléchissez encore.
told-start-card = { $side-cap } montre { $card-mid }.
told-first = { $side-cap } a la carte la plus forte et joue en premier.
told-first-drawn = Rien que des « ? » : le sort désigne { $side } comme premier joueur.
told-surplus = { $side-cap } garde une carte pour les duels et { $count ->
    [1] en écarte une autre
   *[other] en écarte { $count } autres
}, face cachée.

## The journal: movements.

told-movement = { $movement ->
    [1] Premiers déplacements.
   *[other] Deuxièmes déplacements.
}
told-played-number = { $side-cap } joue { $card-mid } et reçoit { $money } $.
told-played-character = { $side-cap } joue { $card-mid } : { $figure ->
    [1] un pion gratuit
   *[other] { $figure } pions gratuits
}.
told-played-question = { $side-cap } joue { $card-mid } et pioche un événement.
told-played-indian = { $side-cap } lance { $card-mid } sur la ville.
told-shot = L’Indien { $shooter-of } retire { $kind-the } { $side-of } en { $cell }, { $building-at }.
told-free = { $side-cap } choisit { $building-the } pour ses pions gratuits.
told-free-lost = Les pions gratuits { $side-of } sont perdus.
told-opened = { $building-cap } ouvre : on y trouve des { $kind-many }, sa valeur est de { $value ->
    [1] 1 point
   *[other] { $value } points
}.
told-bought = { $side-cap } engage { $count ->
    [1] un pion
   *[other] { $count } pions
} { $building-at } et paie { $money } $.
told-bought-at = { $side-cap } engage { $count ->
    [1] { $kind-a }
   *[other] { $count } { $kind-many }
} { $building-at } ({ $cells }) { $money ->
    [0] sans rien payer
   *[other] pour { $money } $
}.
told-placed = { $side-cap } place { $kind-a } en { $cell }, { $building-at }.
told-placed-at = { $side-cap } place { $count } { $kind-many } { $building-at } : { $cells }.
told-neutral = { $building-cap }, plein et contrôlé par personne, devient neutre.

## The journal: events.

told-event = { $side-cap } pioche { $event-mid } : « { $event-about } »
told-no-effect = { $event-mid } reste sans autre effet pour { $side }.
told-declined = { $side-cap } renonce à { $event-mid }.
told-got = { $side-cap } reçoit { $money } $.
told-paid = { $side-cap } paie { $money } $.
told-forgiven = { $side-cap } ne peut payer davantage : { $money } $ lui sont remis.
told-gift = { $side-cap } paie { $money } $ { $other-to }.
told-sold = { $side-cap } vend { $kind-the } en { $cell }, { $building-at }, pour { $money } $.
told-removed = { $kind-cap } { $side-of } en { $cell }, { $building-at } : ce pion quitte la ville.
told-gave = { $kind-cap } { $side-of } en { $cell }, { $building-at } : ce pion rejoint { $other }.
told-gave-nobody = { $kind-cap } { $side-of } en { $cell }, { $building-at } : ce pion s’en va, car { $other } n’en a plus pour le remplacer.
told-bonus = { $side-cap } pioche une carte à jouer.
told-bonus-own = Vous piochez { $card-mid }.

## The journal: duels.

told-duels = Duels.
told-challenger = { $side-cap } cherche un adversaire.
told-passed = { $side-cap } passe.
told-challenge = { $side-cap } défie { $other } { $building-at }.
told-duel-card = { $side-cap } retourne { $card-mid }.
told-winner = { $side-cap } gagne le duel.
told-no-winner = Personne ne gagne le duel.
told-taken = { $winner-cap } retire { $kind-the } { $side-of } en { $cell }, { $building-at }.
told-contested = Plusieurs joueurs contrôlent { $building-the } : leurs cartes de duel décident.
told-contest = Combat de contrôle { $building-at } : on compare les cartes de duel de tous ceux qui contrôlent ce bâtiment.
told-contest-card = { $side-cap } se bat avec { $card-mid }.
told-dominant = { $side-cap } a la carte la plus forte { $building-at }.
told-undecided = Personne n’a de carte capable de gagner { $building-the } : tout reste en place.

## The journal: settlement and the end.

told-settled = { $building-cap } revient { $side-to } : { $value ->
    [1] 1 point
   *[other] { $value } points
} et { $money } $. Cela fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
told-tie = { $side-cap } tire { $card-mid } pour départager les ex æquo.
told-end = La partie est finie.
told-rank = { $place ->
    [1] { $side-cap } gagne
    [2] { $side-cap } finit deuxième
    [3] { $side-cap } finit troisième
    [4] { $side-cap } finit quatrième
   *[other] { $side-cap } finit cinquième
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Why the game ended.

reason-points = Six points ou plus : le plus grand total gagne.
reason-settled = Tous les bâtiments sont réglés : le plus grand total gagne.
reason-rounds = Quarante tours ont été joués : le plus grand total gagne.

## Advice: why one might choose so.

advice-question = Un événement coûte plus souvent qu’il ne rapporte : mieux vaut maintenant que dans le duel.
advice-raid = Quelqu’un est près de relier : les Indiens peuvent l’en empêcher.
advice-raid-idle = Personne n’est encore à craindre.
advice-money = Elle rapporte { $money } $ pour engager des gens.
advice-people = { $count ->
    [1] Elle amène un pion qui ne coûte rien.
   *[other] Elle amène { $count } pions qui ne coûtent rien.
}
advice-duel-card = C’est la carte qui tire le mieux.
advice-duel-weak = Elle ne gagne aucun duel.
advice-start-question = Le départ est le meilleur moment pour s’en défaire.
advice-start-strong = Elle peut bien vous faire premier joueur.
advice-start-keep = Vous pouvez vous passer de celle-ci, et garder les meilleures.
advice-control = Ce pion relie quatre cases importantes : vous contrôlez { $building-the }.
advice-block = Il barre la route { $side-to }, sur le point de relier { $building-at }.
advice-nearer = { $missing ->
    [1] Après cela, il vous manque un pion { $building-at }.
   *[other] Après cela, il vous manque { $missing } pions { $building-at }.
}
advice-break = Cela rompt la chaîne { $side-of } { $building-at }.
advice-set-back = Cela fait reculer { $side } { $building-at }.
advice-challenge-strong = Votre carte est forte, et les pions { $side-of } { $building-at } valent une balle.
advice-challenge = Il faut se battre : contre { $side } { $building-at }, il y a le moins à perdre.
advice-save = Mieux vaut garder l’argent.
advice-in-the-way = Vous ne pouvez plus relier { $building-at }, mais vous pouvez gêner.
advice-fortify = Vous contrôlez { $building-the } : d’autres pions rendent la chaîne plus sûre.
advice-build = { $missing ->
    [1] Il vous manque un pion pour relier { $building-at }.
   *[other] Il vous manque { $missing } pions pour relier { $building-at }.
}
advice-spare = C’est le pion dont vous vous passez le mieux.
advice-type = { $value ->
    [1] 1 point
   *[other] { $value } points
} pour { $price } $ le pion.

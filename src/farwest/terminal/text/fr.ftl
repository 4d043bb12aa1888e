# Le terminal et la ligne de commande.

## Ce qu’on peut taper. Plusieurs mots pour une commande : le premier est celui qu’on montre.

term-command-help = aide
term-command-why = pourquoi
term-command-hint = conseil
term-command-undo = annuler
term-command-journal = journal
term-command-town = ville plateau
term-command-rules = règles règle
term-command-save = enregistrer sauver
term-command-quit = quitter

term-help-title = Ce que vous pouvez taper
term-help-number = Le numéro d’un choix, sa notation (front:NW.N) ou quelques mots de son nom le jouent.
term-help-rule = La règle de la décision en cours.
term-help-rule-of = La règle du choix n° 3.
term-help-help = Cette page.
term-help-why = Pourquoi une chose n’est pas possible : pourquoi front:NE.E, pourquoi banque est.
term-help-hint = Ce qu’un bon joueur ferait à votre place, avec ce que vous savez.
term-help-undo = Reprend votre dernier choix, tant qu’il n’a rien révélé et que personne n’a joué depuis.
term-help-journal = Tout ce qui s’est passé jusqu’ici, pour vos yeux.
term-help-town = La ville en grand, avec la légende.
term-help-rules = Le guide entier, une règle (règles WG-5.7) ou ce qui parle d’un sujet (règles shérif).
term-help-save = Enregistre la partie, dans son fichier ou dans celui que vous nommez.
term-help-quit = Quitte la partie, que vous pourrez reprendre. Ctrl-C et Ctrl-D aussi.
term-help-proof = Empreinte des tirages de cette partie, dont le secret sera publié à la fin : { $hash }

## La décision en cours.

term-prompt = Votre choix (numéro, aide ou ?) :{" "}
term-no-number = Il n’y a pas de choix de ce numéro : ils vont de 1 à { $count }.
term-several = Plusieurs choix répondent à ces mots : { $numbers }.
term-not-understood = « { $text } » n’est ni un choix ni une commande ; tapez aide pour la liste.
term-possible = C’est possible maintenant : { $text }.
term-why-what = Pourquoi quoi ? Donnez une notation ou quelques mots : pourquoi front:NE.E, pourquoi banque est.
term-hint = Ce que ferait un adjoint, avec ce que vous savez :
term-saved = Partie enregistrée dans { $file }.
term-not-saved = La partie n’a pas pu être enregistrée dans { $file } ({ $why }).
term-file-exists = { $file } existe déjà : choisissez un autre nom.
term-bot-stumbled = { $name } a trébuché ({ $why }) et a joué le premier coup permis.
term-rule-near = Pas de règle { $wanted } ; voyez { $near }.
term-rule-none = Aucune règle ne répond à « { $wanted } ».
term-more = Entrée pour la suite, b en arrière, q pour revenir :{" "}
term-back = Entrée pour revenir :{" "}
term-go-on = Entrée pour jouer :{" "}
term-since = Ce qui est nouveau pour vous

## Plusieurs personnes au même clavier.

term-curtain-side = Passez le clavier { $side-to }.
term-curtain = Passez le clavier à { $who }.
term-curtain-enter = {"  "}{ $who }, appuyez sur Entrée quand personne d’autre ne regarde :{" "}
term-hand-over = Quand vous avez tout vu, Entrée, puis passez le clavier :{" "}

## La résolution et la fin.

term-story-title = La résolution
term-story-next = Étape { $number } sur { $count }. Entrée pour la suite, f puis Entrée pour la fin :{" "}
term-story-last = Étape { $number } sur { $count }. Entrée pour continuer :{" "}
term-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
term-proof = Les tirages de cette partie peuvent être vérifiés par tout le monde :
term-commitment = empreinte{"  "}{ $hash }
term-secret = secret{"     "}{ $secret }
term-verify = Partie enregistrée dans { $file } ; pour la vérifier : farwest verify { $file }
term-unsaved = La partie n’est pas enregistrée ; enregistrer FICHIER la garde.
term-last-prompt = Entrée pour finir (ou journal, ville, règles, enregistrer) :{" "}
term-over-commands = La partie est finie : il reste journal, ville, règles, enregistrer et quitter.
term-save-first = Enregistrer la partie dans { $file } avant de partir ? (oui, non, annuler) [oui] :{" "}
term-answers-no = n non no
term-answers-cancel = a annuler c cancel
term-left-saved = Partie enregistrée dans { $file }. Pour la reprendre : farwest play --resume { $file }
term-left-unsaved = Partie abandonnée, sans être enregistrée.

## La relecture.

term-replay-at = Coup { $at } sur { $count }, vu par : { $eyes }
term-replay-everybody = tout le monde
term-replay-jump = Aller au coup (0 à { $count }) :{" "}
term-replay-keys = Entrée avance, b recule, g va à un coup, 0 au début, e à la fin, v change d’yeux, j journal, q quitte.
term-replay-unfinished = La partie n’est pas finie : pour regarder avec d’autres yeux, relancez avec --seat ou --all.

## La ligne de commande : ce qui ne va pas.

cli-file = { $file } : { $why }
cli-which-game = Dites à quel jeu vous voulez jouer ; il y a : { $known }.
cli-game = Pas de jeu « { $wanted } » ici ; il y a : { $known }.
cli-other-game = { $file } est une partie de { $game }.
cli-players = { $game } se joue à { $counts } joueurs.
cli-level = Pas de bot « { $wanted } » ; il y a : { $known }.
cli-bot-seat = « { $wanted } » ne nomme pas un siège libre : écrivez 2=deputy, un siège par bot.
cli-too-many-bots = Il y a plus de bots que de sièges : la partie en a { $players }.
cli-no-seats-here = Ici les bots changent de siège à chaque partie : nommez seulement leurs niveaux.
cli-no-bots = Nommez au moins un bot.
cli-too-many-names = { $people ->
    [0] Tous les sièges sont pris par des bots : il n’y a personne à nommer.
    [one] Il y a trop de noms : les bots ne laissent qu’un siège.
   *[other] Il y a trop de noms : les bots ne laissent que { $people } sièges.
}
cli-name = « { $wanted } » n’est pas un nom : donnez de 1 à { $longest } caractères, sans « bot: » au début.
cli-option = Pas d’option « { $wanted } » dans ce jeu ; il y a : { $known }.
cli-option-value = L’option { $name } prend, sans répétition et pour chaque siège s’il le faut : { $known }.
cli-resume-alone = --resume reprend la partie telle qu’elle est : rien d’autre ne se choisit ({ $what }).
cli-save-exists = { $file } existe déjà : reprenez cette partie avec --resume, ou choisissez un autre nom.
cli-position = aucune partie ne peut mener à cette position : { $why }{ $more ->
    [0] .
    [one] {" "}(et une autre impossibilité).
   *[other] {" "}(et { $more } autres impossibilités).
}
cli-not-json = ce fichier n’est pas une position écrite en JSON.
cli-position-over = dans cette position, la partie est déjà finie.
cli-position-players = Cette position est à { $players } joueurs.
cli-no-such-move = Pas de coup de ce numéro : la partie en a { $count }.
cli-no-such-seat = Pas de siège de ce numéro : la partie en a { $count }.
cli-no-tests = Pas de dossier { $folder } : dites où sont les tests avec --tests.
cli-no-option = Pas d’option { $wanted } ; il y a : { $known }.
cli-no-command = Pas de commande « { $wanted } » ; il y a : { $known }.
cli-missing = Il manque { $what } ; --help dit comment l’écrire.
cli-bad-value = { $what } ne prend pas cette valeur : { $why }
cli-usage = La commande n’est pas écrite ainsi : { $why }

## La ligne de commande : ce qui est dit.

cli-games-players = Joueurs : { $counts }.
cli-games-values = Valeurs : { $values }.
cli-coverage = { $missing ->
    [0] Chacune des { $rules } règles a son test.
    [one] { $rules } règles, dont une sans test.
   *[other] { $rules } règles, dont { $missing } sans test.
}
cli-coverage-rule = règle
cli-coverage-tests = tests
cli-checked-file = Le fichier est entier : une partie de { $game } à { $players } joueurs.
cli-checked-commitment = Le secret est bien celui dont l’empreinte a été annoncée avant la partie.
cli-checked-draws = Les { $count } tirages sont ceux que donne ce secret.
cli-checked-moves = Les { $count } coups suivent les règles (version { $version }).
cli-checked-result = Ils mènent au résultat enregistré.
cli-unchecked-draws = Le secret n’est pas publié : les tirages ne peuvent pas encore être vérifiés.
cli-unchecked-simulated = Aucune empreinte n’a été annoncée : les tirages sont possibles, mais rien ne prouve qu’ils soient justes.
cli-unchecked-result = La partie n’est pas finie : il n’y a pas encore de résultat.
cli-draw-number = n°
cli-draw-move = coup
cli-draw-among = parmi
cli-draw-outcome = tiré
cli-draw-setup = mise en place

cli-arena-bar = Parties
cli-arena-bot = bot
cli-arena-share = part
cli-arena-interval = à 95 %
cli-arena-luck = hasard
cli-arena-luck-above = mieux, { $sure } %
cli-arena-luck-below = moins, { $sure } %
cli-arena-luck-even = –
cli-arena-rating = cote
cli-arena-score = score
cli-arena-time = par coup
cli-arena-milliseconds = { $time } ms
cli-arena-fair = { $share } : part équitable
cli-arena-seats = Victoires par siège : { $seats }
cli-arena-length = { $games ->
    [one] Une partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}, { $length } décisions chacune en moyenne, graine { $seed }.
cli-arena-method = Chaque donne est jouée une fois depuis chaque siège ; les intervalles sont calculés sur les donnes, pas sur les parties.
cli-arena-failures = { $bot } a échoué { $count ->
    [one] une fois
   *[other] { $count } fois
} et a joué à la place un coup permis au hasard : { $why }
cli-arena-stopped = Interrompu : voici ce qu’il y a jusqu’ici.
cli-arena-go-on = Pour continuer : farwest arena --resume { $file }
cli-arena-one-file = --state et --resume nomment tous deux un fichier : donnez l’un des deux.

## Wild Gangs : ce qui est dessiné.

wg-event-hidden_loot = Butins +200
wg-event-gatling = Gatling
wg-scouting = repérage
wg-round = manche { $round } sur 7
wg-resolution = résolution
wg-over = partie finie
wg-rounds = manche { $round }/7
wg-firepower = feu
wg-closed = fermée
wg-first = 1er
wg-column-hand = main
wg-column-pile = pioche
wg-column-hidden = cachées
wg-column-money = $
wg-pile = pioche : { $count }
wg-hands = mains
wg-chosen = choisie
wg-up = visible
wg-down = cachée
wg-loots = { $big } / { $small } $
wg-card = force { $strength }  feu { $firepower }  { $bounty } $
wg-legend =
    5◆3★ : force 5, Coyotes, puissance de feu 3, chef ; ♀ une femme. Signe creux (4◇1) : la carte est face cachée.
    ?◇? : une carte cachée que vous ne connaissez pas. [3] : le choix n° 3. ◉◆● : les gangs qui ont regardé.
    Sous les butins : les forces que vous connaissez, la meilleure d’abord ; « ? » où une carte reste cachée.
    Après les braquages : ◆600 pris par les Coyotes, ✕600 protégé, –600 resté sur place ; signe creux : carte capturée.

## Colorado County.

co-over = partie finie
co-lakes = on pose les lacs
co-flags = manche { $round } sur 4, drapeaux
co-auction = manche { $round } sur 4, enchère { $auction } sur { $auctions }
co-left = face cachée : { $count }
co-sale = À vendre : { $cell }, par { $seller }
co-column-score = PV
co-column-now = auj.
co-column-cowboys = cow-boys
co-column-forsale = jetons
co-column-reserve = marqueurs
co-hand = Vos cow-boys :
co-opened = Ouverts :
co-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
co-legend =
    ▲ ● ◆ ■ : les marqueurs des joueurs. R G O B : un drapeau de cette couleur. ~8~ : un lac et sa valeur, de la couleur de son propriétaire.
    Entre crochets [·] : une case que vous pouvez choisir. (41) : un cow-boy dans votre poing. « auj. » : ce qu’un décompte ajouterait.
## Dodge City: what is drawn.

dc-round = tour { $round } · { $stage }
dc-over = partie finie
dc-stage-start = départ
dc-stage-start-events = événements du départ
dc-stage-move-1 = premiers déplacements
dc-stage-move-2 = deuxièmes déplacements
dc-stage-duel-select = cartes de duel
dc-stage-duels = duels
dc-stage-control = luttes pour le contrôle
dc-first = 1er
dc-worth = { $value }★
dc-neutral = neutre
dc-column-points = points
dc-column-hand = main
dc-column-supply = réserve
dc-column-money = $
dc-hand = main
dc-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dc-legend =
    ◆●✚▲■ : les pions des joueurs. Une majuscule : une case importante. · : une case libre, + : une case que vous pouvez choisir.
    À côté du nom d’un bâtiment : ses points, une fois ouvert. [3] : le choix nº 3.
    Sous un bâtiment : qui est là, et combien de pions lui manquent pour le contrôler ; ★ il contrôle, ✕ il est coupé.
    Un pion creux peut être choisi.
## Blackrock City.

bc-phase = phase { $phase }
bc-over = partie finie
bc-coach = diligence : { $silver } argent
bc-sand = le sablier coule pour
bc-gold = { $gold } or
bc-nothing = lieu sûr
bc-looted = pillée
bc-reverse-NOTHING = passage
bc-reverse-STEAL1 = vol
bc-reverse-STEAL2 = vol ×2
bc-reverse-INDIANS = Indiens
bc-column-h = val
bc-column-hx = valX
bc-column-w = bl
bc-column-wx = blX
bc-column-stake = mise
bc-column-cubes = cubes
bc-screen = Derrière votre paravent : { $gold } or, { $silver } argent.
bc-chosen = Mise en préparation : { $stake }.
bc-cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
bc-legend =
    3 or +1 : trois sacs d’or et un prisonnier ; dessous, ce qu’il y a au verso. ★ : le shérif. ◆ : le pion de cette bande ; creux : celui du joueur fictif.
    Sous la diligence : les mises ; … doit encore jouer, ✕ a renoncé, – hors jeu. ∘∘ : impacts de balle, mise du joueur fictif.
    Dans le tableau : bandits valides (val), valides marqués d’un X, blessés (bl), blessés marqués d’un X, mise, or+argent.
    Les villes se suivent dans le sens horaire depuis le coin supérieur gauche. [3] : choix n° 3.

### Pages around the tables

## Every page.

page-description = Des jeux de société du Far West à jouer entre amis par un simple lien, contre des robots ou à plusieurs sur le même écran.
page-skip = Aller au contenu
page-nav = Navigation principale
page-nav-play = Jouer
page-nav-replay = Revoir
page-nav-rules = Règles
page-to-dark = Passer en mode nuit
page-to-light = Passer en mode jour
page-read-in-fr = Lire en français
page-read-in-en = Read in English
page-me = Votre nom
page-me-is = Vous êtes { $name } : changer de nom
page-me-keep = Garder ce nom
page-name = Votre nom
page-stranger = Étranger
page-about = À propos de farwest
page-seats = Places
page-seat-free = place libre
page-quoted = « { $text } »
page-since-now = à l’instant
page-since-minutes = { $count ->
    [one] depuis une minute
   *[other] depuis { $count } minutes
}
page-since-hours = { $count ->
    [one] depuis une heure
   *[other] depuis { $count } heures
}
page-since-days = { $count ->
    [one] depuis hier
   *[other] depuis { $count } jours
}
page-pace-none = sans pendule
page-pace-live = en direct, { $minutes } min par joueur et { $seconds } s par coup
page-pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
page-copy = Copier
page-copied = Copié.
page-share = Partager
page-to-table = Retour à la table
page-why = Pourquoi pas ?
page-why-legal = Vous le pouvez : ce choix est permis.
page-lost = Connexion perdue : nouvel essai…
page-pass-to = Passer l’écran à { $name }
page-hint = Ce qu’un bon robot ferait
page-menu-info = Inviter, places et liens
page-serving = farwest est ouvert : { $address } (Ctrl-C pour fermer)
page-no-processes = Plusieurs processus à la même adresse demandent Linux, qui répartit les visiteurs entre eux : ici, un seul peut servir.
page-exported = { $count ->
    [0] Aucune partie terminée.
    [one] Une partie écrite.
   *[other] { $count } parties écrites.
}

## The home page.

home-tab = farwest, jeux du Far West entre amis
home-title = { $count ->
    [one] Un jeu du Far West, une table où s’asseoir
    [2] Deux jeux du Far West, une table où s’asseoir
    [3] Trois jeux du Far West, une table où s’asseoir
    [4] Quatre jeux du Far West, une table où s’asseoir
    [5] Cinq jeux du Far West, une table où s’asseoir
   *[other] { $count } jeux du Far West, une table où s’asseoir
}
home-pitch = Entre amis par un simple lien, contre des robots, ou à plusieurs sur le même écran. Gratuit, sans compte.
home-rules-of = Règles de { $game }
home-players = { $least } à { $most } joueurs
home-play-bots = Jouer contre les robots
home-invite = Inviter des amis
home-mine = Vos parties
home-my-turns = { $count ->
    [one] 1 vous attend
   *[other] { $count } vous attendent
}
home-mine-none = Aucune partie en cours. Un clic sur « Jouer contre les robots » et la première commence.
home-over = partie terminée
home-missing = { $count ->
    [one] il manque 1 joueur
   *[other] il manque { $count } joueurs
}
home-your-turn = à vous de jouer
home-turn-of = au tour de { $name }
home-turns = { $count ->
    [0] la partie avance
   *[other] { $count } joueurs choisissent
}
home-open-table = Ouvrir la table { $code }
home-resume = Reprendre
home-resume-game = À vous de jouer : { $game }
home-see = Voir
home-open = Tables ouvertes
home-open-one = Ouvrir une table
home-open-none = Personne n’attend en ce moment. Ouvrez une table : elle apparaîtra ici pour tout le monde.
home-waits = { $count ->
    [one] { $name } attend 1 joueur
   *[other] { $name } attend { $count } joueurs
}
home-sit = S’asseoir
home-sit-at = S’asseoir à la table { $code }
home-watch = À regarder
home-watch-one = Regarder
home-watch-at = Regarder la table { $code }
home-join = Rejoindre des amis
home-code = Lien ou code de la table
home-enter = Entrer
home-here = Jouer à plusieurs sur cet écran
home-replay = Revoir une partie enregistrée
home-rules = Apprendre les règles

## Opening a table.

new-tab = Ouvrir une table · farwest
new-title = Ouvrir une table
new-pitch = Tout est déjà réglé pour jouer : changez ce que vous voulez, ou ouvrez la table telle quelle.
new-errors = { $count ->
    [one] Il reste un point à corriger.
   *[other] Il reste { $count } points à corriger.
}
new-game = Le jeu
new-players = Nombre de joueurs
new-reload = Mettre à jour les places
new-seats = Les places
new-seat = Place { $number }
new-seat-me = Moi
new-seat-here = Quelqu’un sur cet écran
new-seat-person = Quelqu’un, par un lien
new-seat-bot = Robot : { $level }
new-name-of = Nom du joueur de la place { $number }
new-name-there = Son nom
new-side-of = { $option }, place { $number }
new-program = Un programme que laisse jouer la personne qui tient cette maison.
new-levels = Que valent les robots ?
new-strength = force { $count } sur { $most }
new-how = La partie
new-options = Options de { $game }
new-pace = Rythme
new-pace-about = Quand le temps d’un joueur est écoulé, un robot joue à sa place jusqu’à son retour.
new-open = Table ouverte à tous
new-open-about = Elle apparaît sur la page d’accueil. Sinon, seuls ceux qui ont le lien la trouvent.
new-memory = Aide-mémoire
new-memory-about = Ce que vous avez vu en secret reste affiché, pour vous seul. Sans lui, à vous de vous en souvenir.
new-name = Nom de la table
new-name-example = La Veillée
new-create = Ouvrir la table
new-bad-seat = Choisissez qui s’assied là.
new-bad-option = Choisissez l’une des valeurs proposées.
new-not-alike = Deux places ne peuvent pas avoir la même.

## Before the game, and about a table.

join-tab = Table { $code } · farwest
join-at = Table { $code }
join-waiting = { $count ->
    [one] La partie commence dès qu’une dernière personne s’assied.
   *[other] La partie commence dès que les { $count } places libres sont prises.
}
join-invite = Inviter
join-link = Lien de la table
join-link-about = Qui ouvre ce lien peut s’asseoir tant qu’il reste une place, ou regarder.
join-seats = Les places
join-you = vous
join-free = Place libre
join-kept = Gardée pour un joueur de la partie précédente
join-bot = robot
join-put-bot = Y mettre un robot
join-level-of = Niveau du robot, place { $number }
join-sitting-in = un robot joue à sa place : { $level }
join-away = absent
join-sit = S’asseoir
join-sit-title = S’asseoir à cette table
join-sit-about = Un nom suffit, sans compte.
join-fill = Commencer avec des robots
join-fill-about = Les places libres sont données à des robots et la partie commence aussitôt.
join-level = Niveau des robots
join-mine = Votre lien personnel
join-mine-about = Ouvrez-le sur un autre appareil pour y retrouver votre place. Gardez-le pour vous : qui l’a joue à votre place.
join-mine-of = Lien personnel de { $name }
join-place = Lien de la place { $number }
join-places = Réserver une place à quelqu’un
join-places-about = Chaque lien ouvre une seule place : envoyez-le à la personne qui doit s’y asseoir.
join-leave = Quitter la place
join-leave-about = Avant le début, la place se libère. Pendant la partie, un robot joue pour vous jusqu’à votre retour.
join-hand-over = Laisser jouer un robot
join-take-back = Reprendre la main
join-vote = Remplacer par un robot
join-vote-about = Possible quand ce joueur est absent depuis une minute et que tous les autres joueurs présents sont d’accord.
join-votes = { $count ->
    [one] 1 voix
   *[other] { $count } voix
}
join-to-game = Aller à la partie
join-table = Table
join-options = Réglages
join-deal = Empreinte de la donne
join-deal-about = Publiée avant la partie, elle fixe tous les tirages sans les révéler. À la fin, le secret est publié et chacun peut tout vérifier.
join-private = table privée
join-open = table ouverte à tous
join-memory = avec aide-mémoire
join-no-memory = sans aide-mémoire
join-watch = Regarder sans jouer : restez sur cette page, la partie s’affichera ici.
join-seat-title = Place { $number }
join-seat-open = Cette place vous attend.
join-seat-taken = Cette place est celle de { $name }. Si c’est vous, continuez : cet appareil pourra jouer aussi.
join-seat-mine = C’est moi, continuer
join-came-from = Voir la partie d’où elle vient

## Replay.

replay-tab = Revoir · farwest
replay-title = Revoir une partie
replay-of = Revoir { $game }
replay-mine = Vos parties terminées
replay-mine-none = Aucune partie terminée pour le moment.
replay-upload = Ouvrir une partie enregistrée
replay-upload-about = Un fichier téléchargé depuis farwest, ici ou ailleurs. Il est rejoué coup par coup et ses tirages sont vérifiés.
replay-file = Fichier de la partie
replay-open = Revoir
replay-no-file = Choisissez d’abord un fichier.
replay-watch = Revoir
replay-controls = Relecture
replay-step-first = Revenir au début
replay-step-turn-back = Un tour en arrière
replay-step-back = Un coup en arrière
replay-play = Lire
replay-pause = Arrêter
replay-step-on = Un coup en avant
replay-step-turn-on = Un tour en avant
replay-step-last = Aller à la fin
replay-slider = Coup
replay-at-of = Coup { $at } sur { $count }
replay-at = Coup { $at } sur { $count }
replay-go = Aller à ce coup
replay-eyes = À travers les yeux de
replay-eyes-public = tout le monde
replay-eyes-all = personne : tout est montré
replay-moment = Lien vers ce moment
replay-download = Télécharger la partie
replay-verify = Vérifier la donne
replay-what-if = Et si ?
replay-what-if-about = Reprenez la partie d’ici contre des robots, avec de nouveaux tirages.
replay-what-if-seat = Vous jouez
replay-what-if-go = Jouer à partir d’ici
replay-keys = Touches : ← et → un coup, Maj + ← et → un tour, Espace pour lire.
replay-more = Menu
replay-table = Retour à la table

## Check the deal.

verify-tab = Vérifier la donne · farwest
verify-title = Vérifier la donne
verify-good = Conforme
verify-good-about = L’empreinte, les { $count } tirages et le résultat sont exacts.
verify-bad = Non conforme
verify-no-secret = Tirages non vérifiables
verify-no-secret-about = La partie se rejoue bien, mais aucune empreinte n’a été publiée avant elle.
verify-how = L’empreinte est celle du secret (SHA-256). Chaque tirage est calculé à partir du secret, des parts des joueurs et de son numéro (HMAC-SHA-256) : qui connaît le secret peut tout recalculer.
verify-commitment = Empreinte publiée avant la partie
verify-recomputed = Empreinte du secret, recalculée
verify-secret = Secret publié après la partie
verify-shares = Parts des joueurs
verify-no-shares = aucune
verify-draws = Chaque tirage
verify-column-number = N°
verify-column-when = Moment
verify-setup = mise en place
verify-move = coup { $number }
verify-column-among = Parmi
verify-column-outcome = Sorti
verify-column-computed = Recalculé
verify-same = identique
verify-same-in-browser = Refaire le calcul dans ce navigateur
verify-browser-good = Ce navigateur trouve la même empreinte et les { $count } mêmes tirages.
verify-browser-bad = Ce navigateur trouve autre chose au tirage n° { $number }.
verify-browser-none = Ce navigateur ne sait calculer qu’en https ou sur cette machine.
verify-back = Retour à la relecture

## The guides.

rules-tab = Règles · farwest
rules-tab-of = Règles de { $game } · farwest
rules-title = Les règles
rules-search = Chercher dans les règles
rules-search-example = égalité, mise en place, { $prefix }-4.2
rules-find = Chercher
rules-found = { $count ->
    [0] Aucune règle trouvée.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-found-many = { $count } règles trouvées.
rules-hits = Règles qui parlent de « { $query } »
rules-none = Rien de tel dans le guide. Essayez un autre mot.
rules-whole = Montrer tout le guide
rules-contents = Sommaire

## About.

about-tab = À propos · farwest
about-title = À propos de farwest
about-what = Des jeux de société du Far West, fidèles à leurs règles, à jouer dans le navigateur ou dans un terminal, entre amis ou contre des robots. Sans compte, sans publicité, sans pisteur.
about-fair = La donne est prouvée
about-fair-commit = À l’ouverture de la table, le serveur tire un secret et en publie l’empreinte : il ne peut plus en changer.
about-fair-share = Chaque joueur qui s’assied peut ajouter sa part de hasard : le serveur ne peut donc pas choisir un secret qui l’arrange.
about-fair-draw = Chaque carte piochée, chaque dé, découle du secret, des parts et du numéro du tirage, et de rien d’autre.
about-fair-check = À la fin, le secret est publié : la page « Vérifier la donne » recalcule tout, et la partie téléchargée permet de le refaire ailleurs.
about-rules = D’où viennent les règles
about-rules-text = Chaque règle du guide a un numéro, et chaque ligne du journal d’une partie cite celle qui s’applique. Quand la règle imprimée ne dit rien, le guide donne notre choix et le dit.
about-data = Ce que le site garde de vous
about-data-text = Un cookie avec un identifiant au hasard, votre nom, votre langue et vos couleurs ; les parties que vous jouez et ce que vous y écrivez. Rien d’autre.
about-credits = Ce que d’autres ont fait
about-credits-text = Les images sont les nôtres, sauf les icônes ; merci à leurs auteurs et à ceux des caractères.
about-work = Œuvre
about-licence = Licence
about-licence-ofl = SIL Open Font License 1.1
about-licence-by = Creative Commons Attribution 3.0
about-licence-bsd = Zero-Clause BSD
about-credit-rye = Rye, caractères de Nicole Fally
about-credit-besley = Besley, caractères d’Owen Earl
about-credit-archivo = Archivo, caractères d’Omnibus-Type
about-credit-icons = Icônes de game-icons.net, par Lorc, Delapouite et leurs contributeurs ; seule la couleur est changée
about-credit-htmx = htmx, par Big Sky Software et ses contributeurs

## What went wrong.

error-tab = Erreur { $status } · farwest
error-title = Ce n’est pas possible
error-title-403 = Cette porte est fermée
error-title-404 = Il n’y a rien ici
error-title-409 = La partie a avancé
error-title-413 = C’est trop lourd
error-title-429 = Doucement, cow-boy
error-title-500 = C’est notre faute
error-title-503 = Un instant
error-home = Retour à l’accueil
error-retry = Réessayer
error-not-found = Cette page n’existe pas, ou plus. Vérifiez l’adresse.
error-no-rule = Le guide n’a pas de règle de ce numéro.
error-method = On ne peut pas faire cela à cette adresse.
error-ours = Quelque chose s’est cassé de notre côté. L’incident est noté ; votre partie est conservée.
error-cross-site = Cette demande ne vient pas d’une page de ce site : elle n’a rien changé.
error-too-large = Ce que vous envoyez est trop grand pour cette page.
error-too-often = Vous allez trop vite pour nous. Attendez quelques secondes et recommencez.
error-forged-link = Ce lien n’ouvre aucune place : il est incomplet, modifié ou d’un autre site. Demandez-en un nouveau à la personne qui vous l’a envoyé.
error-form = Il manque quelque chose dans ce formulaire, ou une valeur n’est pas un nombre.
error-refused = Les règles ne le permettent pas à ce moment.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.

### End of the pages

# The pages. What stands at every table begins with `table-`.

## The page of a table.

table-home = Accueil
table-tools = Outils
table-text-mode = Mode texte
table-board-mode = Revenir au plateau
table-rules = Règles
table-journal-and-chat = Journal et discussion
table-sound = Son quand c’est à vous
table-theme = Jour ou nuit
table-other-language = Read in English
    .lang = en
table-menu = Menu de la table
table-confirm = Confirmer chaque coup
table-letters = Raccourcis au clavier
table-notify = Me prévenir par une notification
table-called = Table « { $title } »
table-board = Plateau
table-players = Joueurs
table-side = Journal, discussion et règles
table-dock = Votre main
table-close = Fermer
table-title-yours = À vous de jouer
table-title-waiting = En attente
table-title-over = Partie finie

## Seats.

table-you = vous
table-unnamed = Sans nom
table-open-seat = Place libre
table-away = absent
table-absent = Absent ?
table-sitting-in = un robot joue
table-to-play = doit jouer
table-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
table-days = { $days } jours
table-clock-of = Temps de { $name }
table-your-clock = Votre temps
table-clock-soon = Il vous reste trente secondes.
bare-red = Rouge
    .short = Rouge
    .colour = rouge
bare-blue = Bleu
    .short = Bleu
    .colour = bleu
bare-yellow = Jaune
    .short = Jaune
    .colour = jaune
bare-black = Noir
    .short = Noir
    .colour = noir
bare-green = Vert
    .short = Vert
    .colour = vert
bare-orange = Orange
    .short = Orange
    .colour = orange
shape-diamond = losange
shape-disc = disque
shape-triangle = triangle
shape-square = carré
shape-hexagon = hexagone
shape-cross = croix

## The prompt.

table-decision = Décision en cours
table-steps = Étapes du tour
table-since = { $minutes ->
    [one] depuis une minute
   *[other] depuis { $minutes } minutes
}
table-undo = Annuler
table-hint = Demander conseil
table-hint-panel = Conseil
table-hint-title = Ce que jouerait le robot : { $level }
table-hint-then = puis
table-hint-stop = Tant pis
table-thinking = Le robot réfléchit…
table-share = { $share } %
    .of = en sa faveur
table-chance = { $percent } %
    .of = de gagner
table-expected = { $whole },{ $tenth }
    .of = place attendue sur { $players }
table-skip = Aller à la fin

## A closer look, and why not.

table-why-not = Pourquoi pas ?
table-legal-after-all = C’est permis : ce choix vient de s’ouvrir.
table-previous = Précédent
table-next = Suivant

## Journal, chat, rules.

table-journal = Journal
table-chat = Discussion
table-private = Pour vous seul.
table-earlier = Lignes précédentes
table-again = Revoir depuis mon dernier coup
table-chat-message = Votre message
table-journal-empty = Il ne s’est encore rien passé ici.
table-chat-empty = Personne n’a encore rien dit.
table-send = Envoyer
table-rules-hint = Suivez une référence du journal pour lire ici la règle.
table-all-rules = Toutes les règles

## The end.

table-bot-wins = { $name } ({ $side }) l’emporte
table-winner = { $name } l’emporte
table-score = { $amount }
table-parts = De quoi est fait le score de { $name }
table-nothing = Rien
table-rematch = Revanche
table-go-rematch = Aller à la revanche
table-replay = Revoir la partie

## The curtain.

table-curtain = À { $name } de jouer
table-curtain-how = Passez l’écran, puis levez le rideau.
table-curtain-up = Je suis { $name }

## In words.

table-time-left = Il vous reste { $time }.
table-text-title = { $game }, mode texte
table-text-latest = Dernière annonce
table-options = Vos choix
table-command = Commande
table-command-do = Valider
table-command-help = Un numéro, ou les premiers mots d’un choix. Échap pour en sortir.
table-command-none = Aucun choix ne correspond.
table-command-many = Plusieurs choix correspondent : précisez.
table-keys = Touches
table-key-d = décision en cours
table-key-v = la ville
table-key-m = votre main
table-key-j = journal
table-key-why = pourquoi pas ?
table-key-c = demander conseil
table-key-z = annuler
table-key-t = revenir au plateau
table-key-number = choisir une option

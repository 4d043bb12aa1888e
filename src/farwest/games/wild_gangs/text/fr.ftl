# Wild Gangs. The words are those of the guide.

game-name = Wild Gangs
game-tagline = Six bâtiments à braquer, quatre rues où régler ses comptes.
game-length = environ 30 min
game-about = Chaque joueur mène neuf gangsters. Sept tours durant, vous en placez un devant un bâtiment, visible ou caché, et vous regardez en secret l’un des événements qui bouleverseront la fin. Puis on braque, on règle ses comptes, et le gang le plus riche gagne.

## Options.

option-gangs = Gangs
    .about = Le gang de chaque siège, dans l’ordre des sièges. Il ne change rien au jeu.
option-gangs-red = Coyotes (rouge)
option-gangs-blue = Bisons (bleu)
option-gangs-yellow = Crotales (jaune)
option-gangs-black = Corbeaux (noir)

## Gangs.

gang-red = les Coyotes
    .cap = Les Coyotes
    .of = des Coyotes
    .to = aux Coyotes
    .short = Coyotes
    .colour = rouge
gang-blue = les Bisons
    .cap = Les Bisons
    .of = des Bisons
    .to = aux Bisons
    .short = Bisons
    .colour = bleu
gang-yellow = les Crotales
    .cap = Les Crotales
    .of = des Crotales
    .to = aux Crotales
    .short = Crotales
    .colour = jaune
gang-black = les Corbeaux
    .cap = Les Corbeaux
    .of = des Corbeaux
    .to = aux Corbeaux
    .short = Corbeaux
    .colour = noir
gang-none = personne
    .cap = Personne
    .of = de personne
    .to = à personne
    .short = Personne
    .colour = aucune couleur

## Gangsters: the name on the card, and the name inside a sentence.

gangster-red-chief = Silas Redd
    .mid = Silas Redd
gangster-red-safecracker = Joe Doigts-d’Or
    .mid = Joe Doigts-d’Or
gangster-red-dynamiter = Baxter la Mèche
    .mid = Baxter la Mèche
gangster-red-burglar = Ruby Lane
    .mid = Ruby Lane
gangster-red-gunslinger = Pecos Slim
    .mid = Pecos Slim
gangster-red-gambler = Jane l’As
    .mid = Jane l’As
gangster-red-thug = Cole le Cogneur
    .mid = Cole le Cogneur
gangster-red-singer = Rosie Bell
    .mid = Rosie Bell
gangster-red-sharpshooter = Finn Œil-de-Faucon
    .mid = Finn Œil-de-Faucon
gangster-blue-chief = Colonel Bluett
    .mid = le colonel Bluett
gangster-blue-safecracker = Lou le Serrurier
    .mid = Lou le Serrurier
gangster-blue-dynamiter = Dan Dynamite
    .mid = Dan Dynamite
gangster-blue-burglar = Kate Saphir
    .mid = Kate Saphir
gangster-blue-gunslinger = Quincy l’Éclair
    .mid = Quincy l’Éclair
gangster-blue-gambler = Belle Delta
    .mid = Belle Delta
gangster-blue-thug = Ike Main-de-Fer
    .mid = Ike Main-de-Fer
gangster-blue-singer = Sue l’Oiseau bleu
    .mid = Sue l’Oiseau bleu
gangster-blue-sharpshooter = Lars Longue-Vue
    .mid = Lars Longue-Vue
gangster-yellow-chief = El Crótalo
    .mid = El Crótalo
gangster-yellow-safecracker = Wade le Murmure
    .mid = Wade le Murmure
gangster-yellow-dynamiter = Pete la Poudre
    .mid = Pete la Poudre
gangster-yellow-burglar = Goldie Vance
    .mid = Goldie Vance
gangster-yellow-gunslinger = Diego Deux-Colts
    .mid = Diego Deux-Colts
gangster-yellow-gambler = Dame-de-Cœur Queenie
    .mid = Dame-de-Cœur Queenie
gangster-yellow-thug = Bruno l’Enclume
    .mid = Bruno l’Enclume
gangster-yellow-singer = Ann le Canari
    .mid = Ann le Canari
gangster-yellow-sharpshooter = Sam le Couchant
    .mid = Sam le Couchant
gangster-black-chief = Le Révérend
    .mid = le Révérend
gangster-black-safecracker = Doc Serrure
    .mid = Doc Serrure
gangster-black-dynamiter = Earl Courte-Mèche
    .mid = Earl Courte-Mèche
gangster-black-burglar = Mary Perle-Noire
    .mid = Mary Perle-Noire
gangster-black-gunslinger = Ames le Croque-mort
    .mid = Ames le Croque-mort
gangster-black-gambler = Dame-de-Pique Sally
    .mid = Dame-de-Pique Sally
gangster-black-thug = Dent-d’Ours
    .mid = Dent-d’Ours
gangster-black-singer = Nell la Pie
    .mid = Nell la Pie
gangster-black-sharpshooter = Vieille Buse
    .mid = Vieille Buse

## Roles.

role-chief = chef
    .cap = Chef
    .a = un chef
    .the = le chef
role-safecracker = perceur de coffres
    .cap = Perceur de coffres
    .a = un perceur de coffres
    .the = le perceur de coffres
role-dynamiter = dynamiteur
    .cap = Dynamiteur
    .a = un dynamiteur
    .the = le dynamiteur
role-burglar = cambrioleuse
    .cap = Cambrioleuse
    .a = une cambrioleuse
    .the = la cambrioleuse
role-gunslinger = pistolero
    .cap = Pistolero
    .a = un pistolero
    .the = le pistolero
role-gambler = joueuse de cartes
    .cap = Joueuse de cartes
    .a = une joueuse de cartes
    .the = la joueuse de cartes
role-thug = homme de main
    .cap = Homme de main
    .a = un homme de main
    .the = l’homme de main
role-singer = chanteuse de saloon
    .cap = Chanteuse de saloon
    .a = une chanteuse de saloon
    .the = la chanteuse de saloon
role-sharpshooter = tireur d’élite
    .cap = Tireur d’élite
    .a = un tireur d’élite
    .the = le tireur d’élite

## Buildings: the sign on the front, a shorter one, and inside a sentence.

building-saloon = Saloon
    .short = Saloon
    .cap = Le saloon
    .the = le saloon
    .at = au saloon
    .of = du saloon
building-station = Gare
    .short = Gare
    .cap = La gare
    .the = la gare
    .at = à la gare
    .of = de la gare
building-bank = Banque
    .short = Banque
    .cap = La banque
    .the = la banque
    .at = à la banque
    .of = de la banque
building-post = Relais de poste
    .short = Relais
    .cap = Le relais de poste
    .the = le relais de poste
    .at = au relais de poste
    .of = du relais de poste
building-store = Magasin général
    .short = Magasin
    .cap = Le magasin général
    .the = le magasin général
    .at = au magasin général
    .of = du magasin général
building-jeweller = Bijouterie
    .short = Bijouterie
    .cap = La bijouterie
    .the = la bijouterie
    .at = à la bijouterie
    .of = de la bijouterie

## Streets.

street-N = la rue Nord
    .cap = La rue Nord
    .in = dans la rue Nord
    .of = de la rue Nord
    .bare = rue Nord
    .sign = Rue Nord
    .short = Nord
street-E = la rue Est
    .cap = La rue Est
    .in = dans la rue Est
    .of = de la rue Est
    .bare = rue Est
    .sign = Rue Est
    .short = Est
street-S = la rue Sud
    .cap = La rue Sud
    .in = dans la rue Sud
    .of = de la rue Sud
    .bare = rue Sud
    .sign = Rue Sud
    .short = Sud
street-W = la rue Ouest
    .cap = La rue Ouest
    .in = dans la rue Ouest
    .of = de la rue Ouest
    .bare = rue Ouest
    .sign = Rue Ouest
    .short = Ouest

## Events: the title, a shorter one, the title inside a sentence, the text of the card.

event-sign = Le panneau maquillé
    .short = Panneau
    .mid = le panneau maquillé
    .about = Échangez cette carte avec l’événement d’en face. Résolu en premier.
event-stagecoach = La diligence
    .short = Diligence
    .mid = la diligence
    .about = Les butins des deux bâtiments voisins sont échangés. Résolu en deuxième.
event-sheriff = Le shérif
    .short = Shérif
    .mid = le shérif
    .about = Le plus gros des quatre butins voisins est imprenable ; sans effet si le plus gros est à égalité.
event-deputy = L’adjoint du shérif
    .short = Adjoint
    .mid = l’adjoint du shérif
    .about = Le petit butin des deux bâtiments voisins est imprenable.
event-hidden_loot = Les butins cachés
    .short = Butins cachés
    .mid = les butins cachés
    .about = +200 $ sur chacun des quatre butins voisins.
event-seduction = L’opération séduction
    .short = Séduction
    .mid = l’opération séduction
    .about = +1 en force de braquage pour chaque femme aux deux bâtiments voisins.
event-poker = Les 2 tournois de poker
    .short = Poker
    .mid = les 2 tournois de poker
    .about = Aux deux bâtiments voisins on compare les mains comme au poker : paires d’abord, puis la plus haute carte.
event-gatling = La mitrailleuse
    .short = Mitrailleuse
    .mid = la mitrailleuse
    .about = +2 en puissance de feu pour chaque chef dans cette rue.
event-powder_keg = Le baril de poudre
    .short = Baril
    .mid = le baril de poudre
    .about = Pas de règlement de comptes dans cette rue.

## Loots.

loot-big = gros butin
    .the = le gros butin
loot-small = petit butin
    .the = le petit butin

## A gangster with role and figures; a place between its buildings.

profile = { $gangster-mid } ({ $role }, force { $strength }, feu { $firepower })
between = { $place }, entre { $one-the } et { $other-the }

## Prompts: what to decide, or whom to wait for.

prompt-scout-first = Repérage : choisissez un premier événement à regarder en secret.
prompt-scout-second = Repérage : choisissez un second événement à regarder en secret.
prompt-card = Choisissez un gangster à placer.
prompt-face = Placez { $gangster-mid } face visible ou face cachée.
prompt-front = Choisissez une façade pour { $gangster-mid }.
prompt-peek = Choisissez une carte à regarder en secret.
prompt-victim = Vous l’emportez { $street-in } : choisissez le gang à capturer.
prompt-end = La partie est finie.
prompt-wait-scout-first = { $gang-cap } choisissent un premier événement à regarder.
prompt-wait-scout-second = { $gang-cap } choisissent un second événement à regarder.
prompt-wait-card = { $gang-cap } choisissent un gangster à placer.
prompt-wait-peek = { $gang-cap } choisissent une carte à regarder.
prompt-wait-victim = { $gang-cap } l’emportent { $street-in } et choisissent le gang à capturer.

## Actions, as on buttons.

action-scout = Regarder l’événement { between }
action-card = { $gangster } ({ $role }, force { $strength }, feu { $firepower }, prime { $bounty } $)
action-face-up = Face visible
action-face-down = Face cachée
action-front = Devant { $building-the }, { $street-bare }
action-peek-event = Regarder l’événement { between }
action-peek-slot = Regarder la carte cachée { $gang-of } en { $slot }, devant { $building-the }
action-capture = { $bounty ->
    [0] Capturer { $gang }
   *[other] Capturer { $gang } ({ $bounty } $)
}

## Refusals: why not.

refusal-over = La partie est finie.
refusal-not-your-turn = C’est { $gang-to } de jouer.
refusal-now-scout-first = Choisissez d’abord un premier événement à regarder.
refusal-now-scout-second = Choisissez d’abord un second événement à regarder.
refusal-now-card = Choisissez d’abord un gangster à placer.
refusal-now-face = Choisissez d’abord la face de votre carte.
refusal-now-front = Choisissez d’abord une façade pour votre gangster.
refusal-now-peek = Choisissez d’abord une carte à regarder.
refusal-now-victim = Choisissez d’abord le gang à capturer.
refusal-scouted-already = Vous venez de regarder { $place } : le second événement doit être un autre.
refusal-pair-taken = Avec { $place }, vous auriez regardé la même paire d’événements qu’un autre joueur.
refusal-not-in-hand = { $gangster } n’est pas dans votre main.
refusal-no-hiding-left = Vous avez déjà posé toutes vos cartes cachées.
refusal-street-closed = { $street-cap } est fermée : à deux joueurs, aucun gangster n’entre dans la petite rue de la banque.
refusal-front-full = Il n’y a plus de place devant { $building-the }, { $street-bare }.
refusal-event-seen = Vous connaissez déjà l’événement { $place }.
refusal-slot-empty = Il n’y a pas de carte en { $slot }.
refusal-own-card = La carte en { $slot } est à vous : vous la connaissez.
refusal-face-up = La carte en { $slot } est face visible : tout le monde la connaît.
refusal-card-seen = Vous avez déjà regardé la carte en { $slot }.
refusal-own-gang = Vous ne pouvez pas capturer votre propre gang.
refusal-not-in-street = { $gang-cap } n’ont personne dans cette rue.
refusal-no-such-gang = { $gang-cap } ne sont pas de la partie.

## The journal: set-up, scouting, placement.

told-first = Le sort désigne { $gang } : ils jouent en premier.
told-closed = À deux joueurs, { $street } est fermée aux gangsters : c’est la petite rue de la banque.
told-hand = Votre main : { $one-mid }, { $two-mid } et { $three-mid }.
told-looked-event = { $gang-cap } regardent l’événement { between }.
told-saw-event = En { $place }, vous découvrez { $event-mid } : « { $event-about } »
told-round = Manche { $round } sur 7.
told-placed-up = { $gang-cap } placent { profile } devant { $building-the }, { $street-bare }.
told-placed-down = { $gang-cap } posent une carte cachée en { $slot }, devant { $building-the }, { $street-bare } ; { $left ->
    [0] c’était leur dernière.
    [1] il leur en reste une.
    [2] il leur en reste deux.
   *[other] il leur en reste { $left }.
}
told-own-down = En { $slot }, c’est { profile }, et personne d’autre ne le sait.
told-looked-card = { $gang-cap } regardent la carte cachée { $rival-of } en { $slot }, devant { $building-the }, { $street-bare }.
told-saw-card = En { $slot }, vous découvrez { profile }.
told-drew = Vous piochez { profile }.

## The journal: reveal and events.

told-reveal = Le placement est terminé : on retourne les événements et les cartes cachées.
told-event = Événement { between } : { $event-mid }.
told-card = La carte cachée { $gang-of } en { $slot }, devant { $building-the }, { $street-bare } : { profile }.
told-sign = Le panneau maquillé envoie { $event-mid } de { $from } en { $to }.
told-sign-alone = Le panneau maquillé passe de { $to } en { $from }, où il n’y avait rien à échanger.
told-stagecoach = La diligence échange les butins { $one-of } avec ceux { $other-of }.
told-hidden-loot = Les butins cachés ajoutent 200 $ à chacun des quatre butins { $one-of } et { $other-of }.
told-sheriff = Le shérif protège le gros butin { $building-of } ({ $value } $) : personne ne pourra le prendre.
told-sheriff-idle = Entre { $one-the } et { $other-the }, le plus gros butin est à égalité : le shérif ne protège rien.
told-deputy = L’adjoint du shérif protège le petit butin { $one-of } et celui { $other-of } : personne ne pourra les prendre.

## The journal: heists.

told-heist-nobody = Personne ne braque { $building-the } : les deux butins restent sur place.
told-heist = Braquage { $building-of }.
told-heist-poker = Braquage { $building-of }, au poker : paires d’abord, puis la plus haute carte.
told-seduction = { $women ->
    [0] Aucune femme n’est là : l’opération séduction ne change rien.
    [one] L’opération séduction donne +1 en force à la seule femme présente.
   *[other] L’opération séduction donne +1 en force à chacune des { $women } femmes présentes.
}
told-strength = { $gang-cap } : force { $strength }.
told-poker-hand = { $gang-cap } : main { $hand }.
told-tie = Égalité : l’ordre du tour départage les gangs.
told-loot-taken = { $gang-cap } prennent { $size-the } : { $value } $.
told-loot-protected = { $gang-cap } repartent sans rien : { $size-the } ({ $value } $) est protégé.
told-loot-stays = Pas de deuxième gang : { $size-the } ({ $value } $) reste sur place.

## The journal: showdowns and the end.

told-keg = Le baril de poudre empêche tout règlement de comptes { $street-in }.
told-street-empty = Pas de règlement de comptes { $street-in } : il n’y a personne.
told-street-alone = Pas de règlement de comptes { $street-in } : { $gang } y sont seuls.
told-showdown = Règlement de comptes { $street-in }.
told-gatling = { $leaders ->
    [0] Aucun chef n’est là : la mitrailleuse se tait.
    [one] La mitrailleuse donne +2 en puissance de feu au seul chef présent.
   *[other] La mitrailleuse donne +2 en puissance de feu à chacun des { $leaders } chefs présents.
}
told-firepower = { $gang-cap } : puissance de feu { $firepower }.
told-captured = { $gang-cap } capturent { $rival } { $street-of } et touchent { $bounty } $ de primes.
told-end = Les comptes sont réglés : la partie est finie.
told-rank = { $place ->
    [1] { $gang-cap } gagnent avec { $money } $.
    [2] { $gang-cap } finissent deuxièmes avec { $money } $.
    [3] { $gang-cap } finissent troisièmes avec { $money } $.
   *[other] { $gang-cap } finissent quatrièmes avec { $money } $.
}

## Why the game ended.

reason-settled = Tous les comptes sont réglés : le gang le plus riche gagne.

## Advice: why one might choose so.

advice-scout = { $money } $ de butin de part et d’autre : { $one-the } et { $other-the }.
advice-scout-pair = Avec votre premier regard, vous connaîtrez les deux événements voisins { $building-of }.
advice-big-loot = En l’état, vous prenez ainsi le gros butin { $building-of }.
advice-small-loot = En l’état, vous prenez ainsi le petit butin { $building-of }.
advice-capture = En l’état, vous capturez ainsi { $bounty } $ de primes { $street-in }.
advice-save = En l’état, vous évitez ainsi d’être capturé { $street-in }.
advice-hold = Vous confortez votre avance { $building-at }.
advice-chance = Vous gardez une chance de butin { $building-at }.
advice-hide = Les autres n’auront guère le temps de découvrir qui c’est, ni de riposter.
advice-show = Les autres sauront tout de suite à qui ils ont affaire.
advice-keep = Mieux vaut garder vos cartes cachées pour les dernières manches.
advice-early = Il est tôt : les autres auront tout le temps d’aller voir qui c’est.
advice-look-own = Cet événement peut tout changer pour vos gangsters { $building-at }.
advice-look-money = De l’argent est en jeu de part et d’autre : { $one-the } et { $other-the }.
advice-look-card = La carte cachée { $gang-of } peut tout changer { $building-at }.
advice-look-late = Votre dernier gangster est placé : ce regard ne vous servira plus.
advice-richest = C’est la capture la plus riche : { $bounty } $.
advice-bounty = Cette capture rapporte { $bounty } $.

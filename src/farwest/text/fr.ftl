# Words for every game.

## What somebody got wrong.

mistake-malformed = Aucune action de ce jeu ne s’écrit ainsi.
mistake-game = Il n’y a pas de jeu de ce nom.
mistake-option = Ce jeu n’a pas cette option, ou l’option ne prend pas cette valeur.
mistake-no-undo = Il n’y a rien à reprendre : on ne revient que sur son propre dernier choix, et seulement si rien n’a été révélé depuis.
mistake-position = Aucune partie ne peut mener à cette position.
mistake-language = Pas de langue « { $wanted } » ici : il y a { $known }.
mistake-level = Il n’y a pas de bot « { $wanted } » ; il y a : { $known }.
mistake-bot-name = Donnez à chaque programme un nom à lui, comme dans mien=./monbot : au plus { $longest } lettres et chiffres, pas le nom d’un niveau. « { $wanted } » ne s’écrit pas ainsi.
mistake-command = Il n’y a pas ici de programme « { $wanted } » qui se laisse lancer.

## The arena, where bots play bots.

arena-other-series = { $file } appartient à une série qui a d’autres réglages ({ $different }) : reprenez les mêmes, ou nommez un autre fichier.
arena-no-ledger = { $file } ne contient pas les résultats d’une série.
arena-in-use = Une autre arène est en train d’écrire dans { $file }.
arena-worker-died = Le processus qui jouait la partie n° { $number } est mort (état { $code }). Ce qui a été joué avant est gardé si --state nomme un fichier.
arena-percent = { $share } %
arena-tenths = { $whole },{ $tenth }
arena-plot-title = { $game } : part des victoires en { $games ->
    [one] une partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
arena-plot-fair = part équitable
arena-plot-course = Part des victoires après tant de parties
arena-plot-games = { $games ->
    [one] une partie
   *[other] { $games } parties
}

## What is wrong with the record of a game.

record-missing = Ce fichier n’existe pas.
record-unreadable = Ce fichier ne se laisse pas lire.
record-broken = Ce fichier est abîmé : son contenu est incomplet ou illisible.
record-foreign = Ce fichier n’est pas une partie enregistrée par farwest.
record-newer = Cette partie vient d’une version plus récente de farwest : mettez la vôtre à jour pour la lire.
record-older = Cette partie suit une ancienne version des règles, que farwest ne rejoue plus.
record-changed = Ce fichier a été modifié depuis que la partie y a été enregistrée.
record-dice = Les tirages enregistrés ne sont pas ceux que cette partie demande.
record-setup = Ce jeu ne connaît pas la mise en place enregistrée.
record-illegal = Les règles ne permettent pas le coup n° { $number }.
record-result = Les coups enregistrés ne mènent pas au résultat enregistré.
record-no-secret = Cette partie ne peut pas reprendre : le secret de ses tirages n’est pas dans le fichier.
record-no-commitment = Ces tirages ne peuvent pas être vérifiés : aucune empreinte n’en a été publiée avant la partie.
record-commitment = Le secret publié n’est pas celui dont l’empreinte a été annoncée avant la partie.
record-forged = { $number ->
    [0] Un tirage de la mise en place n’est pas celui que donne le secret.
   *[other] Un tirage du coup n° { $number } n’est pas celui que donne le secret.
}

## Bots, from the weakest to the strongest.

bot-random = Hasard
    .about = Joue au hasard, sans rien regarder.
bot-tenderfoot = Pied-tendre
    .about = Pour une première partie : joue avec bon sens, fait des fautes de débutant, répond aussitôt.
bot-deputy = Adjoint
    .about = Un adversaire honnête : connaît les bons principes, répond aussitôt.
bot-marshal = Marshal
    .about = Le plus dur à battre : réfléchit une seconde ou deux avant de décider, et voit loin.

## Languages.

language-fr = français
language-en = anglais

## Common words.

word-bot = robot
word-no = non
word-player = joueur
word-rule = règle
word-spectator = spectateur
word-yes = oui
word-you = vous
seat = Siège { $number }
money = { $amount } $

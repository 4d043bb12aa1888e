# Ce qui peut mal tourner à une table.

mistake-unknown-table = Aucune table ne porte ce code ici. Vérifiez le lien, ou redemandez-le.
mistake-no-hurry = Un robot répond aussitôt : inutile de le presser.
mistake-stale = La partie a avancé depuis l’affichage de votre page. Voici où elle en est : choisissez à nouveau.
mistake-not-saved = Votre choix n’a pas pu être enregistré : rien n’a changé. Réessayez dans un instant.
mistake-closing = La maison ferme un instant. Votre partie est conservée : revenez bientôt.
mistake-not-your-seat = Cette place n’est pas la vôtre.
mistake-forged-link = Ce lien n’ouvre aucune place. Demandez-en un nouveau à la personne qui vous l’a envoyé.
mistake-seat-taken = Cette place est prise, ou gardée pour quelqu’un d’autre.
mistake-table-full = Toutes les places sont prises. Vous pouvez toujours regarder.
mistake-not-started = La partie n’a pas commencé : il reste des places libres.
mistake-not-over = Ce sera possible une fois la partie finie.
mistake-game-over = La partie est finie.
mistake-moment = La partie n’est jamais arrivée à ce moment, ou il n’y a plus rien à y jouer.
mistake-still-here = Ce joueur est encore là. Un robot pourra le remplacer après une minute d’absence.
mistake-plan = Une table ne peut pas se monter ainsi : vérifiez le jeu, les places et le rythme.
mistake-name = Donnez un nom de 1 à 32 lettres.
mistake-chat = Écrivez quelque chose, en 400 lettres au plus.
mistake-chat-room = Pendant la partie, les joueurs parlent à la table et les spectateurs dans la galerie.
mistake-too-many-tables = Vous avez beaucoup de tables inachevées. Finissez-en ou quittez-en une avant d’en ouvrir une autre.
mistake-no-hint = Aucun conseil ne peut être donné pour le moment.
mistake-no-backup = Cette base de données a ses propres outils de sauvegarde : servez-vous-en.
mistake-no-database = La base de données ne peut pas être ouverte : { $detail }.

# What can go wrong at a table.

mistake-unknown-table = There is no table here by that code. Check the link, or ask for it again.
mistake-no-hurry = A bot answers at once: there is nothing to hurry.
mistake-stale = The game has moved on since your page was drawn. Here is how it stands now: please choose again.
mistake-not-saved = Your choice could not be saved, so nothing has changed. Please try again in a moment.
mistake-closing = The house is closing for a moment. Your game is kept: come back shortly.
mistake-not-your-seat = That seat is not yours.
mistake-forged-link = This link does not open any seat. Ask the person who sent it for a new one.
mistake-seat-taken = That seat is taken, or kept for somebody else.
mistake-table-full = Every seat is taken. You can still watch.
mistake-not-started = The game has not begun: seats are still open.
mistake-not-over = That is possible once the game is over.
mistake-game-over = The game is over.
mistake-moment = The game never came to that moment, or nothing is left to play there.
mistake-still-here = This player is still here. A bot can sit in when nobody has seen them for a minute.
mistake-plan = A table cannot be set up like that: check the game, the seats and the pace.
mistake-name = Please give a name of 1 to 32 letters.
mistake-chat = Please write something, in at most 400 letters.
mistake-chat-room = While the game goes on, players talk at the table and spectators in the gallery.
mistake-too-many-tables = You have a great many unfinished tables. Finish or leave one before you open another.
mistake-no-hint = No advice can be given right now.
mistake-no-backup = This database has its own tools for backups: use those.
mistake-no-database = The database cannot be opened: { $detail }.

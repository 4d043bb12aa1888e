# Words for every game.

## What somebody got wrong.

mistake-malformed = No action of this game is written like that.
mistake-game = There is no game of that name.
mistake-option = This game does not have that option, or the option does not take that value.
mistake-no-undo = There is nothing to take back: only your own last choice can be undone, and only if nothing has been revealed since.
mistake-position = No game can lead to this position.
mistake-language = There is no language “{ $wanted }” here: there is { $known }.
mistake-level = There is no bot “{ $wanted }”; there is: { $known }.
mistake-bot-name = Give each program a name of its own, as in mine=./mybot: at most { $longest } letters and digits, not the name of a level. “{ $wanted }” is not written like that.
mistake-command = There is no program “{ $wanted }” that could be run here.

## The arena, where bots play bots.

arena-other-series = { $file } belongs to a series with other settings ({ $different }): go on with the same ones, or name another file.
arena-no-ledger = { $file } does not hold the results of a series.
arena-in-use = Another arena is writing to { $file }.
arena-worker-died = The process that played game no. { $number } died (status { $code }). What was played before is kept if --state names a file.
arena-percent = { $share }%
arena-tenths = { $whole }.{ $tenth }
arena-plot-title = { $game }: share of wins in { $games ->
    [one] one game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-plot-fair = even share
arena-plot-course = Share of wins after so many games
arena-plot-games = { $games ->
    [one] one game
   *[other] { $games } games
}

## What is wrong with the record of a game.

record-missing = There is no such file.
record-unreadable = This file cannot be read.
record-broken = This file is damaged: its content is incomplete or garbled.
record-foreign = This file is not a game recorded by farwest.
record-newer = This game comes from a newer version of farwest: update yours to read it.
record-older = This game follows an old version of the rules, which farwest no longer replays.
record-changed = This file has been changed since the game was recorded in it.
record-dice = The draws on record are not those that this game asks for.
record-setup = This game does not know the set-up on record.
record-illegal = The rules do not allow move no. { $number }.
record-result = The moves on record do not lead to the result on record.
record-no-secret = This game cannot go on: the secret of its draws is not in the file.
record-no-commitment = These draws cannot be checked: no fingerprint of them was published before the game.
record-commitment = The published secret is not the one whose fingerprint was announced before the game.
record-forged = { $number ->
    [0] A draw of the set-up is not what the secret gives.
   *[other] A draw of move no. { $number } is not what the secret gives.
}

## Bots, from the weakest to the strongest.

bot-random = Random
    .about = Plays at random and looks at nothing.
bot-tenderfoot = Tenderfoot
    .about = For a first game: plays sensibly, makes beginner’s mistakes, answers at once.
bot-deputy = Deputy
    .about = A fair opponent: knows the sound principles, answers at once.
bot-marshal = Marshal
    .about = The hardest to beat: thinks for a second or two before a decision and looks far ahead.

## Languages.

language-fr = French
language-en = English

## Common words.

word-bot = bot
word-no = no
word-player = player
word-rule = rule
word-spectator = spectator
word-yes = yes
word-you = you
seat = Seat { $number }
money = ${ $amount }

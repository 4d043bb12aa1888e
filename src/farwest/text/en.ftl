# Words for every game.

## What somebody got wrong.

mistake-malformed = No action of this game is written like that.
mistake-game = There is no game of that name.
mistake-option = This game does not have that option, or the option does not take that value.
mistake-no-undo = There is nothing to take back: only your own last choice can be undone, and only if nothing has been revealed since.
mistake-position = No game can lead to this position.
mistake-language = There is no language “{ $wanted }” here: there is { $known }.
mistake-level = There is no bot “{ $wanted }”; there is: { $known }.

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
    .about = Plays sensibly and makes beginner’s mistakes.
bot-deputy = Deputy
    .about = Knows the sound principles and answers at once.
bot-marshal = Marshal
    .about = Explores what may happen: the more time it has, the better it plays.

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
money = { $amount } $

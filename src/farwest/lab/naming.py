"""What people read where bots have names and shares."""

from __future__ import annotations

from typing import Final

from farwest.words import Words

BOT: Final = "bot:"  # before a bot's name, where a record says who sat there


def called(name: str, words: Words) -> str:
    """`marshal@1s` as `Marshal @1s`, in the reader's language; a program as it was named."""
    level, at, budget = name.partition("@")
    return f"{words.say(f'bot-{level}')}{' ' if at else ''}{at}{budget}" if words.has(f"bot-{level}") else name


def bot_key(level: str, words: Words) -> str:
    """The same as an argument of a text."""
    return f"bot-{level}" if words.has(f"bot-{level}") else f"={called(level, words)}"


def seat_called(text: str, words: Words) -> str:
    """A seat of a record: a person's name as it is, a bot by what it is called."""
    return called(text.removeprefix(BOT), words) if text.startswith(BOT) else text


def percent(share: float, words: Words) -> str:
    return words.say("arena-percent", share=f"={tenths(100 * share, words)}")


def tenths(value: float, words: Words) -> str:
    """With one digit behind the point, or the comma."""
    whole, tenth = divmod(round(10 * value), 10)
    return words.say("arena-tenths", whole=whole, tenth=tenth)

"""Every mistake that a command can meet, as one sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import click

from farwest.engine.errors import ImpossiblePosition, Mistake
from farwest.engine.game import Game
from farwest.engine.options import BadOption, Option
from farwest.engine.registry import UnknownGame
from farwest.terminal.seating import InFile, OfGame, Wrong
from farwest.words import Words, game_words

TEXT: Final[Traversable] = resources.files(__package__) / "text"


def sentence(error: Exception, words: Words) -> str:
    """What went wrong, and what there is instead."""
    if isinstance(error, InFile):
        return words.say("cli-file", file=f"={error.path}", why=f"={sentence(error.mistake, words)}")
    if isinstance(error, OfGame):
        return game_words(error.game, words.lang).phrase(error.phrase)
    if isinstance(error, UnknownGame):
        return words.say("cli-game", wanted=f"={error.id}", known=f"={', '.join(error.known)}")
    if isinstance(error, ImpossiblePosition):
        return words.say("cli-position", why=f"={error.problems[0]}", more=len(error.problems) - 1)
    if isinstance(error, BadOption):
        return words.say("cli-file", file=f"={words.phrase(error.phrase)}", why=f"={error.message}")
    if isinstance(error, Mistake):
        return words.phrase(error.phrase)
    if isinstance(error, click.ClickException):
        return _usage(error, words)
    if isinstance(error, OSError):
        return words.say("cli-file", file=f"={error.filename or ''}", why=f"={error.strerror or error}")
    raise error


def _usage(error: click.ClickException, words: Words) -> str:
    """What click found wrong with the command line."""
    if isinstance(error, click.NoSuchOption):
        known = _options(error.ctx)
        return words.say("cli-no-option", wanted=f"={error.option_name}", known=f"={known}")
    if isinstance(error, click.exceptions.NoSuchCommand):
        commands = error.ctx.command.list_commands(error.ctx) if _is_group(error.ctx) else []  # type: ignore[union-attr]
        return words.say("cli-no-command", wanted=f"={error.command_name}", known=f"={', '.join(commands)}")
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param else ""
        return words.say("cli-missing", what=f"={name}")
    if isinstance(error, click.BadParameter) and error.param is not None:
        return words.say("cli-bad-value", what=f"={_spelling(error.param)}", why=f"={error.message}")
    return words.say("cli-usage", why=f"={error.format_message()}")


def _is_group(context: click.Context | None) -> bool:
    return context is not None and isinstance(context.command, click.Group)


def _spelling(parameter: click.Parameter) -> str:
    return parameter.opts[0] if isinstance(parameter, click.Option) else parameter.human_readable_name


def _options(context: click.Context | None) -> str:
    parameters: Iterable[click.Parameter] = context.command.get_params(context) if context else ()
    return ", ".join(p.opts[0] for p in parameters if isinstance(p, click.Option) and not p.hidden)


def read_options(game: Game, given: Iterable[str]) -> dict[str, object]:
    """`gangs=blue,red` and the like. Wrong says which options, or which values, there are."""
    known: dict[str, Option] = {option.id: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if name not in known:
            raise Wrong("cli-option", {"wanted": f"={name}", "known": f"={', '.join(known) or '–'}"})
        if not equals:
            raise Wrong("cli-option-value", {"name": f"={name}", "known": f"={', '.join(known[name].choices)}"})
        chosen[name] = value
    return chosen


def check_options(game: Game, players: int, chosen: dict[str, object]) -> None:
    """Can the options take these values with so many players, where nobody looks at a clock?"""
    for option in game.options:
        try:
            option.read(chosen.get(option.id, option.default), players)
        except BadOption:
            known = ", ".join(option.choices)
            raise Wrong("cli-option-value", {"name": f"={option.id}", "known": f"={known}"}) from None
    unsuited = game.unsuited(game.read_options(players, chosen), "unmeasured")
    if unsuited is not None:
        raise OfGame(game, unsuited)

"""The `farwest` command. Each command imports what it needs when it is called, so that `--help` is instant."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from farwest import __version__

if TYPE_CHECKING:
    from farwest.engine.game import Game
    from farwest.engine.record import Record
    from farwest.words import Words

Command = TypeVar("Command", bound=Callable[..., Any])

FAILED = 2
INTERRUPTED = 130
FILE = click.Path(path_type=Path)


class Farwest(click.Group):
    """Whatever goes wrong is said in one sentence of the reader's language, and ends with exit code 2."""

    def main(self, args: Sequence[str] | None = None, **extra: Any) -> NoReturn:  # type: ignore[override]
        given = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another one
        try:
            code = super().main(given, **{**extra, "standalone_mode": False})
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.format_message())
            code = 0
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except BrokenPipeError:  # the reader of our output has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            code = 0
        except Exception as error:
            click.echo(_sentence(error, given), err=True)
            code = FAILED
        sys.exit(code if isinstance(code, int) else 0)


def _sentence(error: Exception, given: Sequence[str]) -> str:
    """In the language asked for, even where the command line could not be read to its end."""
    from importlib import resources

    from farwest.engine.errors import Mistake
    from farwest.terminal.mistakes import TEXT, sentence
    from farwest.words import FALLBACK, UnknownLanguage, pick_lang, words

    if not isinstance(error, Mistake | click.ClickException | OSError):
        raise error
    asked = next((given[n + 1] for n, word in enumerate(given[:-1]) if word == "--lang"), None)
    asked = next((word.removeprefix("--lang=") for word in given if word.startswith("--lang=")), asked)
    try:
        lang = error.lang if isinstance(error, UnknownLanguage) else pick_lang(asked, os.environ)
    except UnknownLanguage as unknown:
        lang = unknown.lang
    return sentence(error, words(lang or FALLBACK, TEXT, resources.files("farwest.tables") / "text"))


def _words(lang: str | None, game: Game | None = None) -> Words:
    from farwest.terminal.mistakes import TEXT
    from farwest.words import game_words, pick_lang, words

    spoken = pick_lang(lang, os.environ)
    return words(spoken, TEXT) if game is None else game_words(game, spoken, TEXT)


def speaks(command: Command) -> Command:
    """The option that every command has."""
    about = "Language of everything that is shown: fr or en. Otherwise FARWEST_LANG or the system's."
    return click.option("--lang", metavar="fr|en", help=about)(command)


@click.group(cls=Farwest, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "-V", "--version", message="farwest %(version)s")
def main() -> None:
    """Western board games, exact to the rule.

    Start with `farwest play wild-gangs`; `farwest COMMAND --help` says more about each command.
    """


@main.command()
@click.argument("game", required=False)
@click.option("--players", type=int, metavar="N", help="How many players, bots included.")
@click.option(
    "--bots", metavar="LEVELS", help="Levels of the bots, such as deputy,tenderfoot; with their seats: 2=deputy."
)
@click.option("--names", metavar="NAMES", help="Names of the people, in the order of their seats: Lea,Marco.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game: gangs=blue,red.")
@click.option("--save", type=FILE, metavar="FILE", help="Keep the game in this file, after every move.")
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with the game in this file, and keep it there.")
@click.option("--from", "start", type=FILE, metavar="FILE", help="Begin from a position (JSON) instead of a new deal.")
@click.option("--fast", is_flag=True, help="No pauses, and the end told in one go.")
@click.option("--secret", hidden=True, help="Where the dice come from: the same secret deals the same game.")
@speaks
def play(game: str | None, lang: str | None, resume: Path | None, save: Path | None, fast: bool, **asked: Any) -> None:
    """Play a game here in the terminal, against bots or with friends at the same keyboard.

    Without options: three players, you and two deputies. Whoever is not a bot is a person; several people pass the
    keyboard on, and a curtain falls in between. Type `help` during the game.
    """
    from farwest.terminal.opening import new_table, resumed_table
    from farwest.terminal.session import Session
    from farwest.terminal.show import Terminal

    if resume is not None:
        table = resumed_table(resume, game, save, [name for name, value in asked.items() if value])
    else:
        table = new_table(game, save=save, **asked)
    terminal = Terminal(fast=fast)
    terminal.lines(Session(table, terminal, _words(lang, table.game)).run())


@main.command()
@click.argument("file", type=FILE)
@click.option("--seat", type=int, metavar="N", help="Look through the eyes of this seat; 1 is the first.")
@click.option("--all", "everything", is_flag=True, help="Show everything, hands and hidden cards included.")
@click.option("--at", type=int, default=0, metavar="K", help="Begin after this many moves.")
@speaks
def replay(file: Path, seat: int | None, everything: bool, at: int, lang: str | None) -> None:
    """Step through a recorded game.

    Enter goes forward, b back, g jumps to a move, v changes eyes (in finished games), j shows the journal, q leaves.
    """
    from farwest.engine.core import SPECTATOR
    from farwest.engine.errors import Mistake
    from farwest.engine.eyes import EVERYBODY
    from farwest.terminal.replay import Player
    from farwest.terminal.seating import InFile, Wrong
    from farwest.terminal.show import Terminal

    record, game = _read(file)
    if seat is not None and not 1 <= seat <= record.players:
        raise Wrong("cli-no-such-seat", {"count": record.players})
    viewer = EVERYBODY if everything else SPECTATOR if seat is None else seat - 1
    try:
        player = Player(game, record, viewer, Terminal(fast=True), _words(lang, game))
    except Mistake as mistake:
        raise InFile(file, mistake) from None
    player.run(at)


@main.command()
@click.argument("file", type=FILE)
@click.option("--draws", is_flag=True, help="List every draw.")
@speaks
def verify(file: Path, draws: bool, lang: str | None) -> None:
    """Check a recorded game: the announced fingerprint, every draw, every move, the result.

    Exit code 0 when the record is true, 2 when it is not.
    """
    from farwest.engine.errors import Mistake
    from farwest.engine.verify import verify as prove
    from farwest.terminal.proof import checks, draws_grid
    from farwest.terminal.seating import InFile
    from farwest.terminal.show import make_console

    record, game = _read(file)
    try:
        proof = prove(game, record)
    except Mistake as mistake:
        raise InFile(file, mistake) from None
    console, words = make_console(), _words(lang)
    for line in checks(game, record, proof, words):
        console.print(line)
    if draws and proof.draws is not None:
        console.print()
        console.print(draws_grid(proof.draws, record, words))


def _read(file: Path) -> tuple[Record, Game]:
    """A record and the game it is of."""
    from farwest.engine.errors import Mistake
    from farwest.engine.record import load
    from farwest.games import GAMES
    from farwest.terminal.seating import InFile

    try:
        record = load(file)
        return record, GAMES.find(record.game)
    except Mistake as mistake:
        raise InFile(file, mistake) from None


@main.command()
@click.argument("game", required=False)
@click.option(
    "--bots", metavar="NAMES", help="A bot for each seat: marshal@1s,deputy,exec:./mybot.py. They change seats."
)
@click.option("--games", "count", type=click.IntRange(min=1), help="How many games; 100 if nothing is said.")
@click.option("--players", type=int, metavar="N", help="How many players; otherwise one for each bot named.")
@click.option("--option", "--options", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game.")
@click.option("--bot", "commands", multiple=True, metavar="NAME=COMMAND", help="A program that plays under this name.")
@click.option("--seed", type=int, help="The same seed gives the same deals; 1 if nothing is said.")
@click.option(
    "--jobs", type=click.IntRange(min=1), metavar="N", help="Games played at once; otherwise one on each core."
)
@click.option("--state", type=FILE, metavar="FILE", help="Keep results here, game by game; go on where the file ends.")
@click.option(
    "--resume", type=FILE, metavar="FILE", help="The same for a file that is there: its settings are taken up."
)
@click.option("--records", type=FILE, metavar="DIR", help="Keep the record of every game in this folder.")
@click.option(
    "--json", "data", type=FILE, metavar="FILE", help="Write the figures as JSON as well; - prints them only."
)
@click.option("--plot", type=FILE, metavar="FILE", help="Draw the figures as a picture (SVG).")
@speaks
def arena(game: str | None, lang: str | None, resume: Path | None, commands: tuple[str, ...], **asked: Any) -> int:
    """Let bots play each other on all cores, and see who wins how often, how surely, and how fast.

    Every deal is played once from each seat. Ctrl-C shows what there is so far; with --state nothing is lost.
    """
    from farwest.lab.plot import draw
    from farwest.terminal import contest
    from farwest.terminal.show import make_console

    series, maker = contest.prepare(game, resume, commands, asked)
    words, data, plot = _words(lang, series.game), asked["data"], asked["plot"]
    contest.check_writable(data, plot)
    state = resume or asked["state"]
    games = contest.games_asked(asked["count"], resume)
    result, played, stopped = contest.run(
        series, games, words, jobs=asked["jobs"], maker=maker, state=state, records=asked["records"]
    )
    if data == contest.STANDARD_OUTPUT:
        click.echo(contest.plain(result), nl=False)
    elif data is not None:
        data.write_text(contest.plain(result), encoding="utf-8")
    if plot is not None and played:
        plot.write_text(draw(result, played, words), encoding="utf-8")
    if stopped:
        click.echo(words.say("cli-arena-stopped"), err=True)
        if state is not None:
            click.echo(words.say("cli-arena-go-on", file=f"={state}"), err=True)
    if data != contest.STANDARD_OUTPUT and played:
        console = make_console()
        for block in contest.report(result, words):
            console.print(block)
    return INTERRUPTED if stopped else 0


@main.command()
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--search", metavar="WORDS", help="The rules that hold these words.")
@click.option("--coverage", is_flag=True, help="Every rule with the tests that name it; exit code 1 if one has none.")
@click.option("--tests", type=FILE, default=Path("tests"), show_default=True, help="Where the tests are.")
@speaks
def rules(game: str, rule: str | None, search: str | None, coverage: bool, tests: Path, lang: str | None) -> int:
    """Read the rules of a game: all of them, one by its id (WG-5.7), or those that speak of something."""
    from farwest.games import GAMES
    from farwest.terminal import rulebook
    from farwest.terminal.show import make_console

    chosen = GAMES.find(game)
    words = _words(lang, chosen)
    return rulebook.answer(chosen, words, make_console(), rule=rule, wanted=search, tests=tests if coverage else None)


@main.command()
@speaks
def games(lang: str | None) -> None:
    """The games there are, with their players and options."""
    from farwest.games import GAMES
    from farwest.terminal.opening import catalogue
    from farwest.terminal.show import make_console

    console = make_console()
    for game in GAMES:
        for line in catalogue(game, _words(lang, game), console.width):
            console.print(line)


def _add_house() -> None:
    """The commands that serve the pages. Their module imports the web only when one of them is called."""
    from farwest.web.commands import add_to

    add_to(main)


_add_house()

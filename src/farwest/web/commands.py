"""The commands of the house: serve the pages, back everything up, export the games. `cli` adds them to `farwest`."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from farwest.tables.hub import Hub
    from farwest.web.settings import Settings
    from farwest.words import Words

Command = TypeVar("Command", bound=Callable[..., Any])
PATH = click.Path(path_type=Path)


def where(command: Command) -> Command:
    """The options that say where everything is kept."""
    data = click.option("--data", type=PATH, envvar="FARWEST_DATA", help="The folder with the database and the key.")
    url = click.option("--database", envvar="FARWEST_DATABASE", help="SQLAlchemy's URL of another database.")
    lang = click.option("--lang", metavar="fr|en", help="Language of what is said here.")
    return data(url(lang(command)))


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option("--port", default=8000, show_default=True, help="The port; 0 takes a free one.")
@click.option("--https", is_flag=True, help="The site is reached over https, by a proxy before it.")
@click.option(
    "--processes", type=click.IntRange(1), default=1, show_default=True, help="How many processes serve the pages."
)
@click.option(
    "--thinkers", type=click.IntRange(1), help="How many bots may think at once; the cores left over if not said."
)
@click.option("--think", default=1.5, show_default=True, metavar="SECONDS", help="How long a bot may think at most.")
@click.option(
    "--pause",
    default=0.9,
    show_default=True,
    metavar="SECONDS",
    help="How long a bot seems to think; 0: it acts at once.",
)
@click.option(
    "--bot", "bots", multiple=True, metavar="NAME=COMMAND", help="A program that may play at tables under this name."
)
@where
def serve(host: str, port: int, processes: int, think: float, pause: float, **asked: Any) -> None:
    """Serve the tables to browsers, until Ctrl-C."""
    from farwest.bots.external import read_commands
    from farwest.web.logs import configure
    from farwest.web.processes import NotHere, Processes
    from farwest.web.server import House

    words = _words(asked["lang"])
    many = asked["thinkers"] or max(1, (os.cpu_count() or 1) - processes)  # a core for each that draws pages
    settings = _settings(asked["data"], asked["database"])
    programs = read_commands(asked["bots"])
    settings = settings._replace(https=asked["https"], thinkers=many, budget=think, pause=pause, programs=programs)
    configure()
    try:
        house = House(settings, host, port) if processes == 1 else Processes(settings, host, port, processes)
    except NotHere:
        raise click.UsageError(words.say("page-no-processes")) from None
    click.echo(words.say("page-serving", address=f"={house.address}"), err=True)
    with suppress(KeyboardInterrupt):  # the usual way to close
        house.open()


@click.command()
@click.argument("file", type=PATH)
@where
def backup(file: Path, **asked: Any) -> None:
    """Write the whole database into one file, also while the house is open."""
    _with_hub(asked, lambda hub: hub.backup(file))


@click.command()
@click.argument("folder", type=PATH)
@where
def export(folder: Path, **asked: Any) -> None:
    """Write the record of every finished game into a folder, one file each."""
    count = _with_hub(asked, lambda hub: hub.export(folder))
    click.echo(_words(asked["lang"]).say("page-exported", count=count))


def add_to(group: click.Group) -> None:
    for command in (serve, backup, export):
        group.add_command(command)


T = TypeVar("T")


def _with_hub(asked: dict[str, Any], work: Callable[[Hub], Awaitable[T]]) -> T:
    import asyncio

    from farwest.tables.hub import Hub

    async def run() -> T:
        hub = await Hub.open(_settings(asked["data"], asked["database"]).database, clockwork=False)
        try:
            return await work(hub)
        finally:
            await hub.close()

    return asyncio.run(run())


def _settings(data: Path | None, database: str | None) -> Settings:
    """One folder by default, among the user's own data."""
    from farwest.web.settings import embedded

    settings = embedded(data or _home() / "farwest")
    return settings if database is None else settings._replace(database=database)


def _home() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()))
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def _words(lang: str | None) -> Words:
    from importlib import resources

    from farwest.words import pick_lang, words

    return words(pick_lang(lang, os.environ), resources.files("farwest.web") / "text")

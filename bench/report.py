"""From measured rates to the figures that are kept (`engine.json`) and shown (a table). Nothing here measures."""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from rich.table import Table

from bench.contenders import BOARDGAME_IO, COMPILED, INTERPRETED, OPENSPIEL, OPENSPIEL_PYTHON

Rates: TypeAlias = Mapping[str, Mapping[str, float]]  # of each contender, of each task: the best window
Document: TypeAlias = dict[str, Any]

PEER_GAME: Final = "wild-gangs"  # the game that the peers play too


def unit(rates: Rates, way: str) -> float | None:
    """What all is compared with: the median decisions per second of OpenSpiel's games; None without OpenSpiel."""
    found = [rate for task, rate in rates.get(OPENSPIEL, {}).items() if task.startswith(f"{way}/")]
    return statistics.median(found) if found else None


def ratio(rate: float | None, to: float | None) -> float | None:
    return None if rate is None or to is None else round(rate / to, 3)


def whole(rate: float | None) -> int | None:
    return None if rate is None else round(rate)


def microseconds(rate: float | None) -> float | None:
    return None if rate is None else round(1e6 / rate, 3)


def figures(rates: Rates, game: str, memory: Mapping[str, Any]) -> Document:
    """One game's figures; None for whatever was not measured."""
    compiled, interpreted = rates.get(COMPILED, {}), rates.get(INTERPRETED, {})
    documented, uniform = unit(rates, "documented"), unit(rates, "uniform")
    found: Document = {}
    for name, rate in (
        ("driven", compiled.get(f"{game}/driven")),
        ("driven_own_dice", compiled.get(f"{game}/driven_own_dice")),
        ("inside", compiled.get(f"{game}/inside")),
        ("interpreted", interpreted.get(f"{game}/driven")),
    ):
        found[f"{name}_ratio"] = ratio(rate, documented)
        found[f"{name}_ratio_uniform_trick"] = ratio(rate, uniform)
        found[f"{name}_decisions_per_s"] = whole(rate)
    for task in ("clone", "clone_redeal", "fresh", "new"):
        found[f"{task}_us"] = microseconds(compiled.get(f"{game}/{task}"))
    for key in ("bytes_per_state", "growth_bytes_per_1000_games", "growth_blocks_per_1000_games"):
        found[key] = whole(memory.get(key))
    if game == PEER_GAME:
        found["peers"] = peers(rates, compiled.get(f"{game}/driven"))
    return found


def peers(rates: Rates, driven: float | None) -> Document:
    """The same game elsewhere, and how many times as fast ours is driven."""
    found: Document = {}
    for name in (OPENSPIEL_PYTHON, BOARDGAME_IO):
        theirs = rates.get(name, {}).get("driven")
        found[name] = {"decisions_per_s": whole(theirs), "driven_times": ratio(driven, theirs)}
    clone = rates.get(OPENSPIEL_PYTHON, {}).get("clone")
    found[OPENSPIEL_PYTHON]["clone_us"] = microseconds(clone)
    return found


def document(
    games: Sequence[str],
    rates: Rates,
    memory: Mapping[str, Mapping[str, Any]],
    versions: Mapping[str, str],
    method: Mapping[str, float],
) -> Document:
    """All that is kept of a run. Ratios mean something elsewhere too, rates only on this machine at this moment."""
    return {
        "unit_decisions_per_s": whole(unit(rates, "documented")),
        "unit_uniform_trick_decisions_per_s": whole(unit(rates, "uniform")),
        "games": {game: figures(rates, game, memory.get(game, {})) for game in games},
        "openspiel_decisions_per_s": {task: whole(rate) for task, rate in rates.get(OPENSPIEL, {}).items()},
        "versions": dict(versions),
        "method": dict(method),
    }


# The table.


def shown(value: float | None, form: str = "{:,.0f}") -> str:
    return "-" if value is None else form.format(value)


def times(value: float | None) -> str:
    return shown(value, "{:.2f}x" if value is not None and value < 10 else "{:.1f}x")


def rates_table(kept: Document) -> Table:
    """Decisions per second, and how many times both units they are."""
    table = Table(title="Random play")
    table.add_column("")
    for heading in ("decisions/s", "x unit", "x trick"):
        table.add_column(heading, justify="right")
    table.add_row("unit: OpenSpiel's C++ card games", shown(kept["unit_decisions_per_s"]), "1.00x")
    table.add_row("  trick: chance as legal actions", shown(kept["unit_uniform_trick_decisions_per_s"]), "", "1.00x")
    for game, found in kept["games"].items():
        table.add_section()
        table.add_row(game)
        for name, words in (
            ("driven", "driven from Python"),
            ("driven_own_dice", "driven, drawn with our dice"),
            ("inside", "played out inside"),
            ("interpreted", "driven, engine from source"),
        ):
            ratios = times(found[f"{name}_ratio"]), times(found[f"{name}_ratio_uniform_trick"])
            table.add_row(f"  {words}", shown(found[f"{name}_decisions_per_s"]), *ratios)
    return table


def peers_table(kept: Document) -> Table:
    """The same game elsewhere."""
    table = Table(title="The same game elsewhere")
    table.add_column("")
    for heading in ("decisions/s", "ours, driven"):
        table.add_column(heading, justify="right")
    for game, found in kept["games"].items():
        for peer, theirs in found.get("peers", {}).items():
            table.add_row(f"{game} in {peer}", shown(theirs["decisions_per_s"]), times(theirs["driven_times"]))
    return table


def costs_table(kept: Document) -> Table:
    """What positions cost."""
    table = Table(title="Positions, half-way through a game")
    table.add_column("")
    for game in kept["games"]:
        table.add_column(game, justify="right")
    for key, words, form in (
        ("clone_us", "clone", "{:.2f} us"),
        ("clone_redeal_us", "clone and redeal", "{:.2f} us"),
        ("fresh_us", "a new game like this one (fresh)", "{:.2f} us"),
        ("new_us", "a new game (Game.new)", "{:.2f} us"),
        ("bytes_per_state", "memory of a live position", "{:,.0f} bytes"),
        ("growth_bytes_per_1000_games", "growth after 1,000 games", "{:,.0f} bytes"),
        ("growth_blocks_per_1000_games", "growth in Python's blocks", "{:,.0f}"),
    ):
        table.add_row(words, *(shown(found[key], form) for found in kept["games"].values()))
    return table

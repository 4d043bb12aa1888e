"""Sentences that several closer looks share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Note


def side(view: Mapping[str, Any], seat: int) -> str:
    """The text key of a player's colour."""
    return f"colour-{view['seats'][seat]['colour']}"


def deed(view: Mapping[str, Any], text: str, button: Phrase) -> tuple[str | None, Phrase | None]:
    """What the button of a look does, if it may be done."""
    return (text, button) if text in view["legal"] else (None, None)


def fight_notes(view: Mapping[str, Any], place: str) -> list[Note]:
    """CC-5.15: who stands there with how much firepower, and the viewer's chance, there or if he came."""
    shown = view["town"].get(place) or view["squares"].get(place)
    if shown is None:
        return []
    notes = []
    for seat in map(int, shown["cowboys"]):
        args: Args = {"side": side(view, seat), "count": view["seats"][seat]["firepower"]}
        notes.append(Note(Phrase("board-stands", args)))
    if shown["white"]:
        notes.append(Note(Phrase("board-stands-white", {"side": side(view, view["white"])}), "CC-4.24"))
    fight = view["fights"].get(place)
    if fight is not None:
        notes.append(_odds(fight, stands=view["viewer"] in map(int, shown["cowboys"])))
    return notes


def _odds(fight: Mapping[str, Any], stands: bool) -> Note:
    best = max(rival["firepower"] for rival in fight["rivals"])
    args: Args = {"mine": fight["firepower"], "theirs": best, "rivals": len(fight["rivals"])}
    key = "board-odds-there" if stands else "board-odds"
    if fight["chance"] is None:
        return Note(Phrase(f"{key}-tiles", args), "CC-11.5")
    return Note(Phrase(key, {**args, "chance": fight["chance"]}), "CC-5.15")

"""Colours and signs. Every meaning has a sign or a word beside its colour, so that nothing is lost without colours."""

from __future__ import annotations

from typing import Final

from rich.text import Text
from rich.theme import Theme

# A shape belongs to a hue in every game: filled for what lies face up, hollow for what lies face down.
SIGNS: Final = {"red": "◆", "blue": "●", "green": "✚", "yellow": "▲", "black": "■"}
HOLLOW: Final = {"red": "◇", "blue": "○", "green": "✛", "yellow": "△", "black": "□"}
EYE: Final = "◉"  # what only some have seen
LEADER: Final = "★"
WOMAN: Final = "♀"
ARROW: Final = "▸"

THEME: Final = Theme(
    {
        "side.red": "bold bright_red",
        "side.blue": "bold bright_blue",
        "side.green": "bold bright_green",
        "side.yellow": "bold bright_yellow",
        "side.black": "bold",
        "title": "bold",
        "faint": "dim",
        "wall": "dim",
        "number": "bold cyan",
        "private": "cyan",
        "event": "green",
        "loot": "bold",
        "rule": "dim cyan",
        "bad": "bold red",
        "good": "bold green",
        "lamp": "bold reverse",
        # Markdown of the guides, which rich would print in magenta on black.
        "markdown.code": "bold",
        "markdown.h1": "bold",
        "markdown.h2": "bold underline",
        "markdown.h3": "bold cyan",
        "markdown.link": "cyan",
        "markdown.item.number": "cyan",
        "markdown.item.bullet": "cyan",
        "markdown.table.border": "dim",
        "markdown.table.header": "bold",
    }
)


def sign(hue: str, face_down: bool = False) -> str:
    """The shape of a side, by its hue; its first letter for a hue that has none."""
    return (HOLLOW if face_down else SIGNS).get(hue, hue[:1].upper())


def badge(hue: str) -> Text:
    return Text(sign(hue), f"side.{hue}" if hue in SIGNS else "bold")

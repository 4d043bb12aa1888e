"""The town of Wild Gangs as a list, where the window is too narrow for the drawing."""

from __future__ import annotations

from rich.text import Text

from farwest.games.wild_gangs import data as D
from farwest.terminal import ink
from farwest.terminal.boards.base import View
from farwest.terminal.boards.wild_gangs_town import FRONT_SLOTS, ROOMY, Town, event_name
from farwest.words import Words


def town(view: View, words: Words) -> list[Text]:
    """A line for each building with its loots, a line for each of its fronts that holds a card, then the events."""
    drawing = Town(view, words, ROOMY)
    lines: list[Text] = []
    for position in D.POSITIONS:
        name = words.say(f"building-{view['buildings'][position]}.short")
        lines.append(Text.assemble((name, "title"), " ", *drawing.loots(position)))
        for front in (front for front in D.FRONTS if front.startswith(position + ".")):
            cards = [drawing.card(slot, view["town"][slot]) for slot in FRONT_SLOTS[front] if slot in view["town"]]
            if cards:
                pieces = [piece for card in cards for piece in ((" ", ""), *card)]
                lines.append(Text.assemble(f"  {words.say(f'street-{front[-1]}.short')}", *pieces))
    return lines + [_event(view, words, place) for place in D.PLACES]


def _event(view: View, words: Words, place: str) -> Text:
    event = view["events"][place]
    name = "?" if event is None else event_name(event, words)
    line = Text.assemble((place, "event"), " ", (name, "private"))
    lookers = [seat["gang"] for seat in view["seats"] if place in seat["looked_events"]]
    return line.append(f" {ink.EYE}").append("".join(map(ink.sign, lookers))) if lookers else line

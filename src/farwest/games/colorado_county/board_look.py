"""A closer look at a cell, a lake or a card, and what a marker there would change for the viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from farwest.engine.errors import Args, Phrase
from farwest.engine.picture import Look, Note
from farwest.games.colorado_county import data as D
from farwest.games.colorado_county.board_forecast import NUMBER, Tally, forecast, scored_round
from farwest.games.colorado_county.board_picture import picture
from farwest.games.colorado_county.board_pieces import Cell, Lake, LandCard


def look(view: Mapping[str, Any], at: str, chosen: Sequence[str]) -> Look | None:
    """`at` is an action's text, or several joined by a space, `cell:A5`, or `bag`. `chosen` are steps taken so far."""
    kind, _, name = at.rpartition(" ")[2].partition(":")
    if at == "bag":
        return _bag(view)
    drawn = picture(view)
    if kind == "card" and name in D.CARDS:
        return _card(next((card for card in drawn.offer.cards if card.id == name), _gone(name)))
    if name not in NUMBER or kind not in ("cell", "flag", "anchor", "sell", "first", "second"):
        return None
    cell = drawn.cells[NUMBER[name]]
    if cell.lake and kind == "cell":
        return _lake(view, next(lake for lake in drawn.lakes if lake.id == cell.lake))
    return _cell(view, cell, chosen)


# A cell.


def _cell(view: Mapping[str, Any], cell: Cell, chosen: Sequence[str]) -> Look:
    notes = [_lies(cell)]
    notes += [_shore(view, lake) for lake in cell.shores]
    if view["viewer"] is not None and view["round"] > 0 and not view["over"]:
        notes += _preview(view, cell)
    act, button = None, None
    held = bool(chosen) or view["decision"] != "colour"
    if cell.target is not None and cell.target.legal and held:
        act, button = cell.target.text, Phrase(f"board-do-{cell.kind}", {"cell": f"={cell.id}"})
    return Look(Phrase("board-cell", {"cell": f"={cell.id}"}), notes, act, button, [])


def _lies(cell: Cell) -> Note:
    if cell.owner:
        return Note(Phrase("board-is-plot", {"side": f"board-side-{cell.owner}"}), "CO-5.1.1")
    if cell.flag:
        return Note(Phrase("board-is-flag", {"flag": f"board-flag-{cell.flag}"}), "CO-4.7.2")
    return Note(Phrase("board-is-border" if cell.border else "board-is-free"), "CO-5.4.1" if cell.border else None)


def _shore(view: Mapping[str, Any], id: str) -> Note:
    lake = next(lake for lake in view["lakes"] if lake["id"] == id)
    args: Args = {"lake": f"board-lake-{id}"}
    if lake["owner"] is None:
        return Note(Phrase("board-shore-of-none", args), "CO-5.2.2")
    owner = lake["owner"]
    args |= {"side": f"board-side-{view['seats'][owner]['colour']}", "count": lake["counts"][owner]}
    return Note(Phrase("board-shore-of", args), "CO-5.2.2")


def _preview(view: Mapping[str, Any], cell: Cell) -> list[Note]:
    """With a marker of the viewer's own there, or without the one that he would sell."""
    seat = view["viewer"]
    before = forecast(view).tallies
    if cell.owner is None and cell.lake is None:
        after = forecast(view, seat, [cell.id]).tallies
    elif cell.kind == "sell" and cell.target is not None and cell.target.legal:
        rest = {other: owner for other, owner in view["markers"].items() if other != cell.id}
        after = forecast({**view, "markers": rest}).tallies
    else:
        return []
    notes = _changes(before[seat], after[seat])
    args: Args = {"before": before[seat].total, "after": after[seat].total, "round": scored_round(view)}
    sold = cell.kind == "sell"
    if not notes and args["before"] == args["after"]:
        return [Note(Phrase("board-nothing-changes"))]
    return [*notes, Note(Phrase("board-total-without" if sold else "board-total-with", args), "CO-2.5")]


def _changes(before: Tally, after: Tally) -> list[Note]:
    notes = []
    for name, rule in (("border", "CO-5.4.1"), ("doubles", "CO-5.4.3"), ("domain", "CO-5.4.4")):
        was, now = getattr(before, name), getattr(after, name)
        if was != now:
            notes.append(Note(Phrase(f"board-from-{name}", {"before": was, "after": now}), rule))
    for lake in after.lakes:
        if lake not in before.lakes:
            notes.append(Note(Phrase("board-wins-lake", {"lake": f"board-lake-{lake}"}), "CO-5.2.3"))
    return notes


# The bag, a lake and a card.


def _bag(view: Mapping[str, Any]) -> Look:
    """How many cowboys nobody owns, and which of them are there for sure: put back since the last draw (CO-4.9.2)."""
    size, sure = view["bag"]["size"], view["bag"]["known"]
    notes = [Note(Phrase("board-bag", {"count": size}), "CO-3.4")]
    if sure:
        numbers = f"={', '.join(map(str, sure))}"
        notes.append(Note(Phrase("board-bag-known", {"numbers": numbers}), "CO-4.6.6"))
    return Look(Phrase("board-bag-title"), notes, None, None, [])


def _lake(view: Mapping[str, Any], lake: Lake) -> Look:
    name = f"board-lake-{lake.id}"
    notes = [Note(Phrase("board-lake-pays", {"value": lake.value, "points": lake.points}), "CO-5.4.2")]
    if lake.owner:
        notes.append(Note(Phrase("board-lake-owner", {"side": f"board-side-{lake.owner}"}), "CO-5.2.2"))
    else:
        notes.append(Note(Phrase("board-lake-unowned"), "CO-5.2.3"))
    for colour, count in lake.counts:
        notes.append(Note(Phrase("board-fields", {"side": f"board-side-{colour}", "count": count})))
    fields = next(each["fields"] for each in view["lakes"] if each["id"] == lake.id)
    free = sum(cell not in view["markers"] for cell in fields)
    notes.append(Note(Phrase("board-fields-free", {"count": free})))
    return Look(Phrase("board-lake", {"lake": name}), notes, None, None, [])


def _gone(id: str) -> LandCard:
    """A card that is not on offer, or is no more: somebody may have taken it while it was looked at."""
    card = D.CARDS.index(id)
    figure = int(D.CARD_FIGURE[card])
    stars = 1 if figure == D.SINGLE else 2
    return LandCard(id, D.FLAGS[D.CARD_FLAG[card]], D.FIGURES[figure], stars, None, (), taken=False)


def _card(card: LandCard) -> Look:
    args: Args = {"flag": f"board-flag-{card.flag}", "figure": f"board-figure-{card.figure}"}
    about = Phrase("board-card-two" if card.stars == 2 else "board-card-one", args)
    notes = [Note(about, "CO-4.7.3" if card.stars == 2 else "CO-4.7.2")]
    act, button = None, None
    if card.target is not None and card.target.legal:
        act, button = card.target.text, Phrase("board-do-card", args)
    return Look(Phrase("board-card-title", {**args, "card": f"={card.id}"}), notes, act, button, [card])

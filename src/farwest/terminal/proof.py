"""What `farwest verify` says: each check in words, and the draws one by one for who wants to see them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from farwest.engine.game import Game
from farwest.engine.record import Record
from farwest.engine.verify import Draw, Proof
from farwest.words import Words


def checks(game: Game, record: Record, proof: Proof, words: Words) -> list[Text]:
    """One line for each thing that was checked, and one for each that could not be."""
    moves = len(record.entries)
    lines = [_ok(words.say("cli-checked-file", game=f"={game.title}", players=record.players))]
    if proof.draws is None:
        lines.append(_open(words.say("cli-unchecked-draws" if record.commitment else "cli-unchecked-simulated")))
    else:
        lines.append(_ok(words.say("cli-checked-commitment")))
        lines.append(Text(f"   {record.commitment}", "faint"))
        lines.append(_ok(words.say("cli-checked-draws", count=len(proof.draws))))
    lines.append(_ok(words.say("cli-checked-moves", count=moves, version=record.rules_version)))
    if record.result is None:
        return [*lines, _open(words.say("cli-unchecked-result"))]
    return [*lines, _ok(words.say("cli-checked-result"))]


def _ok(text: str) -> Text:
    return Text.assemble((" ✓ ", "good"), text)


def _open(text: str) -> Text:
    return Text.assemble((" – ", "faint"), text)


def draws_grid(draws: Sequence[Draw], record: Record, words: Words) -> Grid:
    """Every draw as the record has it: its number, its move, among how many, and which came; all counted from 0."""
    grid = Grid(box=None, header_style="faint", pad_edge=False, padding=(0, 2, 0, 1))
    for column in ("number", "move", "among", "outcome"):
        justify = "left" if column == "move" else "right"
        grid.add_column(words.say(f"cli-draw-{column}"), justify=justify)  # type: ignore[arg-type]
    for draw in draws:
        move = words.say("cli-draw-setup")
        if draw.entry:
            move = f"{draw.entry} {record.entries[draw.entry - 1].text}"
        grid.add_row(str(draw.number), move, str(draw.among), str(draw.outcome))
    return grid

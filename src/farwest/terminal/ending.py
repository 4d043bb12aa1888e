"""The last page of a game, and what is said when people leave before it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from farwest.engine.outcome import Outcome
from farwest.engine.record import Record
from farwest.terminal.boards import Board, View
from farwest.words import Words


def ranking(outcome: Outcome, view: View, names: Sequence[str], board: Board, words: Words) -> list[Text]:
    """Place, side, person and score, the winner first; then why the game ended."""
    rows = []
    for seat in outcome.ranking():
        rows.append((seat, board.short(board.side(view, seat))))
    wide = max(len(side) for _, side in rows) + 2
    who = max(len(names[seat]) for seat, _ in rows) + 2
    lines = []
    for seat, side in rows:
        place = words.say("term-place", place=outcome.places[seat])
        line = Text.assemble((f"  {place:>4}  ", "number"), board.badge(view, seat), no_wrap=True)
        line.append(f" {side:{wide}}", "title").append(f"{names[seat]:{who}}")
        lines.append(line.append(f"{board.score(outcome.scores[seat]):>9}", "loot"))
    reason = Text(f"  {words.phrase(outcome.reason)} ").append(outcome.rule, "rule")
    return [*lines, Text(), reason]


def proof(record: Record, path: Path | None, words: Words) -> list[Text]:
    """How anybody can check that the draws were fair, and where the record is."""
    lines: list[Text] = []
    if record.commitment and record.secret:
        lines = [
            Text(f"  {words.say('term-proof')}"),
            Text(f"  {words.say('term-commitment', hash=f'={record.commitment}')}", "faint"),
            Text(f"  {words.say('term-secret', secret=f'={record.secret}')}", "faint"),
        ]
    if path is None:
        return [*lines, Text(f"  {words.say('term-unsaved')}")]
    return [*lines, Text(f"  {words.say('term-verify', file=f'={path}')}")]


def farewell(saved: Path | None, words: Words) -> list[Text]:
    """After leaving early: where the game is and how to go on with it."""
    return [Text(words.say("term-left-saved", file=f"={saved}") if saved else words.say("term-left-unsaved"))]

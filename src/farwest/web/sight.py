"""From a table to what one viewer sees of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from farwest.engine.core import SPECTATOR
from farwest.tables.table import Table
from farwest.web.eyes import Eyes
from farwest.web.seen import UNREAD, Read, Said, SeatSeen, Seen, Setting


def see(table: Table, eyes: Eyes, mine: Sequence[int], lang: str, now: float, read: Read | None = None) -> Seen:
    """A game that has begun, as this viewer may see it. Behind a curtain it is the spectators' view.

    `read` is the journal as far as he has it, where somebody has kept count.
    """
    assert table.match is not None
    viewer = viewer_of(eyes)
    return Seen(
        game=table.game,
        lang=lang,
        view=_view(table, viewer),
        setting=setting_of(table),
        seats=seats_of(table, viewer, mine, now),
        viewer=viewer,
        version=table.version_for(viewer),
        moved=table.moved_for(viewer),
        mode="curtain" if eyes.curtain else "play",
        lines=(read or UNREAD.on(table.match, viewer)).lines,
        talk=[Said(line.name, line.seat, line.text, line.room == "gallery") for line in table.talk(viewer)],
        mine=mine,
        behind=eyes.behind,
        acts=_last_act(table, viewer),
        can_undo=viewer != SPECTATOR and (table.can_undo(viewer) or table.can_retract(viewer)),
        outcome=table.state.outcome(),
        sand_left=round(table.sand.left(now)) if table.sand else None,
        rematch=table.next,
    )


def viewer_of(eyes: Eyes) -> int:
    return SPECTATOR if eyes.curtain else eyes.viewer


def _last_act(table: Table, viewer: int) -> frozenset[int]:
    """The number of the viewer's last act that still counts: what came after it is news to him."""
    assert table.match is not None
    count = len(table.match.entries)
    last = next((n for n in range(count, 0, -1) if table.match.entries[n - 1].seat == viewer), None)
    return frozenset() if last is None else frozenset([last])


def _view(table: Table, viewer: int) -> Mapping[str, Any]:
    """Without what may not be done at this table although the rules would allow it."""
    view: Mapping[str, Any] = table.view(viewer)
    if not view.get("interrupts"):
        return view
    return {**view, "interrupts": [each for each in view["interrupts"] if not table.hurries_a_bot(viewer, each)]}


def setting_of(table: Table) -> Setting:
    return Setting(table.code, table.title, str(table.plan.pace), table.plan.memory_aid)


def seats_of(table: Table, viewer: int, mine: Sequence[int], now: float) -> list[SeatSeen]:
    clocks = table.clocks(viewer, now)
    waiting = table.state.waiting()
    return [
        SeatSeen(
            kind=seat.kind,
            name=seat.name,
            level=seat.bot,
            present=seat.present or number in mine,  # whoever looks at his page is there
            waiting=number in waiting,
            since=int(now - table.moved_at),
            clock=int(clocks[number].left) if clocks else None,
            running=clocks[number].running if clocks else False,
        )
        for number, seat in enumerate(table.seats)
    ]

"""Hidden things stay hidden: whoever cannot know a difference sees, hears and may do the same on both sides of it."""

from __future__ import annotations

from typing import NamedTuple

from farwest.engine.chance import RecordedDice
from farwest.engine.core import SPECTATOR, Chance, Dice, State
from farwest.engine.data import Plain
from farwest.engine.errors import BadRecord, Mistake
from farwest.engine.game import Game
from farwest.engine.journal import Journal
from farwest.engine.match import Match, replay
from farwest.engine.record import Entry, Record, from_json
from farwest.engine.verify import Draw, verify
from farwest.kit.play import Check, Move, Story, act, allowed, steps, viewers
from farwest.kit.same import difference, plain, same


def told_to(game: Game, state: State, viewer: int) -> dict[str, Plain]:
    """All that one viewer is told of a position: the view, what it may do, and every "why not?"."""
    refusals = [repr(state.why_not(viewer, action)) for action in range(len(game.notation))]
    return {
        "view": plain(state.view(viewer), "the view"),
        "waiting": [*state.waiting()],
        "sealed": state.sealed(),
        "over": state.over,
        "legal": [game.text(action) for action in state.legal(viewer)],
        "allowed": [game.text(action) for action in allowed(state, viewer)],
        "retract": viewer != SPECTATOR and state.can_retract(viewer),
        "refusals": dict(zip(game.notation.texts, refusals, strict=True)),
    }


def twins_look_alike(game: Game, state: State, seed: int, invariants: Check) -> None:
    """A twin in which all that a viewer cannot know was dealt again cannot be told from the original by that viewer."""
    for viewer in viewers(state):
        expected = told_to(game, state, viewer)
        twin = state.clone()
        twin.redeal(viewer, Dice(seed))
        same(told_to(game, twin, viewer), expected, f"viewer {viewer} tells a position from its twin")
        invariants(twin)
        same(game.load(twin.dump()).dump(), twin.dump(), "the twin, loaded from its dump")


# Journals. A twin in the middle of a game has no past, so here the past is altered: the same entries with one outcome
# or one choice exchanged, for as long as that makes a game in which somebody sees what was seen in the original.


class Shown(NamedTuple):
    """What a viewer sees after an entry, and what the entry told it."""

    view: dict[str, Plain]
    facts: list[str]


class Past(NamedTuple):
    """A record with one thing exchanged for another possible one, at the entry of that number (0 is the set-up)."""

    record: Record
    entry: int
    what: str
    unaware: set[int]  # viewers who cannot know of it; whoever chose otherwise does


def altered_pasts_sound_alike(story: Story, seed: int, attempts: int) -> None:
    """As long as a viewer sees the same, it was told the same: so what is told leaves a trace in the view, too."""
    original = [_shown_after(match, number) for number, match in enumerate(steps(story.game, story.match.record))]
    draws = verify(story.game, story.match.record).draws or []
    dice = Dice(seed)
    for _ in range(attempts):
        by_chance = bool(draws) and dice.pick(2) == 0
        past = _other_outcome(story, draws, dice) if by_chance else _other_choice(story, dice)
        _follow(story, past, original)


def _shown_after(match: Match, number: int) -> dict[int, Shown]:
    new = match.journal.facts[match.marks[number - 1] if number else 0 :]
    return {
        viewer: Shown(match.state.view(viewer), [repr(fact) for fact in new if fact.shows_to(viewer)])
        for viewer in viewers(match.state)
    }


def _other_outcome(story: Story, draws: list[Draw], dice: Chance) -> Past:
    draw = draws[dice.pick(len(draws))]
    value = (draw.outcome + 1 + dice.pick(draw.among - 1)) % draw.among
    first = next(other.number for other in draws if other.entry == draw.entry)
    copy = from_json(story.match.record.to_json())
    outcomes = copy.setup if draw.entry == 0 else copy.entries[draw.entry - 1].outcomes
    outcomes[draw.number - first] = value
    what = f"draw {draw.number} (entry {draw.entry}) gives {value} instead of {draw.outcome}"
    return Past(copy, draw.entry, what, set(viewers(story.positions[0])))


def _other_choice(story: Story, dice: Chance) -> Past:
    number = dice.pick(len(story.match.entries))
    entry, position = story.match.entries[number], story.positions[number]
    texts = [story.game.text(action) for action in allowed(position, entry.seat)] or [entry.text]
    text = texts[dice.pick(len(texts))]
    copy = from_json(story.match.record.to_json())
    copy.entries[number] = Entry(entry.seat, text, entry.outcomes)
    what = f"entry {number + 1} is {text} instead of {entry.text}"
    return Past(copy, number + 1, what, set(viewers(position)) - {entry.seat})


def _follow(story: Story, past: Past, original: list[dict[int, Shown]]) -> None:
    """From the altered entry on, as long as there is a viewer who does not notice."""
    unaware = past.unaware
    if past.entry > 0:
        state = story.positions[past.entry - 1]
    else:
        try:
            match = replay(story.game, past.record, 0)
        except BadRecord:
            return  # a set-up that asks for other draws
        state = match.state
        unaware = _who_sees_no_difference(state, unaware, original[0])
        _hear_no_difference(state, unaware, original[0], past.what)
    for number in range(max(1, past.entry), len(original)):
        found = _next(story.game, state, past.record.entries[number - 1], unaware, original[number])
        if found is None:
            return
        state, unaware = found
        _hear_no_difference(state, unaware, original[number], f"{past.what}, after entry {number}")


def _next(
    game: Game, state: State, entry: Entry, unaware: set[int], expected: dict[int, Shown]
) -> tuple[State, set[int]] | None:
    """The entry, or what its seat can do instead, if somebody then sees no difference; and who that is."""
    for text in [entry.text, *(game.text(action) for action in allowed(state, entry.seat))]:
        world = _after(game, state, Move(entry.seat, text), entry.outcomes)
        if world is not None:
            others = unaware if text == entry.text else unaware - {entry.seat}
            still = _who_sees_no_difference(world, others, expected)
            if still:
                return world, still
    return None


def _after(game: Game, state: State, move: Move, outcomes: list[int]) -> State | None:
    """A copy with the move played in it, its journal telling of that move only; None where it cannot be played."""
    world, dice = state.clone(), RecordedDice(outcomes)
    world.journal = Journal()
    try:
        act(game, world, move, dice)
    except Mistake:
        return None
    return None if dice.outcomes else world


def _who_sees_no_difference(state: State, seeing: set[int], expected: dict[int, Shown]) -> set[int]:
    return {viewer for viewer in seeing if state.view(viewer) == expected[viewer].view}


def _hear_no_difference(state: State, unaware: set[int], expected: dict[int, Shown], what: str) -> None:
    assert state.journal is not None
    for viewer in sorted(unaware):
        told = [repr(fact) for fact in state.journal.for_viewer(viewer)]
        if told != expected[viewer].facts:
            heard = difference(told, expected[viewer].facts)
            raise AssertionError(f"viewer {viewer} sees no difference but hears one: {what}: {heard}")

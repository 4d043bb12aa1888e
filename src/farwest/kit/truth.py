"""The record is the truth: replays, resumed games, copies and dumped positions all lead to the same place."""

from __future__ import annotations

from farwest.engine.core import Dice, State
from farwest.engine.data import Plain
from farwest.engine.game import Game
from farwest.engine.journal import Fact, Journal
from farwest.engine.match import Match, replay, resume
from farwest.engine.record import from_json
from farwest.engine.verify import verify
from farwest.kit.play import MOST_ENTRIES, Story, act, everybody, play_on, random_move, steps, viewers
from farwest.kit.same import plain_object, same


def facts_of(journal: Journal) -> list[Plain]:
    return [_plain_fact(fact) for fact in journal.facts]


def _plain_fact(fact: Fact) -> Plain:
    audience: list[Plain] | None = None if fact.to is None else list(fact.to)
    return [fact.rule, fact.key, dict(fact.args), audience, fact.reveals]


def everything(match: Match) -> dict[str, Plain]:
    """All that a match is, as plain data."""
    return {
        "position": match.state.dump(),
        "journal": facts_of(match.journal),
        "record": match.record.plain(),
        "marks": list(match.marks),
        "barriers": list(match.barriers),
    }


def replay_gives_the_same(story: Story) -> None:
    """From the record's file alone: every position on the way, the journal, the record again."""
    text = story.match.record.to_json()
    record = from_json(text)
    same(record.plain(), story.match.record.plain(), "the record read from its file")
    for number, match in enumerate(steps(story.game, record)):
        same(match.state.dump(), story.positions[number].dump(), f"the replayed position after entry {number}")
    same(everything(replay(story.game, record)), everything(story.match), "the replayed match")
    assert record.to_json() == text, "a record written again is another file"


def the_deal_is_proved(story: Story) -> None:
    """The secret is in the record of the finished game, and every draw of the game follows from it."""
    proof = verify(story.game, story.match.record)
    assert proof.draws is not None, "the finished record of a live game keeps its secret"
    assert len(proof.draws) == story.match.record.draws(), "draws that nobody checked"
    assert all(0 <= draw.outcome < draw.among for draw in proof.draws), "an outcome that could not be drawn"


def a_resumed_game_goes_on_with_the_same_dice(story: Story, cut: int) -> None:
    """Stopped after `cut` entries, saved, loaded and played on as before, it is the game that was never stopped."""
    saved = replay(story.game, story.match.record, cut).record.to_json()
    match = resume(story.game, from_json(saved))
    for entry in story.match.entries[cut:]:
        match.play(entry.seat, entry.text)
    same(everything(match), everything(story.match), f"the game resumed after {cut} entries")


def shown(game: Game, state: State) -> dict[str, Plain]:
    """All that anybody can be told about a position, in plain data."""
    seats = range(state.players)
    return {
        "players": int(state.players),
        "to_act": [*state.to_act()],
        "waiting": [*state.waiting()],
        "sealed": state.sealed(),
        "retract": [state.can_retract(seat) for seat in seats],
        "legal": [[*state.legal(seat)] for seat in seats],
        "interrupts": {str(seat): [*state.interrupts(seat)] for seat in everybody(state)},
        "views": {str(viewer): state.view(viewer) for viewer in viewers(state)},
        "refusals": [
            repr(state.why_not(seat, action)) for seat in everybody(state) for action in range(len(game.notation))
        ],
    }


def clone_is_deep(game: Game, state: State, seed: int) -> None:
    """Whatever is done to the copy does not touch the original, and the other way round."""
    before = state.dump()
    copy = state.clone()
    assert copy.journal is None, "a copy has no journal"
    same(copy.dump(), before, "the copy")
    play_on(game, copy, Dice(seed))
    same(state.dump(), before, "the original after play on its copy")
    for viewer in viewers(state):
        state.clone().redeal(viewer, Dice(seed))
        same(state.dump(), before, f"the original after its copy was dealt again for viewer {viewer}")
    original = state.clone()
    kept = original.clone()
    play_on(game, original, Dice(seed))
    same(kept.dump(), before, "the copy after play on its original")
    plays_alike(game, kept, state.clone(), seed)


def plays_alike(game: Game, one: State, other: State, seed: int) -> None:
    """The same dice lead both through the same game, position by position. Both are played to their ends."""
    first, second = Dice(seed), Dice(seed)
    for _ in range(MOST_ENTRIES):
        same(other.dump(), one.dump(), "the position beside its twin")
        if one.over:
            return
        move = random_move(game, one, first)
        assert move == random_move(game, other, second), f"one can play {move}, the other cannot"
        act(game, one, move, first)
        act(game, other, move, second)
    raise AssertionError(f"the game goes on after {MOST_ENTRIES} random moves")


def dump_loads_back(game: Game, state: State, seed: int) -> None:
    """Through JSON: the same position for every viewer, which plays on as the original does."""
    data = plain_object(state.dump(), "the dumped position")
    loaded = game.load(data)
    same(loaded.dump(), data, "the position loaded from its dump")
    same(shown(game, loaded), shown(game, state), "what is shown of the position loaded from its dump")
    plays_alike(game, loaded, state.clone(), seed)

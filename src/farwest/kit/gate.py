"""One gate: what is offered, what is played and what is refused are the same thing seen three times."""

from __future__ import annotations

from collections.abc import Container

from farwest.engine.core import NO_ACTION, SPECTATOR, Chance, Dice, State
from farwest.engine.errors import NotLegal, NotYours
from farwest.engine.game import Game
from farwest.engine.native import i64
from farwest.kit.play import MOST_ENTRIES, Check, Story, act, allowed, everybody, play_on, random_move
from farwest.kit.same import same


class NoDice(Chance):
    """For what must not draw."""

    def draw(self, n: i64) -> i64:
        raise AssertionError("dice were asked for something that is refused")


def random_play_reaches_the_end(story: Story, invariants: Check) -> None:
    """The invariants hold after every decision; the end has an outcome, and only the end."""
    for position in story.positions:
        invariants(position)
        assert (position.outcome() is None) != position.over, "an outcome at the end, and only there"
        assert bool(position.to_act()) != position.over, "somebody owes a decision until the end, and nobody after it"
    the_end_is_told(story.positions[-1])
    outcome = story.match.state.outcome()
    assert outcome is not None
    same(story.match.record.result, outcome.plain(), "the result in the record")


def the_end_is_told(state: State) -> None:
    """Places and scores fit each other, and nobody may do anything more."""
    outcome = state.outcome()
    assert outcome is not None, "the game is over without an outcome"
    seats = range(state.players)
    same(outcome.places, [int(state.place(seat)) for seat in seats], "the places of the outcome")
    same(outcome.scores, [int(state.score(seat)) for seat in seats], "the scores of the outcome")
    shared = [1 + sum(other < place for other in outcome.places) for place in outcome.places]
    same(outcome.places, shared, "places begin with 1 and are shared")
    same([*state.to_act(), *state.waiting()], [], "who is waited for after the end")
    for seat in [*everybody(state), SPECTATOR]:
        same([*state.legal(seat), *allowed(state, seat)], [], f"what seat {seat} may do after the end")


def offers_are_real(game: Game, state: State, invariants: Check, seed: int) -> None:
    """Two or more different actions of this game, each of which can be played, or one that must be asked."""
    same(state.legal(SPECTATOR), [], "what a spectator may do")
    for seat in everybody(state):
        offered = allowed(state, seat)
        assert len(set(offered)) == len(offered), f"seat {seat} is offered something twice: {offered}"
        assert state.owes(seat) == (seat in state.to_act()), f"owes({seat}) and to_act() differ"
        if not state.owes(seat):
            same(state.legal(seat), [], f"what seat {seat}, which owes nothing, has to decide")
        elif len(offered) < 2:
            assert len(offered) == 1, f"seat {seat} owes a decision and has no choice at all"
            assert state.asks_forced(seat), f"seat {seat} is asked though it has one answer: {game.text(offered[0])}"
        for action in offered:
            world = state.clone()
            world.play(seat, action, Dice(seed))
            invariants(world)


def refusals_cite_rules(game: Game, state: State, rules: Container[str]) -> None:
    """`why_not` is silent for what may be played and names a rule for all else, which `play` then refuses."""
    before = state.dump()
    for seat in [*everybody(state), SPECTATOR]:
        offered = allowed(state, seat)
        for action in range(NO_ACTION, len(game.notation) + 1):
            named = game.text(action) if 0 <= action < len(game.notation) else f"number {action}"
            refusal = state.why_not(seat, action)
            if action in offered:
                assert refusal is None, f"seat {seat} may play {named}, yet is told: {refusal}"
                continue
            assert refusal is not None, f"seat {seat} may not play {named} and nobody says why"
            assert refusal.rule in rules, f"{refusal} for {named} cites a rule that no guide has"
            _is_refused(state, seat, action, named)
    same(state.dump(), before, "the position after acts that were refused")


def _is_refused(state: State, seat: int, action: int, named: str) -> None:
    expected = NotLegal if state.owes(seat) else NotYours
    mistake = _attempt(state, seat, action)
    assert mistake is not None, f"seat {seat} played {named}, which it may not"
    assert type(mistake) is expected, f"{named} by seat {seat}: {type(mistake).__name__}, not {expected.__name__}"
    assert mistake.refusal == state.why_not(seat, action), f"{named}: play and why_not give different reasons"


def _attempt(state: State, seat: int, action: int) -> NotLegal | None:
    try:
        state.play(seat, action, NoDice())
    except NotLegal as mistake:
        return mistake
    return None


def fast_twins_agree(game: Game, state: State, seed: int) -> None:
    """What search calls does what people call: `advance` plays, `random_action` is legal, `playout` reaches an end."""
    if state.over:
        return
    legal = state.legal(state.actor)
    for action in legal:
        slow, fast = state.clone(), state.clone()
        slow.play(state.actor, action, Dice(seed))
        fast.advance(action, Dice(seed))
        same(fast.dump(), slow.dump(), f"the position after advance({game.text(action)})")
    dice = Dice(seed)
    assert all(state.random_action(dice) in legal for _ in range(10)), "random_action plays what is not legal"
    for seat in state.to_act():
        assert state.forced(seat) == NO_ACTION, f"seat {seat} is forced and nobody has played for it"
    world = state.clone()
    world.playout(Dice(seed))
    the_end_is_told(world)


def interruptions_are_never_compulsory(state: State, seed: int) -> None:
    """Whoever owes nothing may stay silent: the game also ends when nobody ever interrupts or thinks again."""
    world, dice, moves = state.clone(), Dice(seed), 0
    while not world.over:
        seat = world.to_act()[-1]
        legal = world.legal(seat)
        world.play(seat, legal[dice.pick(len(legal))], dice)
        moves += 1
        assert moves < MOST_ENTRIES, "without interruptions the game does not end"
    the_end_is_told(world)


def any_seat_may_be_first(game: Game, state: State, seed: int) -> None:
    """Where several seats owe a decision at once, each can take its own first, and the game goes on to its end."""
    for seat in state.to_act() if len(state.to_act()) > 1 else ():
        world, dice = state.clone(), Dice(seed)
        world.play(seat, world.legal(seat)[0], dice)
        if not world.over:
            act(game, world, random_move(game, world, dice), dice)
        play_on(game, world, dice)

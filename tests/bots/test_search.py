"""The search: finds what there is to find, and nobody in it sees what he cannot know."""

import pytest

from farwest.bots.search import LOOK_UP, Search, run
from farwest.engine.advice import SearchSettings
from farwest.engine.core import Dice, State
from farwest.games import GAMES
from tests.bots.tiny import Nim, Pennies

PLAIN = SearchSettings()


def favourite(search: Search, actions: list[int]) -> int:
    return max(actions, key=lambda action: int(search.visits_of(action)))


@pytest.mark.parametrize(("heap", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_finds_the_winning_move(heap: int, best: int) -> None:
    search = run(Nim(heap), 0, 1500, PLAIN, Dice(1))
    assert favourite(search, [1, 2, 3]) == best
    assert search.mean_of(best) > 0.8


def test_knows_when_it_is_lost() -> None:
    search = run(Nim(4), 0, 800, PLAIN, Dice(1))
    assert max(search.mean_of(action) for action in (1, 2, 3)) < 0.2


def test_a_bad_opinion_before_the_search_is_mended_by_it() -> None:
    search = Search(Nim(6), 0, PLAIN, Dice(2))
    search.expect([1, 2, 3], [2.0, 0.0, 2.0])
    search.run(3000, 0.0)
    assert favourite(search, [1, 2, 3]) == 2


@pytest.mark.parametrize("way", ["sealed", "covered"])
def test_a_rival_does_not_answer_what_it_cannot_see(way: str) -> None:
    """Seat 0 hides a penny: if the imagined rival saw it, the search would think that all is lost."""
    search = run(Pennies(way), 0, 2000, PLAIN, Dice(3))
    assert search.mean_of(0) == pytest.approx(0.5, abs=0.1)
    assert search.mean_of(1) == pytest.approx(0.5, abs=0.1)


def test_a_rival_answers_what_it_sees() -> None:
    search = run(Pennies("open"), 0, 2000, PLAIN, Dice(3))
    assert search.mean_of(0) < 0.1
    assert search.mean_of(1) < 0.1


@pytest.mark.parametrize("way", ["sealed", "covered"])
@pytest.mark.parametrize("hidden", [0, 1])
def test_the_searcher_does_not_see_the_sealed_choice_of_another(way: str, hidden: int) -> None:
    pennies = Pennies(way)
    pennies.apply(0, hidden, Dice(0))
    found = run(pennies, 1, 1000, PLAIN, Dice(4))
    assert found.mean_of(hidden) == pytest.approx(0.5, abs=0.1)


def test_equal_seeds_give_equal_trees() -> None:
    world = GAMES.find("wild-gangs").new(3, {}, Dice(5))
    seat = int(world.actor)
    trees = [run(world, seat, 200, PLAIN, Dice(6)) for _ in range(2)]
    assert tree_of(trees[0]) == tree_of(trees[1])


def test_the_world_it_starts_from_is_left_as_it_was() -> None:
    world = GAMES.find("wild-gangs").new(2, {}, Dice(7))
    before = world.dump()
    run(world, int(world.actor), 50, PLAIN, Dice(8))
    assert world.dump() == before


def test_iterations_are_what_was_asked_for_unless_the_choice_is_settled() -> None:
    open_question = run(Pennies("covered"), 0, 96, PLAIN, Dice(1))
    assert open_question.iterations == 96
    settled = run(Nim(3), 0, 100 * LOOK_UP, PLAIN, Dice(1))
    assert settled.iterations < 100 * LOOK_UP
    assert favourite(settled, [1, 2, 3]) == 3


def test_only_some_choices_are_looked_at_beyond_the_first_decision() -> None:
    world = GAMES.find("wild-gangs").new(2, {}, Dice(2))
    narrow = run(world, int(world.actor), 300, PLAIN._replace(width=2), Dice(3))
    assert len(legal_keys(world)) > 2
    assert all(narrow.visits_of(action) > 0 for action in legal_keys(world))
    assert int(narrow.forest.count) < int(run(world, int(world.actor), 300, PLAIN, Dice(3)).forest.count)


def test_a_search_that_goes_on_keeps_what_it_knows() -> None:
    search = run(Nim(7), 0, 400, PLAIN, Dice(4))
    known = int(search.visits_of(3))
    after = Nim(7)
    after.heap = 4
    after.actor = 0
    assert known > 0
    assert search.go_on(after, 3)
    assert search.forest.visits[search.root] == known


def legal_keys(world: State) -> list[int]:
    return [int(action) for action in world.legal(world.actor)]


def tree_of(search: Search) -> list[tuple[int, int, int, int, float]]:
    forest = search.forest
    return [
        (
            int(forest.key[n]),
            int(forest.child[n]),
            int(forest.sibling[n]),
            int(forest.visits[n]),
            float(forest.total[n]),
        )
        for n in range(forest.count)
    ]

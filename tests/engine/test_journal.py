"""The journal: facts in order, each for those who may know it."""

from farwest.engine.core import SPECTATOR
from farwest.engine.errors import Phrase, Refusal
from farwest.engine.journal import Fact, Journal


def journal() -> Journal:
    told = Journal()
    told.tell("XX-1", "told-round", {"round": 1})
    told.reveal("XX-2", "told-drew", {"card": "card-ace"}, (0,))
    told.tell("XX-2", "told-whispered", {}, (0, 2))
    told.reveal("XX-3", "told-opened", {"card": "card-ace"})
    return told


def test_everyone_is_told_what_is_for_everyone() -> None:
    assert [fact.key for fact in journal().for_viewer(SPECTATOR)] == ["told-round", "told-opened"]
    assert [fact.key for fact in journal().for_viewer(1)] == ["told-round", "told-opened"]


def test_some_are_told_more() -> None:
    assert [fact.key for fact in journal().for_viewer(0)] == [
        "told-round",
        "told-drew",
        "told-whispered",
        "told-opened",
    ]
    assert [fact.key for fact in journal().for_viewer(2)] == ["told-round", "told-whispered", "told-opened"]


def test_a_fact_for_nobody_is_told_to_nobody() -> None:
    fact = Fact("XX-1", "told-nothing", {}, (), reveals=False)
    assert not any(fact.shows_to(viewer) for viewer in (SPECTATOR, 0, 1))


def test_only_what_somebody_learns_is_a_reveal() -> None:
    assert [fact.reveals for fact in journal().facts] == [False, True, False, True]


def test_facts_are_equal_when_rule_words_and_audience_are() -> None:
    fact = Fact("XX-1", "told", {"n": 1}, (0,), reveals=False)
    assert fact == Fact("XX-1", "told", {"n": 1}, (0,), reveals=False)
    for other in (
        Fact("XX-2", "told", {"n": 1}, (0,), reveals=False),
        Fact("XX-1", "said", {"n": 1}, (0,), reveals=False),
        Fact("XX-1", "told", {"n": 2}, (0,), reveals=False),
        Fact("XX-1", "told", {"n": 1}, None, reveals=False),
        Phrase("told", {"n": 1}),
        Refusal("XX-1", "told", {"n": 1}),
        "told",
    ):
        assert fact != other


def test_phrases_can_be_collected_and_read() -> None:
    assert len({Phrase("a"), Phrase("a"), Phrase("a", {"n": 1}), Refusal("XX-1", "a")}) == 3
    assert repr(Refusal("XX-1", "refusal-over", {"n": 1})) == "Refusal('XX-1', 'refusal-over', {'n': 1})"

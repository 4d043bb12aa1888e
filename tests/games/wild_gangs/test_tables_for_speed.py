"""Tables that the rules read instead of searching: they say what the data says."""

from farwest.games.wild_gangs import data as D, play, state as S


def test_the_slots_of_a_street_lie_one_after_the_other() -> None:
    for street in range(D.STREET_COUNT):
        slots = range(D.STREET_FIRST_SLOT[street], D.STREET_FIRST_SLOT[street + 1])
        assert list(slots) == [slot for slot in range(D.SLOT_COUNT) if D.SLOT_STREET[slot] == street]


def test_large_and_small_positions_and_buildings_are_told_apart() -> None:
    assert [D.POSITIONS[p] for p in D.LARGE_POSITIONS] == ["N", "S"]
    assert sorted([*D.LARGE_POSITIONS, *D.SMALL_POSITIONS]) == list(range(D.POSITION_COUNT))
    assert [D.IS_LARGE_BUILDING[b] for b in D.LARGE_BUILDINGS] == [1, 1]
    assert sorted([*D.LARGE_BUILDINGS, *D.SMALL_BUILDINGS]) == list(range(D.POSITION_COUNT))


def test_every_action_answers_one_decision() -> None:
    firsts = [D.SCOUT, D.CARD, D.FACE_UP, D.FRONT, D.PEEK_EVENT, D.CAPTURE]
    decisions = [S.SCOUT_FIRST, S.CHOOSE_CARD, S.CHOOSE_FACE, S.CHOOSE_FRONT, S.CHOOSE_PEEK, S.CHOOSE_VICTIM]
    for action in range(D.ACTION_COUNT):
        begun = [decision for first, decision in zip(firsts, decisions, strict=True) if first <= action]
        assert play.DECISION_OF[action] == begun[-1]

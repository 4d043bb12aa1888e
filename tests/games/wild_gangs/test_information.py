"""Who knows what (WG-6): the table row by row, then what must never leak."""

from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.games.wild_gangs import data as D
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from tests.games.wild_gangs.town import (
    FOUR,
    T50,
    facts,
    load,
    new,
    play,
    play_out,
    resolve,
    seen,
    town,
)

EVERYBODY = ["red", "blue", "yellow", None]

# Round 3. Red, who has chosen a card to hide and has yet to choose where, has looked at blue's hidden card.
CARDS = ["red@N.N thug+chief?", "blue@S.S thug?+singer", "yellow@NE.E gambler+singer?"]
LOOKED = {"red": "P1 P2 P3 S4", "blue": "P2 P4 P5 P6", "yellow": "P1 P4 P5 P6"}


@pytest.fixture
def game() -> WildGangs:
    hidden: dict[str, Any] = {"chosen": ["safecracker", "down"], "looked": LOOKED}
    return load("front", "red", *CARDS, round=3, seats="red blue yellow", **hidden)


def views(game: WildGangs) -> dict[str | None, dict[str, Any]]:
    return {viewer: seen(game, viewer) for viewer in EVERYBODY}


def mid_showdown() -> WildGangs:
    return resolve(town(*[card.replace("chief", "chief?") for card in T50]))


# The table of section 6, row by row.


def test_row_1_town_buildings_loots_and_closed_street_are_public(game: WildGangs) -> None:
    """WG-3.3, WG-3.5, WG-3.9."""
    for key in ("buildings", "loots", "closed"):
        assert all(view[key] == seen(game, "red")[key] for view in views(game).values())
    assert seen(game, None)["loots"]["N"] == [
        {"tile": "L12", "value": 1000, "bonus": False, "protected": False, "taken_by": None},
        {"tile": "L01", "value": 200, "bonus": False, "protected": False, "taken_by": None},
    ]
    assert seen(load("scout-first", "red"), None)["closed"] == "E"


def test_row_2_first_player_turn_order_allowances_and_sizes_are_public(game: WildGangs) -> None:
    """WG-3.2, WG-3.8, WG-4.5. The card that red has chosen is still in red's hand."""
    for view in views(game).values():
        assert (view["first"], view["round"], view["waiting"]) == (0, 3, [0])
        shown = [(s["gang"], s["turn"], s["hidden_left"], s["hand_size"], s["pile_size"]) for s in view["seats"]]
        assert shown == [("red", 0, 1, 3, 4), ("blue", 1, 1, 3, 4), ("yellow", 2, 1, 3, 4)]


def test_row_3_an_event_is_for_those_who_looked(game: WildGangs) -> None:
    """WG-4.1, WG-4.3."""
    events = dict(zip(D.PLACES, ["sheriff", "poker", "sign", "stagecoach", "seduction", "hidden_loot"], strict=True))
    for viewer in EVERYBODY:
        looked = LOOKED[viewer].split() if viewer else []
        shown = {place: event if place in looked else None for place, event in events.items()}
        assert seen(game, viewer)["events"] == shown


def test_row_4_who_looked_where_is_public(game: WildGangs) -> None:
    """WG-4.1, WG-4.3; and when: the journal tells it to all, in order."""
    for view in views(game).values():
        assert [" ".join(s["looked_events"] + s["looked_slots"]) for s in view["seats"]] == list(LOOKED.values())
    play(game, "front:N.N", "peek:event:P4")
    (told,) = facts(game, "told-looked-event")
    assert all(told.shows_to(viewer) for viewer in (0, 1, 2, SPECTATOR))


def test_row_5_the_three_unused_events_are_for_nobody_before_the_end(game: WildGangs) -> None:
    """WG-3.4. After the reveal six events are shown, so they are known by elimination; they are listed at the end."""
    assert all(view["unused"] is None for view in views(game).values())
    later = mid_showdown()
    assert all(seen(later, viewer)["unused"] is None for viewer in FOUR.split())
    ended = seen(play_out(new(2)), None)
    assert {*ended["unused"], *ended["events"].values()} == set(D.EVENTS)


def test_row_6_a_hand_is_for_its_owner_until_the_end(game: WildGangs) -> None:
    """WG-3.7, WG-4.6."""
    for seat, owner in enumerate(("red", "blue", "yellow")):
        for viewer in EVERYBODY:
            assert (seen(game, viewer)["seats"][seat]["hand"] is not None) == (viewer == owner)
    settling, dice = new(4, 2), Dice(2)
    while not settling.revealed:
        settling.advance(settling.random_action(dice), dice)
    assert not settling.over
    assert [seat["hand"] for seat in seen(settling, None)["seats"]] == [None] * 4
    assert [len(seat["hand"]) for seat in seen(play_out(settling), None)["seats"]] == [2] * 4


@pytest.mark.rule("WG-6.2")
def test_row_7_card_and_face_are_for_the_owner_until_the_commit(game: WildGangs) -> None:
    mine = seen(game, "red")
    assert (mine["decision"], mine["chosen_card"], mine["chosen_down"]) == ("front", "safecracker", True)
    for viewer in ("blue", "yellow", None):
        theirs = seen(game, viewer)
        assert (theirs["decision"], theirs["chosen_card"], theirs["chosen_down"]) == ("card", None, None)
        assert theirs["legal"] == []
        assert "gangster" not in theirs["prompt"]["args"]


@pytest.mark.rule("WG-6.2")
def test_row_7_the_others_cannot_tell_how_far_the_choice_has_come() -> None:
    game = load("card", "red", *CARDS, round=3, seats="red blue yellow", looked=LOOKED)
    before = {viewer: seen(game, viewer) for viewer in ("blue", "yellow", None)}
    assert game.journal is not None
    for choice in ("card:safecracker", "face:down"):
        play(game, choice)
        assert {viewer: seen(game, viewer) for viewer in before} == before
        assert game.journal.facts == []
    play(game, "front:S.S")
    assert seen(game, None)["town"]["S6"] == {"gang": "red", "role": None, "face_down": True}


def test_row_8_the_order_of_a_pile_is_for_nobody(game: WildGangs) -> None:
    """WG-7.6. Its contents are known to the owner by elimination, and listed in role order."""
    pile = seen(game, "red")["seats"][0]["pile"]
    assert pile == [role for role in D.ROLES if role in pile]
    assert len(pile) == 4
    for viewer in ("blue", "yellow", None):
        assert seen(game, viewer)["seats"][0]["pile"] is None


def test_row_9_a_face_up_gangster_is_public(game: WildGangs) -> None:
    """WG-4.2."""
    for view in views(game).values():
        assert view["town"]["N4"] == {"gang": "red", "role": "thug", "face_down": False}


def test_rows_10_and_11_a_face_down_gangster_shows_gang_and_slot_and_itself_to_owner_and_lookers(
    game: WildGangs,
) -> None:
    """WG-4.2, WG-4.3, WG-8.8."""
    knows = {"N5": {"red"}, "S4": {"red", "blue"}, "E2": {"yellow"}}
    roles = {"N5": ("red", "chief"), "S4": ("blue", "thug"), "E2": ("yellow", "singer")}
    for slot, (gang, role) in roles.items():
        for viewer in EVERYBODY:
            shown = {"gang": gang, "role": role if viewer in knows[slot] else None, "face_down": True}
            assert seen(game, viewer)["town"][slot] == shown


def test_row_12_from_the_reveal_on_the_whole_town_is_public() -> None:
    """WG-4.7, WG-5.8, WG-5.15: events, gangsters, discarded cards, loots left behind."""
    later = mid_showdown()
    shown = seen(later, None)
    assert len(shown["town"]) == 28
    assert not any(card["role"] is None for card in shown["town"].values())
    for viewer in FOUR.split():
        for key in ("events", "town", "loots"):
            assert seen(later, viewer)[key] == shown[key]
    assert any(loot["taken_by"] is None for pair in shown["loots"].values() for loot in pair)


def test_row_13_money_and_captured_cards_are_public() -> None:
    """WG-5.9, WG-5.15."""
    later = play(mid_showdown(), "capture:blue")
    for viewer in (*FOUR.split(), None):
        shown = seen(later, viewer)["seats"]
        assert [s["money"] for s in shown] == [int(later.money[seat]) for seat in range(4)]
        assert shown[0]["captured"] == ["N3", "N4", "N10"]


# Never leak.


@pytest.mark.rule("WG-6.1")
def test_running_totals_count_only_what_the_viewer_may_see(game: WildGangs) -> None:
    """N: red's thug 2, and red's hidden leader 5 for red alone. S: blue's singer 2, and the hidden thug 2 for two."""
    north = {"red": 7, "blue": 2, "yellow": 2, None: 2}
    south = {"red": 4, "blue": 4, "yellow": 2, None: 2}
    for viewer in EVERYBODY:
        view = seen(game, viewer)
        assert view["strength"]["N"] == {"red": north[viewer]}
        assert view["strength"]["S"] == {"blue": south[viewer]}
        assert view["firepower"]["E"] == {"yellow": 3 if viewer == "yellow" else 2}


@pytest.mark.rule("WG-6.1")
def test_totals_do_not_even_tell_that_a_gang_has_only_hidden_cards_somewhere() -> None:
    """A hidden card alone gives no entry, neither with its strength nor with a nought."""
    game = load("card", "blue", "red@S.S chief?", round=1)
    assert seen(game, "blue")["strength"]["S"] == {}
    assert seen(game, "red")["strength"]["S"] == {"red": 5}


@pytest.mark.rule("WG-6.1", "WG-10.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_view_is_the_same_in_every_world_the_viewer_cannot_tell_apart(players: int) -> None:
    game, dice = new(players, 8), Dice(8)
    moment = 0
    while not game.over:
        moment += 1
        for viewer in (SPECTATOR, *range(players)) if moment % 4 == 0 else ():
            twin = game.clone()
            twin.redeal(viewer, dice)
            assert twin.view(viewer) == game.view(viewer)
        game.advance(game.random_action(dice), dice)


@pytest.mark.rule("WG-6.1")
def test_a_view_holds_these_things_and_no_seed_and_no_draws_to_come(game: WildGangs) -> None:
    everything = (
        "game players viewer first round street revealed over waiting decision prompt legal chosen_card chosen_down "
        "buildings closed loots events unused town seats strength firepower"
    )
    assert set(seen(game, "red")) == set(everything.split())
    seat = "gang turn hand_size pile_size hand pile hidden_left looked_events looked_slots money captured"
    assert set(seen(game, "red")["seats"][1]) == set(seat.split())


@pytest.mark.rule("WG-6.1")
def test_the_journal_tells_secrets_to_those_who_may_know_them_only() -> None:
    private = {"told-hand", "told-saw-event", "told-saw-card", "told-drew", "told-own-down"}
    for players in (2, 3, 4):
        game = play_out(new(players, 5), 5)
        assert game.journal is not None
        assert private <= {fact.key for fact in game.journal.facts}
        for fact in game.journal.facts:
            assert (fact.to is None) == (fact.key not in private), fact
            assert fact.to is None or len(fact.to) == 1
        hidden = facts(game, "told-placed-down")
        assert all(not {"gangster", "role", "strength", "firepower", "bounty"} & set(fact.args) for fact in hidden)


@pytest.mark.rule("WG-6.3")
def test_a_player_never_forgets() -> None:
    game, dice = new(3, 11), Dice(11)
    events: dict[str, str] = {}
    cards: dict[str, str] = {}
    while not game.over:
        view: dict[str, Any] = game.view(0)
        if not game.revealed:
            assert events.items() <= view["events"].items()
            events = {place: event for place, event in view["events"].items() if event}
        assert all(view["town"][slot]["role"] == role for slot, role in cards.items())
        cards = {slot: card["role"] for slot, card in view["town"].items() if card["role"]}
        game.advance(game.random_action(dice), dice)
    assert len(events) >= 2


@pytest.mark.rule("WG-6.4")
def test_that_somebody_else_knows_a_card_shows_only_in_who_looked_where() -> None:
    cards = ["red@N.N thug+chief", "yellow@NE.E singer?", "blue@S.S thug+chief"]
    looked = {"red": "P1 P2 P3 E1", "blue": "P2 P3 P4"}
    game = load("peek", "blue", *cards, round=2, seats="red blue yellow", looked=looked)
    before = seen(game, "red")
    play(game, "peek:slot:E1")
    after = seen(game, "red")
    assert after["town"] == before["town"]
    assert after["events"] == before["events"]
    assert after["seats"][1]["looked_slots"] == ["E1"]
    told = [fact for fact in facts(game, "told-looked-card", "told-saw-card", "told-drew") if fact.shows_to(0)]
    assert [fact.key for fact in told] == ["told-looked-card"]


@pytest.mark.rule("WG-6.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_world_completed_from_a_view_shows_its_seat_the_same_view(players: int) -> None:
    """A bot has the view and nothing else; what it imagines cannot be told from the truth."""
    game, dice = new(players, 4), Dice(4)
    moment = 0
    while not game.over:
        moment += 1
        if moment % 5 == 0:
            for viewer in (SPECTATOR, *range(players)):
                world = GAME.complete(game.view(viewer), dice)
                assert world.view(viewer) == game.view(viewer)
        game.advance(game.random_action(dice), dice)


@pytest.mark.rule("WG-6.5")
def test_after_the_end_everything_is_shown_to_all() -> None:
    ended = play_out(new(3))
    for viewer in ("red", "blue", "yellow", None):
        view = seen(ended, viewer)
        assert all(view["events"].values())
        assert len(view["unused"]) == 3
        assert all(card["role"] for card in view["town"].values())
        assert all(len(seat["hand"]) == 2 for seat in view["seats"])

"""What the page is told about the county: places, targets, fists. The forecast is held against what then happens."""

import re
from collections.abc import Iterator
from dataclasses import replace
from importlib import resources
from typing import Any

import pytest

from farwest.engine.core import SPECTATOR, Dice
from farwest.engine.errors import Malformed, Phrase
from farwest.engine.journal import Fact
from farwest.engine.match import Match
from farwest.engine.picture import Look
from farwest.games.colorado_county import board, data as D
from farwest.games.colorado_county.board_forecast import Forecast, forecast
from farwest.games.colorado_county.board_targets import may_be_flagged, seconds
from farwest.games.colorado_county.game import GAME
from farwest.web import drawing
from farwest.web.seen import SeatSeen, Seen, Setting, lines_of, why_not

CSS = (resources.files("farwest.games.colorado_county") / "board.css").read_text(encoding="utf-8")
PLACES = {name: (int(x), int(y)) for name, x, y in re.findall(r"\.at-([\w-]+) \{ --x: (\d+); --y: (\d+) \}", CSS)}
GAMES_OF = [(2, "recommended", 3), (3, "free", 4), pytest.param(4, "random", 5, marks=pytest.mark.long)]


def view_of(state: Any, viewer: int) -> Any:
    return state.view(viewer)


def moments(players: int, layout: str, seed: int, every: int = 9) -> Iterator[Match]:
    """A random game, shown every few acts and at its end."""
    match, dice = Match.simulate(GAME, players, {"lakes": layout}, Dice(seed)), Dice(seed)
    while not match.state.over:
        if len(match.entries) % every == 0:
            yield match
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    yield match


def until(decision: str, players: int = 4, seed: int = 5, layout: str = "recommended", skip: int = 0) -> Match:
    """The first moment after `skip` acts at which somebody owes that decision."""
    for match in moments(players, layout, seed, every=1):
        if len(match.entries) >= skip and view_of(match.state, match.state.actor)["decision"] == decision:
            return match
    raise AssertionError(f"no {decision} in this game")


def seen_of(match: Match, viewer: int, lang: str = "en", mode: Any = "play") -> Seen:
    state = match.state
    return Seen(
        game=GAME,
        lang=lang,
        view=view_of(state, viewer),
        setting=Setting("MESA-1"),
        seats=[SeatSeen("person", f"P{n}", waiting=n in state.waiting()) for n in range(state.players)],
        viewer=viewer,
        version=len(match.entries),
        mode=mode,
        lines=lines_of(match, viewer),
        outcome=state.outcome(),
        can_undo=viewer >= 0 and (match.can_undo(viewer) or state.can_retract(viewer)),
    )


def sent(html: str) -> list[str]:
    """All that a click or a tick on the page would send."""
    return re.findall(r'form="act" (?:[^>]*?)name="(?:step-\d|tick)"[^>]*? value="([^"]+)"', html) + re.findall(
        r'name="(?:step-1|tick)" value="([^"]+)" form="act"', html
    )


# Where things lie.


def test_every_cell_and_every_point_of_the_track_has_its_place() -> None:
    for number, cell in enumerate(D.CELLS):
        assert PLACES[cell] == (36 + 52 * (number % 15), 36 + 52 * (number // 15))
    track = [PLACES[f"s-{score}"] for score in range(50)]
    assert len(set(track)) == 50


@pytest.mark.rule("CO-2.1")
def test_flags_and_markers_are_told_apart_by_shape() -> None:
    """Red and orange are colours of both: a flag is never drawn with the shape of a player."""
    match = until("card", skip=60)
    html = drawing.table(seen_of(match, SPECTATOR))
    for cell, colour in view_of(match.state, SPECTATOR)["flags"].items():
        drawn = html[html.index(f'id="cell-{cell}"') :].partition("</div>")[0]
        assert f"#flag-{colour}" in drawn
        assert "shape-" not in drawn
    for cell in view_of(match.state, SPECTATOR)["markers"]:
        drawn = html[html.index(f'id="cell-{cell}"') :].partition("</div>")[0]
        assert "shape-" in drawn
        assert "#flag-" not in drawn


# What may be chosen.


@pytest.mark.parametrize(("players", "layout", "seed"), GAMES_OF)
def test_every_legal_action_can_be_sent_from_the_page(players: int, layout: str, seed: int) -> None:
    for match in moments(players, layout, seed, every=4):
        for seat in match.state.to_act():
            view = view_of(match.state, seat)
            page = sent(drawing.table(seen_of(match, seat)))
            if view["decision"] in ("bid", "sale-bid") and view["step"] == "count":
                assert set(map(str, view["seats"][seat]["hand"])) <= set(page)
                assert ("count:0" in page) == ("count:0" in view["legal"])
            else:
                assert set(view["legal"]) <= set(page), view["decision"]


@pytest.mark.parametrize(("players", "layout", "seed"), GAMES_OF)
def test_what_is_roped_is_legal_and_what_is_barred_says_why(players: int, layout: str, seed: int) -> None:
    barred = 0
    for match in moments(players, layout, seed, every=5):
        for seat in match.state.to_act():
            drawn = board.picture(view_of(match.state, seat))
            targets = [cell.target for cell in drawn.cells if cell.target]
            targets += [card.target for card in drawn.offer.cards if card.target]
            first = next((stock.target.text for stock in drawn.stock if stock.target), "")
            for target in targets:
                steps = target.text if target.step == 1 else f"{first} {target.text}"
                refusal = why_not(GAME, match.state, seat, steps)
                assert (refusal is None) == target.legal, steps
                barred += refusal is not None
    assert barred > 50


@pytest.mark.rule("CO-4.4.3")
def test_the_cells_for_a_flag_are_those_of_the_engine() -> None:
    for match in moments(3, "random", 8, every=3):
        view = view_of(match.state, match.state.actor)
        if view["decision"] == "flag":
            cells = [f"flag:{cell}" for cell in D.CELLS if may_be_flagged(view, cell)]
            assert cells == view["legal"]


@pytest.mark.rule("CO-4.7.3", "CO-4.7.4")
def test_a_card_lights_up_all_that_it_allows() -> None:
    """Every flag of its colour, and from each the cells that the engine would offer."""
    match = until("card", players=2, seed=3, skip=30)
    seat = match.state.actor
    view = view_of(match.state, seat)
    for card in board.picture(view).offer.cards:
        allowed = set()
        trial = match.state.clone()
        trial.play(seat, GAME.parse(f"card:{card.id}"), Dice(0))
        for flag in [cell for cell, colour in view["flags"].items() if colour == card.flag]:
            allowed |= {f"cell-{flag}", *(f"cell-{cell}" for cell in seconds(view, card.figure, flag))}
        assert set(card.shows) == allowed


@pytest.mark.rule("CO-4.7.2", "CO-4.1.1")
def test_to_take_a_flag_is_to_take_the_only_card_of_its_colour() -> None:
    tried = 0
    for match in moments(4, "recommended", 6, every=1):
        view = view_of(match.state, match.state.actor)
        if view["decision"] != "card":
            continue
        for cell in board.picture(view).cells:
            if cell.target is None:
                continue
            trial = match.state.clone()
            for text in cell.target.text.split():
                trial.play(match.state.actor, GAME.parse(text), Dice(0))
            assert view_of(trial, SPECTATOR)["markers"][cell.id] == match.state.actor
            tried += 1
    assert tried > 20


# Fists.


@pytest.mark.parametrize(
    ("ticks", "acts"),
    [
        ("41 20 9", "count:3 token:41 token:20 token:9"),
        ("9 41 4", "count:3 token:41 token:9"),
        ("20 9 4", "count:3 token:20"),
        ("4 9 20 41", "count:4"),
        ("20", "count:1 token:20"),
        ("4", "count:1 token:4"),
        ("", "count:0"),
    ],
)
@pytest.mark.rule("CO-4.6.2", "CO-T22")
def test_ticks_are_a_bid_as_it_is_written(ticks: str, acts: str) -> None:
    """The example of the rules: the hand is 4, 9, 20 and 41. What is forced is not said (CO-4.1.1)."""
    view = view_of(until("bid").state, 0)
    seats = [{**seat, "hand": [4, 9, 20, 41]} for seat in view["seats"]]
    assert board.ticked({**view, "seats": seats}, ticks.split()) == acts


@pytest.mark.parametrize("ticks", [["67"], ["x"], ["1", "1"], ["-1"], ["²"]])
def test_nobody_ticks_what_he_does_not_hold(ticks: list[str]) -> None:
    view = view_of(until("bid").state, 0)
    seats = [{**seat, "hand": [1, 9]} for seat in view["seats"]]
    with pytest.raises(Malformed):
        board.ticked({**view, "seats": seats}, ticks)


@pytest.mark.parametrize("seed", range(4))
def test_any_set_of_cowboys_can_be_sealed_and_taken_back(seed: int) -> None:
    match, dice = until("bid", players=3, seed=seed), Dice(seed)
    for _ in range(30):
        seat = match.state.to_act()[0]
        hand = view_of(match.state, seat)["seats"][seat]["hand"]
        chosen = sorted({hand[dice.pick(len(hand))] for _ in range(dice.pick(len(hand)))}, reverse=True)
        before = view_of(match.state, SPECTATOR)
        trial = match.state.clone()
        for text in board.ticked(view_of(match.state, seat), [str(number) for number in chosen]).split():
            trial.play(seat, GAME.parse(text), Dice(0))
        screen = board.picture(view_of(trial, seat)).screen
        assert screen is not None
        assert screen.mode == "closed"
        assert list(screen.inside) == chosen
        assert view_of(trial, SPECTATOR) == before
        trial.retract(seat)
        assert view_of(trial, seat) == view_of(match.state, seat)


@pytest.mark.rule("CO-6")
def test_a_fist_is_drawn_for_its_owner_alone() -> None:
    match = until("bid", players=3, seed=2)
    seat = match.state.to_act()[0]
    others = [viewer for viewer in (*range(3), SPECTATOR) if viewer != seat]
    before = [drawing.parts(seen_of(match, viewer)) for viewer in others]
    hand = view_of(match.state, seat)["seats"][seat]["hand"]
    for text in board.ticked(view_of(match.state, seat), [str(hand[3]), str(hand[5])]).split():
        match.state.play(seat, GAME.parse(text), Dice(0))
    assert [drawing.parts(seen_of(match, viewer)) for viewer in others] == before
    assert "screen closed" in drawing.table(seen_of(match, seat))


def test_ranks_follow_count_and_then_the_highest_number() -> None:
    match = until("card", players=4, seed=9, skip=40)
    view = {**view_of(match.state, SPECTATOR), "opened": {"kind": "auction", "bids": [[12], [], [33, 7], [45, 1]]}}
    assert [fist.rank for fist in board.picture(view).fists.fists] == [3, 0, 2, 1]


# The forecast, against what happens.


def told(view: Any) -> list[tuple[int, ...]]:
    return [
        (
            share["border"]["points"],
            share["lake"]["points"],
            share["double"]["points"],
            share["domain"]["points"],
            share["border"]["count"],
            len(share["lake"]["lakes"]),
            len(share["double"]["groups"]),
            len(share["domain"]["cells"]),
        )
        for share in view["running"]
    ]


def foreseen(seen: Forecast) -> list[tuple[int, ...]]:
    return [
        (t.border_points, t.lake_points, t.double_points, t.domain_points, t.border, len(t.lakes), t.doubles, t.domain)
        for t in seen.tallies
    ]


@pytest.mark.parametrize(("players", "layout", "seed"), GAMES_OF)
@pytest.mark.rule("CO-5.4", "CO-5.4.5")
def test_what_would_score_now_is_what_the_engine_says(players: int, layout: str, seed: int) -> None:
    for match in moments(players, layout, seed):
        view = view_of(match.state, SPECTATOR)
        assert foreseen(forecast(view)) == told(view)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.rule("CO-5.2.3")
def test_the_forecast_of_a_marker_comes_true(seed: int) -> None:
    tried = 0
    for match in moments(3, "recommended", 20 + seed, every=1):
        seat = match.state.actor
        view = view_of(match.state, seat)
        if view["decision"] != "second":
            continue
        for text in view["legal"]:
            trial = match.state.clone()
            trial.play(seat, GAME.parse(text), Dice(0))
            after = view_of(trial, seat)
            cell = text.partition(":")[2]
            if after["round"] == view["round"] and after["markers"] == view["markers"] | {cell: seat}:
                assert foreseen(forecast(view, seat, [cell])) == told(after)
                tried += 1
    assert tried > 20


# A closer look.


@pytest.mark.parametrize(("players", "layout", "seed"), GAMES_OF)
def test_everything_on_the_page_can_be_looked_at(players: int, layout: str, seed: int) -> None:
    for match in moments(players, layout, seed, every=97):
        for viewer, lang in ((max(0, match.state.actor), "en"), (SPECTATOR, "fr")):
            seen = seen_of(match, viewer, lang)
            for at in set(re.findall(r'data-look="([^"]+)"', drawing.table(seen))):
                assert drawing.look(seen, at) is not None, at


@pytest.mark.rule("CO-4.6.6", "CO-4.9.2")
def test_what_is_sure_about_hidden_cowboys_is_shown_where_the_table_allows_it() -> None:
    """Of others, in their lines; in the bag, on a closer look. At a table without the memory aid, neither."""
    match = next(match for match in moments(3, "recommended", 8, every=1) if _known_of_others(match, 0))
    numbers = _known_of_others(match, 0)
    aided, alone = (drawing.table(_remembering(seen_of(match, 0), aid)) for aid in (True, False))
    assert all(f"<i>{number}</i>" in _known_shown(aided) for number in numbers)
    assert not _known_shown(alone)
    bag = next(match for match in moments(3, "recommended", 8, every=1) if view_of(match.state, 0)["bag"]["known"])
    view = view_of(bag.state, 0)
    keys = [[note.phrase.key for note in looked.notes] for looked in _bags(view, board.forget(view))]
    assert keys == [["board-bag", "board-bag-known"], ["board-bag"]]


def _known_of_others(match: Match, viewer: int) -> list[int]:
    if match.state.over:
        return []
    seats = view_of(match.state, viewer)["seats"]
    return [number for seat, each in enumerate(seats) if seat != viewer for number in each["known"]]


def _remembering(seen: Seen, aid: bool) -> Seen:
    return replace(seen, setting=Setting("MESA-1", memory_aid=aid))


def _known_shown(html: str) -> str:
    return "".join(re.findall(r'<span class="known">.*?</span></div>', html, flags=re.S))


def _bags(*views: Any) -> list[Look]:
    looked = [board.look(view, "bag", []) for view in views]
    return [each for each in looked if each is not None]


@pytest.mark.parametrize("at", ["cell:A11", "cell:P1", "card:R99", "lake:LK8", "", "nonsense"])
def test_there_is_nothing_to_see_where_nothing_is(at: str) -> None:
    assert board.look(view_of(until("card").state, 0), at, []) is None


@pytest.mark.rule("CO-4.10.4")
def test_a_plot_is_sold_by_a_button_and_told_what_it_costs() -> None:
    match = until("sell", seed=7, skip=80)
    seat = match.state.actor
    view = view_of(match.state, seat)
    cell = next(text for text in view["legal"] if text.startswith("sell:"))
    look = board.look(view, cell, [])
    assert look is not None
    assert look.act == cell
    assert look.notes[-1].phrase.key in ("board-total-without", "board-nothing-changes")
    html = drawing.table(seen_of(match, seat))
    assert f'value="{cell}"' in html
    assert "data-confirm" in html[html.index(f'value="{cell}"') :].partition(">")[0]


@pytest.mark.rule("CO-4.10.2")
def test_who_sells_no_more_this_round_may_think_again() -> None:
    match = until("sell", seed=7, skip=80)
    seat = match.state.actor
    match.play(seat, "pass-round")
    while match.state.owes(seat) or match.state.sealed():
        match.play(match.state.actor, GAME.text(match.state.random_action(Dice(3))))
    button = 'value="ask-again"'
    assert button in drawing.table(seen_of(match, seat))
    assert button not in drawing.table(seen_of(match, seat, mode="replay"))
    assert all(button not in drawing.table(seen_of(match, other)) for other in (SPECTATOR, (seat + 1) % 4))
    match.play(seat, "ask-again")
    assert button not in drawing.table(seen_of(match, seat))


def test_a_flag_has_no_button_before_its_colour() -> None:
    match = until("colour", players=4)
    view = view_of(match.state, match.state.actor)
    colour = view["legal"][0]
    free = next(cell for cell in D.CELLS if may_be_flagged(view, cell))
    assert [getattr(board.look(view, f"flag:{free}", held), "act", None) for held in ([], [colour])] == [
        None,
        f"flag:{free}",
    ]


# The prompt, the chain, the score, the memory.


def test_the_steps_of_an_auction_are_ticked_one_by_one() -> None:
    whens = {}
    for decision in ("sell", "bid", "card", "second"):
        match = until(decision, players=4, skip=40)
        whens[decision] = [step.when for step in board.prompt(view_of(match.state, match.state.actor)).steps]
    assert whens == {
        "sell": ["now", "later", "later", "later", "later"],
        "bid": ["now", "later", "later", "later"],
        "card": ["done", "now", "later", "later"],
        "second": ["done", "done", "done", "now"],
    }


@pytest.mark.parametrize(("players", "layout", "seed"), GAMES_OF)
def test_in_words_nothing_is_missing(players: int, layout: str, seed: int) -> None:
    for match in moments(players, layout, seed, every=11):
        for seat in match.state.to_act():
            view = view_of(match.state, seat)
            page = drawing.text_page(seen_of(match, seat, "fr"))
            offered = set(re.findall(r'(?:name="step-\d"|name="tick") value="([^"]+)"', page))
            ticking = view["decision"] in ("bid", "sale-bid") and view["step"] == "count"
            wanted = set(map(str, view["seats"][seat]["hand"])) if ticking else set(view["legal"])
            assert wanted <= offered


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("CO-5.4")
def test_the_parts_of_a_score_add_up(players: int) -> None:
    *_, match = moments(players, "recommended", 21, every=1000)
    view = view_of(match.state, SPECTATOR)
    for seat in range(players):
        assert sum(part.amount for part in board.parts(view, seat)) == view["seats"][seat]["score"]


@pytest.mark.rule("CO-5.5.2")
def test_the_end_tells_what_decides_a_tie() -> None:
    *_, match = moments(3, "recommended", 21, every=1000)
    view = view_of(match.state, SPECTATOR)
    for seat, (score, cowboys) in enumerate(((31, 2), (31, 5), (8, 9))):
        view["seats"][seat] |= {"score": score, "cowboys": cowboys}
    told = [[part.label.args for part in board.parts(view, seat) if part.rule == "CO-5.5.2"] for seat in range(3)]
    assert told == [[{"count": 2}], [{"count": 5}], []]


def test_without_the_memory_aid_what_can_be_worked_out_is_not_told() -> None:
    match = until("bid", players=3, skip=150)
    view = view_of(match.state, 0)
    kept = board.forget(view)
    assert kept["bag"] == {"size": view["bag"]["size"], "known": []}
    assert [seat["known"] for seat in kept["seats"]] == [view["seats"][0]["known"], [], []]
    assert kept["cards"]["shown"] == view["cards"]["shown"]
    assert not kept["cards"]["gone"]
    assert kept["legal"] == view["legal"]
    assert drawing.table(seen_of(match, 0))


def test_the_headline_tells_how_far_the_game_has_come() -> None:
    keys = [
        board.headline(view_of(match.state, SPECTATOR)).key
        for match in (until("lake", layout="free"), until("colour"), until("bid"), [*moments(2, "random", 2, 999)][-1])
    ]
    assert keys == ["board-laying", "board-planting", "board-auction", "board-over"]


@pytest.mark.rule("CO-4.6.3")
def test_the_fists_open_once_and_all_together() -> None:
    """Each fist is named, the first one opens them all: nothing that comes in meanwhile closes them again."""
    match = until("card", players=4, seed=3)
    view = view_of(match.state, SPECTATOR)
    told = [board.marks(fact, view) for fact in match.journal.facts if fact.key.startswith("told-bid")]
    assert [mark.shows for mark in told] == [("stage",)] * 4
    assert [mark.turns for mark in told] == [("stage",), (), (), ()]


def test_a_scoring_lights_the_cells_that_earned_it() -> None:
    *_, match = moments(3, "recommended", 33, every=1000)
    view = view_of(match.state, SPECTATOR)
    marks = {fact.key: board.marks(fact, view) for fact in match.journal.for_viewer(SPECTATOR)}
    assert marks["told-scoring"].heading
    assert marks["told-borders"].shows[0].startswith("cell-")
    assert any(mark.flies and mark.flies[0].startswith("card-") for mark in marks.values())
    assert marks["told-lake-points"].shows[0].startswith("lake-LK")
    total = Fact("CO-5.4", "told-total", {"side": "colour-orange", "points": 12, "score": 55}, None, reveals=False)
    assert board.marks(total, view).moves == ("pawn-0:at-s-43",)
    assert board.prompt(view).phrase == Phrase("prompt-end", view["prompt"]["args"])


# Every page of a whole game.


@pytest.mark.parametrize(("players", "layout", "seed"), GAMES_OF)
def test_every_viewer_of_a_game_draws_in_both_languages(players: int, layout: str, seed: int) -> None:
    for match in moments(players, layout, seed, every=45):
        for viewer in (*range(players), SPECTATOR):
            for lang in ("en", "fr"):
                html = drawing.table(seen_of(match, viewer, lang))
                assert html.count('class="cell ') == 150
                assert 'class="target' not in drawing.table(seen_of(match, viewer, lang, mode="replay"))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
@pytest.mark.rule("CO-6")
def test_twins_are_drawn_with_the_same_bytes(players: int, seed: int) -> None:
    """All that a viewer cannot know is dealt again, and not one byte of his page changes."""
    for match in moments(players, "recommended", seed, every=37):
        for viewer in (*range(players), SPECTATOR):
            seen = seen_of(match, viewer)
            twin = match.state.clone()
            twin.redeal(viewer, Dice(seed + 1))
            other = Seen(**{**vars(seen), "view": view_of(twin, viewer)})
            assert drawing.table(other) == drawing.table(seen)

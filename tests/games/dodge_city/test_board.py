"""What the page is told about a city: all that may be chosen and nothing else, ticks as acts, forecasts, secrets."""

import random
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from farwest.engine.core import SPECTATOR, Dice, State
from farwest.engine.match import Match
from farwest.engine.picture import Look
from farwest.games.dodge_city import board, data as D, settle
from farwest.games.dodge_city.board_bill import Bill
from farwest.games.dodge_city.board_pieces import House, Picture
from farwest.games.dodge_city.board_plan import plan
from farwest.games.dodge_city.board_reach import reach
from farwest.games.dodge_city.game import GAME
from farwest.web import drawing
from farwest.web.easel import words_for
from farwest.web.seen import Line, SeatSeen, Seen, Setting, lines_of, why_not
from farwest.words import LANGS
from tests.games.dodge_city.city import Outcomes, city
from tests.web.scenes import Page

ENDS = ("indian:stop", "free:none", "buy:done", "gain:decline")
EACH = 2  # positions of each decision


class Scene(NamedTuple):
    """A position of a random game: whose decision it is, and what the journal had told by then."""

    state: State
    seat: int
    lines: dict[int, list[Line]]
    entries: int

    def view(self, viewer: int | None = None) -> Any:
        return self.state.view(self.seat if viewer is None else viewer)

    def seen(self, viewer: int | None = None, lang: str = "fr", state: State | None = None) -> Seen:
        viewer, shown = self.seat if viewer is None else viewer, state or self.state
        waiting = shown.waiting()
        return Seen(
            game=GAME,
            lang=lang,
            view=shown.view(viewer),
            setting=Setting("MESA-1", "Chez Lucette"),
            seats=[SeatSeen("person", f"P{n}", waiting=n in waiting) for n in range(shown.players)],
            viewer=viewer,
            version=self.entries,
            lines=self.lines[viewer],
            outcome=shown.outcome(),
        )


def scene_of(match: Match) -> Scene:
    lines = {viewer: lines_of(match, viewer) for viewer in (SPECTATOR, *range(match.state.players))}
    return Scene(match.state.clone(), max(match.state.actor, 0), lines, len(match.entries))


@cache
def whole_game(players: int, seed: int) -> tuple[list[Scene], Scene]:
    """A random game: every decision a few times, and the end."""
    match, dice, lot = Match.simulate(GAME, players, {}, Dice(seed)), Dice(seed + 1), random.Random(seed)
    found, times = dict[str, list[Scene]](), Counter[str]()
    while not match.state.over:
        decision = str(match.state.view(match.state.actor)["decision"])
        times[decision] += 1
        kept = found.setdefault(decision, [])
        if len(kept) < EACH:
            kept.append(scene_of(match))
        elif lot.random() < EACH / times[decision]:
            kept[lot.randrange(EACH)] = scene_of(match)
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    return [scene for scenes in found.values() for scene in scenes], scene_of(match)


def scenes(players: int, seed: int, *decisions: str) -> list[Scene]:
    return [each for each in whole_game(players, seed)[0] if not decisions or each.view()["decision"] in decisions]


SEEDS = {2: 11, 3: 12, 4: 13, 5: 14}
GAMES_OF = pytest.mark.parametrize(
    ("players", "seed"),
    [(2, 11), pytest.param(3, 12, marks=pytest.mark.long), pytest.param(4, 13, marks=pytest.mark.long), (5, 14)],
)


def sent(page: Page) -> list[str]:
    """What one press sends. The list of a phone repeats what stands elsewhere."""
    return sorted(
        element.attrs["value"]
        for element in page.having("form")
        if element.attrs["form"] == "act" and element.attrs.get("name") == "step-1" and "sheet" not in element.inside
    )


def boxes(drawn: Picture) -> list[tuple[str, House]]:
    return [(cell.tick, house) for house in drawn.houses for row in house.cells for cell in row if cell.tick]


def some_ticks(drawn: Picture, dice: random.Random) -> list[str]:
    """As many as fit, drawn by lot, with a type for every building that needs one."""
    assert drawn.ticks is not None
    wanted = drawn.ticks.most if drawn.ticks.exactly else dice.randint(1, min(4, drawn.ticks.most))
    chosen, types, inside = list[str](), list[str](), dict[str, int]()
    for tick, house in dice.sample(boxes(drawn), len(boxes(drawn))):
        if len(chosen) < wanted and inside.get(house.id, 0) < house.most:
            inside[house.id] = inside.get(house.id, 0) + 1
            chosen.append(tick)
            if house.types and inside[house.id] == 1:
                types.append(f"{house.id}={dice.choice(house.types).id}")
    return [*chosen, *types]


def billed(view: Any, ticks: list[str]) -> tuple[Look, Bill]:
    look = board.look(view, "bill", ticks)
    assert look is not None
    bill = look.things[0]
    assert isinstance(bill, Bill)
    return look, bill


def opening(players: int, decision: str) -> Any:
    """The first time that somebody owes a decision."""
    match, dice = Match.simulate(GAME, players, {}, Dice(5)), Dice(6)
    while match.state.view(match.state.actor)["decision"] != decision:
        match.play(match.state.actor, GAME.text(match.state.random_action(dice)))
    return match.state.view(match.state.actor)


# What may be chosen.


@GAMES_OF
def test_every_legal_action_is_a_target_or_a_tick_and_every_target_is_legal(players: int, seed: int) -> None:
    for scene in scenes(players, seed):
        view, drawn = scene.view(), board.picture(scene.view())
        pressed = sent(Page(drawing.table(scene.seen())))
        if drawn.ticks is None:
            assert sorted(set(pressed)) == sorted(view["legal"])
            continue
        assert pressed == sorted(text for text in view["legal"] if text in ENDS)
        ticks = {tick for tick, _ in boxes(drawn)}
        for text in view["legal"]:
            verb, _, what = text.partition(":")
            if text not in ENDS and verb not in ("count", "type"):
                assert any(tick == what or tick.endswith(f".{what}") or tick.startswith(f"{what}.") for tick in ticks)


@GAMES_OF
@pytest.mark.rule("DC-4.0c")
def test_ticks_in_any_order_are_the_same_acts_and_can_be_played(players: int, seed: int) -> None:
    dice, played = random.Random(seed), 0
    for scene in scenes(players, seed):
        view, drawn = scene.view(), board.picture(scene.view())
        if drawn.ticks is None:
            assert board.ticked(view, ["saloon.A1"]) == ""
            continue
        ticks = some_ticks(drawn, dice)
        acts = board.ticked(view, ticks)
        assert acts == board.ticked(view, dice.sample(ticks, len(ticks)))
        if billed(view, ticks)[1].ready:
            trial = scene.state.clone()
            for text in acts.split():
                trial.play(scene.seat, GAME.parse(text), Dice(0))
            played += 1
    assert played > 3


@GAMES_OF
@pytest.mark.rule("DC-4.9", "DC-4.10")
def test_what_the_bill_says_is_what_happens(players: int, seed: int) -> None:
    """Money and pieces after a purchase that was ticked are those foretold."""
    dice, bought = random.Random(seed + 1), 0
    for scene in scenes(players, seed):
        view, drawn = scene.view(), board.picture(scene.view())
        if view["decision"] not in ("buy-building", "buy-count"):
            continue
        ticks = some_ticks(drawn, dice)
        look, bill = billed(view, ticks)
        if not bill.ready:
            assert look.notes
            continue
        trial = scene.state.clone()
        for text in board.ticked(view, ticks).split():
            trial.play(scene.seat, GAME.parse(text), Dice(0))
        after: Any = trial.view(scene.seat)
        assert after["seats"][scene.seat]["money"] == view["seats"][scene.seat]["money"] - sum(
            line.cost for line in bill.lines
        )
        for line in bill.lines:
            if after["town"][line.building]["status"] == "open":
                side = after["town"][line.building]["sides"][scene.seat]
                assert (side["keys"], side["missing"]) == (line.keys, line.missing)
        bought += 1
    assert bought > 0


@pytest.mark.rule("DC-4.8")
def test_an_unopened_building_asks_for_its_type() -> None:
    view = opening(3, "buy-building")
    shut = next(name for name, building in view["town"].items() if building["status"] == "unopened")
    look, bill = billed(view, [f"{shut}.A1" if f"{shut}.A1" in D.PIECES_BY_NAME else f"{shut}.B1"])
    assert (bill.ready, bill.needs_type) == (False, shut)
    assert look.notes[0].rule == "DC-4.8"


@pytest.mark.rule("DC-4.9")
def test_what_cannot_be_paid_is_not_ready_and_says_so() -> None:
    for scene in [each for players, seed in SEEDS.items() for each in scenes(players, seed, "buy-building")]:
        view = scene.view()
        drawn = board.picture(view)
        all_there_is = [
            t for house in drawn.houses for t in [tick for tick, h in boxes(drawn) if h == house][: house.most]
        ]
        types = [f"{house.id}={house.types[0].id}" for house in drawn.houses if house.types]
        look, bill = billed(view, all_there_is + types)
        if sum(line.cost for line in bill.lines) > view["seats"][scene.seat]["money"]:
            assert not bill.ready
            assert look.notes[-1].rule in ("DC-4.9", "DC-4.7", "DC-4.8")
            return
    pytest.fail("nobody was ever short of money")


@GAMES_OF
def test_what_looks_choosable_and_is_not_says_why(players: int, seed: int) -> None:
    asked = 0
    for scene in scenes(players, seed):
        seen = scene.seen()
        for element in Page(drawing.table(seen)).having("data-why")[:6]:
            refusal = why_not(GAME, scene.state, scene.seat, element.attrs["data-why"])
            assert refusal is not None
            assert element.attrs["aria-disabled"] == "true"
            assert refusal.rule in Page(drawing.why(seen, refusal)).text
            asked += 1
    assert asked > 3


@GAMES_OF
def test_what_can_be_pressed_has_a_name_in_words(players: int, seed: int) -> None:
    for scene in scenes(players, seed):
        for element in Page(drawing.table(scene.seen())).elements:
            if element.tag in ("button", "input") and "town" in element.inside:
                assert len(element.attrs["aria-label"]) > 3
            if element.attrs.get("role") == "img":
                assert element.attrs["aria-label"]


@GAMES_OF
def test_a_small_screen_opens_where_something_is_to_be_chosen(players: int, seed: int) -> None:
    for scene in scenes(players, seed):
        drawn = board.picture(scene.view())
        asking = [house.id for house in drawn.houses if house.asks]
        assert not asking or drawn.focus in asking


def test_who_has_nothing_to_choose_finds_nothing_to_send() -> None:
    for scene in scenes(3, 12):
        for viewer in (SPECTATOR, *(n for n in range(3) if n not in scene.state.to_act())):
            page = Page(drawing.table(scene.seen(viewer)))
            assert sent(page) == []
            assert [e for e in page.elements if e.attrs.get("name") == "tick"] == []
        assert sent(Page(drawing.table(scene.seen()))) != [] or board.picture(scene.view()).ticks


# What may not be known.


@pytest.mark.parametrize(("players", "seed"), [(2, 11), (5, 14)])
@pytest.mark.rule("DC-6.1")
def test_twins_are_drawn_with_the_same_bytes(players: int, seed: int) -> None:
    """All that a viewer cannot know is dealt again, and not one byte of his page changes."""
    for scene in scenes(players, seed)[::2]:
        for viewer in (SPECTATOR, (scene.seat + 1) % players):
            twin = scene.state.clone()
            twin.redeal(viewer, Dice(99))
            one, other = scene.seen(viewer), scene.seen(viewer, state=twin)
            assert drawing.parts(one) == drawing.parts(other)
            assert drawing.text_page(one) == drawing.text_page(other)
        twin = scene.state.clone()
        twin.redeal(scene.seat, Dice(98))
        one, other = scene.seen(), scene.seen(state=twin)
        assert drawing.parts(one) == drawing.parts(other)
        assert drawing.look(one, "bill", ["saloon.A1"]) == drawing.look(other, "bill", ["saloon.A1"])


@GAMES_OF
def test_every_viewer_is_drawn_in_every_language(players: int, seed: int) -> None:
    for scene in scenes(players, seed):
        for lang in LANGS:
            for viewer in (scene.seat, SPECTATOR):
                seen = scene.seen(viewer, lang)
                assert "{" not in Page(drawing.table(seen)).text
                assert "{" not in Page(drawing.text_page(seen)).text
                for at in ("building:saloon", "kind:lady", "event:EV05", *seen.view["legal"][:2]):
                    drawing.look(seen, at)


# Forecasts.


@pytest.mark.rule("DC-5.1")
def test_a_closer_look_at_a_cell_tells_what_the_piece_would_bring() -> None:
    looked = 0
    for scene in scenes(4, 13):
        view = scene.view()
        if view["decision"] not in ("place-cell", "buy-building", "buy-count"):
            continue
        for tick, house in boxes(board.picture(view))[:4]:
            look = board.look(view, f"at:{tick}", [])
            assert look is not None
            cell = tick.partition(".")[2]
            then = reach(house.id, view["town"][house.id]["cells"] | {cell: scene.seat}, scene.seat)
            assert look.notes[0].phrase.args["keys"] == len(then.keys)
            assert look.notes[0].phrase.args.get("missing", 0) == (then.missing or 0)
            looked += 1
    assert looked > 3


@pytest.mark.rule("DC-T08", "DC-T06")
def test_reach_knows_the_examples_of_the_rules() -> None:
    three = dict.fromkeys(["B3", "C3", "D3", "E3", "B4"], 0)
    assert reach("saloon", three, 0).missing == 1
    assert reach("saloon", three | {"E4": 0}, 0) == (("bottles", "dollar", "revolver", "key"), 0)


@pytest.mark.parametrize(
    "at", ["at:saloon.B2", "at:bank.A1", "building:bank", "kind:nobody", "event:EV99", "play:X", ""]
)
def test_there_is_nothing_to_see_where_nothing_is(at: str) -> None:
    assert board.look(opening(2, "start-card"), at, []) is None


# The prompt, the chain, the journal, the end.


@GAMES_OF
def test_what_the_journal_names_is_on_the_board(players: int, seed: int) -> None:
    """Every id that a line lights up or turns exists, as long as its cards are still told of."""
    seen = whole_game(players, seed)[1].seen(SPECTATOR)
    page = Page(drawing.table(seen))
    ids = {element.attrs["id"] for element in page.having("id")}
    view = seen.view
    told = 0
    for line in seen.lines[-60:]:
        marks = board.marks(line.fact, view)
        for id in (*marks.shows, *(turn.partition(".")[0] for turn in marks.turns)):
            if not id.startswith(("gun-", "start-", "duel-", "hold-", "contest-")):
                assert id in ids, (line.fact.key, id)
                told += 1
        for flight in marks.flies:
            assert flight.partition(">")[2] in ids
    assert told > 0


@pytest.mark.rule("DC-4.17")
def test_a_duel_is_shown_with_both_cards_and_the_stronger_one() -> None:
    for scene in scenes(3, 12):
        view = scene.view()
        if view["decision"] != "duel-remove":
            continue
        duel = board.picture(view).duel
        assert duel is not None
        assert duel.winner is not None
        assert duel.winner == view["seats"][scene.seat]["colour"]
        cards = {fighter.colour: fighter.card for fighter in (duel.one, duel.other)}
        strengths = [card.strength for card in cards.values() if card]
        assert len(strengths) == 2
        own = cards[duel.winner]
        assert own is not None
        assert own.strength == max(strengths)
        page = Page(drawing.table(scene.seen(SPECTATOR)))
        assert any(id.startswith("duel-") for id in (element.attrs["id"] for element in page.having("id")))
        return
    pytest.fail("no duel was won")


def test_the_steps_of_a_movement_are_ticked_one_by_one() -> None:
    whens = {}
    for scene in scenes(3, 12):
        view = scene.view()
        if view["stage"] == "move" and view["event"] is None:
            whens[view["decision"]] = [step.when for step in board.prompt(view).steps]
    assert whens["move-card"] == ["now", "later"]
    assert whens["buy-building"] == ["done", "now"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.rule("DC-5.6")
def test_the_parts_of_a_score_add_up(players: int) -> None:
    view = whole_game(players, SEEDS[players])[1].view(SPECTATOR)
    for seat in range(players):
        assert sum(part.amount for part in board.parts(view, seat)) == view["seats"][seat]["points"]


@pytest.mark.rule("DC-5.9")
def test_the_end_tells_of_the_cards_drawn_at_a_tie() -> None:
    """Nobody has a point: Red and Blue drew a "?" and drew again, Green's cowboy beat both."""
    state = city(3)
    settle.finish(state, Outcomes(28, 28, 12, 0, 0))
    parts = [board.parts(state.view(SPECTATOR), seat) for seat in range(3)]
    assert [[(part.amount, part.rule) for part in each] for each in parts] == [[(0, "DC-5.9")]] * 3
    spoken = words_for(GAME, "en")
    assert spoken.phrase(parts[2][0].label) == "Tie, drew a cowboy 5"
    assert spoken.phrase(parts[0][0].label) == "Tie, drew a lady 5"


def test_joined_pieces_are_neighbours_of_one_colour() -> None:
    for house in [house for scene in scenes(4, 13) for house in board.picture(scene.view()).houses]:
        for row in house.cells:
            for left, right in pairwise(row):
                assert left.right == (left.kind == right.kind == "piece" and left.colour == right.colour)
        for above, below in pairwise(house.cells):
            for upper, lower in zip(above, below, strict=True):
                assert upper.down == (upper.kind == lower.kind == "piece" and upper.colour == lower.colour)


def test_a_plan_never_sends_more_than_one_message_may_hold() -> None:
    view = opening(5, "buy-building")
    everything = [tick for tick, _ in boxes(board.picture(view))]
    types = [f"{name}=cowboy" for name in D.BUILDINGS]
    assert len(plan(view, everything + types).acts) <= 33

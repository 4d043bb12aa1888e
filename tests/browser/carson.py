"""Carson City for stories in a browser: tables, moments in which its options ask something, how a hand moves."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from playwright.sync_api import expect

from farwest.engine.match import replay
from farwest.engine.record import from_json
from farwest.games import GAMES
from farwest.games.carson_city import data as D
from tests.browser.moments import Moment, moment_in
from tests.browser.moves import moved_on, one_of, roped, touch_middle, version
from tests.browser.visitors import Visitor

# What builds a town: bought, placed, agreed to, in this order of preference.
_BUILDS: Final = ("buy_building:yes", "site:", "house:", "kept:", "consent:yes", "buy_parcel:yes", "road:")


def eager(texts: Sequence[str], lot: random.Random) -> str:
    """Chance as a builder: whatever helps to build is done, a building is bought about every other time."""
    for start in _BUILDS:
        builds = [text for text in texts if text.startswith(start)]
        if builds:
            return lot.choice(builds)
    buildings = [text for text in texts if text.startswith("place:C:b")]
    if buildings and lot.random() < 0.45:
        return lot.choice(buildings)
    return lot.choice([text for text in texts if text != "pass"])


class Case(NamedTuple):
    """An option of section 11, and where in a game it asks or allows something that is not there without it."""

    options: Mapping[str, str]
    seed: int
    reached: Callable[[Mapping[str, Any]], bool]
    own: Callable[[Mapping[str, Any], str], bool]  # is this choice the option's own?

    def moment(self) -> Moment:
        return moment_in("carson-city", 3, self.seed, self._comes, eager, **self.options)

    def choices(self, moment: Moment) -> list[str]:
        """What the option adds to this moment."""
        state = replay(GAMES.find("carson-city"), from_json(moment.record), moment.at).state
        view: Mapping[str, Any] = state.view(moment.seat)
        return [text for text in view["legal"] if self.own(view, text)]

    def _comes(self, view: Mapping[str, Any]) -> bool:
        return self.reached(view) and any(self.own(view, text) for text in view["legal"])


def _asks(*decisions: str, since: int = 4) -> Callable[[Mapping[str, Any]], bool]:
    return lambda view: view["round"] >= since and view["decision"] in decisions


def _any(view: Mapping[str, Any], text: str) -> bool:
    return True


def _starts(start: str) -> Callable[[Mapping[str, Any], str], bool]:
    return lambda view, text: text.startswith(start)


def _beside_a_church(view: Mapping[str, Any], text: str) -> bool:
    """An attack on a building beside somebody else's church (CC-5.27: it protects its owner's only)."""
    cell = text.removeprefix("place:C:")
    if cell not in D.CELLS or view["town"][cell]["owner"] in (None, view["viewer"]):
        return False
    here = D.CELLS.index(cell)
    near = [D.CELLS[n] for n in range(D.CELL_COUNT) if max(abs(n % 8 - here % 8), abs(n // 8 - here // 8)) == 1]
    owners = {view["town"][other]["owner"] for other in near if view["town"][other]["tile"] == "church"}
    return bool(owners) and view["town"][cell]["owner"] not in owners


CASES: Final = {
    "red-now": Case({"personality_side": "red"}, 1, _asks("red_take", "red_captain", since=3), _any),
    "red-worker": Case({"personality_side": "red"}, 8, _asks("worker_take", since=3), _starts("worker_take:b")),
    "red-banker": Case({"personality_side": "red"}, 5, _asks("red_bank", since=3), _any),
    "river": Case({"board_side": "river"}, 1, _asks("last_roads"), _starts("road:")),
    "tiles": Case({"duel_mode": "tiles"}, 1, _asks("duel_tile"), _any),
    "two-dice": Case({"duel_dice": "2"}, 1, _asks("place"), _any),
    "revolvers": Case({"starting_revolvers": "1"}, 1, _asks("place"), _starts("place:C:fire_income")),
    "banks": Case({"bank_count": "4"}, 1, _asks("place"), _any),
    "church": Case({"church_protects": "own"}, 71, _asks("place"), _beside_a_church),
    "roads": Case({"road_timing": "anytime"}, 2, _asks("place"), _starts("road:")),
    "dead": Case({"dead_cowboys": "on"}, 1, _asks("dead"), _any),
}


def open_game(who: Visitor, players: int, **options: str) -> None:
    """A table of Carson City with bots on all other seats."""
    chosen = "".join(f"&option-{name}={value}" for name, value in options.items())
    who.open(f"/new?game=carson-city&players={players}&with=bots{chosen}")
    who.button("new-create").click()
    who.page.wait_for_url("**/t/*")
    expect(who.page.locator("#town [tabindex='0']")).to_have_count(1)  # the page's own code runs


def touch(who: Visitor, dice: random.Random) -> None:
    """What stands on the board or lies in the sheet is looked at first; the button under it decides."""
    before = version(who.page).input_value()
    chosen = one_of(roped(who), dice)
    looked_at_first = chosen.and_(who.page.locator(".hot")).count() > 0
    touch_middle(chosen)
    if looked_at_first:
        who.page.locator("#looked .decide").tap()
    moved_on(who.page, before)

"""What may be chosen on the board: one thing by one press, or several things ticked in any order and sent together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.games.dodge_city import data as D
from farwest.games.dodge_city.board_pieces import Kind, Target, Ticks

PLACING: Final = ("buy-building", "buy-count", "place-cell", "event-building", "event-count", "event-cell")
TAKING: Final = ("indian-target", "sell-piece", "own-piece")
_VERBS: Final = {"indian-target": "indian", "sell-piece": "sell", "own-piece": "lose", "duel-remove": "remove"}
_UNSETTLED: Final = ("unopened", "open")


class Ticking:
    """One decision of one viewer: which cells and pieces answer, and how."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self._view = view
        self._decision: str = view["decision"] if view["legal"] else "none"
        self._most = self._ticks_in_all()
        self._open = self._where()
        single = self._most == 1 and self._decision not in ("buy-building", "buy-count", "event-building", "sell-piece")
        self._single = self._decision == "duel-remove" or single
        self.lit = self._lit()

    # What the decision is about.

    def _ticks_in_all(self) -> int:
        view = self._view
        if self._decision in ("place-cell", "buy-count"):
            counts = [int(text.removeprefix("count:")) for text in view["legal"] if text.startswith("count:")]
            return max(counts) if counts else int(view["moving"]["left"])
        if self._decision == "buy-building":
            return int(view["seats"][view["viewer"]]["supply"])
        if self._decision == "indian-target":
            return int(view["moving"]["left"])
        if self._decision == "sell-piece":
            return int(D.PIECES)
        if self._decision in ("event-building", "event-count", "event-cell", "own-piece"):
            return int(view["event"]["step"].get("amount", 1)) if self._hires() else int(view["event"]["left"])
        return 0

    def _hires(self) -> bool:
        """One building, one piece or two: the number is chosen with the cells (DC-8.52)."""
        event = self._view["event"]
        return self._decision in ("event-building", "event-count") and event["step"]["do"] == "hire"

    def _where(self) -> dict[str, int]:
        """By building: how many of its cells may be ticked."""
        view, decision = self._view, self._decision
        if decision in ("buy-count", "place-cell"):
            return {view["moving"]["building"]: self._most}
        if decision in ("event-count", "event-cell"):
            return {view["event"]["building"]: self._most}
        if decision == "buy-building":
            return self._for_sale()
        if decision == "event-building":
            return dict.fromkeys(self._to_gain(), self._most)
        if decision in TAKING:
            return {name: self._most for name in view["town"] if view["town"][name]["status"] == "open"}
        return {}

    def _for_sale(self) -> dict[str, int]:
        """DC-4.7, and what comes after the building of the free pieces once that has been visited."""
        view = self._view
        moving, seat = view["moving"], view["seats"][view["viewer"]]
        free = moving["free"]["building"] if moving["free"] else None
        behind = -1 if moving["visited"] is None else D.BUILDINGS.index(moving["visited"])
        cheapest = min((D.PRICE[n] for n, kind in enumerate(D.KINDS) if view["tokens"][kind]), default=None)
        found = {}
        for number, (name, building) in enumerate(view["town"].items()):
            price = building["price"] if building["status"] == "open" else cheapest
            affordable = name == free or (price is not None and price <= seat["money"])
            room = min(int(D.LIMIT) - seat["placed"].get(name, 0), building["free"])
            if number > behind and building["status"] in _UNSETTLED and affordable and room > 0:
                found[name] = room
        return found

    def _to_gain(self) -> list[str]:
        """The buildings offered, and later ones that a second piece may go to (DC-5.15)."""
        view = self._view
        step = view["event"]["step"]
        legal = [text.removeprefix("gain:") for text in view["legal"] if text != "gain:decline"]
        if step["do"] == "hire" or self._most == 1 or not legal:
            return legal
        first = list(view["town"]).index(legal[0])
        return [name for number, name in enumerate(view["town"]) if number >= first and self._fits(name, step)]

    def _fits(self, name: str, step: Mapping[str, Any]) -> bool:
        building = self._view["town"][name]
        kind = step.get("kind", "any")
        if building["status"] == "unopened":
            return kind == "any" or bool(self._view["tokens"][kind])
        return building["status"] == "open" and building["free"] > 0 and kind in ("any", building["kind"])

    def _lit(self) -> tuple[str, ...]:
        """The building that everybody should look at."""
        view = self._view
        if view["duel"]:
            return (view["duel"]["building"],)
        moving = view["moving"]
        if moving and moving["building"]:
            return (moving["building"],)
        if moving and moving["free"]:
            return (moving["free"]["building"],)
        return ()

    # What a cell answers.

    def most_in(self, name: str) -> int:
        return 0 if self._single else self._open.get(name, 0)

    def types_in(self, name: str) -> tuple[Kind, ...]:
        """The types that an unopened building may get; none to choose from where the card or the event names it."""
        view = self._view
        if self._decision == "event-building" and view["event"]["step"].get("kind", "any") != "any":
            return ()
        moving = view["moving"]
        if self._decision == "buy-building" and moving["free"] and moving["free"]["building"] == name:
            return ()
        free = self._decision == "event-building"
        money = 10**6 if free else view["seats"][view["viewer"]]["money"]
        found = []
        for number, kind in enumerate(D.KINDS):
            price, value = int(D.PRICE[number]), int(D.VALUE[number])
            if view["tokens"][kind] and price <= money:
                found.append(Kind(kind, 0 if free else price, value, int(D.REWARD) * value, view["tokens"][kind]))
        return tuple(found)

    def target(self, at: str) -> Target | None:
        """Where one press decides."""
        text = self._text(at) if self._single else None
        return Target(text, legal=True) if text is not None and text in self._view["legal"] else None

    def by_press(self) -> bool:
        """Does the board itself answer, by one press?"""
        return self._single

    def by_building(self) -> bool:
        """Is a whole building to be chosen (DC-4.6)?"""
        return self._decision == "free-building"

    def tick(self, at: str) -> str | None:
        name, _, cell = at.partition(".")
        if self._single or not self._open.get(name):
            return None
        owner = self._view["town"][name]["cells"].get(cell)
        if self._decision in PLACING:
            return at if owner is None and self._later(name, cell) else None
        return at if owner is not None and self._takable(name, cell, owner) else None

    def _takable(self, name: str, cell: str, owner: int) -> bool:
        view = self._view
        if self._decision == "indian-target":
            return owner != view["viewer"] and self._later(name, cell)
        kind = view["event"]["step"].get("kind", "any") if self._decision == "own-piece" else "any"
        return owner == view["viewer"] and kind in ("any", view["town"][name]["kind"]) and self._later(name, cell)

    def _later(self, name: str, cell: str) -> bool:
        """After what was chosen before, where the same choice was begun one by one (DC-4.0c)."""
        holder = self._view["event"] or self._view["moving"]
        last = holder.get("last") if holder else None
        if last is None or self._decision in ("buy-building", "buy-count", "event-building", "event-count"):
            return True
        if "." in last:
            return place_of(f"{name}.{cell}") > place_of(last)
        return order_of(cell) > order_of(last)

    def why(self, at: str, owner: int | None) -> str | None:
        """What looks as if it might be chosen and may not: a taken cell or a key cell, one's own piece, another's."""
        name, _, cell = at.partition(".")
        if self._decision in ("place-cell", "event-cell") and name in self._open:
            return f"cell:{cell}" if cell in D.COORDINATES else None
        if self._decision == "buy-count" and name in self._open:
            return f"count:1 cell:{cell}" if cell in D.COORDINATES else None
        if self._decision in _VERBS and owner is not None:
            return self._text(at)
        return None

    def _text(self, at: str) -> str | None:
        """What a press at a cell or piece would do, in notation."""
        name, _, cell = at.partition(".")
        if self._decision == "duel-remove":
            return f"remove:{cell}" if name in self.lit and cell in D.COORDINATES else None
        if self._decision in ("place-cell", "event-cell"):
            return f"cell:{cell}" if name in self._open and cell in D.COORDINATES else None
        verb = _VERBS.get(self._decision)
        return f"{verb}:{at}" if verb and at in D.PIECES_BY_NAME else None

    # What the tray says.

    def ticks(self) -> Ticks | None:
        if self._single or not self._open:
            return None
        exactly = self._decision in ("place-cell", "event-cell", "own-piece", "event-building") and not self._hires()
        return Ticks(
            self._decision,
            self._most,
            exactly,
            optional=self._decision == "indian-target",
            text=self._text_of_ticks(),
            send=Phrase(f"board-send-{self._decision}", {"count": 0, "cost": 0}),
        )

    def _text_of_ticks(self) -> Phrase:
        moving = self._view["moving"]
        if self._decision in ("buy-building", "buy-count") and moving["free"]:
            free = moving["free"]
            args: Args = {"people": f"kind-{free['kind']}", "building": f"building-{free['building']}"}
            return Phrase("board-tick-free", {"count": free["pieces"], **args})
        return Phrase(f"board-tick-{self._decision}", {"count": self._most})


def order_of(cell: str) -> tuple[int, int]:
    """DC-2.11: row by row from the top, left to right."""
    return int(cell[1:]), D.COLUMNS.index(cell[0])


def place_of(at: str) -> tuple[int, tuple[int, int]]:
    name, _, cell = at.partition(".")
    return D.BUILDINGS.index(name), order_of(cell)

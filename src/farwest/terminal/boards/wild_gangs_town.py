"""The town of Wild Gangs on squared paper: six buildings in a ring, four streets, six event places (WG-2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.text import Text

from farwest.games.wild_gangs import data as D
from farwest.terminal import ink
from farwest.terminal.boards.base import View
from farwest.terminal.canvas import Canvas, Ink, length
from farwest.words import Words

BOX_ROWS: Final = 5
MIDDLE_ROWS: Final = 3
CORNERS: Final = ("NW", "NE", "SE", "SW")
FRONT_SLOTS: Final = {
    front: [slot for slot, at in zip(D.SLOTS, D.SLOT_FRONT, strict=True) if at == number]
    for number, front in enumerate(D.FRONTS)
}


class Plan(NamedTuple):
    """Measures in columns. `tall` gives the large streets a line of their own and shows leaders and women."""

    pitch: int  # from one slot to the next
    gap: int  # between two buildings, room for an event
    side: int  # a small street
    corner: int
    large: int
    tall: bool

    @property
    def width(self) -> int:
        return 2 * (self.side + self.corner + self.gap) + self.large

    @property
    def top(self) -> int:
        """The row of the northern buildings."""
        return 2 if self.tall else 1

    @property
    def height(self) -> int:
        return 2 * (self.top + BOX_ROWS) + MIDDLE_ROWS


ROOMY: Final = Plan(pitch=5, gap=12, side=5, corner=16, large=31, tall=True)
COMPACT: Final = Plan(pitch=4, gap=11, side=4, corner=12, large=24, tall=False)


class Town:
    """One drawing of one view."""

    def __init__(self, view: View, words: Words, plan: Plan) -> None:
        self.view = view
        self.words = words
        self.plan = plan
        self.numbers = {text: number for number, text in enumerate(view["legal"], 1)}
        self.captured = {slot for seat in view["seats"] for slot in seat["captured"]}
        self.canvas = Canvas(plan.width, plan.height)

    def lines(self) -> list[Text]:
        for position in D.POSITIONS:
            self._building(position)
        for front in D.FRONTS:
            self._front(front)
        for place in D.PLACES:
            self._event(place)
        for street in D.STREETS:
            self._street(street)
        self._plaza()
        return self.canvas.lines()

    # Where things are.

    def _corner_of(self, position: str) -> tuple[int, int]:
        """The upper left corner of a building."""
        plan = self.plan
        column = {"W": 0, "E": 2}.get(position[1:], 1)
        x = plan.side + (0, plan.corner + plan.gap, plan.corner + 2 * plan.gap + plan.large)[column]
        return x, plan.top if position[0] == "N" else plan.top + BOX_ROWS + MIDDLE_ROWS

    def _width_of(self, position: str) -> int:
        return self.plan.corner if position in CORNERS else self.plan.large

    def _slot_at(self, front: str, index: int) -> tuple[int, int]:
        position, _, street = front.partition(".")
        x, y = self._corner_of(position)
        if street in ("N", "S"):
            room = self._width_of(position) - self.plan.pitch * len(FRONT_SLOTS[front]) + 2
            return x + room // 2 + index * self.plan.pitch, y - 1 if street == "N" else y + BOX_ROWS
        return (0 if street == "W" else self.plan.width - self.plan.pitch + 1), y + 1 + index

    def _name(self, key: str, width: int) -> str:
        """The whole name where there is room for it, else the short one."""
        whole = self.words.say(key)
        return whole if len(whole) <= width else self.words.say(f"{key}.short")

    # Buildings (WG-2.2.4, WG-3.5).

    def _building(self, position: str) -> None:
        x, y = self._corner_of(position)
        width = self._width_of(position)
        self.canvas.box(x, y, width, BOX_ROWS, "wall")
        name = self._name(f"building-{self.view['buildings'][position]}", width - 2)
        self.canvas.centre(x, y + 1, width, [(name.upper(), "title")])
        self.canvas.centre(x, y + 2, width, self.loots(position))
        self.canvas.centre(x, y + 3, width, _fit(self._strengths(position), width - 2))

    def loots(self, position: str) -> Ink:
        big, small = self.view["loots"][position]
        if not self.view["revealed"]:
            pair = self.words.say("wg-loots", big=f"={big['value']}", small=f"={small['value']}")
            first, slash, second = (pair if self.plan.tall else pair.replace(" / ", "/")).partition("/")
            return [(first, "loot"), (slash + second, "")]
        return [*self._taken(big), ("  " if self.plan.tall else " ", ""), *self._taken(small)]

    def _taken(self, loot: View) -> Ink:
        """After the heists: the sign of who took it, ✕ for a protected loot, – for one that nobody took."""
        value = str(loot["value"])
        if loot["taken_by"] is not None:
            gang = self.view["seats"][loot["taken_by"]]["gang"]
            return [(ink.sign(gang) + value, f"side.{gang}")]
        return [(("✕" if loot["protected"] else "–") + value, "faint")]

    def _strengths(self, position: str) -> list[Ink]:
        fronts = [front for front in D.FRONTS if front.startswith(position + ".")]
        return self._totals(fronts, self.view["strength"][position])

    def _totals(self, fronts: Iterable[str], known: dict[str, int]) -> list[Ink]:
        """Each gang on these fronts with what the viewer knows of it, the best first; "?" where a card is hidden."""
        cards = [self.view["town"].get(slot) for front in fronts for slot in FRONT_SLOTS[front]]
        hidden = {card["gang"] for card in cards if card and card["role"] is None}
        seats = sorted(self.view["seats"], key=lambda seat: (-known.get(seat["gang"], 0), seat["turn"]))
        present = [seat["gang"] for seat in seats if seat["gang"] in known or seat["gang"] in hidden]
        return [
            [(f"{ink.sign(gang)}{known.get(gang, '')}{'?' if gang in hidden else ''}", f"side.{gang}")]
            for gang in present
        ]

    # Fronts (WG-2.2.2).

    def _front(self, front: str) -> None:
        free = f"front:{front}" in self.numbers
        for index, slot in enumerate(FRONT_SLOTS[front]):
            x, y = self._slot_at(front, index)
            card = self.view["town"].get(slot)
            if card is not None:
                self.canvas.put(x, y, self.card(slot, card))
            elif free:
                free = False
                self.canvas.put(x, y, _numbered(self.numbers[f"front:{front}"]))
            else:
                closed = front.endswith("." + (self.view["closed"] or "-"))
                self.canvas.put(x + 1, y, [("╳" if closed else "·", "faint")])

    def card(self, slot: str, card: View) -> Ink:
        """Strength, gang, firepower, as on the card: `5◆3`. Hollow: face down, or captured once all lie face up."""
        sign = ink.sign(card["gang"], card["face_down"] or slot in self.captured)
        if card["role"] is None:
            number = self.numbers.get(f"peek:slot:{slot}")
            return [(f"?{sign}?", f"side.{card['gang']}")] if number is None else [(sign, ""), *_numbered(number)]
        role = D.ROLES.index(card["role"])
        mark = ink.LEADER if D.IS_LEADER[role] else ink.WOMAN if D.IS_WOMAN[role] else ""
        style = "faint" if slot in self.captured else f"side.{card['gang']}"
        edge = "private" if card["face_down"] else style
        return [
            (f"{D.STRENGTH[role]}", edge),
            (sign, style),
            (f"{D.FIREPOWER[role]}{mark if self.plan.tall else ''}", edge),
        ]

    # Events (WG-2.2.3).

    def _event(self, place: str) -> None:
        plan = self.plan
        number = D.PLACES.index(place)
        before = D.POSITIONS[D.PLACE_BEFORE[number]]
        rows = self._event_rows(place)
        x, y = self._corner_of(before)
        if D.PLACE_STREET[number] in (D.STREETS.index("E"), D.STREETS.index("W")):
            x = plan.side + 3 if place == "P6" else plan.width - plan.side - plan.gap - 3
            for row, piece in enumerate(rows, plan.top + BOX_ROWS):
                self.canvas.centre(x, row, plan.gap, piece)
            return
        x = x + self._width_of(before) if before[0] == "N" else x - plan.gap
        for row, piece in enumerate(rows, y + 1):
            self.canvas.centre(x, row, plan.gap, piece)

    def _event_rows(self, place: str) -> list[Ink]:
        """Its place, its name or its back, and the signs of those who looked."""
        event = self.view["events"][place]
        number = self.numbers.get(f"scout:{place}") or self.numbers.get(f"peek:event:{place}")
        head: Ink = [*(_numbered(number) if number else ()), (f" {place}" if number else place, "event")]
        lookers = [seat["gang"] for seat in self.view["seats"] if place in seat["looked_events"]]
        lookers = [] if self.view["revealed"] else lookers
        seen: Ink = [(ink.EYE, "faint"), *((ink.sign(gang), f"side.{gang}") for gang in lookers)] if lookers else []
        if event is None:
            return [head, [("▒▒▒▒▒", "event")], seen]
        return [head, [(event_name(event, self.words), "bold green" if self.view["revealed"] else "private")], seen]

    # Streets (WG-5.13) and the middle.

    def _street(self, street: str) -> None:
        plan = self.plan
        fronts = [front for front in D.FRONTS if front.endswith(f".{street}")]
        totals = self._totals(fronts, self.view["firepower"][street])
        style = "lamp" if self.view["street"] == street else "title"
        if street in ("E", "W"):
            self._small_street(street, totals, style)
            return
        name = self.words.say(f"street-{street}.{'sign' if plan.tall else 'short'}").upper()
        if plan.tall:
            guns: Ink = [(f"  {self.words.say('wg-firepower')} ", "faint"), *_spaced(totals)] if totals else []
            plate: Ink = [(" ", ""), (name, style), *guns, (" ", "")]
            y = 0 if street == "N" else plan.height - 1
            x = plan.side
            self.canvas.put(x, y, [("┄" * (plan.width - 2 * x), "wall")])
            self.canvas.centre(0, y, plan.width, plate)
            return
        y = 0 if street == "N" else plan.height - 1
        x = plan.side + plan.corner
        self.canvas.centre(x, y, plan.gap, [(name, style)])
        self.canvas.centre(x + plan.gap + plan.large, y, plan.gap, _fit(totals, plan.gap))

    def _small_street(self, street: str, totals: list[Ink], style: str) -> None:
        y = self.plan.top + BOX_ROWS
        closed = self.view["closed"] == street
        rows: list[Ink] = [[(self.words.say(f"street-{street}.short").upper(), style)]]
        if closed:
            rows.append([(self.words.say("wg-closed"), "faint")])
        rows += [[piece for total in totals[n : n + 2] for piece in total] for n in (0, 2)]
        for row, piece in enumerate(rows[:MIDDLE_ROWS], y):
            if street == "W":
                self.canvas.put(0, row, piece)
            else:
                self.canvas.right(self.plan.width, row, piece)

    def _plaza(self) -> None:
        plan = self.plan
        y = plan.top + BOX_ROWS + 1
        rounds = self.view["round"]
        bar: Ink = [("━" * rounds, "number"), ("─" * (D.ROUNDS - rounds), "faint")]
        loots = [loot for pair in self.view["loots"].values() for loot in pair]
        bonus = "" if any(loot["bonus"] for loot in loots) else "   +200 +200 +200 +200"
        label = self.words.say("wg-rounds", round=rounds)
        self.canvas.centre(0, y, plan.width, [(f"{label} ", ""), *bar, (bonus, "faint")])


def event_name(event: str, words: Words) -> str:
    """The short title, or one shorter still that fits between two buildings."""
    key = f"wg-event-{event}"
    return words.say(key if words.has(key) else f"event-{event}.short")


def _numbered(number: int) -> Ink:
    """A choice that can be typed, marked where it lies."""
    return [(f"[{number}]", "number")]


def _spaced(totals: list[Ink]) -> Ink:
    return [piece for total in totals for piece in (*total, (" ", ""))][:-1]


def _fit(totals: list[Ink], width: int) -> Ink:
    """With spaces between if there is room."""
    spaced = _spaced(totals)
    return spaced if length(spaced) <= width else [piece for total in totals for piece in total]

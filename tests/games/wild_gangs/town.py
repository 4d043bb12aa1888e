"""Towns written as the rules write them: `red@N.N gunslinger+gambler`, `poker@P2`, `SW 500/500`.

`town` lays out a town as it stands after the last placement, for what happens then; `load` writes a whole position and
loads it, for everything before. A role with a question mark lies face down: `blue@N.N thug?`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from farwest.engine.bits import members
from farwest.engine.core import Chance, Dice
from farwest.engine.errors import Refusal
from farwest.engine.journal import Fact, Journal
from farwest.games.wild_gangs import data as D, heists, reveal, showdown
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.setup import lay_out
from farwest.games.wild_gangs.state import CHOOSE_VICTIM, EMPTY, NO_SEAT, Town

FOUR: Final = "red blue yellow black"
T0: Final = {
    "NW": ["L08", "L02"],  # 600/300
    "N": ["L12", "L01"],  # 1000/200
    "NE": ["L06", "L04"],  # 500/400
    "SE": ["L10", "L03"],  # 700/300
    "S": ["L11", "L05"],  # 800/400
    "SW": ["L09", "L07"],  # 600/500
}
EVENTS: Final = "sheriff@P1 poker@P2 sign@P3 stagecoach@P4 seduction@P5 hidden_loot@P6"

# Towns after the last placement: the cards of WG-T50, WG-T51 (four gangs) and WG-T52 (two, the East closed).
T50: Final = [
    *["black@NW.N singer", "red@NW.N singer", "blue@NW.N thug"],
    *["blue@N.N singer", "red@N.N burglar", "yellow@N.N thug", "red@N.N sharpshooter", "black@N.N gambler"],
    *["red@N.N chief", "blue@NE.N burglar"],
    *["red@NE.E safecracker", "yellow@NE.E gunslinger", "yellow@SE.E burglar+chief", "blue@SE.E chief"],
    *["black@SE.S gunslinger", "yellow@SE.S dynamiter", "black@SE.S thug", "black@S.S chief+dynamiter"],
    *["yellow@SW.S sharpshooter", "blue@SW.S gambler", "yellow@SW.S gambler"],
    *["red@SW.W dynamiter", "blue@SW.W dynamiter", "black@SW.W burglar", "blue@NW.W gunslinger", "red@NW.W gambler"],
]
T51: Final = [
    *["blue@NW.N burglar", "red@NW.N singer+sharpshooter", "blue@N.N gambler"],
    *["yellow@NE.N gunslinger+safecracker", "blue@NE.N thug"],
    *["black@NE.E gunslinger", "blue@NE.E sharpshooter", "black@NE.E sharpshooter"],
    *["red@SE.E safecracker+thug", "black@SE.E safecracker"],
    *["black@SE.S dynamiter+chief", "blue@SE.S chief"],
    *["yellow@S.S burglar", "black@S.S gambler", "yellow@S.S dynamiter", "black@S.S burglar"],
    *["red@SW.S chief+gunslinger", "yellow@SW.S sharpshooter"],
    *["blue@SW.W safecracker", "yellow@SW.W gambler"],
    *["red@NW.W gambler", "yellow@NW.W chief", "blue@NW.W gunslinger"],
]
T52: Final = [
    *["red@NW.N dynamiter", "red@N.N gunslinger", "blue@NE.N sharpshooter+dynamiter", "red@NE.N gambler"],
    *["red@SE.S chief", "blue@SE.S chief+thug", "red@SW.S burglar", "blue@SW.S burglar", "red@SW.S thug"],
    *["blue@SW.W safecracker", "red@NW.W singer", "blue@NW.W gambler"],
]


# The last placement is done: given cards, events, loots.


def town(
    *cards: str, events: str = "", loots: str = "", seats: str = FOUR, first: str = "red", bank: str = "NE"
) -> WildGangs:
    """Fixture T0 with these cards; places without an event are empty."""
    laid = WildGangs(len(seats.split()))
    lay_out(
        laid,
        gangs=[D.GANGS.index(gang) for gang in seats.split()],
        buildings=[D.BUILDINGS.index(building) for building in buildings(bank).values()],
        tiles=[D.TILES.index(tile) for pair in _tiles(loots).values() for tile in pair],
        takers=[NO_SEAT] * D.TILE_COUNT,
        events=_events(events),
    )
    laid.first = seats.split().index(first)
    laid.journal = Journal()
    for slot, card in slots_of(cards).items():
        gang, role = card.rstrip("?").split(".")
        seat = seats.split().index(gang)
        laid.lay(D.SLOTS.index(slot), seat * 16 + D.ROLES.index(role))
        if card.endswith("?"):
            laid.hide(D.SLOTS.index(slot), seat)
    return laid


def buildings(bank: str) -> dict[str, str]:
    """The six buildings, the bank on the given corner."""
    others = iter(["post", "store", "jeweller"])
    large = {"N": "saloon", "S": "station"}
    return {p: large.get(p) or ("bank" if p == bank else next(others)) for p in D.POSITIONS}


def slots_of(cards: Iterable[str]) -> dict[str, str]:
    """`red@N.N thug+singer?` as {"N4": "red.thug", "N5": "red.singer?"}: each card in the lowest free slot."""
    filled = dict.fromkeys(D.FRONTS, 0)
    slots: dict[str, str] = {}
    for group in cards:
        owner, roles = group.split()
        gang, front = owner.split("@")
        for role in roles.split("+"):
            number = D.FRONTS.index(front)
            assert filled[front] < D.FRONT_CAPACITY[number], f"{front} is full"
            slots[D.SLOTS[D.FRONT_FIRST_SLOT[number] + filled[front]]] = f"{gang}.{role}"
            filled[front] += 1
    return slots


def _tiles(loots: str) -> dict[str, list[str]]:
    """T0 with some buildings overridden: `SW 500/500, S 400/300`."""
    tiles = dict(T0)
    for override in filter(None, loots.split(", ")):
        position, values = override.split()
        big, small = (D.TILES[list(D.TILE_VALUE).index(int(value))] for value in values.split("/"))
        tiles[position] = [big, D.TILES[D.TILES.index(small) + 1] if small == big else small]
    return tiles


def _events(events: str) -> list[int]:
    lying = [EMPTY] * D.EVENT_COUNT
    for event in events.split():
        name, place = event.split("@")
        lying[D.PLACES.index(place)] = D.EVENTS.index(name)
    return lying


# Let it happen.


def act(laid: WildGangs) -> WildGangs:
    """The events only."""
    reveal.act(laid)
    return laid


def rob(laid: WildGangs) -> WildGangs:
    """The events and the heists."""
    heists.rob_all(act(laid))
    return laid


def resolve(laid: WildGangs, *victims: str) -> WildGangs:
    """Everything after the last placement; the winners with a choice take these victims, in this order."""
    reveal.turn_over(laid)
    laid.settle(Dice(0))
    for victim in victims:
        assert laid.decision == CHOOSE_VICTIM, f"nobody is left to choose {victim}"
        play(laid, f"capture:{victim}")
    return laid


# Read it back.


def loots(laid: Town) -> dict[str, str]:
    """`1000*/200`: a star for a protected loot."""
    return {position: f"{_loot(laid, 2 * p)}/{_loot(laid, 2 * p + 1)}" for p, position in enumerate(D.POSITIONS)}


def _loot(laid: Town, loot: int) -> str:
    return f"{laid.loot_value(loot)}{'*' if laid.protected >> loot & 1 else ''}"


def money(laid: Town) -> dict[str, int]:
    """By gang; who has none is left out."""
    return {gang_at(laid, seat): int(laid.money[seat]) for seat in range(laid.players) if laid.money[seat]}


def taken(laid: WildGangs) -> dict[str, int]:
    """What the gangs have after the heists."""
    return money(rob(laid))


def events_of(laid: Town) -> dict[str, str]:
    lying = {D.PLACES[p]: laid.events[p] for p in range(D.PLACE_COUNT)}
    return {place: D.EVENTS[event] for place, event in lying.items() if event != EMPTY}


def firepower(laid: Town, street: str) -> dict[str, int]:
    totals = showdown.firepower_in(laid, D.STREETS.index(street))
    return {gang_at(laid, seat): int(totals[seat]) for seat in range(laid.players) if totals[seat]}


def captured(laid: Town) -> dict[str, list[str]]:
    """The cards before each gang; who captured nobody is left out."""
    heaps = {seat: members(laid.captured[seat]) for seat in range(laid.players)}
    return {gang_at(laid, seat): [card_at(laid, slot) for slot in heap] for seat, heap in heaps.items() if heap}


def card_at(laid: Town, slot: int) -> str:
    card = laid.slots[slot]
    return f"{gang_at(laid, card >> 4)}.{D.ROLES[card & 15]}"


def ranking(laid: Town) -> list[str]:
    return [gang_at(laid, seat) for seat in sorted(range(laid.players), key=laid.place)]


def gang_at(laid: Town, seat: int) -> str:
    return D.GANGS[laid.gangs[seat]]


def facts(laid: Town, *keys: str) -> list[Fact]:
    """What the journal was told under these keys."""
    assert laid.journal is not None
    return [fact for fact in laid.journal.facts if fact.key in keys]


# The game is on: a whole position, written and loaded.


def position(
    decision: str,
    actor: str | None,
    *cards: str,
    round: int = 0,  # noqa: A002 - the word of the rules, and of a dumped position
    seats: str = "red blue",
    first: str = "red",
    bank: str = "NE",
    hands: Mapping[str, str] | None = None,
    looked: Mapping[str, str] | None = None,
    money: Mapping[str, int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A dumped position. Who is not given a hand holds the first of the roles left; who is not given looks took
    as many as the position needs, each gang from another place on. `more` replaces whole entries."""
    gangs = seats.split()
    slots = slots_of(cards)
    data: dict[str, Any] = {
        "game": "wild-gangs",
        "gangs": gangs,
        "first": first,
        "buildings": buildings(bank),
        "loots": {p: list(tiles) for p, tiles in T0.items()},
        "events": {event.split("@")[1]: event.split("@")[0] for event in EVENTS.split()},
        "unused": ["deputy", "gatling", "powder_keg"],
        "decision": decision,
        "actor": actor,
        "round": round,
        "street": None,
        "chosen": None,
        "town": {slot: card.rstrip("?") for slot, card in slots.items()},
        "face_down": [slot for slot, card in slots.items() if card.endswith("?")],
        "bonus": [],
        "protected": [],
        "taken": {},
    }
    data["players"] = {
        gang: _player(data, gang, (hands or {}).get(gang, ""), (looked or {}).get(gang, "")) for gang in gangs
    }
    for gang, total in (money or {}).items():
        data["players"][gang]["money"] = total
    return data | more


def _player(data: dict[str, Any], gang: str, hand: str, looked: str) -> dict[str, Any]:
    placed = [card.split(".")[1] for card in data["town"].values() if card.startswith(f"{gang}.")]
    peeking = gang == data["actor"] and data["decision"] == "peek"
    turns = len(placed) - peeking
    left = [role for role in D.ROLES if role not in placed]
    held = hand.split() or left[: len(left) - max(0, 6 - turns)]
    hidden = sum(data["town"][slot].startswith(f"{gang}.") for slot in data["face_down"])
    scouting = data["decision"].startswith("scout")
    start = data["gangs"].index(gang)
    looks = looked.split() or ([] if scouting else (D.PLACES * 2)[start:][: min(6, 2 + turns)])
    return {
        "hand": held,
        "pile": [role for role in left if role not in held],
        "hidden_left": int(D.HIDDEN_ALLOWANCE[len(data["gangs"])]) - hidden,
        "looked_events": [look for look in looks if look in D.PLACES],
        "looked_slots": [look for look in looks if look in D.SLOTS],
        "money": 0,
        "captured": [],
    }


def load(decision: str, actor: str | None, *cards: str, **more: Any) -> WildGangs:
    """The position, loaded, with a journal."""
    loaded = GAME.load(position(decision, actor, *cards, **more))
    assert isinstance(loaded, WildGangs)
    loaded.journal = Journal()
    return loaded


def new(players: int, seed: int = 1) -> WildGangs:
    dealt = GAME.new(players, {}, Dice(seed), Journal())
    assert isinstance(dealt, WildGangs)
    return dealt


def play(playing: WildGangs, *texts: str, chance: Chance | None = None) -> WildGangs:
    """Whoever owes the decision takes it so."""
    for text in texts:
        playing.play(playing.actor, GAME.parse(text), chance or Dice(0))
    return playing


def play_out(playing: WildGangs, seed: int = 1) -> WildGangs:
    """At random to the end."""
    dice = Dice(seed)
    while not playing.over:
        playing.advance(playing.random_action(dice), dice)
    return playing


def options(playing: WildGangs) -> list[str]:
    """What whoever owes the decision may choose."""
    return [GAME.text(action) for action in playing.legal(playing.actor)]


def actor(playing: WildGangs) -> str | None:
    return None if playing.over else gang_at(playing, playing.actor)


def why_not(playing: WildGangs, text: str) -> Refusal | None:
    """Why whoever owes the decision may not choose this."""
    return playing.why_not(playing.actor, GAME.parse(text))


def seen(playing: WildGangs, gang: str | None) -> dict[str, Any]:
    """The view of a gang, or of a spectator."""
    viewer = -1 if gang is None else [gang_at(playing, seat) for seat in range(playing.players)].index(gang)
    return playing.view(viewer)

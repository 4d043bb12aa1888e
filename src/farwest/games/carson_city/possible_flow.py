"""Where a dumped position says that the game stands: does that fit what lies on the table?"""

from __future__ import annotations

from collections.abc import Iterator

from farwest.games.carson_city import data as D
from farwest.games.carson_city.possible_phases import FIGHT, PHASES, WINDOW, Data, owner_of, tile_of


def flow(data: Data) -> Iterator[str]:
    """The phase and its orders, then the decision."""
    wrong = [*_orders(data), *_cards(data), *_standing(data), *_window(data), *_focus(data), *_round_things(data)]
    yield from wrong or PHASES[data["phase"]](data)


def _orders(data: Data) -> Iterator[str]:
    everybody = list(range(len(data["seats"])))
    phase, later = data["phase"], data["round"] > 1
    full = phase in ("placement", "resolution", "end")
    if sorted(data["order"]) != everybody:
        yield "order does not name every player once"
    if (data["round"] == 0) != (phase == "setup"):
        yield f"this is no round of the phase {phase}"
    if sorted(data["track"]) != (everybody if full or later else []):
        yield "track does not name every player once, or names them too early"
    if phase == "placement":
        if len(data["line"]) == len(everybody):
            yield "everybody has passed, and still cowboys are placed"
    elif data["line"] != (data["order"] if full or later else []):
        yield "line is not the order in which players passed"
    if (data["step"] is not None) != (phase == "resolution"):
        yield "a step belongs to the resolution"


def _cards(data: Data) -> Iterator[str]:
    cards = [player["card"] for player in data["seats"]]
    held = [card for card in cards if card is not None]
    if len(set(held)) != len(held):
        yield "two players have the same personality"
    if data["phase"] == "personalities":
        expected = set(data["order"][: data["turn"]])
    else:
        expected = set() if data["phase"] == "setup" else set(data["order"])
    if {seat for seat, card in enumerate(cards) if card is not None} != expected:
        yield "a player has a personality too early or none"
    elif data["phase"] in ("placement", "resolution", "end") and data["track"] != sorted(
        data["order"], key=lambda seat: D.CARDS.index(cards[seat])
    ):
        yield "track is not in the order of the personalities"


def _standing(data: Data) -> Iterator[str]:
    """Cowboys stand where they can, and only while they wait for their step."""
    if data["standing"] and data["phase"] not in ("placement", "resolution"):
        yield "cowboys stand on the board although none are being placed or resolved"
        return
    now = D.STEPS.index(data["step"]) if data["step"] else 0
    window = data["window"]
    for place, pieces in data["standing"].items():
        if place in D.SQUARES:
            square = D.SQUARES.index(place)
            if D.LAST_ROUND[square] < data["round"] or D.STEPS.index(place) < now:
                yield f"{place} is closed or resolved, and cowboys stand there"
            sale = D.B12 <= square <= D.B3
            if sale and data["row"][D.B3 - square] is None and not (window and window["source"] == place):
                yield f"there is no building on {place}, and cowboys stand there"
        else:
            yield from _standing_on(data, place, pieces, now)
    yield from _claims(data)


def _standing_on(data: Data, cell: str, pieces: list[int | str], now: int) -> Iterator[str]:
    tile, owner = tile_of(data, cell), owner_of(data, cell)
    if owner is None:
        if tile == "river" or now > D.PARCELS_STEP:
            yield f"nobody can be about to buy {cell}"
        return
    fightable = tile in D.BUILDINGS and D.IS_ATTACKABLE[D.BUILDINGS.index(tile)]
    if not fightable or now > D.ESTATE_STEP or "white" in pieces:
        yield f"there is nothing to fight for on {cell}"


def _claims(data: Data) -> Iterator[str]:
    for seat in range(len(data["seats"])):
        owned = sum(shown["owner"] == seat for shown in data["town"].values())
        claims = sum(
            seat in pieces or ("white" in pieces and data["white"] == seat)
            for place, pieces in data["standing"].items()
            if place in D.CELLS and owner_of(data, place) is None
        )
        if owned + claims > D.PROPERTY:
            yield f"player {seat} has no property tiles for so many parcels"


def _window(data: Data) -> Iterator[str]:
    window = data["window"]
    if (window is not None) != (data["decision"] in WINDOW):
        yield "a build window belongs to the decisions about a building"
    if window is None:
        allowed = data["decision"] in ("last_roads",) or (
            data["decision"] == "place" and data["options"]["road_timing"] == "anytime"
        )
        if (data["laid"] or data["last_root"] != -1) and not allowed:
            yield "roads are being laid although nothing is being built"
        return
    builder, cell = window["builder"], window["site"]
    if window["building"] not in data["seats"][builder]["kept"]:
        yield "the building of the window is not among its builder's tiles"
    if builder in window["refused"]:
        yield "the builder cannot refuse himself"
    if (cell is not None) != (data["decision"] != "site"):
        yield "a site is chosen before a house"
    elif cell is not None:
        if not D.NEEDS[D.BUILDINGS.index(window["building"])]:
            yield f"{window['building']} needs no house"
        if owner_of(data, cell) != builder or tile_of(data, cell) is not None or not _is_reached(data, cell):
            yield f"nothing can be built on {cell}"
    if (window["asked"] is not None) != (data["decision"] == "consent"):
        yield "consent is asked for one parcel"
    yield from _asked(data, window)


def _asked(data: Data, window: Data) -> Iterator[str]:
    """Who decides in a window."""
    cell = window["asked"]
    if cell is None:
        if data["actor"] != window["builder"]:
            yield "the builder decides"
        return
    owner = owner_of(data, cell)
    free = tile_of(data, cell) is None and _is_reached(data, cell)
    if owner is None or owner != data["actor"] or owner == window["builder"] or owner in window["refused"] or not free:
        yield f"nobody can be asked for {cell}"


def _is_reached(data: Data, cell: str) -> bool:
    number = D.CELLS.index(cell)
    corners = {int(D.CELL_CORNER[4 * number + k]) for k in range(4)}
    return any(int(D.EDGE_END[2 * edge + k]) in corners for edge in data["roads"] for k in range(2))


def _focus(data: Data) -> Iterator[str]:
    """The location that a decision is about, and who stands there."""
    place, decision = data["focus"], data["decision"]
    wanted = decision in ("buy_parcel", "buy_building", "vp_buy", *FIGHT)
    if (place is not None) != wanted:
        yield f"{decision} is about a location, or is not"
        return
    if place is None:
        return
    pieces = data["standing"].get(place, [])
    if decision in ("buy_parcel", "buy_building", "vp_buy"):
        alone = [data["white"] if piece == "white" else piece for piece in pieces]
        if alone != [data["actor"]]:
            yield f"only who stands alone on {place} decides about it"
    elif "white" in pieces or len(pieces) < 2:
        yield f"there is no duel on {place}"
    if decision == "buy_parcel" and (place not in D.CELLS or owner_of(data, place) is not None):
        yield f"{place} cannot be bought"
    if decision != "buy_parcel" and place in D.SQUARES and place != data["step"]:
        yield f"{place} is not the step"
    if decision in FIGHT and place in D.CELLS:
        yield from _fight_in_town(data, place)


def _fight_in_town(data: Data, place: str) -> Iterator[str]:
    for_sale = owner_of(data, place) is None
    if data["step"] != ("parcels" if for_sale else "estate_income"):
        yield f"the duel on {place} belongs to another step"


def _round_things(data: Data) -> Iterator[str]:
    """White cowboy, chip, powers put off, struck types, burials, sealed tiles: only for whom and when they can be."""
    seats = data["seats"]
    placed = data["phase"] == "resolution"
    sheriff = None if data["white"] is None else seats[data["white"]]["card"]
    if data["white"] is not None and (sheriff != "sheriff" or "sheriff" in data["red"]):
        yield "only a yellow sheriff has the white cowboy"
    if data["ammo"] is not None and data["phase"] not in ("resolution", "end"):
        yield "nobody can have the 3-guns chip yet"
    for seat in data["waits"]:
        card = seats[seat]["card"]
        if card != "grocer" and not (card == "settler" and "settler" in data["red"]):
            yield f"player {seat} has no power to put off"
    if (data["doubled"] is not None or data["duels"]) and data["round"] < 2 and not placed:
        yield "duels and doubled incomes belong to a resolution"
    if data["struck"] and data["step"] != "kept":
        yield "types are struck off only where kept buildings are placed"
    if data["chooser"] is not None and (not placed or data["step"] not in ("parcels", "estate_income")):
        yield "nobody has duels to order"
    yield from _burials(data)
    yield from _sealed(data)


def _burials(data: Data) -> Iterator[str]:
    pieces = data["standing"].get(data["focus"], [])
    if bool(data["fallen"]) != (data["decision"] == "dead"):
        yield "losers decide about their cowboys after a duel"
    elif data["fallen"]:
        first = next(seat for seat in data["order"] if seat in data["fallen"])
        rest = set(pieces) - set(data["fallen"])
        if data["actor"] != first or not set(data["fallen"]) <= set(pieces) or len(rest) != 1:
            yield "the losers of a duel decide in pass order"


def _sealed(data: Data) -> Iterator[str]:
    pieces = data["standing"].get(data["focus"], [])
    hands = data["hands"]
    if (data["decision"] == "duel_tile") != bool(data["fighting"]):
        yield "duel tiles are chosen by those who fight"
        return
    expected = [seat for seat in pieces if len(hands[seat]) > 1] if data["fighting"] else []
    if sorted(data["fighting"]) != expected:
        yield "whoever fights with more than one tile chooses"
        return
    for seat, value in enumerate(data["picked"]):
        silent = bool(data["fighting"]) and seat in pieces and len(hands[seat]) == 1
        if value is not None and (not data["fighting"] or seat not in pieces or value not in hands[seat]):
            yield f"player {seat} cannot have chosen tile {value}"
        if silent and value is None:
            yield f"player {seat} plays the last tile in silence"
    if data["fighting"] and all(data["picked"][seat] is not None for seat in data["fighting"]):
        yield "all have chosen, and still it is not shown"

"""What a viewer may know (section 6), built up piece by piece. With dice duels that is everything but the future.

The view of a seat (or of a spectator, `viewer` null), as plain data. Seats are numbers; parcels are "A1" to "H8", edges
ids of CC-2.6, locations a square's id or a parcel, buildings and squares their ids.

    game, players, viewer, over, waiting, legal, prompt {key, args, rule}     the common frame
    decision        what is being decided: a name of `decisions.NAMES`
    options         every option with its value
    phase           "setup", "personalities", "placement", "resolution" or "end"
    round           0 in set-up, then 1 to 4
    step            in the resolution: a name of `data.STEPS`, else null
    order           seats on the pass track; in placement still that of the round before
    line            seats that have passed in this round, first to last; becomes `order`
    track           seats on the placement track
    turn, actor, focus, chooser, fallen, fighting, struck, last_root, laid    where exactly the flow stands:
                    `actor` decides (null in a sealed window), `focus` is the location a decision is about, `laid`
                    are the roads of the running window
    window          the build window or null: {builder, building, source, site, asked, refused}
    duels           duels of this resolution, or of the last one: {at, winner, shots: [{seat, shot, firepower}]}; shot
                    is the die or the tile
    white, white_at who has the white cowboy and where it stands (null: in reserve); ammo: who has the 3-guns chip
    waits           seats that have put their card's power off; doubled: the building type that the grocer doubles
    supply          roads left; roads: edges with a road; bridges: those of them that are bridges; crossings: where a
                    road would be one
    edges           {edge: cost} for roads that the viewer may lay now
    row, bag        buildings for sale from b3 up to b12 (null: sold), and how many of each are left in the bag
    town            {parcel: {owner, tile, reached, free, cowboys, white, protected, attackable, price, around,
                    income}} for all 64
        price       null for a parcel with an owner and for the river, else what it costs
        around      the parcels (itself included) whose tile makes it dearer: price is 1 + their number
        income      null without a building, else {total, terms: [{kind, count, each}], of: [parcels that count]};
                    kinds: free, mountains, river, houses, ranches, mines, fixed
    squares         {square: {step, open, price, tile, cowboys: {seat: number}, white}} in the order of the track;
                    cowboys' keys are seats as text; `price` is the viewer's own where a worker pays half
    cards           {card: {number, side, limit, seat}}
    seats           [{colour, card, cash, limit, vp, roads, cowboys, general, revolvers, wages, road1, kept, parcels,
                    buildings, houses, mountains, property, firepower, terms, white, ammo, passed, tiles, score}];
                    `property` are tiles left, `terms` {cowboys, white, revolvers, ammo, mercenary} make the firepower,
                    `kept` includes the building of a running window, `tiles` is the number of duel tiles in hand
        score       null until the end, then {vp, buildings, houses, mountains, bridges, money, total}
    fights          for the viewer, on the locations where somebody else's cowboy stands:
                    {location: {rivals: [{seat, firepower}], firepower, chance}}: the firepower the viewer would have
                    there (with his cowboy placed, or as he stands there), chance to win in percent with dice, null
                    with tiles
    opening, redrawn, played, stock, loose, hand, picked      duel tiles, see CC-11.5: totals announced, who has drawn
                    again, what was played of opening hands, the stockpile while it is known (else null), what lies in
                    it or was drawn from it, the viewer's own hand and choice
"""

from __future__ import annotations

from farwest.engine.data import Plain
from farwest.games.carson_city import data as D, duel_tiles, land, placement, position
from farwest.games.carson_city.actions import NOTATION
from farwest.games.carson_city.chronicle import colour
from farwest.games.carson_city.codes import CHOOSE_TILE, EMPTY, ESTATE, NO_SEAT, NOWHERE, ROAD, WHITE
from farwest.games.carson_city.construction import price as building_price
from farwest.games.carson_city.decisions import NAMES, RULES
from farwest.games.carson_city.odds import chance_to_win
from farwest.games.carson_city.state import Town
from farwest.games.carson_city.terms import firepower_terms, income_terms, occupied_around, score_parts


def view_of(town: Town, viewer: int) -> dict[str, Plain]:
    return {
        "game": "carson-city",
        "players": town.players,
        "viewer": viewer if viewer >= 0 else None,
        "over": town.over,
        "waiting": [int(seat) for seat in town.waiting()],
        **position.public(town),
        **_decision(town, viewer),
        **_roads(town, viewer),
        "town": {D.CELLS[cell]: _parcel(town, cell) for cell in range(D.CELL_COUNT)},
        "squares": {D.SQUARES[square]: _square(town, viewer, square) for square in range(D.SQUARE_COUNT)},
        "cards": {D.CARDS[card]: _card(town, card) for card in range(D.CARD_COUNT)},
        "seats": [_seat(town, seat) for seat in range(town.players)],
        "fights": _fights(town, viewer),
        **_tiles(town, viewer),
    }


def _decision(town: Town, viewer: int) -> dict[str, Plain]:
    mine = viewer >= 0 and town.owes(viewer)
    name = NAMES[town.decision]
    key = f"prompt-{name}" if mine or town.over else f"prompt-wait-{name}"
    if town.decision == CHOOSE_TILE and not mine:
        key = "prompt-chosen-duel_tile" if viewer in town.waiting() else key
    return {
        "prompt": {"key": key, "args": _prompt_args(town), "rule": RULES[town.decision]},
        "legal": [NOTATION.text(action) for action in town.legal(viewer)] if mine else [],
    }


def _prompt_args(town: Town) -> dict[str, Plain]:
    """Who, where, what and for how much, as far as the decision has it."""
    args: dict[str, Plain] = {"round": town.round}
    if not town.over and town.decision != CHOOSE_TILE:
        args["colour"] = colour(town, town.actor)
    if town.focus != NOWHERE:
        cell = town.focus - D.CELLS_FROM
        args["place"] = f"={D.CELLS[cell]}" if cell >= 0 else f"square-{D.SQUARES[town.focus]}"
        args["money"] = _focus_price(town)
        if D.B12 <= town.focus <= D.B3:
            tile = town.row[D.B3 - town.focus]
            args["building"] = f"tile-{D.BUILDINGS[tile]}" if tile != EMPTY else "tile-none"
    if town.building != EMPTY:
        args["building"] = f"tile-{D.BUILDINGS[town.building]}"
        args["builder"] = colour(town, town.builder)
        args["cell"] = f"={D.CELLS[town.site]}" if town.site != NOWHERE else "=?"
        args["asked"] = f"={D.CELLS[town.asked]}" if town.asked != NOWHERE else "=?"
    if NAMES[town.decision] == "cash_out":
        args["limit"] = town.limit(town.actor)
        args["money"] = town.cash[town.actor]
    return args


def _focus_price(town: Town) -> int:
    if town.focus >= D.CELLS_FROM:
        return int(land.price(town, town.focus - D.CELLS_FROM))
    seat = town.actor
    return int(building_price(town, seat, town.focus)) if seat >= 0 else int(D.PRICE[town.focus])


def _roads(town: Town, viewer: int) -> dict[str, Plain]:
    crossings = [edge for edge in range(D.EDGE_COUNT) if land.is_crossing(town, edge)]
    roads = [edge for edge in range(D.EDGE_COUNT) if town.edge[edge] == ROAD]
    mine = town.legal(viewer) if viewer >= 0 and town.owes(viewer) else []
    layable = [action - D.BUILD_ROAD for action in mine if D.BUILD_ROAD <= action < D.KEEP]
    return {
        "roads": [*roads],
        "bridges": [edge for edge in roads if edge in crossings],
        "crossings": [*crossings],
        "edges": {str(edge): int(land.road_cost(town, edge)) for edge in layable},
    }


def _parcel(town: Town, cell: int) -> dict[str, Plain]:
    tile, owner = town.tile[cell], town.owner[cell]
    stands = town.standing[D.CELLS_FROM + cell]
    return {
        "owner": position.seat_or_none(owner),
        "tile": None if tile == EMPTY else D.TILES[tile],
        "reached": bool(town.reached[cell]) and tile != D.RIVER,
        "free": tile == EMPTY,
        "cowboys": [seat for seat in range(town.players) if stands >> seat & 1],
        "white": bool(stands & WHITE),
        "protected": land.is_building(tile) and land.is_protected(town, cell),
        "attackable": town.target[cell] == ESTATE,
        "price": int(land.price(town, cell)) if owner == NO_SEAT and tile != D.RIVER else None,
        "around": [D.CELLS[near] for near in occupied_around(town, cell)],
        "income": income_terms(town, cell) if land.is_building(tile) else None,
    }


def _square(town: Town, viewer: int, square: int) -> dict[str, Plain]:
    """A square that is not open takes no cowboys: closed by the counter, or without a building."""
    sale = D.B12 <= square <= D.B3
    tile = town.row[D.B3 - square] if sale else EMPTY
    price = int(building_price(town, viewer, square)) if sale and viewer >= 0 else int(D.PRICE[square])
    return {
        "step": D.STEPS.index(D.SQUARES[square]) + 1,
        "open": placement.forbids_square(town, square) == 0,
        "price": price or None,
        "tile": None if tile == EMPTY else D.BUILDINGS[tile],
        "cowboys": _cowboys(town, square),
        "white": bool(town.standing[square] & WHITE),
    }


def _cowboys(town: Town, square: int) -> dict[str, Plain]:
    row = {D.WAGES: 0, D.ROAD1: D.MOST_PLAYERS}.get(square)
    here = [seat for seat in range(town.players) if town.standing[square] >> seat & 1]
    return {str(seat): 1 if row is None else int(town.many[row + seat]) for seat in here}


def _card(town: Town, card: int) -> dict[str, Plain]:
    holders = [seat for seat in range(town.players) if town.card[seat] == card]
    side = town.red >> card & 1
    return {
        "number": card + 1,
        "side": "red" if side else "yellow",
        "limit": int(D.LIMIT[card + D.CARD_COUNT * side]),
        "seat": holders[0] if holders else None,
    }


def _seat(town: Town, seat: int) -> dict[str, Plain]:
    owned = [int(town.tile[cell]) for cell in range(D.CELL_COUNT) if town.owner[cell] == seat]
    return {
        "colour": D.COLOURS[town.colours[seat]],
        **position.player(town, seat),
        "limit": int(town.limit(seat)) if town.card[seat] >= 0 else None,
        "parcels": town.parcels[seat],
        "buildings": sum(land.is_building(tile) for tile in owned),
        "houses": owned.count(D.HOUSE),
        "mountains": owned.count(D.MOUNTAIN),
        "property": int(land.tiles_left(town, seat)),
        "firepower": int(town.firepower(seat)),
        "terms": firepower_terms(town, seat),
        "white": town.white == seat,
        "ammo": town.ammo == seat,
        "passed": bool(town.passed >> seat & 1) and town.phase == 2,
        "tiles": int(duel_tiles.size(town, seat)),
        "score": score_parts(town, seat) if town.over else None,
    }


def _fights(town: Town, viewer: int) -> dict[str, Plain]:
    """What a cowboy of the viewer has to fight with, or would have (CC-5.14)."""
    if viewer < 0 or NAMES[town.decision] == "setup_parcel":
        return {}
    fights: dict[str, Plain] = {}
    for location in range(D.LOCATION_COUNT):
        if location not in (D.WAGES, D.ROAD1):
            rivals = [seat for seat in range(town.players) if town.standing[location] >> seat & 1 and seat != viewer]
            stands = bool(town.standing[location] >> viewer & 1)
            if rivals and (stands or placement.forbids_cowboy(town, viewer, location) == 0):
                fights[position.PLACES[location]] = _fight(town, viewer, rivals, stands)
    return fights


def _fight(town: Town, viewer: int, rivals: list[int], stands: bool) -> dict[str, Plain]:
    power = int(town.firepower(viewer)) - (0 if stands else 1)
    shown: list[Plain] = [{"seat": seat, "firepower": int(town.firepower(seat))} for seat in rivals]
    chance = None if town.with_tiles else round(100 * chance_to_win(town, viewer, power, rivals))
    return {"rivals": shown, "firepower": power, "chance": chance}


def _tiles(town: Town, viewer: int) -> dict[str, Plain]:
    """Hands are secret; what is played is not (CC-11.5)."""
    mine = town.with_tiles and viewer >= 0
    loose = [
        int(town.stock[value])
        + sum(int(town.hand[6 * seat + value]) for seat in range(town.players) if town.redrawn >> seat & 1)
        for value in range(D.TILE_VALUES)
    ]
    return {
        "stock": position.values(town.stock, 0) if not town.redrawn else None,
        "loose": [value for value in range(D.TILE_VALUES) for _ in range(loose[value])],
        "hand": position.values(town.hand, viewer) if mine else None,
        "picked": int(town.picked[viewer]) if mine and town.picked[viewer] != EMPTY else None,
    }

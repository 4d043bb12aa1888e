"""What a viewer may know (section 6), built up piece by piece.

The shape, for those who draw it. A face is `N-LADY-5`, `C-COWBOY-2`, `I` or `Q`; a cell `B3`; a kind `lady`, `gunman`,
`sheriff`, `bandit`, `cowboy`; seats are numbers from 0 (in action texts from 1); null is nothing, or not to be known.

    game, players, viewer, over, waiting, legal, prompt   as in every game
    decision    name of the decision owed, see `decisions.NAMES`; "end"
    stage       "start" "start-events" "move" "duel-select" "duels" "control" "end"
    round       1 to 40
    movement    1 or 2 while stage is "move", else 0
    first       seat of the first player (until the cards are shown: of the last round), null before the first reveal
    order       seats in turn order, from the first player (seat 0 before there is one)
    turn        seat whose movement or challenge it is, null elsewhere
    town        by building in play, in order:
        part        "central" "station" "annex"
        rows        the grid: `.` free cell, `#` no cell, a capital a key cell
        keys        by cell of a key cell: its name ("bottles")
        status      "unopened" "open" "controlled" "neutral"
        kind, value, price      of the people in it, null while unopened (kept after it is settled)
        owner       seat, once controlled
        cells       by occupied cell: seat
        free        number of free cells
        controllers seats that control it now; two or more: it is contested
        leader      the seat with the fewest pieces missing, null where nobody or several are ahead
        sides       per seat: {pieces, missing, keys, groups}
                    missing: fewest further pieces to control it, 0 when it does, null when cut off or settled
                    keys: most key cells that one group touches
                    groups: [{cells: [...], keys: [cells of the key cells touched]}], best first
    seats       per seat: {colour, money, supply, points, won, hand_size, hand, chosen, duel, fought, passed, placed}
        won         kinds of the value tokens taken, in order of buildings
        hand        faces in canonical order, null for others
        chosen      own face laid aside in a sealed window, null otherwise and for others
        duel        null (no duel card), {card, shown}: card null while hidden from the viewer
        fought      has fought its ordinary duel of this round
        passed      passed although it met somebody it could have challenged
        placed      by building: pieces placed in this movement (only of the seat whose movement it is)
    tokens      by kind: symbol tokens left
    piles       {draw, discard, up: [faces], down: [per seat, how many], own_down: [faces], events, event_discards}
    unseen      by face: how many copies the viewer has not before his eyes (draw pile, other hands, face-down cards)
    known       what card counting tells, for worlds only (`complete.py`)
    moving      null, or the movement in progress: {seat, card, free: null or {building, pieces, kind}, building, left,
                last, visited}: `building` where pieces are being placed and `left` how many; `free` is F of the rules
    event       null, or the card being carried out: {id, seat, steps, step, step_index, left,
                last, target, building, assigned}: steps as in data.toml ({do, kind, amount...}), `step` the one
                being carried out; `last` the cell or piece chosen before
    due         seats that have still to draw an event, in order
    duel        null, or the duel being fought: {building, challenger, challenged, winner}
    ending      null, or {places, ties}: ties by seat the face that decided, or null
"""

from __future__ import annotations

from farwest.engine.bits import members
from farwest.engine.data import Plain
from farwest.games.dodge_city import cards, data as D, duels, view_town
from farwest.games.dodge_city.actions import NOTATION
from farwest.games.dodge_city.decisions import NAMES, RULES, STAGES
from farwest.games.dodge_city.deck import NONE, WATCHER
from farwest.games.dodge_city.state import DUELS, EVENT_CELL, MOVE, PLACE_CELL, City


def view_of(city: City, viewer: int) -> dict[str, Plain]:
    """Each piece says to whom it shows; `viewer` is a seat, or SPECTATOR for somebody who holds none."""
    return {
        "game": "dodge-city",
        "players": int(city.players),
        "viewer": viewer if viewer >= 0 else None,
        "over": city.over,
        "waiting": [int(seat) for seat in city.waiting()],
        "legal": [NOTATION.text(action) for action in city.legal(viewer)],
        "prompt": _prompt(city, viewer),
        "decision": NAMES[city.decision],
        "stage": STAGES[city.stage],
        "round": int(city.round),
        "movement": int(city.movement),
        "first": _or_none(city.first),
        "order": [*order(city)],
        "turn": _turn(city),
        "town": {D.BUILDINGS[b]: view_town.building(city, b) for b in range(D.IN_PLAY[city.players])},
        "seats": [_seat(city, viewer, seat) for seat in range(city.players)],
        "tokens": {kind: int(city.tokens >> 4 * n & 15) for n, kind in enumerate(D.KINDS)},
        "piles": _piles(city, viewer),
        "unseen": _unseen(city, viewer),
        "known": _known(city, viewer),
        "moving": _moving(city),
        "event": _event(city),
        "due": [seat for seat in order(city) if city.due >> seat & 1],
        "duel": _duel(city),
        "ending": _ending(city),
    }


def _or_none(value: int) -> int | None:
    return int(value) if value >= 0 else None


def side(city: City, seat: int) -> str:
    return f"side-{D.COLOURS[city.colours[seat]]}"


def faces(held: int) -> list[Plain]:
    """Cards by their faces, in canonical order; copies look alike (DC-2.6)."""
    return [D.FACES[D.FACE_OF[card]] for card in members(held)]


def order(city: City) -> list[int]:
    first = max(int(city.first), 0)
    return [(first + n) % int(city.players) for n in range(city.players)]


def _turn(city: City) -> int | None:
    return int(city.seat_of_turn(city.turn)) if city.stage in (MOVE, DUELS) else None


def _prompt(city: City, viewer: int) -> dict[str, Plain]:
    """Everybody may know which decision is owed: all that is hidden in it is the card (DC-6.3)."""
    name = NAMES[city.decision]
    if city.over:
        return {"key": "prompt-end", "args": {}, "rule": RULES[city.decision]}
    mine = city.owes(viewer)
    args: dict[str, Plain] = {}
    if not city.sealed():
        args["side"] = side(city, city.actor)
        args["left"] = int(city.left)
        args["building"] = "building-none" if city.here < 0 else f"building-{D.BUILDINGS[city.here]}"
        args["event"] = "event-none" if city.event < 0 else f"event-{D.EVENTS[city.event]}"
    return {"key": f"prompt-{name}" if mine else f"prompt-wait-{name}", "args": args, "rule": RULES[city.decision]}


def _seat(city: City, viewer: int, seat: int) -> dict[str, Plain]:
    """All but the cards is public; the hand and what was chosen in secret are for the owner."""
    own = seat == viewer
    mover = city.stage == MOVE and seat == city.seat_of_turn(city.turn)
    in_play = range(D.IN_PLAY[city.players])
    placed: dict[str, Plain] = {D.BUILDINGS[b]: int(city.placed >> 4 * b & 15) for b in in_play}
    return {
        "colour": D.COLOURS[city.colours[seat]],
        "money": int(city.money[seat]),
        "supply": int(city.supply[seat]),
        "points": int(city.points[seat]),
        "won": [D.KINDS[city.kinds[b]] for b in in_play if city.owners[b] == seat],
        "hand_size": len(members(city.hand[seat])),
        "hand": faces(city.hand[seat]) if own else None,
        "chosen": D.FACES[city.chosen[seat]] if own and city.chosen[seat] != NONE else None,
        "duel": _duel_card(city, viewer, seat),
        "fought": bool(city.fought >> seat & 1),
        "passed": bool(city.unarmed >> seat & 1),
        "placed": placed if mover else {},
    }


def _duel_card(city: City, viewer: int, seat: int) -> dict[str, Plain] | None:
    """Face down for the others until a fight (DC-4.17, DC-4.21)."""
    if city.duel[seat] == NONE:
        return None
    shown = bool(city.shown >> seat & 1)
    return {"card": D.FACES[D.FACE_OF[city.duel[seat]]] if shown or seat == viewer else None, "shown": shown}


def _piles(city: City, viewer: int) -> dict[str, Plain]:
    """Of face-down discards only their number, and to their owner what they are (DC-6.2)."""
    down = [len(members(city.down[seat])) for seat in range(city.players)]
    return {
        "draw": len(members(city.pile)),
        "discard": len(members(city.up)) + sum(down),
        "up": faces(city.up),
        "down": [*down],
        "own_down": faces(city.down[viewer]) if viewer >= 0 else [],
        "events": len(members(city.event_pile)),
        "event_discards": [
            D.EVENTS[event] for event in members(D.ALL_EVENTS & ~city.event_pile) if event != city.event
        ],
    }


def _unseen(city: City, viewer: int) -> dict[str, Plain]:
    hidden = faces(cards.hidden_from(city, viewer))
    return {face: hidden.count(face) for face in D.FACES if face in hidden}


def _known(city: City, viewer: int) -> dict[str, Plain]:
    """What everybody, or the viewer alone, can conclude of hidden cards; see `cards.py`."""
    index = viewer if viewer >= 0 else WATCHER
    seats = range(city.players)
    return {
        "last_shuffle": faces(city.seen[index]),
        "shuffle_before": faces(city.seen[6 + index]),
        "old": [int(city.old >> 4 * seat & 15) for seat in seats],
        "duel_old": [bool(city.duel_old >> seat & 1) for seat in seats],
        "down_old": [int(city.down_old >> 4 * seat & 15) for seat in seats],
        "down_indians": [int(city.down_indians >> 4 * seat & 15) for seat in seats],
        "ghosts": [int(city.ghosts >> 4 * seat & 15) for seat in seats],
        "public_shuffle": faces(city.seen[WATCHER]),
        "public_shuffle_before": faces(city.seen[6 + WATCHER]),
    }


def _moving(city: City) -> dict[str, Plain] | None:
    if city.stage != MOVE:
        return None
    free: dict[str, Plain] | None = None
    if city.free_at >= 0:
        kind = D.KINDS[D.FACE_KIND[city.card]]
        free = {"building": D.BUILDINGS[city.free_at], "pieces": int(D.FACE_FIGURE[city.card]), "kind": kind}
    here = city.here if city.event < 0 else NONE
    return {
        "seat": int(city.seat_of_turn(city.turn)),
        "card": D.FACES[city.card] if city.card >= 0 else None,
        "free": free,
        "building": D.BUILDINGS[here] if here >= 0 else None,
        "left": int(city.left) if city.event < 0 else 0,
        "last": _last(city) if city.event < 0 else None,
        "visited": D.BUILDINGS[city.visited] if city.visited >= 0 else None,
    }


def _last(city: City) -> str | None:
    """The cell or piece after which the next one comes (DC-4.0c)."""
    if city.last < 0:
        return None
    if city.decision in (PLACE_CELL, EVENT_CELL):
        return D.CELL_NAME[city.last]
    return D.PIECES_BY_NAME[city.last]


def _event(city: City) -> dict[str, Plain] | None:
    if city.event < 0:
        return None
    index = int(city.step - D.FIRST_STEP[city.event])
    steps = D.EVENT_STEPS[city.event]
    assigned = {D.BUILDINGS[b]: int(city.assigned >> 4 * b & 15) for b in range(D.BUILDING_COUNT)}
    return {
        "id": D.EVENTS[city.event],
        "seat": int(city.event_seat),
        "steps": [dict(step) for step in steps],
        "step": dict(steps[index]),
        "step_index": index,
        "left": int(city.left),
        "last": _last(city),
        "target": _or_none(city.target),
        "building": D.BUILDINGS[city.here] if city.here >= 0 else None,
        "assigned": {building: number for building, number in assigned.items() if number},
    }


def _duel(city: City) -> dict[str, Plain] | None:
    if city.fight_at < 0:
        return None
    return {
        "building": D.BUILDINGS[city.fight_at],
        "challenger": int(city.challenger),
        "challenged": int(city.challenged),
        "winner": _or_none(duels.winner(city)),
    }


def _ending(city: City) -> dict[str, Plain] | None:
    if not city.over:
        return None
    seats = range(city.players)
    ties: list[Plain] = [D.FACES[city.ties[seat]] if city.ties[seat] >= 0 else None for seat in seats]
    return {"places": [int(city.ranks[seat]) for seat in seats], "ties": ties}

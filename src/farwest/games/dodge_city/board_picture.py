"""From a View to the pieces: what each shows to this viewer, and what choosing it would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Args, Phrase
from farwest.games.dodge_city import actions, data as D
from farwest.games.dodge_city.board_pieces import (
    Chance,
    Duel,
    Face,
    Fighter,
    HandCard,
    Happening,
    House,
    Option,
    Picture,
    Player,
    Target,
)
from farwest.games.dodge_city.board_ticks import Ticking
from farwest.games.dodge_city.board_town import colour, house, kinds

CARDS: Final = {"start-card": "start", "move-card": "play", "duel-card": "keep"}
ENDS: Final = ("indian:stop", "free:none", "buy:done", "gain:decline")


def picture(view: Mapping[str, Any]) -> Picture:
    ticking = Ticking(view)
    own = None if view["viewer"] is None else view["seats"][view["viewer"]]
    houses = tuple(house(view, name, ticking) for name in view["town"])
    return Picture(
        colour=own["colour"] if own else None,
        decision=view["decision"] if view["legal"] else "none",
        stage=view["stage"],
        houses=houses,
        kinds=kinds(view),
        players=tuple(_player(view, number) for number in range(view["players"])),
        hand=tuple(_hand(view)),
        options=tuple(_options(view, ticking)),
        ticks=ticking.ticks(),
        duel=_duel(view),
        happening=_happening(view),
        chances=tuple(_chances(view)),
        focus=_focus(view, houses),
        piles=(view["piles"]["draw"], view["piles"]["discard"], view["piles"]["events"]),
    )


# Cards.


def face(name: str) -> Face:
    number = D.FACES.index(name)
    family = {"N": "number", "C": "character", "I": "indian", "Q": "question"}[name[0]]
    kind = {"I": "indian", "Q": "event"}.get(name) or D.KINDS[D.FACE_KIND[number]]
    figure = int(D.FACE_FIGURE[number])
    return Face(name, family, kind, figure, int(D.DOLLARS) * figure, int(D.STRENGTH[number]))


def _hand(view: Mapping[str, Any]) -> list[HandCard]:
    """The cards in hand, the one laid aside in secret among them, and the card that is kept for the duels."""
    if view["viewer"] is None:
        return []
    own = view["seats"][view["viewer"]]
    verb = CARDS.get(view["decision"]) if view["legal"] else None
    held: list[str] = list(own["hand"] or ())
    duel = own["duel"]["card"] if own["duel"] else None
    found = []
    for number, name in enumerate(held):
        copy = held[:number].count(name)
        text = f"{verb}:{name}" if verb else None
        target = Target(text, text in view["legal"]) if text else None
        chosen = own["chosen"] == name and copy == 0
        found.append(HandCard(f"{name}-{copy}" if copy else name, face(name), target, chosen, duel=False))
    if duel is not None:
        found.append(HandCard("duel", face(duel), None, chosen=False, duel=True))
    return found


# What stands in the tray beside the cards.


def _options(view: Mapping[str, Any], ticking: Ticking) -> list[Option]:
    """Choices without a place on the board. What ends a choice stands beside the things that are ticked."""
    if view["decision"] in CARDS:
        return []
    shown = ENDS if ticking.ticks() or ticking.by_press() else None
    return [_option(view, text) for text in view["legal"] if shown is None or text in shown]


def _option(view: Mapping[str, Any], text: str) -> Option:
    label = actions.label(actions.NOTATION.parse(text), view)
    verb, _, what = text.partition(":")
    if text in ENDS:
        return Option(text, label, None, quiet=True)
    if verb == "challenge":
        return _challenge(view, text, label)
    if verb == "give_to":
        seat = int(what) - 1
        detail = Phrase("board-option-points", {"points": view["seats"][seat]["points"]})
        return Option(text, label, detail, (f"player-{seat}",), colour(view, seat))
    if verb in ("free", "buy", "gain"):
        kind = view["town"][what]["kind"]
        detail = Phrase("board-option-free", {"count": view["town"][what]["free"]})
        return Option(text, label, detail, (f"building-{what}",), kind=kind)
    if verb == "type":
        number = D.KINDS.index(what)
        args: Args = {"price": int(D.PRICE[number]), "value": int(D.VALUE[number]), "left": view["tokens"][what]}
        return Option(text, label, Phrase("board-option-type", args), kind=what)
    return Option(text, label, None)


def _challenge(view: Mapping[str, Any], text: str, label: Phrase) -> Option:
    """Whom to fight, where, and what a piece less would mean there."""
    name, _, number = text.partition(":")[2].partition(".")
    seat = int(number) - 1
    side = view["town"][name]["sides"][seat]
    args: Args = {"pieces": side["pieces"], "keys": side["keys"], "needed": int(D.KEYS_NEEDED)}
    short = Phrase("board-option-challenge", {"side": actions.side(seat, view), "building": f"building-{name}"})
    detail = Phrase("board-option-rival", args)
    return Option(text, short, detail, (f"building-{name}",), colour(view, seat), long=label)


def _duel(view: Mapping[str, Any]) -> Duel | None:
    duel = view["duel"]
    if duel is None:
        return None
    one, other = (_fighter(view, duel[role]) for role in ("challenger", "challenged"))
    winner = None if duel["winner"] is None else colour(view, duel["winner"])
    return Duel(duel["building"], one, other, winner)


def _fighter(view: Mapping[str, Any], seat: int) -> Fighter:
    held = view["seats"][seat]["duel"]
    card = held["card"] if held and held["shown"] else None
    return Fighter(seat, colour(view, seat), None if card is None else face(card))


def _happening(view: Mapping[str, Any]) -> Happening | None:
    event = view["event"]
    return None if event is None else Happening(event["id"], colour(view, event["seat"]))


def _chances(view: Mapping[str, Any]) -> list[Chance]:
    """Where the viewer could win something, the nearest first."""
    if view["viewer"] is None or view["over"]:
        return []
    found = []
    for name, building in view["town"].items():
        side = building["sides"][view["viewer"]]
        if building["status"] != "open" or not side["pieces"]:
            continue
        leader = building["leader"]
        rival = None if leader in (None, view["viewer"]) else colour(view, leader)
        reward = int(D.REWARD) * building["value"]
        found.append(Chance(name, building["value"], reward, side["keys"], side["missing"], rival))
    return sorted(found, key=lambda chance: (chance.missing is None, chance.missing or 0, -chance.value))


def _focus(view: Mapping[str, Any], houses: tuple[House, ...]) -> str:
    """What somebody with a small screen should see first: where something is decided, or where he is nearest."""
    asking = [house.id for house in houses if house.asks]
    near = [house.id for house in houses if house.lit] + [chance.building for chance in _chances(view)]
    wanted = [name for name in near if not asking or name in asking] + asking
    return wanted[0] if wanted else houses[0].id


# Players.


def _player(view: Mapping[str, Any], number: int) -> Player:
    seat = view["seats"][number]
    held = seat["duel"]
    state = "none" if held is None else "shown" if held["shown"] else "down"
    return Player(
        points=seat["points"],
        goal=int(D.GOAL),
        money=seat["money"],
        supply=seat["supply"],
        hand=seat["hand_size"],
        first=view["first"] == number and view["stage"] not in ("start", "end"),
        duel="fought" if seat["fought"] and state == "none" else state,
        card=held["card"] if held and held["shown"] else None,
        won=tuple(seat["won"]),
    )

"""What the page needs to know about Wild Gangs to draw it (see `engine.picture`). All of it comes from a View."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from farwest.engine.errors import Phrase
from farwest.engine.journal import Fact
from farwest.engine.picture import Choice, Group, Marks, Part, Prompt, Side, Step, is_tied
from farwest.games.wild_gangs import actions, data as D
from farwest.games.wild_gangs.board_forecast import STREET_OF
from farwest.games.wild_gangs.board_look import look
from farwest.games.wild_gangs.board_picture import picture
from farwest.games.wild_gangs.board_pieces import Target
from farwest.games.wild_gangs.board_sight import PLACING, may_choose, may_hide

__all__ = ["chain", "forget", "headline", "look", "marks", "parts", "picture", "prompt", "side_names", "sides"]

SIDES: Final = {
    "red": Side("red", "diamond", "wolf-howl"),
    "blue": Side("blue", "disc", "bison"),
    "yellow": Side("yellow", "triangle", "rattlesnake"),
    "black": Side("black", "square", "raven"),
}


def sides(view: Mapping[str, Any]) -> list[Side]:
    return [SIDES[seat["gang"]] for seat in view["seats"]]


def side_names(view: Mapping[str, Any]) -> list[str]:
    return [f"gang-{seat['gang']}" for seat in view["seats"]]


def headline(view: Mapping[str, Any]) -> Phrase:
    if view["over"]:
        return Phrase("board-over")
    if view["revealed"]:
        return Phrase("board-settling")
    if view["round"] == 0:
        return Phrase("board-scouting")
    return Phrase("board-round", {"round": view["round"], "rounds": D.ROUNDS})


def forget(view: Mapping[str, Any]) -> dict[str, Any]:
    """Without the memory aid: what the player looked at is as hidden as before, his own face-down cards are not."""
    if view["revealed"] or view["viewer"] is None:
        return dict(view)
    own = view["seats"][view["viewer"]]["gang"]
    town = {
        slot: {**card, "role": None} if card["face_down"] and card["gang"] != own else card
        for slot, card in view["town"].items()
    }
    return {**view, "town": town, "events": dict.fromkeys(view["events"])}


# The prompt.

_TURN: Final = ("card", "face", "front", "peek")
_SCOUTING: Final = ("scout-first", "scout-second")


def prompt(view: Mapping[str, Any]) -> Prompt:
    told = view["prompt"]
    phrase = Phrase(told["key"], dict(told["args"]))
    if not may_choose(view):
        return Prompt(phrase, None, [])
    decision = view["decision"]
    count = len(view["legal"])
    detail = Phrase(f"board-detail-{decision}", {"count": count})
    return Prompt(phrase, detail, _steps(view, decision))


def _steps(view: Mapping[str, Any], decision: str) -> list[Step]:
    """The atomic decisions of the turn. A face without a choice is done by itself (WG-3.8)."""
    chain = _TURN if decision in _TURN else _SCOUTING if decision in _SCOUTING else ()
    now = chain.index(decision) if decision in chain else 0
    steps = []
    for number, name in enumerate(chain):
        when = "done" if number < now else "now" if number == now else "later"
        if name == "face" and decision in PLACING and not may_hide(view) and when == "later":
            when = "done"
        steps.append(Step(f"board-step-{name}", when))
    return steps


def chain(view: Mapping[str, Any]) -> list[Group]:
    """Card, face and front are taken together and sent as one act; every other decision is one step."""
    drawn = picture(view)
    if not may_choose(view):
        return []
    groups = []
    if drawn.hand and drawn.hand[0].target:
        groups.append(Group("board-step-card", [_choice(view, card.target) for card in drawn.hand if card.target], []))
    faces = [face.target for face in drawn.faces]
    if faces and view["decision"] in PLACING:
        groups.append(_group(view, "board-step-face", faces))
    if view["decision"] in PLACING:
        groups.append(_group(view, "board-step-front", [front.target for front in drawn.fronts if front.target]))
        return [group for group in groups if len(group.options) > 1]
    cards = [card.target for front in drawn.fronts for card in front.cards if card.target and card.down]
    targets = [place.target for place in drawn.places if place.target] + cards
    victims = [victim.target for victim in drawn.victims]
    return [_group(view, f"board-step-{view['decision']}", victims or targets)]


def _group(view: Mapping[str, Any], name: str, targets: list[Target]) -> Group:
    options = [_choice(view, target) for target in targets if target.legal]
    return Group(name, options, [_choice(view, target) for target in targets if not target.legal])


def _choice(view: Mapping[str, Any], target: Target) -> Choice:
    detail = None
    if target.text.startswith("front:"):
        front = next(front for front in picture(view).fronts if front.target == target)
        detail = Phrase("board-free", {"count": len(front.free)})
    return Choice(target.text, actions.label(actions.NOTATION.parse(target.text), view), detail)


# Lines of the journal.


def marks(fact: Fact, view: Mapping[str, Any]) -> Marks:
    """Whom and what a fact is about. Facts name buildings, streets, slots; the view tells where those are."""
    args = fact.args
    gang = str(args.get("gang", "")).removeprefix("gang-")
    seats = [seat["gang"] for seat in view["seats"]]
    seat = seats.index(gang) if gang in seats else None
    shows = _shown(args, view)
    if fact.key in ("told-round", "told-reveal", "told-end"):
        return Marks(heading=True)
    if fact.key == "told-event":
        return Marks(shows=shows, turns=(f"place-{_plain(args['place'])}",))
    if fact.key == "told-card":
        return Marks(seat, shows=shows, turns=(f"card-{_plain(args['slot'])}",))
    if fact.key == "told-sign":
        return Marks(shows=shows, moves=_swapped_places(args, view))
    if fact.key == "told-stagecoach":
        return Marks(shows=shows, moves=_swapped_loots(args, view))
    if fact.key in ("told-loot-taken", "told-loot-protected", "told-loot-stays"):
        return _taken(fact, view, seat)
    if fact.key == "told-captured":
        rival = str(args["rival"]).removeprefix("gang-")
        street = str(args["street"]).removeprefix("street-")
        cards = [
            f"card-{slot}" for slot, card in view["town"].items() if STREET_OF[slot] == street and card["gang"] == rival
        ]
        turns = tuple(f"{card}.captured" for card in cards)
        return Marks(seat, shows=shows, turns=turns, flies=tuple(f"{card}>player-{seat}" for card in cards))
    return Marks(seat, shows=shows)


def _plain(value: int | str) -> str:
    return str(value).removeprefix("=")


def _position(building: int | str, view: Mapping[str, Any]) -> str:
    wanted = str(building).removeprefix("building-")
    return next(position for position in D.POSITIONS if view["buildings"][position] == wanted)


def _shown(args: Mapping[str, int | str], view: Mapping[str, Any]) -> tuple[str, ...]:
    """The ids of what the fact names: a card rather than its building, a place rather than its neighbours."""
    if "slot" in args:
        return (f"card-{_plain(args['slot'])}",)
    if "place" in args and isinstance(args["place"], str):
        return (f"place-{_plain(args['place'])}",)
    if "from" in args:
        return (f"place-{_plain(args['from'])}", f"place-{_plain(args['to'])}")
    names = [args[name] for name in ("building", "one", "other") if str(args.get(name, "")).startswith("building-")]
    found = tuple(f"building-{_position(name, view)}" for name in names)
    if not found and "street" in args:
        return (f"street-{str(args['street']).removeprefix('street-')}",)
    return found


def _swapped_places(args: Mapping[str, int | str], view: Mapping[str, Any]) -> tuple[str, ...]:
    """Both events of WG-5.1 stand at their new places; before, each stood where the other is now."""
    one, other = _plain(args["from"]), _plain(args["to"])
    return (f"event-{view['events'][other]}:at-{one}", f"event-{view['events'][one]}:at-{other}")


def _swapped_loots(args: Mapping[str, int | str], view: Mapping[str, Any]) -> tuple[str, ...]:
    one, other = _position(args["one"], view), _position(args["other"], view)
    moved = []
    for here, before in ((one, other), (other, one)):
        for loot, size in zip(view["loots"][here], ("big", "small"), strict=True):
            moved.append(f"loot-{loot['tile']}:at-{before}-{size}")
    return tuple(moved)


def _taken(fact: Fact, view: Mapping[str, Any], seat: int | None) -> Marks:
    position = _position(fact.args["building"], view)
    loot = view["loots"][position][0 if fact.args["size"] == "loot-big" else 1]
    id = f"loot-{loot['tile']}"
    if fact.key != "told-loot-taken":
        return Marks(seat, shows=(id,))
    return Marks(seat, shows=(id,), turns=(id,), flies=(f"{id}>player-{seat}",))


# The end.


def parts(view: Mapping[str, Any], seat: int) -> list[Part]:
    """WG-5.17: loots taken and bounties of captured cards."""
    found = []
    for position in D.POSITIONS:
        for loot in view["loots"][position]:
            if loot["taken_by"] == seat:
                args: dict[str, int | str] = {"building": f"building-{view['buildings'][position]}"}
                found.append(Part(Phrase("board-part-loot", args), loot["value"]))
    for street in D.STREETS:
        cards = [view["town"][slot] for slot in view["seats"][seat]["captured"] if STREET_OF[slot] == street]
        if cards:
            bounty = sum(int(D.BOUNTY[D.ROLES.index(card["role"])]) for card in cards)
            args = {"street": f"street-{street}", "gang": f"gang-{cards[0]['gang']}"}
            found.append(Part(Phrase("board-part-bounty", args), bounty))
    if is_tied([each["money"] for each in view["seats"]], seat):
        found.append(Part(Phrase("board-part-tie"), 0, "WG-5.17"))
    return found

"""Two simple players of the notes for bot authors (WG-10): a beginner and a greedy one. They see views only."""

from typing import Any

from farwest.engine.core import Dice
from farwest.games.wild_gangs import data as D, reveal
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.state import EMPTY
from tests.games.wild_gangs.town import new


class Player:
    """Answers one decision from what its seat sees."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: dict[str, Any]) -> str:
        return self.any_of(view["legal"])

    def any_of(self, texts: list[str]) -> str:
        return texts[self.dice.pick(len(texts))]


class Beginner(Player):
    """WG-10.4: strong cards on rich buildings, no thought for streets, the face at random, looks beside own cards."""

    def choose(self, view: dict[str, Any]) -> str:
        legal: list[str] = view["legal"]
        if view["decision"] == "card":
            return max(legal, key=lambda text: D.STRENGTH[D.ROLES.index(text.split(":")[1])])
        if view["decision"] == "front":
            return max(legal, key=lambda text: self._riches(view, text.split(":")[1].split(".")[0]))
        if view["decision"] == "peek":
            return self.any_of([text for text in legal if self._is_beside_mine(view, text)] or legal)
        return self.any_of(legal)

    def _riches(self, view: dict[str, Any], position: str) -> int:
        """What is still to be won there: the loots, less for every card of ours that robs there already."""
        gang = view["seats"][view["viewer"]]["gang"]
        value = sum(int(loot["value"]) for loot in view["loots"][position])
        return value // (1 + gang_strength(view, position, gang))

    def _is_beside_mine(self, view: dict[str, Any], text: str) -> bool:
        gang = view["seats"][view["viewer"]]["gang"]
        if not text.startswith("peek:event:"):
            return False
        place = D.PLACES.index(text.removeprefix("peek:event:"))
        beside = (D.POSITIONS[D.PLACE_BEFORE[place]], D.POSITIONS[D.PLACE_BEHIND[place]])
        return any(gang_strength(view, position, gang) for position in beside)


def gang_strength(view: dict[str, Any], position: str, gang: str) -> int:
    strength: int = view["strength"][position].get(gang, 0)
    return strength


class Greedy(Player):
    """Takes the placement after which it would own the most if the game ended there, of what it can see."""

    def choose(self, view: dict[str, Any]) -> str:
        legal: list[str] = view["legal"]
        if view["decision"] == "card":
            return max(legal, key=lambda card: self._best_front(view, card)[0])
        if view["decision"] == "face":
            return "face:down" if view["round"] > 7 - view["seats"][view["viewer"]]["hidden_left"] else "face:up"
        if view["decision"] == "front":
            return self._best_front(view, f"card:{view['chosen_card']}")[1]
        if view["decision"] == "victim":
            return max(legal, key=lambda text: prize(view, text.split(":")[1]))
        return self.any_of(legal)

    def _best_front(self, view: dict[str, Any], card: str) -> tuple[int, str]:
        """The best margin over the richest rival, and the front that brings it."""
        seen = only_what_is_seen(view)
        role = D.ROLES.index(card.split(":")[1])
        found = (-10_000, "")
        for front in range(D.FRONT_COUNT):
            if seen.filled[front] < D.FRONT_CAPACITY[front] and not seen.closed >> front & 1:
                world = seen.clone()
                world.lay(D.FRONT_FIRST_SLOT[front] + world.filled[front], view["viewer"] * 16 + role)
                found = max(found, (self._margin(world, view["viewer"]), f"front:{D.FRONTS[front]}"))
        return found

    def _margin(self, world: WildGangs, seat: int) -> int:
        end_now(world)
        rivals = [int(world.money[other]) for other in range(world.players) if other != seat]
        return int(world.money[seat]) - max(rivals)


def only_what_is_seen(view: dict[str, Any]) -> WildGangs:
    """The town as the view shows it: unseen events and cards are not there."""
    world = GAME.complete(view, Dice(0))
    assert isinstance(world, WildGangs)
    for number in range(D.EVENT_COUNT):
        event = view["events"][D.PLACES[number]] if number < D.PLACE_COUNT else None
        world.events[number] = D.EVENTS.index(event) if event else EMPTY
    for slot, card in view["town"].items():
        if card["role"] is None:
            world.slots[D.SLOTS.index(slot)] = EMPTY
    return world


def end_now(world: WildGangs) -> None:
    """Everything is resolved as it lies; winners take the richest victim."""
    reveal.turn_over(world)
    while not world.over:
        captures = world.legal(world.actor)
        prizes = [bounty_in_street(world, action - D.CAPTURE) for action in captures]
        world.apply(world.actor, captures[prizes.index(max(prizes))], Dice(0))


def bounty_in_street(world: WildGangs, gang: int) -> int:
    """What a gang's cards are worth in the street being settled."""
    mine = [s for s, card in enumerate(world.slots) if card != EMPTY and world.gangs[card >> 4] == gang]
    return sum(int(D.BOUNTY[world.slots[s] & 15]) for s in mine if D.SLOT_STREET[s] == world.street)


def prize(view: dict[str, Any], gang: str) -> int:
    """What capturing a gang would bring, by the view."""
    street = D.STREETS.index(view["street"])
    mine = [(slot, card["role"]) for slot, card in view["town"].items() if card["gang"] == gang]
    return sum(
        int(D.BOUNTY[D.ROLES.index(role)]) for slot, role in mine if D.SLOT_STREET[D.SLOTS.index(slot)] == street
    )


def game_of(players: list[Player], seed: int) -> WildGangs:
    """A whole game; every player is shown the view of its own seat."""
    game, dice = new(len(players), seed), Dice(seed)
    while not game.over:
        seat = int(game.actor)
        game.play(seat, GAME.parse(players[seat].choose(game.view(seat))), dice)
    return game

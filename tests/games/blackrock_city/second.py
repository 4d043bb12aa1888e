"""The rules once more, written apart from the engine and without a thought for speed, to be compared with it.

A game is one function from the first phase to the last. It stops wherever somebody has a choice (`yield`), and goes on
with what was chosen; chance comes from a list. Clocks are not played here.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

Ask: TypeAlias = Generator[tuple[int, list[str]], str, str]
Act: TypeAlias = Generator[tuple[int, list[str]], str, None]

DUMMY = 2


@dataclass
class Gang:
    tiles: list[int] = field(default_factory=lambda: [6, 2, 0, 0])  # H, HX, W, WX
    laid: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    gold: int = 0
    silver: int = 0
    attacked: int = 0

    @property
    def cubes(self) -> int:
        return self.gold + self.silver


@dataclass
class Tile:
    name: str
    gold: int
    prisoners: int
    holes: int
    reverse: str
    looted: bool = False
    turned: bool = False


class Second:
    def __init__(self, tiles: list[Tile], players: int, first: int) -> None:
        self.ring = tiles
        self.gangs = [Gang() for _ in range(players)]
        self.humans = players
        if players == 2:
            self.gangs.append(Gang(tiles=[0, 0, 0, 0]))
        self.sheriff = self.pawn = 0
        self.owner = self.first = first
        self.phase = 1
        self.silver = 10
        self.queue: list[int] = []
        self.over = False
        self.chance: Iterator[int] = iter(())

    def draw(self, among: int) -> int:
        return next(self.chance) if among > 1 else 0

    def ask(self, seat: int, options: list[str]) -> Ask:
        if len(options) == 1:
            return options[0]
        return (yield seat, options)

    def game(self) -> Act:
        while not self.over:
            yield from self.stakes()
            if not any(sum(gang.laid) for gang in self.gangs[: self.humans]):
                break
            yield from self.resolve()
            if not any(sum(gang.tiles) for gang in self.gangs):
                break
            self.phase += 1
            self.first = self.next_first()
        self.over = True

    # The stakes.

    def stakes(self) -> Act:
        order = [(self.first + k) % self.humans for k in range(self.humans)]
        self.queue = [seat for seat in order if sum(self.gangs[seat].tiles)]
        if self.humans == 2:
            holes = self.ring[self.pawn].holes
            self.gangs[DUMMY].laid = [holes, 0, 0, 0]
            yield from self.walk(holes)
        while self.queue:
            seat = self.queue[0]
            gang = self.gangs[seat]
            highest = max(sum(other.laid) for other in self.gangs)
            options = [f"stake:{n}" for n in range(1, sum(gang.tiles) + 1) if n != highest]
            if len(self.queue) > 1 and gang.tiles not in ([0, 0, 1, 0], [0, 0, 0, 1]):
                options.append("defer")
            chosen = yield from self.ask(seat, [*options, "renounce"])
            if chosen.startswith("stake"):
                yield from self.lay(seat, int(chosen[6:]))
                continue
            self.queue.pop(0)
            if chosen == "defer":
                self.queue.append(seat)
                yield from self.wound(seat)

    def lay(self, seat: int, n: int) -> Act:
        gang = self.gangs[seat]
        h, hx, w, wx = gang.tiles
        used: dict[str, int] = {}
        for name, have, behind in (("hx", hx, h + w + wx), ("wx", wx, h + w), ("w", w, h)):
            left = n - sum(used.values())
            numbers = range(max(0, left - behind), min(have, left) + 1)
            text = yield from self.ask(seat, [f"{name}:{k}" for k in numbers])
            used[name] = int(text.split(":")[1])
        gang.laid = [n - sum(used.values()), used["hx"], used["w"], used["wx"]]
        gang.tiles = [have - laid for have, laid in zip(gang.tiles, gang.laid, strict=True)]
        self.queue.remove(seat)
        yield from self.walk(gang.laid[0] + gang.laid[2])

    def walk(self, steps: int) -> Act:
        self.sheriff = (self.sheriff + steps) % len(self.ring)
        if steps and self.sheriff == self.pawn and self.ring[self.pawn].name != "START":
            hit = yield from self.wound(self.owner)
            if not hit:
                self.take(self.owner)

    def wound(self, seat: int) -> Generator[tuple[int, list[str]], str, bool]:
        """False where nobody is left."""
        tiles = self.gangs[seat].tiles
        kinds = [kind for kind in (0, 1) if tiles[kind]] or [kind for kind in (2, 3) if tiles[kind]]
        if not kinds:
            return False
        names = ["H", "HX", "W", "WX"]
        text = yield from self.ask(seat, [f"wound:{names[kind]}" for kind in kinds])
        kind = names.index(text[6:])
        tiles[kind] -= 1
        if kind < 2:
            tiles[kind + 2] += 1
        if not sum(tiles) and seat in self.queue:
            self.queue.remove(seat)
        return True

    def take(self, seat: int) -> str | None:
        """A cube from behind the screen."""
        gang = self.gangs[seat]
        if not gang.cubes:
            return None
        colour = "gold" if self.draw(gang.cubes) < gang.gold else "silver"
        setattr(gang, colour, getattr(gang, colour) - 1)
        return colour

    # What the stakes bring.

    def resolve(self) -> Act:
        laid = {seat: sum(gang.laid) for seat, gang in enumerate(self.gangs) if sum(gang.laid)}
        winner = max(laid, key=lambda seat: laid[seat])
        far = laid[winner] - min(laid.values())
        if len(laid) == 1:
            text = yield from self.ask(winner, [f"move:{k}" for k in range(1, laid[winner] + 1)])
            far = int(text[5:])
        here = self.ring[self.pawn]
        here.turned = here.turned or here.looted
        self.owner = winner
        yield from self.ride(far)
        self.gangs[winner].attacked = self.phase
        if self.sheriff != self.pawn:
            yield from self.raid(winner)
        ranked = sorted(laid.values())
        if len(laid) > 1 and ranked.count(ranked[-2]) == 1 and self.silver:
            self.silver -= 1
            self.gangs[next(seat for seat in laid if laid[seat] == ranked[-2])].silver += 1
        for gang in self.gangs[: self.humans]:
            gang.tiles[2] += gang.laid[0]
            gang.tiles[3] += gang.laid[1]
        for gang in self.gangs:
            gang.laid = [0, 0, 0, 0]

    def ride(self, far: int) -> Act:
        for _ in range(far):
            self.pawn = (self.pawn + 1) % len(self.ring)
            tile = self.ring[self.pawn]
            if tile.turned and tile.reverse == "INDIANS":
                hit = yield from self.wound(self.owner)
                if not hit:
                    return

    def raid(self, winner: int) -> Act:
        tile, gang = self.ring[self.pawn], self.gangs[winner]
        if not tile.turned:
            gang.gold += tile.gold
            if winner < self.humans:
                gang.tiles[2] += tile.prisoners
            tile.looted = tile.name != "START"
        elif tile.reverse.startswith("STEAL"):
            victims = yield from self.victims(winner, int(tile.reverse[5:]))
            for victim in victims:
                colour = self.take(victim)
                if colour is not None:
                    setattr(gang, colour, getattr(gang, colour) + 1)

    def victims(self, thief: int, wanted: int) -> Generator[tuple[int, list[str]], str, list[int]]:
        count = len(self.gangs)
        order = [(thief + k) % count for k in range(1, count) if self.gangs[(thief + k) % count].cubes]
        if not order:
            return []
        if thief >= self.humans:
            return sorted(order) if wanted == 2 else [sorted(order)[self.draw(len(order))]]
        plans = [[one] for one in order]
        if wanted == 2:
            pairs = [[a, b] for i, a in enumerate(order) for b in order[i:] if a != b or self.gangs[a].cubes > 1]
            plans = pairs or plans
        text = yield from self.ask(thief, ["steal:" + "+".join(f"P{seat}" for seat in plan) for plan in plans])
        return [int(part[1:]) for part in text[6:].split("+")]

    def next_first(self) -> int:
        around = [(self.owner + k) % len(self.gangs) for k in range(len(self.gangs))]
        living = [seat for seat in around if sum(self.gangs[seat].tiles)]
        return next((seat for seat in living if sum(self.gangs[seat].tiles) == 1), living[0])

    def places(self) -> list[int]:
        keys = [(gang.cubes, gang.gold, gang.attacked) for gang in self.gangs[: self.humans]]
        ranked = sorted(keys, reverse=True)
        return [ranked.index(key) + 1 for key in keys]

"""Where a game stands: its options, the phase, who decides, what is pending."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import State
from farwest.engine.native import i64, vec
from farwest.games.carson_city.codes import EMPTY, NO_SEAT, NOWHERE, RUNNING, SETUP, YELLOW_SIDES


class Table(State):
    """What the players agreed on before the game; shared by all clones."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.sides: i64 = YELLOW_SIDES
        self.custom: i64 = 0  # cards whose red side the table has chosen
        self.red: i64 = 0  # cards that show their red side in this game
        self.river: bool = False
        self.with_tiles: bool = False  # duels with tiles instead of dice
        self.duel_dice: i64 = 1
        self.start_guns: i64 = 0
        self.banks: i64 = 5
        self.church_own: bool = False
        self.anytime: bool = False
        self.dead_cowboys: bool = False
        self.colours: vec[i64] = _none

    def take_options(self, other: Table) -> None:
        """The same options as another game."""
        self.sides, self.custom = other.sides, other.custom
        self.river, self.with_tiles, self.duel_dice = other.river, other.with_tiles, other.duel_dice
        self.start_guns, self.banks = other.start_guns, other.banks
        self.church_own, self.anytime, self.dead_cowboys = other.church_own, other.anytime, other.dead_cowboys
        self.colours = other.colours

    def take_colours(self, colours: list[int]) -> None:
        """The colour of each seat (CC-2.2)."""
        self.colours = vec[i64](colours)


class Course(Table):
    """`order`, `track`, `laid` and the menus are replaced as a whole when they change, so clones share them."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.phase: i64 = SETUP
        self.round: i64 = 0
        self.step: i64 = 0
        self.turn: i64 = 0  # set-up: parcels chosen; else an index into `order` or `track`
        self.decision: i64 = RUNNING
        self.order: vec[i64] = _none  # seats on the pass track (CC-4.2): this round's once all have passed
        self.track: vec[i64] = _none  # seats on the placement track (CC-4.12)
        self.passed: i64 = 0  # who has passed, as a mask
        self.line: vec[i64] = _none  # and in which order
        self.menu: vec[i64] = _no_edges  # in placement: locations open to cowboys, whoever stands there
        self.menu_actions: list[int] = []  # the same as actions, and to pass; empty until asked for
        self.focus: i64 = NOWHERE  # the location a decision is about
        self.chooser: i64 = NO_SEAT  # who orders several duels (CC-4.32)
        # A duel.
        self.fallen: i64 = 0  # losers who have still to say what becomes of their cowboy (CC-11.7)
        self.fighting: i64 = 0  # who chooses a duel tile (CC-11.5)
        self.picked: vec[i64] = _none  # the value a seat has chosen, or EMPTY
        self.log: vec[i64] = _no_edges  # the duels of the last resolution, one number each (`duels.entry`)
        # A build window (4.6), and chains of roads outside of one.
        self.builder: i64 = NO_SEAT
        self.building: i64 = EMPTY
        self.source: i64 = NOWHERE
        self.site: i64 = NOWHERE
        self.asked: i64 = NOWHERE  # the parcel for which consent is asked
        self.refused: i64 = 0  # owners who have refused, as a mask
        self.struck: i64 = 0  # kept types that were tried in vain in this step (CC-4.34)
        self.last_root: i64 = -1
        self.laid: vec[i64] = _no_edges  # roads of the running window

    def recall(self, laid: list[int], log: list[int]) -> None:
        """The roads of a running window and the duels of the round, of a position that is laid out."""
        self.laid = vec[i64](laid)
        self.log = vec[i64](log)

    def copy_course(self, copy: Course) -> None:
        copy.actor = self.actor
        copy.phase = self.phase
        copy.round = self.round
        copy.step = self.step
        copy.turn = self.turn
        copy.decision = self.decision
        copy.order = self.order
        copy.track = self.track
        copy.passed = self.passed
        copy.line = self.line[:]
        copy.menu = self.menu
        copy.menu_actions = self.menu_actions
        copy.focus = self.focus
        copy.chooser = self.chooser
        copy.fallen = self.fallen
        copy.log = self.log[:]
        copy.fighting = self.fighting
        copy.builder = self.builder
        copy.building = self.building
        copy.source = self.source
        copy.site = self.site
        copy.asked = self.asked
        copy.refused = self.refused
        copy.struck = self.struck
        copy.last_root = self.last_root
        copy.laid = self.laid

    def ask(self, seat: i64, decision: i64) -> None:
        self.actor = seat
        self.decision = decision


_none: Final[vec[i64]] = vec[i64]([0])
_no_edges: Final[vec[i64]] = vec[i64]([])

"""Games broken on purpose, and the kit around them."""

from farwest.engine.game import Game
from farwest.kit import GameKit, Table
from tests.kit import test_fists, test_prospectors
from tests.kit_games.fists.game import GAME as FISTS, FistsGame
from tests.kit_games.fists.state import Fists
from tests.kit_games.prospectors.game import GAME as PROSPECTORS, ProspectorsGame
from tests.kit_games.prospectors.state import Prospectors

THREE = Table(3)
DOUBLE = Table(3, (("double", "yes"),))


def fists(position: type[Fists], **numbers: int) -> GameKit:
    """The kit around a broken variant of Fists."""
    folder = {"position": position, "files": lambda self: FISTS.files()}
    return around(type("Broken", (FistsGame,), folder)(), test_fists.TestFists, **numbers)


def prospectors(position: type[Prospectors]) -> GameKit:
    folder = {"position": position, "files": lambda self: PROSPECTORS.files()}
    return around(type("Broken", (ProspectorsGame,), folder)(), test_prospectors.TestProspectors)


def around(game: Game, kit: type[GameKit] = test_fists.TestFists, **numbers: int) -> GameKit:
    tried: GameKit = type("Kit", (kit,), {"game": game, **numbers})()
    return tried

"""The test kit: what every game must pass, shipped so that a stranger's game can be checked too.

A game passes it by naming itself, in any file that pytest collects:

    from farwest.kit import GameKit

    class TestWildGangs(GameKit):
        game = GAME

        def invariants(self, state):
            ...  # what must hold after every decision: cards, money, pieces conserved

`suite.py` holds the class and the list of all that is checked; each other file holds the checks of one theme, as plain
functions that raise AssertionError and need no pytest.
"""

from farwest.kit.suite import GameKit as GameKit
from farwest.kit.tables import Table as Table

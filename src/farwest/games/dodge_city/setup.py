"""Set-up (section 3)."""

from __future__ import annotations

from farwest.engine.core import Chance
from farwest.games.dodge_city import settle, start
from farwest.games.dodge_city.state import City


def deal(city: City, chance: Chance) -> None:
    """DC-3.2 to DC-3.5: an unopened town, $2000 and four cards each, nobody first."""
    city.clear()
    settle.deal(city, chance)
    start.begin_round(city)

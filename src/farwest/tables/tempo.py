"""How long a bot seems to think, so that people can follow: more over a hard choice than a small one."""

from __future__ import annotations

import math
import random
from typing import Final

USUAL_CHOICES: Final = 8  # a decision among so many takes the usual pause
LEAST, MOST = 0.6, 1.5  # of the usual pause, by the weight of the decision
MOOD: Final = 0.2  # and so much more or less, for nobody is a clock
NEXT_STEP: Final = 0.45  # of all that, for a further decision within the same turn


def pause_for(usual: float, choices: int, goes_on: bool, dice: random.Random) -> float:
    """Seconds. `goes_on`: the bot has just made another decision of the same turn."""
    weight = math.log2(max(choices, 2)) / math.log2(USUAL_CHOICES)
    mood = dice.uniform(1 - MOOD, 1 + MOOD)
    return usual * min(max(weight, LEAST), MOST) * mood * (NEXT_STEP if goes_on else 1.0)

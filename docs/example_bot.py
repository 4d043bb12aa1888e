#!/usr/bin/env python3
"""A bot for any game of farwest, without farwest: JSON lines in, JSON lines out (docs/bots.md says what they hold).

farwest arena wild-gangs --bots exec:docs/example_bot.py,random --games 100
farwest serve --bot drifter=docs/example_bot.py
"""

import json
import random
import sys


def answer(message):
    """Whatever is printed to standard output is taken for an answer; notes to yourself go to standard error."""
    print(json.dumps(message), flush=True)


def choose(view, legal, dice):
    """Put your ideas here. This one rather builds and takes than passes, and leaves the rest to luck.

    `view` is all that the seat may know, `legal` what it may do, both in the words of the rules.
    """
    lively = [action for action in legal if not action.startswith(("pass", "decline", "none", "no:"))]
    return dice.choice(lively or legal)


def main():
    dice = random.Random()
    for line in sys.stdin:  # when the input ends, so does the bot
        message = json.loads(line)
        if message["type"] == "hello":  # a seat of a game, new or half played; it may be followed by another one
            dice.seed(message["seed"])
            answer({"type": "ready", "protocol": 1, "name": "drifter"})
        elif message["type"] == "choose":  # within message["budget"] seconds
            answer({"type": "action", "action": choose(message["view"], message["legal"], dice)})
        # "end" brings the result, and "hello" may come again; whatever else comes is of a later protocol


if __name__ == "__main__":
    main()

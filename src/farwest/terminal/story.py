"""How a resolution is told: step by step, each when the reader is ready, with the running score below."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from farwest.engine.journal import Fact
from farwest.terminal.boards import Board
from farwest.terminal.screen import Screen
from farwest.terminal.show import Terminal
from farwest.words import Words


def steps_of(facts: Sequence[Fact], board: Board) -> list[list[Fact]]:
    """Facts cut where a step begins. What came before the first step is told with it."""
    steps: list[list[Fact]] = [[]]
    begun = False
    for fact in facts:
        begins = board.begins_step(fact)
        if begins and begun:
            steps.append([])
        begun = begun or begins
        steps[-1].append(fact)
    return steps


def score_line(facts: Sequence[Fact], board: Board, words: Words) -> Text:
    """What each side has won so far, according to these facts; empty before the first gain."""
    scores: dict[str, int] = {}
    for side, amount in filter(None, map(board.gain, facts)):
        scores[side] = scores.get(side, 0) + amount
    best = sorted(scores.items(), key=lambda item: -item[1])
    parts = [f"{board.short(side)} {words.say('money', amount=amount)}" for side, amount in best]
    return Text(f" {' · '.join(parts)}" if parts else "", "title", no_wrap=True)


class Story:
    """Tells the facts of one viewer. `before` are those already told, for the score and the lines above."""

    def __init__(self, terminal: Terminal, screen: Screen, words: Words) -> None:
        self.terminal = terminal
        self.screen = screen
        self.words = words

    def tell(self, before: Sequence[Fact], fresh: Sequence[Fact]) -> None:
        if not self.terminal.interactive:
            for fact in fresh:
                self.terminal.lines(self.screen.fact(fact, self.terminal.width))
            return
        told = list(before)
        steps = [list(fresh)] if self.terminal.fast else steps_of(fresh, self.screen.board)
        for number, step in enumerate(steps, 1):
            told += step
            self.terminal.show(self._page(told, len(step)))
            last = number == len(steps)
            prompt = self.words.say("term-story-last" if last else "term-story-next", number=number, count=len(steps))
            if self.terminal.ask(prompt):
                return

    def _page(self, told: Sequence[Fact], new: int) -> list[Text]:
        """The last lines that fit, the new ones bright, and the score at the foot."""
        width, height = self.terminal.width, self.terminal.height or 0
        lines: list[Text] = []
        begun = self._begun(told)
        for back, fact in enumerate(reversed(told[begun:])):
            rows = self.screen.fact(fact, width - 2, old=back >= new)
            if self.screen.board.begins_step(fact):
                rows = [Text(), *rows]
            lines = [*rows, *lines]
            if len(lines) > height:
                break
        score = score_line(told, self.screen.board, self.words)
        room = max(1, height - 4)
        title = Text(f" {self.words.say('term-story-title')}", "title")
        return [title, *lines[-room:], *([Text()] * (room - len(lines))), Text(), score]

    def _begun(self, told: Sequence[Fact]) -> int:
        """Where the resolution begins in the journal."""
        return next((n for n, fact in enumerate(told) if self.screen.board.begins_step(fact)), 0)

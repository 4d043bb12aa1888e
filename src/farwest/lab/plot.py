"""The figures of a series as a picture (SVG): each bot's share with its intervals, and how the shares settled."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from farwest.lab.naming import called, percent
from farwest.lab.playing import Played
from farwest.lab.standings import Result, Standing
from farwest.words import Words

WIDTH: Final = 760
LEFT: Final = 190  # names of bots, shares of the lower picture
RIGHT: Final = 170  # figures
ROW: Final = 34
TOP: Final = 74
LOWER: Final = 220  # height of the lower picture
GAP: Final = 74
POINTS: Final = 200  # of a curve, at most
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
COLOURS: Final = ("#a8321f", "#1f5f8b", "#2f7d4f", "#8a5a00", "#6b3f91")  # told apart by most eyes, and in grey

STYLE: Final = (
    "text{font:13px system-ui,sans-serif;fill:#2b2118}"
    ".title{font-size:17px;font-weight:600}.small{font-size:11px;fill:#6b5d4f}"
    ".grid{stroke:#e3d8c8}.fair{stroke:#6b5d4f;stroke-dasharray:4 4}"
)


def draw(result: Result, played: Sequence[Played], words: Words) -> str:
    """The whole picture. Equal games give equal bytes, but for the time that was needed."""
    rows = len(result.bots)
    lower = TOP + rows * ROW + GAP
    height = lower + LOWER + 46
    game = words.say("game-name") if words.has("game-name") else result.series.game.title
    title = words.say("arena-plot-title", game=f"={game}", games=result.games, deals=result.deals)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="img" aria-label="{escape(title)}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf9"/>',
        _text(24, 32, title, "title"),
        *_intervals(result, words),
        _text(24, lower - 22, words.say("arena-plot-course")),
        *_course(result, played, lower, words),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _intervals(result: Result, words: Words) -> list[str]:
    """One row a bot: a dot for its share, a thick line for 95 %, a thin one for 99 %."""
    bottom = TOP + len(result.bots) * ROW
    parts = []
    for share in TICKS:
        parts.append(_line(_x(share), TOP - 8, _x(share), bottom, "grid"))
        parts.append(_text(_x(share), bottom + 16, percent(share, words), "small", "middle"))
    fair = _x(1 / result.series.players)
    parts.append(_line(fair, TOP - 8, fair, bottom, "fair"))
    parts.append(_text(fair, TOP - 14, words.say("arena-plot-fair"), "small", "middle"))
    for number, bot in enumerate(result.bots):
        parts += _row(bot, TOP + number * ROW + ROW / 2, COLOURS[number % len(COLOURS)], words)
    return parts


def _row(bot: Standing, y: float, colour: str, words: Words) -> list[str]:
    figures = f"{percent(bot.win_share, words)}  [{percent(bot.low, words)}, {percent(bot.high, words)}]"
    stroke = f'stroke="{colour}"'
    return [
        _text(24, y + 4, _shortened(called(bot.name, words))),
        f'<line x1="{_x(bot.low_99):.1f}" y1="{y}" x2="{_x(bot.high_99):.1f}" y2="{y}" {stroke}/>',
        f'<line x1="{_x(bot.low):.1f}" y1="{y}" x2="{_x(bot.high):.1f}" y2="{y}" {stroke} stroke-width="5"/>',
        f'<circle cx="{_x(bot.win_share):.1f}" cy="{y}" r="6" fill="{colour}" stroke="#fffdf9" stroke-width="2"/>',
        _text(WIDTH - RIGHT + 20, y + 4, figures, "small"),
    ]


def _course(result: Result, played: Sequence[Played], top: float, words: Words) -> list[str]:
    """The share of wins of each bot after so many games."""
    parts = []
    for share in TICKS:
        y = top + LOWER * (1 - share)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, "grid"))
        parts.append(_text(LEFT - 8, y + 4, percent(share, words), "small", "end"))
    fair = top + LOWER * (1 - 1 / result.series.players)
    parts.append(_line(LEFT, fair, WIDTH - RIGHT, fair, "fair"))
    games = sorted(played)
    step = max(1, len(games) // POINTS)
    for bot, standing in enumerate(result.bots):
        colour = COLOURS[bot % len(COLOURS)]
        wins, points = 0.0, []
        for count, game in enumerate(games, 1):
            wins += game.wins()[bot]
            if count % step == 0 or count == len(games):
                points.append(f"{_x(count / len(games)):.1f},{top + LOWER * (1 - wins / count):.1f}")
        parts.append(f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        name = _shortened(called(standing.name, words))
        key = top + 12 + bot * 20
        parts.append(f'<rect x="{WIDTH - RIGHT + 20}" y="{key - 9}" width="12" height="12" fill="{colour}"/>')
        parts.append(_text(WIDTH - RIGHT + 38, key + 2, name, "small"))
    parts.append(
        _text(WIDTH - RIGHT, top + LOWER + 22, words.say("arena-plot-games", games=len(games)), "small", "end")
    )
    return parts


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _shortened(name: str, longest: int = 22) -> str:
    return name if len(name) <= longest else f"…{name[1 - longest :]}"

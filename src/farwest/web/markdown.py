"""The Markdown of the guides as HTML: headings, paragraphs, lists, tables, code, emphasis and `[WG-4.1]` links.

Nothing else is understood, and everything is escaped: what is no mark is text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from markupsafe import Markup, escape

RULE_ID: Final = r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)*[a-z]?"

_INLINE: Final = re.compile(rf"`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|\[({RULE_ID})\]")
_BULLET: Final = re.compile(r"( *)(?:[-*]|\d+[.]) +(.*)")
_HEADING: Final = re.compile(r"(#{1,6}) +(.+)")
_RULER: Final = re.compile(r"\|?[\s:|-]+\|?")
_FENCE: Final = "```"


def to_html(text: str, link: str = "") -> Markup:
    """Blocks of Markdown. A rule id in brackets links to `link#id`; headings become h4 and below."""
    return Markup("\n").join(_blocks(text.splitlines(), link))


def inline(text: str, link: str = "") -> Markup:
    """The marks inside a paragraph."""
    parts, end = [], 0
    for found in _INLINE.finditer(text):
        parts.append(escape(text[end : found.start()]))
        parts.append(_marked(found, link))
        end = found.end()
    return Markup("").join([*parts, escape(text[end:])])


def plain(text: str) -> str:
    """The words without the marks: what a search looks through."""
    return re.sub(r"\s+", " ", re.sub(r"[*`|#]|^ *[-\d.]+ ", " ", text, flags=re.M)).strip()


def _marked(found: re.Match[str], link: str) -> Markup:
    code, strong, emphasis, rule = found.groups()
    if code is not None:
        return Markup("<code>{}</code>").format(code)
    if strong is not None:
        return Markup("<strong>{}</strong>").format(inline(strong, link))
    if emphasis is not None:
        return Markup("<em>{}</em>").format(inline(emphasis, link))
    return Markup('<a class="ref" href="{}#{}">{}</a>').format(link, rule, rule)


def _blocks(lines: list[str], link: str) -> Iterator[Markup]:
    at = 0
    while at < len(lines):
        line = lines[at]
        if not line.strip():
            at += 1
            continue
        end = _end_of_block(lines, at)
        block = lines[at:end]
        if line.startswith(_FENCE):
            code = block[1:-1] if block[-1].startswith(_FENCE) else block[1:]
            yield Markup('<pre tabindex="0">{}</pre>').format("\n".join(code))
        elif line.startswith("|"):
            yield _table(block, link)
        elif _BULLET.match(line):
            yield _list(block, link)
        elif found := _HEADING.match(line):
            yield Markup("<h4>{}</h4>").format(inline(found[2], link))
        else:
            yield Markup("<p>{}</p>").format(inline(" ".join(part.strip() for part in block), link))
        at = end


def _end_of_block(lines: list[str], at: int) -> int:
    """Where the block that begins at line `at` is over."""
    first = lines[at]
    end = at + 1
    if first.startswith(_FENCE):
        return next((n for n in range(end, len(lines)) if lines[n].startswith(_FENCE)), len(lines) - 1) + 1
    if _HEADING.match(first):
        return end
    kind = _kind(first)
    while end < len(lines) and lines[end].strip() and (_kind(lines[end]) == kind or lines[end].startswith("  ")):
        end += 1
    return end


def _kind(line: str) -> str:
    if line.startswith("|"):
        return "table"
    if _BULLET.match(line):
        return "list"
    return "text" if not line.startswith((_FENCE, "#")) else line


def _table(block: list[str], link: str) -> Markup:
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")] for line in block if not _RULER.fullmatch(line)
    ]
    named = [Markup('<th scope="col">{}</th>' if cell else "<td>{}</td>") for cell in rows[0]]
    head = Markup("").join(tag.format(inline(cell, link)) for tag, cell in zip(named, rows[0], strict=True))
    body = Markup("").join(_row(row, link) for row in rows[1:])
    table = '<div class="scroll" tabindex="0"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>'
    return Markup(table).format(head, body)


def _row(row: list[str], link: str) -> Markup:
    return Markup("<tr>{}</tr>").format(Markup("").join(Markup("<td>{}</td>").format(inline(c, link)) for c in row))


def _list(block: list[str], link: str) -> Markup:
    """Items, those further in as lists of their own inside the item before them."""
    ordered = not block[0].lstrip().startswith(("-", "*"))
    items: list[list[str]] = []
    depth = len(block[0]) - len(block[0].lstrip())
    for line in block:
        found = _BULLET.match(line)
        if found and len(found[1]) <= depth:
            items.append([found[2]])
        else:
            items[-1].append(line)
    tag = "ol" if ordered else "ul"
    return Markup("<{0}>{1}</{0}>").format(Markup(tag), Markup("").join(_item(item, link) for item in items))


def _item(item: list[str], link: str) -> Markup:
    inner = next((n for n, line in enumerate(item[1:], 1) if _BULLET.match(line)), len(item))
    words = inline(" ".join(line.strip() for line in item[:inner]), link)
    nested = _list(item[inner:], link) if inner < len(item) else Markup("")
    return Markup("<li>{}{}</li>").format(words, nested)

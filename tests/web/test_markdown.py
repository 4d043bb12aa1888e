"""The Markdown of the guides as HTML, and the search through them."""

from __future__ import annotations

import doctest

import pytest

from farwest.games import GAMES
from farwest.web import rulebook as module
from farwest.web.markdown import plain, to_html
from farwest.web.rulebook import fold, rulebook
from farwest.words import LANGS


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("One *two* **three**\ngoes on", "<p>One <em>two</em> <strong>three</strong> goes on</p>"),
        ("See [WG-4.1].", '<p>See <a class="ref" href="/r#WG-4.1">WG-4.1</a>.</p>'),
        ("**Ties** [WG-T01]", '<p><strong>Ties</strong> <a class="ref" href="/r#WG-T01">WG-T01</a></p>'),
        ("not [a link](http://evil.test)", "<p>not [a link](http://evil.test)</p>"),
        ("- one\n  goes on\n- two\n  - deep", "<ul><li>one goes on</li><li>two<ul><li>deep</li></ul></li></ul>"),
        ("1. first\n2. second", "<ol><li>first</li><li>second</li></ol>"),
        ("`a*b*<c>`", "<p><code>a*b*&lt;c&gt;</code></p>"),
        ("```\n<x>\n  y\n```\nafter", '<pre tabindex="0">&lt;x&gt;\n  y</pre>\n<p>after</p>'),
        ("```\nnever closed", '<pre tabindex="0">never closed</pre>'),
        ("<script>alert(1)</script> & co", "<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; co</p>"),
        ("#### Title", "<h4>Title</h4>"),
        ("", ""),
    ],
)
def test_marks(text: str, html: str) -> None:
    assert to_html(text, "/r") == html


def test_tables() -> None:
    html = to_html("| | b |\n|---|:-:|\n| **1** | <2> |")
    assert '<thead><tr><td></td><th scope="col">b</th></tr></thead>' in html
    assert "<tbody><tr><td><strong>1</strong></td><td>&lt;2&gt;</td></tr></tbody>" in html


def test_plain_words() -> None:
    assert plain("- **one**, `two`\n| a | b |") == "one , two a b"


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("lang", LANGS)
def test_no_rule_of_a_guide_is_lost(lang: str) -> None:
    for game in GAMES:
        book = rulebook(game, lang)
        assert [rule.id for section in book.sections for rule in section.rules] == list(book.rules)
        for rule in book.rules.values():
            assert "**" not in book.html(rule), rule.id
            assert not rule.text or book.html(rule)


def test_folding_keeps_every_letter_in_its_place() -> None:
    for text in ("Évènement", "Œil-de-Faucon", "ﬁn", "日本", "a\u0301b", "İ"):
        assert len(fold(text)) == len(text)


def test_a_search_finds_by_id_title_and_text_and_shows_where() -> None:
    book = rulebook(GAMES.find("wild-gangs"), "fr")
    assert book.search("wg-4.2")[0].rule.id == "WG-4.2"
    for found in book.search("egalite"):
        words = f"{found.rule.id} {found.rule.title} {found.before}{found.hit}{found.after}"
        assert "egalite" in fold(words)
    assert book.search("   ") == []


def test_what_a_search_shows_begins_and_ends_with_whole_words() -> None:
    book = rulebook(GAMES.find("carson-city"), "fr")
    for found in book.search("duel"):
        words = set(book._plain[found.rule.id].split())
        shown = f"{found.before}{found.hit}{found.after}".replace("…", "").split()
        assert set(shown) <= words, found.rule.id

"""Words: every action, prompt, fact and refusal can be said in every language, and cites a rule that the guide has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from typing import Any, Final

from farwest import words_check
from farwest.engine.core import State
from farwest.engine.errors import Malformed, Phrase, Refusal
from farwest.engine.game import Game
from farwest.engine.guide import read_guide
from farwest.engine.options import Flag
from farwest.engine.record import RETRACT
from farwest.kit.play import Story, everybody, viewers
from farwest.kit.same import same
from farwest.kit.tables import Table
from farwest.words import LANGS, SHARED, game_words

_HOLES: Final = re.compile(r"[{}]|\?\?\?")  # what is left of a text that was not given all it needs
_PROVENANCE: Final = re.compile(r"#.*(?<![\w-])(S\*?|P|R)(?![\w-])")


def rules_of(game: Game) -> set[str]:
    """The ids of the guide."""
    return set(read_guide(game.files(), LANGS[0]).rules)


def notation_reads_back(game: Game) -> None:
    texts = game.notation.texts
    assert len(set(texts)) == len(texts), "two actions with one text"
    assert RETRACT not in texts, f"{RETRACT!r} is what a record calls a second thought"
    for action, text in enumerate(texts):
        assert game.parse(text) == action, f"{text} is read as another action"
        assert game.text(action) == text, f"{text} is written as another action"
        assert re.fullmatch(r"[\w:.+,-]+", text), f"{text!r} does not fit into a link"
    for nonsense in ("", " ", texts[0] + " ", "nothing:at:all"):
        try:
            game.parse(nonsense)
        except Malformed:
            continue
        raise AssertionError(f"{nonsense!r} is read as an action")


def views_have_the_common_frame(game: Game, state: State) -> None:
    """What those who draw views of any game rely on."""
    for viewer in viewers(state):
        view: dict[str, Any] = state.view(viewer)
        same(view["game"], game.id, "the game named in the view")
        same(view["players"], int(state.players), "the players counted in the view")
        same(view["viewer"], viewer if viewer >= 0 else None, "the viewer named in the view")
        same(view["over"], state.over, "whether the view says that the game is over")
        same(view["waiting"], [*state.waiting()], "whom the view waits for")
        same(view["legal"], [game.text(action) for action in state.legal(viewer)], "what the view offers")
        assert view["prompt"].keys() == {"key", "args", "rule"}, "a prompt has a key, arguments and a rule"


# Everything that is ever said.


def said_at_the_table(game: Game, table: Table) -> Iterator[Phrase]:
    """What a table is told before it begins: the game's name, its options, what the seats are called."""
    yield from (Phrase(key) for key in ("game-name", "game-tagline", "game-about"))
    options = game.read_options(table.players, table.chosen())
    for option in game.options:
        yield from (Phrase(f"option-{option.id}"), Phrase(f"option-{option.id}.about"))
        if not isinstance(option, Flag):
            yield from (Phrase(f"option-{option.id}-{choice}") for choice in option.choices)
    sides = game.sides(table.players, options)
    assert len(sides) == table.players == len(set(sides)), f"each seat has its own name: {sides}"
    yield from map(Phrase, sides)


def said_in(story: Story, positions: int) -> Iterator[Phrase]:
    """What is said in a game: facts to everyone, then prompts, buttons and refusals in some positions, then the end."""
    yield from story.match.journal.facts
    for state in story.positions:
        yield from _prompts(state)
    for state in story.some(positions):
        yield from _buttons(story.game, state)
    outcome = story.match.state.outcome()
    assert outcome is not None
    yield Refusal(outcome.rule, outcome.reason.key, outcome.reason.args)


def _prompts(state: State) -> Iterator[Phrase]:
    for viewer in viewers(state):
        prompt: Any = state.view(viewer)["prompt"]
        yield Refusal(prompt["rule"], prompt["key"], prompt["args"])


def _buttons(game: Game, state: State) -> Iterator[Phrase]:
    """Every action in the words of every viewer, for whoever asks "why not?"; and the answer."""
    views = {viewer: state.view(viewer) for viewer in viewers(state)}
    for action in range(len(game.notation)):
        yield from (Refusal(game.rule(action), *_parts(game.label(action, view))) for view in views.values())
        refusals = (state.why_not(seat, action) for seat in everybody(state))
        yield from (refusal for refusal in refusals if refusal is not None)


def _parts(phrase: Phrase) -> tuple[str, dict[str, int | str]]:
    return phrase.key, phrase.args


def everything_can_be_said(game: Game, phrases: Iterator[Phrase]) -> None:
    """In every language, with all that the texts ask for; and where a rule is cited, the guide has it."""
    rules = rules_of(game)
    languages = [game_words(game, lang) for lang in LANGS]
    checked: set[str] = set()
    for phrase in phrases:
        if repr(phrase) in checked:
            continue
        checked.add(repr(phrase))
        rule = getattr(phrase, "rule", None)
        assert rule is None or rule in rules, f"{phrase} cites a rule that no guide has"
        for words in languages:
            keys = [phrase.key, *(value for value in phrase.args.values() if _is_key(value))]
            missing = [key for key in keys if not words.has(str(key))]
            assert not missing, f"{phrase}: no text {missing} in {words.lang}"
            said = words.phrase(phrase)
            whole = said.strip() and not _HOLES.search(said)
            assert whole, f"{phrase} is said as {said!r} in {words.lang}"


def _is_key(value: int | str) -> bool:
    return isinstance(value, str) and not value.startswith("=")


# The files themselves.


def text_files_match(game: Game) -> None:
    """The same texts, with the same attributes, fed by the same arguments, in every language that farwest speaks."""
    folder = game.files() / "text"
    same(sorted(words_check.languages(folder)), sorted(LANGS), "the languages of the text files")
    problems = words_check.differences(folder, SHARED)
    assert not problems, "; ".join(problems)


def guides_match(game: Game) -> None:
    """The same rules in the same order in every language, each once, each with a title and a text or rules below it."""
    guides = {lang: read_guide(game.files(), lang) for lang in LANGS}
    for lang, guide in guides.items():
        headings = re.findall(rf"^#+ ({game.prefix}-\S+)", guide.text, re.MULTILINE)
        same(headings, list(guide.rules), f"the rules of the guide in {lang}, each once")
        same(headings, list(guides[LANGS[0]].rules), f"the rules of the guide in {lang} beside {LANGS[0]}")
        assert headings, f"a guide without rules in {lang}"
        for rule in guide.rules.values():
            below = any(other.startswith(f"{rule.id}.") for other in guide.rules)
            assert rule.text or below, f"{rule.id} says nothing in {lang}"
        for cited in re.findall(rf"\[({game.prefix}-[A-Z]?[\d.]*\d)\]", guide.text):
            assert cited in guide.rules, f"the guide in {lang} cites {cited}, which it does not have"


def cited_rules_exist(game: Game) -> None:
    """Every rule id in the game's sources and data is one of the guide."""
    rules = rules_of(game)
    for name, source in sources(game.files()):
        for cited in re.findall(rf"\b{game.prefix}-[A-Z]?\d+(?:\.\d+)*[a-z]?\b", source):
            whole = cited in rules or any(rule.startswith(f"{cited}.") for rule in rules)
            assert whole, f"{name} cites {cited}, which no guide has"


def sources(folder: Traversable) -> Iterator[tuple[str, str]]:
    for file in folder.iterdir():
        if file.name.endswith((".py", ".toml")):
            yield file.name, file.read_text(encoding="utf-8")


def data_says_where_it_comes_from(game: Game) -> None:
    """Every kind of thing in `data.toml` is marked: stated by the printed rules (S, S*), played so (P), ours (R)."""
    file = game.files() / "data.toml"
    if not file.is_file():
        return
    marked: dict[str, bool] = {}
    comment = False
    for line in file.read_text(encoding="utf-8").splitlines():
        says = bool(_PROVENANCE.search(line))
        heading = re.match(r"\[+(\w+)", line)
        if heading:
            marked[heading[1]] = marked.get(heading[1], False) or comment or says
        elif marked and line and not line.startswith("#"):
            *_, last = marked
            marked[last] = marked[last] or says
        comment = line.startswith("#") and (says or comment)
    unmarked = [name for name, says in marked.items() if not says]
    assert not unmarked, f"data.toml does not say where it has {unmarked} from"

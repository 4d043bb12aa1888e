"""Words for people, said from Fluent files (.ftl); `words_read` reads these.

    >>> words("en").say("record-illegal", number=12)
    'The rules do not allow move no. 12.'

Arguments: a number is written as the language writes numbers; a string is a text key, said in the same language, and
brings its attributes along (`building="building-bank"` gives `$building`, `$building-at`, `$building-of`…); a string
that starts with "=" is taken literally, without the "=".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent_compiler.compiler import compile_messages
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt

from farwest.engine.errors import Mistake, Phrase
from farwest.engine.game import Game
from farwest.words_read import BadText, Text, together, with_quoted

LANGS: Final = ("fr", "en")
FALLBACK: Final = "en"
SHARED: Final[Traversable] = resources.files(__package__) / "text"

# From where on figures are written in groups of three: 1 000 in French, 1000 and 10,000 in English.
_GROUPED_FROM: Final = {"fr": 1_000, "en": 10_000}


class UnknownLanguage(Mistake):
    """Somebody asked for a language that farwest does not speak; `lang` is the one to tell them in."""

    def __init__(self, wanted: str, lang: str = FALLBACK) -> None:
        super().__init__(Phrase("mistake-language", {"wanted": f"={wanted}", "known": f"={', '.join(LANGS)}"}))
        self.lang = lang

    def __str__(self) -> str:
        return words(self.lang).phrase(self.phrase)


class Words:
    """All that can be said in one language. Use `words` or `game_words`."""

    def __init__(self, lang: str, files: list[tuple[str, str]]) -> None:
        """`files` are names and contents. BadText."""
        self.lang = lang
        self._read = together(files)
        self._texts: dict[str, Callable[[Mapping[str, object], list[Exception]], str]] = {}
        self._keys = {key for text in self._read.values() for key in text.keys}
        self._named: dict[str, dict[str, str]] = {}

    def has(self, key: str) -> bool:
        """Is there such a text? `option-gangs.about` is the attribute `about` of the message `option-gangs`."""
        return key in self._keys

    def say(self, key: str, /, **args: int | str) -> str:
        """The text in words. KeyError when there is none, BadText when an argument is missing."""
        text = self._texts.get(key) or self._compile(key)
        errors: list[Exception] = []
        said = text(self._variables(args), errors)
        if errors:
            raise BadText(f"{key} ({self.lang}): {'; '.join(map(str, errors))}")
        return said

    def phrase(self, phrase: Phrase) -> str:
        """A phrase, a refusal or a fact in words."""
        return self.say(phrase.key, **phrase.args)

    def _variables(self, args: Mapping[str, int | str]) -> dict[str, object]:
        variables: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, int):
                variables[name] = _number(value, self.lang)
            elif value.startswith("="):
                variables[name] = value[1:]
            else:
                variables |= {name + suffix: text for suffix, text in self._name(value).items()}
        return variables

    def _name(self, key: str) -> dict[str, str]:
        """A text that takes no arguments, and its attributes: what it gives to a variable, by suffix."""
        if key not in self._named:
            if key not in self._keys:
                raise KeyError(key)
            self._named[key] = {each[len(key) :].replace(".", "-"): self.say(each) for each in self._read[key].keys}
        return self._named[key]

    def _compile(self, key: str) -> Callable[[Mapping[str, object], list[Exception]], str]:
        """A text is compiled when it is first said: all of them would take seconds that nobody wants to wait."""
        if key not in self._keys:
            raise KeyError(key)
        needed = with_quoted(key.partition(".")[0], self._read)
        compiled = compile_messages(self.lang, [_resource(text) for text in needed], use_isolating=False)
        if compiled.errors:
            raise BadText("; ".join(f"{key or 'somewhere'}: {error}" for key, error in compiled.errors))
        self._texts |= compiled.message_functions
        return self._texts[key]


class Number(FluentInt):  # type: ignore[misc]
    """A number in one language. To write it takes longer than all that is said with it, so it is written once."""

    written: str | None = None

    def format(self, locale: object) -> str:
        if self.written is None:
            self.written = super().format(locale)
        return self.written


@lru_cache(10_000)
def _number(value: int, lang: str) -> Number:
    return Number(value, useGrouping=abs(value) >= _GROUPED_FROM[lang])


def _resource(text: Text) -> FtlResource:
    return FtlResource(text.source, text.file)


def words(lang: str, *sources: Traversable) -> Words:
    """The shared words and those of the sources: folders that hold `fr.ftl` and `en.ftl`. Each is read once."""
    if lang not in LANGS:
        raise UnknownLanguage(lang)
    return _read(lang, (SHARED, *sources))


def game_words(game: Game, lang: str, *more: Traversable) -> Words:
    """The shared words, the game's own and those of further folders."""
    return words(lang, game.files() / "text", *more)


@cache
def _read(lang: str, folders: tuple[Traversable, ...]) -> Words:
    files = [folder / f"{lang}.ftl" for folder in folders]
    return Words(lang, [(str(file), file.read_text(encoding="utf-8")) for file in files])


def pick_lang(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else FARWEST_LANG, else the system's where farwest speaks it, else English.

    >>> pick_lang(None, {"LANG": "fr_FR.UTF-8"})
    'fr'
    """
    system = _code(environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or FALLBACK)
    system = system if system in LANGS else FALLBACK
    asked = wanted or environ.get("FARWEST_LANG")
    if not asked:
        return system
    if _code(asked) not in LANGS:
        raise UnknownLanguage(asked, system)
    return _code(asked)


def _code(locale: str) -> str:
    """`fr` of `fr_CA.UTF-8`."""
    return locale.replace("-", "_").replace(".", "_").partition("_")[0].lower()

"""Words: what they take, what they refuse, and whether the text files are whole and well set."""

import doctest
import re
from pathlib import Path

import pytest

import farwest
from farwest import words as module
from farwest.engine.errors import BadRecord, Malformed, Phrase, Refusal
from farwest.engine.journal import Fact
from farwest.games import GAMES
from farwest.words import LANGS, SHARED, UnknownLanguage, game_words, pick_lang, words
from farwest.words_check import differences, keys_in, languages, read, spelt_alike, unmatched
from farwest.words_read import BadText

PACKAGE = Path(farwest.__file__).parent
FOLDERS = sorted(file.parent for file in PACKAGE.rglob("*.ftl") if file.name == "en.ftl")
SENTENCES = ("mistake", "record", "told", "refusal", "prompt", "reason")

FRENCH = """
bank = la banque
    .at = à la banque
saloon = le saloon
    .at = au saloon
go = Allez { $where-at }, pas devant { $where }.
count = { $n ->
    [0] rien
    [one] un sac
   *[other] { $n } sacs
}
quote = { go } Vite.
greet = Bonjour, { $name }.
"""
ENGLISH = """
bank = the bank
    .at = to the bank
saloon = the saloon
    .at = to the saloon
go = Go { $where-at }, not past { $where }.
count = { $n ->
    [0] nothing
    [one] one bag
   *[other] { $n } bags
}
quote = { go } Quick.
greet = Hello, { $name }.
"""


def folder(path: Path, french: str = FRENCH, english: str = ENGLISH) -> Path:
    (path / "fr.ftl").write_text(french, encoding="utf-8")
    (path / "en.ftl").write_text(english, encoding="utf-8")
    return path


# What words take.


def test_a_string_is_a_text_key_and_brings_its_attributes(tmp_path: Path) -> None:
    own = folder(tmp_path)
    assert words("fr", own).say("go", where="bank") == "Allez à la banque, pas devant la banque."
    assert words("fr", own).say("go", where="saloon") == "Allez au saloon, pas devant le saloon."
    assert words("en", own).say("go", where="bank") == "Go to the bank, not past the bank."


def test_arguments_reach_the_texts_that_are_quoted(tmp_path: Path) -> None:
    assert words("fr", folder(tmp_path)).say("quote", where="saloon") == "Allez au saloon, pas devant le saloon. Vite."


def test_a_string_with_an_equals_sign_is_literal(tmp_path: Path) -> None:
    said = words("fr", folder(tmp_path))
    assert said.say("greet", name="=bank") == "Bonjour, bank."
    assert said.say("greet", name="==)") == "Bonjour, =)."
    assert said.say("greet", name="=") == "Bonjour, ."


def test_nothing_is_wrapped_in_invisible_marks(tmp_path: Path) -> None:
    said = words("en", folder(tmp_path)).say("greet", name="=שלום")
    assert said == "Hello, שלום."


@pytest.mark.parametrize(
    ("lang", "number", "written"),
    [
        ("fr", 500, "500"),
        ("fr", 1000, "1\u202f000"),
        ("fr", 12345, "12\u202f345"),
        ("fr", -1000, "-1\u202f000"),
        ("en", 500, "500"),
        ("en", 1000, "1000"),
        ("en", 9999, "9999"),
        ("en", 10000, "10,000"),
        ("en", 1234567, "1,234,567"),
    ],
)
def test_numbers_are_written_as_the_guides_write_them(lang: str, number: int, written: str) -> None:
    assert words(lang).say("money", amount=number) == {"fr": f"{written}\u00a0$", "en": f"${written}"}[lang]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("fr", ["rien", "un sac", "2 sacs", "1\u202f000 sacs"]), ("en", ["nothing", "one bag", "2 bags", "1000 bags"])],
)
def test_numbers_choose_among_variants(tmp_path: Path, lang: str, said: list[str]) -> None:
    own = words(lang, folder(tmp_path))
    assert [own.say("count", n=number) for number in (0, 1, 2, 1000)] == said


def test_phrases_refusals_and_facts_are_said_alike(tmp_path: Path) -> None:
    own = words("en", folder(tmp_path))
    for phrase in (
        Phrase("go", {"where": "bank"}),
        Refusal("WG-1.1", "go", {"where": "bank"}),
        Fact("WG-1.1", "go", {"where": "bank"}, None, reveals=False),
    ):
        assert own.phrase(phrase) == "Go to the bank, not past the bank."


def test_attributes_have_keys_of_their_own(tmp_path: Path) -> None:
    own = words("fr", folder(tmp_path))
    assert own.lang == "fr"
    assert own.say("bank.at") == "à la banque"
    assert (own.has("bank"), own.has("bank.at"), own.has("bank.of"), own.has("church")) == (True, True, False, False)


# What words refuse.


@pytest.mark.parametrize("key", ["church", "bank.of", ""])
def test_an_unknown_key_is_a_key_error(tmp_path: Path, key: str) -> None:
    with pytest.raises(KeyError):
        words("fr", folder(tmp_path)).say(key)


def test_an_argument_that_is_no_text_key_is_a_key_error(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        words("fr", folder(tmp_path)).say("greet", name="Léa")


@pytest.mark.parametrize(
    ("key", "args"),
    [
        ("greet", {}),
        ("count", {}),
        ("quote", {}),
        ("go", {"where": "=la gare"}),  # a literal has no attributes
        ("greet", {"name": "go"}),  # a text that needs arguments itself
    ],
)
def test_a_missing_argument_is_an_error(tmp_path: Path, key: str, args: dict[str, str]) -> None:
    with pytest.raises(BadText):
        words("fr", folder(tmp_path)).say(key, **args)


@pytest.mark.parametrize("wrong", ["a = { b }", "a = 1\na = 2", "a = { $", "money = rien", "a = { SHOUT($b) }"])
def test_a_file_with_a_mistake_in_it_is_not_read(tmp_path: Path, wrong: str) -> None:
    with pytest.raises(BadText):
        words("en", folder(tmp_path, wrong, wrong))


# Which words, and in which language.


def test_files_are_read_once(tmp_path: Path) -> None:
    own = folder(tmp_path)
    assert words("fr") is words("fr")
    assert words("fr", own) is words("fr", own)
    assert words("fr", own) is not words("fr")
    assert words("fr", own) is not words("en", own)
    for game in GAMES:
        assert game_words(game, "fr") is game_words(game, "fr")


def test_a_game_speaks_the_shared_words_its_own_and_more(tmp_path: Path) -> None:
    said = game_words(GAMES.find("wild-gangs"), "fr", folder(tmp_path))
    assert (said.say("word-yes"), said.say("game-name"), said.say("bank")) == ("oui", "Wild Gangs", "la banque")


def test_a_language_that_nobody_speaks_here() -> None:
    with pytest.raises(UnknownLanguage):
        words("de")


@pytest.mark.parametrize(
    ("wanted", "environ", "lang"),
    [
        ("fr", {"FARWEST_LANG": "en", "LANG": "en_GB.UTF-8"}, "fr"),
        ("EN", {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"FARWEST_LANG": "fr", "LC_ALL": "en_GB.UTF-8"}, "fr"),
        (None, {"LC_ALL": "fr_CA.UTF-8", "LC_MESSAGES": "en_GB", "LANG": "en_GB"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en_GB"}, "fr"),
        (None, {"FARWEST_LANG": "", "LANG": "fr-BE"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "frr_DE"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_of_the_command_line(wanted: str | None, environ: dict[str, str], lang: str) -> None:
    assert pick_lang(wanted, environ) == lang


@pytest.mark.parametrize(
    ("wanted", "environ"), [("de", {}), ("de", {"FARWEST_LANG": "fr"}), (None, {"FARWEST_LANG": "de"})]
)
def test_an_unknown_language_is_refused_in_a_sentence(wanted: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(UnknownLanguage) as english:
        pick_lang(wanted, environ)
    assert str(english.value) == "There is no language “de” here: there is fr, en."
    with pytest.raises(UnknownLanguage) as french:
        pick_lang(wanted, environ | {"LANG": "fr_FR.UTF-8"})
    assert str(french.value) == "Pas de langue «\u00a0de\u00a0» ici\u00a0: il y a fr, en."


def test_the_examples_in_the_module() -> None:
    assert doctest.testmod(module).attempted > 1
    assert doctest.testmod(module).failed == 0


# The shared words.


def test_mistakes_of_the_engine_are_said_in_both_languages() -> None:
    assert words("fr").phrase(Malformed("?!").phrase) == "Aucune action de ce jeu ne s’écrit ainsi."
    illegal = BadRecord("record-illegal", {"number": 12}).phrase
    assert words("fr").phrase(illegal) == "Les règles ne permettent pas le coup n°\u00a012."
    assert words("en").phrase(illegal) == "The rules do not allow move no. 12."


def test_a_forged_set_up_is_not_called_a_move() -> None:
    assert words("en").say("record-forged", number=0) == "A draw of the set-up is not what the secret gives."
    assert words("en").say("record-forged", number=3) == "A draw of move no. 3 is not what the secret gives."


def test_bots_have_a_name_and_a_line_in_both_languages() -> None:
    for lang in LANGS:
        for level in ("random", "tenderfoot", "deputy", "marshal"):
            assert words(lang).say(f"bot-{level}")
            assert words(lang).say(f"bot-{level}.about").endswith(".")


def test_the_engine_asks_for_every_shared_mistake_and_no_other() -> None:
    assert unmatched(SHARED, ["mistake", "record"], PACKAGE / "engine", PACKAGE / "bots", PACKAGE / "words.py") == []


def test_no_english_is_left_in_the_shared_french() -> None:
    assert spelt_alike(SHARED) == {"bot-marshal": "Marshal"}


# All text files, whoever wrote them.


def name_of(where: Path) -> str:
    return str(where.relative_to(PACKAGE))


@pytest.mark.parametrize("where", FOLDERS, ids=name_of)
def test_languages_say_the_same_things(where: Path) -> None:
    assert languages(where) == set(LANGS)
    assert differences(where, SHARED) == []


# Rules of setting: what must not be there, in French, in English, in both.
WRONG = {
    "fr": {
        "no narrow space before ; ! ?": r"(?<!\u202f)(?<!«\u00a0)[;!?]",
        "no no-break space before a colon": r"(?<!\u00a0):(?=\s|$)",
        "no no-break space inside « »": r"«(?!\u00a0)|(?<!\u00a0)»",
        "English quotation marks": r"[“”]",
        "a capital without its accent": r"(^|[.] )A ",
        "no no-break space after n°": r"n°(?!\u00a0)",
        "a dollar sign that does not follow its figure and a no-break space": r"[\d}] \$|\$[\d{]",
    },
    "en": {
        "a space before ; : ! ?": r"\s[;:!?]",
        "French quotation marks": r"[«»]",
        "a dollar sign after its figure": r"[\d}]\s?\$(?![\d{])",
    },
    "both": {
        "a typewriter's apostrophe or quotation mark": r"['\"]",
        "two spaces": r"\s\s",
        "a space at the edge": r"^\s|\s$",
        "a space before a comma or a full stop": r"\s[,.](?![.…])",
        "three full stops": r"[.]{3}",
    },
}


# In a terminal spaces are the layout: a prompt ends with one, columns stand two apart.
LAYOUT = {"two spaces", "a space at the edge"}
# Texts that name a sign instead of using it: the key `?`, the prefix `bot:`, the head of a column.
NAMES_A_SIGN = {"term-prompt", "wg-legend", "cli-name", "cli-draw-number"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("where", FOLDERS, ids=name_of)
def test_texts_are_well_set(where: Path, lang: str) -> None:
    in_terminal = where.parent.name == "terminal"
    rules = WRONG[lang] | WRONG["both"]
    rules = {rule: bad for rule, bad in rules.items() if not (in_terminal and rule in LAYOUT)}
    texts = {key: text for key, text in read(where, lang).items() if not (in_terminal and key in NAMES_A_SIGN)}
    spellings = [(key, spelling) for key, text in texts.items() for spelling in text.spellings]
    assert [(key, rule, s) for key, s in spellings for rule, bad in rules.items() if re.search(bad, s)] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("where", FOLDERS, ids=name_of)
def test_sentences_end_like_sentences_and_buttons_do_not(where: Path, lang: str) -> None:
    for key, text in read(where, lang).items():
        for spelling in text.spellings:
            if key.partition("-")[0] in SENTENCES or key.endswith(".about"):
                assert re.search(r"[.?…](\u00a0»|”)?$|}(\u00a0»|”)$", spelling), key
                assert re.match(r"[A-ZÀÉ+]|{", spelling), key
            elif key.startswith("action-"):
                assert not spelling.endswith((".", "!")), key


# The check itself.


def test_the_check_sees_what_one_language_lacks(tmp_path: Path) -> None:
    french = "a = { $x-at }\nb = { c }\nc = { $y }\nd = D\n    .of = D\n"
    english = "a = { $x } { $x-of }\nb = { c }\nc = { $z }\nd = D\n    .at = D\ne = E\n"
    assert differences(folder(tmp_path, french, english)) == [
        "b: en uses ['z'], fr uses ['y']",
        "c: en uses ['z'], fr uses ['y']",
        "d.at: not in fr.ftl",
        "d.of: not in en.ftl",
        "e: not in fr.ftl",
    ]


def test_the_check_sees_arguments_that_only_choose_a_variant(tmp_path: Path) -> None:
    french = "a = { $n ->\n    [one] un\n   *[other] des\n}\n"
    assert differences(folder(tmp_path, french, "a = some")) == ["a: en uses [], fr uses ['n']"]


def test_the_check_leans_on_the_folders_below(tmp_path: Path) -> None:
    own = folder(tmp_path, "a = { money }", "a = { $amount } dollars")
    assert differences(own, SHARED) == []
    assert differences(own) == ["a: en uses ['amount'], fr uses []"]


@pytest.mark.parametrize(("wrong", "why"), [("a = { $", "in 'a = { "), ("a = 1\na = 2", "a is there twice")])
def test_the_check_refuses_what_is_no_fluent(tmp_path: Path, wrong: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        read(folder(tmp_path, wrong, wrong), "fr")


def test_texts_are_spelt_in_every_variant(tmp_path: Path) -> None:
    text = read(folder(tmp_path), "fr")["count"]
    assert text.spellings == ["rien", "un sac", "{$n} sacs"]


def test_the_check_finds_keys_in_code(tmp_path: Path) -> None:
    code = (
        "key = 'told-' + what\nother = f'refusal-now-{name}'\nplain = ['told-end', 'untold-end', 'told', 'a told-b']\n"
    )
    (tmp_path / "code.py").write_text(code)
    assert keys_in(tmp_path, ["told", "refusal"]) == ({"told-end"}, {"told-", "refusal-now-"})


def test_the_check_sees_keys_without_text_and_texts_without_use(tmp_path: Path) -> None:
    (tmp_path / "code.py").write_text("a = ['told-one', 'told-two', f'refusal-now-{x}', f'action-{x}']\n")
    texts = "told-one = 1\ntold-three = 3\nrefusal-now-a = A\nrefusal-b = B\nname = N\n"
    assert unmatched(folder(tmp_path, texts, texts), ["told", "refusal", "action"], tmp_path) == [
        f"{problem}"
        for lang in ("en", "fr")
        for problem in (
            f"told-two: asked for, not in {lang}.ftl",
            f"action-…: asked for, not in {lang}.ftl",
            f"refusal-b: in {lang}.ftl, never asked for",
            f"told-three: in {lang}.ftl, never asked for",
        )
    ]

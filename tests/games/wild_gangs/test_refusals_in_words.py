"""Why not, in words: a position for each reason, what its player tries, and the answer in both languages."""

from collections.abc import Callable

import pytest

from farwest.engine.core import SPECTATOR
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.games.wild_gangs.refusals import REASONS
from farwest.words import game_words
from tests.games.wild_gangs.town import FOUR, load, new, play, resolve, town, why_not

FR, EN = game_words(GAME, "fr"), game_words(GAME, "en")


def plain(said: str) -> str:
    """With ordinary spaces, so that the expected lines below can be read and typed."""
    return said.replace("\u00a0", " ").replace("\u202f", " ")


def scouted(*places: str) -> WildGangs:
    return play(load("scout-first", "red"), *(f"scout:{place}" for place in places))


def placing(*chosen: str) -> WildGangs:
    cards = ["red@NW.N chief?+thug?+singer", "blue@S.S thug+chief+singer"]
    game = load("card", "red", *cards, round=4, hands={"red": "gambler burglar dynamiter"})
    return play(game, *chosen)


def looking() -> WildGangs:
    cards = ["red@N.N thug?+chief", "blue@S.S thug?+chief"]
    return load("peek", "red", *cards, round=2, first="blue", looked={"red": "P1 P2 S4"})


def winning(seats: str = FOUR) -> WildGangs:
    return resolve(town("red@N.N chief+thug", "blue@N.N singer", "yellow@N.N thug", seats=seats))


# A position, what its player tries, the answer in French and in English.
REFUSED: dict[str, tuple[Callable[[], WildGangs], str, str, str]] = {
    "refusal-scouted-already": (
        lambda: scouted("P1"),
        "scout:P1",
        "Vous venez de regarder P1 : le second événement doit être un autre.",
        "You have just looked at P1: the second event must be another one.",
    ),
    "refusal-pair-taken": (
        lambda: scouted("P1", "P2", "P2"),
        "scout:P1",
        "Avec P1, vous auriez regardé la même paire d’événements qu’un autre joueur.",
        "With P1 you would have looked at the same pair of events as another player.",
    ),
    "refusal-not-in-hand": (
        placing,
        "card:chief",
        "Silas Redd n’est pas dans votre main.",
        "Silas Redd is not in your hand.",
    ),
    "refusal-street-closed": (
        lambda: placing("card:gambler", "face:up"),
        "front:NE.E",
        "La rue Est est fermée : à deux joueurs, aucun gangster n’entre dans la petite rue de la banque.",
        "East street is closed: with two players no gangster may enter the small street of the bank.",
    ),
    "refusal-front-full": (
        lambda: placing("card:gambler", "face:up"),
        "front:NW.N",
        "Il n’y a plus de place devant le relais de poste, rue Nord.",
        "There is no room left in front of the stage office, North street.",
    ),
    "refusal-event-seen": (
        looking,
        "peek:event:P1",
        "Vous connaissez déjà l’événement P1.",
        "You already know event P1.",
    ),
    "refusal-slot-empty": (
        looking,
        "peek:slot:W1",
        "Il n’y a pas de carte en W1.",
        "There is no card on W1.",
    ),
    "refusal-own-card": (
        looking,
        "peek:slot:N4",
        "La carte en N4 est à vous : vous la connaissez.",
        "The card on N4 is yours: you know it.",
    ),
    "refusal-face-up": (
        looking,
        "peek:slot:S5",
        "La carte en S5 est face visible : tout le monde la connaît.",
        "The card on S5 is face up: everybody knows it.",
    ),
    "refusal-card-seen": (
        looking,
        "peek:slot:S4",
        "Vous avez déjà regardé la carte en S4.",
        "You have already looked at the card on S4.",
    ),
    "refusal-own-gang": (
        winning,
        "capture:red",
        "Vous ne pouvez pas capturer votre propre gang.",
        "You cannot capture your own gang.",
    ),
    "refusal-not-in-street": (
        winning,
        "capture:black",
        "Les Corbeaux n’ont personne dans cette rue.",
        "The Crows have nobody in this street.",
    ),
    "refusal-no-such-gang": (
        lambda: winning("red blue yellow"),
        "capture:black",
        "Les Corbeaux ne sont pas de la partie.",
        "The Crows are not in this game.",
    ),
    "refusal-now-scout-second": (
        lambda: scouted("P1"),
        "card:chief",
        "Choisissez d’abord un second événement à regarder.",
        "First choose a second event to look at.",
    ),
    "refusal-now-victim": (
        winning,
        "scout:P1",
        "Choisissez d’abord le gang à capturer.",
        "First choose the gang to capture.",
    ),
}


@pytest.mark.parametrize("key", REFUSED)
def test_refusals_say_why(key: str) -> None:
    position, action, french, english = REFUSED[key]
    refusal = why_not(position(), action)
    assert refusal is not None
    assert refusal.key == key
    assert (plain(FR.phrase(refusal)), plain(EN.phrase(refusal))) == (french, english)


def test_refusals_between_turns_and_after_the_end() -> None:
    refusal = new(4).why_not(SPECTATOR, 0)
    assert refusal is not None
    assert refusal.key == "refusal-not-your-turn"
    assert FR.say("refusal-not-your-turn", gang="gang-black") == "C’est aux Corbeaux de jouer."
    assert EN.say("refusal-not-your-turn", gang="gang-black") == "It is up to the Crows to play."
    over = resolve(town()).why_not(0, 0)
    assert over is not None
    assert (FR.phrase(over), EN.phrase(over)) == ("La partie est finie.", "The game is over.")


def test_every_reason_is_tested_but_the_one_that_nobody_can_meet() -> None:
    """WG-4.0.2: who has no face-down card left is never asked for the face, so nobody can be refused one."""
    assert {key for _, key in REASONS.values()} - REFUSED.keys() == {"refusal-no-hiding-left"}
    assert FR.say("refusal-no-hiding-left") == "Vous avez déjà posé toutes vos cartes cachées."

"""The journal as people read it: games told line by line, in both languages. Every kind of fact is told once."""

import pytest

from farwest.engine.core import SPECTATOR, Chance
from farwest.engine.journal import Journal
from farwest.games.wild_gangs.game import GAME
from farwest.games.wild_gangs.play import WildGangs
from farwest.words import game_words
from farwest.words_check import keys_in
from tests.games.wild_gangs.town import load, play, resolve, town

RED, BLUE = 0, 1


class First(Chance):
    """Whatever is drawn, it is the first."""

    def draw(self, n: int) -> int:
        return 0


def two_turns() -> WildGangs:
    """Two players scout and take a turn each: one hides a gangster, the other looks at it."""
    game = GAME.new(2, {}, First(), Journal())
    assert isinstance(game, WildGangs)
    for texts in (
        "scout:P1 scout:P2 scout:P1 scout:P3",
        "card:chief face:down front:SE.S peek:event:P3",
        "card:chief face:up front:NW.N peek:slot:S10",
    ):
        play(game, *texts.split(), chance=First())
    return game


def last_hiding() -> WildGangs:
    """The last face-down card that a gang has, and the last but one."""
    cards = ["red@N.N thug?+chief?", "blue@S.S thug?+chief"]
    hands = {"red": "gambler burglar dynamiter", "blue": "gambler burglar dynamiter"}
    game = load("card", "red", *cards, round=3, hands=hands)
    play(game, "card:gambler", "face:down", "front:S.S", "peek:slot:S4")
    return play(game, "card:burglar", "face:down", "front:SW.W", "peek:slot:N4")


def poker_and_law() -> WildGangs:
    """Poker, seduction, sheriff, deputy, hidden loot and the signpost; a hidden leader; nobody in the south."""
    cards = ["red@NW.N chief?", "red@N.N burglar+gambler", "blue@N.N singer+gunslinger", "black@NE.N chief"]
    events = "sign@P3 seduction@P1 poker@P2 sheriff@P4 deputy@P5 hidden_loot@P6"
    return resolve(
        town(*cards, "yellow@NE.N thug", "red@SE.E singer", "red@S.S thug", "blue@S.S singer", events=events)
    )


def guns_and_powder() -> WildGangs:
    """Machine gun, powder keg, stagecoach; a tie at a building and in a street; a gang alone in the West."""
    cards = ["red@N.N gunslinger", "red@NE.N singer", "blue@NW.N chief", "black@N.N sharpshooter"]
    events = "gatling@P1 stagecoach@P4 sign@P2 powder_keg@P3"
    laid = town(*cards, "red@SE.S thug", "blue@SE.S thug", "red@SW.W thug", events=events)
    return resolve(laid, "red")


def nothing_happens() -> WildGangs:
    """Events without effect, ties to the end, two gangs with leaders under the machine gun."""
    cards = ["red@N.N chief", "blue@N.N chief", "red@S.S thug", "blue@S.S burglar"]
    events = "sign@P6 sheriff@P5 gatling@P2 seduction@P4"
    return resolve(town(*cards, events=events, loots="SW 500/500, S 400/300"))


GAMES = {game.__name__: game for game in (two_turns, last_hiding, poker_and_law, guns_and_powder, nothing_happens)}

# Lines in the order in which they are told, not all of them: the game, who reads, French, English.
STORY = {
    ("two_turns", RED): [
        (
            "Le sort désigne les Coyotes : ils jouent en premier.",
            "The draw falls on the Coyotes: they play first.",
        ),
        (
            "À deux joueurs, la rue Ouest est fermée aux gangsters : c’est la petite rue de la banque.",
            "With two players West street is closed to gangsters: it is the small street of the bank.",
        ),
        (
            "Votre main : Silas Redd, Joe Doigts-d’Or et Baxter la Mèche.",
            "Your hand: Silas Redd, Goldfinger Joe and Boom Baxter.",
        ),
        (
            "Les Coyotes regardent l’événement P1, entre le relais de poste et la gare.",
            "The Coyotes look at event P1, between the stage office and the railway station.",
        ),
        (
            "En P1, vous découvrez la diligence : « Les butins des deux bâtiments voisins sont échangés. "
            "Résolu en deuxième. »",
            "At P1 you discover the stagecoach: “The loots of the two neighbouring buildings change places. "
            "Resolved second.”",
        ),
        ("Manche 1 sur 7.", "Round 1 of 7."),
        (
            "Les Coyotes posent une carte cachée en S10, devant la bijouterie, rue Sud ; il leur en reste deux.",
            "The Coyotes place a face-down card on S10, in front of the jeweller’s, South street; they have two left.",
        ),
        (
            "En S10, c’est Silas Redd (chef, force 5, feu 3), et personne d’autre ne le sait.",
            "On S10 it is Silas Redd (leader, strength 5, firepower 3), and nobody else knows.",
        ),
        (
            "Vous piochez Ruby Lane (cambrioleuse, force 4, feu 1).",
            "You draw Ruby Lane (burglar, strength 4, firepower 1).",
        ),
        (
            "Les Bisons placent le colonel Bluett (chef, force 5, feu 3) devant le relais de poste, rue Nord.",
            "The Bisons place Colonel Bluett (leader, strength 5, firepower 3) in front of the stage office, "
            "North street.",
        ),
        (
            "Les Bisons regardent la carte cachée des Coyotes en S10, devant la bijouterie, rue Sud.",
            "The Bisons look at the face-down card of the Coyotes on S10, in front of the jeweller’s, South street.",
        ),
    ],
    ("two_turns", BLUE): [
        (
            "En S10, vous découvrez Silas Redd (chef, force 5, feu 3).",
            "On S10 you discover Silas Redd (leader, strength 5, firepower 3).",
        ),
    ],
    ("last_hiding", SPECTATOR): [
        (
            "Les Coyotes posent une carte cachée en S6, devant la gare, rue Sud ; c’était leur dernière.",
            "The Coyotes place a face-down card on S6, in front of the railway station, South street; "
            "it was their last.",
        ),
        (
            "Les Bisons posent une carte cachée en W4, devant la bijouterie, rue Ouest ; il leur en reste une.",
            "The Bisons place a face-down card on W4, in front of the jeweller’s, West street; they have one left.",
        ),
    ],
    ("poker_and_law", SPECTATOR): [
        (
            "Le placement est terminé : on retourne les événements et les cartes cachées.",
            "Placement is over: the events and the face-down cards are turned up.",
        ),
        (
            "Événement P2, entre le saloon et la banque : les 2 tournois de poker.",
            "Event P2, between the saloon and the bank: the two poker tournaments.",
        ),
        (
            "La carte cachée des Coyotes en N1, devant le relais de poste, rue Nord : "
            "Silas Redd (chef, force 5, feu 3).",
            "The face-down card of the Coyotes on N1, in front of the stage office, North street: "
            "Silas Redd (leader, strength 5, firepower 3).",
        ),
        (
            "Le panneau maquillé envoie les butins cachés de P6 en P3.",
            "The doctored signpost sends the hidden loot from P6 to P3.",
        ),
        (
            "Les butins cachés ajoutent 200 $ à chacun des quatre butins de la banque et du magasin général.",
            "Hidden loot adds $200 to each of the four loots of the bank and of the general store.",
        ),
        (
            "Le shérif protège le gros butin du magasin général (900 $) : personne ne pourra le prendre.",
            "The sheriff protects the big loot of the general store ($900): nobody will be able to take it.",
        ),
        (
            "L’adjoint du shérif protège le petit butin de la gare et celui de la bijouterie : "
            "personne ne pourra les prendre.",
            "The deputy protects the small loot of the railway station and that of the jeweller’s: "
            "nobody will be able to take them.",
        ),
        ("Braquage du relais de poste.", "Heist at the stage office."),
        (
            "Aucune femme n’est là : l’opération séduction ne change rien.",
            "No woman is here: Operation Seduction changes nothing.",
        ),
        ("Les Coyotes : force 5.", "The Coyotes: strength 5."),
        ("Les Coyotes prennent le gros butin : 600 $.", "The Coyotes take the big loot: $600."),
        (
            "Pas de deuxième gang : le petit butin (300 $) reste sur place.",
            "No second gang: the small loot ($300) stays.",
        ),
        (
            "Braquage du saloon, au poker : paires d’abord, puis la plus haute carte.",
            "Heist at the saloon, by poker: pairs first, then high cards.",
        ),
        (
            "L’opération séduction donne +1 en force à chacune des 3 femmes présentes.",
            "Operation Seduction gives +1 strength to each of the 3 women here.",
        ),
        ("Les Coyotes : main 5, 4.", "The Coyotes: hand 5, 4."),
        ("Les Bisons : main 3+3.", "The Bisons: hand 3+3."),
        ("Les Bisons prennent le gros butin : 1 000 $.", "The Bisons take the big loot: $1000."),
        (
            "Les Coyotes repartent sans rien : le gros butin (900 $) est protégé.",
            "The Coyotes leave with nothing: the big loot ($900) is protected.",
        ),
        (
            "Les Bisons repartent sans rien : le petit butin (400 $) est protégé.",
            "The Bisons leave with nothing: the small loot ($400) is protected.",
        ),
        (
            "Personne ne braque la bijouterie : les deux butins restent sur place.",
            "Nobody robs the jeweller’s: both loots stay.",
        ),
    ],
    ("guns_and_powder", SPECTATOR): [
        (
            "La diligence échange les butins du saloon avec ceux de la banque.",
            "The stagecoach swaps the loots of the saloon with those of the bank.",
        ),
        ("Les Bisons : force 2.", "The Bisons: strength 2."),
        ("Égalité : l’ordre du tour départage les gangs.", "A tie: turn order decides."),
        ("Les Coyotes prennent le gros butin : 700 $.", "The Coyotes take the big loot: $700."),
        ("Règlement de comptes dans la rue Nord.", "Showdown in North street."),
        (
            "La mitrailleuse donne +2 en puissance de feu au seul chef présent.",
            "The machine gun gives +2 firepower to the only leader here.",
        ),
        ("Les Bisons : puissance de feu 5.", "The Bisons: firepower 5."),
        (
            "Les Bisons capturent les Coyotes de la rue Nord et touchent 400 $ de primes.",
            "The Bisons capture the Coyotes in North street and collect $400 in bounties.",
        ),
        (
            "Le baril de poudre empêche tout règlement de comptes dans la rue Est.",
            "The powder keg prevents any showdown in East street.",
        ),
        ("Les Bisons : puissance de feu 3.", "The Bisons: firepower 3."),
        ("Égalité : l’ordre du tour départage les gangs.", "A tie: turn order decides."),
        (
            "Pas de règlement de comptes dans la rue Ouest : les Coyotes y sont seuls.",
            "No showdown in West street: the Coyotes are alone there.",
        ),
        ("Les comptes sont réglés : la partie est finie.", "All scores are settled: the game is over."),
        ("Les Coyotes gagnent avec 3 000 $.", "The Coyotes win with $3000."),
        ("Les Bisons finissent deuxièmes avec 1 300 $.", "The Bisons finish second with $1300."),
        ("Les Corbeaux finissent troisièmes avec 400 $.", "The Crows finish third with $400."),
        ("Les Crotales finissent quatrièmes avec 0 $.", "The Rattlers finish fourth with $0."),
    ],
    ("nothing_happens", SPECTATOR): [
        (
            "Le panneau maquillé passe de P6 en P3, où il n’y avait rien à échanger.",
            "The doctored signpost moves from P6 to P3, where there was nothing to swap.",
        ),
        (
            "Entre la gare et la bijouterie, le plus gros butin est à égalité : le shérif ne protège rien.",
            "Between the railway station and the jeweller’s the greatest loot is tied: the sheriff protects nothing.",
        ),
        (
            "L’opération séduction donne +1 en force à la seule femme présente.",
            "Operation Seduction gives +1 strength to the only woman here.",
        ),
        (
            "La mitrailleuse donne +2 en puissance de feu à chacun des 2 chefs présents.",
            "The machine gun gives +2 firepower to each of the 2 leaders here.",
        ),
        (
            "Pas de règlement de comptes dans la rue Est : il n’y a personne.",
            "No showdown in East street: nobody is there.",
        ),
        ("Les Corbeaux finissent quatrièmes avec 0 $.", "The Crows finish fourth with $0."),
        ("Égalité : l’ordre du tour départage les gangs.", "A tie: turn order decides."),
    ],
}


def told(game: WildGangs, lang: str, viewer: int) -> list[str]:
    """What the viewer reads, with ordinary spaces so that the lines above can be typed."""
    assert game.journal is not None
    said = [game_words(GAME, lang).phrase(fact) for fact in game.journal.for_viewer(viewer)]
    return [line.replace("\u00a0", " ").replace("\u202f", " ") for line in said]


@pytest.mark.parametrize(("name", "viewer"), STORY)
def test_the_story_in_both_languages(name: str, viewer: int) -> None:
    game = GAMES[name]()
    for number, lang in enumerate(("fr", "en")):
        lines = iter(told(game, lang, viewer))
        for expected in STORY[name, viewer]:
            assert expected[number] in lines, expected[number]  # goes on from the line found last


def test_every_kind_of_fact_is_in_these_games() -> None:
    journals = [game().journal for game in GAMES.values()]
    kinds = {fact.key for journal in journals if journal is not None for fact in journal.facts}
    assert kinds == keys_in(GAME.files(), ["told"]).whole


def test_an_idle_machine_gun_is_silent() -> None:
    lines = told(resolve(town("red@NE.E thug", "blue@SE.E singer", events="gatling@P3")), "fr", SPECTATOR)
    assert "Aucun chef n’est là : la mitrailleuse se tait." in lines


def test_others_do_not_read_what_they_may_not_know() -> None:
    """WG-6.1: neither the hidden leader nor the events looked at are in the lines of a spectator."""
    lines = " ".join(told(two_turns(), "en", SPECTATOR))
    assert "face-down card on S10" in lines
    assert not any(secret in lines for secret in ("Silas Redd", "stagecoach", "sheriff", "deputy", "draw Ruby"))

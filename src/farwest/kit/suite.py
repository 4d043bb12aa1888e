"""All that a game must pass, as a class to inherit from. pytest finds the tests in it; nothing here imports pytest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from farwest.engine.core import Dice, State
from farwest.engine.data import Plain
from farwest.engine.game import Game
from farwest.kit import damage, gate, sealed, secrets, sight, texts, trace, truth, undo, worlds
from farwest.kit.play import Story, story
from farwest.kit.tables import Table, tables_of

if TYPE_CHECKING:
    import pytest


class GameKit:
    """Name the game, say what must always hold, and every check runs at every table (`tables`).

    The numbers say how much is tried; a slow run of the same checks is a subclass with greater ones.
    """

    game: ClassVar[Game]
    games: ClassVar[int] = 1  # random games at each table
    positions: ClassVar[int] = 8  # of each game, looked at from every side
    attempts: ClassVar[int] = 12  # altered pasts, damaged positions
    samples: ClassVar[int] = 150  # positions in which the spread of possible worlds is measured
    traced: ClassVar[int] = 16  # tables at which compiled games are compared with those from source
    seed: ClassVar[int] = 1

    # What a game may add.

    def invariants(self, state: State) -> None:
        """Raise AssertionError unless the position keeps what the specification says is kept: cards, money, pieces."""

    def dealt(self, dump: dict[str, Plain]) -> dict[str, Plain]:
        """What of a dumped position was dealt: without secret choices in progress, if dealing again takes them back."""
        return dump

    def tables(self) -> list[Table]:
        """Every player count, with the default options and with each other value of each option."""
        return list(tables_of(self.game))

    # How pytest runs it.

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", self.tables(), ids=str)

    def stories(self, table: Table) -> Iterator[Story]:
        for seed in range(self.seed, self.seed + self.games):
            yield story(self.game, table, seed)

    def some_positions(self, table: Table) -> Iterator[tuple[State, int]]:
        """Positions of all games at the table, each with a seed of its own."""
        for played in self.stories(table):
            for number, state in enumerate(played.some(self.positions)):
                yield state, played.seed * 1000 + number

    # Play.

    def test_random_play_reaches_the_end(self, table: Table) -> None:
        for played in self.stories(table):
            gate.random_play_reaches_the_end(played, self.invariants)

    def test_offers_are_real(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            gate.offers_are_real(self.game, state, self.invariants, seed)

    def test_refusals_cite_rules(self, table: Table) -> None:
        rules = texts.rules_of(self.game)
        for state, _ in self.some_positions(table):
            gate.refusals_cite_rules(self.game, state, rules)

    def test_fast_twins_agree(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            gate.fast_twins_agree(self.game, state, seed)

    def test_interruptions_are_never_compulsory(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            gate.interruptions_are_never_compulsory(state, seed)
            gate.any_seat_may_be_first(self.game, state, seed)

    # Truth.

    def test_replay_gives_the_same(self, table: Table) -> None:
        for played in self.stories(table):
            truth.replay_gives_the_same(played)

    def test_the_deal_is_proved(self, table: Table) -> None:
        for played in self.stories(table):
            truth.the_deal_is_proved(played)

    def test_a_resumed_game_goes_on_with_the_same_dice(self, table: Table) -> None:
        for played in self.stories(table):
            for cut in (0, len(played.match.entries) // 2, len(played.match.entries) - 1):
                truth.a_resumed_game_goes_on_with_the_same_dice(played, cut)

    def test_clone_is_deep(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            truth.clone_is_deep(self.game, state, seed)

    def test_dump_loads_back(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            truth.dump_loads_back(self.game, state, seed)

    def test_damaged_positions_are_refused_in_words(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            dice = Dice(seed)
            for _ in range(self.attempts):
                damage.damaged_positions_are_refused_in_words(self.game, state, dice)

    # Secrets.

    def test_moves_show_what_is_seen(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            sight.moves_show_what_is_seen(self.game, state, seed)

    def test_twins_look_alike(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            secrets.twins_look_alike(self.game, state, seed, self.invariants)

    def test_altered_pasts_sound_alike(self, table: Table) -> None:
        for played in self.stories(table):
            secrets.altered_pasts_sound_alike(played, played.seed, self.attempts)

    def test_completed_views_are_possible_worlds(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            worlds.completed_views_are_possible_worlds(self.game, state, seed, self.invariants)

    def test_worlds_are_spread_as_they_should(self, table: Table) -> None:
        worlds.worlds_are_spread_as_they_should(self.game, table, self.samples, self.seed, self.dealt)

    def test_sealed_choices_stay_sealed(self, table: Table) -> None:
        for state, seed in self.some_positions(table):
            sealed.nothing_shows_before_all_are_in(self.game, state, seed)
            sealed.second_thoughts_leave_no_trace(self.game, state, seed)
            sealed.the_order_does_not_matter(self.game, state, seed)

    # Undo.

    def test_undo_is_never_having_played(self, table: Table) -> None:
        for played in self.stories(table):
            undo.undo_is_never_having_played(self.game, table, played.seed)

    # Words.

    def test_notation_reads_back(self) -> None:
        texts.notation_reads_back(self.game)

    def test_views_have_the_common_frame(self, table: Table) -> None:
        for state, _ in self.some_positions(table):
            texts.views_have_the_common_frame(self.game, state)

    def test_everything_can_be_said(self, table: Table) -> None:
        texts.everything_can_be_said(self.game, texts.said_at_the_table(self.game, table))
        for played in self.stories(table):
            texts.everything_can_be_said(self.game, texts.said_in(played, self.positions))

    def test_text_files_match(self) -> None:
        texts.text_files_match(self.game)

    def test_guides_match(self) -> None:
        texts.guides_match(self.game)

    def test_cited_rules_exist(self) -> None:
        texts.cited_rules_exist(self.game)

    def test_data_says_where_it_comes_from(self) -> None:
        texts.data_says_where_it_comes_from(self.game)

    # One source, two speeds.

    def test_another_process_from_source_agrees(self) -> None:
        trace.another_process_from_source_agrees(self.game, self.games, self.traced)

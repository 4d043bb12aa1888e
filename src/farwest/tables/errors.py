"""What can go wrong at a table. Each mistake has its words in `text/`; the page shows them in the reader's language."""

from __future__ import annotations

from typing import ClassVar

from farwest.engine.errors import Args, Mistake, Phrase


class TableMistake(Mistake):
    """A mistake whose kind says it all: `key` is its text."""

    key: ClassVar[str]

    def __init__(self, args: Args | None = None) -> None:
        super().__init__(Phrase(self.key, args))


class UnknownTable(TableMistake):
    """No table of that code."""

    key = "mistake-unknown-table"


class Stale(TableMistake):
    """The page from which this came no longer shows the truth: show it the true state, and the person chooses again."""

    key = "mistake-stale"


class NotSaved(TableMistake):
    """The database did not take it (full disk, lock): nothing happened, the person may try again."""

    key = "mistake-not-saved"


class Closing(TableMistake):
    """The house is closing: nothing is taken any more."""

    key = "mistake-closing"


class NotYourSeat(TableMistake):
    """This person does not hold that seat."""

    key = "mistake-not-your-seat"


class ForgedLink(TableMistake):
    """A seat link whose key is not the seat's."""

    key = "mistake-forged-link"


class SeatTaken(TableMistake):
    """Somebody else sits there, or it is kept for somebody else."""

    key = "mistake-seat-taken"


class TableFull(TableMistake):
    """No open seat is left."""

    key = "mistake-table-full"


class NotStarted(TableMistake):
    """The game has not begun: seats are still open."""

    key = "mistake-not-started"


class NotOver(TableMistake):
    """Only a finished game can be downloaded, replayed with open cards, played again or gone on with."""

    key = "mistake-not-over"


class GameOver(TableMistake):
    """The game is over: nobody acts any more."""

    key = "mistake-game-over"


class NoSuchMoment(TableMistake):
    """The game never had that many moves, or nothing can be played from there."""

    key = "mistake-moment"


class StillHere(TableMistake):
    """Nobody is voted out while he is here and his clock runs."""

    key = "mistake-still-here"


class BadPlan(TableMistake):
    """A table that cannot be set up like this; `field` is the part of the plan that is wrong."""

    key = "mistake-plan"

    def __init__(self, field: str) -> None:
        super().__init__()
        self.field = field


class BadName(TableMistake):
    """A name that is empty, too long or not made of letters one can see."""

    key = "mistake-name"


class BadChat(TableMistake):
    """A message that is empty or too long."""

    key = "mistake-chat"


class NotInRoom(TableMistake):
    """The table's room is for those who hold a seat."""

    key = "mistake-chat-room"


class NoHurry(TableMistake):
    """A timer of the game would run against a bot."""

    key = "mistake-no-hurry"


class TooManyTables(TableMistake):
    """This person has as many unfinished tables as one may have."""

    key = "mistake-too-many-tables"


class NoHint(TableMistake):
    """Nothing to advise: the seat owes no decision, or the adviser failed."""

    key = "mistake-no-hint"


class NoDatabase(TableMistake):
    """The database cannot be opened, or was written by a newer farwest; `detail` is a plain clause for the operator."""

    key = "mistake-no-database"

    def __init__(self, detail: str) -> None:
        super().__init__({"detail": f"={detail}"})
        self.detail = detail


class NoBackup(TableMistake):
    """This kind of database is backed up by its own tools."""

    key = "mistake-no-backup"

"""The position that plays: every decision handed to the phase it belongs to."""

from __future__ import annotations

from typing import Final

from farwest.engine.core import LEGAL, NO_ACTION, UNSEEN, Chance
from farwest.engine.data import Plain
from farwest.engine.errors import Refusal
from farwest.engine.native import i64, vec
from farwest.engine.outcome import Outcome
from farwest.games.wild_gangs import (
    data as D,
    explain,
    outlook,
    placement,
    position,
    refusals,
    scoring,
    scout,
    setup,
    showdown,
    view,
    worlds,
)
from farwest.games.wild_gangs.state import (
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_FRONT,
    CHOOSE_PEEK,
    CHOOSE_VICTIM,
    SCOUT_FIRST,
    SCOUT_SECOND,
    Town,
)


class WildGangs(Town):
    def fill_legal(self, seat: i64, out: vec[i64]) -> i64:
        decision = self.decision
        if decision == CHOOSE_CARD:
            return placement.fill_cards(self, seat, out)
        if decision == CHOOSE_FACE:
            return placement.fill_faces(self, seat, out)
        if decision == CHOOSE_FRONT:
            return placement.fill_fronts(self, out)
        if decision == CHOOSE_PEEK:
            return placement.fill_peeks(self, seat, out)
        if decision == CHOOSE_VICTIM:
            return showdown.fill_victims(self, seat, out)
        return scout.fill_scout(self, seat, out)

    def forbids(self, seat: i64, action: i64) -> i64:
        decision = self.decision
        if action < 0 or action >= D.ACTION_COUNT:
            return refusals.OTHER_DECISION
        if decision != DECISION_OF[action] and not (decision == SCOUT_SECOND and action < D.CARD):
            return refusals.OTHER_DECISION
        if decision == CHOOSE_CARD:
            return placement.forbids_card(self, seat, action - D.CARD)
        if decision == CHOOSE_FACE:
            return LEGAL if action == D.FACE_UP else placement.forbids_face_down(self, seat)
        if decision == CHOOSE_FRONT:
            return placement.forbids_front(self, action - D.FRONT)
        if decision == CHOOSE_PEEK:
            if action < D.PEEK_SLOT:
                return placement.forbids_peek_event(self, seat, action - D.PEEK_EVENT)
            return placement.forbids_peek_slot(self, seat, action - D.PEEK_SLOT)
        if decision == CHOOSE_VICTIM:
            return showdown.forbids_capture(self, seat, action - D.CAPTURE)
        return scout.forbids_scout(self, seat, action - D.SCOUT)

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        decision = self.decision
        if decision == CHOOSE_CARD:
            placement.choose_card(self, action - D.CARD)
        elif decision == CHOOSE_FACE:
            placement.choose_face(self, action == D.FACE_DOWN)
        elif decision == CHOOSE_FRONT:
            placement.place_gangster(self, seat, action - D.FRONT)
            if not placement.can_peek(self, seat):
                placement.end_turn(self, seat, chance)
        elif decision == CHOOSE_PEEK:
            if action < D.PEEK_SLOT:
                placement.peek_event(self, seat, action - D.PEEK_EVENT)
            else:
                placement.peek_slot(self, seat, action - D.PEEK_SLOT)
            placement.end_turn(self, seat, chance)
        elif decision == CHOOSE_VICTIM:
            showdown.capture(self, seat, action - D.CAPTURE)
        else:
            scout.look_ahead(self, seat, action - D.SCOUT)

    def forced(self, seat: i64) -> i64:
        """Three cards in hand and eight open fronts are always a choice (WG-4.5, WG-8.31), and so is scouting."""
        decision = self.decision
        if decision in (CHOOSE_FACE, CHOOSE_PEEK, CHOOSE_VICTIM):
            return super().forced(seat)
        return NO_ACTION

    def clone(self) -> WildGangs:
        copy = WildGangs(self.players)
        self.copy_into(copy)
        return copy

    def fresh(self, chance: Chance) -> WildGangs:
        town = WildGangs(self.players)
        town.gangs = self.gangs
        setup.deal(town, chance)
        town.settle(chance)
        return town

    def redeal(self, viewer: i64, chance: Chance) -> None:
        worlds.redeal(self, viewer, chance)

    def sight(self, viewer: i64, seat: i64, action: i64) -> i64:
        """Card and face are nobody's business before the commit; then a card shows unless it is face down (WG-6.2)."""
        decision = self.decision
        if decision == CHOOSE_CARD or decision == CHOOSE_FACE:
            return UNSEEN
        if decision == CHOOSE_FRONT and not self.chosen_down:
            return action + D.ACTION_COUNT * (1 + self.chosen_role)
        return action

    def lean(self, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> bool:
        return outlook.lean(self, seat, actions, count, out)

    def prospects(self, out: vec[float]) -> float:
        return outlook.prospects(self, out)

    def score(self, seat: i64) -> i64:
        return self.money[seat]

    def place(self, seat: i64) -> i64:
        return scoring.place(self, seat)

    def has_secrets(self, seat: i64) -> bool:
        """After the reveal nothing is left to hide: the cards in hand follow from those in town (section 6)."""
        return not self.revealed

    def outcome(self) -> Outcome | None:
        return explain.outcome(self)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        return explain.why_not(self, seat, action)

    def view(self, viewer: i64) -> dict[str, Plain]:
        return view.view_of(self, viewer)

    def dump(self) -> dict[str, Plain]:
        return position.dump(self)


def decision_of(action: i64) -> i64:
    """The decision an action answers; SCOUT_FIRST stands for both looks of the scouting."""
    if action < D.CARD:
        return SCOUT_FIRST
    if action < D.FACE_UP:
        return CHOOSE_CARD
    if action < D.FRONT:
        return CHOOSE_FACE
    if action < D.PEEK_EVENT:
        return CHOOSE_FRONT
    if action < D.CAPTURE:
        return CHOOSE_PEEK
    return CHOOSE_VICTIM


DECISION_OF: Final[vec[i64]] = vec[i64]([decision_of(action) for action in range(D.ACTION_COUNT)])

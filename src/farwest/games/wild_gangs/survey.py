"""What an unfinished town is worth to the gangs (WG-10.6): the hot half of the advice.

A possible world is surveyed once: its events act, strengths, firepowers and bounties are added up. Then a placement is
appraised by what it changes at one building and in one street, and can be put down and taken back.
"""

from __future__ import annotations

from typing import Final

from farwest.engine.native import i64, vec
from farwest.games.wild_gangs import data as D, heists, reveal
from farwest.games.wild_gangs.odds import SURE, Odds, chance_ahead, poker_lead
from farwest.games.wild_gangs.state import EMPTY, Town, place_of

PLACEMENTS: Final = 90  # a role and a front: role * 10 + front
NOT_OFFERED: Final = -1000000


class Survey:
    """Money is in dollars, chances in thousandths. `to_come`: the cards each seat has still to place."""

    def __init__(self, world: Town, odds: Odds) -> None:
        self.odds: Odds = odds
        self.players: i64 = world.players
        self.money: vec[i64] = world.money
        self.hand: vec[i64] = world.hand
        self.turn: vec[i64] = vec[i64]([0] * D.GANG_COUNT)
        self.to_come: vec[i64] = vec[i64]([D.ROUNDS] * D.GANG_COUNT)
        # What the events do.
        self.loot: vec[i64] = vec[i64]([0] * D.TILE_COUNT)  # 0 for one that cannot be taken
        self.charmed: i64 = 0
        self.poker: i64 = 0
        self.keg: i64 = EMPTY  # streets
        self.gatling: i64 = EMPTY
        self.next_street: i64 = 0  # those before it are settled
        # The cards: per position and seat, per street and seat.
        self.might: vec[i64] = vec[i64]([0] * 24)
        self.guns: vec[i64] = vec[i64]([0] * 16)
        self.bounty: vec[i64] = vec[i64]([0] * 16)
        # Free slots.
        self.room_on: vec[i64] = vec[i64]([0] * D.FRONT_COUNT)
        self.room_at: vec[i64] = vec[i64]([0] * D.POSITION_COUNT)
        self.room_in: vec[i64] = vec[i64]([0] * D.STREET_COUNT)
        # What `heist` and `showdown` find out for each seat: chances to come first and second, money to expect.
        self.first: vec[i64] = vec[i64]([0] * D.GANG_COUNT)
        self.second: vec[i64] = vec[i64]([0] * D.GANG_COUNT)
        self.worth: vec[i64] = vec[i64]([0] * D.GANG_COUNT)
        self.look_at_events(world)
        self.look_at_fronts(world)
        self.look_at_cards(world)

    def look_at_events(self, world: Town) -> None:
        """WG-4.8, on a copy; after the reveal they have acted, and the loots are gone."""
        town = world
        if world.revealed:
            self.next_street = world.street
        else:
            copy = world.clone()
            assert isinstance(copy, Town)
            town = copy
            reveal.act(town)
            loot: i64
            for loot in range(D.TILE_COUNT):
                self.loot[loot] = 0 if town.protected >> loot & 1 else town.loot_value(loot)
        self.charmed = heists.beside(town, D.SEDUCTION)
        self.poker = heists.beside(town, D.POKER)
        place = place_of(town, D.POWDER_KEG)
        if place != EMPTY:
            self.keg = D.PLACE_STREET[place]
        place = place_of(town, D.GATLING)
        if place != EMPTY:
            self.gatling = D.PLACE_STREET[place]

    def look_at_fronts(self, world: Town) -> None:
        front: i64
        for front in range(D.FRONT_COUNT):
            if world.closed >> front & 1 == 0:
                room = D.FRONT_CAPACITY[front]
                self.room_on[front] = room
                self.room_at[D.FRONT_POSITION[front]] += room
                self.room_in[D.FRONT_STREET[front]] += room

    def look_at_cards(self, world: Town) -> None:
        turn: i64
        for turn in range(world.players):
            self.turn[world.seat_of_turn(turn)] = turn
        slot: i64
        for slot in range(D.SLOT_COUNT):
            card = world.slots[slot]
            if card != EMPTY:
                self.put(card >> 4, (card & 15) * D.FRONT_COUNT + D.SLOT_FRONT[slot], 1)

    # Cards come and go.

    def put(self, seat: i64, placement: i64, times: i64) -> None:
        """Place a card (times 1) or take it back (times -1)."""
        role = placement // D.FRONT_COUNT
        front = placement % D.FRONT_COUNT
        position = D.FRONT_POSITION[front]
        street = D.FRONT_STREET[front]
        self.might[position * 4 + seat] += times * self.strength(role, position)
        self.guns[street * 4 + seat] += times * self.firepower(role, street)
        self.bounty[street * 4 + seat] += times * D.BOUNTY[role]
        self.to_come[seat] -= times
        self.room_on[front] -= times
        self.room_at[position] -= times
        self.room_in[street] -= times

    def strength(self, role: i64, position: i64) -> i64:
        """What a card adds to `might`: its strength (WG-5.6), or itself where poker is played (WG-5.7)."""
        strength = heists.effective_strength(role, self.charmed >> position & 1 != 0)
        return heists.ONE_OF[strength] if self.poker >> position & 1 else strength

    def firepower(self, role: i64, street: i64) -> i64:
        """WG-5.12."""
        return D.FIREPOWER[role] + (2 * D.IS_LEADER[role] if street == self.gatling else 0)

    def stop(self) -> None:
        """As if nothing more were placed: all that follows is sure."""
        seat: i64
        for seat in range(self.players):
            self.to_come[seat] = 0

    # What it is worth.

    def heist(self, position: i64, seat: i64) -> i64:
        """WG-5.8: what the building may bring the seat, against what it may bring its rivals."""
        poker = self.poker >> position & 1 != 0
        self.rank(self.might, position * 4, self.room_at[position], poker, self.odds.heist)
        big = self.loot[2 * position]
        small = self.loot[2 * position + 1]
        other: i64
        for other in range(self.players):
            self.worth[other] = (big * self.first[other] + small * self.second[other]) // SURE
        return self.balance(seat)

    def showdown(self, street: i64, seat: i64) -> i64:
        """WG-5.14: the best armed gang will take the richest of the others."""
        at = street * 4
        if street == self.keg or street < self.next_street:
            self.worth = vec[i64]([0] * D.GANG_COUNT)
            return 0
        self.rank(self.guns, at, self.room_in[street], False, self.odds.showdown)
        other: i64
        victim: i64
        for other in range(self.players):
            richest: i64 = 0
            for victim in range(self.players):
                if victim != other:
                    richest = max(richest, self.bounty[at + victim])
            self.worth[other] = richest * self.first[other] // SURE
        return self.balance(seat)

    def rank(self, totals: vec[i64], at: i64, room: i64, poker: bool, chances: vec[i64]) -> None:
        """For each seat the chances to end first and second, pair by pair. Nobody ranks who is not there (WG-8.20)."""
        joins = self.odds.joins
        seat: i64
        rival: i64
        for seat in range(self.players):
            self.first[seat] = SURE
            self.second[seat] = 0
        for seat in range(self.players):
            mine = totals[at + seat]
            my_cards = min(self.to_come[seat], room)
            for rival in range(seat + 1, self.players):
                his = totals[at + rival]
                his_cards = min(self.to_come[rival], room)
                lead = 2 * (poker_lead(mine, his) if poker else mine - his)
                lead += 1 if self.turn[seat] < self.turn[rival] else -1  # WG-8.19
                ahead = chance_ahead(chances, my_cards + his_cards, lead)
                self.fall_behind(seat, SURE - ahead if his > 0 else (SURE - ahead) * joins[his_cards] // SURE)
                self.fall_behind(rival, ahead if mine > 0 else ahead * joins[my_cards] // SURE)
            if mine == 0:
                self.first[seat] = self.first[seat] * joins[my_cards] // SURE
                self.second[seat] = self.second[seat] * joins[my_cards] // SURE

    def fall_behind(self, seat: i64, chance: i64) -> None:
        """With this chance one more rival ends ahead of the seat."""
        first = self.first[seat]
        self.second[seat] = (self.second[seat] * (SURE - chance) + first * chance) // SURE
        self.first[seat] = first * (SURE - chance) // SURE

    def balance(self, seat: i64) -> i64:
        """The seat's worth against the mean worth of its rivals."""
        rivals: i64 = 0
        rival: i64
        for rival in range(self.players):
            if rival != seat:
                rivals += self.worth[rival]
        return self.worth[seat] - rivals // (self.players - 1)

    def prospects(self) -> vec[i64]:
        """The money that each seat may expect in the end."""
        sums = self.money[:]
        seat: i64
        position: i64
        for position in range(D.POSITION_COUNT):
            self.heist(position, 0)
            for seat in range(self.players):
                sums[seat] += self.worth[seat]
        street: i64
        for street in range(D.STREET_COUNT):
            self.showdown(street, 0)
            for seat in range(self.players):
                sums[seat] += self.worth[seat]
        return sums

    def total(self, seat: i64) -> i64:
        """The prospects of the seat against those of its rivals."""
        self.worth = self.prospects()
        return self.balance(seat)

    # What a placement is worth.

    def gains(self, seat: i64) -> vec[i64]:
        """For each placement of a card in hand what it changes for the seat; NOT_OFFERED for all others."""
        gains = vec[i64]([NOT_OFFERED] * PLACEMENTS)
        before_at = vec[i64]([0] * D.POSITION_COUNT)
        before_in = vec[i64]([0] * D.STREET_COUNT)
        more_at = vec[i64]([0] * D.POSITION_COUNT)
        more_in = vec[i64]([0] * D.STREET_COUNT)
        self.to_come[seat] -= 1
        hand = self.hand[seat]
        role: i64
        front: i64
        position: i64
        street: i64
        for position in range(D.POSITION_COUNT):
            before_at[position] = self.heist(position, seat)
        for street in range(D.STREET_COUNT):
            before_in[street] = self.showdown(street, seat)
        for role in range(D.ROLE_COUNT):
            if hand >> role & 1 == 0:
                continue
            for position in range(D.POSITION_COUNT):
                more_at[position] = self.heist_with(seat, role, position) - before_at[position]
            for street in range(D.STREET_COUNT):
                more_in[street] = self.showdown_with(seat, role, street) - before_in[street]
            for front in range(D.FRONT_COUNT):
                if self.room_on[front] > 0:
                    more = more_at[D.FRONT_POSITION[front]] + more_in[D.FRONT_STREET[front]]
                    gains[role * D.FRONT_COUNT + front] = more
        self.to_come[seat] += 1
        return gains

    def heist_with(self, seat: i64, role: i64, position: i64) -> i64:
        """`heist` with one more card there; 0 where there is no room for it."""
        if self.room_at[position] == 0:
            return 0
        mine = position * 4 + seat
        might = self.might[mine]
        self.might[mine] = might + self.strength(role, position)
        self.room_at[position] -= 1
        worth = self.heist(position, seat)
        self.room_at[position] += 1
        self.might[mine] = might
        return worth

    def showdown_with(self, seat: i64, role: i64, street: i64) -> i64:
        """`showdown` with one more card there; 0 where there is no room for it."""
        if self.room_in[street] == 0:
            return 0
        mine = street * 4 + seat
        guns = self.guns[mine]
        bounty = self.bounty[mine]
        self.guns[mine] = guns + self.firepower(role, street)
        self.bounty[mine] = bounty + D.BOUNTY[role]
        self.room_in[street] -= 1
        worth = self.showdown(street, seat)
        self.room_in[street] += 1
        self.guns[mine] = guns
        self.bounty[mine] = bounty
        return worth

    def after_answers(self, seat: i64, placement: i64) -> i64:
        """The total of the seat when it has placed so and every rival has then placed what gains him most."""
        answers = vec[i64]([0] * D.GANG_COUNT)
        self.put(seat, placement, 1)
        count: i64 = 0
        rival = self.next_to(seat)
        while rival != seat and self.to_come[rival] > 0:
            answers[rival] = best(self.gains(rival))
            self.put(rival, answers[rival], 1)
            count += 1
            rival = self.next_to(rival)
        total = self.total(seat)
        rival = seat
        while count > 0:
            rival = self.next_to(rival)
            self.put(rival, answers[rival], -1)
            count -= 1
        self.put(seat, placement, -1)
        return total

    def next_to(self, seat: i64) -> i64:
        """Clockwise (WG-3.2)."""
        return 0 if seat + 1 == self.players else seat + 1


def best(gains: vec[i64]) -> i64:
    """The placement that gains most, the first of equals."""
    found: i64 = 0
    placement: i64
    for placement in range(PLACEMENTS):
        if gains[placement] > gains[found]:
            found = placement
    return found

"""How good the choices of each decision look (section 10), and which points may be expected: for advice and search."""

from __future__ import annotations

from typing import Final

from farwest.games.carson_city import codes as S, data as D, judgement, red, scoring
from farwest.games.carson_city.ambitions import Ambitions
from farwest.games.carson_city.appraisal import GUN, KEPT, Purse, best_site, estates, parcel_worth, sites, stream
from farwest.games.carson_city.income import income
from farwest.games.carson_city.state import Town

SPREAD: Final = 4.0  # by how many points a guess of two final scores may be off, and more with each round to come
FIRST_TO_PASS: Final = 0.1


def prospects(town: Town, seat: int) -> float:
    """Points that a seat has and will have if it goes on as it does."""
    owned = int(town.vp[seat]) + int(scoring.asset_points(town, seat))
    incomes = stream(town, sum(int(income(town, cell)) for cell in estates(town, seat)))
    money = int(town.cash[seat]) * KEPT[int(town.round)]
    return owned + incomes + money + GUN * int(town.guns[seat]) + 0.5 * len(sites(town, seat))


def weights(town: Town, seat: int, actions: list[int]) -> list[float]:
    """Each decision has its own way of thinking; what declines is worth nothing."""
    decision = town.decision
    if decision == S.PLACE:
        return _placements(town, seat, actions)
    if decision in _WEIGHERS:
        weigher = _WEIGHERS[int(decision)]
        return [weigher(town, seat, action) for action in actions]
    return [0.0 for _ in actions]


def _placements(town: Town, seat: int, actions: list[int]) -> list[float]:
    ambitions = Ambitions(town, seat)
    first = FIRST_TO_PASS if not town.passed else 0.0
    gains: list[float] = []
    for action in actions:
        if action == D.PASS:
            gains.append(first)
        elif action >= D.BUILD_ROAD:
            gains.append(-1.0)
        elif action >= D.PLACE_WHITE:
            gains.append(ambitions.gain(action - D.PLACE_WHITE, white=True) - judgement.WHITE)
        else:
            gains.append(ambitions.gain(action - D.PLACE_COWBOY))
    return gains


def _start(town: Town, seat: int, action: int) -> float:
    return judgement.starting_parcel(town, seat, action - D.SETUP_PARCEL)


def _card(town: Town, seat: int, action: int) -> float:
    return judgement.card_worth(town, seat, action - D.TAKE_CARD)


def _settled(town: Town, seat: int, action: int) -> float:
    return parcel_worth(town, seat, action - D.SETTLER_PARCEL)


def _hire(town: Town, seat: int, action: int) -> float:
    return judgement.hiring(town, seat, action - D.CAPTAIN_HIRES)


def _grocer(town: Town, seat: int, action: int) -> float:
    """Waiting costs nothing but the use of the money in this round."""
    now = action == D.GROCER_NOW
    return int(D.GROCER_MONEY) * 1.1 if now else float(max(int(D.GROCER_MONEY), judgement.best_double(town, seat)))


def _red_take(town: Town, seat: int, action: int) -> float:
    tile = D.HOUSE if town.card[seat] == D.GROCER else D.MOUNTAIN
    later = float(red.owned(town, seat, tile))
    return int(D.GROCER_MONEY) * KEPT[int(town.round)] if action == D.RED_NOW else later


def _worker(town: Town, seat: int, action: int) -> float:
    return 0.0 if action == red.NO_TILE_TAKEN else judgement.taking(town, seat, int(red.place_in_row(action)))


def _guns(town: Town, seat: int, action: int) -> float:
    number = action - D.RED_CAPTAIN
    return number * GUN + Purse(town, seat).worth(-int(D.RED_CAPTAIN_PRICE[number]))


def _buy_parcel(town: Town, seat: int, action: int) -> float:
    return judgement.buying_parcel(town, seat) if action == D.BUY_PARCEL_YES else 0.0


def _buy_building(town: Town, seat: int, action: int) -> float:
    return judgement.buying_building(town, seat) if action == D.BUY_BUILDING_YES else 0.0


def _site(town: Town, seat: int, action: int) -> float:
    if action == D.KEEP:
        return 0.0
    if action >= D.BUILD_ROAD:
        return judgement.road(town, seat, action - D.BUILD_ROAD)
    return judgement.site(town, seat, action - D.BUILD_SITE)


def _house(town: Town, seat: int, action: int) -> float:
    if action == D.CANCEL:
        return -3.0
    if action >= D.HOUSE_ASK:
        return judgement.house(town, seat, action - D.HOUSE_ASK) - 0.2
    if action >= D.HOUSE_ON:
        return judgement.house(town, seat, action - D.HOUSE_ON)
    return -3.5


def _consent(town: Town, seat: int, action: int) -> float:
    return judgement.consent(town, seat) if action == D.CONSENT_YES else 0.0


def _kept(town: Town, seat: int, action: int) -> float:
    """Whatever can be placed should be: a kept building is worth nothing."""
    if action == D.DONE:
        return 0.0
    return best_site(town, seat, action - D.KEPT, sites(town, seat))[1]


def _double(town: Town, seat: int, action: int) -> float:
    return float(judgement.doubling(town, seat, action - D.GROCER_ESTATE))


def _points(town: Town, seat: int, action: int) -> float:
    return judgement.buying_points(town, seat, action - D.VP_BUY)


def _cash_out(town: Town, seat: int, action: int) -> float:
    return judgement.cashing_out(town, seat, action - D.CASH_OUT)


def _red_bank(town: Town, seat: int, action: int) -> float:
    number = action - D.RED_BANK
    return int(D.RED_BANK_VP[number]) + Purse(town, seat).worth(-int(D.RED_BANK_PRICE[number]))


def _last_road(town: Town, seat: int, action: int) -> float:
    """CC-11.4: a bridge beside what one owns."""
    if action == D.DONE:
        return 0.0
    edge = action - D.BUILD_ROAD
    if not D.IS_CROSSING[edge]:
        return -0.01
    ends = [int(D.EDGE_END[2 * edge + k]) for k in range(2)]
    cells = {int(D.CORNER_CELL[4 * corner + k]) for corner in ends for k in range(4)} - {-1}
    mine = [cell for cell in cells if town.owner[cell] == seat and town.tile[cell] >= 0]
    return float(sum(not scoring.touches_bridge(town, cell) for cell in mine)) - 0.05


def _bury(town: Town, seat: int, action: int) -> float:
    """Two points for a cowboy: always in the last round, hardly before (CC-11.7)."""
    saved = 1.2 if town.round < D.ROUNDS else 0.3
    return int(D.DEAD_VP) - saved if action == D.DEAD_YES else 0.0


def _tile(town: Town, seat: int, action: int) -> float:
    """CC-11.5: high enough to win if it can be done, else as low as possible."""
    value = action - D.DUEL_TILE
    place = int(town.focus)
    rivals = [s for s in range(town.players) if s != seat and town.standing[place] >> s & 1]
    need = max(int(town.firepower(rival)) for rival in rivals) + 2.5 - int(town.firepower(seat))
    return (2.0 if value >= need else 1.0 if value >= need - 2 else 0.0) - 0.3 * value


_WEIGHERS: Final = {
    S.CHOOSE_START: _start,
    S.CHOOSE_CARD: _card,
    S.CHOOSE_SETTLED: _settled,
    S.HIRE: _hire,
    S.GROCER_TAKES: _grocer,
    S.RED_TAKES: _red_take,
    S.WORKER_TAKES: _worker,
    S.BUY_GUNS: _guns,
    S.BUY_PARCEL: _buy_parcel,
    S.BUY_BUILDING: _buy_building,
    S.CHOOSE_SITE: _site,
    S.CHOOSE_HOUSE: _house,
    S.CONSENT: _consent,
    S.PLACE_KEPT: _kept,
    S.GROCER_DOUBLES: _double,
    S.BUY_VP: _points,
    S.CASH_OUT: _cash_out,
    S.RED_BANK: _red_bank,
    S.LAY_LAST_ROADS: _last_road,
    S.BURY: _bury,
    S.CHOOSE_TILE: _tile,
}

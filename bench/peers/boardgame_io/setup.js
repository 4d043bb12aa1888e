'use strict';
// Wild Gangs: set-up (specification, section 3). A set-up is plain data in the words of the specification, drawn by
// `deal` or given from outside; replay.js describes its format.
const {
  GANGS,
  ROLES,
  POSITIONS,
  LARGE_POSITIONS,
  CORNERS,
  LARGE_BUILDINGS,
  SMALL_BUILDINGS,
  FRONT_IDS,
  PLACE_IDS,
  LOOT_TILES,
  EVENTS,
  HAND,
  FACE_DOWN_ALLOWANCE,
} = require('./data.js');

const zip = (keys, values) => Object.fromEntries(keys.map((key, i) => [key, values[i]]));

/** Draws a set-up, in the order of the table of section 7. */
function deal(players, random) {
  const gangs = GANGS.slice(0, players);
  const first = random.Die(players) - 1;
  const turnOrder = [...gangs.slice(first), ...gangs.slice(0, first)];
  const large = zip(LARGE_POSITIONS, random.Shuffle(LARGE_BUILDINGS));
  const small = zip(CORNERS, random.Shuffle(SMALL_BUILDINGS));
  const tiles = random.Shuffle(Object.keys(LOOT_TILES));
  return {
    turn_order: turnOrder,
    buildings: { ...large, ...small },
    loots: zip(
      POSITIONS,
      POSITIONS.map((_, i) => tiles.slice(2 * i, 2 * i + 2)),
    ),
    events: zip(PLACE_IDS, random.Shuffle(EVENTS)),
    piles: zip(
      turnOrder,
      turnOrder.map(() => random.Shuffle(ROLES)),
    ),
  };
}

/** Two loot tiles as they lie on a building, the big one first (WG-3.5, WG-8.10). */
function loots(tiles) {
  return [...tiles]
    .sort((a, b) => LOOT_TILES[b] - LOOT_TILES[a] || a.localeCompare(b))
    .map((tile) => ({ tile, value: LOOT_TILES[tile], protected: false }));
}

/** WG-3.9: with two players the small street of the bank is closed. */
function closedStreet(players, buildings) {
  if (players > 2) return null;
  return ['NE', 'SE'].some((corner) => buildings[corner] === 'bank') ? 'E' : 'W';
}

/** The first position: what boardgame.io calls G. Players are numbered by seat, seats take colours as in WG-3.11. */
function begin(setup) {
  const gangs = GANGS.filter((gang) => setup.turn_order.includes(gang));
  const players = gangs.map((gang) => ({
    gang,
    hand: setup.piles[gang].slice(0, HAND),
    pile: setup.piles[gang].slice(HAND),
    allowance: FACE_DOWN_ALLOWANCE[gangs.length],
    looks: [],
    loot: 0,
    captured: [],
  }));
  return {
    turnOrder: setup.turn_order.map((gang) => String(gangs.indexOf(gang))),
    players: { ...players },
    buildings: setup.buildings,
    closed: closedStreet(gangs.length, setup.buildings),
    loots: zip(
      POSITIONS,
      POSITIONS.map((position) => loots(setup.loots[position])),
    ),
    events: zip(
      PLACE_IDS,
      PLACE_IDS.map((place) => setup.events[place]),
    ),
    fronts: zip(
      FRONT_IDS,
      FRONT_IDS.map(() => []),
    ),
    step: 'scout', // the decision that is due, named as its move
    chosen: null, // card and face between D-CARD and the commit of D-FRONT
    turnsPlayed: 0,
    revealed: false,
    showdown: null, // street, winner and rivals while a D-VICTIM is due
    discard: [],
    finished: false,
  };
}

const isPermutation = (list, all) =>
  Array.isArray(list) && list.length === all.length && all.every((item) => list.includes(item));
const hasKeys = (table, keys) => table instanceof Object && isPermutation(Object.keys(table), keys);
const isSubset = (list, all) => list.every((item) => all.includes(item)) && new Set(list).size === list.length;
const at = (table, keys) => keys.map((key) => table[key]);

/** What is wrong with a set-up given from outside, or undefined. */
function findFault(setup, players) {
  const { turn_order: order, buildings, loots: tiles, events, piles } = setup ?? {};
  if (!(players in FACE_DOWN_ALLOWANCE)) return 'players: not 2, 3 or 4';
  if (!Array.isArray(order) || order.length !== players || !isSubset(order, GANGS)) {
    return `turn_order: not ${players} different gangs`;
  }
  if (
    !hasKeys(buildings, POSITIONS) ||
    !isPermutation(at(buildings, LARGE_POSITIONS), LARGE_BUILDINGS) ||
    !isPermutation(at(buildings, CORNERS), SMALL_BUILDINGS)
  ) {
    return 'buildings: not the large ones at N and S and the small ones at the corners';
  }
  if (!hasKeys(tiles, POSITIONS) || POSITIONS.some((position) => tiles[position].length !== 2)) {
    return 'loots: not two tiles for each position';
  }
  if (!isPermutation(at(tiles, POSITIONS).flat(), Object.keys(LOOT_TILES))) return 'loots: not the twelve tiles';
  if (!hasKeys(events, PLACE_IDS) || !isSubset(at(events, PLACE_IDS), EVENTS)) {
    return 'events: not one different event for each place';
  }
  if (!hasKeys(piles, order) || order.some((gang) => !isPermutation(piles[gang], ROLES))) {
    return 'piles: not the nine roles for each gang';
  }
  return undefined;
}

module.exports = { deal, begin, findFault, loots };

'use strict';
// Wild Gangs: what is in the box (specification, section 2). Nothing here ever changes.

/** @param {string} text */
const words = (text) => text.split(' ');

const GANGS = words('red blue yellow black'); // WG-3.11: colours in seat order

// WG-2.3: the nine gangsters every gang has; the order of the rows is the order of options.
const GANGSTERS = {
  chief: { strength: 5, firepower: 3, bounty: 500, leader: true },
  safecracker: { strength: 6, firepower: 1, bounty: 400 },
  dynamiter: { strength: 4, firepower: 2, bounty: 300 },
  burglar: { strength: 4, firepower: 1, bounty: 300, woman: true },
  gunslinger: { strength: 3, firepower: 3, bounty: 300 },
  gambler: { strength: 3, firepower: 2, bounty: 200, woman: true },
  thug: { strength: 2, firepower: 3, bounty: 200 },
  singer: { strength: 2, firepower: 1, bounty: 100, woman: true },
  sharpshooter: { strength: 1, firepower: 4, bounty: 200 },
};
const ROLES = Object.keys(GANGSTERS);

// WG-2.2.1 and WG-2.2.4: positions clockwise; the large buildings stand in the middle of their side.
const POSITIONS = words('NW N NE SE S SW');
const LARGE_POSITIONS = words('N S');
const CORNERS = words('NW NE SE SW');
const LARGE_BUILDINGS = words('saloon station');
const SMALL_BUILDINGS = words('bank post store jeweller');

const STREETS = words('N E S W'); // in the order of the showdowns, WG-5.10

// WG-2.2.2: `first` is the number of the front's lowest slot.
const FRONTS = {
  'NW.N': { position: 'NW', street: 'N', first: 1, capacity: 3 },
  'N.N': { position: 'N', street: 'N', first: 4, capacity: 6 },
  'NE.N': { position: 'NE', street: 'N', first: 10, capacity: 3 },
  'NE.E': { position: 'NE', street: 'E', first: 1, capacity: 3 },
  'SE.E': { position: 'SE', street: 'E', first: 4, capacity: 3 },
  'SE.S': { position: 'SE', street: 'S', first: 10, capacity: 3 },
  'S.S': { position: 'S', street: 'S', first: 4, capacity: 6 },
  'SW.S': { position: 'SW', street: 'S', first: 1, capacity: 3 },
  'SW.W': { position: 'SW', street: 'W', first: 4, capacity: 3 },
  'NW.W': { position: 'NW', street: 'W', first: 1, capacity: 3 },
};
const FRONT_IDS = Object.keys(FRONTS);

// WG-2.2.3
const PLACES = {
  P1: { between: ['NW', 'N'], street: 'N', opposite: 'P5' },
  P2: { between: ['N', 'NE'], street: 'N', opposite: 'P4' },
  P3: { between: ['NE', 'SE'], street: 'E', opposite: 'P6' },
  P4: { between: ['SE', 'S'], street: 'S', opposite: 'P2' },
  P5: { between: ['S', 'SW'], street: 'S', opposite: 'P1' },
  P6: { between: ['SW', 'NW'], street: 'W', opposite: 'P3' },
};
const PLACE_IDS = Object.keys(PLACES);

// WG-2.4
const LOOT_TILES = {
  L01: 200,
  L02: 300,
  L03: 300,
  L04: 400,
  L05: 400,
  L06: 500,
  L07: 500,
  L08: 600,
  L09: 600,
  L10: 700,
  L11: 800,
  L12: 1000,
};
const BONUS = 200;

// WG-2.5
const EVENTS = words('sign stagecoach sheriff deputy hidden_loot seduction poker gatling powder_keg');

const ROUNDS = 7; // WG-4.5
const HAND = 3; // WG-3.7
const FACE_DOWN_ALLOWANCE = { 2: 3, 3: 2, 4: 1 }; // WG-3.8, by number of players

/** The fronts of one street, and of one building, in the order of WG-2.2.2. */
const FRONTS_OF_STREET = Object.fromEntries(
  STREETS.map((street) => [street, FRONT_IDS.filter((id) => FRONTS[id].street === street)]),
);
const FRONTS_OF_BUILDING = Object.fromEntries(
  POSITIONS.map((position) => [position, FRONT_IDS.filter((id) => FRONTS[id].position === position)]),
);

/** The slot that is the index-th of a front: slotName('N.N', 1) is N5. */
const slotName = (front, index) => FRONTS[front].street + (FRONTS[front].first + index);

/** The other way: SLOTS.N5 is { front: 'N.N', index: 1 }. */
const SLOTS = {};
for (const front of FRONT_IDS) {
  for (let index = 0; index < FRONTS[front].capacity; index++) {
    SLOTS[slotName(front, index)] = { front, index };
  }
}

module.exports = {
  GANGS,
  GANGSTERS,
  ROLES,
  POSITIONS,
  LARGE_POSITIONS,
  CORNERS,
  LARGE_BUILDINGS,
  SMALL_BUILDINGS,
  STREETS,
  FRONTS,
  FRONT_IDS,
  PLACES,
  PLACE_IDS,
  LOOT_TILES,
  BONUS,
  EVENTS,
  ROUNDS,
  HAND,
  FACE_DOWN_ALLOWANCE,
  FRONTS_OF_STREET,
  FRONTS_OF_BUILDING,
  SLOTS,
  slotName,
};

'use strict';
// The sums and symmetries that the specification's section 2 gives for its own tables.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { FRONTS, FRONTS_OF_BUILDING, GANGSTERS, LOOT_TILES, PLACES, POSITIONS, SLOTS } = require('../data.js');

const total = (rows, key) => Object.values(rows).reduce((sum, row) => sum + (key ? Number(row[key] ?? 0) : row), 0);

test('WG-2.2.2 fronts and slots', () => {
  assert.equal(Object.keys(SLOTS).length, 36);
  assert.deepEqual(
    [SLOTS.N5, SLOTS.S12, SLOTS.W1].map(({ front }) => front),
    ['N.N', 'SE.S', 'NW.W'],
  );
  for (const position of POSITIONS) {
    const six = FRONTS_OF_BUILDING[position].map((front) => FRONTS[front].capacity).reduce((a, b) => a + b);
    assert.equal(six, 6);
  }
});

test('WG-2.2.3 event places', () => {
  for (const [place, { opposite }] of Object.entries(PLACES)) assert.equal(PLACES[opposite].opposite, place);
  const touched = Object.values(PLACES).flatMap(({ between }) => between);
  for (const position of POSITIONS) assert.equal(touched.filter((p) => p === position).length, 2);
});

test('WG-2.3 a gang', () => {
  const sums = ['strength', 'firepower', 'bounty', 'woman', 'leader'].map((key) => total(GANGSTERS, key));
  assert.deepEqual(sums, [30, 20, 2500, 3, 1]);
});

test('WG-2.4 loot tiles', () => {
  assert.deepEqual([Object.keys(LOOT_TILES).length, total(LOOT_TILES)], [12, 6300]);
});

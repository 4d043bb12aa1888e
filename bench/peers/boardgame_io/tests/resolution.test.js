'use strict';
// Worked examples of the specification, sections 9.1 to 9.3, on positions made by hand.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { compareHands } = require('../poker.js');
const { resolve } = require('../resolution.js');
const { startShowdowns, moves, options, outcome } = require('../showdown.js');
const { town, loot, values } = require('./helpers.js');

/** Loot by gang after the heists, only of those who got something. */
function heists(events, text, more) {
  const G = town(events, text, more);
  resolve(G);
  return Object.fromEntries(Object.entries(loot(G)).filter(([, money]) => money > 0));
}

function valuesAfter(events, more) {
  const G = town(events, 'NW.N: red singer', more);
  resolve(G);
  return values(G);
}

/** Settles the scores; where a victim must be chosen, the first wanted gang that is an option is taken. */
function showdowns(events, text, wanted = []) {
  const G = town(events, text);
  const asked = [];
  G.revealed = true;
  startShowdowns(G);
  while (!G.finished) {
    const rivals = options.capture(G);
    asked.push(`${G.players[G.showdown.winner].gang}: ${rivals.join(' ')}`);
    moves.capture({ G }, rivals.find((gang) => wanted.includes(gang)) ?? rivals[0]);
  }
  const { scores } = outcome(G);
  return { asked, bounties: Object.fromEntries(Object.entries(scores).filter(([, money]) => money > 0)) };
}

test('WG-T01 poker example', () => {
  const text = 'N.N: red gunslinger, red gambler, blue safecracker, yellow dynamiter, yellow gunslinger';
  assert.deepEqual(heists({ P2: 'poker' }, text), { red: 1000, blue: 200 });
  assert.deepEqual(heists({}, text), { yellow: 1000, red: 200 });
});

test('WG-T02 hidden loot moves the sheriff', () => {
  assert.equal(valuesAfter({ P4: 'sheriff' }).S, '800*/400');
  const both = valuesAfter({ P4: 'sheriff', P3: 'hidden_loot' });
  assert.deepEqual([both.NE, both.SE, both.S], ['700/600', '900*/500', '800/400']);
});

test('WG-T03 sheriff, equal top loots', () => {
  const after = valuesAfter({ P3: 'sheriff', P2: 'hidden_loot' });
  assert.deepEqual([after.NE, after.SE], ['700/600', '700/300']);
});

test('WG-T04 keg and machine gun', () => {
  const text = 'S.S: red chief\nSW.S: blue sharpshooter';
  assert.deepEqual(showdowns({}, text).bounties, { blue: 500 });
  assert.deepEqual(showdowns({ P4: 'gatling' }, text).bounties, { red: 200 });
  assert.deepEqual(showdowns({ P4: 'gatling', P5: 'powder_keg' }, text).bounties, {});
});

test('WG-T10 both sides add up', () => {
  const text = 'NW.N: red dynamiter, blue chief\nNW.W: red thug, yellow gambler';
  assert.deepEqual(heists({}, text), { red: 600, blue: 300 });
});

test('WG-T11 three-way tie', () => {
  const text = 'SW.S: blue chief, yellow gunslinger, black burglar\nSW.W: yellow thug, black sharpshooter';
  assert.deepEqual(heists({}, text), { blue: 600, yellow: 500 });
});

test('WG-T12 lone gang', () => {
  assert.deepEqual(heists({}, 'S.S: black singer'), { black: 800 });
});

test('WG-T13, WG-T14 sheriff, no shift', () => {
  assert.deepEqual(heists({ P1: 'sheriff' }, 'N.N: yellow chief, red gambler'), { red: 200 });
  assert.deepEqual(heists({ P1: 'sheriff' }, 'N.N: yellow chief'), {});
});

test('WG-T15, WG-T16 deputy, and with the sheriff', () => {
  const text = 'S.S: red safecracker, blue gambler';
  assert.deepEqual(heists({ P5: 'deputy' }, text), { red: 800 });
  const more = `${text}\nSW.S: red chief, blue thug`;
  assert.deepEqual(heists({ P4: 'sheriff', P5: 'deputy' }, more), { red: 600 });
  const after = valuesAfter({ P4: 'sheriff', P5: 'deputy' });
  assert.deepEqual([after.SE, after.S, after.SW], ['700/300', '800*/400*', '600/500*']);
});

test('WG-T17 stagecoach, then hidden loot', () => {
  const alone = valuesAfter({ P2: 'stagecoach' });
  assert.deepEqual([alone.N, alone.NE], ['500/400', '1000/200']);
  const both = valuesAfter({ P2: 'stagecoach', P1: 'hidden_loot' });
  assert.deepEqual([both.NW, both.N, both.NE], ['800/500', '700/600', '1000/200']);
});

test('WG-T18 the signpost moves the stagecoach', () => {
  const G = town({ P2: 'sign', P4: 'stagecoach' }, 'NW.N: red singer');
  resolve(G);
  assert.deepEqual([G.events.P2, G.events.P4], ['stagecoach', 'sign']);
  const { N, NE, SE, S } = values(G);
  assert.deepEqual([N, NE, SE, S], ['500/400', '1000/200', '700/300', '800/400']);
});

test('WG-T19 the signpost moves the keg', () => {
  const text = 'NW.W: red chief\nSW.W: blue thug\nNE.E: red thug\nSE.E: blue singer';
  const G = town({ P6: 'sign', P3: 'powder_keg' }, text);
  resolve(G);
  startShowdowns(G);
  assert.equal(G.finished, true);
  assert.deepEqual(G.players[0].captured, [{ gang: 'blue', role: 'singer' }]);
  assert.deepEqual(G.players[1].captured, []);
});

test('WG-T20 seduction and poker', () => {
  const text = 'N.N: red burglar, red chief, blue dynamiter, blue burglar, black gambler, black dynamiter';
  assert.deepEqual(heists({ P1: 'seduction', P2: 'poker' }, text), { red: 1000, black: 200 });
  assert.deepEqual(heists({ P2: 'poker' }, text), { blue: 1000, red: 200 });
});

test('WG-T21 poker comparisons', () => {
  const pairs = [
    [
      [4, 4, 2, 2],
      [6, 6],
    ],
    [
      [4, 4],
      [3, 3, 6],
    ],
    [
      [3, 3, 1],
      [3, 3],
    ],
    [[6], [5, 4]],
    [[5, 4], [5]],
    [
      [4, 4, 3, 3],
      [4, 4, 2, 2, 6],
    ],
    [
      [4, 4, 3, 3],
      [5, 5, 1],
    ],
    [
      [2, 2],
      [6, 5, 4],
    ],
  ];
  for (const [better, worse] of pairs) {
    assert.ok(compareHands(better, worse) < 0, `${better} > ${worse}`);
    assert.ok(compareHands(worse, better) > 0, `${worse} < ${better}`);
    assert.equal(compareHands(better, [...better].reverse()), 0);
  }
  assert.ok(compareHands([4, 4, 4], [4, 4, 3]) < 0, 'three equal cards are a pair and a single');
});

test('WG-T22 equal poker hands', () => {
  const text = 'S.S: blue gunslinger, red gambler, yellow gambler';
  assert.deepEqual(heists({ P5: 'poker' }, text), { red: 800, blue: 400 });
});

test('WG-T23, WG-T24 equal loots', () => {
  const text = 'SW.S: red chief, blue thug';
  const SW = ['L07', 'L06'];
  const equal = {
    loots: { NW: ['L08', 'L02'], N: ['L12', 'L01'], NE: ['L09', 'L04'], SE: ['L10', 'L03'], S: ['L11', 'L05'], SW },
  };
  assert.deepEqual(heists({ P5: 'deputy' }, text, equal), { red: 500 });
  assert.equal(town({}, text, equal).loots.SW[0].tile, 'L06'); // WG-8.10
  const low = { loots: { ...equal.loots, SE: ['L10', 'L11'], S: ['L05', 'L03'] } };
  assert.deepEqual(heists({ P5: 'sheriff' }, text, low), { red: 500, blue: 500 });
});

test('WG-T30, WG-T33 north street', () => {
  const text = 'N.N: red gunslinger, black sharpshooter\nNE.N: red singer\nNW.N: blue chief';
  assert.deepEqual(showdowns({}, text), { asked: ['red: blue black'], bounties: { red: 500 } });
  assert.deepEqual(showdowns({}, text, ['black']).bounties, { red: 200 });
  assert.deepEqual(showdowns({ P1: 'gatling' }, text), { asked: ['blue: red black'], bounties: { blue: 400 } });
  assert.deepEqual(showdowns({ P4: 'gatling' }, text).asked, ['red: blue black']);
});

test('WG-T31 three-way tie', () => {
  const text = 'SE.S: blue thug\nS.S: yellow gunslinger\nSW.S: black chief';
  assert.deepEqual(showdowns({}, text).asked, ['blue: yellow black']);
});

test('WG-T32 a street of one gang', () => {
  assert.deepEqual(showdowns({}, 'NW.W: red chief\nSW.W: red thug'), { asked: [], bounties: {} });
});

test('WG-T34 a captured gang fights on elsewhere', () => {
  const text = 'N.N: red chief, blue singer\nS.S: blue chief, red singer';
  assert.deepEqual(showdowns({}, text).bounties, { red: 100, blue: 100 });
});

test('WG-T44 final tie', () => {
  const G = town({}, 'NW.N: red singer');
  [2100, 2400, 2400, 900].forEach((money, id) => (G.players[id].loot = money));
  assert.deepEqual(outcome(G).ranking, ['blue', 'yellow', 'red', 'black']);
});

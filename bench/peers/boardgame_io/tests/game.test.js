'use strict';
// Whole games through boardgame.io: procedure, secrets, golden resolutions and replay.
const assert = require('node:assert/strict');
const { test } = require('node:test');
const { FRONTS, ROLES } = require('../data.js');
const { playerView } = require('../view.js');
const { replay } = require('../replay.js');
const { deal } = require('../setup.js');
const { start, isOver, legal, play, toText, toMove } = require('../play.js');
const { setup, playInto, after } = require('./helpers.js');

const SCOUTS = {
  2: ['scout:P1', 'scout:P2', 'scout:P1', 'scout:P3'],
  3: ['scout:P1', 'scout:P2', 'scout:P1', 'scout:P3', 'scout:P1', 'scout:P4'],
};
const TURN = ['card:chief', 'face:up', 'front:N.N', 'peek:event:P6'];
const sumOf = (scores) => Object.values(scores).reduce((total, money) => total + money, 0);

/** Small whole numbers below n from a seed (Lehmer's generator). */
function generator(seed) {
  let k = seed;
  return (n) => {
    k = (k * 48271) % 2147483647;
    return k % n;
  };
}

function shuffled(items, next) {
  const rest = [...items];
  return items.map(() => rest.splice(next(rest.length), 1)[0]);
}

/** Plays a game at random, always the same for a seed; `visit` sees every state before a decision. */
function walk(players, seed, visit = () => {}) {
  const next = generator(seed);
  let state = start(players, { seed });
  while (!isOver(state)) {
    visit(state);
    const moves = legal(state);
    assert.ok(moves.length > 1, 'a decision with one option is automatic');
    state = play(state, moves[next(moves.length)]);
  }
  return state;
}

test('WG-T05 the street of the bank is closed with two players', () => {
  const fronts = (players, buildings) => {
    const given = setup(players, buildings && { buildings });
    return after(players, given, [...SCOUTS[players], 'card:chief', 'face:up']).options.map((o) => o.slice(6));
  };
  const open = fronts(2);
  assert.deepEqual(open, ['NW.N', 'N.N', 'NE.N', 'SE.S', 'S.S', 'SW.S', 'SW.W', 'NW.W']);
  const west = fronts(2, { NW: 'post', N: 'saloon', NE: 'store', SE: 'jeweller', S: 'station', SW: 'bank' });
  assert.deepEqual(west, ['NW.N', 'N.N', 'NE.N', 'NE.E', 'SE.E', 'SE.S', 'S.S', 'SW.S']);
  assert.equal(fronts(3).length, 10);
});

test('WG-T06, WG-T08, WG-10.8 random games', () => {
  for (const players of [2, 3, 4]) {
    for (let seed = 1; seed <= 30; seed++) {
      const { G, ctx } = walk(players, seed, (state) => checkPosition(state, players));
      assert.equal(G.turnsPlayed, 7 * players);
      const cards = [...G.discard, ...Object.values(G.players).flatMap(({ captured }) => captured)];
      assert.equal(new Set(cards.map(({ gang, role }) => gang + role)).size, 7 * players);
      for (const { hand, pile } of Object.values(G.players)) assert.deepEqual([hand.length, pile.length], [2, 0]);
      assert.equal(new Set(Object.values(G.events)).size, 6);
      assert.ok(sumOf(ctx.gameover.scores) <= 7100 + 2500 * players);
    }
  }
});

function checkPosition({ G, ctx }, players) {
  const allowance = { 2: 3, 3: 2, 4: 1 }[players];
  const placed = Object.entries(G.fronts).flatMap(([front, row]) => {
    assert.ok(row.length <= FRONTS[front].capacity);
    assert.ok(row.length === 0 || FRONTS[front].street !== G.closed);
    return row;
  });
  for (const id of G.turnOrder) {
    const { hand, pile, allowance: left } = G.players[id];
    const own = placed.filter(({ owner }) => owner === id);
    if (ctx.phase === 'showdown') continue;
    assert.equal(own.filter(({ face }) => face === 'down').length, allowance - left);
    assert.equal(new Set([...hand, ...pile, ...own.map(({ role }) => role)]).size, ROLES.length);
  }
}

test('WG-T07 with four players one face-down card, then face up is automatic', () => {
  let state = start(4, { setup: setup(4) });
  let hidden = 0;
  while (!isOver(state)) {
    const options = legal(state).map(toText);
    if (options.includes('face:down')) hidden++;
    state = play(state, toMove(options.find((o) => o === 'face:down') ?? options[0]));
  }
  assert.equal(hidden, 4);
});

test('WG-T40 scouting', () => {
  const pair = ['scout:P1', 'scout:P2'];
  const P2 = after(4, setup(4), [...pair, 'scout:P2']).options;
  assert.deepEqual(P2, ['scout:P3', 'scout:P4', 'scout:P5', 'scout:P6']);
  const P3 = after(4, setup(4), [...pair, 'scout:P3']).options;
  assert.deepEqual(P3, ['scout:P1', 'scout:P2', 'scout:P4', 'scout:P5', 'scout:P6']);
});

test('WG-T41 looks run out', () => {
  // Red hides one card on turn 1, nobody hides another; both look at events first.
  let state = start(2, { setup: setup(2) });
  const looks = [];
  while (state.G.turnsPlayed < 13) {
    const { G, ctx } = state;
    const options = legal(state).map(toText);
    const hide = ctx.currentPlayer === '0' && G.turnsPlayed === 0;
    const action = hide && options.includes('face:down') ? 'face:down' : options[0];
    if (action.startsWith('peek')) looks.push(`${G.players[ctx.currentPlayer].gang} ${action}`);
    state = play(state, toMove(action));
  }
  // Red's fourth event is the only thing left to see (automatic), then his looks are skipped. Blue chooses an event on
  // turn 4 as well, because of red's card, which is what his fifth look shows by itself.
  const red = ['P3', 'P4', 'P5'].map((place) => `red peek:event:${place}`);
  const blue = ['P2', 'P4', 'P5', 'P6'].map((place) => `blue peek:event:${place}`);
  assert.deepEqual(
    looks.filter((line) => line.startsWith('red')),
    red,
  );
  assert.deepEqual(
    looks.filter((line) => line.startsWith('blue')),
    blue,
  );
  const [hidden] = Object.values(state.G.fronts)
    .flat()
    .filter(({ face }) => face === 'down');
  assert.deepEqual([hidden.owner, hidden.seenBy], ['0', ['1']]);
});

test('WG-T42 a full front is not offered', () => {
  const turn = (role) => [`card:${role}`, 'face:up', 'front:NW.N', 'peek:event:P5'];
  const actions = [...SCOUTS[3], ...turn('chief'), ...turn('chief'), ...turn('chief'), 'card:burglar', 'face:up'];
  const { options } = after(3, setup(3), actions);
  assert.ok(!options.includes('front:NW.N'));
  assert.ok(options.includes('front:NW.W'));
});

test('WG-T43 a face-down card is seen by its owner and by who looked', () => {
  const hidden = ['card:chief', 'face:down', 'front:N.N', 'peek:event:P6'];
  const { state } = after(3, setup(3), [...SCOUTS[3], ...TURN, ...hidden]);
  const seenBy = (s, playerID) => playerView({ ...s, playerID }).fronts['N.N'][1];
  assert.deepEqual(seenBy(state, '0'), { owner: '1', role: null, face: 'down', seenBy: [] });
  assert.equal(seenBy(state, '1').role, 'chief');
  const looked = ['card:chief', 'face:up', 'front:N.N', 'peek:slot:N5'].reduce((s, a) => play(s, toMove(a)), state);
  assert.equal(seenBy(looked, '2').role, 'chief');
  assert.equal(seenBy(looked, '0').role, null);
  assert.equal(seenBy(looked, null).role, null);
});

test('WG-6 views hold no secrets of others', () => {
  walk(4, 5, ({ G, ctx }) => {
    for (const playerID of ['0', '3', null]) {
      const view = playerView({ G, ctx, playerID });
      const looks = playerID === null ? [] : G.players[playerID].looks;
      for (const [place, event] of Object.entries(view.events)) {
        assert.equal(event, G.revealed || looks.includes(place) ? G.events[place] : null);
      }
      for (const id of G.turnOrder) {
        assert.equal(typeof view.players[id].pile, 'number');
        if (id !== playerID) assert.equal(typeof view.players[id].hand, 'number');
      }
      if (ctx.currentPlayer !== playerID) assert.equal(view.chosen, null);
    }
  });
});

const GOLDEN = {
  'WG-T50': {
    players: 4,
    events: { P1: 'sheriff', P2: 'poker', P3: 'sign', P4: 'stagecoach', P5: 'seduction', P6: 'hidden_loot' },
    text: `NW.N: black singer, red singer, blue thug
      N.N: blue singer, red burglar, yellow thug, red sharpshooter, black gambler, red chief
      NE.N: blue burglar
      NE.E: red safecracker, yellow gunslinger
      SE.E: yellow burglar, yellow chief, blue chief
      SE.S: black gunslinger, yellow dynamiter, black thug
      S.S: black chief, black dynamiter
      SW.S: yellow sharpshooter, blue gambler, yellow gambler
      SW.W: red dynamiter, blue dynamiter, black burglar
      NW.W: blue gunslinger, red gambler`,
    captures: ['blue', 'blue', 'yellow', 'red'],
    scores: { blue: 2600, yellow: 2000, red: 1900, black: 1600 },
    loot: { red: 1300, blue: 2100, yellow: 1500, black: 900 },
  },
  'WG-T51': {
    players: 4,
    events: { P1: 'stagecoach', P2: 'poker', P3: 'gatling', P4: 'hidden_loot', P5: 'sign', P6: 'powder_keg' },
    text: `NW.N: blue burglar, red singer, red sharpshooter
      N.N: blue gambler
      NE.N: yellow gunslinger, yellow safecracker, blue thug
      NE.E: black gunslinger, blue sharpshooter, black sharpshooter
      SE.E: red safecracker, red thug, black safecracker
      SE.S: black dynamiter, black chief, blue chief
      S.S: yellow burglar, black gambler, yellow dynamiter, black burglar
      SW.S: red chief, red gunslinger, yellow sharpshooter
      SW.W: blue safecracker, yellow gambler
      NW.W: red gambler, yellow chief, blue gunslinger`,
    captures: ['yellow', 'red', 'red'],
    scores: { black: 3400, blue: 2700, red: 1600, yellow: 1300 },
    loot: { red: 1600, blue: 2000, yellow: 1300, black: 2000 },
  },
  'WG-T52': {
    players: 2,
    events: { P1: 'deputy', P2: 'poker', P3: 'hidden_loot', P4: 'seduction', P5: 'gatling', P6: 'sheriff' },
    text: `NW.N: red dynamiter
      N.N: red gunslinger
      NE.N: blue sharpshooter, blue dynamiter, red gambler
      SE.S: red chief, blue chief, blue thug
      SW.S: red burglar, blue burglar, red thug
      SW.W: blue safecracker
      NW.W: red singer, blue gambler`,
    captures: [],
    scores: { red: 4700, blue: 2300 },
    loot: { red: 3200, blue: 2200 },
  },
};

for (const [name, { scores, loot, ...golden }] of Object.entries(GOLDEN)) {
  test(`${name} golden resolution, played and replayed`, () => {
    const { state, game } = playInto(golden);
    assert.deepEqual(state.ctx.gameover.scores, scores);
    assert.deepEqual(state.ctx.gameover.ranking, Object.keys(scores));
    const again = replay(JSON.parse(JSON.stringify({ ...game, trace: true })));
    assert.deepEqual(again.scores, scores);
    assert.deepEqual(again.loot, loot);
    assert.equal(again.decisions.length, game.actions.length);
  });
}

test('random games replay to the same end', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const next = generator(seed);
    const players = 2 + (seed % 3);
    const given = deal(players, { Die: (n) => 1 + next(n), Shuffle: (items) => shuffled(items, next) });
    const actions = [];
    let state = start(players, { setup: given });
    while (!isOver(state)) {
      const options = legal(state).map(toText);
      actions.push(options[next(options.length)]);
      state = play(state, toMove(actions.at(-1)));
    }
    assert.deepEqual(replay({ players, setup: given, actions }).scores, state.ctx.gameover.scores);
  }
});

test('replay refuses what does not fit', () => {
  const { game } = playInto(GOLDEN['WG-T52']);
  const { actions } = game;
  const twice = { ...game.setup, events: { ...game.setup.events, P1: 'poker' } };
  assert.throws(() => replay({ ...game, setup: twice }), /events/);
  assert.throws(() => replay({ ...game, actions: actions.slice(0, -1) }), /not over/);
  assert.throws(() => replay({ ...game, actions: [...actions, 'card:chief'] }), /is over/);
  assert.throws(() => replay({ ...game, actions: ['scout:P7'] }), /action 0 \(scout:P7\): red may choose scout:P1/);
});

test('turn order other than seat order, colours other than the first', () => {
  const order = ['black', 'red', 'yellow'];
  const given = { ...setup(3), turn_order: order, piles: Object.fromEntries(order.map((gang) => [gang, ROLES])) };
  let state = start(3, { setup: given });
  const gangs = new Set();
  for (; state.ctx.phase === 'scout'; state = play(state, legal(state)[0])) {
    gangs.add(state.G.players[state.ctx.currentPlayer].gang);
  }
  assert.deepEqual([...gangs], order);
});

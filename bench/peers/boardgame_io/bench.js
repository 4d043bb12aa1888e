'use strict';
// Decisions per second of Wild Gangs in boardgame.io: four players at random, through the reducer, production mode.
//
//     node bench.js [--seconds 0.5] [--windows 5]
//
// prints one JSON line: {"decisions_per_s": ..., "decisions_per_game": ...}
process.env.NODE_ENV = 'production'; // before boardgame.io is loaded, or its development checks are on
const { parseArgs } = require('node:util');
const { start, isOver, legal, play } = require('./play.js');

const PLAYERS = 4;
const WARM_UP_GAMES = 40; // until the JIT compiler has seen the loop

/** A small fixed generator (mulberry32), so that every run plays the same games. */
function generator(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Plays one game at random and counts its decisions. */
function playout(random, seed) {
  let state = start(PLAYERS, { seed });
  let decisions = 0;
  while (!isOver(state)) {
    const moves = legal(state);
    state = play(state, moves[Math.floor(random() * moves.length)]);
    decisions++;
  }
  return decisions;
}

/** CPU time of this process in seconds; the machine is shared, so wall time would measure the others too. */
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The best window counts: noise can only slow a window down. */
function measure(seconds, windows) {
  const random = generator(1);
  let games = 0;
  let decisions = 0;
  let best = 0;
  for (; games < WARM_UP_GAMES; games++) decisions += playout(random, games);
  for (let i = 0; i < windows; i++) {
    const before = decisions;
    const begin = cpuSeconds();
    let elapsed = 0;
    while (elapsed < seconds) {
      decisions += playout(random, games++);
      elapsed = cpuSeconds() - begin;
    }
    best = Math.max(best, (decisions - before) / elapsed);
  }
  return { decisions_per_s: best, decisions_per_game: decisions / games };
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '0.5' }, windows: { type: 'string', default: '5' } },
});
console.log(JSON.stringify(measure(Number(values.seconds), Number(values.windows))));

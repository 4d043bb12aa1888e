'use strict';
// Decisions per second of Wild Gangs in boardgame.io: four players at random, through the reducer, production mode.
//
//     node bench.js [--seconds 0.5] [--windows 5]
//
// prints one JSON line: {"decisions_per_s": ..., "decisions_per_game": ...}. With --serve it says what it is and then
// answers each line `driven 0.1` on standard input with the rate of one window of 0.1 seconds.
process.env.NODE_ENV = 'production'; // before boardgame.io is loaded, or its development checks are on
const readline = require('node:readline');
const { parseArgs } = require('node:util');
const { version } = require('boardgame.io/package.json');
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

/** Games one after the other, each with a seed of its own; counts what was played. */
function player() {
  const random = generator(1);
  const played = { games: 0, decisions: 0 };
  const game = () => {
    played.decisions += playout(random, played.games++);
  };
  for (let i = 0; i < WARM_UP_GAMES; i++) game();
  return { played, game };
}

/** Decisions per second of CPU time in one window. */
function rate({ played, game }, seconds) {
  const before = played.decisions;
  const begin = cpuSeconds();
  let elapsed = 0;
  while (elapsed < seconds) {
    game();
    elapsed = cpuSeconds() - begin;
  }
  return (played.decisions - before) / elapsed;
}

/** The best window counts: noise can only slow a window down. */
function measure(seconds, windows) {
  const table = player();
  let best = 0;
  for (let i = 0; i < windows; i++) best = Math.max(best, rate(table, seconds));
  return { decisions_per_s: best, decisions_per_game: table.played.decisions / table.played.games };
}

async function serve() {
  const table = player();
  const about = { 'boardgame.io': version, node: process.versions.node };
  console.log(JSON.stringify({ about, tasks: ['driven'] }));
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(rate(table, Number(line.split(' ')[1])));
  }
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '0.5' },
    windows: { type: 'string', default: '5' },
    serve: { type: 'boolean', default: false },
  },
});
if (values.serve) serve();
else console.log(JSON.stringify(measure(Number(values.seconds), Number(values.windows))));

'use strict';
// The clients of the load test against boardgame.io's server, all in one process: raw socket.io over WebSockets.
//
//     node load.js ADDRESS --server PID --tables 500 --players 2 --seconds 10 --period 2
//
// As bench/web_load.py does against ours: every seat holds a connection open, a move has taken until every seat of its
// match has the news, a period of 0 plays without rest, moves are random, a match that is over gives way to a new one.
// Prints one JSON line.
const fs = require('node:fs');
const { parseArgs } = require('node:util');
const { io } = require('socket.io-client');
const { WildGangs } = require('./game.js');

const RAMP = 2; // seconds of play before anything is counted
const QUIET = 1; // seconds between the last connection and the first move
const AT_ONCE = 50; // connections being opened

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string' },
    tables: { type: 'string', default: '500' },
    players: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '10' },
    period: { type: 'string', default: '0' },
  },
});
const [address] = positionals;
const [tables, players, seconds, period] = ['tables', 'players', 'seconds', 'period'].map((key) => Number(values[key]));

const now = () => Number(process.hrtime.bigint()) / 1e9;
const pause = (time) => new Promise((done) => setTimeout(done, 1000 * time));
const tally = { opened: Infinity, closed: false, took: [], bytes: 0, pushes: 0 };

/** One seat: its connection and the newest state that it was sent. */
class Seat {
  constructor(match, id) {
    this.match = match;
    this.id = String(id);
  }

  async open() {
    this.socket = io(`${address}/${WildGangs.name}`, { transports: ['websocket'], forceNew: true });
    await new Promise((done, fail) => {
      this.socket.on('connect', done);
      this.socket.on('connect_error', fail);
    });
    this.socket.io.engine.on('packet', ({ data }) => {
      tally.bytes += data?.length ?? 0;
    });
    this.socket.on('update', (id, state) => this.hear(id, state));
    this.socket.on('sync', (id, { state }) => this.hear(id, state));
  }

  hear(id, state) {
    if (id !== this.match.id || this.state?._stateID === state._stateID) return;
    this.state = state;
    tally.pushes++;
    this.match.heard();
  }
}

class Match {
  constructor(number) {
    this.number = number;
    this.games = 0;
    this.seats = Array.from({ length: players }, (_, id) => new Seat(this, id));
  }

  get id() {
    return `${this.number}-${this.games}`;
  }

  /** All seats have the same state: resolves `news`. */
  heard() {
    const [first, ...others] = this.seats.map(({ state }) => state?._stateID);
    if (first !== undefined && others.every((id) => id === first)) this.news?.(now());
  }

  /** Enter the match, which the server makes when somebody asks for it. */
  async begin() {
    for (const seat of this.seats) seat.state = undefined;
    const entered = this.awaitNews();
    for (const { socket, id } of this.seats) socket.emit('sync', this.id, id, undefined, players);
    await entered;
  }

  awaitNews() {
    return new Promise((done) => {
      this.news = done;
    });
  }

  async move() {
    const { ctx } = this.seats[0].state;
    if (ctx.gameover !== undefined) {
      this.games++;
      await this.begin();
      return;
    }
    const { socket, state, id } = this.seats[Number(ctx.currentPlayer)];
    const moves = WildGangs.ai.enumerate(state.G, state.ctx, id);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    const arrived = this.awaitNews();
    const sent = now();
    const payload = { type: move, args, playerID: id };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, id);
    const taken = (await arrived) - sent;
    if (sent >= tally.opened && !tally.closed) tally.took.push(taken);
  }

  async play(begin) {
    let due = begin + Math.random() * period;
    while (!tally.closed) {
      if (period) await pause(Math.max(0, due - now()));
      if (!tally.closed) await this.move();
      due = Math.max(due + period * (0.5 + Math.random()), now());
    }
  }
}

// What a process has used, where the system tells (Linux).
function read(file) {
  try {
    return fs.readFileSync(`/proc/${values.server}/${file}`, 'utf8');
  } catch {
    return null;
  }
}

function cpuSeconds() {
  const fields = read('stat')?.split(') ')[1].split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) / 100 : null;
}

function megabytes() {
  const resident = read('status')?.match(/VmRSS:\s+(\d+)/)?.[1];
  return resident ? Math.round(Number(resident) / 102.4) / 10 : null;
}

function quantile(ordered, share) {
  return ordered.length ? Math.round(1e5 * ordered[Math.max(0, Math.ceil(share * ordered.length) - 1)]) / 100 : 0;
}

async function main() {
  const matches = Array.from({ length: tables }, (_, number) => new Match(number));
  const seats = matches.flatMap((match) => match.seats);
  for (let i = 0; i < seats.length; i += AT_ONCE) await Promise.all(seats.slice(i, i + AT_ONCE).map((s) => s.open()));
  for (const match of matches) await match.begin();
  await pause(QUIET);
  const playing = matches.map((match) => match.play(now()));
  await pause(RAMP);
  tally.opened = now();
  tally.bytes = tally.pushes = 0;
  const used = cpuSeconds();
  const own = process.cpuUsage();
  await pause(seconds);
  tally.closed = true;
  const spent = now() - tally.opened;
  const moves = tally.took.length;
  const { user, system } = process.cpuUsage(own);
  const ordered = tally.took.sort((a, b) => a - b);
  const found = {
    seconds: spent,
    moves,
    moves_per_s: Math.round((10 * moves) / spent) / 10,
    decisions_per_s: Math.round((10 * moves) / spent) / 10, // each is a move of its own there
    p50_ms: quantile(ordered, 0.5),
    p90_ms: quantile(ordered, 0.9),
    p99_ms: quantile(ordered, 0.99),
    max_ms: quantile(ordered, 1),
    server_cpu_ms_per_move: used === null || !moves ? null : Math.round((1e5 * (cpuSeconds() - used)) / moves) / 100,
    client_cpu_share: Math.round((user + system) / spent / 1e4) / 100,
    server_mb: megabytes(),
    push_bytes: Math.round(tally.bytes / Math.max(1, tally.pushes)),
    connections: seats.length,
    lost: seats.filter(({ socket }) => !socket.connected).length,
  };
  await Promise.race([Promise.all(playing), pause(5)]);
  console.log(JSON.stringify(found));
  process.exit(0);
}

main();

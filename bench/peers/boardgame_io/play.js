'use strict';
// Plays Wild Gangs through boardgame.io's reducer: the loop that the benchmark, the replay and the tests share.
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { WildGangs } = require('./game.js');

const game = ProcessGameConfig(WildGangs); // once: it is slow and does not depend on the match
const reduce = CreateGameReducer({ game });

/** A new match; without a set-up one is drawn from the seed. */
function start(players, { setup, seed } = {}) {
  return InitializeGame({ game: { ...game, seed }, numPlayers: players, setupData: setup });
}

const isOver = (state) => state.ctx.gameover !== undefined;

/** The legal moves of the player whose decision is due. */
function legal({ G, ctx }) {
  return game.ai.enumerate(G, ctx, ctx.currentPlayer);
}

/** The next state; a move the game refuses throws. */
function play(state, { move, args }) {
  const { currentPlayer } = state.ctx;
  const next = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: currentPlayer } });
  if (next.transients !== undefined) throw new Error(`${move}:${args}: ${next.transients.error.type}`);
  return next;
}

// The texts of WG-4.0.3: move `peek` with `slot:N5` is `peek:slot:N5`.
const toText = ({ move, args }) => `${move}:${args[0]}`;
const toMove = (text) => ({ move: text.split(':', 1)[0], args: [text.slice(text.indexOf(':') + 1)] });

/** The gang whose decision is due. */
const gangToPlay = ({ G, ctx }) => G.players[ctx.currentPlayer].gang;

module.exports = { start, isOver, legal, play, toText, toMove, gangToPlay };

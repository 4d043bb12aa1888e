'use strict';
// Wild Gangs for boardgame.io: three phases, one move for each kind of decision.
const { TurnOrder } = require('boardgame.io/core');
const { ROUNDS } = require('./data.js');
const setup = require('./setup.js');
const placement = require('./placement.js');
const { resolve } = require('./resolution.js');
const showdown = require('./showdown.js');
const { playerView } = require('./view.js');

const playOrder = ({ G }) => G.turnOrder;
const winnerPosition = ({ G }) => G.turnOrder.indexOf(G.showdown.winner);

// Moves run on the server only: a client does not hold the secrets they touch.
const onServer = (move) => ({ move, client: false });
const secret = (move) => ({ move, client: false, redact: true }); // WG-6.2: not in the others' log either

const { scout, card, face, front, peek } = placement.moves;
const { capture } = showdown.moves;
const options = { ...placement.options, ...showdown.options };

const phases = {
  scout: {
    start: true,
    next: 'placement',
    moves: { scout: onServer(scout) },
    turn: { minMoves: 2, maxMoves: 2, order: { ...TurnOrder.ONCE, playOrder } },
  },
  placement: {
    next: 'showdown',
    moves: { card: secret(card), face: secret(face), front: onServer(front), peek: onServer(peek) },
    turn: {
      order: {
        playOrder,
        first: () => 0,
        next: ({ G, ctx }) =>
          G.turnsPlayed < ROUNDS * ctx.numPlayers ? (ctx.playOrderPos + 1) % ctx.numPlayers : undefined,
      },
      onBegin: placement.startTurn,
      endIf: ({ G }) => G.step === null,
    },
  },
  showdown: {
    onBegin: ({ G }) => {
      resolve(G);
      showdown.startShowdowns(G);
    },
    moves: { capture: onServer(capture) },
    turn: { minMoves: 1, maxMoves: 1, order: { playOrder, first: winnerPosition, next: winnerPosition } },
  },
};

const WildGangs = {
  name: 'wild-gangs',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true, // WG-4.0.4: looks cannot be unseen
  setup: ({ ctx, random }, setupData) => setup.begin(setupData ?? setup.deal(ctx.numPlayers, random)),
  validateSetupData: (setupData, numPlayers) => setupData && setup.findFault(setupData, numPlayers),
  phases,
  endIf: ({ G }) => (G.finished ? showdown.outcome(G) : undefined),
  playerView,
  ai: {
    /** The options of the decision that is due, in canonical order. */
    enumerate: (G, ctx, playerID) => options[G.step](G, playerID).map((option) => ({ move: G.step, args: [option] })),
  },
};

module.exports = { WildGangs };

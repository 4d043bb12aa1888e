'use strict';
// Plays given games of Wild Gangs and prints how they end, to check another implementation against this one.
//
//     node replay.js < game.json
//
// reads one game, or a list of games, and prints one JSON line: the result, or the list of results.
//
// A game:
//   {
//     "players": 3,
//     "setup": {
//       "turn_order": ["blue", "yellow", "red"],      gangs from the first player on (WG-3.2)
//       "buildings": {"NW": "bank", "N": "saloon", "NE": "post", "SE": "store", "S": "station", "SW": "jeweller"},
//                                                     building on each position (WG-3.3)
//       "loots": {"NW": ["L08", "L02"], ...},         the two tiles on each position's building, in any order (WG-3.5)
//       "events": {"P1": "sheriff", ..., "P6": ...},  event on each place; the other three are unused (WG-3.4)
//       "piles": {"blue": ["thug", ...], ...}         the nine roles of each gang in the order they are drawn: three
//     },                                              for the hand, then the pile from its top (WG-7.6)
//     "actions": ["scout:P3", "scout:P1", ...],       every decision of the game in order, as written in WG-4.0.3;
//                                                     automatic ones (WG-4.0.2) are left out
//     "trace": true                                   optional
//   }
//
// Its result:
//   {
//     "scores": {"blue": 2600, ...},                  final totals (WG-5.17)
//     "ranking": ["blue", "red", "yellow"],
//     "loot": {"blue": 1500, ...},                    the part of the total taken in heists (WG-5.8)
//     "captured": {"blue": ["red.chief", ...], ...},  cards captured, street by street (WG-5.15)
//     "decisions": [{"gang": "blue", "options": ["scout:P1", ...]}, ...]
//   }                                                 only with "trace": who decided what was played, and between
//                                                     which options in canonical order, one entry for each action
//
// Anything wrong (set-up, an action that is not legal, actions missing or left over) ends with status 1 and a message
// on the error stream that names the indices of the game and of the action.
const runsAlone = require.main === module;
if (runsAlone) process.env.NODE_ENV = 'production'; // before boardgame.io is loaded, or its development checks are on
const fs = require('node:fs');
const { start, isOver, legal, play, toText, toMove, gangToPlay } = require('./play.js');
const { findFault } = require('./setup.js');

function replay({ players, setup, actions, trace }) {
  const fault = findFault(setup, players);
  if (fault !== undefined) throw new Error(`set-up: ${fault}`);
  let state = start(players, { setup });
  const decisions = [];
  actions.forEach((action, index) => {
    if (isOver(state)) throw new Error(`action ${index} (${action}): the game is over`);
    const decision = { gang: gangToPlay(state), options: legal(state).map(toText) };
    if (!decision.options.includes(action)) {
      throw new Error(`action ${index} (${action}): ${decision.gang} may choose ${decision.options.join(' ')}`);
    }
    decisions.push(decision);
    state = play(state, toMove(action));
  });
  if (!isOver(state)) throw new Error(`after the last action the game is not over: ${gangToPlay(state)} has to decide`);
  return { ...result(state), ...(trace ? { decisions } : {}) };
}

function result({ G, ctx }) {
  const players = G.turnOrder.map((id) => G.players[id]);
  return {
    ...ctx.gameover,
    loot: Object.fromEntries(players.map(({ gang, loot }) => [gang, loot])),
    captured: Object.fromEntries(
      players.map(({ gang, captured }) => [gang, captured.map((card) => `${card.gang}.${card.role}`)]),
    ),
  };
}

function replayAll(games) {
  return games.map((game, index) => {
    try {
      return replay(game);
    } catch (error) {
      throw new Error(`game ${index}: ${error.message}`, { cause: error });
    }
  });
}

function main() {
  const input = JSON.parse(fs.readFileSync(0, 'utf8'));
  try {
    const results = replayAll(Array.isArray(input) ? input : [input]);
    console.log(JSON.stringify(Array.isArray(input) ? results : results[0]));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (runsAlone) main();
module.exports = { replay, replayAll };

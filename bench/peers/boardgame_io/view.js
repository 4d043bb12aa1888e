'use strict';
// Wild Gangs: what a seat may know (specification, section 6). Spectators have no playerID.
const { PLACE_IDS } = require('./data.js');

function playerView({ G, ctx, playerID }) {
  if (ctx.gameover !== undefined) return G; // WG-6.5
  const players = {};
  for (const id of G.turnOrder) players[id] = id === playerID ? own(G.players[id]) : others(G.players[id]);
  const fronts = {};
  for (const [id, row] of Object.entries(G.fronts)) fronts[id] = row.map((gangster) => seen(G, gangster, playerID));
  return { ...G, ...choice(G, ctx, playerID), players, fronts, events: events(G, playerID) };
}

/** The owner knows the contents of his pile by elimination but not its order. */
function own(player) {
  return { ...player, pile: player.pile.length };
}

function others(player) {
  return { ...player, hand: player.hand.length, pile: player.pile.length };
}

function seen(G, gangster, playerID) {
  const known =
    G.revealed || gangster.face === 'up' || gangster.owner === playerID || gangster.seenBy.includes(playerID);
  return known ? gangster : { ...gangster, role: null };
}

/** WG-6.2: card and face stay private until the commit, and so does which of the three decisions is due. */
function choice(G, ctx, playerID) {
  const placing = G.step === 'card' || G.step === 'face' || G.step === 'front';
  return placing && playerID !== ctx.currentPlayer ? { step: 'card', chosen: null } : {};
}

function events(G, playerID) {
  const looks = playerID in G.players ? G.players[playerID].looks : [];
  return Object.fromEntries(
    PLACE_IDS.map((place) => [place, G.revealed || looks.includes(place) ? G.events[place] : null]),
  );
}

module.exports = { playerView };

'use strict';
// Wild Gangs: scouting and placement (specification, section 4). Each decision is a list of options in canonical order
// and a move of the same name; a decision with one option is taken here, with none it is skipped (WG-4.0.2).
const { INVALID_MOVE } = require('boardgame.io/core');
const { ROLES, FRONTS, FRONT_IDS, PLACE_IDS, SLOTS, slotName } = require('./data.js');

// SCOUT

/** WG-4.1.1, WG-4.1.2: any place, then one that makes no pair an earlier player looked at. */
function canScout(G, playerID, place) {
  const [first] = G.players[playerID].looks;
  if (first === undefined) return true;
  if (first === place) return false;
  return G.turnOrder.every((id) => {
    const { looks } = G.players[id];
    return id === playerID || !looks.includes(first) || !looks.includes(place);
  });
}

function scoutOptions(G, playerID) {
  return PLACE_IDS.filter((place) => canScout(G, playerID, place));
}

function scout({ G, playerID }, place) {
  if (!PLACE_IDS.includes(place) || !canScout(G, playerID, place)) return INVALID_MOVE;
  G.players[playerID].looks.push(place);
}

// PLACEMENT, action 1: place one gangster (WG-4.2)

function startTurn({ G }) {
  G.step = 'card';
  G.chosen = null;
}

function cardOptions(G, playerID) {
  const { hand } = G.players[playerID];
  return ROLES.filter((role) => hand.includes(role));
}

function card({ G, playerID }, role) {
  const player = G.players[playerID];
  if (G.step !== 'card' || !player.hand.includes(role)) return INVALID_MOVE;
  const mayHide = player.allowance > 0;
  G.chosen = { role, face: mayHide ? null : 'up' };
  G.step = mayHide ? 'face' : 'front';
}

function faceOptions() {
  return ['up', 'down']; // only due while `down` is allowed
}

function face({ G }, side) {
  if (G.step !== 'face' || !faceOptions().includes(side)) return INVALID_MOVE;
  G.chosen.face = side;
  G.step = 'front';
}

function hasRoom(G, front) {
  return FRONTS[front].street !== G.closed && G.fronts[front].length < FRONTS[front].capacity;
}

/** Never fewer than two: at most 27 of 36 slots (13 of 30) are taken, and a front has six at most. */
function frontOptions(G) {
  return FRONT_IDS.filter((front) => hasRoom(G, front));
}

function front({ G, playerID }, id) {
  if (G.step !== 'front' || !(id in FRONTS) || !hasRoom(G, id)) return INVALID_MOVE;
  const player = G.players[playerID];
  const { role, face: side } = G.chosen;
  player.hand.splice(player.hand.indexOf(role), 1);
  if (side === 'down') player.allowance--;
  G.fronts[id].push({ owner: playerID, role, face: side, seenBy: [] });
  G.chosen = null;
  startPeek(G, playerID);
}

// PLACEMENT, action 2: one secret look (WG-4.3)

function isSecretFrom(playerID, gangster) {
  return gangster.face === 'down' && gangster.owner !== playerID && !gangster.seenBy.includes(playerID);
}

function unseenPlaces(G, playerID) {
  const { looks } = G.players[playerID];
  return PLACE_IDS.filter((place) => !looks.includes(place));
}

function unseenSlots(G, playerID) {
  return FRONT_IDS.flatMap((id) =>
    G.fronts[id].flatMap((gangster, index) => (isSecretFrom(playerID, gangster) ? slotName(id, index) : [])),
  );
}

function peekOptions(G, playerID) {
  return [
    ...unseenPlaces(G, playerID).map((place) => `event:${place}`),
    ...unseenSlots(G, playerID).map((slot) => `slot:${slot}`),
  ];
}

function canPeek(G, playerID, kind, name) {
  if (kind === 'event') return PLACE_IDS.includes(name) && !G.players[playerID].looks.includes(name);
  if (kind !== 'slot' || !(name in SLOTS)) return false;
  const gangster = G.fronts[SLOTS[name].front][SLOTS[name].index];
  return gangster !== undefined && isSecretFrom(playerID, gangster);
}

function startPeek(G, playerID) {
  // Two unseen events are a choice already: no need to walk through the town, which is slow on a draft.
  const options = unseenPlaces(G, playerID).length > 1 ? null : peekOptions(G, playerID);
  if (options === null || options.length > 1) {
    G.step = 'peek';
    return;
  }
  options.forEach((target) => look(G, playerID, ...target.split(':')));
  endTurn(G, playerID);
}

function look(G, playerID, kind, name) {
  if (kind === 'event') {
    G.players[playerID].looks.push(name);
  } else {
    G.fronts[SLOTS[name].front][SLOTS[name].index].seenBy.push(playerID);
  }
}

function peek({ G, playerID }, target) {
  const [kind, name] = String(target).split(':');
  if (G.step !== 'peek' || !canPeek(G, playerID, kind, name)) return INVALID_MOVE;
  look(G, playerID, kind, name);
  endTurn(G, playerID);
}

// PLACEMENT, action 3: draw (WG-4.4)

function endTurn(G, playerID) {
  const { hand, pile } = G.players[playerID];
  if (pile.length > 0) hand.push(pile.shift());
  G.turnsPlayed++;
  G.step = null; // nothing is due: boardgame.io ends the turn
}

module.exports = {
  moves: { scout, card, face, front, peek },
  options: { scout: scoutOptions, card: cardOptions, face: faceOptions, front: frontOptions, peek: peekOptions },
  startTurn,
};

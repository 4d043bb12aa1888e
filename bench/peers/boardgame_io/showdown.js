'use strict';
// Wild Gangs: settling of scores and final ranking (specification, sections 5b and 5c).
const { INVALID_MOVE } = require('boardgame.io/core');
const { GANGSTERS, STREETS, FRONTS_OF_STREET, PLACES } = require('./data.js');
const { placeOf } = require('./resolution.js');

/** Whether a street event lies in a street. */
function lies(G, event, street) {
  const place = placeOf(G, event);
  return place !== undefined && PLACES[place].street === street;
}

/** WG-5.12, WG-5.13: the gangs present in a street, best first (stable: ties by turn order), with their firepower. */
function firepower(G, street) {
  const raise = lies(G, 'gatling', street) ? 2 : 0;
  const totals = new Map();
  for (const front of FRONTS_OF_STREET[street]) {
    for (const { owner, role } of G.fronts[front]) {
      const gangster = GANGSTERS[role];
      totals.set(owner, (totals.get(owner) ?? 0) + gangster.firepower + (gangster.leader ? raise : 0));
    }
  }
  return G.turnOrder
    .filter((id) => totals.has(id))
    .map((id) => ({ id, total: totals.get(id) }))
    .sort((a, b) => b.total - a.total);
}

/** WG-5.14, WG-5.15: clears a street; the victim's cards go to the winner, the others are discarded. */
function clear(G, street, winner, victim) {
  for (const front of FRONTS_OF_STREET[street]) {
    for (const { owner, role } of G.fronts[front]) {
      const heap = owner === victim ? G.players[winner].captured : G.discard;
      heap.push({ gang: G.players[owner].gang, role });
    }
    G.fronts[front] = [];
  }
}

/** WG-5.10, WG-5.11, WG-5.16: settles streets from the given one on, up to the next choice of a victim or the end. */
function settle(G, streets) {
  for (const street of streets) {
    const ranked = lies(G, 'powder_keg', street) ? [] : firepower(G, street);
    const [winner, ...others] = ranked.map(({ id }) => id);
    if (others.length > 1) {
      G.step = 'capture';
      G.showdown = { street, winner, rivals: G.turnOrder.filter((id) => others.includes(id)) };
      return;
    }
    clear(G, street, winner, others[0]);
  }
  G.step = null;
  G.showdown = null;
  G.finished = true;
}

function startShowdowns(G) {
  settle(G, STREETS);
}

function captureOptions(G) {
  return G.showdown.rivals.map((id) => G.players[id].gang);
}

function capture({ G }, gang) {
  const { street, winner, rivals } = G.showdown;
  const victim = rivals.find((id) => G.players[id].gang === gang);
  if (victim === undefined) return INVALID_MOVE;
  clear(G, street, winner, victim);
  settle(G, STREETS.slice(STREETS.indexOf(street) + 1));
}

/** WG-5.17: loot and bounties of a player. */
function money(player) {
  return player.captured.reduce((total, { role }) => total + GANGSTERS[role].bounty, player.loot);
}

/** WG-5.17: totals by gang, and the gangs from richest to poorest (stable: ties by turn order). */
function outcome(G) {
  const players = G.turnOrder.map((id) => G.players[id]);
  const scores = Object.fromEntries(players.map((player) => [player.gang, money(player)]));
  const gangs = players.map(({ gang }) => gang).sort((a, b) => scores[b] - scores[a]);
  return { scores, ranking: gangs };
}

module.exports = { moves: { capture }, options: { capture: captureOptions }, startShowdowns, firepower, outcome };

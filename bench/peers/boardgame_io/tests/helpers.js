'use strict';
// What the tests share: fixture T0 of the specification's section 9, towns written as in its tables, and played games.
const { GANGS, POSITIONS, ROLES, PLACE_IDS } = require('../data.js');
const { begin } = require('../setup.js');
const { start, isOver, legal, play, toText, toMove, gangToPlay } = require('../play.js');

const BUILDINGS = { NW: 'post', N: 'saloon', NE: 'bank', SE: 'store', S: 'station', SW: 'jeweller' };

// T0: NW 600/300, N 1000/200, NE 500/400, SE 700/300, S 800/400, SW 600/500
const T0 = {
  NW: ['L08', 'L02'],
  N: ['L12', 'L01'],
  NE: ['L06', 'L04'],
  SE: ['L10', 'L03'],
  S: ['L11', 'L05'],
  SW: ['L09', 'L07'],
};

const NO_EVENTS = Object.fromEntries(PLACE_IDS.map((place) => [place, null]));

/** A set-up with T0 and turn order red, blue, yellow, black; parts may be replaced. */
function setup(players, parts = {}) {
  const gangs = GANGS.slice(0, players);
  return {
    turn_order: gangs,
    buildings: BUILDINGS,
    loots: T0,
    events: { P1: 'sign', P2: 'poker', P3: 'gatling', P4: 'sheriff', P5: 'deputy', P6: 'seduction' },
    piles: Object.fromEntries(gangs.map((gang) => [gang, ROLES])),
    ...parts,
  };
}

/** Reads 'NW.N: red dynamiter, blue chief' lines into front -> [[gang, role], ...]. */
function readTown(text) {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(': '));
  return Object.fromEntries(lines.map(([front, cards]) => [front, cards.split(', ').map((card) => card.split(' '))]));
}

/** A position after placement: given events (others absent), given cards, T0 or given loots. */
function town(events, text, { loots = T0, players = 4 } = {}) {
  const G = begin(setup(players, { loots, events: { ...NO_EVENTS, ...events } }));
  for (const [front, cards] of Object.entries(readTown(text))) {
    for (const [gang, role] of cards) {
      G.fronts[front].push({ owner: String(GANGS.indexOf(gang)), role, face: 'up', seenBy: [] });
    }
  }
  return G;
}

const loot = (G) => Object.fromEntries(Object.values(G.players).map((player) => [player.gang, player.loot]));
const values = (G) =>
  Object.fromEntries(POSITIONS.map((p) => [p, G.loots[p].map((l) => l.value + (l.protected ? '*' : '')).join('/')]));

/** Who places what where, turn by turn, to end in a given town: gang -> [[role, front], ...]. */
function plan(text) {
  const wanted = Object.fromEntries(GANGS.map((gang) => [gang, []]));
  for (const [front, cards] of Object.entries(readTown(text))) {
    for (const [gang, role] of cards) wanted[gang].push([role, front]);
  }
  return wanted;
}

/** The order of a pile that lets its owner place these roles in this order. */
const pileFor = (roles) => [...roles, ...ROLES.filter((role) => !roles.includes(role))];

/** Plays a whole game, face up, so that it ends in the given town with the given captures; returns its actions. */
function playInto({ players, events, text, captures, ...parts }) {
  const wanted = plan(text);
  const gangs = GANGS.slice(0, players);
  const piles = Object.fromEntries(gangs.map((gang) => [gang, pileFor(wanted[gang].map(([role]) => role))]));
  const given = setup(players, { events, piles, ...parts });
  const choose = (gang, options) => {
    const [[role, front] = []] = wanted[gang];
    const [kind] = options[0].split(':');
    if (kind === 'card') return `card:${role}`;
    if (kind === 'front') wanted[gang].shift();
    return { face: 'face:up', front: `front:${front}`, capture: `capture:${captures[0]}` }[kind] ?? options[0];
  };
  const actions = [];
  let state = start(players, { setup: given });
  while (!isOver(state)) {
    const action = choose(gangToPlay(state), legal(state).map(toText));
    if (action.startsWith('capture')) captures = captures.slice(1);
    actions.push(action);
    state = play(state, toMove(action));
  }
  return { state, game: { players, setup: given, actions } };
}

/** Plays the actions from the set-up; returns the state and the options of the decision that is then due. */
function after(players, given, actions) {
  let state = start(players, { setup: given });
  for (const action of actions) state = play(state, toMove(action));
  return { state, options: isOver(state) ? [] : legal(state).map(toText) };
}

module.exports = { setup, town, loot, values, playInto, after };

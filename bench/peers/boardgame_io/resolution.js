'use strict';
// Wild Gangs: reveal, events and heists (specification, sections 4.3 and 5a). No decision is taken here.
const { GANGSTERS, POSITIONS, FRONTS_OF_BUILDING, PLACES, PLACE_IDS, BONUS } = require('./data.js');
const { compareHands } = require('./poker.js');

/** The place where an event lies, or undefined. */
function placeOf(G, event) {
  return PLACE_IDS.find((place) => G.events[place] === event);
}

/** The positions of the two buildings an event acts on; none if it is not in play. */
function reach(G, event) {
  const place = placeOf(G, event);
  return place === undefined ? [] : PLACES[place].between;
}

/** WG-4.8: everything between the last placement and the first showdown. */
function resolve(G) {
  G.revealed = true;
  turnSignpost(G);
  driveStagecoach(G);
  hideLoot(G);
  protect(G);
  POSITIONS.forEach((position) => heist(G, position));
}

// WG-5.1
function turnSignpost(G) {
  const place = placeOf(G, 'sign');
  if (place === undefined) return;
  const { opposite } = PLACES[place];
  G.events[place] = G.events[opposite];
  G.events[opposite] = 'sign';
}

// WG-5.2
function driveStagecoach(G) {
  const [here, there] = reach(G, 'stagecoach');
  if (here !== undefined) [G.loots[here], G.loots[there]] = [G.loots[there], G.loots[here]];
}

// WG-5.3
function hideLoot(G) {
  for (const position of reach(G, 'hidden_loot')) {
    for (const loot of G.loots[position]) loot.value += BONUS;
  }
}

// WG-5.4, WG-5.5
function protect(G) {
  const watched = reach(G, 'sheriff').flatMap((position) => G.loots[position]);
  const greatest = Math.max(...watched.map((loot) => loot.value));
  const richest = watched.filter((loot) => loot.value === greatest);
  if (richest.length === 1) richest[0].protected = true;
  for (const position of reach(G, 'deputy')) G.loots[position][1].protected = true;
}

/** WG-5.6: the effective strengths of each gang present at a building, in turn order. */
function strengthsAt(G, position) {
  const seduced = reach(G, 'seduction').includes(position);
  const strengths = new Map(G.turnOrder.map((id) => [id, []]));
  for (const front of FRONTS_OF_BUILDING[position]) {
    for (const { owner, role } of G.fronts[front]) {
      const { strength, woman } = GANGSTERS[role];
      strengths.get(owner).push(seduced && woman ? strength + 1 : strength);
    }
  }
  return [...strengths].filter(([, cards]) => cards.length > 0);
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** WG-5.7, WG-5.8: the gangs at a building, best first. Sorting is stable, so ties go by turn order. */
function ranking(G, position) {
  const compare = reach(G, 'poker').includes(position) ? compareHands : (a, b) => sum(b) - sum(a);
  return strengthsAt(G, position)
    .sort(([, a], [, b]) => compare(a, b))
    .map(([id]) => id);
}

// WG-5.8: rank 1 takes the big loot, rank 2 the small one; a protected loot stays and ranks do not shift.
function heist(G, position) {
  const ranked = ranking(G, position);
  G.loots[position].forEach((loot, rank) => {
    if (rank < ranked.length && !loot.protected) G.players[ranked[rank]].loot += loot.value;
  });
}

module.exports = { resolve, ranking, placeOf };

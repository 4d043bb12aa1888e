'use strict';
// Wild Gangs: poker order (WG-5.7).

/** Pairs and singles of a hand of strengths, each highest first. */
function pairsAndSingles(strengths) {
  const pairs = [];
  const singles = [];
  const sorted = [...strengths].sort((a, b) => b - a);
  for (let i = 0; i < sorted.length; i++) {
    if (sorted[i] === sorted[i + 1]) {
      pairs.push(sorted[i]);
      i++;
    } else {
      singles.push(sorted[i]);
    }
  }
  return { pairs, singles };
}

/** Highest first; a hand that runs out of cards loses. */
function compareInTurn(a, b) {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Sorts better hands first: negative when a beats b, 0 when they are equal. */
function compareHands(a, b) {
  const left = pairsAndSingles(a);
  const right = pairsAndSingles(b);
  return (
    right.pairs.length - left.pairs.length ||
    compareInTurn(left.pairs, right.pairs) ||
    compareInTurn(left.singles, right.singles)
  );
}

module.exports = { compareHands };

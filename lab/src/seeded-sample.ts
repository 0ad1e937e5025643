/** Weyl increment of the mulberry32 generator (Tommy Ettinger, public domain): the same seed gives the same sample everywhere. */
const INCREMENT = 0x6d2b79f5;

/** `size` of the items in their order, chosen by a seeded shuffle; all of them where there are no more. */
export function seededSample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const random = mulberry32(seed);
  const ranked = items.map((item, index) => ({ item, index, rank: random() }));
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, size)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + INCREMENT) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

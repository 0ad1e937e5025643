/** Weyl increment of the mulberry32 generator (Tommy Ettinger, public domain): the same seed gives the same numbers everywhere. */
const INCREMENT = 0x6d2b79f5;

/** Draws that follow from a seed alone. */
export interface SeededRandom {
  /** 0 <= n < 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Some of the items, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  shuffled<Item>(items: readonly Item[]): Item[];
  digits(count: number): string;
  letters(count: number): string;
  /** The value, or null with that probability. */
  unless<Value>(probability: number, value: Value): Value | null;
}

export function seededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => items[whole(0, items.length - 1)] as Item;
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  const characters = (alphabet: string, count: number): string =>
    Array.from({ length: count }, () => alphabet[whole(0, alphabet.length - 1)]).join('');
  return {
    next,
    whole,
    pick,
    shuffled,
    chance: (probability) => next() < probability,
    some: (items, count) =>
      shuffled(items.map((item, index) => ({ item, index })))
        .slice(0, count)
        .sort((a, b) => a.index - b.index)
        .map(({ item }) => item),
    digits: (count) => `${whole(1, 9)}${characters('0123456789', count - 1)}`,
    letters: (count) => characters('ABCDEFGHJKLMNPRSTUVWXYZ', count),
    unless: (probability, value) => (next() < probability ? null : value),
  };
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

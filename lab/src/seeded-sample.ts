import { seededRandom } from './seeded-random.ts';

/** `size` of the items in their order, chosen by a seeded shuffle; all of them where there are no more. */
export function seededSample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  return seededRandom(seed).some(items, size);
}

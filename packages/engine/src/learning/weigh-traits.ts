import type { ValueContext } from '../model/index.ts';
import { contextSimilarity, TRAIT_WEIGHTS, TRAITS, traitSimilarity, type ContextTrait } from './context-similarity.ts';
import type { NearLesson } from './near-lesson.ts';

export interface WeighedTraits {
  weights: Record<ContextTrait, number>;
  /** How surely each place of each lesson is one where the value always stands, 0..1; by lesson, then by place. */
  places: number[][];
}

/** What lessons of one layout are expected to share of a trait before there are several; and how many pairs outweigh that. */
const EXPECTED = 0.6;
const EXPECTED_PAIRS = 1;

/**
 * Lessons of one layout are held against each other: a trait they share counts more, one they do not share less, and so does
 * a place that only one of them has. One lesson leaves everything as it is.
 */
export function weighTraits(near: readonly NearLesson[]): WeighedTraits {
  const places = near.map(({ lesson }, at) =>
    lesson.contexts.map((context) =>
      placeWeight(
        context,
        near.filter((_, other) => other !== at),
      ),
    ),
  );
  const weights = { ...TRAIT_WEIGHTS };
  const pairs = near.flatMap(({ lesson }, at) =>
    near.slice(at + 1).flatMap((other) => nearestPair(lesson.contexts, other.lesson.contexts) ?? []),
  );
  if (pairs.length === 0) return { weights, places };
  for (const trait of TRAITS) {
    const shared =
      pairs.reduce((sum, [a, b]) => sum + traitSimilarity(trait, a, b), EXPECTED * EXPECTED_PAIRS) / (pairs.length + EXPECTED_PAIRS);
    weights[trait] *= 0.2 + 1.3 * shared;
  }
  return { weights, places };
}

function placeWeight(context: ValueContext, others: readonly NearLesson[]): number {
  if (others.length === 0) return 1;
  const found = others.map(({ lesson }) =>
    Math.max(0, ...lesson.contexts.map((other) => contextSimilarity(context, other, TRAIT_WEIGHTS))),
  );
  return Math.max(0.05, (found.reduce((sum, similarity) => sum + similarity, 0) / found.length) ** 2);
}

function nearestPair(some: readonly ValueContext[], others: readonly ValueContext[]): [ValueContext, ValueContext][] | null {
  let best: { pair: [ValueContext, ValueContext]; similarity: number } | null = null;
  for (const a of some) {
    for (const b of others) {
      const similarity = contextSimilarity(a, b, TRAIT_WEIGHTS);
      if (best === null || similarity > best.similarity) best = { pair: [a, b], similarity };
    }
  }
  return best ? [best.pair] : null;
}

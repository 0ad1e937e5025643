import { SORTING } from './sorting-weights.ts';

/** Which of some templates a document is for; templates are named by their index. */
export interface Sorting {
  /** Those that fit, the likeliest first: several of one kind of paper may; empty where none fits. */
  fitting: readonly number[];
  /** The likeliest, whether it fits or not; null where there are no templates. */
  likeliest: number | null;
  /** 0..1: how likely each fits. */
  likelihoods: readonly number[];
  /** Fingerprint of the document's layout, by which where a person sorted it is remembered. */
  layout: string;
}

/** From this share of what two documents of one layout have in common on, they are for one template. */
export const SAME_LAYOUT = 0.5;

export function sortingOf(layout: string, likelihoods: readonly number[]): Sorting {
  const ranked = likelihoods.map((_, index) => index).sort((a, b) => likelihoods[b]! - likelihoods[a]!);
  return {
    fitting: ranked.filter((index) => likelihoods[index]! >= SORTING.fitsFrom),
    likeliest: ranked[0] ?? null,
    likelihoods,
    layout,
  };
}

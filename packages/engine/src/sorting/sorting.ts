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

/** What is doubted so many times as much as the likeliest is another kind of paper, however much of it is there. Hand-set. */
const MOST_DOUBT = 50;
/** Likelihoods are told so finely. */
const FINEST = 1e-5;

const doubtOf = (likelihood: number): number => 1 - likelihood + FINEST;

export function sortingOf(layout: string, likelihoods: readonly number[]): Sorting {
  const ranked = likelihoods.map((_, index) => index).sort((a, b) => likelihoods[b]! - likelihoods[a]!);
  const mostDoubt = MOST_DOUBT * doubtOf(likelihoods[ranked[0]!] ?? 0);
  return {
    fitting: ranked.filter((index) => likelihoods[index]! >= SORTING.fitsFrom && doubtOf(likelihoods[index]!) <= mostDoubt),
    likeliest: ranked[0] ?? null,
    likelihoods,
    layout,
  };
}

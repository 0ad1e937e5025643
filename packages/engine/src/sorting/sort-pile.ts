import { sameLayout } from '../learning/layout-fingerprint.ts';
import { SAME_LAYOUT, type Sorting, sortingOf } from './sorting.ts';

/** What one document says of a template lifts those that look like it by no more, in logits. One and two were compared on the kinds that the figures are of. */
const MOST_LIFT = 2;

type Sortable = Pick<Sorting, 'layout' | 'likelihoods'>;

/**
 * Documents of a pile sorted together: of those of one layout the one that is surest of a template lifts the others, as a person who knows one
 * paper of a kind knows the next. All were sorted among the same templates.
 */
export const sortPile = (pile: readonly Sorting[]): Sorting[] =>
  liftedLikelihoods(pile).map((likelihoods, at) => sortingOf(pile[at]!.layout, likelihoods));

/** How likely each template fits each document of a pile, by all documents of its layout. */
export function liftedLikelihoods(pile: readonly Sortable[]): number[][] {
  return pile.map((document) => {
    const alike = pile.filter((other) => other !== document && areAlike(document, other));
    return document.likelihoods.map((likelihood, template) => {
      const surest = Math.max(likelihood, ...alike.map((other) => other.likelihoods[template]!));
      return Math.min(surest, likelihoodOf(logitOf(likelihood) + MOST_LIFT));
    });
  });
}

const logitOf = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));
const likelihoodOf = (logit: number): number => Math.round(1e5 / (1 + Math.exp(-logit))) / 1e5;

/** A pile grows one document at a time. */
const known = new WeakMap<Sortable, WeakMap<Sortable, boolean>>();

function areAlike(one: Sortable, other: Sortable): boolean {
  const of = known.get(one) ?? new WeakMap<Sortable, boolean>();
  known.set(one, of);
  const alike = of.get(other) ?? known.get(other)?.get(one) ?? sameLayout(one.layout, other.layout) >= SAME_LAYOUT;
  of.set(other, alike);
  return alike;
}

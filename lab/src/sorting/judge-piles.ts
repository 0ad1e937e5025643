import { againstOthers, askTemplate, ownSignals, seenPrint, type SortingSignals } from '@sheetlift/engine/training';
import { likelihood, type LogisticFit, type Outcome } from '../judging/fit-logistic.ts';
import { linker } from '../judging/judged-values.ts';
import type { Pile, PileDocument, PileTemplate } from './piles.ts';

/** A document of a pile with what speaks for each of the pile's templates. */
export interface WeighedDocument {
  pile: string;
  document: Omit<PileDocument, 'layout'>;
  templates: readonly PileTemplate[];
  signals: readonly SortingSignals[];
}

export function weighPile({ name, templates, documents }: Pile): WeighedDocument[] {
  const asked = templates.map(({ template }) => askTemplate(template, linker));
  return documents.map(({ layout, ...document }) => {
    const seen = seenPrint(layout, linker);
    const own = asked.map((each) => ownSignals(seen, each, linker));
    return { pile: name, document, templates, signals: againstOthers(asked, own) };
  });
}

/** The wrong templates of a document weigh so much together, against its right one. */
const WEIGHT_OF_WRONG = 3;

/** What a fit is made of: each template with each document, but for those of which a reader could say either. */
export function outcomesOf({ document, templates, signals }: WeighedDocument): Outcome[] {
  const known = templates.flatMap(({ key }, at) => {
    const isRight = document.right.includes(key);
    return isRight && document.mayBeNone ? [] : [{ at, isRight }];
  });
  const wrong = known.filter(({ isRight }) => !isRight).length;
  return known.map(({ at, isRight }) => ({ signals: signals[at]!, isRight, weight: isRight ? 1 : WEIGHT_OF_WRONG / wrong }));
}

/** Where a document was sorted to. */
export interface Sorted {
  document: WeighedDocument['document'];
  pile: string;
  /** Key of the template; null: none fits. */
  to: string | null;
  likelihood: number;
  isRight: boolean;
  /** Whether the likeliest template, fitting or not, is a right one. */
  likeliestRight: boolean;
}

export function sortWith(fit: LogisticFit, fitsFrom: number, { pile, document, templates, signals }: WeighedDocument): Sorted {
  const likelihoods = signals.map((each) => likelihood(fit, each));
  const best = Math.max(...likelihoods);
  const likeliest = templates[likelihoods.indexOf(best)]!.key;
  const to = best >= fitsFrom ? likeliest : null;
  const isRight = to === null ? document.mayBeNone : document.right.includes(to);
  return { document, pile, to, likelihood: best, isRight, likeliestRight: document.right.includes(likeliest) };
}

/** Shares of documents: with a template of their own that came to it, and without that were told so. */
export interface SortingShares {
  withTemplate: number;
  sortedRight: number;
  likeliestRight: number;
  withoutTemplate: number;
  noneTold: number;
}

export function sharesOf(sorted: readonly Sorted[]): SortingShares {
  const [having, lacking] = [sorted.filter(({ document }) => !document.mayBeNone), sorted.filter(({ document }) => document.mayBeNone)];
  return {
    withTemplate: having.length,
    sortedRight: rightShare(having),
    likeliestRight: having.filter(({ likeliestRight }) => likeliestRight).length / Math.max(1, having.length),
    withoutTemplate: lacking.length,
    noneTold: rightShare(lacking),
  };
}

const rightShare = (sorted: readonly Sorted[]): number => sorted.filter(({ isRight }) => isRight).length / Math.max(1, sorted.length);

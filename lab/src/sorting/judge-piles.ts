import type { DocumentLayout, Template } from '@sheetlift/engine';
import {
  againstOthers,
  askTemplate,
  type AskedTemplate,
  layoutFingerprint,
  liftedLikelihoods,
  type OwnSignals,
  ownSignals,
  seenPrint,
  type SeenPrint,
  type SortingSignals,
} from '@sheetlift/engine/training';
import { likelihood, type LogisticFit, type Outcome } from '../judging/fit-logistic.ts';
import { linker } from '../judging/judged-values.ts';
import type { Pile, PileDocument, PileTemplate } from './piles.ts';

/** A document of a pile with what speaks for each of the pile's templates. */
export interface WeighedDocument {
  pile: string;
  document: Omit<PileDocument, 'layout'>;
  templates: readonly PileTemplate[];
  signals: readonly SortingSignals[];
  /** Fingerprint of its layout. */
  layout: string;
}

export function weighPile({ name, templates, documents }: Pile): WeighedDocument[] {
  const asked = templates.map(({ template }) => askTemplate(template, linker));
  return documents.map(({ layout, ...document }) => {
    const own = asked.map((each) => ownOnce(layout, each));
    return { pile: name, document, templates, signals: againstOthers(asked, own), layout: layoutFingerprint(layout) };
  });
}

/** A document lies in several piles, and meets a template in more than one. */
const known = new WeakMap<DocumentLayout, { seen: SeenPrint; own: Map<Template, OwnSignals> }>();

function ownOnce(layout: DocumentLayout, asked: AskedTemplate): OwnSignals {
  const of = known.get(layout) ?? { seen: seenPrint(layout, linker), own: new Map<Template, OwnSignals>() };
  known.set(layout, of);
  const own = of.own.get(asked.template) ?? ownSignals(of.seen, asked, linker);
  of.own.set(asked.template, own);
  return own;
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

/** How likely each template of its pile fits a document. */
export interface JudgedDocument extends Omit<WeighedDocument, 'signals'> {
  likelihoods: readonly number[];
}

/** Documents as a fit judges them, those of a pile together. */
export function judgeWith(fit: LogisticFit, weighed: readonly WeighedDocument[]): JudgedDocument[] {
  const piles = [...new Set(weighed.map(({ pile }) => pile))];
  return piles.flatMap((name) => {
    const documents = weighed.filter(({ pile }) => pile === name);
    const alone = documents.map(({ signals, ...of }) => ({ ...of, likelihoods: signals.map((each) => likelihood(fit, each)) }));
    return liftedLikelihoods(alone).map((likelihoods, at) => ({ ...alone[at]!, likelihoods }));
  });
}

/** Where a document was sorted to. */
export interface Sorted {
  document: WeighedDocument['document'];
  pile: string;
  /** Key of the template; null: none fits. */
  to: string | null;
  isRight: boolean;
  /** Whether the likeliest template, fitting or not, is a right one. */
  likeliestRight: boolean;
}

export function sortFrom(fitsFrom: number, { pile, document, templates, likelihoods }: JudgedDocument): Sorted {
  const best = Math.max(...likelihoods);
  const likeliest = templates[likelihoods.indexOf(best)]!.key;
  const to = best >= fitsFrom ? likeliest : null;
  const isRight = to === null ? document.mayBeNone : document.right.includes(to);
  return { document, pile, to, isRight, likeliestRight: document.right.includes(likeliest) };
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

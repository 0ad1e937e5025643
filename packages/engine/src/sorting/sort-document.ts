import { layoutFingerprint, sameLayout } from '../learning/layout-fingerprint.ts';
import type { Linker } from '../linker/linker.ts';
import type { DocumentLayout, Template } from '../model/index.ts';
import { askTemplate, type AskedTemplate } from './asked-template.ts';
import { sortingSignals, type SortingSignals } from './sorting-signals.ts';
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

/** Where a person sorted a document of some layout. */
export interface SortedLayout {
  layout: string;
  /** Index of the template. */
  template: number;
}

/** From this share of what two documents of one layout have in common on, they are for one template. */
const SAME_LAYOUT = 0.5;

/**
 * Tells which template a document is for by general evidence: what of it is named, printed as a label and found. Where a person sorted one of
 * the same layout, theirs is the likeliest and fits. Deterministic.
 */
export function sortDocument(
  layout: DocumentLayout,
  templates: readonly Template[],
  linker: Linker,
  sorted: readonly SortedLayout[] = [],
): Sorting {
  const asked = templates.map((template) => askedOnce(template, linker));
  const fingerprint = layoutFingerprint(layout);
  const byPerson = sortedAs(fingerprint, sorted);
  const likelihoods = sortingSignals(layout, asked, linker).map((signals, index) => (index === byPerson ? 1 : likelihoodOf(signals)));
  const ranked = likelihoods.map((_, index) => index).sort((a, b) => likelihoods[b]! - likelihoods[a]!);
  return {
    fitting: ranked.filter((index) => likelihoods[index]! >= SORTING.fitsFrom),
    likeliest: ranked[0] ?? null,
    likelihoods,
    layout: fingerprint,
  };
}

/** The template of the document that is likest in layout; null where none is like it. */
function sortedAs(layout: string, sorted: readonly SortedLayout[]): number | null {
  const alike = sorted.map((each) => ({ ...each, share: sameLayout(each.layout, layout) })).filter(({ share }) => share >= SAME_LAYOUT);
  return alike.sort((a, b) => b.share - a.share)[0]?.template ?? null;
}

function likelihoodOf(signals: SortingSignals): number {
  const score = Object.entries(SORTING.weights).reduce((sum, [name, weight]) => sum + weight * (signals[name] ?? 0), SORTING.bias);
  return Math.round(1e5 / (1 + Math.exp(-score))) / 1e5;
}

/** Many documents are sorted among the same templates. */
const known = new WeakMap<Template, AskedTemplate>();

function askedOnce(template: Template, linker: Linker): AskedTemplate {
  const asked = known.get(template) ?? askTemplate(template, linker);
  known.set(template, asked);
  return asked;
}

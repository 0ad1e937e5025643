import { layoutFingerprint, sameLayout } from '../learning/layout-fingerprint.ts';
import type { Linker } from '../linker/linker.ts';
import type { DocumentLayout, Template } from '../model/index.ts';
import { askTemplate, type AskedTemplate } from './asked-template.ts';
import { SAME_LAYOUT, type Sorting, sortingOf } from './sorting.ts';
import { sortingSignals, type SortingSignals } from './sorting-signals.ts';
import { SORTING } from './sorting-weights.ts';

/** Where a person sorted a document of some layout. */
export interface SortedLayout {
  layout: string;
  /** Index of the template. */
  template: number;
}

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
  return sortingOf(fingerprint, likelihoods);
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

import { searchAndFind } from '../fields/find-fields.ts';
import { nearness } from '../fields/compile/asked-wordings.ts';
import { indexDocument } from '../fields/document/document-index.ts';
import { paperHead } from '../fields/document/paper-head.ts';
import { type Linker, similarity } from '../linker/linker.ts';
import type { DocumentLayout, FieldResult, FoundRows } from '../model/index.ts';
import { areKin, type AskedTemplate } from './asked-template.ts';
import { printedLabels } from './printed-labels.ts';
import { printedTitles } from './printed-titles.ts';

/** What speaks for a template on a document, by name; shares are from 0 to 1, leads from -1 to 1. */
export type SortingSignals = Record<string, number>;

/** A value that is less likely right says nothing about the template. */
const LEAST_CONFIDENCE = 0.6;
/** Nearness from which a printed label means a field. */
const SAME_MEANING = 0.7;

/** What speaks for each template, in the order of the templates. */
export function sortingSignals(layout: DocumentLayout, templates: readonly AskedTemplate[], linker: Linker): SortingSignals[] {
  const seen = seenPrint(layout, linker);
  return againstOthers(
    templates,
    templates.map((asked) => ownSignals(seen, asked, linker)),
  );
}

/** The print of a document by which it is sorted. */
export interface SeenPrint {
  layout: DocumentLayout;
  titles: readonly Float32Array[];
  /** The title at its head; null where none stands out. */
  head: Float32Array | null;
  labels: readonly Float32Array[];
}

export function seenPrint(layout: DocumentLayout, linker: Linker): SeenPrint {
  const head = paperHead(indexDocument(layout))?.title.map(({ text }) => text);
  return {
    layout,
    titles: printedTitles(layout).map((title) => linker.embed(title.toLowerCase())),
    head: head ? linker.embed(head.join(' ').toLowerCase()) : null,
    labels: printedLabels(layout).map((label) => linker.embed(label)),
  };
}

export type OwnSignals = ReturnType<typeof nearSignals> & ReturnType<typeof foundSignals>;

/** What speaks for a template in itself. */
export const ownSignals = (seen: SeenPrint, asked: AskedTemplate, linker: Linker): OwnSignals => ({
  ...nearSignals(asked, seen),
  ...foundSignals(asked, seen.layout, linker),
});

/** What a template is ahead of others in. */
const LEADS = ['title', 'name', 'head', 'near', 'answered', 'labelled', 'shown'] as const;

/** The same with how far each is ahead of the best of those that are not its kin. */
export function againstOthers(templates: readonly AskedTemplate[], own: readonly OwnSignals[]): SortingSignals[] {
  return own.map((signals, at) => {
    const others = own.filter((_, other) => other !== at && !areKin(templates[at]!, templates[other]!));
    const leads = LEADS.map((name) => [`${name}Lead`, signals[name] - Math.max(0, ...others.map((each) => each[name]))]);
    return { ...signals, ...Object.fromEntries(leads) };
  });
}

/** How near print is in meaning to the template's names and fields. */
function nearSignals({ names, fields }: AskedTemplate, { titles, head, labels }: SeenPrint) {
  const nearest = (said: readonly Float32Array[], print: readonly Float32Array[]): number =>
    Math.max(0, ...said.flatMap((each) => print.map((one) => similarity(each, one))));
  const near = fields.map((ways) => Math.max(0, ...labels.map((label) => nearness(ways, label))));
  const covered = labels.map((label) => Math.max(0, ...fields.map((ways) => nearness(ways, label))));
  return {
    title: nearest(names, titles),
    name: nearest(names.slice(0, 1), titles),
    head: nearest(names, head ? [head] : []),
    near: mean(near),
    meant: mean(near.map((each) => (each >= SAME_MEANING ? 1 : 0))),
    covered: mean(covered),
  };
}

/** How much of the template is found. */
function foundSignals({ template }: AskedTemplate, layout: DocumentLayout, linker: Linker) {
  const { search, found } = searchAndFind(layout, template, { rowMode: 'auto', linker });
  const labelled = template.entities.map(() => 0);
  for (const { owners, labelStrength, similarity: alike } of search.support.hits)
    for (const { field, weight } of owners) labelled[field] = Math.max(labelled[field] ?? 0, weight * labelStrength * alike);
  const cells = template.entities.map(({ id }) => cellsOf(found, id));
  const over = (judge: (result: FieldResult) => number): number => mean(cells.map((each) => mean(each.map(judge))));
  const shown = (result: FieldResult): number => ('chosen' in result ? result.chosen.confidence : 0);
  const offered = (result: FieldResult): number => ('alternatives' in result ? (result.alternatives[0]?.confidence ?? 0) : 0);
  return {
    labelled: mean(labelled),
    answered: over((result) => (shown(result) >= LEAST_CONFIDENCE ? shown(result) : 0)),
    shown: over((result) => (shown(result) > 0 ? 1 : 0)),
    // What is doubted is not shown, and speaks for the template all the same.
    offered: mean(cells.map((each) => Math.max(mean(each.map(shown)), mean(each.map(offered))))),
    sure: over((result) => (result.state === 'found' ? 1 : 0)),
    proved: over((result) => ('chosen' in result && result.chosen.proof ? 1 : 0)),
    few: 1 / Math.max(1, template.entities.length),
  };
}

function cellsOf({ document, items }: FoundRows, fieldId: string): FieldResult[] {
  const once = document[fieldId];
  return once ? [once] : items.flatMap(({ cells }) => cells[fieldId] ?? []);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

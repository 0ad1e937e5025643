import { searchAndFind } from '../fields/find-fields.ts';
import { nearness } from '../fields/compile/asked-wordings.ts';
import { type Linker, similarity } from '../linker/linker.ts';
import type { DocumentLayout, FieldResult, FoundRows } from '../model/index.ts';
import { areKin, type AskedTemplate } from './asked-template.ts';
import { printedLabels } from './printed-labels.ts';
import { printedTitles } from './printed-titles.ts';

/** What speaks for a template on a document, each from 0 to 1, by name. */
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
  labels: readonly Float32Array[];
}

export const seenPrint = (layout: DocumentLayout, linker: Linker): SeenPrint => ({
  layout,
  titles: printedTitles(layout).map((title) => linker.embed(title.toLowerCase())),
  labels: printedLabels(layout).map((label) => linker.embed(label)),
});

export type OwnSignals = ReturnType<typeof nearSignals> & ReturnType<typeof foundSignals>;

/** What speaks for a template in itself. */
export const ownSignals = ({ layout, titles, labels }: SeenPrint, asked: AskedTemplate, linker: Linker): OwnSignals => ({
  ...nearSignals(asked, titles, labels),
  ...foundSignals(asked, layout, linker),
});

/** The same with how far each is ahead of the best of those that are not its kin. */
export function againstOthers(templates: readonly AskedTemplate[], own: readonly OwnSignals[]): SortingSignals[] {
  return own.map((signals, at) => {
    const others = own.filter((_, other) => !areKin(templates[at]!, templates[other]!));
    const lead = (name: keyof OwnSignals): number => signals[name] - Math.max(0, ...others.map((each) => each[name]));
    return { ...signals, titleLead: lead('title'), nearLead: lead('near'), answeredLead: lead('answered'), labelledLead: lead('labelled') };
  });
}

/** How near print is in meaning to the template's names and fields. */
function nearSignals({ names, fields }: AskedTemplate, titles: readonly Float32Array[], labels: readonly Float32Array[]) {
  const title = Math.max(0, ...names.flatMap((name) => titles.map((each) => similarity(name, each))));
  const near = fields.map((ways) => Math.max(0, ...labels.map((label) => nearness(ways, label))));
  const covered = labels.map((label) => Math.max(0, ...fields.map((ways) => nearness(ways, label))));
  return { title, near: mean(near), meant: mean(near.map((each) => (each >= SAME_MEANING ? 1 : 0))), covered: mean(covered) };
}

/** How much of the template is found. */
function foundSignals({ template }: AskedTemplate, layout: DocumentLayout, linker: Linker) {
  const { search, found } = searchAndFind(layout, template, { rowMode: 'auto', linker });
  const labelled = template.entities.map(() => 0);
  for (const { owners, labelStrength, similarity: alike } of search.support.hits)
    for (const { field, weight } of owners) labelled[field] = Math.max(labelled[field] ?? 0, weight * labelStrength * alike);
  const over = (judge: (result: FieldResult) => number): number =>
    mean(template.entities.map(({ id }) => mean(cellsOf(found, id).map(judge))));
  return {
    labelled: mean(labelled),
    answered: over((result) => ('chosen' in result && result.chosen.confidence >= LEAST_CONFIDENCE ? result.chosen.confidence : 0)),
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

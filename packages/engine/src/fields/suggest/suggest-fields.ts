import type { Linker } from '../../linker/linker.ts';
import type { DocumentLayout } from '../../model/index.ts';
import { fold } from '../../values/fold.ts';
import { suggestFromForms } from './suggest-from-forms.ts';
import { suggestFromMarks } from './suggest-from-marks.ts';
import { suggestFromPairs } from './suggest-from-pairs.ts';
import { suggestFromTables } from './suggest-from-tables.ts';
import { suggestTitle } from './suggest-title.ts';
import { suggestUsual } from './suggest-usual.ts';
import type { SuggestedField } from './suggested-field.ts';

export interface SuggestedTemplate {
  /** What the paper calls itself; null where nothing at its head says it. */
  title: string | null;
  /** Fields that stand once on the document. */
  document: SuggestedField[];
  /** Columns of its main table; a template of them has one row a line. Empty where there is none. */
  items: SuggestedField[];
}

/** Fields offered of one document; who wants more than these writes them. */
const MAX_SUGGESTIONS = 40;

/**
 * Fields for a template out of a single document: its labels with values, form fields, tick boxes, mail headers, the columns of its
 * main table, and what papers usually tell without a label (who sends it, when, how much). Deterministic.
 */
export function suggestFields(layout: DocumentLayout, linker: Linker): SuggestedTemplate {
  // A mail's headers are told by name, its body is prose: what a colon opens there is no field.
  const printed =
    layout.attachments !== null ? [] : [...suggestFromForms(layout), ...suggestFromMarks(layout), ...suggestFromPairs(layout)];
  const usual = suggestUsual(layout, linker);
  const told = new Set(printed.map(({ example }) => JSON.stringify(example)));
  const document = distinct([...printed, ...usual.filter(({ example }) => !told.has(JSON.stringify(example)))]);
  return {
    title: suggestTitle(layout),
    document: document.slice(0, MAX_SUGGESTIONS),
    items: distinct(suggestFromTables(layout)).slice(0, MAX_SUGGESTIONS),
  };
}

/** The first of each name; a form asks for a name and an address more than once. */
function distinct(fields: readonly SuggestedField[]): SuggestedField[] {
  const seen = new Set<string>();
  return fields.filter(({ variableName }) => {
    const key = fold(variableName);
    return seen.has(key) ? false : seen.add(key);
  });
}

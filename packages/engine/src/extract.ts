import { findFields } from './fields/find-fields.ts';
import { layOut } from './layout/lay-out.ts';
import { NOTHING_LEARNED, type TemplateMemory } from './learning/fold-lessons.ts';
import { recollect } from './learning/recollect.ts';
import type { DocumentLayout, ExtractionResult, ReadDocument, RowMode, Template } from './model/index.ts';
import { assembleRows } from './rows/assemble-rows.ts';

export { suggestFields, type SuggestedTemplate } from './fields/suggest-fields.ts';
export type { SuggestedField } from './fields/suggested-field.ts';
// Reading stands apart: a reading child loads that half only.
export * from './reading.ts';

/** What was read, in lines, blocks, tables and pairs. Never reads again. */
export function layOutDocument(document: ReadDocument): DocumentLayout {
  return layOut(document);
}

/** Rows out of what was read. Changing a field, or learning from a correction, runs only this. */
export async function extractRows(layout: DocumentLayout, template: Template, rowMode: RowMode, memory: TemplateMemory = NOTHING_LEARNED): Promise<ExtractionResult> {
  const found = await findFields(layout, template, { rowMode, labels: memory.labels, recollect: (read) => recollect(memory, read) });
  return assembleRows(found, layout, template);
}

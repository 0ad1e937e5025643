import { findFields } from './fields/find-fields.ts';
import { layOut } from './layout/lay-out.ts';
import type { DocumentLayout, ExtractionResult, ReadDocument, RowMode, Template } from './model/index.ts';
import { assembleRows } from './rows/assemble-rows.ts';

// Reading stands apart: a reading child loads that half only.
export * from './reading.ts';

/** What was read, in lines, blocks, tables and pairs. Never reads again. */
export function layOutDocument(document: ReadDocument): DocumentLayout {
  return layOut(document);
}

/** Rows out of what was read. Changing a field runs only this. */
export async function extractRows(layout: DocumentLayout, template: Template, rowMode: RowMode): Promise<ExtractionResult> {
  const found = await findFields(layout, template, { rowMode });
  return assembleRows(found, layout, template);
}

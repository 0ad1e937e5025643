import type { DocumentLayout, ExtractionResult, ExtractionRow, FieldResult, FoundRows, Template } from '../model/index.ts';
import { checkRow } from './check-row.ts';
import { missingPages, type MissingPages } from './missing-pages.ts';

/**
 * Puts rows together from what was found: one row a document, or one an item with the document's fields repeated on each.
 * A field of which nothing was found is on a missing page, where there is one.
 */
export function assembleRows(found: FoundRows, layout: DocumentLayout, template: Template): ExtractionResult {
  const missing = missingPages(layout);
  const items =
    found.rowMode === 'item' && found.items.length > 0 ? found.items : [{ cells: {}, pageNumber: layout.pages[0]?.pageNumber ?? 1 }];
  const ofDocument = found.rowMode === 'item' ? repeatedFields(found, template) : [];
  const rows = items.map((item) => checkRow(completeRow(item, found, template, missing, ofDocument), template));
  const failed = layout.issues.some((issue) => issue.severity === 'error');
  return { status: failed ? 'partial' : 'succeeded', rowMode: found.rowMode, rows, issues: layout.issues, pageCount: layout.pageCount };
}

/** Fields of which no item says anything of its own. */
const repeatedFields = ({ items, document }: FoundRows, { entities }: Template): string[] =>
  entities.map(({ id }) => id).filter((id) => document[id] && !items.some((item) => item.cells[id]));

function completeRow(
  item: ExtractionRow,
  found: FoundRows,
  template: Template,
  missing: MissingPages | null,
  ofDocument: readonly string[],
): ExtractionRow {
  const cells: Record<string, FieldResult> = {};
  for (const { id } of template.entities) {
    const result = item.cells[id] ?? found.document[id] ?? NO_ROWS;
    cells[id] = result.state === 'absent' && missing ? { state: 'page_missing', ...missing, alternatives: result.alternatives } : result;
  }
  return { cells, pageNumber: item.pageNumber, ...(ofDocument.length > 0 && { ofDocument }) };
}

const NO_ROWS: FieldResult = { state: 'not_found', reason: 'No table or list was found that has such rows.', alternatives: [] };

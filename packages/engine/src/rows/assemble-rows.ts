import type {
  DocumentLayout,
  ExtractionResult,
  ExtractionRow,
  FieldResult,
  FoundRows,
  Issue,
  IssueCode,
  Template,
} from '../model/index.ts';
import { checkRow } from './check-row.ts';

/**
 * Puts rows together from what was found: one row a document, or one an item with the document's fields repeated on each.
 * A field that was not found is "unreadable" where a page that might hold it could not be read.
 */
export function assembleRows(found: FoundRows, layout: DocumentLayout, template: Template): ExtractionResult {
  const unread = unreadPages(layout.issues);
  const items =
    found.rowMode === 'item' && found.items.length > 0 ? found.items : [{ cells: {}, pageNumber: layout.pages[0]?.pageNumber ?? 1 }];
  const rows = items.map((item) => checkRow(completeRow(item, found, template, unread), template));
  const failed = layout.issues.some((issue) => issue.severity === 'error');
  return { status: failed ? 'partial' : 'succeeded', rowMode: found.rowMode, rows, issues: layout.issues, pageCount: layout.pageCount };
}

function completeRow(item: ExtractionRow, found: FoundRows, template: Template, unread: readonly number[]): ExtractionRow {
  const cells: Record<string, FieldResult> = {};
  for (const { id } of template.entities) {
    const result = item.cells[id] ?? found.document[id] ?? { state: 'absent', confidence: 0.5, alternatives: [] };
    cells[id] =
      result.state === 'absent' && unread.length > 0
        ? { state: 'unreadable', pageNumbers: [...unread], alternatives: result.alternatives }
        : result;
  }
  return { cells, pageNumber: item.pageNumber };
}

const UNREAD: readonly IssueCode[] = ['page_unreadable', 'page_timed_out', 'page_not_read', 'ocr_unavailable'];

function unreadPages(issues: readonly Issue[]): number[] {
  const pages = issues.filter((issue) => issue.severity === 'error' && UNREAD.includes(issue.code)).map((issue) => issue.pageNumber ?? 1);
  return [...new Set(pages)].sort((a, b) => a - b);
}

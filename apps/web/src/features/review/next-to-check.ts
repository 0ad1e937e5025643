import { decidedRow, type FieldResult, type RowId } from '@sheetlift/engine/model';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { cellState } from './cell-state.ts';
import { repeats } from './document-facts.ts';
import { tallyRow } from './row-tally.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { FoundRow, SheetRow } from './sheet-rows.ts';

interface Place {
  rowKey: string;
  columnId: string;
}

/**
 * The next cell a person should look at: document after document and round again; in each first what could not be read, then what fails a check,
 * then what is least sure. Null where none is left but the one they are at. What the edits just decided is left out.
 */
export function nextToCheck(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  from: Place | null,
  direction: 1 | -1 = 1,
  edits: readonly SheetEdit[] = [],
): Place | null {
  const documents = documentsOf(rows);
  const { length } = documents;
  if (length === 0) return null;
  const decided = new Set(edits.flatMap((edit) => (edit.kind === 'decide' ? cellKey(edit.documentId, edit.rowId, edit.fieldId) : [])));
  const start = Math.max(
    0,
    documents.findIndex((own) => own.some(({ key }) => key === from?.rowKey)),
  );
  const own = queueOf(documents[start]!, columns);
  const here = from && toldPlace(documents[start]!, from);
  const at = here ? own.findIndex(({ rowKey, columnId }) => rowKey === here.rowKey && columnId === here.columnId) : -1;
  // The document of the start comes twice: what stands behind the cell first, what stands before it last.
  const [before, after] = at < 0 ? [[], own] : [own.slice(0, at), own.slice(at + 1)];
  const [ahead, behind] = direction === 1 || at < 0 ? [after, before] : [before, after];
  for (let step = 0; step <= length; step++) {
    const document = documents[(start + direction * step + length * 2) % length]!;
    const queue = step === 0 ? ahead : step === length ? behind : queueOf(document, columns);
    const left = queue.filter(({ key }) => !decided.has(key));
    const next = direction === 1 ? left[0] : left.at(-1);
    if (next) return { rowKey: next.rowKey, columnId: next.columnId };
  }
  return null;
}

/** Where a cell is looked at: what the document says once, on its first row. */
function toldPlace(rows: readonly FoundRow[], place: Place): Place {
  const [first] = rows;
  const own = rows.find(({ key }) => key === place.rowKey);
  return first && own && repeats(own.row, first.row, place.columnId) ? { ...place, rowKey: first.key } : place;
}

const cellKey = (documentId: string, rowId: RowId, fieldId: string): string => `${documentId}\n${rowId}\n${fieldId}`;

/** The rows that are there, by document, documents in the order of their first row. */
function documentsOf(rows: readonly SheetRow[]): FoundRow[][] {
  const documents = new Map<string, FoundRow[]>();
  for (const row of rows) {
    if (row.kind !== 'found') continue;
    const own = documents.get(row.documentId);
    if (own) own.push(row);
    else documents.set(row.documentId, [row]);
  }
  return [...documents.values()];
}

interface Queued extends Place {
  /** As edits name the cell. */
  key: string;
  rank: number;
}

/** The cells of a document to check, in the order in which they are looked at. */
function queueOf(rows: readonly FoundRow[], columns: readonly SheetColumn[]): Queued[] {
  const queue: Queued[] = [];
  for (const { row, rowId, key: rowKey, documentId } of rows) {
    const first = rows[0]!.row;
    if (tallyRow(row, columns, first)['to-check'] === 0) continue;
    for (const { id, kind } of columns) {
      const result = kind === 'field' ? row.cells[id] : undefined;
      if (!result || cellState(result) !== 'to-check' || repeats(row, first, id)) continue;
      queue.push({ rowKey, columnId: id, key: cellKey(documentId, decidedRow(rowId, row, id), id), rank: rankOf(result) });
    }
  }
  return queue.sort((one, other) => one.rank - other.rank);
}

/** Below what any confidence is. */
const UNREADABLE = -2;
const FAILED = -1;

function rankOf(result: FieldResult): number {
  if (result.state === 'unreadable') return UNREADABLE;
  if (result.broken) return FAILED;
  return 'chosen' in result ? result.chosen.confidence : 0;
}

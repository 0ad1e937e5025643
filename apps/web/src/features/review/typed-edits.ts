import type { ExtractionRow } from '@sheetlift/engine/model';
import type { GridEdit } from '../../components/grid/grid.ts';
import { plural } from '../../lib/plural.ts';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { typedEdit } from './cell-edits.ts';
import type { ReviewDesk } from './review-desk.ts';

interface TypedEdits {
  taken: readonly SheetEdit[];
  /** Why the first of those that are not taken is not; null where all are. */
  refusal: string | null;
  /** The same for many cells at once: how many, and where the first stands. */
  refusals: string | null;
}

/** What was typed or pasted into cells, as edits of the rows. `foundIn`: the rows found in a document. `at`: ISO date and time in UTC. */
export function typedEdits(
  edits: readonly GridEdit[],
  { shown, columns, gridRows }: Pick<ReviewDesk, 'shown' | 'columns' | 'gridRows'>,
  foundIn: (documentId: string) => readonly ExtractionRow[],
  at: string,
): TypedEdits {
  const taken: SheetEdit[] = [];
  const refused: { edit: GridEdit; sentence: string }[] = [];
  const columnOf = new Map(columns.map((column) => [column.id, column]));
  for (const each of edits) {
    const row = shown[gridRows.indexOf(each.rowKey)];
    const column = columnOf.get(each.columnId);
    if (row?.kind !== 'found' || column?.kind !== 'field') continue;
    const attempt = typedEdit({ row, field: column.field }, each.text, foundIn(row.documentId), at);
    if (attempt.kind === 'edit') taken.push(attempt.edit);
    else refused.push({ edit: each, sentence: attempt.sentence });
  }
  const [first] = refused;
  if (!first) return { taken, refusal: null, refusals: null };
  const place = `Row ${first.edit.rowIndex + 1}, ${columnOf.get(first.edit.columnId)?.name}`;
  const refusals = `${plural(refused.length, 'cell')} of ${edits.length.toLocaleString('en-GB')} not taken. ${place}: ${first.sentence}`;
  return { taken, refusal: first.sentence, refusals };
}

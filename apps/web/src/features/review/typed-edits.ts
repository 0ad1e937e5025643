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
  const cells = edits.flatMap((edit) => {
    const row = shown[gridRows.indexOf(edit.rowKey)];
    const column = columnOf.get(edit.columnId);
    return row?.kind === 'found' && column?.kind === 'field' ? [{ edit, row, field: column.field }] : [];
  });
  // Different texts for the rows of one document are meant for each row, whatever the document says once.
  const texts = new Map<string, Set<string>>();
  const textsOf = ({ row, field }: (typeof cells)[number]): Set<string> => {
    const key = `${row.documentId}/${field.id}`;
    const known = texts.get(key) ?? new Set();
    texts.set(key, known);
    return known;
  };
  for (const cell of cells) textsOf(cell).add(cell.edit.text);
  for (const cell of cells) {
    const { edit, row, field } = cell;
    const attempt = typedEdit({ row, field, alone: textsOf(cell).size > 1 }, edit.text, foundIn(row.documentId), at);
    if (attempt.kind === 'edit') taken.push(attempt.edit);
    else refused.push({ edit, sentence: attempt.sentence });
  }
  const [first] = refused;
  if (!first) return { taken, refusal: null, refusals: null };
  const place = `Row ${first.edit.rowIndex + 1}, ${columnOf.get(first.edit.columnId)?.name}`;
  const refusals = `${plural(refused.length, 'cell')} of ${edits.length.toLocaleString('en-GB')} not taken. ${place}: ${first.sentence}`;
  return { taken, refusal: first.sentence, refusals };
}

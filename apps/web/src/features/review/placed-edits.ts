import type { CellValue, Evidence, TemplateField } from '@sheetlift/engine/model';
import type { PlacedField } from '../../engine-worker/engine-protocol.ts';
import type { SheetEdit } from '../workspace/run/run-store.ts';
import { placedEdit } from './cell-edits.ts';
import type { FoundRow } from './sheet-rows.ts';

/**
 * What has to be put right in a document's rows for a new field to say what a person pointed at: nothing where the search is sure of
 * just that.
 */
export function placedEdits(
  rows: readonly FoundRow[],
  field: TemplateField,
  { printed, evidence }: PlacedField,
  value: CellValue,
  at: string,
): SheetEdit[] {
  return rowsAt(rows, evidence)
    .filter((row) => !says(row, field.id, value))
    .map((row) => placedEdit({ row, field }, value, printed, evidence, at));
}

/** The rows that were read from the line pointed at; all of them where it belongs to the document as a whole. */
export function rowsAt(rows: readonly FoundRow[], evidence: readonly Evidence[]): readonly FoundRow[] {
  const there = rows.filter(({ row: { cells } }) =>
    Object.values(cells).some(
      (result) => 'chosen' in result && result.chosen.evidence.some((own) => evidence.some((pointed) => onOneLine(own, pointed))),
    ),
  );
  return there.length > 0 && there.length < rows.length ? there : rows;
}

function onOneLine(one: Evidence, other: Evidence): boolean {
  if (one.kind === 'words' && other.kind === 'words') {
    return (
      one.pageNumber === other.pageNumber &&
      one.boxes.some((own) =>
        other.boxes.some((pointed) => Math.min(own.bottom, pointed.bottom) - Math.max(own.top, pointed.top) > (own.bottom - own.top) / 2),
      )
    );
  }
  if (one.kind === 'cell' && other.kind === 'cell') return one.table === other.table && rowOf(one.reference) === rowOf(other.reference);
  if ((one.kind === 'paragraph' || one.kind === 'line') && one.kind === other.kind) return one.number === other.number;
  return false;
}

/** "C7" -> "7". */
const rowOf = (reference: string): string => reference.replace(/^\D+/, '');

function says({ row }: FoundRow, fieldId: string, value: CellValue): boolean {
  const result = row.cells[fieldId];
  return result?.state === 'found' && plainKey(result.chosen.value) === plainKey(value);
}

/** Whatever else is told of a number, such as its printed decimals, it is the same number. */
const plainKey = (value: CellValue): string => JSON.stringify(value.kind === 'number' ? value.number : value);

import type { TemplateField } from '@sheetlift/engine/model';
import { plainValue } from '@sheetlift/engine/model';
import type { ShownPlace } from '../../../engine-worker/engine-protocol.ts';
import type { SheetEdit } from '../../workspace/run/run-store.ts';
import { confirmEdit, placedEdit } from '../cell-edits.ts';
import { rowsAt } from '../placed-edits.ts';
import type { FoundRow } from '../sheet-rows.ts';

/**
 * The values of a person's own sheet are decided: those that were found by themselves are confirmed, the others cited where they stand. Of a list,
 * where the line is known.
 */
export function confirmedPlaces(rows: readonly FoundRow[], field: TemplateField, places: readonly ShownPlace[], at: string): SheetEdit[] {
  return places.flatMap(({ value, printed, evidence }) => {
    const [row, ...others] = rowsAt(rows, evidence);
    if (!row || others.length > 0) return [];
    const found = row.row.cells[field.id];
    const isSaid = found && 'chosen' in found && plainValue(found.chosen.value) === plainValue(value);
    const edit = isSaid ? confirmEdit({ row, field }) : placedEdit({ row, field }, value, printed, evidence, at);
    return edit ?? [];
  });
}

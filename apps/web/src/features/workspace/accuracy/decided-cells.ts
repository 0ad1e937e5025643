import { type CellCorrection, type DocumentCorrections, isOwnDecision, plainValue, WHOLE_DOCUMENT } from '@sheetlift/engine/model';
import type { DoneState } from '../run/run-store.ts';

/** Cells of one field that a person decided. */
export interface DecidedCells {
  decided: number;
  /** Those that said so at first. */
  right: number;
}

/**
 * Field id -> what a person decided of it in a document, and how often that is what was found. What they let a correction of another document
 * change, and rows that they added, say nothing of it.
 */
export function decidedCells(
  { rows }: Pick<DoneState, 'rows'>,
  corrections: DocumentCorrections | null,
): ReadonlyMap<string, DecidedCells> {
  const fields = new Map<string, DecidedCells>();
  for (const cell of corrections?.cells ?? []) {
    const right = wasRight(rows, cell);
    if (right === null) continue;
    const before = fields.get(cell.fieldId) ?? { decided: 0, right: 0 };
    fields.set(cell.fieldId, { decided: before.decided + 1, right: before.right + Number(right) });
  }
  return fields;
}

/** Null where it cannot be told. */
function wasRight(rows: DoneState['rows'], { rowId, fieldId, decision }: CellCorrection): boolean | null {
  const found = rows[rowId === WHOLE_DOCUMENT ? 0 : Number(rowId)]?.cells[fieldId];
  if (!found || rowId.startsWith('+') || !isOwnDecision(decision)) return null;
  const was = 'chosen' in found ? plainValue(found.chosen.value) : null;
  if (decision.kind === 'absent') return was === null;
  return decision.by === 'confirm' || plainValue(decision.candidate.value) === was;
}

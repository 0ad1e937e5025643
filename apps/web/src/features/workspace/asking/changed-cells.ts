import { type ExtractionRow, plainValue } from '@sheetlift/engine/model';

/** How many cells say otherwise, or are there in one of both alone. */
export function changedCells(before: readonly ExtractionRow[], after: readonly ExtractionRow[]): number {
  const [former, now] = [saidIn(before), saidIn(after)];
  return [...new Set([...former.keys(), ...now.keys()])].filter((key) => former.get(key) !== now.get(key)).length;
}

/** Row and field -> what the cell says; cells that say nothing are left out. */
function saidIn(rows: readonly ExtractionRow[]): ReadonlyMap<string, string | number> {
  return new Map(
    rows.flatMap(({ cells }, rowIndex) =>
      Object.entries(cells).flatMap(([fieldId, cell]) =>
        'chosen' in cell ? [[`${rowIndex}/${fieldId}`, plainValue(cell.chosen.value)] as const] : [],
      ),
    ),
  );
}

import type { DocumentLayout, ExtractionResult } from '@sheetlift/engine';
import { listIssues } from '@sheetlift/engine/training';
import type { SeededRandom } from '../seeded-random.ts';

/** What became of lists that were cut, and of those that were not. */
export interface ListTally {
  cut: number;
  noticed: number;
  whole: number;
  falseAlarms: number;
}

/** Shorter lists lose too much of what their rows have in common. */
const LEAST_ROWS = 3;

/** Takes rows out of the rows found of a document and asks whether that is noticed: one, half of them. `wanted`: rows that the document has. */
export function tallyList(tally: ListTally, layout: DocumentLayout, result: ExtractionResult, wanted: number, random: SeededRandom): void {
  const { rows, rowMode } = result;
  const isNoticed = (kept: ExtractionResult['rows']): boolean => listIssues(layout, { rowMode, rows: kept }).length > 0;
  if (rows.length === wanted) {
    tally.whole++;
    tally.falseAlarms += Number(isNoticed(rows));
  }
  if (rowMode !== 'item' || rows.length < Math.max(LEAST_ROWS, wanted)) return;
  for (const kept of [Math.floor(rows.length / 2), rows.length - 1]) {
    tally.cut++;
    tally.noticed += Number(isNoticed(random.some(rows, kept)));
  }
}

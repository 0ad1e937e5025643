import { type Candidate, type ExtractionRow, LEAST_SURE, plainValue } from '@sheetlift/engine/model';
import { readTypedValue, typingHints } from '@sheetlift/engine/review';
import { type Attempt, byHand, placeOf, type RowCell } from './cell-edits.ts';
import type { Pick } from './pages/view-marks.ts';
import { withoutNeighbours } from './picked-text.ts';

/** What stands in a box that a person drew on a scan, as it was read twice. */
export interface BoxReadings {
  /** Null where nothing could be read. */
  again: Pick | null;
  /** By the reading of the whole page; null where it saw nothing there. */
  before: Pick | null;
}

/**
 * A place of a scan that a person had read once more, put into a cell. Where both readings say the same, or the first said nothing, and each of its
 * words is sure, they have picked it; else it stands in the cell to check, with the other reading beside it.
 */
export function rereadEdit(cell: RowCell, { again, before }: BoxReadings, found: readonly ExtractionRow[], at: string): Attempt {
  if (!again)
    return { kind: 'refused', sentence: 'Nothing could be read in this box. Draw it closer around the value, or type the value.' };
  const [second, first] = [again, before].map((pick, index) => pick && readingOf(cell, pick, found, `${at}/${index + 1}`));
  const readings = [second, first].filter((each): each is Candidate => each !== null && each !== undefined && typeof each !== 'string');
  const [chosen, other] = readings.sort((one, two) => two.confidence - one.confidence);
  if (!chosen) return { kind: 'refused', sentence: `\u201c${again.text}\u201d was read in this box. ${String(second)}` };
  const differs = other !== undefined && plainValue(other.value) !== plainValue(chosen.value);
  const doubted = differs || typeof second === 'string' || chosen.confidence < LEAST_SURE;
  return {
    kind: 'edit',
    edit: {
      kind: 'decide',
      ...placeOf(cell),
      decision: doubted
        ? { kind: 'reread', candidate: chosen, other: differs ? other : null }
        : { kind: 'value', candidate: { ...chosen, confidence: 1 }, by: 'cite' },
    },
  };
}

/** What a reading says for the field, as sure as the least sure of its words; why it says nothing, as a sentence. */
function readingOf(
  { field, row }: RowCell,
  { text, evidence, words }: Pick,
  found: readonly ExtractionRow[],
  id: string,
): Candidate | string {
  const printed = withoutNeighbours(text);
  const read = readTypedValue(printed, field, typingHints(found, field.id));
  if (read.kind === 'refused') return read.sentence;
  const confidence = Math.min(...words.map((word) => word.confidence));
  return {
    ...byHand(`reread/${row.rowId}/${field.id}/${id}`, read.value, printed, evidence, 'Read again in a box that a person drew.'),
    confidence: Math.round(confidence * 1000) / 1000,
  };
}

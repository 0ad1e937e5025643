import type { Evidence, Word } from '@sheetlift/engine/model';

/** The evidence of one cell or candidate, or print that no cell uses, as the viewer marks it on the document. */
export interface EvidenceMark {
  /** Unique among all that are given; the same mark keeps its key. */
  key: string;
  fieldId: string;
  /** The column's name. */
  label: string;
  /** The value, as the cell shows it. */
  text: string;
  state: 'sure' | 'check' | 'confirmed' | 'unused';
  /** The chosen cell's own evidence. The viewer moves to the active mark whenever it becomes another. */
  active: boolean;
  /** The number beside it, as in the list of candidates. */
  candidateNumber?: 1 | 2 | 3 | 4 | 5;
  /** The number of its field, where fields are looked at and not candidates. */
  fieldNumber?: number | undefined;
  evidence: readonly Evidence[];
}

/** What a person picked in a document: words of a page, a cell, a line ... with the evidence it is to be cited by. */
export interface Pick {
  text: string;
  evidence: Evidence[];
  /** Words of a page; none in formats without pages of their own. */
  words: readonly Word[];
  /** The place of the chosen cell was dragged to other words: whoever does that looks at the cell, and may drag its other edge. */
  adjusts?: true;
}

/** Evidence of all cells of the row, or of the chosen cell alone; or, beside it, the print that no cell uses. */
export const MARK_MODES = [
  { value: 'all', label: 'All', told: 'Evidence of the whole row' },
  { value: 'active', label: 'Active', told: 'Evidence of the active cell' },
  { value: 'unused', label: 'Unused', told: 'Amounts, dates and rows that no cell uses' },
] as const;

export type MarkMode = (typeof MARK_MODES)[number]['value'];

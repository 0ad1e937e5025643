import type { ExtractionRow } from '../model/index.ts';

/** A document of a run, as a person has it before them. */
export interface RunDocumentRows {
  id: string;
  fileName: string;
  /** As corrected. */
  rows: readonly ExtractionRow[];
}

/** What the documents of a run say of each other: for a person to look at, it changes no cell. */
export interface BetweenNote {
  kind: 'same-paper' | 'same-number' | 'number-missing' | 'balance-gap';
  /** One sentence with the figures. */
  sentence: string;
  /** The documents it speaks of, in the order of the run; never empty. */
  documentIds: readonly string[];
  /** The field whose values say so. */
  fieldId: string;
}

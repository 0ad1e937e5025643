import type { DrawnTable } from './drawn-table.ts';
import type { Candidate, ExtractionRow, ValueDecision } from './result.ts';

/**
 * What a person decided about one cell. Immutable, and whole in itself: it holds the value decided on, not a reference
 * to a finding, so that it outlives a changed field and a newer engine. The newest of a cell counts.
 */
export interface CellCorrection {
  rowId: RowId;
  fieldId: string;
  /** ISO date and time in UTC. */
  at: string;
  decision: CorrectionDecision;
}

export type CorrectionDecision =
  | {
      kind: 'value';
      /** As it is on the document; of a typed value the only evidence is the person. */
      candidate: Candidate;
      by: ValueDecision;
    }
  /** The document does not say it. */
  | { kind: 'absent' }
  | LearnedChange
  | Reread;

/**
 * A person let a correction of another document change the cell. It is no decision about the cell itself: that replaces it, and
 * is never replaced by it.
 */
export interface LearnedChange {
  kind: 'learned';
  /** What was found with what the correction taught; null: nothing any more. */
  candidate: Candidate | null;
  /** The person has been at the cell since. */
  seen: boolean;
}

/**
 * A person had a place of a scan read once more, and what was read there is not sure: it stands in the cell, to check, until somebody decides
 * about the cell.
 */
export interface Reread {
  kind: 'reread';
  candidate: Candidate;
  /** What was read there the other time, where that says something else. */
  other: Candidate | null;
}

/** Whether a person decided about the cell itself: vouched for what it says. */
export const isOwnDecision = (decision: CorrectionDecision): decision is Exclude<CorrectionDecision, LearnedChange | Reread> =>
  decision.kind === 'value' || decision.kind === 'absent';

/** A row within its document: "0", "1" ... as found, "+1", "+2" ... as added by a person. */
export type RowId = string;

/** In the place of a row: every row of the document, for a field that the document says once. */
export const WHOLE_DOCUMENT: RowId = '*';

/** The row that a decision about a cell is kept under. */
export const decidedRow = (rowId: RowId, { ofDocument }: Pick<ExtractionRow, 'ofDocument'>, fieldId: string): RowId =>
  ofDocument?.includes(fieldId) ? WHOLE_DOCUMENT : rowId;

/** Everything a person changed in the rows of one document. */
export interface DocumentCorrections {
  /** Oldest first; at most one a cell. */
  cells: readonly CellCorrection[];
  removedRows: readonly RowId[];
  /** Rows added by hand, in the order they stand; each after a row that was found or added. */
  addedRows: readonly { rowId: RowId; after: RowId }[];
  /** The table that the rows are found in, as a person drew it: a part a page. Absent where the engine tells it. */
  tables?: readonly DrawnTable[];
}

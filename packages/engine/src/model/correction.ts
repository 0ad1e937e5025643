import type { Candidate, ValueDecision } from './result.ts';

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
  | { kind: 'absent' };

/** A row within its document: "0", "1" ... as found, "+1", "+2" ... as added by a person. */
export type RowId = string;

/** Everything a person changed in the rows of one document. */
export interface DocumentCorrections {
  /** Oldest first; at most one a cell. */
  cells: readonly CellCorrection[];
  removedRows: readonly RowId[];
  /** Rows added by hand, in the order they stand; each after a row that was found or added. */
  addedRows: readonly { rowId: RowId; after: RowId }[];
}

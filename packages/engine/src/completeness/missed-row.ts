/** A row of a table that looks like those that were found, and that no row of the sheet uses. */
export interface MissedRow {
  pageNumber: number;
  /** Indices of its lines. */
  lines: number[];
  text: string;
}

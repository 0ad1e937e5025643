import type { Candidate } from './result.ts';

/** The id of what a row of a table says for a field in a column that was not taken for it; `row` and `column` from 0. */
export const columnCandidateId = (fieldId: string, row: number, column: number): string => `${fieldId}:${row + 1}:column:${column}`;

/** The column of its table in which a candidate was found that is offered beside the column taken for its field; null for any other. */
export function columnOfCandidate({ id }: Pick<Candidate, 'id'>): number | null {
  const found = /:column:(\d+)$/.exec(id);
  return found ? Number(found[1]) : null;
}

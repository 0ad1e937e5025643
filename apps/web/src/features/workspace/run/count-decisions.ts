import type { RunSnapshot } from './run-store.ts';

/** What a person decided in the rows of documents: cells, rows added and rows taken out. */
export function countDecisions({ corrections }: Pick<RunSnapshot, 'corrections'>, documentIds: readonly string[]): number {
  return documentIds.reduce((sum, id) => {
    const own = corrections.get(id);
    return own ? sum + own.cells.length + own.addedRows.length + own.removedRows.length : sum;
  }, 0);
}

import type { StoredRun } from '../../../lib/device-store/run-database.ts';
import { ASIDE } from '../run/run-sheets.ts';
import { correctionsRecord, documentRecord, headRecord, parseRecord } from './records.ts';

/** What is kept of a run on this device. */
export interface KeptContents {
  /** ISO date and time in UTC of the first thing kept; null where nothing is. */
  since: string | null;
  documents: number;
  rows: number;
  corrections: number;
  /** Bytes of the files as they were given, and of what was made of them. */
  fileBytes: number;
  workBytes: number;
}

/** Counts what a run holds. What is damaged is not counted, but its bytes are. */
export function countStored({ head, documents, corrections, files, work }: StoredRun): KeptContents {
  const records = [...documents.values()].flatMap((record) => parsed(() => parseRecord(documentRecord, record)));
  const sheets = parsed(() => parseRecord(headRecord, head).otherSheets)[0] ?? [];
  const aside = new Set(sheets.find(({ id }) => id === ASIDE)?.documentIds);
  const changed = [...corrections.values()].flatMap((record) => parsed(() => parseRecord(correctionsRecord, record).corrections));
  return {
    since: parsed(() => parseRecord(headRecord, head).since)[0] ?? null,
    documents: documents.size,
    rows: sum(records.map(({ id, state }) => (state.kind === 'done' && !aside.has(id) ? state.rowCount : 0))),
    corrections: sum(
      changed.map(({ cells, removedRows, addedRows, tables = [] }) => cells.length + removedRows.length + addedRows.length + tables.length),
    ),
    fileBytes: sum([...files.values()].flat().map(({ size }) => size)),
    workBytes: sum([...work.values()].map(({ reading, result }) => reading.size + result.size)),
  };
}

function parsed<Value>(parse: () => Value): Value[] {
  try {
    return [parse()];
  } catch {
    return [];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

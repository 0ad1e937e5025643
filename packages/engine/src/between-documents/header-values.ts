import type { CellValue, ExtractionRow } from '../model/index.ts';
import { hashText } from '../values/hash-text.ts';
import type { RunDocumentRows } from './between-note.ts';

/** What is known of a document beside the others, without its rows: thousands of documents are kept like this. */
export interface DocumentHeader {
  document: { id: string; fileName: string; rowCount: number; rowsHash: number };
  /** Field id -> the value that stands the same in all of its rows. */
  values: ReadonlyMap<string, CellValue>;
}

/** Rows that tell one list from another, spread evenly over it. */
const HASHED_ROWS = 500;

/** Documents of one row count whole; of several rows, the values that all of them have alike. */
export function headerOf({ id, fileName, rows }: RunDocumentRows): DocumentHeader {
  const [first, ...rest] = rows;
  const values = new Map<string, CellValue>();
  for (const fieldId of Object.keys(first?.cells ?? {})) {
    const value = valueIn(first, fieldId);
    if (value && rest.every((row) => isAlike(valueIn(row, fieldId), value))) values.set(fieldId, value);
  }
  return { document: { id, fileName, rowCount: rows.length, rowsHash: hashOf(rows) }, values };
}

/** The same for rows that say the same. One row is its header. */
function hashOf(rows: readonly ExtractionRow[]): number {
  if (rows.length === 1) return 0;
  const step = Math.max(1, Math.floor(rows.length / HASHED_ROWS));
  let hash = 0;
  for (let at = 0; at < rows.length; at += step) {
    const said = Object.values(rows[at]?.cells ?? {}).map((result) => ('chosen' in result ? keyOf(result.chosen.value) : ''));
    hash = hashText(`${hash}\t${said.join('\t')}`);
  }
  return hash;
}

function valueIn(row: ExtractionRow | undefined, fieldId: string): CellValue | null {
  const result = row?.cells[fieldId];
  return result && 'chosen' in result ? result.chosen.value : null;
}

/** What stands once on a document is one object on all of its rows. */
const isAlike = (value: CellValue | null, other: CellValue): boolean =>
  value === other || (value !== null && value.kind === other.kind && keyOf(value) === keyOf(other));

/** Values with the same key are the same to a person: case, gaps and signs between the parts of a number do not count. */
export function keyOf(value: CellValue): string {
  switch (value.kind) {
    case 'text':
      return value.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    case 'date':
      return value.iso;
    case 'number':
      return String(value.number);
    case 'yes/no':
      return String(value.yes);
    case 'enum':
      return value.value;
  }
}

/** As it is said in a sentence. */
export function saidOf(value: CellValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'date':
      return value.iso;
    case 'number':
      return value.number.toFixed(value.decimals);
    case 'yes/no':
      return value.yes ? 'yes' : 'no';
    case 'enum':
      return value.value;
  }
}

import type { CellValue, ExtractionRow } from '../model/index.ts';
import type { RunDocumentRows } from './between-note.ts';

/** What a document says of itself: field id -> the value that stands the same in all of its rows. */
export interface DocumentHeader {
  document: RunDocumentRows;
  values: ReadonlyMap<string, CellValue>;
}

/** Documents of one row count whole; of several rows, the values that all of them have alike. */
export function headerOf(document: RunDocumentRows): DocumentHeader {
  const [first, ...rest] = document.rows;
  const values = new Map<string, CellValue>();
  for (const fieldId of Object.keys(first?.cells ?? {})) {
    const value = valueIn(first, fieldId);
    if (value && rest.every((row) => isAlike(valueIn(row, fieldId), value))) values.set(fieldId, value);
  }
  return { document, values };
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

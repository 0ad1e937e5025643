import type { SheetFormat, SheetInput, WriteOptions } from './sheet-input.ts';
import { writeCsv, writeTsv } from './write-delimited.ts';
import { writeJson } from './write-json.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

/** The rows of all documents as one file. Bytes come as they are made; stopping early leaves nothing behind. */
export function writeRows(input: SheetInput, format: SheetFormat, options: WriteOptions = {}): AsyncIterable<Uint8Array> {
  switch (format) {
    case 'xlsx':
      return writeXlsx(input, options);
    case 'csv':
      return writeCsv(input, options);
    case 'tsv':
      return writeTsv(input, options);
    case 'json':
      return writeJson(input, options);
  }
}

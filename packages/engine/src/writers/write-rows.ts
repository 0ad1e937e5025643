import { checkByRules } from '../rules/index.ts';
import type { SheetDocument, SheetFormat, SheetInput, WriteOptions } from './sheet-input.ts';
import { writeCsv, writeTsv } from './write-delimited.ts';
import { writeJson } from './write-json.ts';
import { writeXlsx } from './xlsx/write-xlsx.ts';

/**
 * The rows of all documents as one file, as the template's rules judge them. Bytes come as they are made; stopping early leaves nothing
 * behind.
 */
export function writeRows(found: SheetInput, format: SheetFormat, options: WriteOptions = {}): AsyncIterable<Uint8Array> {
  const input = { ...found, documents: checkedDocuments(found) };
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

/** An array stays one: all its rows are looked at before the first is written. */
function checkedDocuments({ template, documents }: SheetInput): SheetInput['documents'] {
  const checked = (document: SheetDocument): SheetDocument => {
    const rows = checkByRules(document.result.rows, template);
    return rows === document.result.rows ? document : { ...document, result: { ...document.result, rows: [...rows] } };
  };
  return Array.isArray(documents) ? documents.map(checked) : mapped(documents, checked);
}

async function* mapped<T, U>(items: Iterable<T> | AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}

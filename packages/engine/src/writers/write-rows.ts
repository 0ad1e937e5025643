import { createRuleJudge } from '../rules/index.ts';
import type { SheetDocument, SheetFormat, SheetInput, WriteOptions } from './sheet-input.ts';
import { writeCsv, writeTsv } from './write-delimited.ts';
import { writeJson } from './write-json.ts';
import { type WorkbookSheet, writeXlsx } from './xlsx/write-xlsx.ts';

/**
 * The rows of all documents as one file, as the template's rules judge them. Bytes come as they are made; stopping early leaves nothing
 * behind.
 */
export function writeRows(input: SheetInput, format: SheetFormat, options: WriteOptions = {}): AsyncIterable<Uint8Array> {
  return writeJudgedRows({ ...input, documents: judgedDocuments(input) }, format, options);
}

/** The rows of several templates as one workbook, each on a sheet of its own, as its rules judge them. */
export function writeWorkbook(sheets: readonly WorkbookSheet[], options: WriteOptions = {}): AsyncIterable<Uint8Array> {
  return writeXlsx(
    sheets.map((sheet) => ({ ...sheet, documents: judgedDocuments(sheet) })),
    options,
  );
}

/** The same as `writeRows` for rows that were judged already. */
export function writeJudgedRows(input: SheetInput, format: SheetFormat, options: WriteOptions): AsyncIterable<Uint8Array> {
  switch (format) {
    case 'xlsx':
      return writeXlsx([{ ...input, columns: options.columns }], options);
    case 'csv':
      return writeCsv(input, options);
    case 'tsv':
      return writeTsv(input, options);
    case 'json':
      return writeJson(input, options);
  }
}

/** The documents with rows as the template's rules judge them. An array stays one: all its rows are looked at before the first is written. */
export function judgedDocuments({ template, documents }: SheetInput): SheetInput['documents'] {
  const judge = createRuleJudge(template);
  const judged = (document: SheetDocument): SheetDocument => {
    const rows = judge(document.fileName, document.result.rows);
    return rows === document.result.rows ? document : { ...document, result: { ...document.result, rows: [...rows] } };
  };
  return Array.isArray(documents) ? documents.map(judged) : mapped(documents, judged);
}

async function* mapped<T, U>(items: Iterable<T> | AsyncIterable<T>, change: (item: T) => U): AsyncGenerator<U> {
  for await (const item of items) yield change(item);
}

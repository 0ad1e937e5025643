import Papa from 'papaparse';
import { EngineError } from '../../errors.ts';
import { MAX_COLUMNS_PER_ROW, MAX_FLOW_CELLS, MAX_PAGES, ROWS_PER_CSV_PAGE } from '../../limits.ts';
import { type FlowCell, type OpenDocument, unescapeFormula } from '../../model/index.ts';
import { cellReference } from '../cell-reference.ts';
import { contentTruncated, openFlowDocument, partlyDamaged } from '../flow-pages.ts';
import { startsWithHeader } from '../header-row.ts';
import { decodeText } from '../text-encoding.ts';
import { type Delimiter, likelyDelimiter } from './delimiter.ts';

/**
 * CSV and TSV in any encoding and with any usual delimiter. 1,000 rows a page; cells are cited as a spreadsheet shows them ("B7").
 * Only the text and the places of its pages are kept: rows are made when their page is read.
 */
export function openCsv(bytes: Uint8Array): OpenDocument {
  const { text, delimiter, pages } = findRows(bytes);
  const rowsOf = (pageNumber: number): string[][] => {
    const page = pages[pageNumber - 1];
    return page ? parseRows(text.slice(page.from, page.to), delimiter, page.quotes).rows : [];
  };
  // The names of the columns open every page, so that each page tells what its figures are.
  const header =
    pages.length > 1
      ? cellRows(rowsOf(1), 0)
          .slice(0, 1)
          .filter((row) => row.some((cell) => cell.header))
      : [];
  return openFlowDocument({
    type: 'csv',
    pageCount: pages.length,
    blocksOf(pageNumber) {
      const rows = rowsOf(pageNumber);
      const cells = cellRows(rows, (pageNumber - 1) * ROWS_PER_CSV_PAGE);
      const issues = [
        ...(pages[pageNumber - 1]?.quotes === false ? [partlyDamaged('a quote is never closed')] : []),
        ...(rows.some((row) => row.length > widestRow(rows)) ? [contentTruncated('too many columns')] : []),
      ];
      return {
        blocks: [{ kind: 'table', name: null, rows: [...(pageNumber > 1 ? header : []), ...cells] }],
        issues: issues.map((issue) => ({ ...issue, pageNumber })),
      };
    },
  });
}

/** The rows of a CSV or TSV, as they stand in it. */
export function readCsvRows(bytes: Uint8Array): string[][] {
  const { text, delimiter, pages } = findRows(bytes);
  return pages.flatMap(({ from, to, quotes }) => parseRows(text.slice(from, to), delimiter, quotes).rows);
}

function findRows(bytes: Uint8Array): { text: string; delimiter: string; pages: CsvPage[] } {
  const text = decodeText(bytes)
    .replace(/\r\n?/g, '\n')
    .replace(/^\ufeff/, '');
  if (text.trim() === '') throw new EngineError('file_empty');
  const separatorLine = /^sep=(.)\n/i.exec(text);
  const delimiter = separatorLine ? separatorLine[1]! : likelyDelimiter(text);
  return { text, delimiter, pages: findPages(text, separatorLine?.[0].length ?? 0, delimiter as Delimiter) };
}

interface CsvPage {
  from: number;
  to: number;
  /** False where a quote is never closed: it is then a character like any other. */
  quotes: boolean;
}

function findPages(text: string, start: number, delimiter: string): CsvPage[] {
  const pages: CsvPage[] = [];
  let unclosed = 0;
  for (let from = start; from < text.length;) {
    if (pages.length > MAX_PAGES) throw new EngineError('too_many_pages');
    const page = unclosed < MAX_UNCLOSED_QUOTES ? pageAt(text, from, delimiter) : literalPage(text, from, delimiter);
    if (!page.quotes) unclosed += 1;
    pages.push(page);
    from = page.to;
  }
  return pages;
}

/** 1,000 rows of usual width; a wider page is tried again with twice the room. */
const WINDOW_CHARACTERS = 512 * 1024;

/** A quote still open after so many characters was never meant as one. */
const LONGEST_QUOTED_FIELD = 8 * 1024 * 1024;

/** Pages with a quote that is never closed; after so many, quotes in this file mean nothing. */
const MAX_UNCLOSED_QUOTES = 3;

function pageAt(text: string, from: number, delimiter: string): CsvPage {
  for (let room = WINDOW_CHARACTERS; ; room *= 2) {
    const window = text.slice(from, from + room);
    const last = from + room >= text.length;
    const parsed = parseRows(window, delimiter, true);
    if (parsed.rows.length >= ROWS_PER_CSV_PAGE && parsed.end < window.length) return { from, to: from + parsed.end, quotes: true };
    if (!last && !(parsed.unclosedQuote && room >= LONGEST_QUOTED_FIELD)) continue;
    if (!parsed.unclosedQuote) return { from, to: text.length, quotes: true };
    return literalPage(text, from, delimiter);
  }
}

function literalPage(text: string, from: number, delimiter: string): CsvPage {
  for (let room = WINDOW_CHARACTERS; ; room *= 2) {
    const { rows, end } = parseRows(text.slice(from, from + room), delimiter, false);
    if (rows.length < ROWS_PER_CSV_PAGE && from + room < text.length) continue;
    return { from, to: from + Math.max(1, end), quotes: false };
  }
}

function parseRows(text: string, delimiter: string, quotes: boolean): { rows: string[][]; end: number; unclosedQuote: boolean } {
  const { data, meta, errors } = Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: ROWS_PER_CSV_PAGE,
    fastMode: false,
    quoteChar: quotes ? '"' : '\0',
  });
  // Papa reports a last row of one empty field for the newline that ends the file.
  if (data.length > 0 && data.at(-1)!.length === 1 && data.at(-1)![0] === '' && meta.cursor >= text.length) data.pop();
  return { rows: data, end: meta.cursor, unclosedQuote: errors.some((error) => error.code === 'MissingQuotes') };
}

function cellRows(rows: readonly string[][], rowsBefore: number): FlowCell[][] {
  const header = rowsBefore === 0 && startsWithHeader(rows);
  const widest = widestRow(rows);
  return rows.map((row, index) =>
    row.slice(0, widest).map((text, column) => ({
      reference: cellReference(rowsBefore + index, column),
      text: unescapeFormula(text.trim()),
      stored: null,
      columnSpan: 1,
      rowSpan: 1,
      header: header && index === 0,
    })),
  );
}

/** Columns kept, so that a page's cells fit into memory. */
const widestRow = (rows: readonly string[][]): number => Math.min(MAX_COLUMNS_PER_ROW, Math.floor(MAX_FLOW_CELLS / rows.length));

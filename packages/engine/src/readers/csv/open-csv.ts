import Papa from 'papaparse';
import { EngineError } from '../../errors.ts';
import { MAX_COLUMNS_PER_ROW, MAX_PAGES, ROWS_PER_CSV_PAGE } from '../../limits.ts';
import type { FlowCell, OpenDocument } from '../../model/index.ts';
import { cellReference } from '../cell-reference.ts';
import { openFlowDocument, partlyDamaged } from '../flow-pages.ts';
import { startsWithHeader } from '../header-row.ts';
import { decodeText } from '../text-encoding.ts';
import { type Delimiter, likelyDelimiter } from './delimiter.ts';

/**
 * CSV and TSV in any encoding and with any usual delimiter. 1,000 rows a page; cells are cited as a spreadsheet shows them ("B7").
 * Only the text and the places of its pages are kept: rows are made when their page is read.
 */
export function openCsv(bytes: Uint8Array): OpenDocument {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
  if (text.trim() === '') throw new EngineError('file_empty');
  const separatorLine = /^sep=(.)\n/i.exec(text);
  const delimiter = separatorLine ? separatorLine[1]! : likelyDelimiter(text);
  const pages = findPages(text, separatorLine?.[0].length ?? 0, delimiter as Delimiter);
  const rowsOf = (pageNumber: number): FlowCell[][] => {
    const page = pages[pageNumber - 1];
    const rows = page ? parseRows(text.slice(page.from, page.to), delimiter, page.quotes).rows : [];
    return cellRows(rows, (pageNumber - 1) * ROWS_PER_CSV_PAGE);
  };
  // The names of the columns open every page, so that each page tells what its figures are.
  const header = pages.length > 1 ? rowsOf(1).slice(0, 1).filter((row) => row.some((cell) => cell.header)) : [];
  return openFlowDocument({
    type: 'csv',
    pageCount: pages.length,
    blocksOf(pageNumber) {
      const page = pages[pageNumber - 1];
      return {
        blocks: [{ kind: 'table', name: null, rows: [...(pageNumber > 1 ? header : []), ...rowsOf(pageNumber)] }],
        issues: page && !page.quotes ? [{ ...partlyDamaged('a quote is never closed'), pageNumber }] : [],
      };
    },
  });
}

interface CsvPage {
  from: number;
  to: number;
  /** False where a quote is never closed: it is then a character like any other. */
  quotes: boolean;
}

function findPages(text: string, start: number, delimiter: string): CsvPage[] {
  const pages: CsvPage[] = [];
  for (let from = start; from < text.length; ) {
    if (pages.length > MAX_PAGES) throw new EngineError('too_many_pages');
    const page = pageAt(text, from, delimiter);
    pages.push(page);
    from = page.to;
  }
  return pages;
}

/** 1,000 rows of usual width; a wider page is tried again with twice the room. */
const WINDOW_CHARACTERS = 512 * 1024;

function pageAt(text: string, from: number, delimiter: string): CsvPage {
  for (let room = WINDOW_CHARACTERS; ; room *= 2) {
    const window = text.slice(from, from + room);
    const last = from + room >= text.length;
    const parsed = parseRows(window, delimiter, true);
    if (parsed.rows.length >= ROWS_PER_CSV_PAGE && parsed.end < window.length) return { from, to: from + parsed.end, quotes: true };
    if (!last && room < text.length) continue;
    if (!parsed.unclosedQuote) return { from, to: text.length, quotes: true };
    const literal = parseRows(window, delimiter, false);
    return { from, to: from + literal.end, quotes: false };
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
  return rows.map((row, index) =>
    row.slice(0, MAX_COLUMNS_PER_ROW).map((text, column) => ({
      reference: cellReference(rowsBefore + index, column),
      text: text.trim(),
      stored: null,
      columnSpan: 1,
      rowSpan: 1,
      header: header && index === 0,
    })),
  );
}

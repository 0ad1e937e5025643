import type { ExtractionRow } from '@sheetlift/engine/model';
import { z } from 'zod/mini';
import { blankOfToday } from './kept-blank.ts';
import { keptRow } from './kept-values.ts';

/** A result of more bytes is parsed in slices: parsing it in one go would be felt. */
const LARGE_BYTES = 256 * 1024;

/** Bytes parsed before the page may answer the person: some 10 ms on a slow machine. */
const SLICE_BYTES = 384 * 1024;

const keptResult = z.object({ rows: z.array(keptRow) });

/** A result as `JSON.stringify` writes it: nothing before the rows holds text of a document. */
const BEFORE_ROWS = /^\{(?:"(?:status|rowMode)":"[a-z]+",)*"rows":\[/;
const BEFORE_ROWS_BYTES = 200;

export function isLarge(result: Blob): boolean {
  return result.size > LARGE_BYTES;
}

/** The rows of a result, each checked against what a row is. Throws where it is damaged. */
export async function parseRows(result: Blob): Promise<readonly ExtractionRow[]> {
  return keptResult.parse(JSON.parse(await result.text())).rows;
}

/** The rows of a long result, a slice at a time. Each is known to be a row, but is not searched to its last value. */
export async function parseRowsInSlices(result: Blob): Promise<readonly ExtractionRow[]> {
  const before = BEFORE_ROWS.exec(await result.slice(0, BEFORE_ROWS_BYTES).text());
  if (!before) return parseRows(result);
  const rows: ExtractionRow[] = [];
  let from = before[0].length;
  let sliceBytes = SLICE_BYTES;
  for (;;) {
    const bytes = new Uint8Array(await result.slice(from, from + sliceBytes).arrayBuffer());
    const { rowsEnd, listEnded } = scanRows(bytes);
    for (const row of JSON.parse(`[${decoder.decode(bytes.subarray(0, rowsEnd))}]`) as ExtractionRow[]) rows.push(asRow(row));
    if (listEnded) return rows;
    if (from + bytes.length >= result.size) throw new SyntaxError('The list of rows does not end');
    // A row longer than a slice: look further.
    sliceBytes = rowsEnd === 0 ? sliceBytes * 2 : SLICE_BYTES;
    from += rowsEnd === 0 ? 0 : rowsEnd + ','.length;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const decoder = new TextDecoder();

const [QUOTE, BACKSLASH, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = Array.from('"\\{}[]', (character) => character.charCodeAt(0));

/** Where the last whole row in a piece of the list ends, from the piece's start, and whether the list ends there. */
function scanRows(bytes: Uint8Array): { rowsEnd: number; listEnded: boolean } {
  let depth = 0;
  let rowsEnd = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
    } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
      depth++;
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      depth--;
      if (depth === 0) rowsEnd = at + 1;
      if (depth < 0) return { rowsEnd: at, listEnded: true };
    }
  }
  return { rowsEnd, listEnded: false };
}

function asRow(row: ExtractionRow): ExtractionRow {
  if (typeof row?.cells !== 'object' || row.cells === null || typeof row.pageNumber !== 'number') throw new TypeError('This is no row');
  for (const id in row.cells) if (row.cells[id]?.state === 'unreadable') row.cells[id] = blankOfToday(row.cells[id]);
  return row;
}

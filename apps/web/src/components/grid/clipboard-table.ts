import { escapeFormulas } from '@sheetlift/engine/model';
import { readHtmlTable, writeHtmlTable } from './html-table.ts';
import { readTabText, writeTabText } from './tab-text.ts';

/** The cells as they are, for a paste into a sheet of ours: the plain text has apostrophes before what would be a formula elsewhere. */
const OWN_CELLS = 'application/x-sheetlift-cells';

/** Cells one paste may bring: a sheet of ours has fewer, and a browser tab must stay alive. */
const MOST_CELLS = 500_000;

/** Puts a table on a clipboard, for sheets of ours, for spreadsheets and for the rest. Columns in `verbatim` are no numbers. */
export function fillClipboard(
  clipboard: Pick<DataTransfer, 'setData'>,
  table: readonly (readonly string[])[],
  verbatim: readonly boolean[],
): void {
  clipboard.setData(OWN_CELLS, JSON.stringify(table));
  clipboard.setData('text/plain', writeTabText(table.map((row) => row.map(escapeFormulas))));
  clipboard.setData('text/html', writeHtmlTable(table, verbatim));
}

/** The table on a clipboard; null where there is no text, or far too much. */
export function clipboardTable(clipboard: Pick<DataTransfer, 'getData'>): string[][] | null {
  const table = ownTable(clipboard.getData(OWN_CELLS)) ?? foreignTable(clipboard);
  return table && table.length * widthOf(table) <= MOST_CELLS ? table : null;
}

/** A clipboard is outside data, whatever type it claims. */
function ownTable(json: string): string[][] | null {
  try {
    const table: unknown = JSON.parse(json);
    const isTable =
      Array.isArray(table) &&
      table.length > 0 &&
      table.every((row) => Array.isArray(row) && row.length > 0 && row.every((text) => typeof text === 'string'));
    return isTable ? table : null;
  } catch {
    return null;
  }
}

function foreignTable(clipboard: Pick<DataTransfer, 'getData'>): string[][] | null {
  const plain = clipboard.getData('text/plain');
  const table = readTabText(plain);
  const better = wordProcessorTable(clipboard.getData('text/html'), table) ?? table;
  return plain === '' && better === table ? null : better;
}

function widthOf(table: readonly (readonly string[])[]): number {
  return table.reduce((width, row) => Math.max(width, row.length), 0);
}

/**
 * Spreadsheets say the same twice, and their plain text is the exact one. A word processor or a mail program puts each cell
 * of a table on a line of its own in the plain text: then only the markup knows the columns.
 */
function wordProcessorTable(html: string, plain: readonly (readonly string[])[]): string[][] | null {
  if (!/<table/i.test(html)) return null;
  const isOneColumn = plain.every((row) => row.length === 1);
  const table = isOneColumn ? readHtmlTable(html) : null;
  return table && table[0]!.length > 1 ? table : null;
}

import { readHtmlTable } from './html-table.ts';
import { readTabText } from './tab-text.ts';

/** Cells one paste may bring: a sheet of ours has fewer, and a browser tab must stay alive. */
const MOST_CELLS = 500_000;

/** The table on a clipboard; null where there is no text, or far too much. */
export function clipboardTable(clipboard: Pick<DataTransfer, 'getData'>): string[][] | null {
  const plain = clipboard.getData('text/plain');
  const table = readTabText(plain);
  const better = wordProcessorTable(clipboard.getData('text/html'), table) ?? table;
  const cells = better.length * Math.max(...better.map((row) => row.length));
  return (plain === '' && better === table) || cells > MOST_CELLS ? null : better;
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

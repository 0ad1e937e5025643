import { escapeFormulas } from '@sheetlift/engine/model';

/**
 * A table for the clipboard's `text/html`. Columns in `verbatim`, and what would be taken for a formula, are marked so that Excel and
 * Sheets keep "007" and "=1+1" as they stand.
 */
export function writeHtmlTable(table: readonly (readonly string[])[], verbatim: readonly boolean[]): string {
  const rows = table.map(
    (row) => `<tr>${row.map((text, column) => cellHtml(text, verbatim[column] === true || escapeFormulas(text) !== text)).join('')}</tr>`,
  );
  return `<meta charset="utf-8"><table>${rows.join('')}</table>`;
}

/** More cells than any clipboard of a person at work holds; a page's markup may ask for billions by its spans. */
const MOST_SPAN = 1_000;

/** The only table of a copied page part, spans spread out; null where there is none, or more than one. */
export function readHtmlTable(html: string): string[][] | null {
  const tables = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('table');
  const [table] = tables;
  if (!table || tables.length > 1) return null;
  const read: string[][] = Array.from(table.rows, () => []);
  Array.from(table.rows).forEach((row, rowIndex) => {
    let column = 0;
    for (const cell of row.cells) {
      while (read[rowIndex]![column] !== undefined) column += 1;
      const across = Math.min(cell.colSpan, MOST_SPAN);
      const down = Math.min(cell.rowSpan || 1, read.length - rowIndex);
      for (let below = 0; below < down; below++)
        for (let right = 0; right < across; right++) read[rowIndex + below]![column + right] = below + right === 0 ? textOf(cell) : '';
      column += across;
    }
  });
  const width = Math.max(0, ...read.map((row) => row.length));
  return width === 0 ? null : read.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

/** Text as a browser shows it: runs of white space are one space, line breaks stay. */
function textOf(cell: HTMLTableCellElement): string {
  const copy = cell.cloneNode(true) as HTMLTableCellElement;
  for (const line of copy.querySelectorAll('br')) line.replaceWith('\u2028');
  return copy.textContent
    .replaceAll(/[ \t\r\n]+/g, ' ')
    .replaceAll(/ ?\u2028 ?/g, '\n')
    .replaceAll('\u00a0', ' ')
    .trim();
}

function cellHtml(text: string, verbatim: boolean): string {
  const escaped = escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br style="mso-data-placement:same-cell">');
  if (!verbatim || text === '') return `<td>${escaped}</td>`;
  return `<td style="mso-number-format:'\\@'" data-sheets-value="${escapeHtml(JSON.stringify({ 1: 2, 2: text }))}">${escaped}</td>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

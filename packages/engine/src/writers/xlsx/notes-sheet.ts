import type { BetweenNote } from '../../between-documents/index.ts';
import { cutText } from '../cut-text.ts';
import { SourceStyles } from './source-styles.ts';
import type { Workbook } from './workbook.ts';
import { Worksheet } from './worksheet.ts';

const WIDTHS = [18, 100];
const HEADER_ROWS = 2;
const HEADER_HEIGHT_PT = 24;

const KINDS: Readonly<Record<BetweenNote['kind'], string>> = {
  'same-paper': 'given twice',
  'same-number': 'number on several',
  'number-missing': 'number missing',
  'balance-gap': 'balances apart',
};

/** What the documents say of each other, a line a note, on a sheet of its own. Where they say nothing there is none. */
export function writeNotes(notes: readonly BetweenNote[], workbook: Workbook): void {
  if (notes.length === 0) return;
  const styles = new SourceStyles(workbook.styles);
  const { part, entry } = workbook.openSheet('sources', workbook.names.take('Notes', 'Notes'), false);
  entry.headerRows = `${HEADER_ROWS}:${HEADER_ROWS}`;
  const sheet = new Worksheet(part, workbook.strings, { frozenRows: HEADER_ROWS, columnWidths: WIDTHS, selected: false });
  sheet.startRow(HEADER_HEIGHT_PT);
  sheet.text(0, styles.title, 'What the documents say of each other');
  sheet.endRow();
  sheet.startRow(HEADER_HEIGHT_PT);
  ['Kind', 'Note'].forEach((title, column) => sheet.text(column, styles.head, title));
  sheet.endRow();
  for (const { kind, sentence } of notes) {
    sheet.startRow();
    sheet.text(0, styles.text, KINDS[kind]);
    sheet.text(1, styles.text, cutText(sentence, workbook.limits.cellCharacters));
    sheet.endRow();
  }
  entry.filterRange = sheet.range(HEADER_ROWS);
  sheet.finish({ filterRange: entry.filterRange, validations: [], links: [], drawing: null });
}

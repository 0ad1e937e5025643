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

/**
 * What the documents say of each other, and the names of those of which no row is because no template fits: a line each, on a sheet of its own.
 * Where there is neither there is none.
 */
export function writeNotes(notes: readonly BetweenNote[], withoutRows: readonly string[], workbook: Workbook): void {
  if (notes.length + withoutRows.length === 0) return;
  const styles = new SourceStyles(workbook.styles);
  const { part, entry } = workbook.openSheet('sources', workbook.names.take('Notes', 'Notes'), false);
  entry.headerRows = `${HEADER_ROWS}:${HEADER_ROWS}`;
  const sheet = new Worksheet(part, workbook.strings, { frozenRows: HEADER_ROWS, columnWidths: WIDTHS, selected: false });
  sheet.startRow(HEADER_HEIGHT_PT);
  sheet.text(0, styles.title, withoutRows.length === 0 ? 'What the documents say of each other' : 'What there is to know of the documents');
  sheet.endRow();
  sheet.startRow(HEADER_HEIGHT_PT);
  ['Kind', 'Note'].forEach((title, column) => sheet.text(column, styles.head, title));
  sheet.endRow();
  const line = (kind: string, sentence: string): void => {
    sheet.startRow();
    sheet.text(0, styles.text, kind);
    sheet.text(1, styles.text, cutText(sentence, workbook.limits.cellCharacters));
    sheet.endRow();
  };
  for (const fileName of withoutRows) line('no template fits', `No row is of “${fileName}”: no template fits it.`);
  for (const { kind, sentence } of notes) line(KINDS[kind], sentence);
  entry.filterRange = sheet.range(HEADER_ROWS);
  sheet.finish({ filterRange: entry.filterRange, validations: [], links: [], drawing: null });
}

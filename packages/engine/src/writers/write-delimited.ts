import { type CellValue, escapeFormulas, plainNumber } from '../model/index.ts';
import { remarksOn } from './remarks.ts';
import { sheetColumns } from './sheet-columns.ts';
import type { CsvDateFormat, SheetInput, WriteOptions } from './sheet-input.ts';
import { isWritten, valueOf, writtenCell } from './written-cell.ts';

/** How rows become lines of text. */
interface Dialect {
  byteOrderMark: boolean;
  delimiter: string;
  /** What a text is put in quotes for. In a file that is all that readers split at, so that ours knows which one is meant. */
  separators: string;
  decimalSign: string;
  dateFormat: CsvDateFormat;
  /** Whether a last column says of each row which cells are blank and why. */
  remarks: boolean;
}

const CHUNK_CHARACTERS = 32_768;
const LINE_END = '\r\n';
/** What that column is called. */
const REMARKS = 'Remarks';

/** CSV after RFC 4180, in UTF-8 with a byte order mark so that Excel takes it for UTF-8. */
export function writeCsv(input: SheetInput, options: WriteOptions): AsyncGenerator<Uint8Array> {
  const { delimiter = ',', decimalSign = '.', dateFormat = 'yyyy-mm-dd', remarks = false } = options.csv ?? {};
  return writeDelimited(input, options, { byteOrderMark: true, delimiter, separators: ',;|\t', decimalSign, dateFormat, remarks });
}

/** Tab-separated for the clipboard: as CSV, without the byte order mark. */
export function writeTsv(input: SheetInput, options: WriteOptions): AsyncGenerator<Uint8Array> {
  const { decimalSign = '.', dateFormat = 'yyyy-mm-dd' } = options.csv ?? {};
  return writeDelimited(input, options, {
    byteOrderMark: false,
    delimiter: '\t',
    separators: '\t',
    decimalSign,
    dateFormat,
    remarks: false,
  });
}

async function* writeDelimited(input: SheetInput, options: WriteOptions, dialect: Dialect): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = sheetColumns(input.template, options.columns);
  const names = [...columns.map(({ name }) => name), ...(dialect.remarks ? [REMARKS] : [])];
  const header = names.map((name) => textCell(name, dialect)).join(dialect.delimiter);
  let text = (dialect.byteOrderMark ? '\uFEFF' : '') + header + LINE_END;
  for await (const document of input.documents) {
    for (const row of document.result.rows) {
      if (!isWritten(row, options)) continue;
      const cells = columns.map((column) => writtenCell(column, document, row, options));
      const texts = cells.map((cell) => cellText(valueOf(cell), dialect));
      text += [...texts, ...(dialect.remarks ? [textCell(remarksOn(columns, cells), dialect)] : [])].join(dialect.delimiter) + LINE_END;
      if (text.length >= CHUNK_CHARACTERS) {
        yield encoder.encode(text);
        text = '';
      }
    }
  }
  if (text !== '') yield encoder.encode(text);
}

function cellText(value: CellValue | null, dialect: Dialect): string {
  if (!value) return '';
  switch (value.kind) {
    case 'number':
      return Number.isFinite(value.number)
        ? quoted(plainNumber(value.number, value.decimals).replace('.', dialect.decimalSign), dialect.delimiter)
        : '';
    case 'date':
      return textCell(formattedDate(value.iso, dialect.dateFormat), dialect);
    case 'yes/no':
      return value.yes ? 'yes' : 'no';
    case 'enum':
      return textCell(value.value, dialect);
    case 'text':
      return textCell(value.text, dialect);
  }
}

/** The date part in the format asked for; what follows it (a time) and what is no whole date stay as they are. */
function formattedDate(iso: string, format: CsvDateFormat): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(.*)$/.exec(iso);
  if (!parts || format === 'yyyy-mm-dd') return iso;
  const [, year = '', month = '', day = '', rest = ''] = parts;
  return format.replace('yyyy', year).replace('mm', month).replace('dd', day) + rest;
}

const textCell = (text: string, { separators }: Dialect): string => quoted(escapeFormulas(text), separators);

function quoted(text: string, separators: string): string {
  const clean = text.replaceAll('\0', '');
  const needsQuotes = [...separators].some((separator) => clean.includes(separator)) || /["\r\n]|^\s|\s$/.test(clean);
  return needsQuotes ? `"${clean.replaceAll('"', '""')}"` : clean;
}

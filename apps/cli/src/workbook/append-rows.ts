import { around, type CellRange, columnLetters, printRange, rangeOf, touch } from './cell-range.ts';
import { dateStyles } from './date-styles.ts';
import { openSheets, type OpenSheet } from './open-sheets.ts';
import { excelSerial } from './excel-serial.ts';
import { type Row, sheetRows, sharedTexts, textOf } from './sheet-rows.ts';
import { WorkbookProblem } from './workbook-problem.ts';
import { attribute, withAttribute, xmlEscaped, xmlTags, xmlText } from './xml-tags.ts';
import { ZipArchive } from './zip-archive.ts';

/** What goes into a cell; null leaves it blank. */
export type SheetValue = { kind: 'text'; text: string } | { kind: 'number'; number: number } | { kind: 'date'; iso: string };

export interface NewRows {
  /** By which columns are known in the header row; those that are optional are filled where they are there. */
  columns: readonly { name: string; isOptional?: boolean }[];
  /** One value for each column. */
  rows: readonly (readonly (SheetValue | null)[])[];
}

/** Excel's own. */
const MOST_ROWS = 1_048_576;
const MOST_CELL_CHARACTERS = 32_767;

/** A header stands near the top. */
const HEADER_ROWS = 100;

/**
 * The workbook with the rows below those of the sheet whose header row names the columns. Only that sheet's part changes, and the reach of
 * the table that the rows belong to; every other part stays as it is, to the byte. Throws `WorkbookProblem`, with nothing changed.
 */
export function appendRows(workbook: Buffer, added: NewRows): Buffer {
  const archive = new ZipArchive(workbook);
  if (archive.names.some((name) => name.startsWith('_xmlsignatures/')))
    throw new WorkbookProblem('it is signed, and a change would break the signature');
  const shared = sharedTexts(xmlText(archive.read('xl/sharedStrings.xml') ?? Buffer.alloc(0), 'xl/sharedStrings.xml'));
  const { sheets, hasEarlyEpoch } = openSheets(archive);
  for (const sheet of sheets) {
    const place = findPlace(sheet, shared, added);
    if (!place) continue;
    if (added.rows.length === 0) return workbook;
    const styles = dateStyles(xmlText(archive.read('xl/styles.xml') ?? Buffer.alloc(0), 'xl/styles.xml'));
    return archive.with(changedParts(sheet, place, added, { styles, hasEarlyEpoch }));
  }
  const names = added.columns.filter(({ isOptional }) => !isOptional).map(({ name }) => `"${name}"`);
  throw new WorkbookProblem(`none of its sheets has a row with the columns ${names.join(', ')}`);
}

/** Where the rows go. */
interface Place {
  /** The sheet's column of each column given; null where it has none. */
  columns: (number | null)[];
  firstRow: number;
  /** The last row that holds anything: its looks are taken over, unless it is the header. */
  model: Row | null;
  /** Where `sheetData` begins and ends, with its tags, and what lies between them. */
  data: { start: number; innerStart: number; innerEnd: number; end: number };
  /** Where new rows stand in the text, and rows behind that hold looks alone. */
  insertAt: number;
  emptyRows: Row[];
}

function findPlace(sheet: OpenSheet, shared: readonly string[], { columns, rows }: NewRows): Place | null {
  const { xml } = sheet;
  const data = sheetData(xml);
  let found: { columns: (number | null)[]; row: Row } | null = null;
  let last: Row | null = null;
  let emptyRows: Row[] = [];
  for (const row of sheetRows(xml, data.innerStart, data.innerEnd)) {
    const isFilled = row.cells.some((cell) => cell.isFilled);
    if (!found && row.number <= HEADER_ROWS && isFilled) {
      const place = columnsIn(row, xml, shared, columns);
      if (place) found = { columns: place, row };
    }
    if (isFilled) {
      last = row;
      emptyRows = [];
    } else emptyRows.push(row);
  }
  if (!found || !last) return null;
  if (/<sheetProtection\b/.test(xml.slice(data.end))) throw new WorkbookProblem(`its sheet "${sheet.name}" is protected`);
  const firstRow = last.number + 1;
  if (firstRow + rows.length - 1 > MOST_ROWS) throw new WorkbookProblem(`its sheet "${sheet.name}" has no room for more rows`);
  const model = last === found.row ? null : last;
  return { columns: found.columns, firstRow, model, data, insertAt: last.end, emptyRows };
}

function sheetData(xml: string): Place['data'] {
  let start: { start: number; end: number } | null = null;
  for (const tag of xmlTags(xml)) {
    if (tag.name !== 'sheetData') continue;
    if (tag.kind === 'empty') return { start: tag.start, innerStart: tag.end, innerEnd: tag.end, end: tag.end };
    if (tag.kind === 'open') start = tag;
    else if (start) return { start: start.start, innerStart: start.end, innerEnd: tag.start, end: tag.end };
  }
  throw new WorkbookProblem('it has a sheet without rows, which only unusual programs write');
}

/** The sheet's column of each column given, where the row names all that are asked for. */
function columnsIn(row: Row, xml: string, shared: readonly string[], columns: NewRows['columns']): (number | null)[] | null {
  const named = new Map<string, number>();
  for (const cell of row.cells) {
    const name = cell.isFilled ? textOf(xml, cell, shared)?.trim() : undefined;
    if (name !== undefined && !named.has(name)) named.set(name, cell.column);
  }
  const places = columns.map(({ name }) => named.get(name.trim()) ?? null);
  return places.every((place, index) => place !== null || columns[index]!.isOptional) ? places : null;
}

interface Looks {
  /** Of dates. */
  styles: readonly number[];
  /** Days are counted from 1904. */
  hasEarlyEpoch: boolean;
}

function changedParts(sheet: OpenSheet, place: Place, added: NewRows, looks: Looks): Map<string, Uint8Array> {
  const filled = place.columns.filter((column) => column !== null);
  const range: CellRange = {
    left: Math.min(...filled),
    right: Math.max(...filled),
    top: place.firstRow,
    bottom: place.firstRow + added.rows.length - 1,
  };
  refuseMerged(sheet, place, range);
  const parts = new Map([[sheet.part, Buffer.from(changedSheet(sheet.xml, place, added, range, looks))]]);
  for (const table of sheet.tables) {
    const changed = changedTable(table.xml, range, sheet.name);
    if (changed !== null) parts.set(table.part, Buffer.from(changed));
  }
  return parts;
}

function refuseMerged({ xml, name }: OpenSheet, { data }: Place, range: CellRange): void {
  for (const tag of xmlTags(xml, data.end)) {
    const merged = tag.name === 'mergeCell' ? rangeOf(attribute(xml, tag, 'ref') ?? '') : null;
    if (merged && touch(merged, range)) throw new WorkbookProblem(`merged cells of its sheet "${name}" lie where the rows go`);
  }
}

function changedSheet(xml: string, place: Place, { rows }: NewRows, range: CellRange, looks: Looks): string {
  const { data, insertAt, emptyRows, firstRow } = place;
  const written = rows.map((values, index) => {
    const number = firstRow + index;
    return {
      number,
      text: rowText(
        xml,
        number,
        values,
        place,
        emptyRows.find((row) => row.number === number),
        looks,
      ),
    };
  });
  const behind = emptyRows
    .filter(({ number }) => number > range.bottom)
    .map(({ number, start, end }) => ({ number, text: xml.slice(start, end) }));
  const between = [...written, ...behind].map(({ text }) => text).join('');
  const before = withDimension(xml.slice(0, insertAt), range);
  const after = xml.slice(data.end);
  return `${before}${between}</sheetData>${recalculated(after)}`;
}

/** A row that holds looks alone keeps them. */
function rowText(
  xml: string,
  number: number,
  values: readonly (SheetValue | null)[],
  { columns, model }: Place,
  empty: Row | undefined,
  looks: Looks,
): string {
  const cells = new Map((empty?.cells ?? []).map(({ column, start, end }) => [column, xml.slice(start, end)]));
  columns.forEach((column, index) => {
    if (column === null) return;
    const value = values[index] ?? null;
    const look = (empty ?? model)?.cells.find((cell) => cell.column === column)?.style ?? null;
    const text = cellText(`${columnLetters(column)}${number}`, value, look, looks);
    if (text !== null) cells.set(column, text);
  });
  const open = empty
    ? xml
        .slice(empty.start, empty.openEnd)
        .replace(/\s+spans\s*=\s*(?:"[^"]*"|'[^']*')/, '')
        .replace(/\s*\/>$/, '>')
    : `<row r="${number}">`;
  return `${open}${[...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([, text]) => text)
    .join('')}</row>`;
}

function cellText(reference: string, value: SheetValue | null, look: string | null, { styles, hasEarlyEpoch }: Looks): string | null {
  const isDateLook = look !== null && styles.includes(Number(look));
  const serial = value?.kind === 'date' ? excelSerial(value.iso, hasEarlyEpoch) : null;
  const style = serial !== null && !isDateLook ? (styles[0]?.toString() ?? null) : value?.kind === 'number' && isDateLook ? null : look;
  const start = `<c r="${reference}"${style === null ? '' : ` s="${style}"`}`;
  if (value === null) return style === null ? null : `${start}/>`;
  // Without a look of its own a date would be shown as a number.
  if (serial !== null && style !== null) return `${start}><v>${serial}</v></c>`;
  if (value.kind === 'number') return `${start}><v>${value.number}</v></c>`;
  const text = value.kind === 'date' ? value.iso : value.text;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${xmlEscaped(text.slice(0, MOST_CELL_CHARACTERS))}</t></is></c>`;
}

function withDimension(before: string, range: CellRange): string {
  for (const tag of xmlTags(before)) {
    if (tag.name === 'sheetData') break;
    const reach = tag.name === 'dimension' ? rangeOf(attribute(before, tag, 'ref') ?? '') : null;
    if (!reach) continue;
    const changed = withAttribute(before.slice(tag.start, tag.end), 'ref', printRange(around(reach, range)));
    return before.slice(0, tag.start) + changed + before.slice(tag.end);
  }
  return before;
}

/** Formulas anywhere that look at the new rows are worked out anew when the workbook is opened (ECMA-376 part 1, 18.3.1.78). */
function recalculated(after: string): string {
  const [first] = xmlTags(after);
  if (first?.name !== 'sheetCalcPr') return `<sheetCalcPr fullCalcOnLoad="1"/>${after}`;
  return withAttribute(after.slice(first.start, first.end), 'fullCalcOnLoad', '1') + after.slice(first.end);
}

/** The table's part, reaching as far as the new rows; null where it has nothing to do with them. */
function changedTable(xml: string, rows: CellRange, sheetName: string): string | null {
  const [table] = [...xmlTags(xml)].filter(({ name, kind }) => name === 'table' && kind !== 'close');
  const reach = table && rangeOf(attribute(xml, table, 'ref') ?? '');
  if (!reach || reach.left > rows.right || rows.left > reach.right) return null;
  if (reach.bottom < rows.top - 1) return null;
  if (Number(attribute(xml, table, 'totalsRowCount') ?? 0) > 0)
    throw new WorkbookProblem(`the table of its sheet "${sheetName}" ends with totals`);
  // A table that is new has a blank row below its header already.
  const wider = printRange({ ...reach, bottom: Math.max(reach.bottom, rows.bottom) });
  let changed = '';
  let from = 0;
  for (const tag of xmlTags(xml)) {
    if (tag.kind === 'close' || !['table', 'autoFilter'].includes(tag.name)) continue;
    changed += xml.slice(from, tag.start) + withAttribute(xml.slice(tag.start, tag.end), 'ref', wider);
    from = tag.end;
  }
  return changed + xml.slice(from);
}

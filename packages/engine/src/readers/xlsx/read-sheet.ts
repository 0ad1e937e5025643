import { MAX_COLUMNS_PER_ROW, MAX_FLOW_CELLS, MAX_SHEET_CHARACTERS } from '../../limits.ts';
import type { FlowCell } from '../../model/index.ts';
import { parseCellReference, SHEET_COLUMNS, SHEET_ROWS } from '../cell-reference.ts';
import type { OfficePackage } from '../office-package.ts';
import { attributeOf, type XmlAttributes, type XmlListener } from '../xml.ts';
import { serialToDate, toIso } from './date-format.ts';
import { cellText } from './shared-strings.ts';
import type { Workbook } from './workbook.ts';

/** A cell that shows something. */
export interface SheetCell {
  row: number;
  column: number;
  text: string;
  stored: FlowCell['stored'];
}

/** Cells that take one of a list only. */
export interface ChoiceList {
  /** "B2:B400 D2": the cells it holds for. */
  cells: string;
  /** The list written out, or where it stands. */
  formula: string;
}

export interface Sheet {
  /** By row and column, ascending. */
  rows: SheetCell[][];
  /** Columns and rows that a cell spans, by `row * SHEET_COLUMNS + column`. */
  spans: Map<number, { columns: number; rows: number }>;
  choiceLists: ChoiceList[];
  truncated: boolean;
}

/** The cells of a sheet that show something, whatever extent the sheet claims, in its first rows where only these are wanted. */
export function readSheet(office: OfficePackage, partName: string, workbook: Workbook, firstRows = SHEET_ROWS): Sheet {
  const listener = new SheetListener(workbook, firstRows);
  office.readPart(partName, listener);
  return listener.finish();
}

export const spanKey = (row: number, column: number): number => row * SHEET_COLUMNS + column;

class SheetListener implements XmlListener {
  private readonly workbook: Workbook;
  private readonly firstRows: number;
  private readonly cells = new Map<number, SheetCell[]>();
  private readonly spans: Sheet['spans'] = new Map();
  private readonly choiceLists: ChoiceList[] = [];
  private inChoiceList = false;
  private inFormula = false;
  private cellCount = 0;
  private characterCount = 0;
  private row = -1;
  private column = -1;
  private type = 'n';
  private style = 0;
  private value = '';
  private capturing = false;
  private phonetic = false;

  constructor(workbook: Workbook, firstRows: number) {
    this.workbook = workbook;
    this.firstRows = firstRows;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'c') this.beginCell(attributes);
    else if (name === 'v' || name === 't') this.capturing = !this.phonetic;
    else if (name === 'row') this.beginRow(attributes);
    else if (name === 'rPh') this.phonetic = true;
    else if (name === 'mergeCell') this.merge(attributeOf(attributes, 'ref') ?? '');
    else if (name === 'dataValidation') this.beginChoiceList(attributes);
    else if (name === 'formula1') this.inFormula = this.inChoiceList;
  }

  text(text: string): void {
    if (this.capturing) this.value += text;
    else if (this.inFormula) this.choiceLists.at(-1)!.formula += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.capturing = false;
    else if (name === 'rPh') this.phonetic = false;
    else if (name === 'c') this.endCell();
    else if (name === 'formula1') this.inFormula = false;
  }

  finish(): Sheet {
    const rows = [...this.cells.entries()].sort(([a], [b]) => a - b).map(([, cells]) => inColumnOrder(cells));
    return { rows, spans: this.spans, choiceLists: this.choiceLists, truncated: this.isFull() };
  }

  private beginRow(attributes: XmlAttributes): void {
    const written = Number(attributeOf(attributes, 'r'));
    this.row = Number.isInteger(written) && written >= 1 && written <= SHEET_ROWS ? written - 1 : this.row + 1;
    this.column = -1;
  }

  private beginCell(attributes: XmlAttributes): void {
    const place = parseCellReference(attributeOf(attributes, 'r') ?? '');
    this.column = place?.column ?? this.column + 1;
    if (place) this.row = place.row;
    this.type = attributeOf(attributes, 't') ?? 'n';
    this.style = Number(attributeOf(attributes, 's') ?? 0);
    this.value = '';
  }

  private endCell(): void {
    if (this.value === '' || this.row >= this.firstRows || this.column >= MAX_COLUMNS_PER_ROW || this.isFull()) return;
    const shown = this.show(this.value);
    if (shown.text === '') return;
    this.cellCount += 1;
    this.characterCount += shown.text.length;
    if (this.isFull()) return;
    const row = this.cells.get(this.row);
    const cell = { row: this.row, column: this.column, ...shown };
    if (row) row.push(cell);
    else this.cells.set(this.row, [cell]);
  }

  private beginChoiceList(attributes: XmlAttributes): void {
    this.inChoiceList = attributeOf(attributes, 'type') === 'list' && this.choiceLists.length < MAX_FLOW_CELLS;
    if (this.inChoiceList) this.choiceLists.push({ cells: attributeOf(attributes, 'sqref') ?? '', formula: '' });
  }

  isDone(): boolean {
    return this.isFull();
  }

  private isFull(): boolean {
    return this.cellCount > MAX_FLOW_CELLS || this.characterCount > MAX_SHEET_CHARACTERS;
  }

  private show(value: string): Pick<SheetCell, 'text' | 'stored'> {
    switch (this.type) {
      case 's':
        return { text: this.workbook.strings[Number(value)] ?? '', stored: null };
      case 'b':
        return {
          text: value.trim() === '1' || value.trim() === 'true' ? 'TRUE' : 'FALSE',
          stored: { kind: 'boolean', value: value.trim() === '1' || value.trim() === 'true' },
        };
      case 'd':
        return isoDate(value.trim());
      case 'n':
        return this.showNumber(value.trim());
      default:
        return asText(value);
    }
  }

  private showNumber(written: string): Pick<SheetCell, 'text' | 'stored'> {
    const value = Number(written);
    if (written === '' || !Number.isFinite(value)) return asText(written);
    const format = this.workbook.formats.of(this.style);
    const isDate = format.kind === 'date' || format.kind === 'time';
    const serial = isDate && this.workbook.startsIn1904 ? value + DAYS_BETWEEN_SYSTEMS : value;
    const text = format.show(serial).trim();
    if (format.kind === 'time') return { text, stored: null };
    if (isDate) {
      const date = serialToDate(serial);
      return { text, stored: date ? { kind: 'date', iso: toIso(date) } : { kind: 'number', value } };
    }
    // Zeros that only the format adds make an identifier of a number: it is what is shown.
    return { text, stored: /^0\d/.test(text) ? null : { kind: 'number', value } };
  }

  private merge(reference: string): void {
    const [from, to] = reference.split(':').map(parseCellReference);
    if (!from || !to || to.row < from.row || to.column < from.column || this.spans.size >= MAX_FLOW_CELLS) return;
    this.spans.set(spanKey(from.row, from.column), { columns: to.column - from.column + 1, rows: to.row - from.row + 1 });
  }
}

/** Days from the first day of the 1900 system to that of the 1904 system. */
const DAYS_BETWEEN_SYSTEMS = 1_462;

const asText = (value: string): Pick<SheetCell, 'text' | 'stored'> => ({ text: cellText(value), stored: null });

function isoDate(value: string): Pick<SheetCell, 'text' | 'stored'> {
  const iso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?/.exec(value)?.[0];
  if (!iso) return asText(value);
  const day = iso.replace(/T00:00(:00)?$/, '');
  return { text: day.replace('T', ' '), stored: { kind: 'date', iso: day } };
}

/** Files by other programs may repeat a cell or mix the order; the last one counts. */
function inColumnOrder(cells: SheetCell[]): SheetCell[] {
  if (cells.every((cell, index) => index === 0 || cell.column > cells[index - 1]!.column)) return cells;
  return [...new Map(cells.map((cell) => [cell.column, cell])).values()].sort((a, b) => a.column - b.column);
}

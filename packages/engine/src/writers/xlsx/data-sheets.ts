import type { CellValue } from '../../model/index.ts';
import { cutText } from '../cut-text.ts';
import type { SheetColumn } from '../sheet-columns.ts';
import { isBlankToCheck, valueOf, type WrittenCell } from '../written-cell.ts';
import { columnLetters, quotedSheetName } from './cell-reference.ts';
import { DataStyles, type ValueLook } from './data-styles.ts';
import { excelDate } from './excel-date.ts';
import { type LinkDensity, linkDensity, weakest } from './link-density.ts';
import { rowHeightPt, wrappedLines } from './row-height.ts';
import type { SheetEntry } from './package-parts.ts';
import type { ValueLists } from './value-lists.ts';
import type { Workbook } from './workbook.ts';
import { type SheetLink, Worksheet } from './worksheet.ts';

/** Excel shows "####" for longer texts in its text format. */
const MAX_TEXT_FORMAT_CHARACTERS = 255;
const HEADER_HEIGHT_PT = 24;
const FIRST_DATA_ROW = 2;

/** What the rows of the sheets look like. */
export interface DataPlan {
  columns: readonly SheetColumn[];
  /** In characters. */
  widths: readonly number[];
  sheetName: string;
  /** Whether the first of the sheets is the one a person sees. */
  selected: boolean;
  /** The cell in Sources that tells of a value, by the number of its line; null without Sources. */
  sourceCell: ((line: number) => string) | null;
}

/** The rows, on as many sheets as they need. */
export class DataSheets {
  readonly #workbook: Workbook;
  readonly #lists: ValueLists;
  readonly #plan: DataPlan;
  /** Columns of fields: only these have a line in Sources. */
  readonly #fieldColumns: readonly number[];
  readonly #styles: DataStyles;
  /** Columns of text after a column of numbers, which would touch it. */
  readonly #indented: boolean[];
  /** Of each sheet: its name and the number of its first row, counted over all sheets from 0. */
  readonly #starts: { name: string; firstRow: number }[] = [];
  #rowCount = 0;
  #sheet!: Worksheet;
  #entry!: SheetEntry;
  #density: LinkDensity = 'cell';

  constructor(workbook: Workbook, lists: ValueLists, plan: DataPlan) {
    this.#workbook = workbook;
    this.#lists = lists;
    this.#plan = plan;
    this.#fieldColumns = plan.columns.flatMap(({ kind }, index) => (kind === 'field' ? [index] : []));
    this.#styles = new DataStyles(workbook.styles);
    this.#indented = plan.columns.map(
      (column, index) => !isNumeric(column) && index > 0 && isNumeric(plan.columns[index - 1] as SheetColumn),
    );
    this.#open();
  }

  /** The least dense links that any sheet has. */
  get density(): LinkDensity {
    return this.#density;
  }

  /** Writes a row; `cells` has one entry a column, in order. */
  addRow(cells: readonly WrittenCell[]): void {
    if (this.#sheet.row >= this.#workbook.limits.rows || this.#sheet.size >= this.#workbook.limits.xmlBytes) {
      this.#close();
      this.#open();
    }
    this.#sheet.startRow(rowHeightPt(this.#lineCount(cells)));
    for (let index = 0; index < cells.length; index++) this.#writeCell(index, cells[index] as WrittenCell);
    this.#sheet.endRow();
    this.#rowCount++;
  }

  /** Sheet and Excel's row number of a row counted over all sheets from 0. */
  locate(row: number): { sheetName: string; row: number; first: boolean } {
    let index = this.#starts.length - 1;
    while (index > 0 && (this.#starts[index]?.firstRow ?? 0) > row) index--;
    const { name, firstRow } = this.#starts[index] as { name: string; firstRow: number };
    return { sheetName: name, row: row - firstRow + FIRST_DATA_ROW, first: index === 0 };
  }

  finish(): void {
    this.#close();
  }

  #open(): void {
    const { columns, widths, sheetName, selected, sourceCell } = this.#plan;
    const name = this.#workbook.names.take(sheetName, 'Rows');
    const { entry, part } = this.#workbook.openSheet('data', name, sourceCell !== null);
    entry.headerRows = '1:1';
    this.#entry = entry;
    this.#sheet = new Worksheet(part, this.#workbook.strings, {
      frozenRows: 1,
      columnWidths: widths,
      selected: selected && this.#starts.length === 0,
    });
    this.#starts.push({ name, firstRow: this.#rowCount });
    this.#sheet.startRow(HEADER_HEIGHT_PT);
    columns.forEach((column, index) =>
      this.#sheet.text(
        index,
        this.#styles.head(isNumeric(column) ? 'right' : 'left', this.#indented[index] ?? false),
        cutText(column.name, this.#workbook.limits.cellCharacters),
      ),
    );
    this.#sheet.endRow();
  }

  #close(): void {
    const filterRange = this.#plan.columns.length === 0 ? null : this.#sheet.range(1);
    this.#entry.filterRange = filterRange;
    this.#sheet.finish({ filterRange, validations: this.#validations(), links: this.#links(), drawing: null });
  }

  #validations(): { range: string; list: string }[] {
    const lastRow = this.#sheet.row;
    if (lastRow < FIRST_DATA_ROW) return [];
    return this.#plan.columns.flatMap((column, index) => {
      const list = column.kind === 'field' ? this.#lists.listOf(column.field) : null;
      return list === null ? [] : [{ range: `${columnLetters(index)}${FIRST_DATA_ROW}:${columnLetters(index)}${lastRow}`, list }];
    });
  }

  *#links(): Generator<SheetLink> {
    const { sourceCell } = this.#plan;
    const firstRow = this.#starts.at(-1)?.firstRow ?? 0;
    const rows = this.#rowCount - firstRow;
    const fields = this.#fieldColumns;
    if (!sourceCell || fields.length === 0) return;
    const density = linkDensity(rows * fields.length, rows, this.#workbook.limits.links);
    this.#density = weakest(this.#density, density);
    if (density === 'none') return;
    const linked = density === 'cell' ? fields.length : 1;
    for (let row = 0; row < rows; row++) {
      for (let field = 0; field < linked; field++)
        yield { column: fields[field] as number, row: row + FIRST_DATA_ROW, target: sourceCell((firstRow + row) * fields.length + field) };
    }
  }

  #writeCell(column: number, cell: WrittenCell): void {
    const value = valueOf(cell);
    if (value) this.#writeValue(column, value, cell.state === 'unsure');
    else if (!('chosen' in cell)) this.#sheet.blank(column, this.#styles.empty(isBlankToCheck(cell) ? 'to_check' : cell.state));
  }

  #writeValue(column: number, value: CellValue, unsure: boolean): void {
    switch (value.kind) {
      case 'number':
        if (Number.isFinite(value.number)) this.#sheet.number(column, this.#styles.number(column, value.decimals, unsure), value.number);
        return;
      case 'date':
        this.#writeDate(column, value.iso, unsure);
        return;
      case 'yes/no':
        this.#sheet.text(column, this.#style('text', column, unsure), value.yes ? 'yes' : 'no');
        return;
      case 'enum':
        this.#writeText(column, value.value, unsure);
        return;
      case 'text':
        this.#writeText(column, value.text, unsure);
    }
  }

  #writeDate(column: number, iso: string, unsure: boolean): void {
    const date = excelDate(iso);
    if (date) this.#sheet.number(column, this.#style(date.hasTime ? 'date-time' : 'date', column, unsure), date.serial);
    else this.#writeText(column, iso, unsure);
  }

  #writeText(column: number, text: string, unsure: boolean): void {
    const isLong = text.length > MAX_TEXT_FORMAT_CHARACTERS || text.length >= (this.#plan.widths[column] ?? 0) || text.includes('\n');
    this.#sheet.text(
      column,
      this.#style(isLong ? 'long-text' : 'text', column, unsure),
      cutText(text, this.#workbook.limits.cellCharacters),
    );
  }

  #style(look: ValueLook, column: number, unsure: boolean): number {
    return this.#styles.value(look, unsure, this.#indented[column] as boolean);
  }

  #lineCount(cells: readonly WrittenCell[]): number {
    let lines = 1;
    for (let index = 0; index < cells.length; index++) {
      const value = valueOf(cells[index] as WrittenCell);
      const text = value?.kind === 'text' ? value.text : value?.kind === 'enum' ? value.value : null;
      if (text !== null) lines = Math.max(lines, wrappedLines(text, this.#plan.widths[index] ?? 1));
    }
    return lines;
  }
}

const isNumeric = (column: SheetColumn): boolean => (column.kind === 'field' ? column.field.type === 'number' : column.kind === 'page');

/** "'Invoices'!B7" */
export const cellTarget = (sheetName: string, reference: string): string => `${quotedSheetName(sheetName)}!${reference}`;

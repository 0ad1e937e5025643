import type { TemplateField } from '../../model/index.ts';
import { cutText } from '../cut-text.ts';
import { cellReference, columnLetters, quotedSheetName } from './cell-reference.ts';
import type { Workbook } from './workbook.ts';
import { Worksheet } from './worksheet.ts';

const YES_NO = ['yes', 'no'];

/** The lists that yes/no and enum cells choose from. Those that a rule cannot hold stand on a hidden sheet. */
export class ValueLists {
  readonly #workbook: Workbook;
  readonly #onSheet: string[][] = [];
  #sheetName: string | null = null;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
  }

  /** The list as a validation rule writes it; null where the field has none. */
  listOf(field: TemplateField): string | null {
    if (field.type === 'yes/no') return this.#rule(YES_NO);
    if (field.type !== 'enum' || field.enumValues.length === 0) return null;
    return this.#rule(field.enumValues);
  }

  /** Writes the hidden sheet if a list needed it. */
  finish(): void {
    if (this.#sheetName === null) return;
    const { styles, strings, limits } = this.#workbook;
    const { part } = this.#workbook.openSheet('lists', this.#sheetName, false);
    const sheet = new Worksheet(part, strings, { frozenRows: 0, columnWidths: this.#onSheet.map(() => 24), selected: false });
    const style = styles.numberOf({ numberFormat: '@' });
    const rowCount = Math.max(...this.#onSheet.map((list) => list.length));
    for (let row = 0; row < rowCount; row++) {
      sheet.startRow();
      this.#onSheet.forEach((list, column) => {
        const value = list[row];
        if (value !== undefined) sheet.text(column, style, cutText(value, limits.cellCharacters));
      });
      sheet.endRow();
    }
    sheet.finish({ filterRange: null, validations: [], links: [], drawing: null });
  }

  #rule(values: readonly string[]): string {
    const joined = values.join(',');
    if (joined.length <= this.#workbook.limits.inlineListCharacters && values.every(fitsInRule)) return `"${joined}"`;
    this.#sheetName ??= this.#workbook.names.take('Lists', 'Lists');
    const list = values.slice(0, this.#workbook.limits.rows);
    const known = this.#onSheet.findIndex((other) => other.length === list.length && other.every((value, index) => value === list[index]));
    const column = known >= 0 ? known : this.#onSheet.push(list) - 1;
    return `${quotedSheetName(this.#sheetName)}!$${columnLetters(column)}$1:${cellReference(column, list.length).replace(/([A-Z]+)(\d+)/, '$$$1$$$2')}`;
  }
}

/** A comma ends a value, a quote ends the list, blanks at the ends are dropped. */
const fitsInRule = (value: string): boolean => value !== '' && value.trim() === value && !/[",\p{Cc}\p{Cs}]/u.test(value);

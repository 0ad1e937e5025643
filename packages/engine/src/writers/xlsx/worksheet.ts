import { cellReference, columnLetters } from './cell-reference.ts';
import { needsSpacePreserved, type StringTable } from './string-table.ts';
import { XmlBytes } from './xml-bytes.ts';
import type { OpenPart } from './zip-package.ts';

/** What stands before the rows. */
export interface SheetHead {
  /** Rows that stay in view; 0 for none. */
  frozenRows: number;
  /** In characters, one a column. */
  columnWidths: readonly number[];
  /** The sheet that is shown when the workbook opens. */
  selected: boolean;
}

/** What stands after the rows. */
export interface SheetTail {
  /** The range with its header row that has the filter. */
  filterRange: string | null;
  validations: readonly { range: string; list: string }[];
  links: Iterable<SheetLink>;
  /** The id of the relationship to the sheet's drawing. */
  drawing: string | null;
}

export interface SheetLink {
  column: number;
  row: number;
  /** "'Sources'!A5" */
  target: string;
}

const ROW_END = bytesOf('</row>');
const STYLE = bytesOf('" s="');
const BLANK_END = bytesOf('"/>');
const NUMBER = bytesOf('"><v>');
const SHARED = bytesOf('" t="s"><v>');
const VALUE_END = bytesOf('</v></c>');
const INLINE = bytesOf('" t="inlineStr"><is><t>');
const INLINE_PRESERVED = bytesOf('" t="inlineStr"><is><t xml:space="preserve">');
const INLINE_END = bytesOf('</t></is></c>');

/** A worksheet part, written row by row, cell by cell, left to right. */
export class Worksheet {
  readonly #xml: XmlBytes;
  readonly #part: OpenPart;
  readonly #strings: StringTable;
  readonly #cellStarts: Uint8Array[];
  readonly #columnCount: number;
  #row = 0;

  constructor(part: OpenPart, strings: StringTable, head: SheetHead) {
    this.#part = part;
    this.#xml = new XmlBytes((chunk) => part.push(chunk));
    this.#strings = strings;
    this.#columnCount = head.columnWidths.length;
    this.#cellStarts = head.columnWidths.map((_, column) => bytesOf(`<c r="${columnLetters(column)}`));
    this.#writeHead(head);
  }

  /** Bytes of XML so far. */
  get size(): number {
    return this.#xml.size;
  }

  /** The number of the row being written, from 1. */
  get row(): number {
    return this.#row;
  }

  /** All columns from a row to the one being written. */
  range(firstRow: number): string {
    return `A${firstRow}:${cellReference(Math.max(0, this.#columnCount - 1), Math.max(firstRow, this.#row))}`;
  }

  startRow(heightPt: number | null = null): void {
    this.#row++;
    this.#xml.markup('<row r="');
    this.#xml.integer(this.#row);
    this.#xml.markup(heightPt === null ? '">' : `" ht="${heightPt}" customHeight="1">`);
  }

  endRow(): void {
    this.#xml.raw(ROW_END);
  }

  blank(column: number, style: number): void {
    this.#startCell(column, style);
    this.#xml.raw(BLANK_END);
  }

  number(column: number, style: number, value: number): void {
    this.#startCell(column, style);
    this.#xml.raw(NUMBER);
    if ((value | 0) === value && value >= 0) this.#xml.integer(value);
    else this.#xml.markup(String(value));
    this.#xml.raw(VALUE_END);
  }

  text(column: number, style: number, text: string): void {
    const shared = this.#strings.numberOf(text);
    if (shared >= 0) {
      this.sharedText(column, style, shared);
      return;
    }
    this.#startCell(column, style);
    this.#xml.raw(needsSpacePreserved(text) ? INLINE_PRESERVED : INLINE);
    this.#xml.text(text);
    this.#xml.raw(INLINE_END);
  }

  /** A text of the string table. */
  sharedText(column: number, style: number, number: number): void {
    this.#startCell(column, style);
    this.#xml.raw(SHARED);
    this.#xml.integer(number);
    this.#xml.raw(VALUE_END);
  }

  /** Ends the part. The order of the elements is the schema's. */
  finish(tail: SheetTail): void {
    const xml = this.#xml;
    xml.markup('</sheetData>');
    if (tail.filterRange !== null) xml.markup(`<autoFilter ref="${tail.filterRange}"/>`);
    this.#writeValidations(tail.validations);
    this.#writeLinks(tail.links);
    xml.markup('<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>');
    xml.markup('<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>');
    xml.markup('<headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>');
    xml.markup(`<ignoredErrors><ignoredError sqref="${this.range(1)}" twoDigitTextYear="1" numberStoredAsText="1"/></ignoredErrors>`);
    if (tail.drawing !== null) xml.markup(`<drawing r:id="${tail.drawing}"/>`);
    xml.markup('</worksheet>');
    xml.flush();
    this.#part.close();
  }

  #startCell(column: number, style: number): void {
    this.#xml.raw(this.#cellStarts[column] as Uint8Array);
    this.#xml.integer(this.#row);
    this.#xml.raw(STYLE);
    this.#xml.integer(style);
  }

  #writeHead({ frozenRows, columnWidths, selected }: SheetHead): void {
    const xml = this.#xml;
    xml.markup('<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n');
    xml.markup(
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">',
    );
    xml.markup('<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>');
    xml.markup(`<sheetViews><sheetView${selected ? ' tabSelected="1"' : ''} workbookViewId="0">`);
    if (frozenRows > 0)
      xml.markup(
        `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="A${frozenRows + 1}" sqref="A${frozenRows + 1}"/>`,
      );
    xml.markup('</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>');
    if (columnWidths.length > 0) {
      xml.markup('<cols>');
      columnWidths.forEach((width, index) => xml.markup(`<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`));
      xml.markup('</cols>');
    }
    xml.markup('<sheetData>');
  }

  #writeValidations(validations: SheetTail['validations']): void {
    if (validations.length === 0) return;
    const xml = this.#xml;
    xml.markup(`<dataValidations count="${validations.length}">`);
    for (const { range, list } of validations) {
      xml.markup(
        '<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorTitle="Not in the list" error="Choose one of the values of the list, or leave the cell empty."',
      );
      xml.markup(` sqref="${range}"><formula1>`);
      xml.text(list);
      xml.markup('</formula1></dataValidation>');
    }
    xml.markup('</dataValidations>');
  }

  #writeLinks(links: SheetTail['links']): void {
    const xml = this.#xml;
    let any = false;
    for (const { column, row, target } of links) {
      if (!any) xml.markup('<hyperlinks>');
      any = true;
      xml.markup(`<hyperlink ref="${cellReference(column, row)}" location="`);
      xml.text(target);
      xml.markup('"/>');
    }
    if (any) xml.markup('</hyperlinks>');
  }
}

function bytesOf(markup: string): Uint8Array {
  return Uint8Array.from(markup, (character) => character.charCodeAt(0));
}

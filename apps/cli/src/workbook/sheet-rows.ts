import { cellAt } from './cell-range.ts';
import { attribute, plainText, xmlTags } from './xml-tags.ts';

/** A cell of a worksheet's part, by where it stands in the text. */
export interface Cell {
  column: number;
  start: number;
  end: number;
  /** The number of its style. */
  style: string | null;
  /** Whether it holds a value or a formula, and not only a look. */
  isFilled: boolean;
}

export interface Row {
  number: number;
  start: number;
  end: number;
  /** Where its first tag ends. */
  openEnd: number;
  cells: Cell[];
}

/** The rows between the tags of `sheetData` (ECMA-376 part 1, 18.3.1.73 and 18.3.1.4). A row or cell that does not say where it is follows the one before. */
export function* sheetRows(xml: string, from: number, to: number): Generator<Row> {
  let row: Row | null = null;
  let cell: Cell | null = null;
  let number = 0;
  for (const tag of xmlTags(xml, from, to)) {
    if (tag.name === 'row' && tag.kind !== 'close') {
      number = Number(attribute(xml, tag, 'r') ?? number + 1);
      row = { number, start: tag.start, end: tag.end, openEnd: tag.end, cells: [] };
    } else if (tag.name === 'c' && tag.kind !== 'close' && row) {
      const column = cellAt(attribute(xml, tag, 'r') ?? '')?.column ?? (row.cells.at(-1)?.column ?? -1) + 1;
      cell = { column, start: tag.start, end: tag.end, style: attribute(xml, tag, 's'), isFilled: false };
      row.cells.push(cell);
    } else if (cell && ['v', 'f', 'is'].includes(tag.name)) cell.isFilled = true;
    else if (cell && tag.name === 'c') {
      cell.end = tag.end;
      cell = null;
    }
    if (row && tag.name === 'row' && tag.kind !== 'open') {
      row.end = tag.end;
      yield row;
      row = null;
    }
  }
}

/** The text that a cell shows, where it is a text; null where it is none. */
export function textOf(xml: string, cell: Cell, shared: readonly string[]): string | null {
  const type = attribute(xml, { start: cell.start, end: xml.indexOf('>', cell.start) + 1 }, 't');
  if (type === 's') return shared[Number(elementText(xml, cell, 'v'))] ?? null;
  return type === 'inlineStr' ? elementText(xml, cell, 't') : type === 'str' ? elementText(xml, cell, 'v') : null;
}

/** The texts that cells share, by number; of a phonetic reading nothing (18.4.8). */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isReading = false;
  let start = 0;
  for (const tag of xmlTags(xml)) {
    if (tag.name === 'si' && tag.kind !== 'close') texts.push('');
    else if (tag.name === 'rPh') isReading = tag.kind === 'open';
    else if (tag.name === 't' && tag.kind === 'open') start = tag.end;
    else if (tag.name === 't' && tag.kind === 'close' && !isReading) texts[texts.length - 1] += plainText(xml.slice(start, tag.start));
  }
  return texts;
}

function elementText(xml: string, { start, end }: Cell, name: string): string {
  let text = '';
  let from = 0;
  for (const tag of xmlTags(xml, start, end)) {
    if (tag.name !== name) continue;
    if (tag.kind === 'open') from = tag.end;
    else if (tag.kind === 'close') text += plainText(xml.slice(from, tag.start));
  }
  return text;
}

import { EngineError } from '@sheetlift/engine/errors';
import { parseCellReference, readFirstSheet, type ChoiceList, type SheetCell } from '@sheetlift/engine/first-sheet';
import type { ColumnKind } from './fields-from-headers.ts';

/** What a workbook says of its first sheet's columns. */
export interface WorkbookColumns {
  headers: string[];
  kinds: ColumnKind[];
  /** What was there and could not be taken over, in words for the person. */
  skipped: string[];
}

/** Larger ones are data, not a form to copy columns from. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Rows looked at: a head may stand below a title, and types show within the first rows. */
const HEAD_WITHIN_ROWS = 20;
const LOOKED_AT_ROWS = 60;
const MAX_COLUMNS = 1_000;

/** Longer lists are a register, not a choice. */
const MAX_CHOICES = 200;

const YES_NO = [
  ['yes', 'no'],
  ['true', 'false'],
  ['y', 'n'],
  ['ja', 'nein'],
  ['oui', 'non'],
  ['si', 'no'],
  ['sí', 'no'],
];

/** Reads an XLSX. Throws an `Error` whose message is for the user. */
export function workbookColumns(bytes: Uint8Array): WorkbookColumns {
  const { name, rows: filled, choiceLists, otherSheets } = firstSheet(bytes);
  const rows = new Map(
    filled.map((cells) => [cells[0]!.row, new Map(cells.filter(({ column }) => column < MAX_COLUMNS).map((cell) => [cell.column, cell]))]),
  );
  const headAt = headRow(rows);
  if (headAt === undefined) throw new Error(`The first sheet, ${name}, holds no row of column heads.`);
  const headers = textsOf(rows.get(headAt)!);
  const skipped = otherSheets.map((other) => `The sheet ${other}`);
  const above = [...rows.keys()].filter((row) => row < headAt).length;
  if (above > 0) skipped.push(above === 1 ? 'The row above the heads' : `${above} rows above the heads`);
  const body = [...rows].filter(([row]) => row > headAt).map(([, cells]) => cells);
  const kinds = headers.map((header, column) => kindOf(header, column, body, choiceLists, rows, skipped));
  return { headers, kinds, skipped };
}

/** Column, from 0, to its cell. */
type Row = ReadonlyMap<number, SheetCell>;

function firstSheet(bytes: Uint8Array): ReturnType<typeof readFirstSheet> {
  if (bytes.length > MAX_FILE_BYTES) throw new Error('This file is larger than 25 MB. Save its column heads as a file of their own.');
  try {
    return readFirstSheet(bytes, LOOKED_AT_ROWS);
  } catch (error) {
    if (error instanceof EngineError) throw new Error('This is no Excel file (XLSX) that can be read.', { cause: error });
    throw error;
  }
}

/** The first row with two texts or more, or else the first with one. */
function headRow(rows: ReadonlyMap<number, Row>): number | undefined {
  const texts = [...rows]
    .filter(([row]) => row < HEAD_WITHIN_ROWS)
    .map(([row, cells]) => ({ row, count: [...cells.values()].filter(({ stored }) => stored === null).length }));
  return (texts.find(({ count }) => count > 1) ?? texts.find(({ count }) => count === 1))?.row;
}

function textsOf(cells: Row): string[] {
  const width = Math.max(...cells.keys()) + 1;
  return Array.from({ length: width }, (_, column) => cells.get(column)?.text ?? '');
}

function kindOf(
  header: string,
  column: number,
  body: readonly Row[],
  choiceLists: readonly ChoiceList[],
  rows: ReadonlyMap<number, Row>,
  skipped: string[],
): ColumnKind {
  const list = choiceLists.find(({ cells }) => covers(cells, column));
  const choices = list && choicesOf(list.formula, rows);
  if (list && !choices)
    skipped.push(`The list of choices of ${header.trim() || `column ${column + 1}`}, which is kept elsewhere in the file`);
  if (choices && isYesNo(choices)) return { type: 'yes/no', description: '', enumValues: [] };
  if (choices) return { type: 'enum', description: '', enumValues: choices };
  const kinds = body.flatMap((cells) => cells.get(column) ?? []).map(({ stored }) => stored?.kind);
  const all = (kind: 'number' | 'boolean' | 'date'): boolean => kinds.length > 0 && kinds.every((each) => each === kind);
  if (all('number')) return { type: 'number', description: '', enumValues: [] };
  if (all('boolean')) return { type: 'yes/no', description: '', enumValues: [] };
  return { type: 'text', description: all('date') ? 'A date' : '', enumValues: [] };
}

function isYesNo(choices: readonly string[]): boolean {
  const words = choices
    .map((choice) => choice.toLowerCase())
    .sort()
    .join();
  return YES_NO.some((pair) => [...pair].sort().join() === words);
}

/** A list is written out, or stands in cells of the same sheet. */
function choicesOf(formula: string, rows: ReadonlyMap<number, Row>): string[] | null {
  const written = /^\s*"([^]*)"\s*$/.exec(formula)?.[1];
  if (written !== undefined) return unique(written.split(/[,;]/));
  const [first, last] = formula.trim().split(':').map(parseCellReference);
  if (!first || !last) return null;
  const texts = [...rows]
    .filter(([row]) => row >= first.row && row <= last.row)
    .flatMap(([, cells]) => [...cells].filter(([column]) => column >= first.column && column <= last.column).map(([, { text }]) => text));
  return last.row >= LOOKED_AT_ROWS || texts.length === 0 ? null : unique(texts);
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].slice(0, MAX_CHOICES);
}

function covers(cells: string, column: number): boolean {
  return cells.split(/\s+/).some((range) => {
    const [first, last = first] = range.split(':').map(parseCellReference);
    return first != null && last != null && first.column <= column && column <= last.column;
  });
}

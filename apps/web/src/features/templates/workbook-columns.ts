import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import type { ColumnKind } from './fields-from-headers.ts';

/** What a workbook says of its first sheet's columns. */
export interface WorkbookColumns {
  headers: string[];
  kinds: ColumnKind[];
  /** What was there and could not be taken over, in words for the person. */
  skipped: string[];
}

/** Larger ones are data, not a form to copy columns from; what unpacks to more was made to be large. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_PART_BYTES = 64 * 1024 * 1024;

/** Rows looked at: a head may stand below a title, and types show within the first rows. */
const HEAD_WITHIN_ROWS = 20;
const LOOKED_AT_ROWS = 60;
const MAX_COLUMNS = 1_000;

/** Longer lists are a register, not a choice. */
const MAX_CHOICES = 200;

/** Number formats of Excel that are dates and times: 14 to 22 and 45 to 47. Others are told by their letters. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);

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
  const parts = unpack(bytes);
  const sheets = sheetsOf(parts);
  const sheet = sheets[0];
  const text = sheet && parts.get(sheet.path);
  if (!text) throw new Error('This file holds no sheet that can be read.');
  const { rows, validations } = readSheet(text, sharedTexts(parts.get('xl/sharedStrings.xml')), dateStyles(parts.get('xl/styles.xml')));
  const headAt = headRow(rows);
  if (headAt === undefined) throw new Error(`The first sheet, ${sheet.name}, holds no row of column heads.`);
  const headers = textsOf(rows.get(headAt)!);
  const skipped = sheets.slice(1).map(({ name }) => `The sheet ${name}`);
  const above = [...rows.keys()].filter((row) => row < headAt).length;
  if (above > 0) skipped.push(above === 1 ? 'The row above the heads' : `${above} rows above the heads`);
  const body = [...rows].filter(([row]) => row > headAt).map(([, cells]) => cells);
  const kinds = headers.map((header, column) => kindOf(header, column, body, validations, rows, skipped));
  return { headers, kinds, skipped };
}

interface Cell {
  kind: 'text' | 'number' | 'date' | 'boolean';
  text: string;
}

/** Column, from 0, to its cell. */
type Row = ReadonlyMap<number, Cell>;

interface Validation {
  /** "B2:B400 D2": the cells it holds for. */
  cells: string;
  formula: string;
}

function unpack(bytes: Uint8Array): ReadonlyMap<string, string> {
  if (bytes.length > MAX_FILE_BYTES) throw new Error('This file is larger than 25 MB. Save its column heads as a file of their own.');
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        /^xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook)\.xml(\.rels)?$/.test(name) &&
        originalSize <= MAX_PART_BYTES,
    });
    return new Map(Object.entries(files).map(([name, content]) => [name, new TextDecoder().decode(content)]));
  } catch {
    throw new Error('This is no Excel file (XLSX) that can be read.');
  }
}

/** Visible sheets in the order of their tabs. */
function sheetsOf(parts: ReadonlyMap<string, string>): { name: string; path: string }[] {
  const targets = new Map<string, string>();
  eachElement(parts.get('xl/_rels/workbook.xml.rels'), (name, attributes) => {
    if (name === 'Relationship') targets.set(attributes['Id'] ?? '', (attributes['Target'] ?? '').replace(/^\/?(xl\/)?/, 'xl/'));
  });
  const sheets: { name: string; path: string }[] = [];
  eachElement(parts.get('xl/workbook.xml'), (name, attributes) => {
    if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    sheets.push({ name: attributes['name'] ?? '', path: targets.get(id) ?? '' });
  });
  return sheets;
}

function sharedTexts(part: string | undefined): string[] {
  const texts: string[] = [];
  let isIn = false;
  eachElement(
    part,
    (name) => {
      if (name === 'si') texts.push('');
      isIn = name === 't';
    },
    (text) => {
      if (isIn) texts[texts.length - 1] += text;
    },
    () => {
      isIn = false;
    },
  );
  return texts;
}

/** Numbers of the cell styles that show a date. */
function dateStyles(part: string | undefined): ReadonlySet<number> {
  const dates = new Set(DATE_FORMATS);
  const styles = new Set<number>();
  let isCellStyle = false;
  let count = 0;
  eachElement(
    part,
    (name, attributes) => {
      if (name === 'numFmt' && /[dmyh]/i.test(withoutLiterals(attributes['formatCode'] ?? ''))) dates.add(Number(attributes['numFmtId']));
      if (name === 'cellXfs') isCellStyle = true;
      if (name === 'xf' && isCellStyle && dates.has(Number(attributes['numFmtId']))) styles.add(count);
      if (name === 'xf' && isCellStyle) count++;
    },
    undefined,
    (name) => {
      if (name === 'cellXfs') isCellStyle = false;
    },
  );
  return styles;
}

/** "[Red]0.00 \"days\"" says nothing of days. */
function withoutLiterals(format: string): string {
  return format.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, '');
}

function readSheet(
  part: string,
  shared: readonly string[],
  dates: ReadonlySet<number>,
): { rows: ReadonlyMap<number, Row>; validations: Validation[] } {
  const rows = new Map<number, Map<number, Cell>>();
  const validations: Validation[] = [];
  let at: { row: number; column: number; type: string; style: number } | null = null;
  let value = '';
  let isValue = false;
  let isFormula = false;
  let isList = false;
  eachElement(
    part,
    (name, attributes) => {
      if (name === 'c') {
        at = { ...placeOf(attributes['r'] ?? ''), type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0) };
        value = '';
      }
      isValue = name === 'v' || name === 't';
      if (name === 'dataValidation') isList = attributes['type'] === 'list';
      if (name === 'dataValidation' && isList) validations.push({ cells: attributes['sqref'] ?? '', formula: '' });
      isFormula = name === 'formula1' && isList;
    },
    (text) => {
      if (isValue) value += text;
      if (isFormula) validations.at(-1)!.formula += text;
    },
    (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'formula1') isFormula = false;
      if (name !== 'c' || !at || value === '' || at.row >= LOOKED_AT_ROWS || at.column >= MAX_COLUMNS) return;
      const row = rows.get(at.row) ?? new Map<number, Cell>();
      row.set(at.column, cellOf(at, value, shared, dates));
      rows.set(at.row, row);
    },
  );
  return { rows, validations };
}

function cellOf(
  { type, style }: { type: string; style: number },
  value: string,
  shared: readonly string[],
  dates: ReadonlySet<number>,
): Cell {
  if (type === 's') return { kind: 'text', text: shared[Number(value)] ?? '' };
  if (type === 'b') return { kind: 'boolean', text: value };
  if (type === 'd') return { kind: 'date', text: value };
  if (type !== 'n') return { kind: 'text', text: value };
  return { kind: dates.has(style) ? 'date' : 'number', text: value };
}

/** The first row with two texts or more, or else the first with one. */
function headRow(rows: ReadonlyMap<number, Row>): number | undefined {
  const texts = [...rows]
    .filter(([row]) => row < HEAD_WITHIN_ROWS)
    .map(([row, cells]) => ({ row, count: [...cells.values()].filter(({ kind, text }) => kind === 'text' && text.trim() !== '').length }));
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
  validations: readonly Validation[],
  rows: ReadonlyMap<number, Row>,
  skipped: string[],
): ColumnKind {
  const list = validations.find(({ cells }) => covers(cells, column));
  const choices = list && choicesOf(list.formula, rows);
  if (list && !choices)
    skipped.push(`The list of choices of ${header.trim() || `column ${column + 1}`}, which is kept elsewhere in the file`);
  if (choices && isYesNo(choices)) return { type: 'yes/no', description: '', enumValues: [] };
  if (choices) return { type: 'enum', description: '', enumValues: choices };
  const kinds = body.map((cells) => cells.get(column)?.kind).filter((kind) => kind !== undefined);
  const all = (kind: Cell['kind']): boolean => kinds.length > 0 && kinds.every((each) => each === kind);
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
  const range = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(formula.trim());
  if (!range) return null;
  const [first, last] = [placeOf(range[1]! + range[2]!), placeOf(range[3]! + range[4]!)];
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
    const [first = '', last = first] = range.split(':');
    return placeOf(first).column <= column && column <= placeOf(last).column;
  });
}

/** "AB12" -> row 11, column 27. */
function placeOf(reference: string): { row: number; column: number } {
  const [, letters = '', digits = '0'] = /^\$?([A-Z]+)\$?(\d+)?/.exec(reference) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

type Attributes = Record<string, string>;

/** Names come without their prefix. A fault ends the reading; what was read by then counts. */
function eachElement(
  part: string | undefined,
  open: (name: string, attributes: Attributes) => void,
  text?: (text: string) => void,
  close?: (name: string) => void,
): void {
  if (part === undefined) return;
  const parser = new SaxesParser({ position: false });
  const plain = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) => open(plain(name), attributes as Attributes));
  parser.on('closetag', ({ name }) => close?.(plain(name)));
  if (text) parser.on('text', text);
  parser.on('error', (error) => {
    throw error;
  });
  try {
    parser.write(part).close();
  } catch {
    // Files of other programs are not always well formed.
  }
}

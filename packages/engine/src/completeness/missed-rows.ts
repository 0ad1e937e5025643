import type { DocumentLayout, ExtractionRow, Line, Table, TableRow } from '../model/index.ts';
import { missedNames } from './introduced-names.ts';
import type { MissedRow } from './missed-row.ts';
import { missedNumbered } from './numbered-entries.ts';
import type { UsedPrint } from './used-print.ts';

/** A column belongs to the list where so many of the rows found have something in it. */
const USUAL_SHARE = 0.7;

/** Rows of the tables and entries below each other whose others were found, that have what those have and stand in no row of the sheet. */
export function missedRows(layout: DocumentLayout, rows: readonly ExtractionRow[], used: UsedPrint): MissedRow[] {
  for (const missed of [missedInTables, missedEntries, missedNumbered, missedNames]) {
    const found = missed(layout, rows, used);
    if (found.length > 0) return found;
  }
  return [];
}

function missedInTables({ tables }: DocumentLayout, rows: readonly ExtractionRow[], used: UsedPrint): MissedRow[] {
  const lines = new Set(rows.flatMap((row) => [...used.linesOf(row)]));
  return tables.flatMap((table) => {
    const body = table.rows.filter(({ role }) => role === 'body');
    const found = body.filter((row) => isUsed(row, lines));
    if (found.length === 0) return [];
    const usual = usualColumns(table, found);
    return body
      .filter((row) => !isUsed(row, lines) && isAlike(row, usual))
      .map((row) => ({ pageNumber: row.pageNumber, lines: linesIn(row), text: textOf(row) }));
  });
}

/** Rows that must have a label, each its own, before it is one of theirs. */
const LEAST_ROWS = 2;
/** A label of fewer letters is a number or a sign. */
const LEAST_LETTERS = 3;

/** Outside tables: lines that begin with a label which each row has, and of which no row uses one. */
function missedEntries(layout: DocumentLayout, rows: readonly ExtractionRow[], used: UsedPrint): MissedRow[] {
  if (rows.some((row) => [...used.linesOf(row)].some((index) => layout.lines[index]?.cell))) return [];
  const labels = rows.map((row) => new Set([...used.linesOf(row)].flatMap((index) => labelOf(layout.lines[index], used))));
  const [first] = labels;
  const common = [...(first ?? [])].find((label) => labels.length >= LEAST_ROWS && labels.every((of) => of.has(label)));
  if (common === undefined) return [];
  const lines = layout.lines.filter((line) => line.text.startsWith(common) && line.text.length > common.length && !isTaken(line, used));
  return lines.map((line) => ({ pageNumber: line.pageNumber, lines: [line.index], text: line.text }));
}

/** The words before the value in its line; none where it begins the line. */
function labelOf(line: Line | undefined, used: UsedPrint): string[] {
  const at = line?.words.findIndex((_, word) => used.takes(line, word)) ?? -1;
  const label = line?.words
    .slice(0, Math.max(0, at))
    .map(({ text }) => text)
    .join(' ');
  return label !== undefined && label.replace(/\P{L}/gu, '').length >= LEAST_LETTERS ? [label] : [];
}

const isTaken = (line: Line, used: UsedPrint): boolean => line.words.some((_, word) => used.takes(line, word));

/** A row of the list may lack something; one that has less is a remark between the rows. */
const ALIKE_SHARE = 0.6;

const isAlike = (row: TableRow, usual: readonly UsualColumn[]): boolean =>
  usual.length > 0 && usual.filter(({ column, shape }) => shapeOf(textIn(row, column)) === shape).length >= ALIKE_SHARE * usual.length;

const linesIn = ({ cells }: TableRow): number[] => cells.flatMap((cell) => cell?.lines ?? []);
const textOf = ({ cells }: TableRow): string => cells.flatMap((cell) => (cell?.text ? [cell.text] : [])).join(' ');
const textIn = ({ cells }: TableRow, column: number): string => cells[column]?.text ?? '';
const isUsed = (row: TableRow, lines: ReadonlySet<number>): boolean => linesIn(row).some((line) => lines.has(line));

interface UsualColumn {
  column: number;
  shape: 'figures' | 'words';
}

/** Columns that the found rows fill, all with figures or all with words. */
function usualColumns({ columnCount }: Table, found: readonly TableRow[]): UsualColumn[] {
  return Array.from({ length: columnCount }, (_, column) => column).flatMap((column): UsualColumn[] => {
    const shapes = found.map((row) => shapeOf(textIn(row, column)));
    const shape = (['figures', 'words'] as const).find(
      (each) => shapes.filter((other) => other === each).length >= USUAL_SHARE * found.length,
    );
    return shape ? [{ column, shape }] : [];
  });
}

const shapeOf = (text: string): 'figures' | 'words' | 'blank' => (/\d/.test(text) ? 'figures' : /\p{L}/u.test(text) ? 'words' : 'blank');

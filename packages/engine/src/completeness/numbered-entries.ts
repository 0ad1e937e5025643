import type { DocumentLayout, ExtractionRow, Line } from '../model/index.ts';
import type { MissedRow } from './missed-row.ts';
import type { UsedPrint } from './used-print.ts';

/** Rows that must begin alike before another line is one of theirs. */
const LEAST_ROWS = 2;
/** Points by which entries of one column are printed apart, and columns of entries side by side. */
const SAME_EDGE_PT = 2;
const MOST_COLUMNS = 2;
/** A number of so many figures is nobody's count or house number. */
const LONG_NUMBER = 5;

/** What a line begins with, where that has figures: "397", "SB 2204", "12.". */
interface Heading {
  line: Line;
  text: string;
  shape: string;
}

/**
 * Entries outside tables, each with a line that begins with a number of its own at one edge of the page, where another line begins so that no row of the sheet
 * uses. Of short plain numbers only those count that the ones found leave out or go up to: another figure at that edge begins an address or a sentence.
 */
export function missedNumbered(layout: DocumentLayout, rows: readonly ExtractionRow[], used: UsedPrint): MissedRow[] {
  const ofRows = rows.map((row) => [...used.linesOf(row)].flatMap((index) => headingOf(layout.lines[index])));
  for (const shape of new Set(ofRows[0]?.map((heading) => heading.shape))) {
    const found = ofRows.flatMap((of) => of.find((heading) => heading.shape === shape) ?? []);
    if (found.length < Math.max(isShortNumber(shape) ? LEAST_ROWS : 1, rows.length)) continue;
    const missed = missedAmong(layout, found, rows, used);
    if (missed.length > 0) return missed;
  }
  return [];
}

function missedAmong({ lines }: DocumentLayout, found: readonly Heading[], rows: readonly ExtractionRow[], used: UsedPrint): MissedRow[] {
  const texts = new Set(found.map(({ text }) => text));
  const edges = edgesOf(found);
  if (texts.size < found.length || edges.length > MOST_COLUMNS) return [];
  const numbers = found.map(({ text }) => numberIn(text));
  const [least, most] = [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
  const taken = new Set(rows.flatMap((row) => [...used.linesOf(row)]));
  return lines.flatMap((line): MissedRow[] =>
    headingOf(line).flatMap(({ text, shape }) => {
      const isMissed =
        shape === found[0]?.shape &&
        !texts.has(text) &&
        (!isShortNumber(shape) || (numberIn(text) >= least && numberIn(text) <= most)) &&
        edges.some((edge) => isNear(edge, line.box.left)) &&
        !taken.has(line.index);
      return isMissed ? [{ pageNumber: line.pageNumber, lines: [line.index], text: line.text }] : [];
    }),
  );
}

/** The first word with a figure and all before it, two words at most; none in a cell of a table. */
function headingOf(line: Line | undefined): Heading[] {
  if (!line || line.cell) return [];
  const [first = '', second = ''] = line.words.map(({ text }) => text);
  const text = /\d/.test(first) ? first : `${first} ${second}`;
  return /\d/.test(text) ? [{ line, text, shape: shapeOf(text) }] : [];
}

function edgesOf(found: readonly Heading[]): number[] {
  const edges: number[] = [];
  for (const { line } of found) if (!edges.some((edge) => isNear(edge, line.box.left))) edges.push(line.box.left);
  return edges;
}

const isNear = (edge: number, left: number): boolean => Math.abs(edge - left) <= SAME_EDGE_PT;

/** "SB 2204" is "A 9", "12." is "9."; of a long number it says how long it is. */
const shapeOf = (text: string): string =>
  text.replace(/\p{L}+/gu, 'A').replace(/\d+/g, (figures) => (figures.length >= LONG_NUMBER ? '9'.repeat(figures.length) : '9'));

const isShortNumber = (shape: string): boolean => /^[^A9]*9[^A9]*$/.test(shape);

const numberIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? NaN);

import type { PageCanvas } from '../papers/page-canvas.ts';
import { across, down, print, widthOf, type PrintStyle } from './print-line.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { DrawnTable } from './table-style.ts';
import type { SubjectColumn } from './table-subjects.ts';

/** Where a column stands, and how. */
interface PlacedColumn {
  /** Index of the columns it holds: one, or one above another. */
  stack: number[];
  left: number;
  right: number;
  align: SubjectColumn['align'];
}

interface Printer extends DrawnTable {
  pages: PageCanvas;
  placed: PlacedColumn[];
  body: PrintStyle;
  head: PrintStyle;
  leadingPt: number;
  gapPt: number;
  /** Where a stretch of the grid begins that upright lines divide; headings interrupt them. */
  top: number;
  foot: number;
}

/** Prints the list as a table from a line's foot downwards, over as many pages as it takes. */
export function printTable(pages: PageCanvas, drawn: DrawnTable, foot: number, random: SeededRandom): void {
  const { style } = drawn;
  const sizePt = random.pick([8, 9, 10]);
  const body = { sizePt };
  const head = { sizePt, bold: style.heads === 'bold' };
  const leadingPt = sizePt * random.pick([1.2, 1.3]);
  const gapPt = style.ruling === 'grid' ? 5 : leadingPt * random.pick(style.wrapped || style.twoLines ? [0.4, 0.6] : [0.1, 0.3, 0.6]);
  const placed = placeColumns(pages, drawn, body, head, random);
  const printer: Printer = { ...drawn, pages, placed, body, head, leadingPt, gapPt, top: foot, foot };
  if (style.heads) printHeads(printer);
  let [group, sum, sinceSum] = ['', 0, 0];
  drawn.entries.forEach((_, row) => {
    breakPage(printer, row, sum);
    const heading = drawn.groups[row] ?? '';
    if (style.grouped === 'under headings' && heading !== group) printHeading(printer, heading);
    group = heading;
    printEntry(printer, row);
    sum += row;
    const isDue = ++sinceSum >= 4 && row + 3 < drawn.entries.length;
    if (style.sums === 'subtotals' && isDue && random.chance(0.6) && !style.overPages) {
      printSum(printer, drawn.subject.total, sum);
      sinceSum = 0;
    }
  });
  if (style.sums) printSum(printer, drawn.subject.total, sum);
  closeGrid(printer);
}

/** Columns from left to right, as wide as what they hold; spread over the page or close together. */
function placeColumns(
  pages: PageCanvas,
  { columns, entries, style }: DrawnTable,
  body: PrintStyle,
  head: PrintStyle,
  random: SeededRandom,
): PlacedColumn[] {
  const half = Math.ceil(columns.length / 2);
  const stacks = style.twoLines
    ? columns.slice(0, half).map((_, at) => [at, at + half].filter((column) => column < columns.length))
    : columns.map((_, at) => [at]);
  const widths = stacks.map((stack) =>
    Math.max(
      ...stack.flatMap((at) => [
        style.heads ? widthOf(columns[at]?.head ?? '', head) : 0,
        ...entries.slice(0, 400).flatMap((cells) => (cells[at] ?? []).map((line) => widthOf(line, body))),
      ]),
    ),
  );
  const free = pages.right - pages.left - widths.reduce((sum, width) => sum + width, 0);
  const spread = free / Math.max(1, widths.length - 1);
  const gap = style.close ? random.whole(8, 10) : Math.min(spread, random.pick([16, 24, 40, spread]));
  let left = pages.left;
  return stacks.map((stack, at) => {
    const width = widths[at] ?? 0;
    const column = {
      stack,
      left,
      right: left + width,
      align: stack.every((one) => columns[one]?.align === 'right') ? ('right' as const) : ('left' as const),
    };
    left += width + Math.max(8, gap);
    return column;
  });
}

function printCell(
  { pages, foot }: Printer,
  { left, right, align }: PlacedColumn,
  text: string,
  line: number,
  style: PrintStyle,
  leadingPt: number,
): void {
  const isRight = align === 'right';
  print(pages, isRight ? right : left, foot + line * leadingPt, text, { ...style, right: isRight });
}

function printHeads(printer: Printer): void {
  const { placed, columns, head, leadingPt, style, pages } = printer;
  const top = printer.foot - head.sizePt - 2;
  for (const column of placed)
    column.stack.forEach((at, line) => printCell(printer, column, columns[at]?.head ?? '', line, head, leadingPt));
  printer.foot += leadingPt * Math.max(...placed.map(({ stack }) => stack.length)) + printer.gapPt;
  const rule = printer.foot - head.sizePt - printer.gapPt / 2;
  if (style.ruling) across(pages, pages.left - 3, rightEdge(printer), rule - 1);
  if (style.ruling === 'grid') across(pages, pages.left - 3, rightEdge(printer), top);
  printer.top = top;
}

const rightEdge = ({ pages, placed }: Printer): number => (placed.at(-1)?.right ?? pages.right) + 3;

function printEntry(printer: Printer, row: number): void {
  const { placed, entries, body, leadingPt, gapPt, style, pages } = printer;
  let lines = 1;
  for (const column of placed) {
    const texts =
      column.stack.length > 1 ? column.stack.map((at) => entries[row]?.[at]?.[0] ?? '') : (entries[row]?.[column.stack[0] ?? 0] ?? []);
    texts.forEach((text, line) => printCell(printer, column, text, line, body, leadingPt));
    lines = Math.max(lines, texts.length);
  }
  printer.foot += lines * leadingPt + gapPt;
  if (style.ruling === 'grid' || style.ruling === 'lines')
    across(pages, pages.left - 3, rightEdge(printer), printer.foot - body.sizePt - gapPt / 2 - 1);
}

function printHeading(printer: Printer, heading: string): void {
  const { pages, body, leadingPt, gapPt, style } = printer;
  if (style.ruling === 'grid') closeGrid(printer);
  else printer.foot += gapPt;
  print(pages, pages.left, printer.foot, heading, { ...body, bold: style.ruling === 'grid' || heading.length % 2 === 0 });
  printer.foot += leadingPt + gapPt;
  if (style.ruling === 'grid') {
    const at = printer.foot - body.sizePt - gapPt / 2 - 1;
    across(pages, pages.left - 3, rightEdge(printer), at);
    for (const edge of [pages.left - 3, rightEdge(printer)]) down(pages, printer.top, at, edge);
    printer.top = at;
  }
}

function printSum(printer: Printer, word: string, sum: number): void {
  const { pages, body, leadingPt, gapPt, placed, subject } = printer;
  const last = placed.at(-1);
  const point = ['eng'].includes(subject.language) ? '.' : ',';
  print(pages, pages.left, printer.foot, word, body);
  if (last) print(pages, last.right, printer.foot, `${100 + sum}${point}50`, { ...body, right: true });
  printer.foot += leadingPt + gapPt;
}

/** Turns the page where the next entry has no room, with a sum carried over where sums are printed. */
function breakPage(printer: Printer, row: number, sum: number): void {
  const { style, pages, subject, leadingPt } = printer;
  if (printer.foot + 3 * leadingPt < pages.bottom || row === 0) return;
  if (style.sums) printSum(printer, subject.carried, sum);
  closeGrid(printer);
  pages.addPage();
  printer.foot = pages.top;
  if (style.overPages === 'with heads' && style.heads) printHeads(printer);
  if (style.sums) printSum(printer, subject.carried, sum);
}

/** The upright lines of a grid. */
function closeGrid(printer: Printer): void {
  const { pages, placed, style, top, foot, body, gapPt } = printer;
  if (style.ruling !== 'grid') return;
  const bottom = foot - body.sizePt - gapPt / 2 - 1;
  const edges = placed.slice(1).map(({ left }, at) => (left + (placed[at]?.right ?? left)) / 2);
  for (const at of [pages.left - 3, ...edges, rightEdge(printer)]) down(pages, top, bottom, at);
  printer.top = bottom;
}

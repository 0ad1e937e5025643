import { unionBox, type DocumentLayout, type Table, type TableCell, type TableRow } from '../../model/index.ts';

/** Lines of an entry that may be columns of their own. */
const DEPTHS = [2, 3] as const;
/** Share of the rows that must have as many lines as the heads. */
const USUAL_SHARE = 0.7;
/** Lines nearer than this share of their height are one. */
const ONE_LINE = 0.5;

/**
 * The table with a column for each line of its columns, where heads stand one above the other ("No." over "Date") and the cells of a row do as
 * well; null where they do not: fewer than two columns with stacked heads, joined cells, rows of other heights.
 */
export function unstacked(layout: DocumentLayout, table: Table): Table | null {
  const heads = table.rows.slice(0, table.headerRows);
  const body = table.rows.slice(table.headerRows);
  const isPlain = table.rows.every(({ cells }) => cells.every((cell) => cell !== null && cell.columnSpan === 1 && cell.rowSpan === 1));
  if (!isPlain || heads.length === 0 || body.length === 0) return null;
  const headLines = baselines(layout, heads);
  const depth = DEPTHS.find((each) => each === headLines.length);
  const isStacked = (column: number): boolean => linesOf(heads, column).length >= 2;
  if (!depth || Array.from({ length: table.columnCount }, (_, column) => isStacked(column)).filter(Boolean).length < 2) return null;
  const rows = body.filter(({ role }) => role === 'body').map((row) => ({ row, lines: baselines(layout, [row]) }));
  if (rows.filter(({ lines }) => lines.length === depth).length < USUAL_SHARE * rows.length) return null;
  const head = partsOf(layout, heads, headLines, depth, 0);
  const split = rows.map(({ row, lines }, at): TableRow => ({ ...row, cells: partsOf(layout, [row], lines, depth, at + 1) }));
  const first = heads[0];
  return {
    ...table,
    columnCount: table.columnCount * depth,
    headerRows: 1,
    rows: [{ pageNumber: first?.pageNumber ?? 1, box: unionBox(heads.map(({ box }) => box)), cells: head, role: 'header' }, ...split],
  };
}

const linesOf = (rows: readonly TableRow[], column: number): number[] => rows.flatMap(({ cells }) => cells[column]?.lines ?? []);

/** Middles of the printed lines of some rows, from the top down. */
function baselines(layout: DocumentLayout, rows: readonly TableRow[]): number[] {
  const boxes = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.lines ?? [])).flatMap((line) => layout.lines[line]?.box ?? []);
  const middles: number[] = [];
  for (const { top, bottom } of [...boxes].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const middle = (top + bottom) / 2;
    const last = middles.at(-1);
    if (last === undefined || middle - last > ONE_LINE * (bottom - top)) middles.push(middle);
  }
  return middles;
}

/** Cells of all columns, line by line of each: the lines that stand nearest to each middle; what is below the last one is of the last. */
function partsOf(layout: DocumentLayout, rows: readonly TableRow[], middles: readonly number[], depth: number, row: number): TableCell[] {
  const [first] = rows;
  return (first?.cells ?? []).flatMap((cell, column): TableCell[] => {
    if (!cell) return [];
    const lines = linesOf(rows, column);
    return Array.from({ length: depth }, (_, part): TableCell => {
      const own = lines.filter((line) => Math.min(nearest(middles, layout, line), depth - 1) === part);
      return {
        ...cell,
        row,
        column: column * depth + part,
        lines: own,
        text: own.map((line) => layout.lines[line]?.text ?? '').join(' '),
        box: own.length > 0 ? unionBox(own.flatMap((line) => layout.lines[line]?.box ?? [])) : cell.box,
        stored: null,
      };
    });
  });
}

function nearest(middles: readonly number[], layout: DocumentLayout, line: number): number {
  const box = layout.lines[line]?.box;
  if (!box) return 0;
  const distances = middles.map((middle) => Math.abs(middle - (box.top + box.bottom) / 2));
  return distances.indexOf(Math.min(...distances));
}

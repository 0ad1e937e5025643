import { overlapY, type DocumentLayout, type Line } from '../model/index.ts';

/** A line of the document as a model sees it: what stands on one height, its columns parted by bars. */
export interface NumberedLine {
  /** From 1, through the whole document. */
  number: number;
  pageNumber: number;
  /** Indices in `DocumentLayout.lines`, left to right. */
  lines: number[];
  /** The row of a table that it is. */
  row: { table: number; row: number } | null;
  /** What the model is shown; cut where it is longer than anybody needs to tell what it is. */
  text: string;
}

/** A longer line is running text that a paragraph of some format put into one. */
const MOST_CHARACTERS = 1_500;
/** Lines of more words than this are running text: what stands beside one on its height is another column of it. */
const MOST_WORDS_BESIDE = 5;

/** All lines of a document, numbered: rows of tables as rows, a label with the value beside it as one line. Linear in the lines. */
export function numberLines(layout: DocumentLayout): NumberedLine[] {
  const rows: Row[] = [];
  const tableRows = new Map<string, Row>();
  const heights = new Map<string, Row[]>();
  for (const line of layout.lines) {
    if (line.text.trim() === '') continue;
    const key = line.cell ? `${line.cell.table} ${line.cell.row}` : null;
    const row = key === null ? rowBeside(heights, line) : tableRows.get(key);
    if (row) row.lines.push(line);
    else {
      const made = { lines: [line] };
      rows.push(made);
      if (key === null) remember(heights, line, made);
      else tableRows.set(key, made);
    }
  }
  return rows.map(numbered);
}

interface Row {
  lines: Line[];
}

/** Rows are looked up by the height of their first line's middle, in steps of so many points. */
const STEP_PT = 6;

const stepOf = (line: Line): number => Math.floor((line.box.top + line.box.bottom) / 2 / STEP_PT);

function remember(heights: Map<string, Row[]>, line: Line, row: Row): void {
  const key = `${line.pageNumber} ${stepOf(line)}`;
  heights.set(key, [...(heights.get(key) ?? []), row]);
}

/** The row on whose height a short line stands, beside what is in it already. */
function rowBeside(heights: Map<string, Row[]>, line: Line): Row | undefined {
  const reach = Math.ceil((line.box.bottom - line.box.top) / 2 / STEP_PT);
  for (let step = stepOf(line) - reach; step <= stepOf(line) + reach; step++)
    for (const row of heights.get(`${line.pageNumber} ${step}`) ?? []) if (row.lines.every((part) => standBeside(part, line))) return row;
  return undefined;
}

function standBeside(a: Line, b: Line): boolean {
  const height = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top);
  const apart = Math.max(a.box.left - b.box.right, b.box.left - a.box.right);
  return apart > -0.5 * height && overlapY(a.box, b.box) > 0.5 * height && Math.min(a.words.length, b.words.length) <= MOST_WORDS_BESIDE;
}

function numbered({ lines }: Row, index: number): NumberedLine {
  const [first] = lines;
  const cell = first?.cell ?? null;
  const ordered = cell ? lines : [...lines].sort((a, b) => a.box.left - b.box.left);
  return {
    number: index + 1,
    pageNumber: first?.pageNumber ?? 1,
    lines: ordered.map((line) => line.index),
    row: cell && { table: cell.table, row: cell.row },
    text: shown(ordered),
  };
}

/** Lines of one cell run on, columns are parted by bars; nothing in the print can begin a line of its own. */
function shown(lines: readonly Line[]): string {
  let text = '';
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    if (before) text += before.cell && line.cell && before.cell.column === line.cell.column ? ' ' : ' | ';
    text += line.text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  });
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)} …` : text;
}

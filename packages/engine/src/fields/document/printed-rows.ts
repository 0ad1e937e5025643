import { overlapY, unionBox, type BoundingBox, type Line } from '../../model/index.ts';
import type { DocumentIndex } from './document-index.ts';

/** What stands on one height of a page and belongs together: a line, or the pieces that a wide or misread sign broke it into. */
export interface PrintedRow {
  pageNumber: number;
  lines: Line[];
  text: string;
  box: BoundingBox;
}

/** Pieces further apart than this, in line heights, stand in columns of their own; set on receipts and letterheads. */
const MAX_GAP = 2.2;

/** Rows before a line among which its own can be: lines come sorted by height. */
const ROWS_BACK = 12;

/** Rows of a page from top to bottom; lines that `isOwn` refuses stay alone. */
export function printedRows(index: DocumentIndex, pageNumber: number, isOwn: (line: Line) => boolean): PrintedRow[] {
  const rows: PrintedRow[] = [];
  for (const line of index.linesOfPage.get(pageNumber) ?? []) {
    const row = isOwn(line)
      ? rows
          .slice(-ROWS_BACK)
          .findLast(
            (candidate) => goesOnBeside(candidate.box, line.box) && candidate.lines.every((part) => isOwn(part) && mayGoOn(part, line)),
          )
      : undefined;
    if (row) Object.assign(row, rowOf([...row.lines, line]));
    else rows.push(rowOf([line]));
  }
  return rows;
}

export function rowOf(lines: readonly Line[]): PrintedRow {
  const ordered = [...lines].sort((a, b) => a.box.left - b.box.left);
  return {
    pageNumber: ordered[0]?.pageNumber ?? 1,
    lines: ordered,
    text: ordered.map((line) => line.text).join(' '),
    box: unionBox(ordered.map((line) => line.box)),
  };
}

/** Where the spaces are as they were set, blocks that the layout has parted side by side are columns. */
const mayGoOn = (part: Line, line: Line): boolean =>
  part.block === line.block || [part, line].some(({ words }) => words[0]?.origin === 'ocr');

function goesOnBeside(row: BoundingBox, line: BoundingBox): boolean {
  const height = Math.min(row.bottom - row.top, line.bottom - line.top);
  const gap = Math.max(line.left - row.right, row.left - line.right);
  return overlapY(row, line) > 0.5 * height && gap >= -0.5 * height && gap < MAX_GAP * height;
}

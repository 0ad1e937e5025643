import type { BoundingBox } from './bounding-box.ts';

/** A table of one page as a person drew it, or as it was found, by its borders. Of one on several pages each page has its own. */
export interface DrawnTable {
  pageNumber: number;
  /** In points, as the page shows it. */
  box: BoundingBox;
  /** Between its columns: points from the left edge of the page, ascending. */
  columns: number[];
  /** Between its rows, those of its head among them: points from the top edge of the page, ascending. */
  rows: number[];
}

/**
 * What a drawn table teaches, to be found again on papers of the same layout, wherever on the page it stands there. All lengths are shares of
 * the page's width, counted from the left and top edge of the table.
 */
export interface TaughtTable {
  kind: 'table';
  /** Words of its head, or printed above it where it has none; folded. */
  anchors: { text: string; x: number; y: number }[];
  width: number;
  columns: number[];
  /** Borders below the rows of its head; empty where it has none. */
  head: number[];
  /** What tells where a row begins: every line, the distances and figures of the lines, or a column (from 0) that each row fills on its first line. */
  rowsBy: 'lines' | 'layout' | number;
  /** Words with which the line below it begins, folded; empty where nothing is printed below. */
  below: string;
}

import type { SubjectColumn, TableSubject } from './table-subjects.ts';

/** How a list is printed. What is not said is left out. */
export interface TableStyle {
  shape?: 'table' | 'transposed' | 'blocks';
  ruling?: 'grid' | 'lines' | 'under head';
  /** Without: the columns have no heads. */
  heads?: 'plain' | 'bold';
  /** Least and most columns; all of the subject's where there is no choice. */
  columns?: [number, number];
  /** Only columns of words and codes. */
  wordsOnly?: true;
  rows?: [number, number];
  /** Fields are asked for in other words than the heads. */
  otherWords?: true;
  /** Share of names that run over two lines. */
  wrapped?: number;
  /** Share of optional cells that are blank. */
  blank?: number;
  /** Each entry has two lines, and so have the heads. */
  twoLines?: true;
  /** Entries stand under headings, or what would be the heading stands in a first column, in the first row of its group alone. */
  grouped?: 'under headings' | 'in a column';
  /** Rows are counted in a first column that nobody asks for. */
  numbered?: true;
  /** Only some of the columns are asked for, in another order. */
  someFields?: true;
  /** Lines of labels with values stand close above. */
  details?: true;
  sums?: 'total' | 'subtotals';
  overPages?: 'with heads' | 'without heads';
  /** Columns stand as close as a few points. */
  close?: true;
}

/** What is drawn of a list before it is printed. */
export interface DrawnTable {
  subject: TableSubject;
  columns: SubjectColumn[];
  /** By row and column: the lines of a cell, none for a blank one. */
  entries: string[][][];
  /** By row: the heading it stands under. */
  groups: string[];
  style: TableStyle;
}

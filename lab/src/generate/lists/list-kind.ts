/** What stands in a column: see `cell-values.ts`. */
export type CellKind =
  | 'code'
  | 'count'
  | 'money'
  | 'measure'
  | 'percent'
  | 'date'
  | 'time'
  | 'person'
  | 'firm'
  | 'place'
  | 'phone'
  | 'plate'
  | 'year'
  | 'answer'
  | 'thing'
  | 'note'
  | 'word';

/** A column: the heads that firms print, `|` between them; what a user calls it and says of it; and what its cells hold. */
export interface ListColumn {
  heads: string;
  name: string;
  said: string;
  cell: CellKind;
}

/** A list that some trade keeps. Its first column is always printed. */
export interface ListKind {
  id: string;
  language: string;
  titles: string;
  /** What a row is, in the user's words. */
  row: string;
  /** What stands once above the list. */
  once: ListColumn[];
  columns: ListColumn[];
  /** What things and notes are made of. */
  words: string;
  notes: string;
}

export const column = (heads: string, name: string, said: string, cell: CellKind): ListColumn => ({ heads, name, said, cell });

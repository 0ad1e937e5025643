import type { BoundingBox, DrawnTable } from '@sheetlift/engine/model';

/** The table of a document while a person draws it. */
export interface TableDrawing {
  /** A part a page; none where no table was found. */
  tables: readonly DrawnTable[];
  /** The rows follow at once; nothing is kept. */
  change: (tables: readonly DrawnTable[]) => void;
  /** A table in this box, with borders as the print suggests. */
  suggest: (pageNumber: number, box: BoundingBox) => void;
  /** Keeps it, and the layout's memory with it. */
  accept: () => void;
  cancel: () => void;
  /** Back to the table that was found; null where it is the one that was found. */
  forget: (() => void) | null;
}

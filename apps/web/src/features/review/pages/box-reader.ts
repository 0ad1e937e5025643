import type { BoundingBox, Word } from '@sheetlift/engine/model';

/** Reads a box of a scan once more, for the chosen cell. */
export interface BoxReader {
  /** The box that is being read; null where none is. In points. */
  under: { pageNumber: number; box: BoundingBox } | null;
  /** `words`: what stands in it by the reading of the whole page. Another one that is under way is given up. */
  read: (pageNumber: number, box: BoundingBox, words: readonly Word[]) => void;
  /** Gives up what is under way. */
  stop: () => void;
}

import type { PlacedWord } from './placed-word.ts';
import type { GridCell } from './ruled-grids.ts';

/** The words inside a grid, by its cells. */
export interface FilledCell extends GridCell {
  words: PlacedWord[];
}

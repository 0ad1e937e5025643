import { unionBox, type BoundingBox } from '../model/index.ts';
import type { PageTable } from './page-table.ts';
import type { Piece } from './pieces.ts';

/** What is put in order: a piece of text, or a table that was found by its rulings. */
export type Atom = ({ kind: 'piece' } & Piece) | PageTable;

/** Atoms beside each other, left to right. */
export interface AtomRow extends BoundingBox {
  atoms: Atom[];
}

export const toAtomRow = (atoms: Atom[]): AtomRow => ({ ...unionBox(atoms), atoms });

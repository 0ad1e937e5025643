import type { BoundingBox } from '../../model/index.ts';
import type { Printed } from '../document/word-run.ts';
import type { Looks } from './looks.ts';
import type { Surroundings } from './surroundings.ts';

/** How a candidate was cut out of the print. */
export type Cut = 'piece' | 'typed' | 'name' | 'cell' | 'joined' | 'tail';

/** A stretch of print that could be somebody's value, whatever is asked for. */
export interface PrintedCandidate {
  printed: Printed;
  cut: Cut;
  pageNumber: number;
  box: BoundingBox;
  looks: Looks;
  surroundings: Surroundings;
}

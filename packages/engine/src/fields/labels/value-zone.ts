import type { WordSpan } from '../../model/index.ts';
import type { LabelHit } from './label-hits.ts';

/** Where the value of a label stands. */
export interface ValueZone {
  hit: LabelHit;
  relation: 'beside' | 'right' | 'below' | 'above' | 'total';
  /** First line of the value. */
  spans: WordSpan[];
  /** Further lines that seem to belong to it (an address, a wrapped title). */
  more: WordSpan[];
  /** Only figures are looked for here: sums stand further from their labels than words do. */
  figures: boolean;
  /** 0..1: how surely words in this place are the label's value. */
  strength: number;
}

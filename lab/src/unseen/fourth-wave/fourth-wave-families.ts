import type { DocumentFamily } from '../../generate/generated-document.ts';
import { EAST } from './east.ts';
import { ENGLISH_ONE } from './english-one.ts';
import { ENGLISH_TWO } from './english-two.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SOUTH } from './south.ts';
import { WEST } from './west.ts';

/**
 * Kinds by a writer who had seen neither the engine nor its words nor another wave. Committed before the engine ran over them; looked at
 * once, at the very end.
 */
export const FOURTH_WAVE_FAMILIES: readonly DocumentFamily[] = [
  ...ENGLISH_ONE,
  ...ENGLISH_TWO,
  ...GERMAN,
  ...FRENCH,
  ...SOUTH,
  ...WEST,
  ...EAST,
];

/** Documents written of each. */
export const FOURTH_WAVE_DOCUMENTS_A_FAMILY = 5;

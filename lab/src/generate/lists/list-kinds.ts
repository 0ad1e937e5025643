import { CONTINENTAL_LISTS } from './continental-lists.ts';
import { ENGLISH_LISTS } from './english-lists.ts';
import type { ListKind } from './list-kind.ts';

/** Lists of trades that neither the benchmark nor the unseen kinds have. */
export const LIST_KINDS: readonly ListKind[] = [...ENGLISH_LISTS, ...CONTINENTAL_LISTS];

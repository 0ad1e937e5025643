import { type FieldResult, isConfirmed, isToCheck } from '@sheetlift/engine/model';

/** What a person must know of a cell at a glance: each has a shape of its own. */
export type CellState = 'confirmed' | 'sure' | 'to-check' | 'absent' | 'page-missing' | 'not-looked-for';

export function cellState(result: FieldResult): CellState {
  if (isToCheck(result)) return 'to-check';
  if (isConfirmed(result)) return 'confirmed';
  switch (result.state) {
    case 'found':
    case 'unsure':
    case 'not_found':
    case 'unreadable':
      return 'sure';
    case 'absent':
      return 'absent';
    case 'page_missing':
      return 'page-missing';
    case 'not_looked_for':
      return 'not-looked-for';
  }
}

/** For those who hear the cell; the states that say themselves in words need none. */
export const STATE_WORDS: Record<CellState, string | null> = {
  confirmed: 'confirmed',
  sure: 'sure',
  'to-check': 'to check',
  absent: null,
  'page-missing': null,
  'not-looked-for': null,
};

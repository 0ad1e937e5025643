import { isBlankToCheck, type WrittenResult } from './written-cell.ts';

/** What is known of a cell in few words: "sure", "not found, to check". */
export function stateInWords(result: WrittenResult, confirmed: boolean): string {
  if (isBlankToCheck(result)) return 'to check';
  switch (result.state) {
    case 'found':
      return confirmed ? 'confirmed' : 'sure';
    case 'unsure':
      return 'to check';
    case 'absent':
      return confirmed ? 'confirmed missing' : 'not in the document';
    case 'not_found':
      return 'not found, to check';
    case 'unreadable':
      return 'not readable';
    case 'page_missing':
      return 'page missing';
    case 'not_looked_for':
      return 'not looked for';
    case 'not_confirmed':
      return 'not confirmed';
  }
}

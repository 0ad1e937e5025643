import type { Derivation } from '../model/index.ts';

/** How the value follows from what is printed, where it is not simply what is printed; else null. */
export function derivationInWords(derivation: Derivation): string | null {
  switch (derivation.kind) {
    case 'normalise':
    case 'mark':
      return null;
    case 'sum':
      return 'Sum of the places named.';
    case 'product':
      return 'Product of the places named.';
    case 'concept':
      return `The wording stands for "${derivation.of}".`;
    case 'absence':
      return derivation.place === 'closed' ? 'The whole place was searched and it is not there.' : 'It is not mentioned in the document.';
    case 'learned-replacement':
      return 'Written as an earlier correction taught.';
    case 'arithmetic-repair':
      return `Repaired so that the figures add up: ${derivation.rule}.`;
  }
}

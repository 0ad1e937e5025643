import type { Candidate } from './result.ts';

/** How a value follows from what is printed, as part of a sentence, where it is not simply what is printed; else null. */
export function derivationInWords({ derivation, evidence }: Candidate): string | null {
  switch (derivation.kind) {
    case 'normalise':
    case 'mark':
      return null;
    case 'sum':
      return `sum of ${evidence.length} places`;
    case 'product':
      return 'product of the places named';
    case 'concept':
      return `the wording stands for “${derivation.of}”`;
    case 'absence':
      return derivation.place === 'closed' ? 'the whole place was searched and it is not there' : 'the document does not mention it';
    case 'learned-replacement':
      return 'written as an earlier correction taught';
    case 'look-alike':
      return `read with “${derivation.read}” for the printed “${derivation.printed}”`;
    case 'picture-reading':
      return `read as “${derivation.read}” by a language model that saw a picture of the place`;
    case 'list-entry':
      return 'the entry of the list that is nearest to what is printed';
  }
}

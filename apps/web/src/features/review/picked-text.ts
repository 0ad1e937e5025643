/** Signs that part a value from what stands beside it, and none that a value ends with. */
const STRAY = /^[\s:;,|·–—]+(?=\S)|^-\s+(?=\S)|(?<=\S)[\s:;,|·–—]+$/gu;

/** "IBAN: DE89 ...": the name of what follows. What follows has digits, so that no sentence loses its beginning. */
const NAME_BEFORE = /^\p{L}[\p{L} .-]{0,28}:\s*(?=\S*\d)/u;

/** "... 0130 00 - BIC": the name of what stands beside. */
const NAME_BEHIND = /(?<=\d)\s+[-–—|]\s*\p{L}[\p{L}.]{1,12}:?$/u;

/** The end of a sentence, and none of a number. */
const FULL_STOP = /(?<=\d)\.$/;

/** What was pointed at without the signs and names of its neighbours. A text of such signs alone stays. */
export function withoutNeighbours(text: string): string {
  return text.trim().replace(STRAY, '').replace(NAME_BEFORE, '').replace(NAME_BEHIND, '').replace(STRAY, '').replace(FULL_STOP, '');
}

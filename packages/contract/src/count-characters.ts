const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** UTF-16 units of one character: the longest in use, a family or a flag, take 14. What takes more is written to be long. */
const MAX_UNITS_OF_CHARACTER = 40;

/** Characters as a person counts them: a letter with its accent is one, and so is a flag. */
export function countCharacters(text: string): number {
  return splitCharacters(text).length;
}

/** Counts no more of an endless text than it must. */
export function isLongerThan(text: string, characters: number): boolean {
  return text.length > characters * MAX_UNITS_OF_CHARACTER || (text.length > characters && countCharacters(text) > characters);
}

/** The text as far as it is no longer than so many characters. */
export function cutCharacters(text: string, characters: number): string {
  return isLongerThan(text, characters)
    ? splitCharacters(text.slice(0, characters * MAX_UNITS_OF_CHARACTER))
        .slice(0, characters)
        .join('')
    : text;
}

export function splitCharacters(text: string): string[] {
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

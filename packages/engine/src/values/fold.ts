/** Letters that Unicode does not decompose, in their plain spelling. */
const PLAIN_SPELLING: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  '№': '#',
  º: 'o',
  '°': 'o',
  ª: 'a',
};

/** Lower case without accents and ligatures, one kind of dash, quote and space: the form texts are compared in. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\x00-\x7f]+/g, foldedRun)
    .replace(/\s/g, ' ');

function foldedRun(letters: string): string {
  return letters
    .replace(/[ßæœłøđðþıŋ№º°ª]/g, (letter) => PLAIN_SPELLING[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘‛´`′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .toLowerCase();
}

/**
 * Words of a text as labels are compared: folded, abbreviations closed up ("P.O." is "po"), the possessive dropped,
 * signs that carry meaning in a label (# % $) kept as words of their own.
 */
export function foldWords(text: string): string[] {
  return (
    fold(text)
      .replace(/(?<=[a-z])'s\b/g, '')
      .replace(/\b([a-z])\.(?=[a-z](?:\.|\b))/g, '$1')
      .match(/[\p{L}\p{N}]+|[#%$€£¥]/gu) ?? []
  );
}

/**
 * Like `fold`, but each character keeps its place, so that what is found in the result stands at the same place in the
 * text: ligatures become their first letter.
 */
export const foldInPlace = (text: string): string => text.replace(/[^\x00-\x7f]/g, foldedUnit).toLowerCase();

const unitCache = new Map<string, string>();

function foldedUnit(letter: string): string {
  let folded = unitCache.get(letter);
  if (folded === undefined) {
    folded = fold(letter);
    // A combining mark or half of a surrogate pair: nothing we look for, but its place must be kept.
    if (folded.length !== 1) folded = folded.charAt(0) || ' ';
    if (folded.toLowerCase().length !== 1) folded = ' ';
    unitCache.set(letter, folded);
  }
  return folded;
}

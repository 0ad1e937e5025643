/** Letters that Unicode does not decompose, in their plain spelling. */
const PLAIN_SPELLING: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ŋ: 'n', '№': '#', º: 'o', '°': 'o', ª: 'a' };

/** Lower case without accents and ligatures, one kind of dash, quote and space: the form texts are compared in. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .replace(/[ßæœłøđðþıŋ№º°ª]/g, (letter) => PLAIN_SPELLING[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[’‘‛´`′]/g, "'")
    .replace(/[“”„«»″]/g, '"')
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u205f]/g, ' ');
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
export function foldInPlace(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  let folded = '';
  for (let at = 0; at < text.length; at++) folded += foldedUnit(text.charCodeAt(at));
  return folded;
}

const cache: (string | undefined)[] = [];

function foldedUnit(code: number): string {
  const known = cache[code];
  if (known !== undefined) return known;
  const letter = String.fromCharCode(code);
  // Half of a surrogate pair: nothing we look for lies there, but the place must be kept.
  const folded = code >= 0xd800 && code <= 0xdfff ? letter : (fold(letter).charAt(0) || letter);
  cache[code] = folded;
  return folded;
}

const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

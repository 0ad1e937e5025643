/** A text for searching, and where each of its characters stood in the original. */
export interface FoldedText {
  text: string;
  /** Null where each character stands where it stood. */
  origins: Uint32Array | null;
}

/** Without accents, in small letters, any white space as one space: "Überweisung" is found by "uberweisung". */
export function foldText(original: string): FoldedText {
  if (PLAIN.test(original)) return { text: original.toLowerCase(), origins: null };
  const origins: number[] = [];
  let text = '';
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    if (folded !== ' ' || !text.endsWith(' ')) {
      text += folded;
      for (let each = 0; each < folded.length; each++) origins.push(at);
    }
    at += character.length;
  }
  origins.push(original.length);
  return { text, origins: Uint32Array.from(origins) };
}

/** Letters that need no folding beyond their case, single spaces between. */
const PLAIN = /^(?:[\x21-\x7e]| (?! ))*$/;

function foldCharacter(character: string): string {
  if (character <= '~') return /\s/.test(character) ? ' ' : character.toLowerCase();
  const known = folds.get(character);
  if (known !== undefined) return known;
  const folded = /\s/.test(character) ? ' ' : character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  folds.set(character, folded);
  return folded;
}

const folds = new Map<string, string>();

/** Each place in the original where the query stands, from and to as for `slice`. */
export function findIn({ text, origins }: FoldedText, query: string): { from: number; to: number }[] {
  const places: { from: number; to: number }[] = [];
  if (query === '') return places;
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const end = at + query.length;
    places.push(origins ? { from: origins[at]!, to: origins[end]! } : { from: at, to: end });
  }
  return places;
}

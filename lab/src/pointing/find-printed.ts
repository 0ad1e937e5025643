/** How true values are compared with print; the benchmark's scorer is one. */
export interface ValueReader {
  squash(value: unknown): string;
  toNumber(value: unknown): number | null;
  toDates(value: unknown): Set<string>;
}

export type Truth = string | number | null | { anyOf: (string | number | null)[] };

/** Words that one printed date or number may be cut into. */
const MOST_WORDS = 6;

/** The words of a text that print a true value, as they stand there; null where it does not. */
export function findPrinted(text: string, truth: Truth, type: string, reader: ValueReader): string | null {
  const spellings = truth !== null && typeof truth === 'object' ? truth.anyOf : [truth];
  for (const spelling of spellings) {
    if (spelling === null || spelling === '') continue;
    const found =
      type === 'number' || typeof spelling === 'number'
        ? findWindow(text, (window) => isNumber(window, spelling, reader))
        : ((/^\d{4}-\d{2}-\d{2}$/.test(spelling) ? findWindow(text, (window) => reader.toDates(window).has(spelling)) : null) ??
          findLetters(text, spelling, reader));
    if (found !== null) return found;
  }
  return null;
}

const isNumber = (window: string, truth: string | number, { toNumber }: ValueReader): boolean => {
  const [printed, wanted] = [toNumber(window), toNumber(truth)];
  return printed !== null && wanted !== null && Math.abs(printed - wanted) <= 0.005;
};

/** The longest run of words that passes, signs at its ends left off where it passes without them. */
function findWindow(text: string, passes: (window: string) => boolean): string | null {
  if (!/\d/.test(text)) return null;
  const words = [...text.matchAll(/[^\s|]+/g)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  for (const [at, first] of words.entries())
    for (let more = Math.min(MOST_WORDS, words.length - at) - 1; more >= 0; more--) {
      const window = text.slice(first.from, words[at + more]?.to);
      if (window.includes('|') || !/\d/.test(window)) continue;
      const plain = window.replace(/^[^\p{L}\p{N}(+-]+|[.,;:]+$/gu, '');
      if (passes(plain)) return plain;
    }
  return null;
}

/** The letters and digits of a value in a row, whatever stands between them, whole words only. */
function findLetters(text: string, value: string, { squash }: ValueReader): string | null {
  const wanted = squash(value);
  if (wanted === '') return null;
  let squashed = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++)
    for (const unit of squash(text.charAt(at))) {
      squashed += unit;
      places.push(at);
    }
  for (let from = squashed.indexOf(wanted); from >= 0; from = squashed.indexOf(wanted, from + 1)) {
    const [start, end] = [places[from] ?? 0, (places[from + wanted.length - 1] ?? 0) + 1];
    if (!isInWord(text, start) && !isInWord(text, end)) return text.slice(start, end);
  }
  return null;
}

const isInWord = (text: string, at: number): boolean =>
  (/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(at))) ||
  (/\d/.test(text.charAt(at - 1)) && /^[.,]\d/.test(text.slice(at, at + 2))) ||
  (/\d/.test(text.charAt(at)) && /\d[.,]$/.test(text.slice(Math.max(0, at - 2), at)));

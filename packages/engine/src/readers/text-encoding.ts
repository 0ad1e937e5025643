import { withWindows1252 } from './windows-1252.ts';

/**
 * The text of a file without an encoding of its own (CSV, TXT, HTML, mail bodies). In order: byte order mark,
 * UTF-16 by its zero bytes, UTF-8 where it is valid, then the single-byte page whose letters look most like words.
 * `declared` (a meta element, a header) is believed where the bytes allow it.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  const encoding = encodingOfText(bytes, declared);
  return decodeAs(bytes, encoding);
}

function decodeAs(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? withWindows1252(text) : text;
}

function encodingOfText(bytes: Uint8Array, declared?: string): string {
  return markedEncoding(bytes) ?? unmarkedUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : (known(declared) ?? guessCodePage(bytes)));
}

/** The encoding a byte order mark states. */
export function markedEncoding(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** Text in Western scripts has a zero in every second byte in UTF-16, and none in any other encoding. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = Math.min(bytes.length & ~1, SAMPLE_BYTES);
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < sample; at += 2) {
    if (bytes[at] === 0) evenZeros += 1;
    if (bytes[at + 1] === 0) oddZeros += 1;
  }
  const pairs = sample / 2;
  if (oddZeros > pairs * 0.4 && evenZeros < pairs * 0.05) return 'utf-16le';
  if (evenZeros > pairs * 0.4 && oddZeros < pairs * 0.05) return 'utf-16be';
  return null;
}

const SAMPLE_BYTES = 64 * 1024;

/** Pure ASCII with escape sequences (ISO-2022-JP) is valid UTF-8 too; only a declaration tells it apart, so it is not guessed. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function known(label: string | undefined): string | null {
  if (!label) return null;
  try {
    const { encoding } = new TextDecoder(label);
    // Not valid as UTF-8, and UTF-16 was ruled out: the declaration is wrong.
    return encoding.startsWith('utf-') ? null : encoding;
  } catch {
    return null;
  }
}

/** Code pages of the engine's languages and of Cyrillic, most frequent first: a tie goes to the earlier one. */
const CODE_PAGES = ['windows-1252', 'windows-1250', 'iso-8859-2', 'windows-1251', 'macintosh'];

function guessCodePage(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  let best = 'windows-1252';
  let bestScore = -Infinity;
  for (const page of CODE_PAGES) {
    const score = similarity(decodeAs(sample, page));
    if (score > bestScore) [best, bestScore] = [page, score];
  }
  return best;
}

/**
 * How much the non-ASCII characters look like parts of words: letters of the engine's languages inside words count for a
 * page; symbols inside words, controls, capitals after small letters and rows of accented letters count against it.
 */
function similarity(text: string): number {
  let score = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) > 0x7f) score += characterLikelihood(text[at]!, text[at - 1] ?? ' ', text[at + 1] ?? ' ');
  }
  return score;
}

function characterLikelihood(character: string, before: string, after: string): number {
  const inWord = /\p{L}/u.test(before) || /\p{L}/u.test(after);
  if (/\p{Cc}/u.test(character)) return -5;
  if (!/\p{L}/u.test(character))
    return inWord && !/[\u2018\u2019\u201c-\u201e\u00ab\u00bb\u2013\u2014\u00b0\u00a0\u20ac\u00ba\u00aa]/.test(character) ? -3 : 0;
  if (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)) return -2;
  if (/[А-яЁё]/u.test(character)) return /[А-яЁё]/u.test(before + after) ? 1.5 : -2;
  if (/[^\0-\x7f]/u.test(before) && /[^\0-\x7f]/u.test(after)) return -1;
  return USUAL_LETTERS.has(character) ? 1 : -0.5;
}

/** Accented letters of the engine's eight languages and their neighbours. */
const USUAL_LETTERS = new Set('äöüßÄÖÜàâæçéèêëîïôœùûÿÀÂÆÇÉÈÊËÎÏÔŒÙÛáíñóúÁÍÑÓÚãõÃÕìòÌÒąćęłńśźżĄĆĘŁŃŚŹŻåøÅØčďěňřšťůýžČĎĚŇŘŠŤŮÝŽőűŐŰ');

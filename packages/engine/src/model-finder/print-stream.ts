import type { DocumentLayout, WordSpan } from '../model/index.ts';
import { type Printed, printedPart, runOfSpans } from '../fields/document/word-run.ts';

/**
 * Print as one run of letters, digits and the signs inside numbers, in one case, with the way back to the characters. Spaces, line breaks, hyphens and
 * quotation marks are what a model writes otherwise than it is printed; letters and digits it must not.
 */
export interface PrintStream {
  text: string;
  /** For each character: where it was printed. */
  places: PrintedCharacter[];
}

interface PrintedCharacter {
  /** Index in `DocumentLayout.lines`, and of the word in it. */
  line: number;
  word: number;
  /** Place in the word. */
  at: number;
  /** Nothing stands between it and the character before. */
  joined: boolean;
}

/** The stream of some lines, in the order given. */
export function streamOf(layout: DocumentLayout, lines: readonly number[]): PrintStream {
  let text = '';
  const places: PrintedCharacter[] = [];
  let isBroken = false;
  for (const index of lines) {
    const { words = [] } = layout.lines[index] ?? {};
    words.forEach((word, at) => {
      for (const sign of signsOf(word.text)) {
        text += sign.text;
        const joined = sign.joined || (sign.isFirst && (at > 0 ? word.joinsPrevious === true : isBroken && /^\p{Ll}/u.test(word.text)));
        places.push({ line: index, word: at, at: sign.at, joined });
      }
    });
    isBroken = /\p{L}[-\u00ad\u2010]$/u.test(words.at(-1)?.text ?? '');
  }
  return { text, places };
}

/** A text as a stream has it. */
export const squash = (text: string): string =>
  signsOf(text)
    .map((sign) => sign.text)
    .join('');

interface Sign {
  /** One UTF-16 unit. */
  text: string;
  at: number;
  joined: boolean;
  isFirst: boolean;
}

const COUNTS = /[\p{L}\p{N}\p{M}]/u;
const IN_NUMBERS = /[.,'’]/;

function signsOf(text: string): Sign[] {
  const signs: Sign[] = [];
  let lastAt = -2;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const isInNumber = IN_NUMBERS.test(character) && isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at + 1));
    const plain = isInNumber ? (character === '’' ? "'" : character) : character.normalize('NFKD').toLowerCase();
    for (const unit of plain) {
      if (!isInNumber && !COUNTS.test(unit)) continue;
      signs.push({ text: unit, at, joined: at - lastAt <= 1 && signs.length > 0, isFirst: at === 0 });
      lastAt = at;
    }
  }
  return signs;
}

export const isDigit = (character: string): boolean => /^\p{Nd}$/u.test(character);

/** The print of characters `from` to `to` of a stream, with the signs at its ends that the quote has there too: "(12 %)". */
export function printedOf(layout: DocumentLayout, { places }: PrintStream, from: number, to: number, quote: string): Printed | null {
  const [first, last] = [places[from], places[to - 1]];
  const spans = spansOf(layout, places.slice(from, to));
  const [head, tail] = [spans[0], spans.at(-1)];
  if (!first || !last || !head || !tail) return null;
  const wordAt = (line: number, word: number): string => layout.lines[line]?.words[word]?.text ?? '';
  const lead = /^[^\p{L}\p{N}\s]*/u.exec(quote.trim())?.[0] ?? '';
  const trail = /[^\p{L}\p{N}\s]*$/u.exec(quote.trim())?.[0] ?? '';
  const hasLead = lead !== '' && wordAt(first.line, first.word).slice(0, first.at).endsWith(lead);
  const hasTrail =
    trail !== '' &&
    wordAt(last.line, last.word)
      .slice(last.at + 1)
      .startsWith(trail);
  if (lead !== '' && first.at === 0 && wordAt(first.line, first.word - 1) === lead) head.from--;
  const isNext = trail !== '' && wordAt(last.line, last.word).length === last.at + 1 && wordAt(last.line, last.word + 1).startsWith(trail);
  if (isNext) tail.to++;
  const run = runOfSpans(layout, spans);
  const end = run.words.findLast(({ line, word }) => line === last.line && word === (isNext ? last.word + 1 : last.word));
  const ends = isNext ? trail.length : last.at + 1 + (hasTrail ? trail.length : 0);
  return end ? printedPart(run, first.at - (hasLead ? lead.length : 0), end.start + ends) : null;
}

/** The words of some characters; words of nothing but signs between and before them, as in "10 – 12" and "€ 5", are theirs too. */
function spansOf({ lines }: DocumentLayout, places: readonly PrintedCharacter[]): WordSpan[] {
  const spans: WordSpan[] = [];
  const isSign = (line: number, word: number): boolean => squash(lines[line]?.words[word]?.text ?? '') === '';
  for (const { line, word } of places) {
    const open = spans.at(-1);
    if (open?.line === line && word >= open.from && allBetween(open.to, word, (at) => isSign(line, at)))
      open.to = Math.max(open.to, word + 1);
    else spans.push({ line, from: open && allBetween(0, word, (at) => isSign(line, at)) ? 0 : word, to: word + 1 });
  }
  return spans;
}

function allBetween(from: number, to: number, holds: (at: number) => boolean): boolean {
  for (let at = from; at < to; at++) if (!holds(at)) return false;
  return true;
}

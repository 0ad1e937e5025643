import { MAX_WORDS_PER_PAGE } from '../../limits.ts';
import { ASSUMED_GAP, GAP } from './page-characters.ts';
import { roundBox, rounded } from './page-frame.ts';
import type { Word } from '../../model/page-content.ts';
import type { PageCharacters, TextRun } from './page-characters.ts';

/**
 * What ends a word, as shares of the font size. Set on the PDF cases of bench and on the files of hostile, against the
 * words another reader finds there.
 */
/** A gap this wide, where the file has no space. */
const WORD_GAP = 0.25;
/** The same before or after a digit where another run begins: cells of a narrow table. */
const CELL_GAP = 0.12;
/** The same where PDFium assumed a space. */
const ASSUMED_WORD_GAP = 0.08;
/** Runs that overlap this much are cells that overflow; letters of one word overlap less by kerning, digits not at all. */
const LETTER_OVERLAP = 0.3;
const DIGIT_OVERLAP = 0.07;
/** A step back this far begins something else. */
const MAX_STEP_BACK = 1;
/** A run of another size continues a word only where it begins exactly at its end. */
const EXACT = 0.05;
/** Sizes that differ by less are the same size. */
const SIZE_STEP = 1.05;
/** A base line off by this much makes a superscript or subscript. */
const RAISED = 0.1;
/** Characters that share less of their height than this stand on different lines. A superscript shares half. */
const SAME_LINE_OVERLAP = 0.35;
/** The same character twice with boxes that share this much is printed twice to look bold. */
const OVERPRINT_OVERLAP = 0.75;
/** Words of the same spelling compared with a new one. */
const MAX_TWINS = 500;
/** Characters of one word; longer runs without a gap are no words but rules or noise and are cut. */
const MAX_WORD_LENGTH = 400;

export interface PageWords {
  words: Word[];
  /** One a word: drawn without ink, as the text layer of a scan is. */
  invisible: boolean[];
  /** Words beyond the limit were left out. */
  truncated: boolean;
}

/** Words by spaces and by geometry, in the order of the characters. */
export function groupWords(characters: PageCharacters): PageWords {
  return new WordGrouper(characters).group();
}

type Boundary = 'none' | 'space' | 'style';

class WordGrouper {
  readonly #characters: PageCharacters;
  readonly #result: PageWords = { words: [], invisible: [], truncated: false };
  readonly #twins = new Map<string, Word[]>();
  /** Characters of the word in hand. */
  readonly #codes: number[] = [];
  /** Around those that can be seen. */
  #left = Infinity;
  #top = Infinity;
  #right = -Infinity;
  #bottom = -Infinity;
  #joinsPrevious = false;
  #previous = -1;

  constructor(characters: PageCharacters) {
    this.#characters = characters;
  }

  group(): PageWords {
    const { codes, count } = this.#characters;
    let gap = 0;
    for (let index = 0; index < count && !this.#result.truncated; index += 1) {
      const code = codes[index]!;
      if (code === GAP || code === ASSUMED_GAP) {
        gap = gap === GAP ? GAP : code;
        continue;
      }
      if (this.#codes.length > 0 && this.#isOverprint(index)) continue;
      this.#place(index, gap);
      gap = 0;
    }
    this.#finish();
    return this.#result;
  }

  #place(index: number, gap: number): void {
    const boundary = this.#codes.length === 0 ? 'space' : this.#boundary(index, gap);
    if (boundary !== 'none') {
      this.#finish();
      this.#joinsPrevious = boundary === 'style' && this.#result.words.length > 0;
    }
    this.#append(index);
  }

  #append(index: number): void {
    const { codes, boxes, cut } = this.#characters;
    this.#codes.push(codes[index]!);
    this.#previous = index;
    if (cut[index] === 1) return;
    const at = index * 4;
    this.#left = Math.min(this.#left, boxes[at]!);
    this.#top = Math.min(this.#top, boxes[at + 1]!);
    this.#right = Math.max(this.#right, boxes[at + 2]!);
    this.#bottom = Math.max(this.#bottom, boxes[at + 3]!);
  }

  #boundary(index: number, gap: number): Boundary {
    if (gap === GAP) return 'space';
    if (this.#codes.length === MAX_WORD_LENGTH) return 'style';
    const before = this.#runAt(this.#previous);
    const run = this.#runAt(index);
    const sameRun = before === run;
    if (!sameRun && before.directionX * run.directionX + before.directionY * run.directionY < 0.95) return 'space';
    const em = Math.min(before.fontSizePt, run.fontSizePt);
    const apart = this.#distance(this.#previous, index, run) / em;
    if (apart > (gap === ASSUMED_GAP ? ASSUMED_WORD_GAP : WORD_GAP) || apart < -MAX_STEP_BACK) return 'space';
    return sameRun ? 'none' : this.#runBoundary(index, apart, em);
  }

  /** Whether a word goes on over a change of run; `apart` in font sizes. */
  #runBoundary(index: number, apart: number, em: number): Boundary {
    const before = this.#runAt(this.#previous);
    const run = this.#runAt(index);
    const off = apart - this.#spacingAround(index) / em;
    const previous = this.#characters.codes[this.#previous]!;
    const code = this.#characters.codes[index]!;
    if (apart < -LETTER_OVERLAP && !isAccent(code) && !isAccent(previous)) return 'space';
    if ((isDigit(previous) || isDigit(code)) && (off < -DIGIT_OVERLAP || off > CELL_GAP)) return 'space';
    const size = Math.max(before.fontSizePt, run.fontSizePt);
    if (size > SIZE_STEP * em) {
      if (Math.abs(before.baseline - run.baseline) > RAISED * size) return 'style';
      if (Math.abs(off) > EXACT) return 'space';
    }
    return before.bold !== run.bold && isWordCharacter(code) && !isOpening(previous) ? 'style' : 'none';
  }

  /** Points between characters inside the run before or the run that begins; NaN where each is a single character. */
  #spacingAround(index: number): number {
    const { codes, count, runOf } = this.#characters;
    const last = this.#previous;
    if (this.#codes.length > 1 && runOf[last - 1] === runOf[last] && codes[last - 1]! > GAP)
      return this.#distance(last - 1, last, this.#runAt(last));
    if (index + 1 < count && runOf[index + 1] === runOf[index] && codes[index + 1]! > GAP)
      return this.#distance(index, index + 1, this.#runAt(index));
    return NaN;
  }

  /** Points from one character to the next along the line; infinite where they stand on different lines. */
  #distance(from: number, to: number, run: TextRun): number {
    if (Math.abs(run.directionX) > 0.95) return this.#distanceAcross(from * 4, to * 4, run.directionX > 0, this.#hasRightToLeft(from, to));
    const apartX = this.#distanceAcross(from * 4, to * 4, true, true);
    const apartY = this.#distanceDown(from * 4, to * 4, run.directionY > 0);
    // Slanting text has no boxes of its own: characters are apart when their boxes are.
    return Math.abs(run.directionX) < 0.3 ? apartY : Math.min(apartX, apartY);
  }

  /** `a` and `b` index the boxes. Letters written from right to left come in the order they are read: `either` way. */
  #distanceAcross(a: number, b: number, rightwards: boolean, either: boolean): number {
    const { boxes } = this.#characters;
    const shared = Math.min(boxes[a + 3]!, boxes[b + 3]!) - Math.max(boxes[a + 1]!, boxes[b + 1]!);
    if (shared < SAME_LINE_OVERLAP * Math.min(boxes[a + 3]! - boxes[a + 1]!, boxes[b + 3]! - boxes[b + 1]!)) return Infinity;
    const right = boxes[b]! - boxes[a + 2]!;
    if (rightwards && !either) return right;
    const left = boxes[a]! - boxes[b + 2]!;
    return either ? Math.max(right, left) : left;
  }

  #distanceDown(a: number, b: number, downwards: boolean): number {
    const { boxes } = this.#characters;
    const shared = Math.min(boxes[a + 2]!, boxes[b + 2]!) - Math.max(boxes[a]!, boxes[b]!);
    if (shared < SAME_LINE_OVERLAP * Math.min(boxes[a + 2]! - boxes[a]!, boxes[b + 2]! - boxes[b]!)) return Infinity;
    return downwards ? boxes[b + 1]! - boxes[a + 3]! : boxes[a + 1]! - boxes[b + 3]!;
  }

  #hasRightToLeft(from: number, to: number): boolean {
    const { codes } = this.#characters;
    return isRightToLeft(codes[from]!) || isRightToLeft(codes[to]!);
  }

  /** The same character again on the same spot: bold by printing twice. */
  #isOverprint(index: number): boolean {
    const { codes, boxes } = this.#characters;
    if (codes[index] !== codes[this.#previous]) return false;
    const a = this.#previous * 4;
    const b = index * 4;
    return (
      overlapShare(boxes[a]!, boxes[a + 1]!, boxes[a + 2]!, boxes[a + 3]!, boxes[b]!, boxes[b + 1]!, boxes[b + 2]!, boxes[b + 3]!) >
      OVERPRINT_OVERLAP
    );
  }

  #runAt(index: number): TextRun {
    return this.#characters.runs[this.#characters.runOf[index]!]!;
  }

  #finish(): void {
    if (this.#codes.length > 0 && this.#left <= this.#right) this.#finishWord();
    this.#codes.length = 0;
    this.#joinsPrevious = false;
    this.#left = this.#top = Infinity;
    this.#right = this.#bottom = -Infinity;
  }

  #finishWord(): void {
    const run = this.#runAt(this.#previous);
    const word: Word = {
      text: printedText(this.#codes),
      box: roundBox({ left: this.#left, top: this.#top, right: this.#right, bottom: this.#bottom }),
      origin: 'text',
      confidence: 1,
      fontSizePt: rounded(run.fontSizePt),
    };
    if (run.bold) word.bold = true;
    if (this.#joinsPrevious) word.joinsPrevious = true;
    if (!this.#isTwin(word)) this.#keep(word, run.invisible);
  }

  #keep(word: Word, invisible: boolean): void {
    if (this.#result.words.length === MAX_WORDS_PER_PAGE) {
      this.#result.truncated = true;
      return;
    }
    this.#result.words.push(word);
    this.#result.invisible.push(invisible);
  }

  /** The same word again on the same spot, in another pass over the page. */
  #isTwin(word: Word): boolean {
    const known = this.#twins.get(word.text);
    if (known === undefined) {
      this.#twins.set(word.text, [word]);
      return false;
    }
    const { left, top, right, bottom } = word.box;
    let twin = false;
    for (let index = known.length - 1; index >= 0 && !twin; index -= 1) {
      const { box } = known[index]!;
      twin =
        box.top < bottom &&
        box.bottom > top &&
        overlapShare(left, top, right, bottom, box.left, box.top, box.right, box.bottom) > OVERPRINT_OVERLAP;
    }
    if (!twin && known.length < MAX_TWINS) known.push(word);
    return twin;
  }
}

const isRightToLeft = (code: number): boolean => (code >= 0x590 && code <= 0x8ff) || (code >= 0xfb1d && code <= 0xfefc);
/** Combining marks, and accents that are printed over the letter beside them. */
const isAccent = (code: number): boolean =>
  (code >= 0x300 && code <= 0x36f) || code === 0x60 || code === 0xa8 || code === 0xb4 || code === 0xb8 || (code >= 0x2c6 && code <= 0x2dd);
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isWordCharacter = (code: number): boolean => /[\p{L}\p{N}\p{Sc}]/u.test(String.fromCodePoint(code));
const isOpening = (code: number): boolean => /[\p{Ps}\p{Pi}"'/-]/u.test(String.fromCodePoint(code));

/** Share of the larger of two boxes that both cover. */
function overlapShare(l1: number, t1: number, r1: number, b1: number, l2: number, t2: number, r2: number, b2: number): number {
  const width = Math.min(r1, r2) - Math.max(l1, l2);
  const height = Math.min(b1, b2) - Math.max(t1, t2);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max((r1 - l1) * (b1 - t1), (r2 - l2) * (b2 - t2));
}

/** Ligatures and Arabic shapes as the letters they stand for. */
function printedText(codes: readonly number[]): string {
  let highest = 0;
  for (const code of codes) if (code > highest) highest = code;
  // Nearly every word: letters of one code unit, for which there is a call five times as fast.
  if (highest < FIRST_PRESENTATION_FORM) return String.fromCharCode(...codes);
  const text = String.fromCodePoint(...codes);
  return codes.some(isPresentationForm) ? text.normalize('NFKC') : text;
}

const FIRST_PRESENTATION_FORM = 0xfb00;

const isPresentationForm = (code: number): boolean =>
  (code >= FIRST_PRESENTATION_FORM && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);

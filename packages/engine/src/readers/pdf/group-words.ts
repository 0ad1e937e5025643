import { MAX_WORDS_PER_PAGE } from '../../limits.ts';
import { ASSUMED_GAP, GAP } from './page-characters.ts';
import { roundBox, rounded } from './page-frame.ts';
import type { Word } from '../../model/page-content.ts';
import type { PageCharacters, TextStyle } from './page-characters.ts';

/** A gap of this share of the font size ends a word where the file has no space. Set on the PDF cases of bench. */
const WORD_GAP = 0.25;
/** The same where PDFium assumed a space. */
const ASSUMED_WORD_GAP = 0.08;
/** Characters that share less of their height than this stand on different lines. A superscript shares half. */
const SAME_LINE_OVERLAP = 0.35;
/** Characters this much larger or smaller than the one before are a word of their own ("m²", a footnote mark). */
const SIZE_STEP = 1.25;
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

class WordGrouper {
  readonly #characters: PageCharacters;
  readonly #result: PageWords = { words: [], invisible: [], truncated: false };
  readonly #twins = new Map<string, Word[]>();
  /** Characters of the word in hand. */
  #codes: number[] = [];
  #left = 0;
  #top = 0;
  #right = 0;
  #bottom = 0;
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
    const { codes, boxes } = this.#characters;
    const at = index * 4;
    if (this.#codes.length === 0) {
      this.#left = boxes[at]!;
      this.#top = boxes[at + 1]!;
      this.#right = boxes[at + 2]!;
      this.#bottom = boxes[at + 3]!;
    } else {
      this.#left = Math.min(this.#left, boxes[at]!);
      this.#top = Math.min(this.#top, boxes[at + 1]!);
      this.#right = Math.max(this.#right, boxes[at + 2]!);
      this.#bottom = Math.max(this.#bottom, boxes[at + 3]!);
    }
    this.#codes.push(codes[index]!);
    this.#previous = index;
  }

  #boundary(index: number, gap: number): 'none' | 'space' | 'style' {
    if (gap === GAP) return 'space';
    if (this.#codes.length === MAX_WORD_LENGTH) return 'style';
    const before = this.#styleAt(this.#previous);
    const style = this.#styleAt(index);
    if (before !== style && before.directionX * style.directionX + before.directionY * style.directionY < 0.95) return 'space';
    const em = Math.min(before.fontSizePt, style.fontSizePt);
    const apart = this.#distance(index, style);
    if (apart > em * (gap === ASSUMED_GAP ? ASSUMED_WORD_GAP : WORD_GAP)) return 'space';
    return before === style || !differ(before, style) ? 'none' : 'style';
  }

  /** Points between the character before and this one along the line; infinite where they stand on different lines. */
  #distance(index: number, style: TextStyle): number {
    const { boxes } = this.#characters;
    const a = this.#previous * 4;
    const b = index * 4;
    const apartX = Math.max(boxes[b]! - boxes[a + 2]!, boxes[a]! - boxes[b + 2]!);
    const apartY = Math.max(boxes[b + 1]! - boxes[a + 3]!, boxes[a + 1]! - boxes[b + 3]!);
    const level = Math.abs(style.directionX);
    if (level > 0.95) return isBeside(apartY, boxes[a + 3]! - boxes[a + 1]!, boxes[b + 3]! - boxes[b + 1]!) ? apartX : Infinity;
    if (level < 0.3) return isBeside(apartX, boxes[a + 2]! - boxes[a]!, boxes[b + 2]! - boxes[b]!) ? apartY : Infinity;
    return Math.max(apartX, apartY);
  }

  /** The same character again on the same spot: bold by printing twice. */
  #isOverprint(index: number): boolean {
    const { codes, boxes } = this.#characters;
    if (codes[index] !== codes[this.#previous]) return false;
    const a = this.#previous * 4;
    const b = index * 4;
    return overlapShare(boxes[a]!, boxes[a + 1]!, boxes[a + 2]!, boxes[a + 3]!, boxes[b]!, boxes[b + 1]!, boxes[b + 2]!, boxes[b + 3]!) > OVERPRINT_OVERLAP;
  }

  #finish(): void {
    if (this.#codes.length === 0) return;
    const style = this.#styleAt(this.#previous);
    const word: Word = {
      text: printedText(this.#codes),
      box: roundBox({ left: this.#left, top: this.#top, right: this.#right, bottom: this.#bottom }),
      origin: 'text',
      confidence: 1,
      fontSizePt: rounded(style.fontSizePt),
    };
    if (style.bold) word.bold = true;
    if (this.#joinsPrevious) word.joinsPrevious = true;
    this.#codes = [];
    this.#joinsPrevious = false;
    if (!this.#isTwin(word)) this.#keep(word, style.invisible);
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
    const twin = known.some(({ box }) => overlapShare(left, top, right, bottom, box.left, box.top, box.right, box.bottom) > OVERPRINT_OVERLAP);
    if (!twin && known.length < MAX_TWINS) known.push(word);
    return twin;
  }

  #styleAt(index: number): TextStyle {
    return this.#characters.styles[this.#characters.styleOf[index]!]!;
  }
}

function isBeside(apart: number, sizeA: number, sizeB: number): boolean {
  return -apart >= SAME_LINE_OVERLAP * Math.min(sizeA, sizeB);
}

function differ(a: TextStyle, b: TextStyle): boolean {
  return a.bold !== b.bold || a.fontSizePt > b.fontSizePt * SIZE_STEP || b.fontSizePt > a.fontSizePt * SIZE_STEP;
}

/** Share of the larger of two boxes that both cover. */
function overlapShare(l1: number, t1: number, r1: number, b1: number, l2: number, t2: number, r2: number, b2: number): number {
  const width = Math.min(r1, r2) - Math.max(l1, l2);
  const height = Math.min(b1, b2) - Math.max(t1, t2);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max((r1 - l1) * (b1 - t1), (r2 - l2) * (b2 - t2));
}

/** Ligatures and Arabic shapes as the letters they stand for. */
function printedText(codes: number[]): string {
  const text = String.fromCodePoint(...codes);
  return codes.some(isPresentationForm) ? text.normalize('NFKC') : text;
}

const isPresentationForm = (code: number): boolean => (code >= 0xfb00 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc);

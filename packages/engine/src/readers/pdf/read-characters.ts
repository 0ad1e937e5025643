import { MAX_CHARACTERS_PER_PAGE } from '../../limits.ts';
import { IDENTITY, multiply } from './matrix.ts';
import { ASSUMED_GAP, GAP } from './page-characters.ts';
import { symbolFontOf, symbolOf } from './ballot-glyphs.ts';
import { EVERYWHERE, TextClips } from './text-clip.ts';
import type { Matrix } from './matrix.ts';
import type { SymbolFont } from './ballot-glyphs.ts';
import type { Pdfium } from './pdfium.ts';
import type { PageCharacters, TextRun } from './page-characters.ts';
import type { PageFrame } from './page-frame.ts';

const INVISIBLE = 3;
const FORCE_BOLD = 1 << 18;

/** All characters of an open page but the unusable ones. */
export function readCharacters(pdfium: Pdfium, page: number, frame: PageFrame): PageCharacters {
  const text = pdfium.api.FPDFText_LoadPage(page);
  if (text === 0) return emptyCharacters(0);
  return pdfium.releasing(
    () => new CharacterReader(pdfium, text, frame).read(),
    () => pdfium.api.FPDFText_ClosePage(text),
  );
}

function emptyCharacters(capacity: number): PageCharacters {
  return {
    count: 0,
    codes: new Uint32Array(capacity),
    boxes: new Float32Array(capacity * 4),
    runOf: new Uint32Array(capacity),
    runs: [],
    cut: new Uint8Array(capacity),
    unmapped: 0,
  };
}

interface Font {
  bold: boolean;
  symbol: SymbolFont | null;
}

/** Reads one page. Three calls a character; everything else once a run or font. */
class CharacterReader {
  readonly #pdfium: Pdfium;
  readonly #text: number;
  readonly #frame: PageFrame;
  readonly #fonts = new Map<number, Font>();
  readonly #read: PageCharacters;
  readonly #clips: TextClips;
  #object = -1;
  /** The part of the page where the run can be seen. */
  #seen = EVERYWHERE;
  /** The first character of the run has no Unicode: then none of its font has. */
  #runHasNoMap = false;
  #font: Font = { bold: false, symbol: null };

  constructor(pdfium: Pdfium, text: number, frame: PageFrame) {
    this.#pdfium = pdfium;
    this.#text = text;
    this.#frame = frame;
    this.#clips = new TextClips(pdfium, frame.matrix);
    this.#read = emptyCharacters(Math.min(pdfium.api.FPDFText_CountChars(text), MAX_CHARACTERS_PER_PAGE));
  }

  read(): PageCharacters {
    const { codes } = this.#read;
    let highSurrogate = 0;
    for (let index = 0; index < codes.length; index += 1) {
      const code = this.#pdfium.api.FPDFText_GetUnicode(this.#text, index) >>> 0;
      if (isHighSurrogate(code)) {
        highSurrogate = code;
        continue;
      }
      this.#add(index, isLowSurrogate(code) ? joinSurrogates(highSurrogate, code) : code);
      highSurrogate = 0;
    }
    return this.#read;
  }

  #add(index: number, code: number): void {
    if (isFormatting(code)) return;
    if (isSpace(code)) {
      const assumed = this.#pdfium.api.FPDFText_IsGenerated(this.#text, index) === 1;
      this.#put(assumed ? ASSUMED_GAP : GAP);
      return;
    }
    this.#followObject(index);
    if (!this.#placeBox(index)) return;
    const printed = this.#printedCode(code);
    if (this.#font.symbol === null && (this.#runHasNoMap || printed === 0 || isPrivateUse(printed))) this.#read.unmapped += 1;
    if (printed !== 0) this.#put(printed);
  }

  #put(code: number): void {
    const read = this.#read;
    read.codes[read.count] = code;
    read.runOf[read.count] = Math.max(0, read.runs.length - 1);
    read.count += 1;
  }

  /** 0 for what no printed character can be. A hyphen at a line's end, which PDFium reports as 2, is printed as it stands. */
  #printedCode(code: number): number {
    if (code === 0x2 || code === 0xad || code === 0xfffe) return 0x2d;
    if (this.#font.symbol !== null) return symbolOf(this.#font.symbol, code);
    const unusable = code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd || code === 0xffff || code > 0x10ffff;
    return unusable ? 0 : code;
  }

  /** Writes the character's box to the next place; false where it is not on the page. */
  #placeBox(index: number): boolean {
    const { api, scratch } = this.#pdfium;
    if (api.FPDFText_GetLooseCharBox(this.#text, index, scratch) === 0) return false;
    const { floats } = this.#pdfium;
    const at = scratch >> 2;
    const { matrix, widthPt, heightPt } = this.#frame;
    const left = floats[at]!;
    const top = floats[at + 1]!;
    const right = floats[at + 2]!;
    const bottom = floats[at + 3]!;
    // Quarter turns only, so two corners make the box; written out because it runs once a character.
    const ax = matrix.a * left + matrix.c * top + matrix.e;
    const ay = matrix.b * left + matrix.d * top + matrix.f;
    const bx = matrix.a * right + matrix.c * bottom + matrix.e;
    const by = matrix.b * right + matrix.d * bottom + matrix.f;
    const centreX = (ax + bx) / 2;
    const centreY = (ay + by) / 2;
    if (!(centreX >= 0 && centreX <= widthPt && centreY >= 0 && centreY <= heightPt)) return false;
    const { boxes, count, cut } = this.#read;
    cut[count] = this.#isSeen(centreX, centreY) ? 0 : 1;
    boxes[count * 4] = ax < bx ? ax : bx;
    boxes[count * 4 + 1] = ay < by ? ay : by;
    boxes[count * 4 + 2] = ax < bx ? bx : ax;
    boxes[count * 4 + 3] = ay < by ? by : ay;
    return true;
  }

  #isSeen(x: number, y: number): boolean {
    const { left, top, right, bottom } = this.#seen;
    return x >= left && x <= right && y >= top && y <= bottom;
  }

  #followObject(index: number): void {
    const object = this.#pdfium.api.FPDFText_GetTextObject(this.#text, index);
    if (object === this.#object || (object === 0 && this.#object !== -1)) return;
    const { api, scratch } = this.#pdfium;
    const matrix = api.FPDFText_GetMatrix(this.#text, index, scratch) === 0 ? IDENTITY : this.#pdfium.matrix(scratch);
    this.#object = object;
    this.#font = this.#fontOf(object);
    this.#runHasNoMap = api.FPDFText_HasUnicodeMapError(this.#text, index) === 1;
    this.#seen = this.#clips.of(object, matrix);
    this.#read.runs.push(this.#runAt(index, object, matrix));
  }

  #runAt(index: number, object: number, matrix: Matrix): TextRun {
    const { api } = this.#pdfium;
    const size = api.FPDFText_GetFontSize(this.#text, index);
    const { a, b, c, d, e, f } = multiply(matrix, this.#frame.matrix);
    // A negative size prints the text turned by 180 degrees.
    const length = (Math.hypot(a, b) || 1) * (size < 0 ? -1 : 1);
    const mode = object === 0 ? 0 : api.FPDFTextObj_GetTextRenderMode(object);
    return {
      fontSizePt: Math.abs(size) * (Math.hypot(c, d) || 1),
      bold: this.#font.bold || mode === 2,
      invisible: mode === INVISIBLE,
      directionX: a / length,
      directionY: b / length,
      baseline: (a * f - b * e) / length,
    };
  }

  #fontOf(object: number): Font {
    const { api } = this.#pdfium;
    const handle = object === 0 ? 0 : api.FPDFTextObj_GetFont(object);
    if (handle === 0) return { bold: false, symbol: null };
    const known = this.#fonts.get(handle);
    if (known !== undefined) return known;
    const name = this.#pdfium.utf8((buffer, size) => api.FPDFFont_GetBaseFontName(handle, buffer, size));
    const bold = /bold|black|heavy|demi/i.test(name) || (api.FPDFFont_GetFlags(handle) & FORCE_BOLD) !== 0;
    const font = { bold, symbol: symbolFontOf(name) };
    this.#fonts.set(handle, font);
    return font;
  }
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code < 0xe000;
const joinSurrogates = (high: number, low: number): number => (high === 0 ? 0 : ((high - 0xd800) << 10) + (low - 0xdc00) + 0x10000);

function isSpace(code: number): boolean {
  return (
    code === 0x20 ||
    code === 0xa0 ||
    (code >= 0x9 && code <= 0xd) ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

const isPrivateUse = (code: number): boolean => (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;

/** Marks that steer the direction or joining of letters and print nothing. */
function isFormatting(code: number): boolean {
  return (code >= 0x200c && code <= 0x200f) || (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2069) || code === 0xfeff;
}

import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Word } from '../../model/page-content.ts';
import type { PageFrame } from './page-frame.ts';
import type { DrawnPicture, PageDrawing } from './read-drawing.ts';

/** Share of the page that a scan's picture covers at least; margins may be cut away. */
const SCAN_COVERAGE = 0.75;
/** Fewer words than this over a scan are a stamp, a page number or a fax line, not its text. */
const MIN_SCAN_WORDS = 12;
/** A picture this large beside next to no text is the document, pasted. */
const PASTED_COVERAGE = 0.4;
/** Pages with smaller pictures and fewer lines than this, and no text, show a logo or a rule: there is nothing to read. */
const MIN_PICTURE_SHARE = 0.01;
const MIN_DRAWN_PATHS = 20;
/** Text of which more than this share of the characters has no meaning comes from a font without a map. */
const MAX_UNMAPPED = 0.2;
/** Words of a scan's text layer that look like words: below this it was read from noise. Set on fara and hostile (0.49 against 0.84). */
const MIN_PLAUSIBLE = 0.5;
/**
 * Share of a scan's printing that its text layer may miss. On the 40 documents of fara true layers miss 0 to 0.31 (seals,
 * lines, handwriting), layers that belong to something else 0.77 to 0.98.
 */
const MAX_UNCOVERED_INK = 0.55;
const GRID = 24;

export interface PageText {
  words: readonly Word[];
  /** Most words are drawn without ink. */
  invisible: boolean;
  /** Share (0..1) of the characters that the file gives no meaning. */
  unmappedShare: number;
}

/** What to read a page from: its text, its picture, or nothing because nothing is there. */
export type TextSource = 'text' | 'ocr' | 'blank';

/** `uncoveredInk` is asked for scans only: it draws the page. */
export function chooseTextSource(text: PageText, drawing: PageDrawing, frame: PageFrame, uncoveredInk: () => number): TextSource {
  const coverage = coveredShare(drawing.pictures, frame);
  const { length } = text.words;
  if (length === 0)
    return text.unmappedShare > 0 || coverage >= MIN_PICTURE_SHARE || drawing.pathObjects >= MIN_DRAWN_PATHS ? 'ocr' : 'blank';
  if (isBroken(text)) return text.invisible && coverage < MIN_PICTURE_SHARE ? 'text' : 'ocr';
  if (coverage < SCAN_COVERAGE) return coverage >= PASTED_COVERAGE && length < MIN_SCAN_WORDS ? 'ocr' : 'text';
  if (length < MIN_SCAN_WORDS || !isPlausible(text.words)) return 'ocr';
  // Printed over the picture, the words are what a person sees; below it or without ink, they are a claim about it.
  if (!text.invisible && drawing.textAbovePicture * 2 > drawing.textObjects) return 'text';
  return uncoveredInk() > MAX_UNCOVERED_INK ? 'ocr' : 'text';
}

/** Whether the characters of a page have lost their meaning. */
export function isBroken(text: PageText): boolean {
  return text.unmappedShare > MAX_UNMAPPED;
}

/** Most words look like words or numbers of some language. */
export function isPlausible(words: readonly Word[]): boolean {
  const plausible = words.filter((word) => PLAUSIBLE.test(word.text)).length;
  return plausible > words.length * MIN_PLAUSIBLE;
}

/** At least two letters, or a number; with the punctuation that stands around and inside them. */
const PLAUSIBLE = /^[\p{P}\p{Sc}]*(?:\p{L}[\p{L}\p{M}\p{N}]+[\p{L}\p{M}\p{N}\p{P}]*|[\d.,:/%-]*\d[\d.,:/%-]*)[\p{P}\p{Sc}]*$/u;

/** Share of the page under pictures, by a grid of points: scans come in strips and tiles. */
function coveredShare(pictures: readonly DrawnPicture[], frame: PageFrame): number {
  if (pictures.length === 0) return 0;
  let covered = 0;
  for (let row = 0; row < GRID; row += 1) {
    for (let column = 0; column < GRID; column += 1) {
      const x = ((column + 0.5) / GRID) * frame.widthPt;
      const y = ((row + 0.5) / GRID) * frame.heightPt;
      if (pictures.some(({ box }) => holds(box, x, y))) covered += 1;
    }
  }
  return covered / (GRID * GRID);
}

function holds(box: BoundingBox, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

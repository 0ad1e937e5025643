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
const GRID = 24;

export type TextDecision = 'text' | 'ocr' | 'blank';

/** Whether a page's own text can be trusted, or must be read from its picture. */
export function decideTextLayer(words: readonly Word[], drawing: PageDrawing, frame: PageFrame): TextDecision {
  const usable = words.filter(isUsable).length;
  const drawn = drawing.pictures.length > 0 || drawing.pathObjects > 0 || drawing.textObjects > 0;
  if (usable === 0) return drawn ? 'ocr' : 'blank';
  if (words.length - usable > words.length / 2) return 'ocr';
  const coverage = coveredShare(drawing.pictures, frame);
  if (coverage >= SCAN_COVERAGE) return usable >= MIN_SCAN_WORDS && isPlausible(words) ? 'text' : 'ocr';
  return coverage >= PASTED_COVERAGE && usable < MIN_SCAN_WORDS ? 'ocr' : 'text';
}

/** Share of the page under pictures, by a grid of points: scans come in strips and tiles. */
export function coveredShare(pictures: readonly DrawnPicture[], frame: PageFrame): number {
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

/** Most words look like words or numbers of some language. */
function isPlausible(words: readonly Word[]): boolean {
  const plausible = words.filter((word) => /^[\p{P}\p{Sc}]*(?:\p{L}{2,}[\p{L}\p{P}]*|[\d.,:/%-]*\d[\d.,:/%-]*)[\p{P}\p{Sc}]*$/u.test(word.text)).length;
  return plausible > words.length * 0.5;
}

/** Holds a letter or digit that has a meaning: not private use, not a replacement character. */
function isUsable(word: Word): boolean {
  const characters = [...word.text];
  const unusable = characters.filter((character) => /[\p{Co}\p{Cn}\uFFFD]/u.test(character)).length;
  return unusable * 2 < characters.length;
}

function holds(box: BoundingBox, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

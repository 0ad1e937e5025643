import { boxHeight, boxWidth } from '../../model/bounding-box.ts';
import { roundBox } from './page-frame.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Word } from '../../model/page-content.ts';

/** Width of an average character, line height and margin as shares of the font size: Helvetica, which forms use. */
const CHARACTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.15;
const MARGIN_PT = 2;
const DEFAULT_SIZE_PT = 10;
const MAX_WORDS = 5_000;

export interface TextSetting {
  /** Null where the form fits the text to the box. */
  fontSizePt: number | null;
  alignment: 'left' | 'centre' | 'right';
}

/**
 * Words of a text that a viewer sets into a box (a form value, a note), where a viewer would put them: the exact place
 * is the viewer's own, so the boxes are near, and inside the given one.
 */
export function setText(text: string, box: BoundingBox, setting: TextSetting): Word[] {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.split(/\s+/u).filter((word) => word !== ''));
  const filled = lines.filter((words) => words.length > 0).length;
  if (filled === 0) return [];
  const size = setting.fontSizePt ?? Math.min(DEFAULT_SIZE_PT * 1.2, (boxHeight(box) / lines.length) * 0.8);
  const wrapped = lines.flatMap((words) => wrap(words, boxWidth(box) - 2 * MARGIN_PT, size));
  const lineHeight = Math.min(size * LINE_HEIGHT, boxHeight(box) / wrapped.length);
  const top = wrapped.length === 1 ? box.top + (boxHeight(box) - lineHeight) / 2 : box.top;
  return wrapped.flatMap((words, index) => setLine(words, { ...box, top: top + index * lineHeight, bottom: top + (index + 1) * lineHeight }, size, setting.alignment)).slice(0, MAX_WORDS);
}

function wrap(words: readonly string[], widthPt: number, size: number): string[][] {
  const lines: string[][] = [[]];
  let used = 0;
  for (const word of words) {
    const needed = (word.length + 1) * size * CHARACTER_WIDTH;
    if (used > 0 && used + needed > widthPt * 1.15) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(word);
    used += needed;
  }
  return lines;
}

function setLine(words: readonly string[], line: BoundingBox, size: number, alignment: TextSetting['alignment']): Word[] {
  const characters = words.join(' ').length;
  const room = Math.max(boxWidth(line) - 2 * MARGIN_PT, 1);
  const characterWidth = Math.min(size * CHARACTER_WIDTH, room / characters);
  const spare = room - characterWidth * characters;
  let left = line.left + Math.min(MARGIN_PT, boxWidth(line) / 4) + (alignment === 'left' ? 0 : alignment === 'right' ? spare : spare / 2);
  return words.map((text) => {
    const right = left + text.length * characterWidth;
    const box = roundBox({ left, top: line.top, right: Math.min(right, line.right), bottom: line.bottom });
    left = right + characterWidth;
    return { text, box, origin: 'form', confidence: 1, fontSizePt: roundTenth(size) };
  });
}

const roundTenth = (size: number): number => Math.round(size * 10) / 10;

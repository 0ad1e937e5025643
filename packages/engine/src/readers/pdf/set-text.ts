import { boxHeight, boxWidth } from '../../model/bounding-box.ts';
import { roundBox, rounded } from './page-frame.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Word } from '../../model/page-content.ts';

/** Width of an average character, line height and margin of Helvetica, which forms use; sizes as shares of the font's. */
const CHARACTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.15;
const MARGIN_PT = 2;
/** What viewers choose at most where a form leaves the size to them. */
const LARGEST_FITTED_PT = 12;
const MAX_WORDS = 5_000;

/**
 * Words of a text that a viewer prints into a box: the value of a form field, a note. `lines` is where it prints its
 * lines; without it, they are set as a viewer would, so that boxes are near and inside the given one.
 */
export function setText(text: string, box: BoundingBox, fontSizePt: number | null, lines: readonly BoundingBox[]): Word[] {
  const paragraphs = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(/\s+/u).filter((word) => word !== ''))
    .filter((words) => words.length > 0);
  if (paragraphs.length === 0) return [];
  const size = fontSizePt ?? Math.min(LARGEST_FITTED_PT, (boxHeight(box) / paragraphs.length) * 0.8);
  const set = lines.length > 0 ? spread(paragraphs.flat(), lines) : typeset(paragraphs, box, size);
  return set
    .slice(0, MAX_WORDS)
    .map((word) => ({ ...word, box: roundBox(word.box), origin: 'form', confidence: 1, fontSizePt: rounded(size) }));
}

type SetWord = Pick<Word, 'text' | 'box'>;

/** Shares words out over known lines by their number of characters. */
function spread(words: readonly string[], lines: readonly BoundingBox[]): SetWord[] {
  const width = lines.reduce((sum, line) => sum + boxWidth(line), 0);
  const characterWidth = width / Math.max(1, words.join(' ').length);
  let next = 0;
  return lines.flatMap((line, index) => {
    const room = boxWidth(line) / characterWidth;
    const from = next;
    let used = 0;
    while (next < words.length && (index === lines.length - 1 || used + words[next]!.length / 2 < room)) {
      used += words[next]!.length + 1;
      next += 1;
    }
    return setLine(words.slice(from, next), line, boxWidth(line) / Math.max(1, used - 1));
  });
}

function typeset(paragraphs: readonly (readonly string[])[], box: BoundingBox, size: number): SetWord[] {
  const room = Math.max(boxWidth(box) - 2 * MARGIN_PT, 1);
  const lines = paragraphs.flatMap((words) => wrap(words, room / (size * CHARACTER_WIDTH)));
  const lineHeight = Math.min(size * LINE_HEIGHT, boxHeight(box) / lines.length);
  const top = lines.length === 1 ? box.top + (boxHeight(box) - lineHeight) / 2 : box.top;
  return lines.flatMap((words, index) => {
    const line = {
      left: box.left + Math.min(MARGIN_PT, boxWidth(box) / 4),
      top: top + index * lineHeight,
      right: box.right,
      bottom: top + (index + 1) * lineHeight,
    };
    return setLine(words, line, Math.min(size * CHARACTER_WIDTH, room / words.join(' ').length));
  });
}

function wrap(words: readonly string[], characters: number): string[][] {
  const lines: string[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + word.length > characters) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(word);
    used += word.length + 1;
  }
  return lines;
}

function setLine(words: readonly string[], line: BoundingBox, characterWidth: number): SetWord[] {
  let { left } = line;
  return words.map((text) => {
    const box = { left, top: line.top, right: Math.min(left + text.length * characterWidth, line.right), bottom: line.bottom };
    left += (text.length + 1) * characterWidth;
    return { text, box };
  });
}

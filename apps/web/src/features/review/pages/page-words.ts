import { type BoundingBox, type Evidence, unionBox, type Word } from '@sheetlift/engine/model';
import type { Pick } from './view-marks.ts';

/** Points around a word within which a click still means it. */
const CLICK_SLACK_PT = 2;

/** How much farther a word on another line seems than one beside: a drag follows its line. */
const ACROSS_LINES = 20;

/** The word at a point of the page, in points; -1 where there is none. */
export function wordAt(words: readonly Word[], x: number, y: number): number {
  const nearest = nearestWord(words, x, y);
  const box = words[nearest]?.box;
  return box && sideways(box, x) <= CLICK_SLACK_PT && upright(box, y) <= CLICK_SLACK_PT ? nearest : -1;
}

/** The word nearest to a point; -1 on an empty page. */
export function nearestWord(words: readonly Word[], x: number, y: number): number {
  let best = -1;
  let least = Infinity;
  words.forEach(({ box }, index) => {
    const away = distance(box, x, y);
    if (away >= least) return;
    least = away;
    best = index;
  });
  return best;
}

const distance = (box: BoundingBox, x: number, y: number): number => sideways(box, x) + ACROSS_LINES * upright(box, y);

const sideways = ({ left, right }: BoundingBox, x: number): number => Math.max(left - x, x - right, 0);

const upright = ({ top, bottom }: BoundingBox, y: number): number => Math.max(top - y, y - bottom, 0);

/** Words in reading order by the line they stand on. */
export function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const last = lines.at(-1)?.at(-1);
    if (last && sameLine(last.box, word.box)) lines.at(-1)!.push(word);
    else lines.push([word]);
  }
  return lines;
}

function sameLine(before: BoundingBox, after: BoundingBox): boolean {
  const overlap = Math.min(before.bottom, after.bottom) - Math.max(before.top, after.top);
  const lower = Math.min(before.bottom - before.top, after.bottom - after.top);
  return overlap > lower / 2 && after.left >= before.left;
}

/** The text as a person would type it: a space between words, a line break between lines. */
export function textOfWords(words: readonly Word[]): string {
  return linesOf(words).map(lineText).join('\n');
}

function lineText(line: readonly Word[]): string {
  return line.map(({ text, joinsPrevious }, index) => (index > 0 && !joinsPrevious ? ` ${text}` : text)).join('');
}

/** One box a line. */
export function boxesOfWords(words: readonly Word[]): BoundingBox[] {
  return linesOf(words).map((line) => unionBox(line.map(({ box }) => box)));
}

/** The words between two, whichever was first, with what belongs to them without a space. */
export function wordsBetween(words: readonly Word[], one: number, other: number): Word[] {
  let from = Math.min(one, other);
  let to = Math.max(one, other);
  while (from > 0 && words[from]?.joinsPrevious) from--;
  while (words[to + 1]?.joinsPrevious) to++;
  return words.slice(from, to + 1);
}

/** What a person picked, as a cell is to cite it. Null without words. */
export function pickOfWords(pageNumber: number, words: readonly Word[]): Pick | null {
  if (words.length === 0) return null;
  const text = textOfWords(words);
  const origins = words.map(({ origin }) => origin);
  const origin = origins.includes('ocr') ? 'ocr' : origins.includes('form') ? 'form' : 'text';
  const evidence: Evidence = { kind: 'words', pageNumber, boxes: boxesOfWords(words), text, origin };
  return { text, evidence: [evidence], words };
}

/** The words that lie in a box by half: one drawn in haste cuts letters, one drawn as a stroke is lower than they are. */
export function wordsInBox(words: readonly Word[], box: BoundingBox): Word[] {
  return words.filter(({ box: word }) => {
    const across = Math.min(box.right, word.right) - Math.max(box.left, word.left);
    const down = Math.min(box.bottom, word.bottom) - Math.max(box.top, word.top);
    return across >= (word.right - word.left) / 2 && down > 0 && down >= Math.min(word.bottom - word.top, box.bottom - box.top) / 2;
  });
}

export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The index of the word a step away: along the reading order, or nearest on the line above or below. The same where none is. */
export function wordBeside(words: readonly Word[], index: number, key: ArrowKey): number {
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(words.length - 1, index + 1);
  const own = words[index]?.box;
  if (!own) return index;
  const step = key === 'ArrowUp' ? -1 : 1;
  const away = words.map(({ box }) => step * (middleY(box) - middleY(own)));
  const beyond = away.filter((distance) => distance > (own.bottom - own.top) / 2);
  const line = Math.min(...beyond) + (own.bottom - own.top) / 2;
  let best = index;
  away.forEach((distance, at) => {
    if (distance <= (own.bottom - own.top) / 2 || distance > line) return;
    if (best === index || middleDistance(words[at]!.box, own) < middleDistance(words[best]!.box, own)) best = at;
  });
  return best;
}

const middleY = ({ top, bottom }: BoundingBox): number => (top + bottom) / 2;
const middleDistance = (one: BoundingBox, other: BoundingBox): number => Math.abs(one.left + one.right - other.left - other.right);

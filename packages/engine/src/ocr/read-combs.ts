import { type BoundingBox, boxHeight, boxWidth, type GreyPicture, type RecognisedWord, unionBox } from '../model/index.ts';
import type { Comb } from './find-combs.ts';
import type { LineReader } from './line-reader.ts';

/** What is read of a comb counts from here on. */
const LEAST_CONFIDENCE = 0.6;

/** Words from here on were read well in spite of the strokes between their characters. */
const SURE = 0.75;

/** In heights of the characters: between them, in place of an empty box, and around them all. */
const GAP = 0.15;
const EMPTY = 0.6;
const ROOM = 0.3;

/** The words with those that stand in combs read without the combs' strokes, where that is sure enough; what was read of the strokes goes. */
export async function readCombs(
  picture: GreyPicture,
  words: readonly RecognisedWord[],
  combs: readonly Comb[],
  lines: LineReader,
): Promise<RecognisedWord[]> {
  let all = [...words];
  for (const comb of combs) {
    const there = all.filter(({ box }) => standsIn(box, comb.box));
    if (there.some(({ confidence }) => confidence >= SURE)) continue;
    const characters = comb.characters.filter((each) => each !== null);
    const box = unionBox(characters);
    const { moved, line } = movedTogether(picture, comb, box);
    const read = await lines.read(moved, line);
    const confidence = Math.min(...read.map((word) => word.confidence));
    const text = read.map((word) => word.text).join('');
    // As many characters as boxes with ink: what is more or less was no row of single characters.
    if (read.length === 0 || confidence < LEAST_CONFIDENCE || text.length !== characters.length) continue;
    const number = there[0]?.line ?? all.reduce((last, word) => Math.max(last, word.line), -1) + 1;
    const word = { text, confidence, box, alternatives: read.length === 1 ? read[0]!.alternatives : [], line: number };
    const at = there[0] ? all.indexOf(there[0]) : all.length;
    all = [...all.slice(0, at), word, ...all.slice(at).filter((each) => !there.includes(each))];
  }
  return all;
}

/** By its middle. */
function standsIn(word: BoundingBox, comb: BoundingBox): boolean {
  const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2];
  return x > comb.left && x < comb.right && y > comb.top && y < comb.bottom;
}

/** The characters side by side as print has them, on the paper of their boxes; `line`: the box around them. */
function movedTogether(picture: GreyPicture, { characters }: Comb, box: BoundingBox): { moved: GreyPicture; line: BoundingBox } {
  const height = boxHeight(box);
  const room = Math.round(ROOM * height);
  const places: { from: BoundingBox; left: number }[] = [];
  let right = room;
  for (const character of characters) {
    if (character) places.push({ from: { ...character, top: box.top, bottom: box.bottom }, left: right });
    if (character || places.length > 0) right += Math.round((character ? GAP : EMPTY) * height) + (character ? boxWidth(character) : 0);
  }
  const width = right + room;
  const grey = new Uint8Array(width * (height + 2 * room)).fill(paperOf(picture, box));
  for (const { from, left } of places) {
    for (let y = 0; y < height; y++) {
      const start = (from.top + y) * picture.width + from.left;
      grey.set(picture.grey.subarray(start, start + boxWidth(from)), (room + y) * width + left);
    }
  }
  return { moved: { width, height: height + 2 * room, grey }, line: { left: room, top: room, right, bottom: room + height } };
}

/** The brightest pixel along the top of the characters. */
const paperOf = ({ width, grey }: GreyPicture, { left, top, right }: BoundingBox): number =>
  grey.subarray(top * width + left, top * width + right).reduce((most, value) => Math.max(most, value), 0);

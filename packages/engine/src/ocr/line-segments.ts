import { unionBox, boxHeight, type BoundingBox, type RecognisedWord } from '../model/index.ts';
import { middleOf } from './middle-of.ts';

/** A gap wider than this many word heights begins a new segment: columns of a receipt or form. */
const WIDEST_GAP = 2;

/** A word this many times as high as those beside it is a line drawn, a bracket or a stain. */
const TALLEST = 1.8;

/** Height of a segment at least, in heights of the picture's usual word. */
const LEAST_HEIGHT = 0.6;

/** Words of one line that stand close enough to be read in one go. */
export interface LineSegment {
  words: RecognisedWord[];
  box: BoundingBox;
}

/** Cuts the lines of a picture where nothing stands for a while. Words come in the order of the lines, from left to right. */
export function segmentsOf(words: readonly RecognisedWord[]): LineSegment[] {
  const segments: RecognisedWord[][] = [];
  for (const word of words) {
    const segment = segments.at(-1);
    const last = segment?.at(-1);
    const goesOn =
      last &&
      last.line === word.line &&
      word.box.left >= last.box.left &&
      word.box.left - last.box.right <= WIDEST_GAP * Math.max(boxHeight(last.box), boxHeight(word.box));
    if (segment && goesOn) segment.push(word);
    else segments.push([word]);
  }
  const usual = middleOf(words.map(({ box }) => boxHeight(box)));
  return segments.map((each) => ({ words: each, box: atLeast(usual, inkBoxOf(each)) }));
}

function inkBoxOf(words: readonly RecognisedWord[]): BoundingBox {
  const usual = middleOf(words.map(({ box }) => boxHeight(box)));
  const ordinary = words.filter(({ box }) => boxHeight(box) <= usual * TALLEST);
  const all = unionBox(words.map(({ box }) => box));
  const height = unionBox(ordinary.map(({ box }) => box));
  return { left: all.left, right: all.right, top: height.top, bottom: height.bottom };
}

/** A row of dashes is as high as other lines: else it would be blown up to their height. */
function atLeast(usual: number, box: BoundingBox): BoundingBox {
  const missing = (LEAST_HEIGHT * usual - boxHeight(box)) / 2;
  return missing <= 0 ? box : { ...box, top: box.top - missing, bottom: box.bottom + missing };
}

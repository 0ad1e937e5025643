import type { BoundingBox, GreyPicture, RecognisedWord } from '@sheetlift/engine';
import {
  capitalHeight,
  eraseRulings,
  findInk,
  findInkShapes,
  findLetters,
  findLines,
  findPrintInk,
  findRulings,
  type LineReader,
  partLines,
  withoutRulings,
} from '@sheetlift/engine/reading-parts';

type OwnWords = Awaited<ReturnType<LineReader['read']>>;

/** Height of capitals, in pixels, where too few letters tell it: that to which pictures are brought. */
const USUAL_PX = 36;

/** The words of a picture without Tesseract: all lines by their ink, each read by the network, ruled ones with and without the drawn line. */
export async function readByNetwork(picture: GreyPicture, lines: LineReader): Promise<RecognisedWord[]> {
  const ink = findInk(picture);
  const usual = capitalHeight(findLetters(ink)) ?? USUAL_PX;
  const rulings = findRulings(ink, usual);
  const print = withoutRulings(findPrintInk(picture), rulings);
  const erased = eraseRulings(picture, ink, withoutRulings(ink, rulings));
  const words: RecognisedWord[] = [];
  for (const [line, { box, isRuled }] of findLines(partLines(print, findInkShapes(print), usual), rulings, usual).entries()) {
    const read = await lines.read(picture, box);
    const surest = isRuled ? surer(read, await lines.read(erased, box)) : read;
    words.push(...surest.map((word) => toWord(word, box, line)));
  }
  return words;
}

function surer(one: OwnWords, other: OwnWords): OwnWords {
  const least = (words: OwnWords): number => Math.min(...words.map(({ confidence }) => confidence));
  return other.length === 0 || least(one) >= least(other) ? one : other;
}

const toWord = ({ text, confidence, left, right, alternatives }: OwnWords[number], box: BoundingBox, line: number): RecognisedWord => ({
  text,
  confidence,
  box: { ...box, left: Math.max(left, box.left), right: Math.min(right, box.right) },
  alternatives,
  line,
});

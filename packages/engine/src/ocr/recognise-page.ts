import {
  boxCentreX,
  boxCentreY,
  boxWidth,
  type BoundingBox,
  type EnginePorts,
  type FixedPage,
  HANDWRITING_SIGN,
  type Issue,
  type Language,
  type PagePicture,
  type RecognisedWord,
  type Word,
} from '../model/index.ts';
import { OcrStopped } from './ocr-pool.ts';
import { illegibleIssue } from './illegible-issue.ts';
import { NOISE_CONFIDENCE } from './noise-confidence.ts';
import { separateDrawing } from './page-drawing.ts';
import { preparePicture, type PreparedPicture, toPage, turnedOver } from './prepare-picture.ts';

export interface PictureReading {
  page: FixedPage;
  picture: PagePicture;
}

export interface RecogniseContext {
  languages: readonly Language[];
}

/** Mean confidence below which the picture may stand on its head, and of a person's scan says it must be checked. */
const DOUBTFUL_CONFIDENCE = 0.6;

/** A sign that says something by itself: "Pen & Ink", "$ 12.00", "19 %". */
const SIGN = /^[&$€£¥%]$/;

/** Specks and rulings are read as signs too, but not surely. */
const LOWEST_SIGN_CONFIDENCE = 0.6;

/**
 * From this confidence on a word of two letters or figures shows that there is print at all. On blank paper, wood and pictures specks are read
 * as words of 0.2 to 0.7; where none is surer, none of them stands there.
 */
const PRINT_CONFIDENCE = 0.75;

/** Reads a page's picture. Trouble with it is an issue of the page. Words of a form that are on it already are kept. */
export async function recognisePage(reading: PictureReading, context: RecogniseContext, ports: EnginePorts): Promise<FixedPage> {
  const { page } = reading;
  try {
    const { rulings, text, ...drawing } = separateDrawing(await preparePicture(reading.picture));
    const { words, seen } = await readUpright(text, context, ports);
    const read = words.map((word) => toWord(word, seen));
    const marks = drawing.marks.filter(({ box }) => !read.some((word) => isLetterOf(word, box)));
    const printed = read.filter(
      (word) =>
        !page.words.some((form) => form.origin === 'form' && holds(form.box, word.box)) && !marks.some(({ box }) => holds(box, word.box)),
    );
    return {
      ...page,
      source: printed.length > 0 || page.words.length > 0 ? 'ocr' : 'none',
      words: [...page.words, ...printed],
      rulings: [...page.rulings, ...rulings],
      marks: [...page.marks, ...marks],
      turnedBy: seen.view.turn,
      issues: [...page.issues, ...issuesOf(printed, seen, page.pageNumber)],
    };
  } catch (error) {
    if (!(error instanceof OcrStopped)) throw error;
    return { ...page, issues: [...page.issues, unavailable(page.pageNumber, error)] };
  }
}

interface UprightReading {
  words: RecognisedWord[];
  seen: PreparedPicture;
}

/** Reads as prepared and, where that makes little sense, upside down; keeps what makes more. */
async function readUpright(text: PreparedPicture, context: RecogniseContext, ports: EnginePorts): Promise<UprightReading> {
  const first = { words: await read(text, context, ports), seen: text };
  if (sense(first.words) >= DOUBTFUL_CONFIDENCE) return first;
  const over = turnedOver(text);
  const second = { words: await read(over, context, ports), seen: over };
  return sense(second.words) > sense(first.words) ? second : first;
}

async function read({ picture }: PreparedPicture, { languages }: RecogniseContext, ports: EnginePorts): Promise<RecognisedWord[]> {
  const recognised = await ports.recognise(picture, { languages, segmentation: 6 });
  const words = recognised.filter(
    ({ text, confidence }) =>
      text === HANDWRITING_SIGN ||
      confidence >= (/[\p{L}\p{N}]/u.test(text) ? NOISE_CONFIDENCE : SIGN.test(text) ? LOWEST_SIGN_CONFIDENCE : Infinity),
  );
  return words.some(isPrint) ? words : [];
}

/** Rings, drops and leaves that are drawn are read as these, and surely. */
const RINGS = /^[oOQ0689º°%@©®()., ]+$/;

const isPrint = ({ text, confidence }: RecognisedWord): boolean =>
  confidence >= PRINT_CONFIDENCE && /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text) && !RINGS.test(text);

/** Mean confidence by letters, but for what was not read; 0 where there are hardly any. */
function sense(words: readonly { text: string; confidence: number }[]): number {
  let letters = 0;
  let sum = 0;
  for (const { text, confidence } of words) {
    if (text === HANDWRITING_SIGN) continue;
    letters += text.length;
    sum += text.length * confidence;
  }
  return letters < 10 ? 0 : sum / letters;
}

/** A word that was read on a prepared picture, on its page. */
export function toWord({ text, confidence, box, alternatives }: RecognisedWord, { picture, view }: PreparedPicture): Word {
  const word: Word = { text, box: toPage(box, picture, view), origin: 'ocr', confidence };
  return alternatives.length > 0 ? { ...word, alternatives } : word;
}

/** Whether what looks like a tick box is a letter of a word that was read well, and not all that was read as one. */
const isLetterOf = ({ text, confidence, box }: Word, mark: BoundingBox): boolean =>
  text.length > 1 && confidence >= DOUBTFUL_CONFIDENCE && holds(box, mark) && boxWidth(box) > 1.8 * boxWidth(mark);

/** Whether something stands in a place: a word in a form field or tick box speaks for that only. */
function holds(place: BoundingBox, box: BoundingBox): boolean {
  const [x, y] = [boxCentreX(box), boxCentreY(box)];
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

function issuesOf(words: Word[], { view: { turn }, legibility }: PreparedPicture, pageNumber: number): Issue[] {
  const issues: Issue[] = [];
  if (turn !== 0)
    issues.push({ code: 'page_was_turned', severity: 'info', pageNumber, message: `Page ${pageNumber} was turned upright to read it.` });
  const written = words.filter(({ text }) => text === HANDWRITING_SIGN).length;
  if (written > 0) issues.push(handwritingNotRead(pageNumber, written));
  const illegible = illegibleIssue(legibility, pageNumber);
  if (illegible) issues.push(illegible);
  else if (words.length > 0 && sense(words) < DOUBTFUL_CONFIDENCE) {
    issues.push({
      code: 'low_quality_scan',
      severity: 'warning',
      pageNumber,
      message: `Page ${pageNumber} is hard to read. Check its values, or scan it again at 300 dpi.`,
    });
  }
  return issues;
}

const handwritingNotRead = (pageNumber: number, places: number): Issue => ({
  code: 'handwriting_not_read',
  severity: 'info',
  pageNumber,
  message: `Handwriting in ${places === 1 ? 'one place' : `${places} places`} on page ${pageNumber} was not read; ${HANDWRITING_SIGN} stands there.`,
});

const unavailable = (pageNumber: number, { message }: OcrStopped): Issue => ({
  code: 'ocr_unavailable',
  severity: 'error',
  pageNumber,
  message: `The picture on page ${pageNumber} could not be read in time. Read this page alone, or scan it at 300 dpi.`,
  cause: message,
});

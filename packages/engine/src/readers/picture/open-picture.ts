import { EngineError, tooManyPages } from '../../errors.ts';
import { MAX_PAGES } from '../../limits.ts';
import {
  type DocumentType,
  type EnginePorts,
  type FixedPage,
  type GreyPicture,
  isPicture,
  type Issue,
  type OpenDocument,
  type OpenOptions,
  type PageReading,
  type QuarterTurn,
  scaleGrey,
} from '../../model/index.ts';
import { evenLight } from './even-light.ts';
import { findPaper } from './find-paper.ts';
import { findPapers } from './find-papers.ts';
import { flattenPaper } from './flatten-paper.ts';
import type { Sheet } from './paper.ts';
import type { PictureFrame } from './picture-frame.ts';
import { pictureFrames } from './picture-frames.ts';
import { type PageSize, pageSize } from './page-size.ts';
import { orient, scaleRaw, toGrey } from './pixels.ts';

/**
 * Opens a picture as a document of one page, of one per directory of a TIFF, or of one per sheet of paper that a photo shows. Throws
 * `EngineError`.
 */
export async function openPicture(
  bytes: Uint8Array,
  type: DocumentType,
  { turn = 0 }: OpenOptions,
  ports: EnginePorts,
): Promise<OpenDocument> {
  const frames = await pictureFrames(bytes, type, ports);
  if (frames.length > MAX_PAGES) throw tooManyPages(frames.length, MAX_PAGES);
  const [only] = frames as [PictureFrame];
  // A TIFF has the pages that it says it has.
  const photo = isPicture(type) ? await lookAt(only) : null;
  const sheets = photo?.papers.length ?? 0;
  /** What was decoded to look for sheets, for the page that is read next: pixels of a photo are kept no longer. */
  let decoded = photo?.decoded ?? null;
  const pageAt = (pageNumber: number): PicturePage => {
    const frame = sheets > 0 ? only : frames[pageNumber - 1];
    if (!frame || pageNumber > Math.max(sheets, frames.length)) throw new RangeError(`No page ${pageNumber}`);
    return { frame, pageNumber, turn, alone: frames.length === 1, paper: photo?.papers[pageNumber - 1] ?? null, sheets };
  };
  return {
    type,
    pageCount: Math.max(sheets, frames.length),
    attachments: null,
    xmlValues: [],
    async readPage(pageNumber) {
      const page = pageAt(pageNumber);
      const before = decoded;
      decoded = null;
      return readPicture(page, before);
    },
    async renderPage(pageNumber, widthPx) {
      const { frame, paper } = pageAt(pageNumber);
      decoded = null;
      const stored = await frame.decode();
      const whole = { channels: 4, ...orient(stored.rgba, stored.width, stored.height, 4, frame.orientation) };
      const found = paper ?? findPaper(toGrey({ ...whole, rgba: whole.pixels }));
      const { pixels, width, height } = found ? flattenPaper(whole, found) : whole;
      const seen = orient(pixels, width, height, 4, ORIENTATIONS[turn]);
      return scaleRaw({ width: seen.width, height: seen.height, rgba: seen.pixels }, widthPx);
    },
    close() {
      decoded = null;
    },
  };
}

/** A page of a picture file: a frame, or one sheet of paper in it. */
interface PicturePage {
  frame: PictureFrame;
  pageNumber: number;
  /** By which a person turned the document. */
  turn: QuarterTurn;
  /** Of the only frame of its file. */
  alone: boolean;
  /** Its place in the frame, where this shows several. */
  paper: Sheet | null;
  /** How many the frame shows, none counted where there are fewer than two. */
  sheets: number;
}

/** A frame as it stands upright, in grey. */
interface Decoded {
  grey: GreyPicture;
  partial: boolean;
}

/** The sheets of a photo that shows several. A picture that cannot be decoded has none: reading its page tells why. */
async function lookAt(frame: PictureFrame): Promise<{ papers: Sheet[]; decoded: Decoded | null }> {
  try {
    const decoded = await decodeGrey(frame);
    return { papers: findPapers(decoded.grey), decoded };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return { papers: [], decoded: null };
  }
}

/** EXIF orientations that turn clockwise. */
const ORIENTATIONS: Readonly<Record<QuarterTurn, number>> = { 0: 1, 90: 6, 180: 3, 270: 8 };

/** Decodes at once, so that damage is known before anybody counts on the page. */
async function readPicture(page: PicturePage, before: Decoded | null): Promise<PageReading> {
  const { frame, pageNumber, turn, alone, sheets } = page;
  try {
    const { grey: upright, partial } = before ?? (await decodeGrey(frame));
    const flat = flattened(upright, page.paper);
    const { pixels, width, height } = orient(
      (flat ?? upright).grey,
      (flat ?? upright).width,
      (flat ?? upright).height,
      1,
      ORIENTATIONS[turn],
    );
    const grey = { width, height, grey: pixels };
    const size = turnedSize(pageSize(flat ? { ...frame, width: flat.width, height: flat.height, orientation: 1 } : frame), turn);
    const empty = emptyPage(pageNumber, size, [
      ...(partial ? [partlyDamaged(pageNumber)] : []),
      ...(sheets > 0 ? [sheetOfPhoto(pageNumber, sheets)] : flat ? [photoFlattened(pageNumber)] : []),
    ]);
    const box = { left: 0, top: 0, right: size.widthPt, bottom: size.heightPt };
    const picture = {
      nativeWidthPx: grey.width,
      box,
      draw: async (widthPx: number) => scaleGrey(grey, Math.min(grey.width, Math.round(widthPx))),
    };
    return { kind: 'picture', page: { ...empty, pictures: [{ box }] }, picture };
  } catch (error) {
    if (alone || !(error instanceof EngineError)) throw error;
    return { kind: 'content', page: emptyPage(pageNumber, turnedSize(pageSize(frame), turn), [unreadable(pageNumber, error)]) };
  }
}

const turnedSize = ({ widthPt, heightPt }: PageSize, turn: QuarterTurn): PageSize =>
  turn % 180 === 0 ? { widthPt, heightPt } : { widthPt: heightPt, heightPt: widthPt };

/** The frame as it stands upright. */
async function decodeGrey(frame: PictureFrame): Promise<Decoded> {
  const raw = await frame.decode();
  const stored = toGrey(raw);
  const { pixels, width, height } = orient(stored.grey, stored.width, stored.height, 1, frame.orientation);
  return { grey: { width, height, grey: pixels }, partial: raw.partial === true || !frame.complete };
}

/** A sheet of paper alone, flat and evenly lit: the one given, else one photographed from aside. Null where none is seen. */
function flattened(upright: GreyPicture, known: Sheet | null): GreyPicture | null {
  const paper = known ?? findPaper(upright);
  if (!paper) return null;
  const { pixels, width, height } = flattenPaper(
    { pixels: upright.grey, width: upright.width, height: upright.height, channels: 1 },
    paper,
  );
  return evenLight({ width, height, grey: pixels });
}

function emptyPage(pageNumber: number, { widthPt, heightPt }: PageSize, issues: Issue[]): FixedPage {
  return {
    kind: 'fixed',
    pageNumber,
    widthPt,
    heightPt,
    source: 'none',
    words: [],
    rulings: [],
    marks: [],
    links: [],
    formFields: [],
    pictures: [],
    turnedBy: 0,
    issues,
  };
}

const partlyDamaged = (pageNumber: number): Issue => ({
  code: 'partly_damaged',
  severity: 'warning',
  pageNumber,
  message: `Part of the picture on page ${pageNumber} is damaged and could not be shown. What could be read is here; compare it with the original.`,
});

const photoFlattened = (pageNumber: number): Issue => ({
  code: 'photo_flattened',
  severity: 'info',
  pageNumber,
  message: `The sheet of paper on page ${pageNumber} was photographed from aside. It is shown and read as if from straight above.`,
});

const sheetOfPhoto = (pageNumber: number, sheets: number): Issue => ({
  code: 'sheet_of_photo',
  severity: 'info',
  pageNumber,
  message: `Page ${pageNumber} is one of ${sheets} sheets of paper on the photo, shown and read by itself.`,
});

const unreadable = (pageNumber: number, { message }: EngineError): Issue => ({
  code: 'page_unreadable',
  severity: 'error',
  pageNumber,
  message: `Page ${pageNumber} is damaged and could not be read. Scan or export it again.`,
  cause: message,
});

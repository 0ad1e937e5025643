import { EngineError, tooManyPages } from '../../errors.ts';
import { MAX_PAGES } from '../../limits.ts';
import {
  type DocumentType,
  type EnginePorts,
  type FixedPage,
  type GreyPicture,
  type Issue,
  type OpenDocument,
  type OpenOptions,
  type PageReading,
  type QuarterTurn,
  scaleGrey,
} from '../../model/index.ts';
import { evenLight } from './even-light.ts';
import { findPaper } from './find-paper.ts';
import { flattenPaper } from './flatten-paper.ts';
import type { PictureFrame } from './picture-frame.ts';
import { pictureFrames } from './picture-frames.ts';
import { type PageSize, pageSize } from './page-size.ts';
import { orient, scaleRaw, toGrey } from './pixels.ts';

/** Opens a picture as a document of one page, or of one per directory of a TIFF. Throws `EngineError`. */
export async function openPicture(
  bytes: Uint8Array,
  type: DocumentType,
  { turn = 0 }: OpenOptions,
  ports: EnginePorts,
): Promise<OpenDocument> {
  const stored = await pictureFrames(bytes, type, ports);
  if (stored.length > MAX_PAGES) throw tooManyPages(stored.length, MAX_PAGES);
  const frames = stored.map((frame) => ({ ...frame, orientation: turned(frame.orientation, turn) }));
  return {
    type,
    pageCount: frames.length,
    attachments: null,
    xmlValues: [],
    readPage: (pageNumber) => readFrame(frameOf(frames, pageNumber), pageNumber, frames.length === 1),
    async renderPage(pageNumber, widthPx) {
      const frame = frameOf(frames, pageNumber);
      const stored = await frame.decode();
      const whole = { channels: 4, ...orient(stored.rgba, stored.width, stored.height, 4, frame.orientation) };
      const paper = findPaper(toGrey({ ...whole, rgba: whole.pixels }));
      const { pixels, width, height } = paper ? flattenPaper(whole, paper) : whole;
      return scaleRaw({ width, height, rgba: pixels }, widthPx);
    },
    close() {},
  };
}

/** EXIF orientations in the order in which turning clockwise leads from one to the next: as they are, and mirrored. */
const CIRCLES = [
  [1, 6, 3, 8],
  [2, 7, 4, 5],
] as const;

function turned(orientation: number, turn: QuarterTurn): number {
  const circle = CIRCLES.find((each) => each.some((one) => one === orientation)) ?? CIRCLES[0];
  const at = Math.max(
    0,
    circle.findIndex((each) => each === orientation),
  );
  return circle[(at + turn / 90) % 4] ?? 1;
}

function frameOf(frames: PictureFrame[], pageNumber: number): PictureFrame {
  const frame = frames[pageNumber - 1];
  if (!frame) throw new RangeError(`No page ${pageNumber}`);
  return frame;
}

/** Decodes at once, so that damage is known before anybody counts on the page. */
async function readFrame(frame: PictureFrame, pageNumber: number, alone: boolean): Promise<PageReading> {
  try {
    const { grey, flattened, partial } = await decodeGrey(frame);
    const size = flattened ? pageSize({ ...frame, width: grey.width, height: grey.height, orientation: 1 }) : pageSize(frame);
    const page = emptyPage(pageNumber, size, [
      ...(partial ? [partlyDamaged(pageNumber)] : []),
      ...(flattened ? [photoFlattened(pageNumber)] : []),
    ]);
    const box = { left: 0, top: 0, right: size.widthPt, bottom: size.heightPt };
    const picture = {
      nativeWidthPx: grey.width,
      box,
      draw: async (widthPx: number) => scaleGrey(grey, Math.min(grey.width, Math.round(widthPx))),
    };
    return { kind: 'picture', page: { ...page, pictures: [{ box }] }, picture };
  } catch (error) {
    if (alone || !(error instanceof EngineError)) throw error;
    return { kind: 'content', page: emptyPage(pageNumber, pageSize(frame), [unreadable(pageNumber, error)]) };
  }
}

/** The frame as it is seen; of a sheet photographed from aside only the sheet, flat and evenly lit. */
async function decodeGrey(frame: PictureFrame): Promise<{ grey: GreyPicture; flattened: boolean; partial: boolean }> {
  const raw = await frame.decode();
  const stored = toGrey(raw);
  const { pixels, width, height } = orient(stored.grey, stored.width, stored.height, 1, frame.orientation);
  const seen = { width, height, grey: pixels };
  const paper = findPaper(seen);
  const partial = raw.partial === true || !frame.complete;
  if (!paper) return { grey: seen, flattened: false, partial };
  const flat = flattenPaper({ pixels, width, height, channels: 1 }, paper);
  return { grey: evenLight({ width: flat.width, height: flat.height, grey: flat.pixels }), flattened: true, partial };
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

const unreadable = (pageNumber: number, { message }: EngineError): Issue => ({
  code: 'page_unreadable',
  severity: 'error',
  pageNumber,
  message: `Page ${pageNumber} is damaged and could not be read. Scan or export it again.`,
  cause: message,
});

import { boxCentreX, boxCentreY } from '../../model/bounding-box.ts';
import { findTickBoxes } from './find-tick-boxes.ts';
import { groupWords } from './group-words.ts';
import { picturedTickBoxes } from './pictured-tick-boxes.ts';
import { readAnnotations } from './read-annotations.ts';
import { readCharacters } from './read-characters.ts';
import { readDrawing } from './read-drawing.ts';
import { readPageFrame, roundBox, rounded } from './page-frame.ts';
import { chooseTextSource, isBroken } from './text-layer.ts';
import { uncoveredInk } from './ink-check.ts';
import type { BoundingBox } from '../../model/bounding-box.ts';
import type { Issue } from '../../model/issue.ts';
import type { FixedPage, Mark, Word } from '../../model/page-content.ts';
import type { PageWords } from './group-words.ts';
import type { PageDrawing } from './read-drawing.ts';
import type { PageFrame } from './page-frame.ts';
import type { PdfiumDocument } from './pdfium-document.ts';
import type { PageText } from './text-layer.ts';

/** A page as PDFium reads it. */
export interface PdfPage {
  page: FixedPage;
  /** Width at which a picture of the page loses nothing; null where the page's own text is read. */
  nativeWidthPx: number | null;
  /** Letters are drawn on the page, but what they mean is lost or next to nothing: another reader may know. */
  lostText: boolean;
}

/** Resolution of a page drawn in lines and letters, and bounds of a scan's own: beyond 300 dpi OCR gains nothing. */
const DRAWN_DPI = 200;
const MIN_DPI = 100;
const MAX_DPI = 300;

export function readPdfPage(document: PdfiumDocument, page: number, pageNumber: number): PdfPage {
  const { pdfium } = document;
  const frame = readPageFrame(pdfium, page);
  const characters = readCharacters(pdfium, page, frame);
  const drawing = readDrawing(pdfium, page, frame);
  const annotations = readAnnotations(document, page, frame);
  const read = groupWords(characters);
  const words = [...shownWords(read, drawing), ...annotations.noteWords];
  const text: PageText = {
    words,
    invisible: read.invisible.filter(Boolean).length * 2 > words.length,
    unmappedShare: characters.unmapped / Math.max(characters.count, 1),
  };
  const source = chooseTextSource(text, drawing, frame, () => uncoveredInk(document, page, frame, words));
  const printed = source === 'ocr' ? [] : words;
  const pictured =
    source === 'ocr'
      ? []
      : picturedTickBoxes(
          document,
          page,
          frame,
          drawing.pictures.map(({ box }) => box),
        );
  return {
    page: {
      kind: 'fixed',
      pageNumber,
      widthPt: rounded(frame.widthPt),
      heightPt: rounded(frame.heightPt),
      source: source === 'text' ? 'text-layer' : 'none',
      words: [...printed, ...annotations.formWords],
      rulings: drawing.shapes.rulings,
      marks: marksOf(annotations.marks, [...findTickBoxes(drawing.shapes, printed), ...pictured]),
      links: annotations.links,
      formFields: annotations.formFields,
      pictures: drawing.pictures.map(({ box }) => ({ box: roundBox(box) })),
      turnedBy: 0,
      issues: read.truncated ? [truncatedIssue(pageNumber)] : [],
    },
    nativeWidthPx: source === 'ocr' ? nativeWidth(drawing, frame) : null,
    lostText: isBroken(text) || (words.length === 0 && characters.unmapped > 0),
  };
}

/** Text without ink counts where a picture shows it (a scan's own text layer), or where there is no other text. */
function shownWords(read: PageWords, drawing: PageDrawing): Word[] {
  if (!read.invisible.includes(true) || !read.invisible.includes(false)) return read.words;
  return read.words.filter((word, index) => !read.invisible[index] || drawing.pictures.some(({ box }) => holdsCentre(box, word.box)));
}

/** The form's own boxes first; a box drawn below one is the same. */
function marksOf(ofForm: readonly Mark[], drawn: readonly Mark[]): Mark[] {
  return [
    ...ofForm,
    ...drawn.filter((mark) => !ofForm.some((other) => holdsCentre(other.box, mark.box) || holdsCentre(mark.box, other.box))),
  ];
}

/** Pixels across the page at the resolution of its largest picture. */
function nativeWidth(drawing: PageDrawing, frame: PageFrame): number {
  const largest = drawing.pictures.reduce<{ area: number; dpi: number }>(
    (best, { box, pixelsPerPt }) => {
      const area = (box.right - box.left) * (box.bottom - box.top);
      return area > best.area ? { area, dpi: pixelsPerPt * 72 } : best;
    },
    { area: 0, dpi: 0 },
  );
  const dpi = largest.dpi === 0 ? DRAWN_DPI : Math.min(Math.max(largest.dpi, MIN_DPI), MAX_DPI);
  return Math.round((frame.widthPt / 72) * dpi);
}

function truncatedIssue(pageNumber: number): Issue {
  return {
    code: 'content_truncated',
    severity: 'warning',
    pageNumber,
    message: `Page ${pageNumber} holds more words than a page can; the rest was left out.`,
  };
}

function holdsCentre(frame: BoundingBox, box: BoundingBox): boolean {
  const x = boxCentreX(box);
  const y = boxCentreY(box);
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}

import type { Mark, Ruling } from '../model/index.ts';
import { clearEdges } from './clear-edges.ts';
import { findInk } from './find-ink.ts';
import { findRulings } from './find-rulings.ts';
import { findTickBoxes } from './find-tick-boxes.ts';
import { enlarge, type PreparedPicture, toPage } from './prepare-picture.ts';

/** Share of ink inside a tick box from which it counts as ticked: specks stay below, the thinnest tick is above. */
const TICKED_SHARE = 0.06;

/** What is drawn on a page, and the picture of what is written on it. */
export interface PageDrawing {
  rulings: Ruling[];
  marks: Mark[];
  /** Without dark edges, at the size Tesseract reads best. */
  text: PreparedPicture;
}

/** Tells lines and tick boxes of a scan from its text. */
export function separateDrawing({ picture, capitalPx, view, legibility }: PreparedPicture): PageDrawing {
  const ink = findInk(picture);
  const lines = findRulings(ink, capitalPx);
  const boxes = findTickBoxes(ink, capitalPx);
  const sideways = view.turn % 180 !== 0;
  const ruling =
    (direction: Ruling['orientation']) =>
    (box: Ruling['box']): Ruling => ({ box: toPage(box, picture, view), orientation: direction });
  const text = enlarge(clearEdges(picture, capitalPx), capitalPx);
  return {
    rulings: [
      ...lines.horizontal.map(ruling(sideways ? 'vertical' : 'horizontal')),
      ...lines.vertical.map(ruling(sideways ? 'horizontal' : 'vertical')),
    ],
    marks: boxes.map(({ box, inkShare }) => ({
      box: toPage(box, picture, view),
      inkShare: Math.round(inkShare * 1000) / 1000,
      checked: inkShare >= TICKED_SHARE,
    })),
    text: { picture: text, capitalPx: (capitalPx * text.width) / picture.width, view, legibility },
  };
}

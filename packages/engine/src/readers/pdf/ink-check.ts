import { drawPageGrey } from './draw-page.ts';
import type { GreyPicture } from '../../model/engine-ports.ts';
import type { Word } from '../../model/page-content.ts';
import type { PageFrame } from './page-frame.ts';
import type { PdfiumDocument } from './pdfium-document.ts';

/** Wide enough to tell lines of text apart, small enough to be drawn in a twentieth of the time OCR takes. */
const WIDTH_PX = 600;
const CELL_PX = 8;
const DARK = 140;
/** Share of dark pixels of a cell that holds letters: less is dirt, more is a border, a bar or a photograph. */
const MIN_INK = 0.08;
const MAX_INK = 0.6;
/** Cells at the edge of the page hold the shadows of scanning. */
const EDGE_CELLS = 2;

/** Share (0..1) of a page's printing that lies outside the given words; 0 where nothing is printed. */
export function uncoveredInk(document: PdfiumDocument, page: number, frame: PageFrame, words: readonly Word[]): number {
  const picture = drawPageGrey(document, page, WIDTH_PX);
  const columns = Math.ceil(picture.width / CELL_PX);
  const rows = Math.ceil(picture.height / CELL_PX);
  const ink = inkOfCells(picture, columns, rows);
  const covered = coveredCells(words, picture.width / frame.widthPt / CELL_PX, columns, rows);
  let printed = 0;
  let outside = 0;
  for (let row = EDGE_CELLS; row < rows - EDGE_CELLS; row += 1) {
    for (let column = EDGE_CELLS; column < columns - EDGE_CELLS; column += 1) {
      const share = ink[row * columns + column]! / (CELL_PX * CELL_PX);
      if (share < MIN_INK || share > MAX_INK) continue;
      printed += 1;
      if (covered[row * columns + column] === 0) outside += 1;
    }
  }
  return printed === 0 ? 0 : outside / printed;
}

/** Dark pixels of each cell. */
function inkOfCells(picture: GreyPicture, columns: number, rows: number): Uint8Array {
  const ink = new Uint8Array(columns * rows);
  for (let y = 0; y < picture.height; y += 1) {
    const row = Math.floor(y / CELL_PX) * columns;
    for (let x = 0; x < picture.width; x += 1) {
      if (picture.grey[y * picture.width + x]! < DARK) ink[row + Math.floor(x / CELL_PX)]! += 1;
    }
  }
  return ink;
}

/** 1 for each cell that a word touches. `scale` leads from points to cells. */
function coveredCells(words: readonly Word[], scale: number, columns: number, rows: number): Uint8Array {
  const covered = new Uint8Array(columns * rows);
  for (const { box } of words) {
    const lastRow = Math.min(rows - 1, Math.floor(box.bottom * scale));
    for (let row = Math.max(0, Math.floor(box.top * scale)); row <= lastRow; row += 1) {
      covered.fill(
        1,
        row * columns + Math.max(0, Math.floor(box.left * scale)),
        row * columns + Math.min(columns, Math.floor(box.right * scale) + 1),
      );
    }
  }
  return covered;
}

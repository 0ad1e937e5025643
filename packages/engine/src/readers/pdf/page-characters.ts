/** The characters of a page in the order of its content, as columns: a page has thousands. Boxes are in display space. */
export interface PageCharacters {
  count: number;
  /** Unicode code points; `GAP` or `ASSUMED_GAP` where the text has a space or a line end, which have no box. */
  codes: Uint32Array;
  /** Four a character: left, top, right, bottom. */
  boxes: Float32Array;
  /** Index in `runs`. */
  runOf: Uint32Array;
  runs: TextRun[];
  /** 1 where the page cuts the character off: the end of a text too long for its cell. */
  cut: Uint8Array;
  /** Printed characters that the file gives no meaning; they are left out, or stand as the code of their font. */
  unmapped: number;
}

/** Characters that the file shows by one operator. A word may go on over several. */
export interface TextRun {
  fontSizePt: number;
  bold: boolean;
  /** Drawn with neither fill nor stroke: the text layer of a scan. */
  invisible: boolean;
  /** The unit vector of the writing direction in display space (y down). */
  directionX: number;
  directionY: number;
  /** Distance of the base line from the page's origin, across the writing direction. */
  baseline: number;
}

/** A space or line end that the file prints. */
export const GAP = 0x20;
/** A space or line end that PDFium assumed from positions. */
export const ASSUMED_GAP = 0x1f;

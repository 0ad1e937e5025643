const LINE_HEIGHT_PT = 15;
/** A row of more lines pushes the rows below it out of sight; the rest is there when the row is opened up. */
const MAX_LINES = 8;

/**
 * The height of a row with a text that wraps in a column so wide; null where one line will do. Excel and LibreOffice measure
 * rows themselves when they load a file, but would open a page of text to its full length.
 */
export function rowHeightPt(lineCount: number): number | null {
  return lineCount <= 1 ? null : Math.min(lineCount, MAX_LINES) * LINE_HEIGHT_PT;
}

/** Lines a text takes in a column of so many characters. */
export function wrappedLines(text: string, width: number): number {
  if (text.length < width && !text.includes('\n')) return 1;
  let lines = 0;
  for (const line of text.slice(0, width * MAX_LINES).split('\n')) lines += Math.max(1, Math.ceil(line.length / (width - 1)));
  return lines;
}

export const ROW_PX = 26;
export const HEAD_PX = 26;
/** Of the column with the numbers of the rows. */
export const NUMBER_PX = 52;

/** Where each column begins, and where the last ends. */
export function columnLefts(widths: readonly number[]): number[] {
  const lefts = [NUMBER_PX];
  for (const width of widths) lefts.push(lefts.at(-1)! + width);
  return lefts;
}

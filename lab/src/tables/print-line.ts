import { textWidth } from '../papers/letter-widths.ts';
import type { PageCanvas } from '../papers/page-canvas.ts';

export interface PrintStyle {
  sizePt: number;
  bold?: boolean;
  /** `x` is the right edge instead of the left one. */
  right?: boolean;
}

/** Share of the letters' size that stands above the line on which they stand. */
const ASCENT = 0.75;

/** One line of print by its left (or right) edge and its foot. */
export function print(pages: PageCanvas, x: number, foot: number, text: string, { sizePt, bold = false, right = false }: PrintStyle): void {
  pages.text(x, foot - ASCENT * sizePt, text, { size: sizePt, bold, align: right ? 'right' : 'left' });
}

export const widthOf = (text: string, { sizePt, bold = false }: PrintStyle): number => textWidth(text, sizePt, bold);

export const across = (pages: PageCanvas, left: number, right: number, at: number): void => pages.rule(left, at, right, at);

export const down = (pages: PageCanvas, top: number, bottom: number, at: number): void => pages.rule(at, top, at, bottom);

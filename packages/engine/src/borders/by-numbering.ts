import type { Line } from '../model/index.ts';
import { findPageNumber, type PrintedPageNumber } from '../values/find-page-count.ts';
import type { LookedAtPage } from './looked-at-page.ts';

type Numbering = { kind: 'goes-on' } | { kind: 'anew'; reason: string };

/** Share of the page's height at its top and at its foot where its number stands. */
const MARGIN = 0.2;

/** What the numbers that two pages print say of them; null where they say nothing. */
export function byNumbering(before: LookedAtPage, page: LookedAtPage): Numbering | null {
  const one = numberOf(before);
  const two = numberOf(page);
  if (!two)
    return one && one.number.of !== null && one.number.page === one.number.of
      ? anew(`The page before is the last of its own: “${one.text}”.`)
      : null;
  if (two.number.page === 1) return anew(`The page numbering begins anew: “${two.text}”.`);
  if (!one) return { kind: 'goes-on' };
  if (one.number.of !== null && two.number.of !== null && one.number.of !== two.number.of)
    return anew(`The page numbering does not go on: “${one.text}”, then “${two.text}”.`);
  return two.number.page > one.number.page ? { kind: 'goes-on' } : null;
}

function numberOf({ lines, heightPt }: LookedAtPage): { number: PrintedPageNumber; text: string } | null {
  for (const line of lines) {
    const number = isInMargin(line, heightPt) ? findPageNumber(line.text) : null;
    if (number) return { number, text: line.text };
  }
  return null;
}

const isInMargin = ({ box }: Line, heightPt: number): boolean => box.bottom < heightPt * MARGIN || box.top > heightPt * (1 - MARGIN);

const anew = (reason: string): Numbering => ({ kind: 'anew', reason });

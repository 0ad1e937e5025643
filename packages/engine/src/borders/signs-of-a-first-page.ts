import { namesDocumentKind } from '../fields/compile/document-kind.ts';
import type { Line } from '../model/index.ts';
import { findDates } from '../values/find-dates.ts';
import { fold } from '../values/fold.ts';
import type { LookedAtPage } from './looked-at-page.ts';

/** "HM-1001" where the pages before say "HM-1000" under the same label. */
export function changedNumber(own: readonly LookedAtPage[], { values }: LookedAtPage): string | null {
  for (const [key, { label, value }] of values) {
    const known = own.findLast((page) => page.values.has(key))?.values.get(key)?.value;
    if (known !== undefined && isNumberOfAPaper(known) && isNumberOfAPaper(value) && fold(known) !== fold(value))
      return `“${label.replace(/\s*[:#]\s*$/, '')}” changes from ${known} to ${value}.`;
  }
  return null;
}

const MONEY = /^\D*\d{1,3}(?:[.,'\s]?\d{3})*[.,]\d{2}\D*$/;

/** Of three signs at least, digits among them, and neither a date nor an amount: those change within a paper too. */
function isNumberOfAPaper(value: string): boolean {
  return (
    /^\S{3,}(?: \S+)?$/.test(value) && /\d{2}/.test(value) && !MONEY.test(value) && !/\p{Sc}/u.test(value) && findDates(value).length === 0
  );
}

/** Share of the page's height that a letterhead fills at most. */
const HEAD = 0.3;
/** Lines of a head that must come again, and the share of all of them. */
const LEAST_LINES = 3;
const LEAST_SHARE = 0.6;
/** How far a line of the same form stands from its place, scanned twice. */
const PLACE_PT = 14;

/** The head of the first page comes again, after pages that do not have it. */
export function recurringHead(own: readonly LookedAtPage[], page: LookedAtPage): string | null {
  const [first, ...others] = own;
  if (!first || others.length === 0 || others.some((other) => sharesHead(first, other))) return null;
  if (!sharesHead(first, page)) return null;
  return `The head of page ${first.pageNumber} stands on this page again: “${headOf(page)[0]!.text}”.`;
}

function sharesHead(first: LookedAtPage, page: LookedAtPage): boolean {
  const head = headOf(first);
  const other = headOf(page);
  const again = head.filter((line) => other.some((each) => isSamePrint(line, each))).length;
  return again >= LEAST_LINES && again >= head.length * LEAST_SHARE;
}

const headOf = ({ lines, heightPt }: LookedAtPage): Line[] =>
  lines.filter(({ box, text }) => box.bottom < heightPt * HEAD && /\p{L}{2}/u.test(text)).sort((one, two) => one.box.top - two.box.top);

const isSamePrint = (one: Line, two: Line): boolean =>
  Math.abs(one.box.top - two.box.top) < PLACE_PT &&
  Math.abs(one.box.left - two.box.left) < PLACE_PT &&
  withoutFigures(one.text) === withoutFigures(two.text);

/** What stands in a head and differs from paper to paper is its number and its date. */
const withoutFigures = (text: string): string => fold(text).replace(/\d+/g, '0');

/** How much higher than usual print of its page a title is. */
const LARGE = 1.25;
/** Share of the page's height in which a title stands. */
const UPPER = 0.45;
/** Longer print is a sentence, and no title. */
const MOST_WORDS = 6;

/** A title that names a kind of paper. Where the page before has the same one in the same place, it may be printed on every page. */
export function titleAnew(before: LookedAtPage, page: LookedAtPage): string | null {
  const title = titleOf(page);
  if (!title || before.lines.some((line) => isSamePrint(line, title))) return null;
  return `A title stands at the top: “${title.text}”.`;
}

function titleOf(page: LookedAtPage): Line | null {
  const usual = page.lines.map(heightOf).sort((one, two) => one - two)[page.lines.length >> 1] ?? 0;
  const isTitle = (line: Line): boolean =>
    line.box.bottom < page.heightPt * UPPER &&
    line.words.length <= MOST_WORDS &&
    heightOf(line) >= LARGE * usual &&
    namesDocumentKind(line.text);
  return page.lines.find(isTitle) ?? null;
}

const heightOf = ({ box }: Line): number => box.bottom - box.top;

/** Paper of one size differs by less, turned or cut a little askew. */
const SAME_SIZE = 0.08;

export function paperOfAnotherSize(before: LookedAtPage, page: LookedAtPage): string | null {
  const [short, long] = sidesOf(page);
  const [shortBefore, longBefore] = sidesOf(before);
  const differs = Math.abs(short / shortBefore - 1) > SAME_SIZE || Math.abs(long / longBefore - 1) > SAME_SIZE;
  return differs ? 'The paper has another size than the page before.' : null;
}

const sidesOf = ({ widthPt, heightPt }: LookedAtPage): [number, number] => [Math.min(widthPt, heightPt), Math.max(widthPt, heightPt)];

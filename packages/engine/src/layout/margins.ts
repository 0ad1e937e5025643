import { patternOf } from '../languages/languages.ts';
import type { PageBlock } from './blocks.ts';
import type { PageParts } from './page-parts.ts';

/** Share of the page's height at its top and foot where headers and footers stand. */
const MARGIN_SHARE = 0.12;
/** Share of the pages a text must come back on (and on two at least). */
const REPEATED_SHARE = 0.4;

const PAGE_NUMBER = new RegExp(
  String.raw`^(?:(?:${patternOf('page')})\s*)?[-–]?\s*\d{1,4}\s*[-–]?(?:\s*(?:\/|${patternOf('ofPages')})\s*\d{1,4})?$`,
  'i',
);

/** Marks what comes back at the top or foot of the pages, and page numbers, as headers and footers. */
export function markMargins(pages: readonly { parts: PageParts; blocks: PageBlock[] }[]): void {
  const counts = new Map<string, number>();
  const seen = pages.map(({ parts, blocks }) => blocks.flatMap((block) => marginOf(block, parts)));
  for (const page of seen) for (const key of new Set(page.map(({ key }) => key))) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(2, REPEATED_SHARE * pages.length);
  for (const { block, key, role, text } of seen.flat()) if ((counts.get(key) ?? 0) >= least || PAGE_NUMBER.test(text)) block.role = role;
}

interface MarginBlock {
  block: PageBlock;
  key: string;
  role: 'header' | 'footer';
  text: string;
}

/** The block as a header or footer may repeat it: its place, and its text with figures left open. */
function marginOf(block: PageBlock, parts: PageParts): MarginBlock[] {
  const { heightPt, source } = parts.page;
  if (source === 'flow' || block.role === 'table') return [];
  const role = block.bottom <= MARGIN_SHARE * heightPt ? 'header' : block.top >= (1 - MARGIN_SHARE) * heightPt ? 'footer' : null;
  if (!role) return [];
  const text = block.pieces.map((piece) => piece.text).join(' ');
  return [{ block, role, text, key: `${role}:${Math.round(block.top / 8)}:${text.replace(/\d+/g, '#').toLowerCase()}` }];
}

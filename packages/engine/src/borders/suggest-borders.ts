import type { DocumentLayout } from '../model/index.ts';
import { looksBlank, type LookedAtPage, pagesOf } from './looked-at-page.ts';
import { byNumbering } from './by-numbering.ts';
import { changedNumber, paperOfAnotherSize, recurringHead, titleAnew } from './signs-of-a-first-page.ts';

/** A page that seems to begin another document. */
export interface SuggestedBorder {
  /** Never the first. */
  pageNumber: number;
  /** Why, as a sentence. */
  reason: string;
}

/**
 * Where a file that holds several documents seems to go from one to the next. What the pages print as their numbers is believed first: where
 * it goes on, nothing else counts.
 */
export function suggestBorders(layout: DocumentLayout): SuggestedBorder[] {
  const borders: SuggestedBorder[] = [];
  /** Pages of the document that goes on. */
  let own: LookedAtPage[] = [];
  for (const page of pagesOf(layout)) {
    const reason = own.length === 0 ? null : whyItBegins(own, page);
    if (reason === null) {
      own.push(page);
      continue;
    }
    borders.push({ pageNumber: page.pageNumber, reason });
    own = [page];
  }
  return borders;
}

function whyItBegins(own: readonly LookedAtPage[], page: LookedAtPage): string | null {
  const before = own.at(-1)!;
  const numbering = byNumbering(before, page);
  if (numbering !== null) return numbering.kind === 'anew' ? numbering.reason : null;
  if (looksBlank(page)) return null;
  if (page.isSheetOfPhoto) return 'It is another sheet of paper on the photo.';
  return (
    changedNumber(own, page) ??
    recurringHead(own, page) ??
    titleAnew(before, page) ??
    (looksBlank(before) ? 'The page before is blank.' : paperOfAnotherSize(before, page))
  );
}

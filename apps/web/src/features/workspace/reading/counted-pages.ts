import { isPicture } from '@sheetlift/engine/model';
import type { PageRange } from '../../../engine-worker/engine-protocol.ts';
import { countPart, cutParts, openedParts } from '../run/document-parts.ts';
import { countPages } from '../run/page-ranges.ts';
import type { RunDocument } from '../run/run-store.ts';

/** Pages that count together, once a month. */
interface CountedPages {
  /** Of the document whose pages they are, or of the picture that they show. */
  contentHash: string;
  pages: number;
}

/**
 * What pages of a document count as, by default those chosen: a picture as one page of its own file, however many sheets of paper it shows
 * and whatever documents have them; the others as pages of the document.
 */
export function countedPages(document: RunDocument, ranges: readonly PageRange[] | null = document.ranges): CountedPages[] {
  const { state } = document;
  if (!('facts' in state)) return [];
  const { contentHash, pageCount } = state.facts;
  const parts = openedParts(document);
  if (!parts) return [{ contentHash, pages: countPages(ranges, pageCount) }];
  const chosen = (ranges ?? [{ from: 1, to: pageCount }]).flatMap((range) => cutParts(parts, range));
  const pictures = new Set(chosen.filter(({ pages }) => isPicture(pages.file.type)).map(({ pages }) => pages.file.contentHash));
  const others = chosen.filter(({ pages }) => !isPicture(pages.file.type)).reduce((sum, part) => sum + countPart(part), 0);
  return [...(others > 0 ? [{ contentHash, pages: others }] : []), ...[...pictures].map((picture) => ({ contentHash: picture, pages: 1 }))];
}

/** The same, less what was counted before the document was split off or joined. */
export function pagesDue(document: RunDocument, ranges?: readonly PageRange[]): CountedPages[] {
  if (!('facts' in document.state)) return [];
  const { contentHash, countedPages: before = 0, countedPictures = [] } = document.state.facts;
  return countedPages(document, ranges)
    .filter((counted) => !countedPictures.includes(counted.contentHash))
    .map((counted) => (counted.contentHash === contentHash ? { ...counted, pages: counted.pages - before } : counted))
    .filter(({ pages }) => pages > 0);
}

export const sumOfPages = (counted: readonly CountedPages[]): number => counted.reduce((sum, { pages }) => sum + pages, 0);

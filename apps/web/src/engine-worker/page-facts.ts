import type { PageContent } from '@sheetlift/engine';
import type { PageFacts } from './engine-protocol.ts';

/** What the screen needs to know of a page that was read. */
export function pageFacts(page: PageContent): PageFacts {
  const failed = page.issues.some(({ severity }) => severity === 'error');
  if (page.kind === 'flow') return { pageNumber: page.pageNumber, widthPt: null, heightPt: null, source: 'flow', failed };
  const { pageNumber, widthPt, heightPt, source } = page;
  return { pageNumber, widthPt, heightPt, source, failed };
}

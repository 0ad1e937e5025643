import type { PageContent } from './page-content.ts';

/** A page that was given up, for the pages left when time is over or the reader died. */
export function unreadPage(pageNumber: number): PageContent {
  return {
    kind: 'flow',
    pageNumber,
    blocks: [],
    issues: [
      {
        code: 'page_timed_out',
        severity: 'error',
        pageNumber,
        message: `Page ${pageNumber} was not read: the document took longer than allowed. Read this page alone, or split the file.`,
      },
    ],
  };
}

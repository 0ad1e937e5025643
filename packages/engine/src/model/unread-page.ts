import type { Issue } from './issue.ts';
import type { PageContent } from './page-content.ts';

/** A page that was given up, for the pages left when time is over or the reader died. */
export const unreadPage = (pageNumber: number): PageContent =>
  emptyPage({
    code: 'page_timed_out',
    severity: 'error',
    pageNumber,
    message: `Page ${pageNumber} was not read: the document took longer than allowed. Read this page alone, or split the file.`,
  });

/** A page of a file that has others, which is damaged. */
export const damagedPage = (pageNumber: number, cause: string): PageContent =>
  emptyPage({
    code: 'page_unreadable',
    severity: 'error',
    pageNumber,
    message: `Page ${pageNumber} is damaged and could not be read. Scan or export it again.`,
    cause,
  });

const emptyPage = (issue: Issue & { pageNumber: number }): PageContent => ({
  kind: 'flow',
  pageNumber: issue.pageNumber,
  blocks: [],
  issues: [issue],
});

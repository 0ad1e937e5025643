import type { PageContent } from './page-content.ts';

/** A page as it stands in a document in which it has another number: what is said of it names that number. */
export function renumberPage<Page extends PageContent>(page: Page, pageNumber: number): Page {
  if (page.pageNumber === pageNumber) return page;
  const before = new RegExp(String.raw`\b([Pp]age) ${page.pageNumber}\b`, 'gu');
  const issues = page.issues.map((issue) => ({
    ...issue,
    pageNumber: issue.pageNumber === page.pageNumber ? pageNumber : issue.pageNumber,
    message: issue.message.replace(before, `$1 ${pageNumber}`),
  }));
  return { ...page, pageNumber, issues };
}

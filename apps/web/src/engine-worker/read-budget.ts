import { DOCUMENT_BUDGET_MS } from '@sheetlift/engine/limits';

/** A scanned page takes 1 to 3 s on a laptop and up to 10 s on a phone. */
const PAGE_BUDGET_MS = 10_000;

/** Time past its budget for the page in hand; then the worker counts as stuck. 50 + 9 stays under a minute. */
export const WATCHDOG_GRACE_MS = 9_000;

/**
 * Time to read a document on this device, where nobody else waits for it: a long scan may take as long as its pages
 * need, and the person may stop it. A document of up to five pages ends within a minute.
 */
export function readBudgetMs(pageCount: number): number {
  return Math.max(DOCUMENT_BUDGET_MS, pageCount * PAGE_BUDGET_MS);
}

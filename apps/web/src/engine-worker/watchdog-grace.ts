/** Time past a document's budget for the page in hand; then the worker counts as stuck. 50 + 9 stays under a minute. */
export const WATCHDOG_GRACE_MS = 9_000;

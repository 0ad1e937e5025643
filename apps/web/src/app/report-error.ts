import { askConfiguration } from './configuration.ts';

/** A page that fails over and over says nothing new. */
const MOST_REPORTS = 20;

let reported = 0;

/** Tells the operator that the page failed, where they have switched that on; what does the telling is fetched only then. */
export async function reportError(error: unknown): Promise<void> {
  if (++reported > MOST_REPORTS) return;
  try {
    const dsn = (await askConfiguration())?.error_reporting_dsn;
    if (!dsn) return;
    const { createErrorReporter } = await import('./error-reporter.ts');
    createErrorReporter(dsn, versionOf())(error);
  } catch {
    // Without network nobody can be told.
  }
}

/** Faults that no screen catches. */
export function followFaults(): void {
  addEventListener('error', ({ error }) => void reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => void reportError(reason));
}

/** The name of the page's first script changes with each version. */
function versionOf(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src')?.split('/').at(-1) ?? '';
}

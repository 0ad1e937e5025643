/** Why a part of the page that is loaded when it is first needed did not come. */
export type MissingPart = 'newer-version' | 'network';

const missing = new WeakSet<object>();

/** Remembers which errors come from a part that could not be loaded, for the screen that takes the place of it. */
export function followMissingParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => missing.add(payload));
}

export function isMissingPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** A new version of the app names its scripts otherwise, and those of the old one are gone from the server. */
export async function whyMissing(): Promise<MissingPart> {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(ownScript()) ? 'newer-version' : 'network';
  } catch {
    return 'network';
  }
}

function ownScript(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

/** Screens a person may come back to after signing in; not the one for a lost password. */
const SCREENS = /^\/(templates|template\/[^/]+|pricing|account|contact|faq|terms|privacy)?$/;

/** Longer than any screen's path. */
const MAX_CHARACTERS = 1000;

/** Any origin would do: it shows whether an address leaves the one it is read on. */
const HERE = 'http://here.invalid';

/**
 * The path of one of our screens out of what was asked for; the home screen for everything else. What is returned was written by the
 * URL parser and begins with exactly one slash, so no browser can read it as the address of another site.
 */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > MAX_CHARACTERS || !asked.startsWith('/') || !URL.canParse(asked, HERE)) return '/';
  const { origin, pathname } = new URL(asked, HERE);
  return origin === HERE && SCREENS.test(pathname) ? pathname : '/';
}

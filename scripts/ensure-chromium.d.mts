/** Where the browser for tests is; null where there is none. */
export function findChromium(): string | null;
export function ensureChromium(): string;

import { type FileLimits, limitsOf, monthAfter, usageMonth } from '@sheetlift/contract';
import { createStore, type Store } from '../../lib/create-store.ts';

/** The sign-in state of somebody without an account; of others it is their id. */
export const SIGNED_OUT = 'signed-out';

/** What a month and a file may have. */
export type PageLimits = ReturnType<typeof limitsOf>;

/** What the page usage bar shows and the run asks: pages of this month, a document counted once. */
export interface DevicePageMeter extends Store<PageUsage> {
  count(contentHash: string, pages: number): void;
  isCounted(contentHash: string): boolean;
}

/** On a device the limit is known once the server said it. */
export interface LimitedPageMeter extends DevicePageMeter {
  limitTo(limits: PageLimits | null): void;
}

export interface MonthUsage {
  used: number;
  limit: MonthLimit;
  /** "2026-12-01": when counting starts again. */
  resetsOn: string;
}

/** How many pages a month may have; unknown until the server said it. */
export type MonthLimit = number | 'unlimited' | 'unknown';

export interface PageUsage extends MonthUsage {
  fileLimits: FileLimits;
}

interface MeterOptions {
  /** Whose pages these are. Where it differs from the stored one, counting starts again. */
  signInState: string;
  /** Null until they are known; until then files may be what the largest plan has. */
  limits?: PageLimits | null;
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  now?: () => Date;
}

/** Documents remembered as counted, the newest: with 16 digits each they fill 100 kB of the browser's 5 MB. */
const MOST_COUNTED = 5_000;

/** Digits of a content hash that are kept: two of 5,000 documents share 64 bits once in 10^12 months. */
const KEPT_DIGITS = 16;

/** Counts pages on this device, a month at a time, by UTC like the server. Where nothing can be stored it counts for this tab alone. */
export function createDevicePageMeter({
  signInState,
  limits: first = null,
  storage = localStorage,
  now = () => new Date(),
}: MeterOptions): LimitedPageMeter {
  let limits = first;
  let month = load(usageMonth(now()));
  let usage = usageOf(month, limits);
  const told = createStore(usage, () => {
    globalThis.addEventListener?.('storage', follow);
    return () => globalThis.removeEventListener?.('storage', follow);
  });

  function load(name: string): CountedMonth {
    return parseMonth(name, signInState, readQuietly(storage, keyOf(name))) ?? { name, used: 0, counted: new Set() };
  }

  /** The month may have ended, and another tab may have counted, since the last look. */
  function show(next: CountedMonth): void {
    if (next.name === month.name && next.used === month.used) return;
    month = next;
    usage = usageOf(month, limits);
    told.show(usage);
  }

  function follow({ key }: StorageEvent): void {
    if (key === keyOf(month.name)) show(load(month.name));
  }

  return {
    limitTo(next) {
      if (JSON.stringify(next) === JSON.stringify(limits)) return;
      limits = next;
      usage = usageOf(month, limits);
      told.show(usage);
    },
    subscribe: told.subscribe,
    snapshot() {
      const name = usageMonth(now());
      if (name !== month.name) {
        month = load(name);
        usage = usageOf(month, limits);
      }
      return usage;
    },
    count(contentHash, pages) {
      const name = usageMonth(now());
      const stored = load(name);
      // Where nothing can be stored, what this tab counted is all there is.
      const before = name === month.name && month.used > stored.used ? month : stored;
      const digits = contentHash.slice(0, KEPT_DIGITS);
      if (before.counted.has(digits)) return show(before);
      const counted = new Set([...before.counted, digits].slice(-MOST_COUNTED));
      const next = { name, used: before.used + pages, counted };
      writeQuietly(storage, keyOf(name), JSON.stringify({ signInState, used: next.used, counted: [...counted] }));
      show(next);
    },
    isCounted: (contentHash) => month.name === usageMonth(now()) && month.counted.has(contentHash.slice(0, KEPT_DIGITS)),
  };
}

/** Forgets the pages of this month that were counted in another sign-in state, so that they do not count when it comes again. */
export function forgetPagesOfOthers(signInState: string, storage: Pick<Storage, 'getItem' | 'removeItem'>, now = new Date()): void {
  const name = usageMonth(now);
  if (parseMonth(name, signInState, readQuietly(storage, keyOf(name))) === null) storage.removeItem(keyOf(name));
}

interface CountedMonth {
  /** "2026-11" */
  name: string;
  used: number;
  /** First digits of the content hashes, oldest first. */
  counted: ReadonlySet<string>;
}

/** Null where it is absent, or was written in another sign-in state or by something else. */
function parseMonth(name: string, signInState: string, text: string | null): CountedMonth | null {
  try {
    const stored = JSON.parse(text ?? '') as { signInState?: unknown; used?: unknown; counted?: unknown };
    if (stored.signInState === signInState && Number.isSafeInteger(stored.used) && Array.isArray(stored.counted)) {
      return {
        name,
        used: stored.used as number,
        counted: new Set(stored.counted.filter((digits): digits is string => typeof digits === 'string')),
      };
    }
  } catch {
    // Counting starts again.
  }
  return null;
}

function usageOf({ name, used }: CountedMonth, limits: PageLimits | null): PageUsage {
  const { pagesPerMonth, ...fileLimits } = limits ?? limitsOf('anonymous', false);
  return { used, limit: limits ? monthLimit(pagesPerMonth) : 'unknown', resetsOn: monthAfter(name), fileLimits };
}

/** As the server says it: null for none. */
export function monthLimit(pagesPerMonth: number | null): MonthLimit {
  return pagesPerMonth ?? 'unlimited';
}

function keyOf(month: string): string {
  return `sheetlift.pages.${month}`;
}

function readQuietly(storage: Pick<Storage, 'getItem'>, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function writeQuietly(storage: Pick<Storage, 'setItem'>, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    // A full or forbidden store must not stop reading; the pages of this tab are counted in memory.
  }
}

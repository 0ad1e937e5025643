import { foldName } from '@sheetlift/contract';

/**
 * When templates were last used on this device, and which of them were made from a document. By name, which is what a person knows them by.
 */
export interface TemplateUses {
  noteUse(name: string): void;
  noteAutomatic(name: string): void;
  /** ISO date and time in UTC; null where it was not used here. */
  lastUsed(name: string): string | null;
  isAutomatic(name: string): boolean;
}

const KEY = 'sheetlift.templateUses';

/** More templates than an account may have. */
const MOST_NAMES = 1_000;

interface Use {
  at: string | null;
  automatic: boolean;
}

/** Where nothing can be stored it is known to this tab alone. */
export function createTemplateUses({
  storage,
  now = () => new Date(),
}: {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  now?: () => Date;
}): TemplateUses {
  let uses = load(storage);

  function note(name: string, change: Partial<Use>): void {
    const key = foldName(name);
    // Another tab may have noted something since.
    uses = new Map([...uses, ...load(storage)]);
    const before = uses.get(key) ?? { at: null, automatic: false };
    uses.delete(key);
    uses.set(key, { ...before, ...change });
    try {
      storage.setItem(KEY, JSON.stringify([...uses].slice(-MOST_NAMES).map(([folded, { at, automatic }]) => [folded, at, automatic])));
    } catch {
      // It is a convenience; the tab remembers.
    }
  }

  return {
    noteUse: (name) => note(name, { at: now().toISOString() }),
    noteAutomatic: (name) => note(name, { automatic: true }),
    lastUsed: (name) => uses.get(foldName(name))?.at ?? null,
    isAutomatic: (name) => uses.get(foldName(name))?.automatic ?? false,
  };
}

function load(storage: Pick<Storage, 'getItem'>): Map<string, Use> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return new Map();
    return new Map(kept.filter(isEntry).map(([folded, at, automatic]) => [folded, { at, automatic }]));
  } catch {
    return new Map();
  }
}

function isEntry(entry: unknown): entry is [string, string | null, boolean] {
  if (!Array.isArray(entry)) return false;
  const [folded, at, automatic] = entry as unknown[];
  return typeof folded === 'string' && (at === null || typeof at === 'string') && typeof automatic === 'boolean';
}

import { foldName } from '@sheetlift/contract';

/**
 * When templates were last used on this device, what their rows stood for then, and which of them were made from a document. By name, which is what a person knows them by.
 */
export interface TemplateUses {
  noteUse(name: string, rows: FoundRowMode): void;
  noteAutomatic(name: string): void;
  /** ISO date and time in UTC; null where it was not used here. */
  lastUsed(name: string): string | null;
  /** What a row stood for when it was last used; null where that is not known. */
  lastRows(name: string): FoundRowMode | null;
  isAutomatic(name: string): boolean;
}

/** What a row stands for, once rows were found. */
export type FoundRowMode = 'document' | 'item';

const KEY = 'sheetlift.templateUses';

/** More templates than an account may have. */
const MOST_NAMES = 1_000;

interface Use {
  at: string | null;
  automatic: boolean;
  rows: FoundRowMode | null;
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
    const before = uses.get(key) ?? { at: null, automatic: false, rows: null };
    uses.delete(key);
    uses.set(key, { ...before, ...change });
    try {
      storage.setItem(
        KEY,
        JSON.stringify([...uses].slice(-MOST_NAMES).map(([folded, { at, automatic, rows }]) => [folded, at, automatic, rows])),
      );
    } catch {
      // It is a convenience; the tab remembers.
    }
  }

  return {
    noteUse: (name, rows) => note(name, { at: now().toISOString(), rows }),
    noteAutomatic: (name) => note(name, { automatic: true }),
    lastUsed: (name) => uses.get(foldName(name))?.at ?? null,
    lastRows: (name) => uses.get(foldName(name))?.rows ?? null,
    isAutomatic: (name) => uses.get(foldName(name))?.automatic ?? false,
  };
}

function load(storage: Pick<Storage, 'getItem'>): Map<string, Use> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return new Map();
    return new Map(kept.filter(isEntry).map(([folded, at, automatic, rows = null]) => [folded, { at, automatic, rows }]));
  } catch {
    return new Map();
  }
}

/** Earlier entries do not say what rows stood for. */
function isEntry(entry: unknown): entry is [string, string | null, boolean, (FoundRowMode | null)?] {
  if (!Array.isArray(entry)) return false;
  const [folded, at, automatic, rows] = entry as unknown[];
  const isUse = typeof folded === 'string' && (at === null || typeof at === 'string') && typeof automatic === 'boolean';
  return isUse && (rows === undefined || rows === null || rows === 'document' || rows === 'item');
}

import { distance } from 'fastest-levenshtein';
import { fold } from '../values/fold.ts';

/** Of the longer text's letters, how many may differ in an entry that is likely meant. */
const MAX_WRONG_SHARE = 0.45;

const MAX_COMPARED_CHARACTERS = 200;

export interface NearestEntry {
  entry: string;
  /** 0..1, 1: the same letters. */
  similarity: number;
}

/** A list made quick to ask. */
export interface EntryList {
  /** The entry that the text is, whatever its capitals and blanks; null where it is none. */
  entryOf(text: string): string | null;
  /** The entry that was likely meant; null where none is near. Of several that are as near the first. */
  nearest(text: string): NearestEntry | null;
}

const lists = new WeakMap<readonly string[], EntryList>();

export function entryList(entries: readonly string[]): EntryList {
  let list = lists.get(entries);
  if (!list) lists.set(entries, (list = createEntryList(entries)));
  return list;
}

/** Texts asked for are kept: the rows of a statement name few suppliers. */
const MAX_ASKED = 1_000;

function createEntryList(entries: readonly string[]): EntryList {
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry] as const).reverse());
  const folded = entries.map(comparable);
  const asked = new Map<string, NearestEntry | null>();
  return {
    entryOf: (text) => byKey.get(keyOf(text)) ?? null,
    nearest(text) {
      let found = asked.get(text);
      if (found !== undefined) return found;
      if (asked.size >= MAX_ASKED) asked.clear();
      asked.set(text, (found = nearestOf(comparable(text), entries, folded)));
      return found;
    },
  };
}

function nearestOf(text: string, entries: readonly string[], folded: readonly string[]): NearestEntry | null {
  let best: NearestEntry | null = null;
  for (let index = 0; index < folded.length; index++) {
    const other = folded[index] as string;
    const longest = Math.max(text.length, other.length, 1);
    const least = best ? best.similarity : 1 - MAX_WRONG_SHARE;
    // The lengths alone may tell.
    if (1 - Math.abs(text.length - other.length) / longest <= least) continue;
    const similarity = 1 - distance(text, other) / longest;
    if (similarity > least) best = { entry: entries[index] as string, similarity };
  }
  return best;
}

const keyOf = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

const comparable = (text: string): string => fold(text).replace(/\s+/g, ' ').trim().slice(0, MAX_COMPARED_CHARACTERS);

import { balanceGaps } from './balance-gaps.ts';
import type { BetweenNote, RunDocumentRows } from './between-note.ts';
import { type DocumentHeader, headerOf } from './header-values.ts';
import { numberGaps } from './number-gaps.ts';
import { repeats } from './repeats.ts';

/** More than a person reads. */
const MOST_NOTES = 200;

/**
 * What the documents of a run say of each other, by their values alone: a paper given twice, a number on two papers, a number missing in a
 * row of numbers, a statement that does not begin with what the one before ends with. Needs no knowledge of what the fields are called.
 */
export function notesBetween(documents: readonly RunDocumentRows[]): BetweenNote[] {
  return notesOf(documents.map(headerOf));
}

/** The same of documents that came one by one. */
export function notesOf(headers: readonly DocumentHeader[]): BetweenNote[] {
  if (headers.length < 2) return [];
  const twice = repeats(headers);
  // A paper given twice takes nothing up, and leaves no gap.
  const copies = new Set(twice.flatMap(({ kind, documentIds }) => (kind === 'same-paper' ? documentIds.slice(1) : [])));
  const once = headers.filter(({ document }) => !copies.has(document.id));
  return [...twice, ...numberGaps(headers), ...balanceGaps(once)].slice(0, MOST_NOTES);
}

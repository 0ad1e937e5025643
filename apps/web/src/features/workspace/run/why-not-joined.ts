import { MAX_PAGES } from '@sheetlift/engine/limits';
import { countPart, openedParts } from './document-parts.ts';
import { TURNABLE } from './kind-name.ts';
import type { RunDocument } from './run-store.ts';

/** Whether documents have pages that can stand in one document, whatever else hinders it. */
export const havePages = (documents: readonly RunDocument[]): boolean =>
  documents.every(({ state }) => 'facts' in state && TURNABLE.has(state.facts.type));

/** Why documents cannot be made one, as a sentence; null where they can. */
export function whyNotJoined(documents: readonly RunDocument[]): string | null {
  if (!havePages(documents)) return 'Only PDF files and pictures can be joined to one document.';
  const parts = documents.flatMap((document) => openedParts(document) ?? []);
  if (documents.some((document) => openedParts(document) === null))
    return 'One of them is a copy of another, or its file is not here any more. Leave it out and join the others.';
  if (documents.some(({ needsPassword }) => needsPassword)) return 'The pages of one of them are locked. Open it and unlock them first.';
  if (new Set(documents.map(({ file }) => file.password)).size > 1) return 'They do not have one password. Join copies without a password.';
  if (new Set(documents.map(({ turn }) => turn)).size > 1) return 'They are turned differently. Turn all of them the same way first.';
  const pages = parts.reduce((sum, part) => sum + countPart(part), 0);
  return pages > MAX_PAGES
    ? `Together they have ${pages.toLocaleString('en-GB')} pages; a document has ${MAX_PAGES.toLocaleString('en-GB')} at most.`
    : null;
}

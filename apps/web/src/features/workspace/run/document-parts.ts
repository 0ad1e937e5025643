import type { FilePart, GivenFile, OpenedPart, PageRange } from '../../../engine-worker/engine-protocol.ts';
import { isWholeFile } from '../../../engine-worker/file-parts.ts';
import type { RunDocument } from './run-store.ts';

/** What a document is made of, once it was opened; null before, and where earlier versions joined its pictures. */
export function openedParts({ file, state }: Pick<RunDocument, 'file' | 'state'>): readonly OpenedPart[] | null {
  if (!('facts' in state) || state.kind === 'duplicate' || file.parts.length === 0) return null;
  const { facts } = state;
  const parts = file.parts.map((part): OpenedPart | null => {
    if (part.pages) return { ...part, pages: part.pages };
    const { type, pageCount, textLayer, contentHash } = facts;
    return file.parts.length === 1
      ? { ...part, pages: { from: 1, to: pageCount, file: { type, pageCount, textLayer, contentHash } } }
      : null;
  });
  return parts.every((part) => part !== null) ? parts : null;
}

/** The parts that have these pages of a document; pages are numbered through all of its parts. */
export function cutParts(parts: readonly OpenedPart[], { from, to }: PageRange): OpenedPart[] {
  let before = 0;
  return parts.flatMap((part) => {
    const first = Math.max(from, before + 1) - before;
    const length = countPart(part);
    const last = Math.min(to, before + length) - before;
    before += length;
    return first <= last ? [{ ...part, pages: { ...part.pages, from: part.pages.from + first - 1, to: part.pages.from + last - 1 } }] : [];
  });
}

/** The parts of documents one after the other, pages that follow each other in their file as one part. */
export function joinParts(parts: readonly OpenedPart[]): OpenedPart[] {
  const joined: OpenedPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.bytes === part.bytes && last.pages.to + 1 === part.pages.from)
      joined.splice(-1, 1, { ...last, pages: { ...last.pages, to: part.pages.to } });
    else joined.push(part);
  }
  return joined;
}

/** Parts as a document: "stack.pdf, pages 3 to 5". One that is a whole file is that file as it was given. */
export function fileOfParts(parts: readonly OpenedPart[], password: string | null): GivenFile {
  const [first] = parts;
  const alone = parts.length === 1 && isWholeFile(first!.pages);
  const kept: readonly FilePart[] = alone ? [{ ...first!, pages: null }] : parts;
  const more = parts.length - 1;
  return { name: `${partName(first!)}${more > 0 ? ` and ${more} more` : ''}`, parts: kept, password };
}

function partName({ name, pages }: OpenedPart): string {
  if (isWholeFile(pages)) return name;
  return pages.from === pages.to ? `${name}, page ${pages.from}` : `${name}, pages ${pages.from} to ${pages.to}`;
}

export const countPart = ({ pages }: OpenedPart): number => pages.to - pages.from + 1;

/** Where each page of a document stands in the files as they were given; null where the document is a file of its own. */
export function filePlaces(document: Pick<RunDocument, 'file' | 'state'>): { fileName: string; pageNumber: number }[] | null {
  if (document.file.parts.every(({ pages }) => pages === null)) return null;
  return (openedParts(document) ?? []).flatMap((part) =>
    Array.from({ length: countPart(part) }, (_, index) => ({ fileName: part.name, pageNumber: part.pages.from + index })),
  );
}

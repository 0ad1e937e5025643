import { newId } from '../../../lib/new-id.ts';

/** Where the bytes of a file are kept: under which name, and which of the blobs there. */
export interface FileRef {
  file: string;
  at: number;
}

/** Names the files of a run: documents that are pages of one file share its blob, and so its name. */
export interface FileRefs {
  /** A file is named after the document with which it came first, so that it is found where a damaged record does not say its name. */
  of(bytes: Blob, documentId: string): FileRef;
  /** It is kept already. */
  knows(bytes: Blob, ref: FileRef): void;
}

export function createFileRefs(): FileRefs {
  const refs = new WeakMap<Blob, FileRef>();
  const taken = new Set<string>();

  function knows(bytes: Blob, ref: FileRef): void {
    refs.set(bytes, ref);
    taken.add(ref.file);
  }

  return {
    of(bytes, documentId) {
      const ref = refs.get(bytes) ?? { file: taken.has(documentId) ? newId() : documentId, at: 0 };
      knows(bytes, ref);
      return ref;
    },
    knows,
  };
}

import type { OpeningProgress, RunDocument } from '../run/run-store.ts';

/** Files that were given together, until the last of them is opened. */
interface OpeningBatch {
  follow(document: RunDocument): void;
  /** Null where none is being opened. */
  progress(documents: readonly RunDocument[]): OpeningProgress | null;
}

export function createOpeningBatch(): OpeningBatch {
  const given = new Set<string>();
  return {
    follow({ id, state }) {
      if (state.kind === 'opening') given.add(id);
    },
    progress(documents) {
      const left = documents.filter(({ state }) => state.kind === 'opening').length;
      if (left === 0) {
        given.clear();
        return null;
      }
      const files = documents.filter(({ id }) => given.has(id)).length;
      return { files, opened: files - left };
    },
  };
}

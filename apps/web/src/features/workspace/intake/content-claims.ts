import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts } from '../run/run-store.ts';

/** Which document of a run stands for which content, so that none is read twice unasked. */
interface ContentClaims {
  /** Null: the content is this document's. Otherwise the document it belongs to. */
  claim(documentId: string, contentHash: string): string | null;
  /** A person wants the document although its content is another's. */
  accept(documentId: string): void;
  /** Documents left the run. Tells the duplicates that take their place. */
  release(documentIds: readonly string[]): { id: string; facts: DocumentFacts }[];
  clear(): void;
}

export function createContentClaims(documents: RunDocuments): ContentClaims {
  /** Content hash -> document id. */
  const owners = new Map<string, string>();
  const accepted = new Set<string>();

  return {
    claim(documentId, contentHash) {
      const owner = owners.get(contentHash);
      if (accepted.has(documentId)) return null;
      if (owner !== undefined && owner !== documentId && documents.get(owner)) return owner;
      owners.set(contentHash, documentId);
      return null;
    },
    accept(documentId) {
      accepted.add(documentId);
    },
    release(documentIds) {
      const gone = new Set(documentIds);
      for (const [hash, owner] of owners) if (gone.has(owner)) owners.delete(hash);
      const heirs = new Map<string, { id: string; facts: DocumentFacts }>();
      for (const { id, state } of documents.list()) {
        if (state.kind !== 'duplicate' || !gone.has(state.of)) continue;
        const heir = heirs.get(state.facts.contentHash);
        if (heir) documents.send(id, { kind: 'duplicate-found', facts: state.facts, of: heir.id });
        else heirs.set(state.facts.contentHash, { id, facts: state.facts });
      }
      return [...heirs.values()];
    },
    clear() {
      owners.clear();
      accepted.clear();
    },
  };
}

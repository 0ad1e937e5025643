import type { RunDocuments } from '../run/run-documents.ts';
import type { DocumentFacts, RunDocument } from '../run/run-store.ts';

/** Which document of a run stands for which content, so that none is read twice unasked. */
interface ContentClaims {
  /** Null: the content is this document's. Otherwise the document it belongs to. */
  claim(documentId: string, contentHash: string): string | null;
  /** A person wants the document although its content is another's. */
  accept(documentId: string): void;
  /** The contents of documents that are there are theirs, and those of the files that they are pages of. */
  claimAll(documents: readonly RunDocument[]): void;
  /** Documents became others, at least one: what was the content of the former is that of the latter, and its duplicates are theirs. */
  handOver(documentIds: readonly string[], heirs: readonly RunDocument[]): void;
  /** Documents left the run. Tells the duplicates that take their place. */
  release(documentIds: readonly string[]): { id: string; facts: DocumentFacts }[];
  clear(): void;
}

export function createContentClaims(documents: RunDocuments): ContentClaims {
  /** Content hash -> document id. */
  const owners = new Map<string, string>();
  const accepted = new Set<string>();

  function claimAll(list: readonly RunDocument[]): void {
    for (const document of list)
      for (const hash of contentsOf(document)) {
        const owner = owners.get(hash);
        if (owner === undefined || !documents.get(owner)) owners.set(hash, document.id);
      }
  }

  return {
    claimAll,
    handOver(documentIds, heirs) {
      const gone = new Set(documentIds);
      const heirOf = (hash: string): string => (heirs.find((heir) => contentsOf(heir).includes(hash)) ?? heirs[0]!).id;
      for (const [hash, owner] of owners) if (gone.has(owner)) owners.set(hash, heirOf(hash));
      claimAll(heirs);
      for (const { id, state } of documents.list())
        if (state.kind === 'duplicate' && gone.has(state.of))
          documents.send(id, { kind: 'duplicate-found', facts: state.facts, of: heirOf(state.facts.contentHash) });
    },
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

function contentsOf({ file, state }: RunDocument): string[] {
  if (!('facts' in state) || state.kind === 'duplicate') return [];
  return [state.facts.contentHash, ...file.parts.flatMap(({ pages }) => (pages ? [pages.file.contentHash] : []))];
}

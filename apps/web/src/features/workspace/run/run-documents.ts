import type { GivenFile } from '../../../engine-worker/engine-protocol.ts';
import type { RunDocument } from './run-store.ts';
import { type DocumentEvent, stepDocument } from './step-document.ts';

/** The documents of a run, in the order in which they are shown. Each is replaced and never changed in place. */
export interface RunDocuments {
  /** The same array until something changes. */
  list(): readonly RunDocument[];
  get(documentId: string): RunDocument | undefined;
  append(files: readonly GivenFile[]): RunDocument[];
  /** Puts documents of these files where one stands; the first of them keeps its id. */
  replace(documentId: string, files: readonly GivenFile[]): RunDocument[];
  /** Something happened to a document; `changes` belong to it. False where it means nothing in the state the document is in. */
  send(documentId: string, event: DocumentEvent, changes?: Changes): boolean;
  update(documentId: string, changes: Changes): void;
  remove(documentIds: readonly string[]): RemovedDocuments;
  putBack(removed: RemovedDocuments): void;
  /** Takes over the documents of a run that was kept. */
  bringBack(documents: readonly RunDocument[]): void;
}

/** Of what was given with a document or chosen for it. */
type Changes = Partial<Omit<RunDocument, 'id' | 'state'>>;

/** Each with the id of the document after which it stood; null where it was the first. */
export type RemovedDocuments = readonly { document: RunDocument; after: string | null }[];

export function createRunDocuments(onChange: (changed: RunDocument) => void, onOrder: () => void): RunDocuments {
  const byId = new Map<string, RunDocument>();
  let order: string[] = [];
  let shown: readonly RunDocument[] | null = [];

  function put(document: RunDocument): void {
    byId.set(document.id, document);
    shown = null;
    onChange(document);
  }

  function reorder(ids: string[]): void {
    order = ids;
    shown = null;
    onOrder();
  }

  return {
    list: () => (shown ??= order.map((id) => byId.get(id)!)),
    get: (documentId) => byId.get(documentId),
    append(files) {
      const documents = files.map(newDocument);
      documents.forEach(put);
      reorder([...order, ...documents.map(({ id }) => id)]);
      return documents;
    },
    replace(documentId, files) {
      const documents = files.map((file, index) => (index === 0 ? { ...newDocument(file), id: documentId } : newDocument(file)));
      documents.forEach(put);
      const ids = documents.map(({ id }) => id);
      reorder(order.flatMap((id) => (id === documentId ? ids : [id])));
      return documents;
    },
    send(documentId, event, changes) {
      const document = byId.get(documentId);
      const state = document && stepDocument(document.state, event);
      if (!state || state === document.state) return false;
      put({ ...document, ...changes, state });
      return true;
    },
    update(documentId, changes) {
      const document = byId.get(documentId);
      if (document) put({ ...document, ...changes });
    },
    remove(documentIds) {
      const gone = new Set(documentIds);
      const removed = order.flatMap((id, index) => (gone.has(id) ? [{ document: byId.get(id)!, after: order[index - 1] ?? null }] : []));
      removed.forEach(({ document }) => byId.delete(document.id));
      reorder(order.filter((id) => !gone.has(id)));
      return removed;
    },
    putBack(removed) {
      const ids = [...order];
      for (const { document, after } of removed) {
        put(document);
        // Where the one before is gone as well, the end is as good a place as any.
        const place = after === null ? 0 : ids.indexOf(after) + 1;
        ids.splice(after !== null && place === 0 ? ids.length : place, 0, document.id);
      }
      reorder(ids);
    },
    bringBack(documents) {
      documents.forEach((document) => byId.set(document.id, document));
      order = documents.map(({ id }) => id);
      shown = null;
    },
  };
}

/** A document nothing is known of yet. Ids outlive the tab with the documents they name, so none is given twice. */
export function newDocument(file: GivenFile): RunDocument {
  // Not `randomUUID`: an installation without HTTPS has none.
  const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join('');
  return { id, file, needsPassword: false, ranges: null, turn: 0, readAt: null, state: { kind: 'opening' } };
}

import {
  addRunDocuments,
  cancelRun,
  createRun,
  deleteRun,
  type DocumentDifferences,
  followRun,
  getRun,
  getRunDocumentContent,
  getRunDocumentReading,
  getRunDocumentResult,
  listRunCorrections,
  listRunDifferences,
  listRunDocuments,
  listRuns,
  rerun,
  retryRunDocument,
  saveRunCorrections,
  type Run,
  type RunDocument,
} from '@sheetlift/contract';
import type { DocumentCorrections, ModelUses, RowMode, Template } from '@sheetlift/engine/model';
import type { ApiClient } from '../../../lib/api-client.ts';
import type { ApiTransfers, UploadPlace } from '../../../lib/api-transfers.ts';

/** The account's runs on the server. Every call fails as the API client's do. */
export interface ServerRuns {
  /** The newest first, after one of them; of which a name contains something. */
  list(after: string | undefined, search: string): Promise<{ runs: Run[]; hasMore: boolean }>;
  get(id: string): Promise<Run>;
  documents(id: string): Promise<RunDocument[]>;
  /** Its revision each time it changed since, until it has ended or the server wants to be asked again. */
  follow(id: string, since: number, signal: AbortSignal): AsyncGenerator<number>;
  result(documentId: string, signal: AbortSignal): Promise<Blob>;
  reading(documentId: string, signal: AbortSignal): Promise<Blob>;
  content(documentId: string, signal: AbortSignal): Promise<Blob>;
  /** What was changed in its rows; null where nothing was. */
  corrections(documentId: string): Promise<DocumentCorrections | null>;
  saveCorrections(documentId: string, corrections: DocumentCorrections): Promise<void>;
  retry(documentId: string): Promise<void>;
  cancel(id: string): Promise<void>;
  /** Finds its rows anew in a run of its own, by a template or by the one it had; asked twice under one key it is done once. */
  rerun(id: string, template: Template | null, key: string): Promise<Run>;
  /** What differs from the run that it goes over once more. */
  differences(id: string): Promise<DocumentDifferences[]>;
  remove(id: string): Promise<void>;
  /** Starts a run with its first documents, or adds to one: files, or what was sent before. */
  upload(to: NewRun | { id: string }, what: { files: readonly File[] } | { uploads: readonly string[] }, options: Uploading): Promise<Run>;
  /** Sends a large file, for a run that will take it: its upload's id. Goes on where its place is. */
  send(file: File, place: UploadPlace, options: Omit<Uploading, 'key'>): Promise<string>;
}

export interface NewRun {
  name: string;
  template: Template;
  rowMode: RowMode;
  /** What the server's language model is asked; null where it has none. */
  modelMode: ModelUses | null;
}

interface Uploading {
  /** Sent twice under one key it is taken once. */
  key: string;
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

export function createServerRuns(api: ApiClient, transfers: ApiTransfers): ServerRuns {
  const thing = (id: string) => ({ params: { id } });
  return {
    async list(after, search) {
      const query = { after, limit: RUNS_AT_ONCE, ...(search.trim() !== '' && { search: search.trim() }) };
      const { data, has_more } = await api.call(listRuns, { query });
      return { runs: data, hasMore: has_more };
    },
    get: (id) => api.call(getRun, thing(id)),
    documents: (id) => allOf<RunDocument>((last) => api.call(listRunDocuments, { ...thing(id), query: { after: last?.id } })),
    differences: (id) =>
      allOf<DocumentDifferences>((last) => api.call(listRunDifferences, { ...thing(id), query: { after: last?.document_id } })),
    rerun: (id, template, key) => api.call(rerun, { ...thing(id), body: template === null ? {} : { template: bare(template) } }, { key }),
    async *follow(id, since, signal) {
      for await (const event of transfers.events(followRun, thing(id), { lastId: String(since), signal })) yield Number(event.id);
    },
    result: (id, signal) => transfers.fetchFile(getRunDocumentResult, thing(id), signal),
    reading: (id, signal) => transfers.fetchFile(getRunDocumentReading, thing(id), signal),
    content: (id, signal) => transfers.fetchFile(getRunDocumentContent, thing(id), signal),
    async corrections(id) {
      const { data } = await api.call(listRunCorrections, { ...thing(id), query: { limit: 1 } });
      return data[0] ? data[0].corrections : null;
    },
    saveCorrections: async (id, corrections) => void (await api.call(saveRunCorrections, { ...thing(id), body: { corrections } })),
    retry: async (id) => void (await api.call(retryRunDocument, thing(id))),
    cancel: async (id) => void (await api.call(cancelRun, thing(id))),
    remove: async (id) => void (await api.call(deleteRun, thing(id))),
    upload(to, what, options) {
      const form = new FormData();
      if (!('id' in to)) {
        form.set('name', to.name);
        form.set('template', JSON.stringify(to.template));
        form.set('row_mode', to.rowMode);
        if (to.modelMode) form.set('model_mode', to.modelMode);
      }
      if ('uploads' in what) form.set('uploads', JSON.stringify(what.uploads));
      else for (const file of what.files) form.append('files', file, file.name);
      return 'id' in to
        ? transfers.sendForm(addRunDocuments, { id: to.id }, form, options)
        : transfers.sendForm(createRun, {}, form, options);
    },
    send: (file, place, options) => transfers.sendFile(file, place, options),
  };
}

const RUNS_AT_ONCE = 20;

/** Page by page to the end. */
async function allOf<Thing>(next: (last: Thing | undefined) => Promise<{ data: Thing[]; has_more: boolean }>): Promise<Thing[]> {
  const all: Thing[] = [];
  for (;;) {
    const { data, has_more } = await next(all.at(-1));
    all.push(...data);
    if (!has_more) return all;
  }
}

/** Without what a kept template carries besides. */
function bare({ name, description, entities, modelMode }: Template): Template {
  return { name, description, entities, ...(modelMode && { modelMode }) };
}

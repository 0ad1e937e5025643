import {
  getRunDocumentContent,
  getRunDocumentReading,
  getRunDocumentResult,
  listRunCorrections,
  retryRunDocument,
  saveRunCorrections,
} from '@sheetlift/contract';
import type { RateLimit } from '../platform/rate-limits.ts';
import { listCorrections, saveCorrections } from '../runs/document-corrections.ts';
import { findDocument, keptWork } from '../runs/find-document.ts';
import { unpackedJson } from '../runs/kept-result.ts';
import { retryDocument } from '../runs/retry-document.ts';
import { Failure } from './failure.ts';
import { doOnce } from './idempotency.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** A run of a thousand documents is opened a few times in ten minutes. */
const LOOK: RateLimit = { name: 'run-document-look', times: 6_000, perSeconds: 10 * 60 };
const RETRY: RateLimit = { name: 'run-document-retry', times: 600, perSeconds: 10 * 60 };

/** A person decides a cell a second, for a while. */
const CORRECT: RateLimit = { name: 'run-correct', times: 1_200, perSeconds: 10 * 60 };

/** One document of a run: what was found in it, what was read of it, what it is. */
export function runDocumentRoutes(parts: ServerParts): Route[] {
  const { database, blobs } = parts;
  return [
    route(
      getRunDocumentResult,
      async ({ caller, params }) => {
        const { id } = await findDocument(caller.id, params.id, database);
        return { contentType: 'application/json', fileName: null, content: unpackedJson(await keptWork(id, 'result', database)) };
      },
      LOOK,
    ),
    route(
      getRunDocumentReading,
      async ({ caller, params }) => {
        const { id } = await findDocument(caller.id, params.id, database);
        return { contentType: 'application/json', fileName: null, content: unpackedJson(await keptWork(id, 'reading', database)) };
      },
      LOOK,
    ),
    route(
      getRunDocumentContent,
      async ({ caller, params }) => {
        const { blobKey } = await findDocument(caller.id, params.id, database);
        if (blobKey === null || (await blobs.size(blobKey)) === null) throw new Failure('content_gone');
        // Under no name and no type of its own: nothing that was uploaded is ever opened by a browser at our address.
        return { contentType: 'application/octet-stream', fileName: 'document', content: blobs.stream(blobKey) };
      },
      LOOK,
    ),
    route(
      listRunCorrections,
      async ({ caller, params, query: { limit } }) => {
        const { id } = await findDocument(caller.id, params.id, database);
        return { data: await listCorrections(id, limit, database) };
      },
      LOOK,
    ),
    route(
      saveRunCorrections,
      async ({ caller, params, body }) => {
        const document = await findDocument(caller.id, params.id, database);
        return { at: (await saveCorrections(document, caller.id, body.corrections, parts)).toISOString() };
      },
      CORRECT,
    ),
    route(
      retryRunDocument,
      async (request) => {
        const document = await findDocument(request.caller.id, request.params.id, database);
        return doOnce(retryRunDocument, request, parts, (transaction) => retryDocument(document, { ...parts, database: transaction }));
      },
      RETRY,
    ),
  ];
}

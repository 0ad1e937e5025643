import { z } from 'zod/mini';
import { keptCorrections, soundCorrections } from './document-corrections.ts';
import { endpoint } from './endpoint.ts';
import { runDocument } from './run.ts';

/** All that a person changed in a document of a thousand rows, with what each change rests on. */
const CORRECTIONS_BYTES = 4 * 1024 * 1024;

/** Times that are told at once: as many as are kept of a document. */
export const MAX_TOLD = 100;

const thing = z.object({ id: z.string() });

export const getRunDocumentResult = endpoint({
  name: 'getRunDocumentResult',
  method: 'GET',
  path: '/api/v1/run-documents/:id/result',
  summary: 'What was found in a document of a run: its rows with the evidence of every value, as JSON',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: thing,
  success: { status: 200, contentTypes: ['application/json'] },
  failures: ['document_not_found', 'document_not_done', 'too_many_requests'],
});

export const getRunDocumentReading = endpoint({
  name: 'getRunDocumentReading',
  method: 'GET',
  path: '/api/v1/run-documents/:id/reading',
  summary: 'What was read of a document of a run: the words of its pages with their places, as JSON',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: thing,
  success: { status: 200, contentTypes: ['application/json'] },
  failures: ['document_not_found', 'document_not_done', 'too_many_requests'],
});

export const getRunDocumentContent = endpoint({
  name: 'getRunDocumentContent',
  method: 'GET',
  path: '/api/v1/run-documents/:id/content',
  summary: 'A document of a run as it was given, byte for byte',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: thing,
  success: { status: 200, contentTypes: ['application/octet-stream'] },
  failures: ['document_not_found', 'content_gone', 'too_many_requests'],
});

export const retryRunDocument = endpoint({
  name: 'retryRunDocument',
  method: 'POST',
  path: '/api/v1/run-documents/:id/retry',
  summary: 'Reads again what could not be read of a document of a run: all of it, or the pages that failed',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: thing,
  success: { status: 200, answer: runDocument },
  failures: ['document_not_found', 'document_not_failed', 'run_cancelled', 'content_gone', 'too_many_requests'],
});

const corrected = z.object({
  /** Who did it: their address. */
  by: z.string(),
  at: z.iso.datetime(),
  /** All that was changed by then; what was changed before stands in the next one of the list. */
  corrections: keptCorrections,
});

/** What had been changed in a document at a time, and who changed it last then. */
export type KeptCorrections = z.output<typeof corrected>;

export const listRunCorrections = endpoint({
  name: 'listRunCorrections',
  method: 'GET',
  path: '/api/v1/run-documents/:id/corrections',
  summary: 'What a person changed in the rows of a document of a run, and when: the newest first, each with all that was changed by then',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: thing,
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_TOLD)), MAX_TOLD) }),
  success: { status: 200, answer: z.object({ data: z.array(corrected) }) },
  failures: ['document_not_found', 'too_many_requests'],
});

export const saveRunCorrections = endpoint({
  name: 'saveRunCorrections',
  method: 'PUT',
  path: '/api/v1/run-documents/:id/corrections',
  summary:
    'Keeps what a person changed in the rows of a document of a run, beside what was found; what was kept before stays in its history',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: thing,
  body: z.object({ corrections: soundCorrections }),
  bodyBytes: CORRECTIONS_BYTES,
  success: { status: 200, answer: z.object({ at: z.iso.datetime() }) },
  failures: ['document_not_found', 'document_not_done', 'too_many_requests'],
});

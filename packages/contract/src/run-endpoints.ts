import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import { endpoint } from './endpoint.ts';
import { listedPage } from './listed-page.ts';
import { givenSources, JSON_BYTES, MAX_RUN_NAME_CHARACTERS, newRun, SOURCES_FAIL } from './new-run.ts';
import { plainText } from './plain-text.ts';
import { run, runDocument, runId } from './run.ts';

export const createRun = endpoint({
  name: 'createRun',
  method: 'POST',
  path: '/api/v1/runs',
  summary: 'Starts a run: reads the documents on the server and finds the fields of a template, given or kept in the account',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'caller',
  body: newRun,
  bodyType: 'files',
  bodyBytes: JSON_BYTES,
  success: { status: 201, answer: run },
  failures: ['template_not_found', 'no_language_model', ...SOURCES_FAIL, 'too_many_files', 'too_many_requests'],
});

export const addRunDocuments = endpoint({
  name: 'addRunDocuments',
  method: 'POST',
  path: '/api/v1/runs/:id/documents',
  summary: 'Adds documents to a run that was not cancelled',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: runId,
  body: z.object(givenSources),
  bodyType: 'files',
  bodyBytes: JSON_BYTES,
  success: { status: 200, answer: run },
  failures: ['run_not_found', 'run_cancelled', ...SOURCES_FAIL, 'too_many_files', 'too_many_requests'],
});

export const listRuns = endpoint({
  name: 'listRuns',
  method: 'GET',
  path: '/api/v1/runs',
  summary: 'The runs of the account, the newest first',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'caller',
  query: z.extend(listedPage, {
    /** What the name of a run, or of a document of it, contains. */
    search: z.optional(plainText.check(z.refine((text) => !isLongerThan(text, MAX_RUN_NAME_CHARACTERS), 'This search is too long'))),
  }),
  success: { status: 200, answer: z.object({ data: z.array(run), has_more: z.boolean() }) },
  failures: ['run_not_found'],
});

export const getRun = endpoint({
  name: 'getRun',
  method: 'GET',
  path: '/api/v1/runs/:id',
  summary: 'How a run stands',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: runId,
  success: { status: 200, answer: run },
  failures: ['run_not_found'],
});

export const listRunDocuments = endpoint({
  name: 'listRunDocuments',
  method: 'GET',
  path: '/api/v1/runs/:id/documents',
  summary: 'The documents of a run, in the order in which they were given',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: runId,
  query: listedPage,
  success: { status: 200, answer: z.object({ data: z.array(runDocument), has_more: z.boolean() }) },
  failures: ['run_not_found'],
});

export const followRun = endpoint({
  name: 'followRun',
  method: 'GET',
  path: '/api/v1/runs/:id/events',
  summary: 'How a run goes on, as server-sent events: each holds the run, and its id is the revision, from which Last-Event-ID goes on',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: runId,
  success: { status: 200, contentTypes: ['text/event-stream'] },
  failures: ['run_not_found', 'too_many_requests'],
});

export const cancelRun = endpoint({
  name: 'cancelRun',
  method: 'POST',
  path: '/api/v1/runs/:id/cancel',
  summary: 'Ends a run: what is done stays, the rest is not read, and its pages are not counted',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: runId,
  success: { status: 200, answer: run },
  failures: ['run_not_found', 'too_many_requests'],
});

export const deleteRun = endpoint({
  name: 'deleteRun',
  method: 'DELETE',
  path: '/api/v1/runs/:id',
  summary: 'Deletes a run with its documents and rows',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: runId,
  success: { status: 200, answer: z.object({ ok: z.literal(true) }) },
  failures: ['run_not_found', 'too_many_requests'],
});

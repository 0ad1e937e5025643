import type { Template } from '@sheetlift/engine/model';
import { z } from 'zod/mini';
import { isLongerThan } from './count-characters.ts';
import { endpoint } from './endpoint.ts';
import { failureAnswer } from './failure.ts';
import { isPlainJson } from './plain-json.ts';
import { plainText } from './plain-text.ts';
import { clientTemplate, modelUses } from './template-file.ts';

/** Characters of a run's name, and of a file's: what a list can show, and what file systems hold. */
const MAX_RUN_NAME_CHARACTERS = 200;
const MAX_FILE_NAME_CHARACTERS = 500;

/** A body of JSON carries its documents as text and lies in memory whole; larger ones come as form data, which is read as it comes. */
const JSON_BYTES = 16 * 1024 * 1024;

/** Things listed at once. */
const MAX_LISTED = 100;

/** What a document of a run can be. */
const DOCUMENT_STATES = ['waiting', 'reading', 'done', 'failed', 'cancelled'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** What a run can be: some documents wait or are read; all have ended; it was cancelled. */
const RUN_STATES = ['running', 'done', 'cancelled'] as const;

/** The files that rows come as. */
const ROW_FORMATS = ['xlsx', 'csv', 'tsv', 'json'] as const;

const ROW_TYPES = [
  'application/json',
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

const format = z.object({ format: z._default(z.enum(ROW_FORMATS, 'format is xlsx, csv, tsv or json'), 'json') });

const rowMode = z.enum(['auto', 'document', 'item'], 'row_mode is auto, document or item');

const fileName = plainText.check(
  z.minLength(1, 'A document needs a file_name'),
  z.refine((name) => !isLongerThan(name, MAX_FILE_NAME_CHARACTERS), `A file_name cannot exceed ${MAX_FILE_NAME_CHARACTERS} characters`),
);

const givenTemplate = clientTemplate.check(
  z.refine((template) => isPlainJson(template), 'The template holds something that cannot be kept'),
);

/** In form data each file is a document, and `template` is JSON. */
const givenDocuments = z._default(z.array(z.object({ file_name: fileName, content: z.base64('content is base64') })), []);

/** Uploads that have come whole (`createUpload`); in form data `uploads` is JSON. */
const givenUploads = z._default(z.array(z.uuid('uploads are ids of uploads')), []);

/** Documents fetched for one request, which has a minute. */
const MAX_URLS = 20;
const MAX_URL_CHARACTERS = 2_000;

/** Documents that lie where the operator allows documents to be fetched from; in form data `urls` is JSON. Without a `file_name` the address says it. */
const givenUrls = z._default(
  z
    .array(
      z.object({
        url: z.url({ protocol: /^https?$/, error: 'A url begins with https://' }).check(z.maxLength(MAX_URL_CHARACTERS)),
        file_name: z.optional(fileName),
      }),
    )
    .check(z.maxLength(MAX_URLS, `At most ${MAX_URLS} documents are fetched for one request`)),
  [],
);

const TAKEN_FAIL = ['upload_not_found', 'upload_unfinished', 'url_refused'] as const;

const counts = z.object({ waiting: z.int(), reading: z.int(), done: z.int(), failed: z.int(), cancelled: z.int() });

const run = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(RUN_STATES),
  /** As it was when the run began, in the client form. */
  template: z.custom<Template>(),
  row_mode: rowMode,
  /** Whether the operator's language model is asked: for nothing, for what is not sure, or for every field. */
  model_mode: modelUses,
  engine_version: z.string(),
  /** The run whose documents it goes over once more, which may be deleted by now; null where there is none. */
  based_on: z.nullable(z.uuid()),
  created_at: z.iso.datetime(),
  /** Null while it is running. */
  ended_at: z.nullable(z.iso.datetime()),
  /** Documents by their state. */
  documents: counts,
  /** Of the documents that were opened so far. */
  pages: z.int(),
  /** Grows with every change. */
  revision: z.int(),
});

export const runDocument = z.object({
  id: z.uuid(),
  file_name: z.string(),
  bytes: z.int(),
  state: z.enum(DOCUMENT_STATES),
  /** Null until it was opened. */
  pages: z.nullable(z.int()),
  /** Rows found; null until it is done. */
  rows: z.nullable(z.int()),
  /** "partial": some pages could not be read. */
  status: z.nullable(z.enum(['succeeded', 'partial'])),
  /** Why it failed: a stable code, and a sentence for a person. */
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  ended_at: z.nullable(z.iso.datetime()),
  /** When a person last changed something in its rows; null where nobody did. */
  corrected_at: z.nullable(z.iso.datetime()),
});

const documentDifferences = z.object({
  document_id: z.uuid(),
  file_name: z.string(),
  /** Null where the document is not done. */
  rows_before: z.nullable(z.int()),
  rows_after: z.nullable(z.int()),
  changed_cells: z.int(),
  /** The first of them: rows count from 1, and null is no value. */
  cells: z.array(z.object({ row: z.int(), field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
});

export type DocumentDifferences = z.output<typeof documentDifferences>;

export type Run = z.output<typeof run>;
export type RunDocument = z.output<typeof runDocument>;

const runId = z.object({ id: z.string() });

/** The next ones come after the id of the last. */
const page = z.object({
  after: z.optional(plainText),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_LISTED)), MAX_LISTED),
});

const newRun = z
  .object({
    template: z.optional(givenTemplate),
    template_id: z.optional(z.string()),
    row_mode: z._default(rowMode, 'auto'),
    /** Left out: as the template says, where it says something and the operator has a language model; else built-in. */
    model_mode: z.optional(modelUses),
    name: z._default(
      plainText.check(
        z.trim(),
        z.refine(
          (name) => !isLongerThan(name, MAX_RUN_NAME_CHARACTERS),
          `A run's name cannot exceed ${MAX_RUN_NAME_CHARACTERS} characters`,
        ),
      ),
      '',
    ),
    documents: givenDocuments,
    uploads: givenUploads,
    urls: givenUrls,
  })
  .check(
    z.refine(
      ({ template, template_id }) => (template === undefined) !== (template_id === undefined),
      'A run needs a template or a template_id, not both',
    ),
  );

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
  failures: [
    'template_not_found',
    'no_language_model',
    ...TAKEN_FAIL,
    'too_many_files',
    'too_many_requests',
    'idempotency_under_way',
    'idempotency_mismatch',
  ],
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
  body: z.object({ documents: givenDocuments, uploads: givenUploads, urls: givenUrls }),
  bodyType: 'files',
  bodyBytes: JSON_BYTES,
  success: { status: 200, answer: run },
  failures: [
    'run_not_found',
    'run_cancelled',
    ...TAKEN_FAIL,
    'too_many_files',
    'too_many_requests',
    'idempotency_under_way',
    'idempotency_mismatch',
  ],
});

export const listRuns = endpoint({
  name: 'listRuns',
  method: 'GET',
  path: '/api/v1/runs',
  summary: 'The runs of the account, the newest first',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'caller',
  query: z.extend(page, {
    /** What the name of a run, or of a document of it, contains. */
    search: z.optional(plainText.check(z.refine((text) => !isLongerThan(text, MAX_RUN_NAME_CHARACTERS), 'This search is too long'))),
  }),
  success: { status: 200, answer: z.object({ data: z.array(run), has_more: z.boolean() }) },
  failures: [],
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
  query: page,
  success: { status: 200, answer: z.object({ data: z.array(runDocument), has_more: z.boolean() }) },
  failures: ['run_not_found'],
});

export const getRunRows = endpoint({
  name: 'getRunRows',
  method: 'GET',
  path: '/api/v1/runs/:id/rows',
  summary: 'The rows of the documents that are done, as people left them, as a file',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: runId,
  query: format,
  success: { status: 200, contentTypes: ROW_TYPES },
  failures: ['run_not_found', 'too_many_requests'],
});

export const getTemplateRows = endpoint({
  name: 'getTemplateRows',
  method: 'GET',
  path: '/api/v1/rows',
  summary:
    'The rows of all runs of one template, the oldest first, in the columns of the newest: an address that stays the same, for spreadsheets that refresh from it',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'caller',
  query: z.extend(format, { template: plainText.check(z.minLength(1, 'template is the name of a template')) }),
  success: { status: 200, contentTypes: ROW_TYPES },
  failures: ['template_not_found', 'too_many_requests'],
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

export const rerun = endpoint({
  name: 'rerun',
  method: 'POST',
  path: '/api/v1/runs/:id/rerun',
  summary:
    'Goes over the documents of a run that has ended once more, by another template or, without one, as the present engine does: a run of its own, whose pages are not counted again',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'id',
  params: runId,
  body: z
    .object({
      template: z.optional(givenTemplate),
      template_id: z.optional(z.string()),
      row_mode: z.optional(rowMode),
      model_mode: z.optional(modelUses),
    })
    .check(
      z.refine(
        ({ template, template_id }) => template === undefined || template_id === undefined,
        'A run needs a template or a template_id, not both',
      ),
    ),
  bodyBytes: JSON_BYTES,
  success: { status: 201, answer: run },
  failures: [
    'run_not_found',
    'template_not_found',
    'no_language_model',
    'run_not_ended',
    'too_many_requests',
    'idempotency_under_way',
    'idempotency_mismatch',
  ],
});

export const listRunDifferences = endpoint({
  name: 'listRunDifferences',
  method: 'GET',
  path: '/api/v1/runs/:id/differences',
  summary: 'Which cells of a run differ from the run that it goes over once more, document by document, as people left both',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'id',
  params: runId,
  query: page,
  success: { status: 200, answer: z.object({ data: z.array(documentDifferences), has_more: z.boolean() }) },
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

export const extractNow = endpoint({
  name: 'extractNow',
  method: 'POST',
  path: '/api/v1/extract',
  summary: 'For small files: starts a run, waits for its end and answers with the rows, in one call',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'caller',
  query: format,
  body: newRun,
  bodyType: 'files',
  bodyBytes: JSON_BYTES,
  success: { status: 200, contentTypes: ROW_TYPES },
  failures: [
    'template_not_found',
    'no_language_model',
    ...TAKEN_FAIL,
    'too_many_files',
    'too_many_requests',
    'no_document_read',
    'run_goes_on',
  ],
  failureAnswers: {
    no_document_read: z.extend(failureAnswer, { documents: z.array(runDocument) }),
    run_goes_on: z.extend(failureAnswer, { run }),
  },
});

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { failureAnswer } from './failure.ts';
import { JSON_BYTES, newRun, SOURCES_FAIL } from './new-run.ts';
import { plainText } from './plain-text.ts';
import { run, runDocument, runId } from './run.ts';

/** The files that rows come as. */
const ROW_FORMATS = ['xlsx', 'csv', 'tsv', 'json'] as const;

const ROW_TYPES = [
  'application/json',
  'text/csv',
  'text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

const rowsFile = z.object({
  format: z._default(z.enum(ROW_FORMATS, 'format is xlsx, csv, tsv or json'), 'json'),
  /** Of a CSV: whether a last column "Remarks" says of each row which cells are blank and why; the other formats say it anyway, or, as TSV, not. */
  remarks: z._default(z.enum(['true', 'false'], 'remarks is true or false'), 'false'),
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
  query: rowsFile,
  success: { status: 200, contentTypes: ROW_TYPES },
  failures: ['run_not_found', 'too_many_requests'],
});

export const getTemplateRows = endpoint({
  name: 'getTemplateRows',
  method: 'GET',
  path: '/api/v1/rows',
  summary:
    'The rows of all runs of one template, the oldest first, in the columns of the newest: an address that stays the same, for spreadsheets that refresh from it. A run that goes over another one counts when that one is deleted',
  auth: 'bearer',
  scope: 'runs:read',
  owner: 'caller',
  query: z.extend(rowsFile, { template: plainText.check(z.minLength(1, 'template is the name of a template')) }),
  success: { status: 200, contentTypes: ROW_TYPES },
  failures: ['template_not_found', 'too_many_requests'],
});

export const extractNow = endpoint({
  name: 'extractNow',
  method: 'POST',
  path: '/api/v1/extract',
  summary: 'For small files: starts a run, waits for its end and answers with the rows, in one call',
  auth: 'bearer',
  scope: 'runs:write',
  owner: 'caller',
  query: rowsFile,
  body: newRun,
  bodyType: 'files',
  bodyBytes: JSON_BYTES,
  success: { status: 200, contentTypes: ROW_TYPES },
  failures: [
    'template_not_found',
    'no_language_model',
    ...SOURCES_FAIL,
    'too_many_files',
    'too_many_requests',
    'run_not_found',
    'no_document_read',
    'run_goes_on',
  ],
  failureAnswers: {
    no_document_read: z.extend(failureAnswer, { documents: z.array(runDocument) }),
    run_goes_on: z.extend(failureAnswer, { run }),
  },
});

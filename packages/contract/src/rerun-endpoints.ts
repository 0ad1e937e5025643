import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listedPage } from './listed-page.ts';
import { givenTemplate, JSON_BYTES } from './new-run.ts';
import { rowMode, run, runId } from './run.ts';
import { modelUses } from './template-file.ts';

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
  failures: ['run_not_found', 'template_not_found', 'no_language_model', 'run_not_ended', 'too_many_requests'],
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
  query: listedPage,
  success: { status: 200, answer: z.object({ data: z.array(documentDifferences), has_more: z.boolean() }) },
  failures: ['run_not_found', 'too_many_requests'],
});

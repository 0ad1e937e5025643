import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { answering, offerExtract, offerListTemplates } from '@sheetlift/assistant-tools';
import { type ApiScope, createRun, parseEntities, toClientFields } from '@sheetlift/contract';
import { ENGINE_VERSION, MODEL_USES, type Template } from '@sheetlift/engine';
import type { FastifyError } from 'fastify';
import { z } from 'zod';
import { describeRun } from '../runs/describe-run.ts';
import { findRun } from '../runs/find-run.ts';
import { listDocuments } from '../runs/list-runs.ts';
import { writeRunRows } from '../runs/run-rows.ts';
import type { KeptRun } from '../runs/touch-run.ts';
import { createListTemplates } from '../templates/list-templates.ts';
import type { StoredTemplate } from '../templates/stored-template.ts';
import { Failure } from './failure.ts';
import { mapError } from './map-error.ts';
import { extractAndWait } from './run-routes.ts';
import type { ServerParts } from './server-parts.ts';

interface Asker {
  ownerId: string;
  scopes: readonly ApiScope[];
}

/** Documents of a run that could not be read and are named. */
const MOST_UNREAD = 100;

/** What an assistant is offered over HTTP: what its key may do, with the templates of the account and with runs. */
export function assistantServer({ ownerId, scopes }: Asker, parts: ServerParts): McpServer {
  const { database, log } = parts;
  const server = new McpServer({ name: 'sheetlift', version: ENGINE_VERSION });
  const listTemplates = (): Promise<StoredTemplate[]> => createListTemplates(database)(ownerId);
  const wordsOf = (error: unknown): string => {
    const failure = mapError(error as FastifyError);
    if (failure.status >= 500 && failure.code !== 'run_goes_on') log.error({ err: error }, `A tool failed: ${failure.code}`);
    return `${failure.code}: ${failure.message}${whatIsLeft(failure)}`;
  };

  if (scopes.includes('templates:read')) offerListTemplates(server, async () => (await listTemplates()).map(clientForm), wordsOf);

  if (scopes.includes('runs:write'))
    offerExtract(
      server,
      {
        about: 'Starts a run on the server: sends it a document, where it is kept for a while, waits 45 seconds at most',
        input: {
          file_name: z.string().describe('Name of the document, with its extension'),
          content: z.string().describe('The document in base64'),
          model_mode: z
            .enum(MODEL_USES)
            .optional()
            .describe(
              'Where the server has a language model: whether it is asked where values are printed, for every field ("model"), for those that are not sure ("both") or not at all ("built-in", unless said)',
            ),
        },
        readsOnly: false,
      },
      async ({ file_name, content, model_mode, template: name, rows }) => {
        const template = (await listTemplates()).find((one) => one.name === name);
        if (!template) throw new Failure('template_not_found', `There is no template "${name}"; list_templates gives their names.`);
        const body = createRun.body.safeParse({
          template_id: template.id,
          row_mode: rows,
          model_mode,
          documents: [{ file_name, content }],
        });
        if (!body.success) throw new Failure('invalid_request', body.error.issues[0]?.message);
        const run = await extractAndWait(ownerId, { body: body.data, upload: null, header: () => null }, parts);
        return rowsOf(run, parts);
      },
      wordsOf,
    );

  if (scopes.includes('runs:read'))
    server.registerTool(
      'get_rows',
      {
        title: 'Get the rows of a run',
        description:
          'The rows of a run, as far as its documents are read, each value with its evidence; how many documents wait, and which could not be read.',
        inputSchema: { run: z.string().describe('Id of the run') },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      ({ run }) => answering(async () => rowsOf(await findRun(ownerId, run, database), parts), wordsOf),
    );

  return server;
}

function clientForm({ name, description, entitiesJson }: StoredTemplate): Template {
  return { name, description, entities: toClientFields(parseEntities(entitiesJson)) };
}

/** The JSON that is written of rows, and how the run stands. */
async function rowsOf(kept: KeptRun, { database }: ServerParts): Promise<Record<string, unknown>> {
  const { id, state, documents } = await describeRun(kept, database);
  const written: Buffer[] = [];
  for await (const chunk of writeRunRows(kept, { format: 'json', options: {} }, database)) written.push(Buffer.from(chunk as Uint8Array));
  const { things } = await listDocuments(id, { after: undefined, limit: MOST_UNREAD }, database);
  const unread = things.flatMap(({ fileName, errorCode, errorDetail }) =>
    errorCode === null ? [] : [{ fileName, code: errorCode, message: errorDetail }],
  );
  return { ...(JSON.parse(Buffer.concat(written).toString()) as object), unread, run: { id, state, documents } };
}

/** What an assistant can go on with. */
function whatIsLeft({ more }: Failure): string {
  const { run, documents } = more as {
    run?: { id: string };
    documents?: { file_name: string; error: { code: string; message: string } | null }[];
  };
  if (run) return ` get_rows gives the rows of run ${run.id} once they are there.`;
  return (documents ?? []).map(({ file_name, error }) => ` ${file_name}: ${error?.code}: ${error?.message}`).join('');
}

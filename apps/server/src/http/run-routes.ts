import {
  addRunDocuments,
  cancelRun as cancelRunCall,
  createRun as createRunCall,
  deleteRun as deleteRunCall,
  type EndpointInput,
  extractNow,
  followRun as followRunCall,
  getRun,
  getRunRows,
  getTemplateRows,
  inPlaceOf,
  listRunDifferences,
  listRunDocuments,
  listRuns as listRunsCall,
  parseEntities,
  rerun as rerunCall,
  type Run,
  toClientFields,
  toTemplate,
} from '@sheetlift/contract';
import { type ModelUses, SHEET_FORMATS, type Template } from '@sheetlift/engine';
import type { Database } from '../platform/database.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { cancelRun } from '../runs/cancel-run.ts';
import { addDocuments, createRun } from '../runs/create-run.ts';
import { deleteRun } from '../runs/delete-run.ts';
import { describeDocument, describeRun, describeRuns } from '../runs/describe-run.ts';
import { findRun } from '../runs/find-run.ts';
import { endOfRun, followRun } from '../runs/follow-run.ts';
import { listDocuments, listRuns } from '../runs/list-runs.ts';
import type { ReceivedFile } from '../runs/received-file.ts';
import { type RowsFile, writeRunRows, writeTemplateRows } from '../runs/run-rows.ts';
import { listDifferences } from '../runs/run-differences.ts';
import { rerun } from '../runs/rerun.ts';
import type { KeptRun } from '../runs/touch-run.ts';
import { findTemplate } from '../templates/find-template.ts';
import { Failure } from './failure.ts';
import { beginOnce, doOnce } from './idempotency.ts';
import { type Route, route, type RouteRequest } from './route.ts';
import type { ServerParts } from './server-parts.ts';
import { takingIn } from './take-documents.ts';

/** Runs and additions to them: a file a second for ten minutes. */
const WRITE: RateLimit = { name: 'run-write', times: 600, perSeconds: 10 * 60 };

/** Rows are made anew each time they are asked for, and who follows asks the database twice a second. */
const ROWS: RateLimit = { name: 'run-rows', times: 600, perSeconds: 10 * 60 };
const FOLLOW: RateLimit = { name: 'run-follow', times: 300, perSeconds: 10 * 60 };

/** Documents that an answer names where none could be read. */
const MOST_FAILED_TOLD = 100;

const NO_DOCUMENT = 'A document is wanted: a file of a form, or one in documents, uploads or urls';

/** Of a run whose template has no name either: nobody could open it from a list. */
const NAMELESS = 'Run';

/** Runs on the server. */
export function runRoutes(parts: ServerParts): Route[] {
  const { database, clock, stopping } = parts;
  return [
    route(
      createRunCall,
      async (request) => {
        const { id: ownerId } = request.caller;
        const once = await beginOnce<Run>(createRunCall, { ...request, ownerId }, parts);
        return takingIn(createRunCall, ownerId, request, parts, once, async ({ body, files }, transaction) => {
          const run = await startRun(ownerId, body, files, { ...parts, database: transaction });
          return describeRun(run, transaction);
        });
      },
      WRITE,
    ),
    route(
      addRunDocuments,
      async (request) => {
        const { id: ownerId } = request.caller;
        const { id } = await findRun(ownerId, request.params.id, database);
        const once = await beginOnce<Run>(addRunDocuments, { ...request, ownerId }, parts);
        return takingIn(addRunDocuments, ownerId, request, parts, once, async ({ files, filesPerRun }, transaction) =>
          describeRun(await addDocuments(id, files, filesPerRun, { ...parts, database: transaction }), transaction),
        );
      },
      WRITE,
    ),
    route(
      extractNow,
      async (request) => {
        const { id: ownerId } = request.caller;
        const file = fileOf(request.query);
        const kept = await extractAndWait(ownerId, request, parts);
        const location = getRun.path.replace(':id', kept.id);
        return { ...headOf(file), content: writeRunRows(kept, file, database), location };
      },
      WRITE,
    ),
    route(listRunsCall, async ({ caller, query: { after, limit, search } }) => {
      const { things, hasMore } = await listRuns(caller.id, { after, limit, search }, database);
      return { data: await describeRuns(things, database), has_more: hasMore };
    }),
    route(getRun, async ({ caller, params }) => describeRun(await findRun(caller.id, params.id, database), database)),
    route(listRunDocuments, async ({ caller, params, query: { after, limit } }) => {
      const { id } = await findRun(caller.id, params.id, database);
      const { things, hasMore } = await listDocuments(id, { after, limit }, database);
      return { data: things.map(describeDocument), has_more: hasMore };
    }),
    route(
      getRunRows,
      async ({ caller, params, query }) => {
        const run = await findRun(caller.id, params.id, database);
        const file = fileOf(query);
        return { ...headOf(file), content: writeRunRows(run, file, database) };
      },
      ROWS,
    ),
    route(
      getTemplateRows,
      async ({ caller, query }) => {
        const file = fileOf(query);
        const content = await writeTemplateRows(caller.id, query.template, file, database);
        if (!content) throw new Failure('template_not_found');
        return { ...headOf(file), content };
      },
      ROWS,
    ),
    route(
      followRunCall,
      async ({ caller, params, header }) => {
        const { id } = await findRun(caller.id, params.id, database);
        const seen = Number(header('last-event-id') ?? 0);
        const content = followRun(caller.id, id, { database, seen: Number.isSafeInteger(seen) ? seen : 0, stopping });
        return { contentType: 'text/event-stream', fileName: null, content };
      },
      FOLLOW,
    ),
    route(
      cancelRunCall,
      async (request) => {
        const run = await findRun(request.caller.id, request.params.id, database);
        return doOnce(cancelRunCall, request, parts, async (transaction) =>
          describeRun(await cancelRun(run, { database: transaction, clock }), transaction),
        );
      },
      WRITE,
    ),
    route(
      rerunCall,
      async (request) => {
        const { caller, params, body } = request;
        const before = await findRun(caller.id, params.id, database);
        return doOnce(rerunCall, request, parts, async (transaction) => {
          const other = (body.template ?? body.template_id) ? await templateOf(caller.id, body, transaction, before.template) : null;
          const template = other ? inPlaceOf(before.template, other) : before.template;
          const modelMode = modelModeOf(body.model_mode, other?.modelMode ?? before.modelMode, parts);
          const given = { name: before.name, template, rowMode: body.row_mode ?? before.rowMode, modelMode };
          return describeRun(await rerun(before, given, { ...parts, database: transaction }), transaction);
        });
      },
      WRITE,
    ),
    route(
      listRunDifferences,
      async ({ caller, params, query: { after, limit } }) => {
        const { things, hasMore } = await listDifferences(await findRun(caller.id, params.id, database), { after, limit }, database);
        return { data: things, has_more: hasMore };
      },
      ROWS,
    ),
    route(
      deleteRunCall,
      async ({ caller, params }) => {
        await deleteRun(await findRun(caller.id, params.id, database), parts);
        return { ok: true };
      },
      WRITE,
    ),
  ];
}

/** A run of what came with a request, when it has ended; asked again under its key, the one of before. Throws "run_goes_on" where that takes too long. */
export async function extractAndWait(
  ownerId: string,
  request: Pick<RouteRequest<typeof extractNow>, 'body' | 'upload' | 'header'>,
  parts: ServerParts,
): Promise<KeptRun> {
  const { database, stopping } = parts;
  const once = await beginOnce<Run>(extractNow, { params: undefined, header: request.header, ownerId }, parts);
  const run = await takingIn(extractNow, ownerId, request, parts, once, async ({ body, files }, transaction) => {
    if (files.length === 0) throw new Failure('invalid_request', NO_DOCUMENT);
    return describeRun(await startRun(ownerId, body, files, { ...parts, database: transaction }), transaction);
  });
  const ended = await endOfRun(ownerId, run.id, { database, stopping });
  if (ended.state === 'running') throw new Failure('run_goes_on', undefined, { run: ended });
  if (ended.documents.done === 0) {
    const { things } = await listDocuments(run.id, { after: undefined, limit: MOST_FAILED_TOLD }, database);
    throw new Failure('no_document_read', undefined, { documents: things.map(describeDocument) });
  }
  return findRun(ownerId, run.id, database);
}

/** The file that is asked for. */
function fileOf({ format, remarks }: EndpointInput<typeof getRunRows>['query']): RowsFile {
  return { format, options: { csv: { remarks: remarks === 'true' } } };
}

const headOf = ({ format }: RowsFile) => ({ contentType: SHEET_FORMATS[format], fileName: `rows.${format}` });

async function templateOf(
  ownerId: string,
  { template, template_id }: Pick<EndpointInput<typeof createRunCall>['body'], 'template' | 'template_id'>,
  database: Database,
  former?: Template,
): Promise<Template> {
  if (template) return toTemplate(template, former?.entities);
  const { name, description, entitiesJson } = await findTemplate(ownerId, template_id!, database);
  return { name, description, entities: toClientFields(parseEntities(entitiesJson)) };
}

async function startRun(
  ownerId: string,
  body: EndpointInput<typeof createRunCall>['body'],
  files: readonly ReceivedFile[],
  parts: ServerParts,
): Promise<KeptRun> {
  const template = await templateOf(ownerId, body, parts.database);
  const modelMode = modelModeOf(body.model_mode, template.modelMode, parts);
  return createRun(ownerId, { name: body.name || template.name || NAMELESS, template, rowMode: body.row_mode, modelMode }, files, parts);
}

/** Who asks for the language model by name must get it; who chose it for a template wants it where there is one. */
function modelModeOf(asked: ModelUses | undefined, otherwise: ModelUses | undefined, { languageModel }: ServerParts): ModelUses {
  if (languageModel) return asked ?? otherwise ?? 'built-in';
  if (asked !== undefined && asked !== 'built-in') throw new Failure('no_language_model');
  return 'built-in';
}

import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
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
  limitsOf,
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
import { z } from 'zod/mini';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import type { Database } from '../platform/database.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { cancelRun } from '../runs/cancel-run.ts';
import { addDocuments, createRun } from '../runs/create-run.ts';
import { deleteRun } from '../runs/delete-run.ts';
import { describeDocument, describeRun, describeRuns } from '../runs/describe-run.ts';
import { findRun } from '../runs/find-run.ts';
import { endOfRun, followRun } from '../runs/follow-run.ts';
import { listDocuments, listRuns } from '../runs/list-runs.ts';
import { type ReceivedFile, receiveFile, type Receiving } from '../runs/received-file.ts';
import { writeRunRows, writeTemplateRows } from '../runs/run-rows.ts';
import { listDifferences } from '../runs/run-differences.ts';
import { rerun } from '../runs/rerun.ts';
import { removeContents } from '../runs/remove-contents.ts';
import type { KeptRun } from '../runs/touch-run.ts';
import { findUpload, receiveUpload, takeUploads } from '../runs/uploads.ts';
import { findTemplate } from '../templates/find-template.ts';
import { deriveDocumentKey } from '../usage/document-key.ts';
import { Failure } from './failure.ts';
import { beginOnce, type Once } from './idempotency.ts';
import { readUpload } from './read-upload.ts';
import { type Route, route, type RouteRequest } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** Runs and additions to them: a file a second for ten minutes. */
const WRITE: RateLimit = { name: 'run-write', times: 600, perSeconds: 10 * 60 };

/** Rows are made anew each time they are asked for, and who follows asks the database twice a second. */
const ROWS: RateLimit = { name: 'run-rows', times: 600, perSeconds: 10 * 60 };
const FOLLOW: RateLimit = { name: 'run-follow', times: 300, perSeconds: 10 * 60 };

/** Documents that an answer names where none could be read. */
const MOST_FAILED_TOLD = 100;

const BYTES_A_MEGABYTE = 1024 * 1024;

/** Runs on the server. */
export function runRoutes(parts: ServerParts): Route[] {
  const { database, clock, stopping } = parts;
  return [
    route(
      createRunCall,
      async (request) => {
        const { id: ownerId } = request.caller;
        const once = await beginOnce<Run>({ ownerId, call: 'createRun', key: request.header('idempotency-key') }, parts);
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
        const once = await beginOnce<Run>({ ownerId, call: `addRunDocuments ${id}`, key: request.header('idempotency-key') }, parts);
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
        const { format } = request.query;
        const kept = await extractAndWait(ownerId, request, parts);
        const location = getRun.path.replace(':id', kept.id);
        return { contentType: SHEET_FORMATS[format], fileName: `rows.${format}`, content: writeRunRows(kept, format, database), location };
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
      async ({ caller, params, query: { format } }) => {
        const run = await findRun(caller.id, params.id, database);
        return { contentType: SHEET_FORMATS[format], fileName: `rows.${format}`, content: writeRunRows(run, format, database) };
      },
      ROWS,
    ),
    route(
      getTemplateRows,
      async ({ caller, query: { format, template } }) => {
        const content = await writeTemplateRows(caller.id, template, format, database);
        if (!content) throw new Failure('template_not_found');
        return { contentType: SHEET_FORMATS[format], fileName: `rows.${format}`, content };
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
      async ({ caller, params }) =>
        describeRun(await cancelRun(await findRun(caller.id, params.id, database), { database, clock }), database),
      WRITE,
    ),
    route(
      rerunCall,
      async ({ caller, params, body, header }) => {
        const before = await findRun(caller.id, params.id, database);
        const once = await beginOnce<Run>({ ownerId: caller.id, call: `rerun ${before.id}`, key: header('idempotency-key') }, parts);
        try {
          const other = (body.template ?? body.template_id) ? await templateOf(caller.id, body, parts) : null;
          const template = other ?? before.template;
          const modelMode = modelModeOf(body.model_mode, other?.modelMode ?? before.modelMode, parts);
          const given = { name: before.name, template, rowMode: body.row_mode ?? before.rowMode, modelMode };
          const { answer } = await once.answer(createHash('sha256').update(JSON.stringify(body)).digest(), async (transaction) =>
            describeRun(await rerun(before, given, { ...parts, database: transaction }), transaction),
          );
          return answer;
        } catch (error) {
          await once.giveUp();
          throw error;
        }
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

/** A run of what came with a request, when it has ended. Throws "run_goes_on" where that takes too long. */
export async function extractAndWait(
  ownerId: string,
  request: Pick<RouteRequest<typeof extractNow>, 'body' | 'upload' | 'header'>,
  parts: ServerParts,
): Promise<KeptRun> {
  const { database, stopping } = parts;
  const once = await beginOnce<Run>({ ownerId, call: '', key: null }, parts);
  const run = await takingIn(extractNow, ownerId, request, parts, once, async ({ body, files }, transaction) =>
    describeRun(await startRun(ownerId, body, files, { ...parts, database: transaction }), transaction),
  );
  const ended = await endOfRun(ownerId, run.id, { database, stopping });
  if (ended.state === 'running') throw new Failure('run_goes_on', undefined, { run: ended });
  if (ended.documents.done === 0) {
    const { things } = await listDocuments(run.id, { after: undefined, limit: MOST_FAILED_TOLD }, database);
    throw new Failure('no_document_read', undefined, { documents: things.map(describeDocument) });
  }
  return findRun(ownerId, run.id, database);
}

type Taking = typeof createRunCall | typeof addRunDocuments | typeof extractNow;

interface TakenIn<E extends Taking> {
  body: EndpointInput<E>['body'];
  files: ReceivedFile[];
  filesPerRun: number;
  receiving: Receiving;
  /** Removes what was kept of the files. */
  takeBack: () => Promise<void>;
}

/** What came with a request that brings files, as JSON or as form data, and the files kept. */
async function takeIn<E extends Taking>(
  endpoint: E,
  ownerId: string,
  { body, upload, header }: Pick<RouteRequest<E>, 'body' | 'upload' | 'header'>,
  { database, clock, secret, billing, blobs, hasRoom }: ServerParts,
): Promise<TakenIn<E>> {
  if (!(await hasRoom())) throw new Failure('unavailable', 'The disk with the data folder is full.');
  const plan = planOf(await findSubscriptions(ownerId, clock(), database));
  const { filesPerRun, megabytesPerFile } = limitsOf(plan, billing !== null);
  const receiving = { blobs, maxBytes: megabytesPerFile * BYTES_A_MEGABYTE, documentKey: deriveDocumentKey(ownerId, secret) };
  const removeAll = (files: readonly ReceivedFile[]): Promise<void> => removeFiles(files, blobs);
  if (upload) {
    const receive = (fileName: string, content: AsyncIterable<Uint8Array>): Promise<ReceivedFile> =>
      receiveFile(fileName, content, receiving);
    const { fields, files } = await readUpload(upload, header('content-type')!, { mostFiles: filesPerRun, receive, takeBack: removeAll });
    const takeBack = (): Promise<void> => removeAll(files);
    return keepingFiles(takeBack, async () => ({ body: parseFields(endpoint, fields), files, filesPerRun, receiving, takeBack }));
  }
  if (body.documents.length > filesPerRun) throw new Failure('too_many_files');
  const files: ReceivedFile[] = [];
  for (const { file_name, content } of body.documents)
    files.push(await receiveFile(file_name, Readable.from([Buffer.from(content, 'base64')]), receiving));
  return { body, files, filesPerRun, receiving, takeBack: () => removeAll(files) };
}

async function removeFiles(files: readonly ReceivedFile[], blobs: BlobStore): Promise<void> {
  for (const file of files) if (file.kind === 'kept') await blobs.remove(file.blobKey);
}

/** Form fields as the body that JSON would be; the template in them is JSON, and so are uploads. */
function parseFields<E extends Taking>(
  endpoint: E,
  { template, uploads, documents: _none, ...fields }: Record<string, string>,
): EndpointInput<E>['body'] {
  const given = {
    ...fields,
    ...(template !== undefined && { template: readJson('template', template) }),
    ...(uploads !== undefined && { uploads: readJson('list of uploads', uploads) }),
  };
  const { success, data, error } = z.safeParse(endpoint.body, given);
  if (success) return data as EndpointInput<E>['body'];
  const [problem] = error.issues;
  throw new Failure(
    'invalid_request',
    problem?.message.startsWith('Invalid input') ? `Invalid input: ${problem.path.join('.')}` : problem?.message,
  );
}

function readJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid_request', `The ${what} is not JSON`);
  }
}

async function templateOf(
  ownerId: string,
  { template, template_id }: Pick<EndpointInput<typeof createRunCall>['body'], 'template' | 'template_id'>,
  { database }: ServerParts,
): Promise<Template> {
  if (template) return toTemplate(template);
  const { name, description, entitiesJson } = await findTemplate(ownerId, template_id!, database);
  return { name, description, entities: toClientFields(parseEntities(entitiesJson)) };
}

/** Where nothing comes of the request, nothing is kept of its files. */
async function keepingFiles<Answer>(takeBack: () => Promise<void>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** Takes in what a request brings and does the work of it once. */
async function takingIn<E extends Taking, Answer>(
  endpoint: E,
  ownerId: string,
  request: Pick<RouteRequest<E>, 'body' | 'upload' | 'header'>,
  parts: ServerParts,
  once: Once<Answer>,
  work: (taken: TakenIn<E>, transaction: Database) => Promise<Answer>,
): Promise<Answer> {
  try {
    const taken = await takeIn(endpoint, ownerId, request, parts);
    return await keepingFiles(taken.takeBack, async () => {
      const uploaded = once.isRepeated ? [] : await receiveUploads(ownerId, taken, parts);
      let pieces: string[] = [];
      const { answer, isRepeated } = await keepingFiles(
        () => removeFiles(uploaded, parts.blobs),
        () =>
          once.answer(hashOf(taken), async (transaction) => {
            pieces = await takeUploads(ownerId, taken.body.uploads, transaction);
            return work({ ...taken, files: [...taken.files, ...uploaded] }, transaction);
          }),
      );
      if (isRepeated) await taken.takeBack();
      await removeContents(pieces, parts);
      return answer;
    });
  } catch (error) {
    await once.giveUp();
    throw error;
  }
}

/** What was uploaded before, as files of the run. */
async function receiveUploads(
  ownerId: string,
  { body, files, filesPerRun, receiving }: TakenIn<Taking>,
  { database, blobs }: ServerParts,
): Promise<ReceivedFile[]> {
  if (files.length + body.uploads.length > filesPerRun) throw new Failure('too_many_files');
  const received: ReceivedFile[] = [];
  return keepingFiles(
    () => removeFiles(received, blobs),
    async () => {
      for (const id of body.uploads) received.push(await receiveUpload(await findUpload(ownerId, id, database), receiving));
      return received;
    },
  );
}

/** Of all that was asked: two requests with one hash are the same. */
function hashOf({ body, files }: TakenIn<Taking>): Buffer {
  const { documents: _documents, ...rest } = body;
  const named = files.map((file) => [
    file.fileName,
    file.byteLength,
    file.kind === 'kept' ? file.contentName.toString('hex') : file.trouble.code,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([rest, named]))
    .digest();
}

async function startRun(
  ownerId: string,
  body: EndpointInput<typeof createRunCall>['body'],
  files: readonly ReceivedFile[],
  parts: ServerParts,
): Promise<KeptRun> {
  const template = await templateOf(ownerId, body, parts);
  const modelMode = modelModeOf(body.model_mode, template.modelMode, parts);
  return createRun(ownerId, { name: body.name || template.name, template, rowMode: body.row_mode, modelMode }, files, parts);
}

/** Who asks for the language model by name must get it; who chose it for a template wants it where there is one. */
function modelModeOf(asked: ModelUses | undefined, otherwise: ModelUses | undefined, { languageModel }: ServerParts): ModelUses {
  if (languageModel) return asked ?? otherwise ?? 'built-in';
  if (asked !== undefined && asked !== 'built-in') throw new Failure('no_language_model');
  return 'built-in';
}

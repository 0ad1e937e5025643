import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type addRunDocuments, type createRun, type EndpointInput, type extractNow, limitsOf } from '@sheetlift/contract';
import { z } from 'zod/mini';
import { findSubscriptions, planOf } from '../billing/find-subscriptions.ts';
import type { BlobStore } from '../platform/blob-store.ts';
import type { Database } from '../platform/database.ts';
import { fetchDocument, isAllowedPlace } from '../runs/fetch-document.ts';
import { type ReceivedFile, receiveFile, type Receiving } from '../runs/received-file.ts';
import { removeContents } from '../runs/remove-contents.ts';
import { findUpload, receiveUpload, takeUploads } from '../runs/uploads.ts';
import { deriveDocumentKey } from '../usage/document-key.ts';
import { Failure } from './failure.ts';
import type { Once } from './idempotency.ts';
import { readUpload } from './read-upload.ts';
import type { RouteRequest } from './route.ts';
import { sayProblem } from './say-problem.ts';
import type { ServerParts } from './server-parts.ts';

const BYTES_A_MEGABYTE = 1024 * 1024;

/** For all documents of a request that are fetched: a request has a minute. */
const FETCH_MS = 45_000;

type Taking = typeof createRun | typeof addRunDocuments | typeof extractNow;

interface TakenIn<E extends Taking> {
  body: EndpointInput<E>['body'];
  files: ReceivedFile[];
  filesPerRun: number;
  receiving: Receiving;
  /** Removes what was kept of the files. */
  takeBack: () => Promise<void>;
}

/** Takes in what a request brings and does the work of it once. */
export async function takingIn<E extends Taking, Answer>(
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
      const gathered = once.isRepeated ? [] : await gather(ownerId, taken, parts);
      let pieces: string[] = [];
      const { answer, isRepeated } = await keepingFiles(
        () => removeFiles(gathered, parts.blobs),
        () =>
          once.answer(hashOf(taken), async (transaction) => {
            pieces = await takeUploads(ownerId, taken.body.uploads, transaction);
            return work({ ...taken, files: [...taken.files, ...gathered] }, transaction);
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
    const { documents: _files, ...asText } = endpoint.body.shape;
    const reading = { fieldNames: Object.keys(asText), mostFiles: filesPerRun, receive, takeBack: removeAll };
    const { fields, files } = await readUpload(upload, header('content-type')!, reading);
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

/** Form fields as the body that JSON would be; the template in them is JSON, and so are uploads and addresses. */
function parseFields<E extends Taking>(
  endpoint: E,
  { template, uploads, urls, ...fields }: Record<string, string>,
): EndpointInput<E>['body'] {
  const given = {
    ...fields,
    ...(template !== undefined && { template: readJson('template', template) }),
    ...(uploads !== undefined && { uploads: readJson('list of uploads', uploads) }),
    ...(urls !== undefined && { urls: readJson('list of addresses', urls) }),
  };
  const { success, data, error } = z.safeParse(endpoint.body, given);
  if (success) return data as EndpointInput<E>['body'];
  throw new Failure('invalid_request', error.issues[0] && sayProblem(error.issues[0]));
}

function readJson(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid_request', `The ${what} is not JSON`);
  }
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

/** What was uploaded before, and what lies elsewhere, as files of the run. */
async function gather(
  ownerId: string,
  { body, files, filesPerRun, receiving }: TakenIn<Taking>,
  parts: ServerParts,
): Promise<ReceivedFile[]> {
  const { uploads, urls } = body;
  if (files.length + uploads.length + urls.length > filesPerRun) throw new Failure('too_many_files');
  if (urls.some(({ url }) => !isAllowedPlace(url, parts.fetching))) throw new Failure('url_refused');
  const received: ReceivedFile[] = [];
  return keepingFiles(
    () => removeFiles(received, parts.blobs),
    async () => {
      for (const id of uploads) received.push(await receiveUpload(await findUpload(ownerId, id, parts.database), receiving));
      const ending = AbortSignal.timeout(FETCH_MS);
      const fetched = await Promise.allSettled(
        urls.map(({ url, file_name: fileName }) => fetchDocument({ url, fileName }, parts.fetching, receiving, ending)),
      );
      received.push(...fetched.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
      const failed = fetched.find((one) => one.status === 'rejected');
      if (failed) throw failed.reason;
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

import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { openClient, type RunDocument } from '@sheetlift/api-client';
import type { ModelUses, RowMode, SheetFormat, Template } from '@sheetlift/engine';
import { counted } from './counted.ts';
import { EXIT } from './exit-codes.ts';
import { UsageError } from './usage-error.ts';

interface Asked {
  /** Where the server answers. */
  server: string;
  apiKey: string | undefined;
  files: readonly string[];
  template: Template;
  rowMode: RowMode;
  /** Undefined: as the template says. */
  modelMode: ModelUses | undefined;
  format: SheetFormat;
  /** Undefined for standard output. */
  output: string | undefined;
}

type SheetliftClient = ReturnType<typeof openClient>;

/** How often is asked whether the run has ended. */
const ASK_MS = 1_000;

/** Tries of a request that got no answer, for half a minute at least: each POST carries a key, so that the server does once what comes twice. */
const TRIES = 8;

/** Statuses that say "later": a line that was too slow, too many requests, and a server that is away or starting. */
const LATER = [408, 429, 502, 503, 504];

/** Has a server read the files and find the rows, and writes what it answers. Without a language model the rows are those that this command finds itself. */
export async function extractOnServer({ server, apiKey, files, template, rowMode, modelMode, format, output }: Asked): Promise<number> {
  const client = clientOf(server, apiKey);
  const started = await client.POST('/api/v1/runs', {
    body: { template, row_mode: rowMode, ...(modelMode && { model_mode: modelMode }) },
    headers: once(),
  });
  const path = { id: answered(started).id };
  for (const file of files) {
    const form = await formOf(file);
    answered(await client.POST('/api/v1/runs/{id}/documents', { params: { path }, body: {}, bodySerializer: () => form, headers: once() }));
  }
  while (answered(await client.GET('/api/v1/runs/{id}', { params: { path } })).state === 'running') await wait(ASK_MS);
  const documents = await documentsOf(path.id, client);
  documents.forEach(tell);
  const rows = answered(await client.GET('/api/v1/runs/{id}/rows', { params: { path, query: { format } }, parseAs: 'stream' }));
  await pipeline(
    Readable.fromWeb(rows as Parameters<typeof Readable.fromWeb>[0]),
    output === undefined ? process.stdout : createWriteStream(output),
  );
  if (documents.some(({ state }) => state !== 'done')) return EXIT.unread;
  return documents.some(({ status }) => status === 'partial') ? EXIT.partial : EXIT.done;
}

async function formOf(path: string): Promise<FormData> {
  const form = new FormData();
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path}: ${error.code === 'ENOENT' ? 'no such file' : 'cannot be opened'}`);
  });
  form.append('files', new Blob([bytes]), basename(path));
  return form;
}

async function documentsOf(id: string, client: SheetliftClient): Promise<RunDocument[]> {
  const documents: RunDocument[] = [];
  for (;;) {
    const query = { after: documents.at(-1)?.id };
    const { data, has_more } = answered(await client.GET('/api/v1/runs/{id}/documents', { params: { path: { id }, query } }));
    documents.push(...data);
    if (!has_more) return documents;
  }
}

function tell({ file_name, rows, pages, error }: RunDocument): void {
  const words = error ? `${error.code}: ${error.message}` : `${counted(rows ?? 0, 'row')} from ${counted(pages ?? 0, 'page')}`;
  process.stderr.write(`${file_name}: ${words}\n`);
}

function clientOf(server: string, apiKey: string | undefined): SheetliftClient {
  if (!apiKey) throw new UsageError('Put an API key into SHEETLIFT_API_KEY; people make one on their account screen.');
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new UsageError(`--server takes an address like https://sheets.example.com; not "${server}".`);
  const insistently = async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(request.clone()).catch(() => null);
      if (answer && !LATER.includes(answer.status) && !(await isUnderWay(answer))) return answer;
      if (attempt === TRIES) {
        if (answer) return answer;
        throw new UsageError(`${server} does not answer.`);
      }
      await wait(Math.max(Number(answer?.headers.get('retry-after') ?? 0), attempt) * 1_000);
    }
  };
  return openClient({ server, key: apiKey, fetch: insistently });
}

/** A connection broke, and the server has not noticed: what it does with the request of before is not known yet. */
async function isUnderWay(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return (said as { code?: unknown } | null)?.code === 'idempotency_under_way';
}

/** Sent again, it is done once. */
function once(): { 'idempotency-key': string } {
  return { 'idempotency-key': randomUUID() };
}

/** What a server that is not ours, or a gateway, answers has no words of ours. */
function answered<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (response.ok) return data!;
  const failure = typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {};
  throw new UsageError(
    typeof failure['code'] === 'string' ? `${failure['code']}: ${String(failure['detail'])}` : `The server answered ${response.status}.`,
  );
}

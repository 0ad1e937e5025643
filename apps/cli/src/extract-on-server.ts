import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import {
  addRunDocuments,
  createRun,
  type Endpoint,
  type FailureAnswer,
  getRun,
  getRunRows,
  listRunDocuments,
  type Run,
  type RunDocument,
} from '@sheetlift/contract';
import type { RowMode, SheetFormat, Template } from '@sheetlift/engine';
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
  format: SheetFormat;
  /** Undefined for standard output. */
  output: string | undefined;
}

/** How often is asked whether the run has ended. */
const ASK_MS = 1_000;

/** Tries of a request that got no answer: each POST carries a key, so that the server does once what comes twice. */
const TRIES = 5;

/** Statuses that say "later": too many requests, and a server that is away or starting. */
const LATER = [429, 502, 503];

/** Has a server read the files and find the rows, and writes what it answers. The rows are those that this command finds itself. */
export async function extractOnServer({ server, apiKey, files, template, rowMode, format, output }: Asked): Promise<number> {
  const call = callerOf(server, apiKey);
  const { id } = await call<Run>(createRun, { body: JSON.stringify({ template, row_mode: rowMode }), type: 'application/json' });
  for (const file of files) await call(addRunDocuments, { id, body: await formOf(file) });
  let run = await call<Run>(getRun, { id });
  while (run.state === 'running') {
    await wait(ASK_MS);
    run = await call<Run>(getRun, { id });
  }
  const documents = await documentsOf(id, call);
  documents.forEach(tell);
  const rows = await call.raw(getRunRows, { id, query: `?format=${format}` });
  await pipeline(
    Readable.fromWeb(rows.body as Parameters<typeof Readable.fromWeb>[0]),
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

async function documentsOf(id: string, call: Caller): Promise<RunDocument[]> {
  const documents: RunDocument[] = [];
  for (;;) {
    const last = documents.at(-1);
    const query = last ? `?after=${last.id}` : '';
    const { data, has_more } = await call<{ data: RunDocument[]; has_more: boolean }>(listRunDocuments, { id, query });
    documents.push(...data);
    if (!has_more) return documents;
  }
}

function tell({ file_name, rows, pages, error }: RunDocument): void {
  const words = error ? `${error.code}: ${error.message}` : `${counted(rows ?? 0, 'row')} from ${counted(pages ?? 0, 'page')}`;
  process.stderr.write(`${file_name}: ${words}\n`);
}

interface Call {
  id?: string;
  query?: string;
  body?: string | FormData;
  /** Of a body that does not say it itself. */
  type?: string;
}

interface Caller {
  /** What the server answers, as JSON. */
  <Answer>(endpoint: Endpoint, call: Call): Promise<Answer>;
  raw: (endpoint: Endpoint, call: Call) => Promise<Response>;
}

function callerOf(server: string, apiKey: string | undefined): Caller {
  if (!apiKey) throw new UsageError('Put an API key into SHEETLIFT_API_KEY; people make one on their account screen.');
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new UsageError(`--server takes an address like https://sheets.example.com; not "${server}".`);
  const raw = async ({ method, path }: Endpoint, { id = '', query = '', body, type }: Call): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${apiKey}`,
      ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
      ...(type !== undefined && { 'content-type': type }),
    };
    const address = new URL(path.replace(':id', id) + query, server);
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(address, { method, headers, ...(body !== undefined && { body }) }).catch(() => null);
      if (answer?.ok) return answer;
      if (answer && !LATER.includes(answer.status)) throw new UsageError(await wordsOf(answer));
      if (attempt === TRIES) throw new UsageError(answer ? await wordsOf(answer) : `${server} does not answer.`);
      await wait(Number(answer?.headers.get('retry-after') ?? attempt) * 1_000);
    }
  };
  const call = async <Answer>(endpoint: Endpoint, given: Call): Promise<Answer> => (await raw(endpoint, given)).json() as Promise<Answer>;
  return Object.assign(call, { raw });
}

async function wordsOf(answer: Response): Promise<string> {
  const failure = (await answer.json().catch(() => null)) as FailureAnswer | null;
  return failure ? `${failure.code}: ${failure.detail}` : `The server answered ${answer.status}.`;
}

import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunDocument } from '@sheetlift/api-client';
import type { ModelUses, RowMode, SheetFormat, Template } from '@sheetlift/engine';
import { counted } from '../counted.ts';
import { EXIT } from '../exit-codes.ts';
import { type GivenFile, givenFiles } from './given-files.ts';
import { sendFiles } from './send-files.ts';
import { answered, clientOf, type SheetliftClient } from './server-client.ts';

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
  /** Of a CSV: a last column says which cells are blank and why. */
  remarks: boolean;
  /** Undefined for standard output. */
  output: string | undefined;
}

/** How often is asked whether the run has ended. */
const ASK_MS = 1_000;

const BYTES_A_MEGABYTE = 1024 * 1024;

/** How much must be on its way for its progress to be told. */
const TOLD_BYTES = 16 * BYTES_A_MEGABYTE;

/** Has a server read the files and find the rows, and writes what it answers. Without a language model the rows are those that this command finds itself. */
export async function extractOnServer({
  server,
  apiKey,
  files,
  template,
  rowMode,
  modelMode,
  format,
  remarks,
  output,
}: Asked): Promise<number> {
  const client = clientOf(server, apiKey);
  const given = await givenFiles(files);
  const id = await sendFiles(given, { template, row_mode: rowMode, model_mode: modelMode }, client, tellSent(given));
  const path = { id };
  while (answered(await client.GET('/api/v1/runs/{id}', { params: { path } })).state === 'running') await wait(ASK_MS);
  const documents = await documentsOf(path.id, client);
  documents.forEach(tell);
  const query = { format, remarks: remarks ? 'true' : 'false' } as const;
  const rows = answered(await client.GET('/api/v1/runs/{id}/rows', { params: { path, query }, parseAs: 'stream' }));
  await pipeline(
    Readable.fromWeb(rows as Parameters<typeof Readable.fromWeb>[0]),
    output === undefined ? process.stdout : createWriteStream(output),
  );
  if (documents.some(({ state }) => state !== 'done')) return EXIT.unread;
  return documents.some(({ status }) => status === 'partial') ? EXIT.partial : EXIT.done;
}

/** Tells each tenth that is there, where it takes long enough to be waited for. */
function tellSent(files: readonly GivenFile[]): (bytes: number) => void {
  const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let told = 0;
  return (bytes) => {
    const tenths = Math.floor((10 * bytes) / all);
    if (all < TOLD_BYTES || tenths === told) return;
    told = tenths;
    process.stderr.write(`${tenths * 10} % of ${Math.round(all / BYTES_A_MEGABYTE)} MB sent\n`);
  };
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

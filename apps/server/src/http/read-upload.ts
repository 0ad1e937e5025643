import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { ReceivedFile } from '../runs/received-file.ts';
import { Failure } from './failure.ts';

interface Upload {
  /** Form fields; of a name given twice the last counts. */
  fields: Record<string, string>;
  files: ReceivedFile[];
}

interface Reading {
  mostFiles: number;
  /** Reads a file to its end. */
  receive: (fileName: string, content: AsyncIterable<Uint8Array>) => Promise<ReceivedFile>;
  /** Takes back what was received where the request fails after all. */
  takeBack: (files: readonly ReceivedFile[]) => Promise<void>;
}

/** A template, with every other letter escaped. */
const MOST_FIELD_BYTES = 512 * 1024;
const MOST_FIELDS = 20;

/** Form data with files, read as it comes. */
export async function readUpload(body: Readable, contentType: string, { mostFiles, receive, takeBack }: Reading): Promise<Upload> {
  const fields = new Map<string, string>();
  const coming: Promise<ReceivedFile>[] = [];
  const contents: Readable[] = [];
  let isTooMuch = false;
  const form = openForm(contentType, mostFiles);
  form.on('field', (name: string, value: string, _isNameCut: boolean, isCut: boolean) => {
    isTooMuch ||= isCut;
    fields.set(name, value);
  });
  form.on('file', (_field: string, content: Readable, fileName: string | undefined) => {
    contents.push(content);
    // Of a form that ends in the middle of a file this comes before anybody reads; unheard it would end the process.
    content.on('error', () => {});
    // What is left of it is passed over: unread, or broken off, it would hold up all that follows.
    const one = receive(fileName ?? '', content.iterator({ destroyOnReturn: false })).finally(() => content.resume());
    // On a full disk it fails while the body still comes; that is looked at when the body has come, and ends no process before.
    one.catch(() => {});
    coming.push(one);
  });
  let tooManyFiles = false;
  form.on('filesLimit', () => (tooManyFiles = true));
  form.on('fieldsLimit', () => (isTooMuch = true));
  const read = await pipeline(body, form).then(
    () => true,
    (error: Error) => {
      // Nothing more comes, which is not said to whoever reads a file of it: they would wait for ever.
      for (const content of contents) content.destroy(error);
      return false;
    },
  );
  const settled = await Promise.allSettled(coming);
  const files = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const failed = settled.find((one) => one.status === 'rejected');
  if (read && !failed && !tooManyFiles && !isTooMuch) return { fields: Object.fromEntries(fields), files };
  await takeBack(files);
  if (tooManyFiles) throw new Failure('too_many_files');
  if (isTooMuch) throw new Failure('too_large');
  if (!read) throw new Failure('malformed_request');
  throw failed!.reason;
}

function openForm(contentType: string, mostFiles: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { files: mostFiles, fields: MOST_FIELDS, fieldSize: MOST_FIELD_BYTES },
    });
  } catch {
    throw new Failure('malformed_request');
  }
}

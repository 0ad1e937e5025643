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
  /** Fields that are text; all others are files. */
  fieldNames: readonly string[];
  mostFiles: number;
  /** Reads a file to its end. */
  receive: (fileName: string, content: AsyncIterable<Uint8Array>) => Promise<ReceivedFile>;
  /** Takes back what was received where the request fails after all. */
  takeBack: (files: readonly ReceivedFile[]) => Promise<void>;
}

/** A template, with every other letter escaped. */
const MOST_FIELD_BYTES = 512 * 1024;
const MOST_FIELDS = 20;

/** Characters of a field's name that an answer repeats. */
const MOST_NAME_SHOWN = 50;

/** Form data with files, read as it comes. */
export async function readUpload(
  body: Readable,
  contentType: string,
  { fieldNames, mostFiles, receive, takeBack }: Reading,
): Promise<Upload> {
  const fields = new Map<string, string>();
  const coming: Promise<ReceivedFile>[] = [];
  const contents: Readable[] = [];
  let isTooMuch = false;
  const form = openForm(contentType, mostFiles);
  let mistaken: string | undefined;
  form.on('field', (name: string, value: string, _isNameCut: boolean, isCut: boolean) => {
    isTooMuch ||= isCut;
    if (!fieldNames.includes(name)) mistaken ??= notText(name, fieldNames);
    fields.set(name, value);
  });
  form.on('file', (name: string, content: Readable, fileName: string | undefined) => {
    if (fieldNames.includes(name)) mistaken ??= notFile(name);
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
  if (read && !failed && !tooManyFiles && !isTooMuch && mistaken === undefined) return { fields: Object.fromEntries(fields), files };
  await takeBack(files);
  if (tooManyFiles) throw new Failure('too_many_files');
  if (isTooMuch) throw new Failure('too_large');
  if (!read) throw new Failure('malformed_request');
  if (mistaken !== undefined) throw new Failure('invalid_request', mistaken);
  throw failed!.reason;
}

/** A path in the place of a file is text to whoever gets it: it would become a run of no documents. */
function notText(name: string, fieldNames: readonly string[]): string {
  const called = name.slice(0, MOST_NAME_SHOWN);
  return `"${called}" is no field of text here; those are ${fieldNames.join(', ')}. Send a document as a file: with curl, --form "${called}=@FILE".`;
}

function notFile(name: string): string {
  return `"${name}" is sent as text, not as a file: with curl, --form "${name}=<FILE".`;
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

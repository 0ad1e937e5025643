import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';
import { z } from 'zod';
import { BackupProblem } from './backup-problem.ts';

/**
 * A backup is a tar file, compressed by gzip, of these entries in this order:
 *
 *     backup.json                  `BackupHead`
 *     tables/users/000001          rows as PostgreSQL's COPY writes them, some in each
 *     secrets/token-secret
 *     documents/KEY                contents of documents
 *     end.json                     `BackupEnd`: without it the file was cut off
 */
const HEAD = 'backup.json';
const END = 'end.json';
export const TOKEN_SECRET = 'secrets/token-secret';

const FORMAT = 1;

const headShape = z.object({
  format: z.number(),
  /** When the database was as it is kept here. */
  madeAt: z.string(),
  /** The last migration of the schema that the rows have. */
  migration: z.string(),
  /** In an order in which they can be filled: none refers to a later one. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});

const endShape = z.object({
  /** Of the names and contents of all entries before. */
  sha256: z.string(),
  rows: z.number(),
  documents: z.number(),
});

export type BackupHead = z.output<typeof headShape>;
export type BackupEnd = z.output<typeof endShape>;

/** An entry of a backup but the first and the last; read to its end before the next one comes. */
export interface BackupEntry {
  name: string;
  content: Readable;
}

export interface BackupWriter {
  add: (name: string, content: Uint8Array) => Promise<void>;
  /** Of something that has so many bytes. */
  addStream: (name: string, size: number, content: Readable) => Promise<void>;
  /** Makes the file whole; it is there under its name from now on. */
  finish: (counts: Omit<BackupEnd, 'sha256'>) => Promise<void>;
  /** Leaves nothing. */
  giveUp: () => Promise<void>;
}

/** Writes beside the file that is to be, for its owner alone. */
export async function createBackup(path: string, head: Omit<BackupHead, 'format'>): Promise<BackupWriter> {
  const draft = `${path}.part`;
  const archive = pack();
  const written = pipeline(archive, createGzip({ level: 1 }), createWriteStream(draft, { flags: 'w', mode: 0o600, flush: true }));
  // A full disk is told by whoever adds next, or by the end.
  written.catch((error: Error) => archive.destroy(error));
  const sum = createHash('sha256');
  const put = (name: string, size: number, content: Readable): Promise<void> => {
    sum.update(`${name}\0`);
    const entry = archive.entry({ name, size, mode: 0o600 });
    return pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          sum.update(chunk);
          yield chunk;
        }
      },
      entry,
    );
  };
  const add = (name: string, content: Uint8Array): Promise<void> => put(name, content.length, Readable.from([content]));
  await add(HEAD, Buffer.from(`${JSON.stringify({ format: FORMAT, ...head })}\n`));
  return {
    add,
    addStream: put,
    async finish(counts) {
      const end: BackupEnd = { sha256: sum.digest('hex'), ...counts };
      await new Promise<void>((resolve, reject) =>
        archive.entry({ name: END, mode: 0o600 }, JSON.stringify(end), (error) => (error ? reject(error) : resolve())),
      );
      archive.finalize();
      await written;
      await rename(draft, path);
    },
    async giveUp() {
      archive.destroy();
      await written.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}

/**
 * Reads a backup from its beginning to its end, and gives the end. What is no backup, cut off or damaged, or of a newer format, ends in a
 * `BackupProblem`: of damage in the last entries that is known only when the work is done.
 */
export async function readBackup(
  path: string,
  begin: (head: BackupHead) => Promise<(entry: BackupEntry) => Promise<void>>,
): Promise<BackupEnd> {
  const archive = extract();
  const sum = createHash('sha256');
  const reading = pipeline(createReadStream(path), createGunzip(), archive);
  reading.catch(() => {});
  let take: ((entry: BackupEntry) => Promise<void>) | null = null;
  let end: BackupEnd | null = null;
  let isSound = false;
  try {
    for await (const entry of archive as AsyncIterable<Readable & { header: Header }>) {
      const { name } = entry.header;
      if (name === END) {
        end = endShape.parse(JSON.parse(await textOf(entry)));
        isSound = end.sha256 === sum.digest('hex');
        continue;
      }
      sum.update(`${name}\0`);
      const content = Readable.from(
        summed(entry, (chunk) => sum.update(chunk)),
        { objectMode: false },
      );
      if (take) await take({ name, content });
      else take = await begin(readHead(name, await textOf(content)));
      // What was not wanted is passed over.
      for await (const rest of content) void rest;
    }
    await reading;
  } catch (error) {
    archive.destroy();
    throw damaged(error, path);
  }
  if (!end) throw new BackupProblem(`${path} was cut off: its end is missing.`);
  if (!isSound) throw new BackupProblem(`${path} is damaged: its checksum does not fit.`);
  return end;
}

function readHead(name: string, text: string): BackupHead {
  if (name !== HEAD) throw new BackupProblem('This is no backup of Sheetlift.');
  const head = headShape.parse(JSON.parse(text));
  if (head.format > FORMAT)
    throw new BackupProblem('This backup was made by a newer version of Sheetlift. Restore it with that version or a newer one.');
  return head;
}

async function* summed(chunks: AsyncIterable<Buffer>, tell: (chunk: Buffer) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    tell(chunk);
    yield chunk;
  }
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Trouble of what reads the archive is the file's; any other, as that of a full disk, is told as it is. */
function damaged(error: unknown, path: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupProblem(`${path}: no such file.`);
  if (code === 'Z_BUF_ERROR' || /unexpected end/i.test(message)) return new BackupProblem(`${path} was cut off: its end is missing.`);
  if (code.startsWith('Z_') || /tar header|checksum/i.test(message) || error instanceof SyntaxError || error instanceof z.ZodError)
    return new BackupProblem(`${path} is damaged, or no backup of Sheetlift.`);
  return error;
}

import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Template } from '@sheetlift/engine';
import { appendRows, type NewRows, type SheetValue } from '../workbook/append-rows.ts';
import { newWorkbook } from '../workbook/new-workbook.ts';
import { replaceFile } from '../replace-file.ts';
import { openWatchRecord, type WatchRecord } from './watch-record.ts';

/** One row: a value for each field of the template, and what is told beside them. */
export interface OutRow {
  fields: (SheetValue | null)[];
  document: string;
  /** Names of fields whose cell a person should look at. */
  toCheck: string[];
}

const LOOK_AGAIN_MS = 1_000;

/** What a program that has it open lays beside it: Excel and LibreOffice would write over what we add. */
const OWNER_FILES = [(name: string) => `~$${name}`, (name: string) => `.~lock.${name}#`];

/** Where a system refuses to exchange an open file. */
const HELD = ['EBUSY', 'EPERM', 'EACCES'];

/** The workbook that rows are put into, and the record of whose rows it has. */
export class OutWorkbook {
  readonly #path: string;
  readonly #record: WatchRecord;
  readonly #columns: NewRows['columns'];

  private constructor(path: string, record: WatchRecord, columns: NewRows['columns']) {
    this.#path = path;
    this.#record = record;
    this.#columns = columns;
  }

  /** Throws `WorkbookProblem` where it is there and rows cannot be put into it. */
  static async open(path: string, { entities }: Template): Promise<OutWorkbook> {
    const names = entities.map(({ variableName }) => variableName);
    const columns = [...names.map((name) => ({ name })), ...['Document', 'To check'].map((name) => ({ name, isOptional: true }))];
    const there = await readIfThere(path);
    if (there) appendRows(there, { columns, rows: [] });
    return new OutWorkbook(path, await openWatchRecord(`${path}.watched.json`, there && hashOf(there)), columns);
  }

  /** Under which name a file came whose rows are there; null for any other. */
  nameOf(fileHash: string): string | null {
    return this.#record.nameOf(fileHash);
  }

  /** Puts the rows of a file below the others, once nobody has the workbook open; false where we are told to stop before. */
  async add(file: { hash: string; name: string }, rows: readonly OutRow[], stopping: AbortSignal): Promise<boolean> {
    const values = rows.map(({ fields, document, toCheck }): NewRows['rows'][number] => [
      ...fields,
      { kind: 'text', text: document },
      toCheck.length === 0 ? null : { kind: 'text', text: toCheck.join(', ') },
    ]);
    for (let isTold = false; !stopping.aborted; isTold = true) {
      if (!(await this.#isOpenElsewhere()) && (await this.#put({ ...file, rows: rows.length }, values))) return true;
      if (!isTold) process.stderr.write(`${basename(this.#path)} is open elsewhere: the rows of ${file.name} wait until it is closed\n`);
      await wait(LOOK_AGAIN_MS, undefined, { signal: stopping }).catch(() => {});
    }
    return false;
  }

  async #put(file: { hash: string; name: string; rows: number }, rows: NewRows['rows']): Promise<boolean> {
    const there = (await readIfThere(this.#path)) ?? newWorkbook(this.#columns.map(({ name }) => name));
    const changed = appendRows(there, { columns: this.#columns, rows });
    await this.#record.begin(file, hashOf(changed));
    try {
      await replaceFile(this.#path, changed);
    } catch (error) {
      if (HELD.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
      throw error;
    }
    await this.#record.end();
    return true;
  }

  async #isOpenElsewhere(): Promise<boolean> {
    const there = OWNER_FILES.map((nameOf) => access(join(dirname(this.#path), nameOf(basename(this.#path)))));
    return (await Promise.allSettled(there)).some(({ status }) => status === 'fulfilled');
  }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

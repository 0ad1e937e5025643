import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { readFirstSheet } from '@sheetlift/engine/first-sheet';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChatServer } from '../../../../packages/language-models/src/chat-server.test-fixture.ts';
import { workbookOf } from '../workbook/workbook.test-fixture.ts';
import { ZipArchive } from '../workbook/zip-archive.ts';

const COMMAND = fileURLToPath(new URL('../../bin/sheetlift.mjs', import.meta.url));
const SAMPLE = fileURLToPath(new URL('../../../web/public/samples/supplier-invoice.pdf', import.meta.url));
const LONG = { timeout: 60_000, interval: 100 };

let folder: string;
let watchers: ChildProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-watch-'));
  mkdirSync(join(folder, 'in'));
  put('template.json', templateOf('Number', 'Total'));
  watchers = [];
});

afterEach(async () => {
  for (const watcher of watchers) {
    if (watcher.exitCode !== null || watcher.signalCode !== null) continue;
    watcher.kill('SIGKILL');
    await once(watcher, 'exit');
  }
  rmSync(folder, { recursive: true });
});

function templateOf(number: string, total: string): string {
  return JSON.stringify({
    name: 'Bills',
    entities: [
      { variableName: number, description: 'Number of the invoice', type: 'text' },
      { variableName: total, description: 'Total amount including tax', type: 'number' },
    ],
  });
}

const put = (name: string, content: string | Uint8Array): void => writeFileSync(join(folder, name), content);
const bill = (number: string, total: string): string => `Invoice number: ${number}\nTotal: ${total} EUR\n`;

interface Watcher {
  process: ChildProcess;
  said: () => string;
}

function watch(options: readonly string[] = [], environment: Record<string, string> = {}): Watcher {
  const args = [COMMAND, 'watch', 'in', '--template', 'template.json', '--out', 'bills.xlsx', '--rest', '1', ...options];
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...environment } });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  watchers.push(child);
  return { process: child, said: () => said };
}

async function end({ process: child }: Watcher, signal?: NodeJS.Signals): Promise<number | null> {
  if (signal) child.kill(signal);
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** The rows below the header of the first sheet, read by the engine: number, total and file, without what is to check. */
function rows(): string[][] {
  if (!existsSync(join(folder, 'bills.xlsx'))) return [];
  return readFirstSheet(readFileSync(join(folder, 'bills.xlsx')), 100)
    .rows.slice(1)
    .map((cells) => cells.slice(0, 3).map(({ text }) => text));
}

test('rows of new files are put below the others as they come; a file that was there adds nothing, under any name, also after a restart', async () => {
  put('in/a.txt', bill('A-1', '12.50'));
  const first = watch();
  await expect.poll(rows, LONG).toEqual([['A-1', '12.5', 'a.txt']]);
  put('in/b.txt', bill('B-2', '7.25'));
  await expect.poll(rows, LONG).toHaveLength(2);
  expect(await end(first, 'SIGTERM')).toBe(0);
  put('in/copy of a.txt', bill('A-1', '12.50'));
  put('in/c.txt', bill('C-3', '3.00'));
  const second = watch(['--once']);
  expect(await end(second)).toBe(0);
  expect(rows()).toEqual([
    ['A-1', '12.5', 'a.txt'],
    ['B-2', '7.25', 'b.txt'],
    ['C-3', '3', 'c.txt'],
  ]);
  expect(second.said()).toContain('copy of a.txt: the same file as a.txt, whose rows are there\n');
  expect(readdirSync(folder).toSorted()).toEqual(['bills.xlsx', 'bills.xlsx.watched.json', 'in', 'template.json']);
}, 120_000);

test('a language model is asked about files that come; what a stop kept it from is taken at the next start', async () => {
  let isSilent = true;
  const answer = { cells: [{ field: 'f2', answer: 'quote', candidate: '', line: 2, quote: '12.50', lookedAt: [] }] };
  const server = await startChatServer(() => (isSilent ? { silent: true } : { text: JSON.stringify(answer) }));
  const model = { MODEL_BASE_URL: server.baseUrl };
  put('in/a.txt', 'Invoice number: A-1\nWe ask you for 12.50 EUR.\n');
  const options = ['--model', 'compatible/m'];
  const stopped = watch(options, model);
  await expect.poll(() => server.asked.length, LONG).toBe(1);
  expect(await end(stopped, 'SIGINT')).toBe(0);
  expect(rows()).toEqual([]);
  isSilent = false;
  const second = watch([...options, '--once'], model);
  expect(await end(second)).toBe(0);
  expect(rows()).toEqual([['A-1', '12.5', 'a.txt']]);
  expect(second.said()).toContain('compatible/m: 1 question, 111 + 22 tokens');
  await server.close();
}, 120_000);

test('a file that is still written waits until it is whole', async () => {
  put('in/slow.txt', 'Invoice number: S-1\n');
  put('in/quick.txt', bill('Q-1', '1.00'));
  const watcher = watch(['--rest', '5']);
  for (let line = 0; !watcher.said().includes('quick.txt: 1 row'); line++) {
    appendFileSync(join(folder, 'in/slow.txt'), `Line ${line}\n`);
    await wait(200);
  }
  // Its lines came closer together than the time that it has to rest.
  expect(watcher.said()).not.toContain('slow.txt');
  appendFileSync(join(folder, 'in/slow.txt'), 'Total: 99.00 EUR\n');
  await expect.poll(rows, LONG).toHaveLength(2);
  expect(rows()[1]).toEqual(['S-1', '99', 'slow.txt']);
}, 120_000);

test('a workbook that is there keeps its other parts to the byte', async () => {
  put('template.json', templateOf('Number', 'Total & tax'));
  const before = workbookOf();
  put('bills.xlsx', before);
  put('in/a.txt', bill('A-3', '12.50'));
  expect(await end(watch(['--once']))).toBe(0);
  const [there, now] = [new ZipArchive(before), new ZipArchive(readFileSync(join(folder, 'bills.xlsx')))];
  expect(now.names).toEqual(there.names);
  expect(now.names.filter((name) => !now.read(name)!.equals(there.read(name)!))).toEqual(['xl/worksheets/sheet1.xml']);
  expect(now.read('xl/worksheets/sheet1.xml')!.toString()).toMatch(/<row r="6"[^>]*>.*A-3.*<v>12\.5<\/v>.*<\/row>/);
}, 60_000);

test('a workbook that rows cannot be put into is left alone, with a clear word and before anything is read', async () => {
  put('in/a.txt', bill('A-1', '12.50'));
  for (const [content, why] of [
    [workbookOf(), 'none of its sheets has a row with the columns "Number", "Total". Nothing was changed in it.'],
    [Buffer.from('a;b'), 'it is no workbook (.xlsx), or is locked with a password. Nothing was changed in it.'],
  ] as const) {
    put('bills.xlsx', content);
    const watcher = watch(['--once']);
    expect([await end(watcher), watcher.said()]).toEqual([1, `bills.xlsx: ${why}\n`]);
    expect(readFileSync(join(folder, 'bills.xlsx')).equals(content)).toBe(true);
  }
}, 60_000);

test('while another program has the workbook open, rows wait', async () => {
  put('.~lock.bills.xlsx#', 'somebody');
  put('in/a.txt', bill('A-1', '12.50'));
  const watcher = watch();
  await expect.poll(watcher.said, LONG).toContain('bills.xlsx is open elsewhere: the rows of a.txt wait until it is closed');
  expect(existsSync(join(folder, 'bills.xlsx'))).toBe(false);
  rmSync(join(folder, '.~lock.bills.xlsx#'));
  await expect.poll(rows, LONG).toEqual([['A-1', '12.5', 'a.txt']]);
}, 60_000);

test('rows that were under way when the command was killed are there once: the workbook tells whether they came', async () => {
  put('in/a.txt', bill('A-1', '12.50'));
  await end(watch(['--once']));
  const [hash] = Object.keys((JSON.parse(readFileSync(join(folder, 'bills.xlsx.watched.json'), 'utf8')) as { files: object }).files);
  const workbook = createHash('sha256')
    .update(readFileSync(join(folder, 'bills.xlsx')))
    .digest('hex');
  const died = (what: string): void =>
    put(
      'bills.xlsx.watched.json',
      JSON.stringify({ version: 1, files: {}, underWay: { file: hash, name: 'a.txt', rows: 1, workbook: what } }),
    );
  died(workbook);
  await end(watch(['--once']));
  expect(rows()).toHaveLength(1);
  rmSync(join(folder, 'bills.xlsx'));
  died(workbook);
  await end(watch(['--once']));
  expect(rows()).toEqual([['A-1', '12.5', 'a.txt']]);
}, 60_000);

test('a file that cannot be read is told and adds nothing, and adds its rows once it can be', async () => {
  put('in/a.pdf', '%PDF-1.7 and nothing more');
  put('in/b.txt', bill('B-2', '7.25'));
  const watcher = watch(['--once']);
  expect(await end(watcher)).toBe(2);
  expect(watcher.said()).toContain('a.pdf: file_damaged');
  expect(rows()).toEqual([['B-2', '7.25', 'b.txt']]);
  put('in/a.pdf', readFileSync(SAMPLE));
  expect(await end(watch(['--once']))).toBe(0);
  expect(rows().map((row) => row.at(-1))).toEqual(['b.txt', 'a.pdf']);
}, 60_000);

test('two do not put rows into one workbook; of one that was killed the lock is taken over', async () => {
  const first = watch();
  await expect.poll(first.said, LONG).toContain('Watching in');
  const second = watch();
  expect(await end(second)).toBe(1);
  expect(second.said()).toContain('puts rows into this workbook already');
  await end(first, 'SIGKILL');
  put('in/a.txt', bill('A-1', '12.50'));
  expect(await end(watch(['--once']))).toBe(0);
  expect(rows()).toHaveLength(1);
}, 60_000);

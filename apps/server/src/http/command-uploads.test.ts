import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApiKey, listRuns, type Run } from '@sheetlift/contract';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploads } from '../platform/schema.ts';
import { startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { startTestServer, type TestServer } from './test-server.test-fixture.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const COMMAND = join(ROOT, 'apps/cli/bin/sheetlift.mjs');
const TEMPLATE = {
  name: 'Letters',
  entities: [{ variableName: 'Total', description: 'Total amount including tax', type: 'number' }],
};

const MEGABYTE = 1024 * 1024;
const LARGE_BYTES = 24 * MEGABYTE;

let server: TestServer;
let worker: { stop: () => Promise<void> };
let folder: string;
let line: Server;
let address: string;
/** What the line carried to the server, over all its connections. */
let carried = 0;
/** It breaks each time that it has carried so much since the last time. */
let breaks: number[] = [];
let token: string;
let key: string;

beforeAll(async () => {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'apps/cli'], { cwd: ROOT });
  server = await startTestServer();
  worker = await startTestWorker(server.parts, server.databaseUrl);
  const direct = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  let sinceBreak = 0;
  line = createServer((from) => {
    const to = connect(Number(direct.port), '127.0.0.1');
    from.on('data', (chunk) => {
      carried += chunk.length;
      sinceBreak += chunk.length;
      if (breaks.length === 0 || sinceBreak < breaks[0]!) return;
      breaks.shift();
      sinceBreak = 0;
      to.destroy();
      from.destroy();
    });
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
    from.pipe(to);
    to.pipe(from);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  address = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-command-'));
  writeFileSync(join(folder, 'template.json'), JSON.stringify(TEMPLATE));
  writeFileSync(join(folder, 'first.txt'), 'Letter\n\nTotal: 1.50 EUR\n');
  writeFileSync(join(folder, 'last.txt'), 'Letter\n\nTotal: 3.50 EUR\n');
  // A letter, and what a Mac puts beside it, which is no document.
  const archive = { 'letter.txt': Buffer.from('Letter\n\nTotal: 2.50 EUR\n'), '__MACOSX/a': randomBytes(LARGE_BYTES) };
  writeFileSync(join(folder, 'large.zip'), zipSync(archive, { level: 0 }));
  writeFileSync(join(folder, 'large.rtf'), `{\\rtf1 ${'a'.repeat(LARGE_BYTES)}}`);
}, 180_000);

beforeEach(async () => {
  ({ token } = await server.signUp());
  const made = await server.call(createApiKey, { token, body: { name: 'Nightly', scopes: ['runs:read', 'runs:write'] } });
  ({ key } = made.body as { key: string });
  carried = 0;
});

afterAll(async () => {
  line.close();
  await worker.stop();
  await server.close();
  rmSync(folder, { recursive: true });
});

function extract(...files: string[]) {
  const options = ['--template', 'template.json', '--format', 'csv', '--server', address];
  const child = spawn(process.execPath, [COMMAND, 'extract', ...files, ...options], {
    cwd: folder,
    env: { PATH: process.env['PATH'], SHEETLIFT_API_KEY: key },
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text));
  const ended = new Promise<{ status: number | null; stdout: string; stderr: string }>((done) =>
    child.on('close', (status) => done({ status, ...said })),
  );
  return { child, ended };
}

const runsOf = async (): Promise<Run[]> => ((await server.call(listRuns, { token })).body as { data: Run[] }).data;

test('a large file goes on where its line broke, tells how far it is, and stands in its place among the others', async () => {
  breaks = [10 * MEGABYTE, 6 * MEGABYTE];
  const { status, stdout, stderr } = await extract('first.txt', 'large.zip', 'last.txt').ended;
  expect([status, stdout.split('\r\n').slice(1, 4)]).toEqual([0, ['1.50', '2.50', '3.50']]);
  expect(breaks).toEqual([]);
  // Of a broken piece at most what was on its way comes twice.
  expect(carried).toBeLessThan(LARGE_BYTES + 9 * MEGABYTE);
  expect(stderr.match(/\d+ % of 24 MB sent/g)?.at(-1)).toBe('100 % of 24 MB sent');
  expect(await runsOf()).toMatchObject([{ state: 'done', documents: { done: 3 } }]);
  expect(await server.database.select().from(uploads)).toEqual([]);
}, 120_000);

test('a command that was killed goes on with its upload when it is given again, and leaves no run of before', async () => {
  const first = extract('first.txt', 'large.zip');
  await expect.poll(() => carried, { timeout: 60_000, interval: 5 }).toBeGreaterThan(13 * MEGABYTE);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await runsOf()).toEqual([]);
  carried = 0;
  const { status, stdout } = await extract('first.txt', 'large.zip').ended;
  expect([status, stdout.split('\r\n').slice(1, 3)]).toEqual([0, ['1.50', '2.50']]);
  expect(carried).toBeLessThan(LARGE_BYTES - 10 * MEGABYTE);
  expect(await runsOf()).toMatchObject([{ state: 'done', documents: { done: 2 } }]);
}, 120_000);

test('the same command again starts a run of its own, and the same file twice is two documents', async () => {
  for (let again = 0; again < 2; again++) expect((await extract('large.zip', 'large.zip').ended).status).toBe(0);
  expect(await runsOf()).toMatchObject([{ documents: { done: 2 } }, { documents: { done: 2 } }]);
}, 120_000);

test('a large file that is none of our documents is not sent to its end, and costs the others nothing', async () => {
  const { status, stdout, stderr } = await extract('large.rtf', 'last.txt').ended;
  expect([status, stdout.split('\r\n')[1]]).toEqual([2, '3.50']);
  expect(stderr).toContain('large.rtf: unsupported_type:');
  expect(carried).toBeLessThan(9 * MEGABYTE);
}, 120_000);

test('where one of the files is not there nothing is sent', async () => {
  const { status, stderr } = await extract('first.txt', 'none.txt').ended;
  expect([status, stderr, carried]).toEqual([1, 'none.txt: no such file\n', 0]);
  expect(await runsOf()).toEqual([]);
}, 60_000);

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApiKey, createRun, listRuns, type Run } from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServerModel } from '../language-model/server-model.ts';
import { startVendorServer, type VendorServer } from '../language-model/vendor-server.test-fixture.ts';
import { idempotentRequests } from '../platform/schema.ts';
import { startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const COMMAND = join(ROOT, 'apps/cli/bin/sheetlift.mjs');
const SAMPLE = join(ROOT, 'apps/web/public/samples/supplier-invoice.pdf');
const TEMPLATE = {
  name: 'Letters',
  entities: [{ variableName: 'Total', description: 'Total amount including tax', type: 'number' }],
};

const SLIPS = { name: 'Slips', entities: [{ variableName: 'partner', description: 'Name of the trading partner', type: 'text' }] };
/** A paper whose labels say nothing to anybody but its readers. */
const slip = (partner: string): string =>
  [
    'Zentrallager Umschlagschein',
    partner,
    'Abteilung Warenfluss und Verteilung',
    'Krumbel 48.50',
    'Bitte diesen Schein sorgsam aufbewahren',
  ].join('\n');

let vendor: VendorServer;
let server: TestServer;
let worker: { stop: () => Promise<void> };
let address: string;
let folder: string;
let token: string;
let key: string;

beforeAll(async () => {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'apps/cli'], { cwd: ROOT });
  vendor = await startVendorServer();
  const tokens = { anonymous: 0, free: 0, starter: 0, pro: 0, business: 10_000 };
  const served = { protocol: 'anthropic', id: 'anthropic/m', baseUrl: vendor.baseUrl, model: 'm', key: 'the-operators-key' } as const;
  const languageModel = openServerModel({ served, seesPictures: false, tokens, money: null, price: null });
  server = await startTestServer({ languageModel });
  worker = await startTestWorker({ ...server.parts, languageModel }, server.databaseUrl);
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ token } = await server.signUp());
  const made = await server.call(createApiKey, { token, body: { name: 'Nightly', scopes: ['runs:read', 'runs:write'] } });
  ({ key } = made.body as { key: string });
  folder = mkdtempSync(join(tmpdir(), 'sheetlift-command-'));
  writeFileSync(join(folder, 'template.json'), JSON.stringify(TEMPLATE));
  writeFileSync(
    join(folder, 'moods.json'),
    JSON.stringify({ name: 'Moods', entities: [{ variableName: 'Mood', description: 'What the writer is unhappy about', type: 'text' }] }),
  );
  writeFileSync(join(folder, 'letter.txt'), 'Dear all\n\nWhy: the order came late\n\nYours, Ada\n');
  writeFileSync(join(folder, 'note.txt'), 'Letter\n\nTotal: 12.50 EUR\n');
  writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 and nothing more');
}, 180_000);

afterAll(async () => {
  await worker.stop();
  await Promise.all([server.close(), vendor.close()]);
  rmSync(folder, { recursive: true });
});

function sheetlift(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, env: { PATH: process.env['PATH'], ...environment } });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text));
  return new Promise((done) => child.on('close', (status) => done({ status, ...said })));
}

test('the command has a server read, and gives the rows that it finds itself', async () => {
  const files = [SAMPLE, 'note.txt', '--template', 'template.json', '--format', 'csv'];
  const there = await sheetlift({ SHEETLIFT_API_KEY: key }, 'extract', ...files, '--server', address);
  const here = await sheetlift({}, 'extract', ...files);
  expect([there.status, there.stdout]).toEqual([0, here.stdout]);
  expect(there.stderr).toContain('note.txt: 1 row from 1 page');
  const { data } = (await server.call(listRuns, { token })).body as { data: Run[] };
  expect(data).toMatchObject([{ state: 'done', documents: { done: 2 } }]);
}, 60_000);

test('with --remarks the CSV of a server says which cells are blank and why, as the command does itself', async () => {
  const files = ['note.txt', '--template', 'moods.json', '--format', 'csv', '--remarks'];
  const there = await sheetlift({ SHEETLIFT_API_KEY: key }, 'extract', ...files, '--server', address);
  const here = await sheetlift({}, 'extract', ...files);
  expect([there.status, there.stdout]).toEqual([0, here.stdout]);
  expect(there.stdout).toContain('Mood: ');
}, 60_000);

test('a document that cannot be read is named, and the others are written', async () => {
  const files = ['broken.pdf', 'note.txt', '--template', 'template.json', '-o', 'rows.json', '--format', 'json'];
  const { status, stderr } = await sheetlift({ SHEETLIFT_API_KEY: key }, 'extract', ...files, '--server', address);
  expect([status, stderr.includes('broken.pdf: file_damaged:')]).toEqual([2, true]);
  expect(JSON.parse(readFileSync(join(folder, 'rows.json'), 'utf8'))).toMatchObject({ rows: [{ Total: 12.5 }] });
}, 60_000);

test('a template file that was taught goes to the account with its lessons, and comes back as a file that the command finds by', async () => {
  const account = await server.signUp({ keepsCorrections: true });
  const scopes = ['templates:read', 'templates:write', 'runs:read', 'runs:write'];
  const made = await server.call(createApiKey, { token: account.token, body: { name: 'Nightly', scopes } });
  const headers = { authorization: `Bearer ${(made.body as { key: string }).key}`, 'content-type': 'application/json' };
  writeFileSync(join(folder, 'slips.json'), JSON.stringify(SLIPS));
  for (const [name, partner] of [
    ['one', 'Hansen Spedition'],
    ['two', 'Bergmann Transporte'],
  ] as const)
    writeFileSync(join(folder, `${name}.txt`), slip(partner));
  writeFileSync(join(folder, 'row.json'), JSON.stringify({ partner: 'Hansen Spedition' }));
  expect((await sheetlift({}, 'teach', 'slips.json', '--document', 'one.txt', '--row', 'row.json')).status).toBe(0);
  const body = readFileSync(join(folder, 'slips.json'), 'utf8');
  const kept = (await (await fetch(`${address}/api/v1/templates`, { method: 'POST', headers, body })).json()) as { id: string };
  const fetched = await fetch(`${address}/api/v1/templates/${kept.id}`, { headers });
  writeFileSync(join(folder, 'fetched.json'), await fetched.text());
  const { stdout } = await sheetlift({}, 'extract', 'two.txt', '--template', 'fetched.json', '--format', 'csv');
  expect(stdout.split('\r\n')[1]).toBe('Bergmann Transporte');
  // A run by the same template knows it without being sent the lessons.
  const run = {
    template_id: kept.id,
    documents: [{ file_name: 'two.txt', content: Buffer.from(slip('Bergmann Transporte')).toString('base64') }],
  };
  const rows = await fetch(`${address}/api/v1/extract?format=csv`, { method: 'POST', headers, body: JSON.stringify(run) });
  expect(await rows.text()).toContain('Bergmann Transporte');
}, 60_000);

test('it has the model of the server asked where it says so, and only then', async () => {
  const letter = ['extract', 'letter.txt', '--template', 'moods.json', '--format', 'json', '--server', address];
  const without = await sheetlift({ SHEETLIFT_API_KEY: key }, ...letter);
  expect([without.status, vendor.asked]).toEqual([0, []]);
  const withModel = await sheetlift({ SHEETLIFT_API_KEY: key }, ...letter, '--model-mode', 'model');
  expect(JSON.parse(withModel.stdout)).toMatchObject({ rows: [{ Mood: 'the order came late' }] });
  expect(vendor.asked).toHaveLength(1);
}, 60_000);

test('what passes is waited for: a line that was too slow, and a request of before that the server is still at', async () => {
  const { user, token: own } = await server.signUp();
  const sent: (string | string[] | undefined)[] = [];
  const front = createServer((request, response) => {
    const key = request.headers['idempotency-key'];
    const passOn = (): void => {
      const passed = ask(`${address}${request.url}`, { method: request.method!, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      request.pipe(passed);
    };
    if (request.method !== 'POST' || request.url !== createRun.path) return passOn();
    sent.push(key);
    const claim = { ownerId: user.id, call: createRun.name, key: String(key), startedAt: new Date() };
    if (sent.length === 1) {
      request
        .resume()
        .on('end', () => response.writeHead(408, { 'content-type': 'application/json' }).end(JSON.stringify(failureBody('too_slow'))));
    } else if (sent.length === 2) {
      void server.database.insert(idempotentRequests).values(claim).then(passOn);
      response.on('finish', () => void server.database.delete(idempotentRequests).where(eq(idempotentRequests.key, claim.key)).execute());
    } else passOn();
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const made = await server.call(createApiKey, { token: own, body: { name: 'Nightly', scopes: ['runs:read', 'runs:write'] } });
  const through = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  const asked = ['extract', 'note.txt', '--template', 'template.json', '--format', 'csv', '--server', through];
  const { status, stdout } = await sheetlift({ SHEETLIFT_API_KEY: (made.body as { key: string }).key }, ...asked);
  front.close();
  expect([status, stdout.split('\r\n')[1]]).toEqual([0, expect.stringContaining('12.50')]);
  expect([sent.length, new Set(sent).size]).toEqual([3, 1]);
}, 120_000);

test.each([
  ['no key', {}, [], 'SHEETLIFT_API_KEY'],
  ['a key of nobody', { SHEETLIFT_API_KEY: 'slk_none' }, [], 'not_authenticated'],
  ['an option for reading here', { SHEETLIFT_API_KEY: 'x' }, ['--pages', '1'], '--pages does not go with --server'],
  ['a model of its own', { SHEETLIFT_API_KEY: 'x' }, ['--model=ollama/m'], '--model does not go with --server'],
  ['a mode that there is not', { SHEETLIFT_API_KEY: 'x' }, ['--model-mode', 'often'], '--model-mode'],
])('with %s it says what is wrong', async (_what, environment, options, words) => {
  const { status, stderr } = await sheetlift(
    environment,
    'extract',
    'note.txt',
    '--template',
    'template.json',
    '--server',
    address,
    ...options,
  );
  expect([status, stderr.includes(words)]).toEqual([1, true]);
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { generateTextPdf } from './generate-pdf.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

const DOCUMENTS = 40;
const PAGES = 10;
const WARM_DOCUMENTS = 4;
const PASSWORD = 'a long walk in the rain';
const TEMPLATE = {
  name: 'Letters',
  entities: [
    { variableName: 'Number', type: 'text' },
    { variableName: 'Amount', type: 'number' },
  ],
};

/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_S = 100;

interface Server {
  web: ChildProcess;
  address: string;
  token: string;
  dataDirectory: string;
}

interface Measured {
  pagesPerS: number;
  /** Processor time for a page, in ms: of the workers with their readers, of PostgreSQL, of the web server. */
  processor: { worker: number; database: number; web: number };
}

/** Printed pages through the server as it was built last: two workers of one reader each against one, and what a page costs whom. */
export async function benchWorkers(): Promise<Figure[]> {
  const server = await startServer();
  try {
    const one = await measure(1, server);
    const two = await measure(2, server);
    const machine = `${availableParallelism()} processors, load ${loadavg()[0]!.toFixed(1)}`;
    const { worker, database, web } = one.processor;
    return [
      {
        measure: `Printed pages, two workers against one`,
        value: two.pagesPerS / one.pagesPerS,
        unit: 'x',
        goal: '>= 1.8',
        detail: `${one.pagesPerS.toFixed(1)} and ${two.pagesPerS.toFixed(1)} pages/s, ${DOCUMENTS} documents of ${PAGES}; ${machine}`,
      },
      {
        measure: 'A printed page on the server, processor time',
        value: worker + database + web,
        unit: 'ms',
        goal: '-',
        detail: `worker and reader ${worker.toFixed(1)}, PostgreSQL ${database.toFixed(1)}, web ${web.toFixed(1)}`,
      },
    ];
  } finally {
    server.web.kill('SIGTERM');
    await once(server.web, 'exit');
    rmSync(server.dataDirectory, { recursive: true });
  }
}

async function startServer(): Promise<Server> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sheetlift-bench-'));
  chmodSync(dataDirectory, 0o755);
  const web = start('web', dataDirectory);
  const address = await said(web, /^Sheetlift is ready: (\S+)/);
  const account = { email: 'bench@example.com', password: PASSWORD };
  await post(`${address}/auth/register`, JSON.stringify(account), { 'content-type': 'application/json' });
  const signedIn = await post(`${address}/auth/jwt/login`, new URLSearchParams({ username: account.email, password: PASSWORD }), {});
  return { web, address, token: (signedIn as { access_token: string }).access_token, dataDirectory };
}

function start(role: 'web' | 'worker', dataDirectory: string): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDirectory, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', READERS: '1' };
  return spawn(process.execPath, ['apps/server/dist/main.js', role], { cwd: PROJECT_ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** What is said of itself by a process that has started. */
async function said(child: ChildProcess, wanted: RegExp): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = wanted.exec(line);
    if (found) return found[1] ?? '';
  }
  throw new Error('A process of the server did not start.');
}

async function post(url: string, body: string | URLSearchParams, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function measure(count: number, server: Server): Promise<Measured> {
  const workers = Array.from({ length: count }, () => start('worker', server.dataDirectory));
  await Promise.all(workers.map((worker) => said(worker, /^Sheetlift reads documents/)));
  await readRun(WARM_DOCUMENTS, count * 1_000, server);
  process.stderr.write(`workers: ${count}, ${DOCUMENTS} documents\n`);
  const pids = { worker: workers.map(({ pid }) => pid!), database: [postmaster(server)], web: [server.web.pid!] };
  const before = processorMs(pids);
  const startedAt = performance.now();
  await readRun(DOCUMENTS, count * 10_000, server);
  const tookMs = performance.now() - startedAt;
  const after = processorMs(pids);
  for (const worker of workers) {
    worker.kill('SIGTERM');
    await once(worker, 'exit');
  }
  const pages = DOCUMENTS * PAGES;
  const each = (who: keyof typeof after): number => (after[who] - before[who]) / pages;
  return { pagesPerS: (pages / tookMs) * 1000, processor: { worker: each('worker'), database: each('database'), web: each('web') } };
}

async function readRun(count: number, seed: number, { address, token }: Server): Promise<void> {
  const contents = await Promise.all(Array.from({ length: count }, (_none, index) => generateTextPdf(PAGES, seed + index)));
  const documents = contents.map((bytes, index) => ({ file_name: `${index}.pdf`, content: Buffer.from(bytes).toString('base64') }));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const run = (await post(`${address}/api/v1/runs`, JSON.stringify({ template: TEMPLATE, documents }), headers)) as { id: string };
  for (;;) {
    const now = (await (await fetch(`${address}/api/v1/runs/${run.id}`, { headers })).json()) as {
      state: string;
      documents: { done: number };
    };
    if (now.state === 'done' && now.documents.done === count) return;
    if (now.state !== 'running') throw new Error(`The run came to ${JSON.stringify(now.documents)}.`);
    await wait(100);
  }
}

function postmaster({ dataDirectory }: Server): number {
  return Number(readFileSync(join(dataDirectory, 'database/postmaster.pid'), 'utf8').split('\n')[0]);
}

function processorMs<Who extends string>(pids: Record<Who, readonly number[]>): Record<Who, number> {
  const sums = Object.entries<readonly number[]>(pids).map(([who, roots]) => [who, roots.reduce((sum, pid) => sum + treeMs(pid), 0)]);
  return Object.fromEntries(sums) as Record<Who, number>;
}

/** Processor time of a process, of those it started that live, and of those that have ended. */
function treeMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const own = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return (own / TICKS_PER_S) * 1000 + children.reduce((sum, child) => sum + treeMs(child), 0);
}

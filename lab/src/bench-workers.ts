import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { generateTextPdf } from './generate-pdf.ts';
import { median } from './median.ts';
import { NotMeasured } from './not-measured.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

/** One worker and two in turn: what else the machine does falls on both. */
const ROUNDS = 3;
const DOCUMENTS = 20;
const PAGES = 10;
const WARM_DOCUMENTS = 4;

/** Beyond these, on whatever machine, something is wrong. */
const START_MS = 2 * 60_000;
const RUN_MS = 5 * 60_000;

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
  workers: number;
  pagesPerS: number;
  /** Processor time for a page, in ms: of the workers with their readers, of PostgreSQL, of the web server. */
  processor: { worker: number; database: number; web: number };
}

/** Printed pages through the server as it was built last: two workers of one reader each against one, and what a page costs whom. */
export async function benchWorkers(): Promise<Figure[]> {
  const load = loadavg()[0]!;
  const running: ChildProcess[] = [];
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sheetlift-bench-'));
  chmodSync(dataDirectory, 0o755);
  try {
    const server = await startServer(dataDirectory, running);
    const measured: Measured[] = [];
    for (let round = 1; round <= ROUNDS; round++)
      for (const workers of [1, 2]) measured.push(await measure(workers, round, server, running));
    return figuresOf(measured, `${availableParallelism()} processors, load ${load.toFixed(1)} before`);
  } finally {
    for (const child of running.toReversed()) await stop(child);
    rmSync(dataDirectory, { recursive: true });
  }
}

function figuresOf(measured: readonly Measured[], machine: string): Figure[] {
  const by = (workers: number): Measured[] => measured.filter((one) => one.workers === workers);
  const pace = (workers: number): number => median(by(workers).map(({ pagesPerS }) => pagesPerS));
  const rounds = by(2).map(({ pagesPerS }, round) => (pagesPerS / by(1)[round]!.pagesPerS).toFixed(2));
  const cost = (who: keyof Measured['processor']): number => median(by(1).map(({ processor }) => processor[who]));
  return [
    {
      measure: 'Printed pages, two workers against one',
      value: pace(2) / pace(1),
      unit: 'x',
      goal: '>= 1.8',
      detail: `${pace(1).toFixed(1)} and ${pace(2).toFixed(1)} pages/s, medians of ${ROUNDS} rounds (${rounds.join(', ')}), ${DOCUMENTS} documents of ${PAGES} each; ${machine}`,
    },
    {
      measure: 'A printed page on the server, processor time',
      value: cost('worker') + cost('database') + cost('web'),
      unit: 'ms',
      goal: '-',
      detail: `worker and reader ${cost('worker').toFixed(1)}, PostgreSQL ${cost('database').toFixed(1)}, web ${cost('web').toFixed(1)}`,
    },
  ];
}

async function startServer(dataDirectory: string, running: ChildProcess[]): Promise<Server> {
  const web = start('web', dataDirectory, running);
  const address = await said(web, /^Sheetlift is ready: (\S+)/);
  const account = { email: 'bench@example.com', password: PASSWORD };
  await post(`${address}/auth/register`, JSON.stringify(account), { 'content-type': 'application/json' });
  const signedIn = await post(`${address}/auth/jwt/login`, new URLSearchParams({ username: account.email, password: PASSWORD }), {});
  return { web, address, token: (signedIn as { access_token: string }).access_token, dataDirectory };
}

function start(role: 'web' | 'worker', dataDirectory: string, running: ChildProcess[]): ChildProcess {
  const env = { ...process.env, DATA_DIR: dataDirectory, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', READERS: '1' };
  const child = spawn(process.execPath, ['apps/server/dist/main.js', role], {
    cwd: PROJECT_ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

/** What is said of itself by a process that has started. */
async function said(child: ChildProcess, wanted: RegExp): Promise<string> {
  for await (const line of createInterface({ input: child.stdout!, signal: AbortSignal.timeout(START_MS) })) {
    const found = wanted.exec(line);
    if (!found) continue;
    child.stdout!.resume();
    return found[1] ?? '';
  }
  throw new NotMeasured('a process of the server did not start');
}

async function post(url: string, body: string | URLSearchParams, headers: Record<string, string>): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body, headers });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function measure(workers: number, round: number, server: Server, running: ChildProcess[]): Promise<Measured> {
  const started = Array.from({ length: workers }, () => start('worker', server.dataDirectory, running));
  await Promise.all(started.map((worker) => said(worker, /^Sheetlift reads documents/)));
  await readRun(WARM_DOCUMENTS, round * 1_000 + workers * 100, server);
  const pids = { worker: started.map(({ pid }) => pid!), database: [postmaster(server)], web: [server.web.pid!] };
  const before = processorMs(pids);
  const startedAt = performance.now();
  await readRun(DOCUMENTS, round * 10_000 + workers * 1_000, server);
  const tookMs = performance.now() - startedAt;
  const after = processorMs(pids);
  for (const worker of started) await stop(worker);
  const pages = DOCUMENTS * PAGES;
  const each = (who: keyof typeof after): number => (after[who] - before[who]) / pages;
  const pagesPerS = (pages / tookMs) * 1000;
  process.stderr.write(`workers: round ${round} of ${ROUNDS}, ${workers} at work: ${pages} pages, ${pagesPerS.toFixed(1)} pages/s\n`);
  return { workers, pagesPerS, processor: { worker: each('worker'), database: each('database'), web: each('web') } };
}

async function readRun(count: number, seed: number, { address, token }: Server): Promise<void> {
  const contents = await Promise.all(Array.from({ length: count }, (_none, index) => generateTextPdf(PAGES, seed + index)));
  const documents = contents.map((bytes, index) => ({ file_name: `${index}.pdf`, content: Buffer.from(bytes).toString('base64') }));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const run = (await post(`${address}/api/v1/runs`, JSON.stringify({ template: TEMPLATE, documents }), headers)) as { id: string };
  for (const endMs = performance.now() + RUN_MS; performance.now() < endMs; await wait(100)) {
    const now = (await (await fetch(`${address}/api/v1/runs/${run.id}`, { headers })).json()) as {
      state: string;
      documents: { done: number };
    };
    if (now.state === 'done' && now.documents.done === count) return;
    if (now.state !== 'running') throw new NotMeasured(`a run came to ${JSON.stringify(now.documents)}`);
  }
  throw new NotMeasured(`a run of ${count} documents did not end within ${RUN_MS / 60_000} minutes`);
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

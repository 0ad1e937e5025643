// `npm run bench:server -- [seconds]`: the built server with a database of its own, under load from the same machine.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { type Figure, printFigures } from './figure.ts';
import { median } from './median.ts';

const MAIN = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const SECONDS = Number(process.argv[2] ?? 60);
const CONNECTIONS = 100;
const TEMPLATES = 50;
const FIELDS = 10;
const PAIRS = 500;
const PASSWORD = 'a long walk in the rain';

let calls = 0;
const dataDirectory = mkdtempSync(join(tmpdir(), 'sheetlift-bench-'));
chmodSync(dataDirectory, 0o755);
console.log(
  `${availableParallelism()} processors, Node ${process.version}, load before: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}; ${CONNECTIONS} connections, ${SECONDS} s each`,
);
const server = await startServer();
try {
  const token = await signUp('bench@example.com');
  await fillTemplates(token);
  printFigures([await measureBare(), await measure('GET /api/me', token, 3000), await measure('GET /api/templates', token, 800)].flat());
  printFigures([await measurePairs('sign-in', signIn), await measurePairs('forgot-password', forgotPassword)]);
} finally {
  server.child.kill('SIGTERM');
  await once(server.child, 'exit');
  rmSync(dataDirectory, { recursive: true });
}
console.log(
  `load after: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);

async function startServer(): Promise<{ child: ChildProcess; address: string }> {
  const env = { ...process.env, DATA_DIR: dataDirectory, PORT: '0', HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [MAIN, 'web'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^Sheetlift is ready: (\S+)/.exec(line)?.[1];
    if (address) return { child, address };
  }
  throw new Error('The server did not start.');
}

async function post(path: string, body: object | URLSearchParams, headers: Record<string, string> = {}): Promise<unknown> {
  const isForm = body instanceof URLSearchParams;
  const answer = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), 'x-forwarded-for': anywhere(), ...headers },
    body: isForm ? body : JSON.stringify(body),
  });
  return answer.json();
}

/** Each from another network, so that no limit counts. */
function anywhere(): string {
  return `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
}

async function signUp(email: string): Promise<string> {
  await post('/auth/register', { email, password: PASSWORD });
  const { access_token } = (await signIn(email, PASSWORD)) as { access_token: string };
  return access_token;
}

function signIn(email: string, password = 'not the right one'): Promise<unknown> {
  return post('/auth/jwt/login', new URLSearchParams({ username: email, password }));
}

function forgotPassword(email: string): Promise<unknown> {
  return post('/auth/forgot-password', { email });
}

async function fillTemplates(token: string): Promise<void> {
  for (let template = 0; template < TEMPLATES; template++) {
    const entities = Array.from({ length: FIELDS }, (_, field) => ({
      entity_name: `Field ${field}`,
      description: 'The total amount to be paid, with taxes, as it is printed at the end of the invoice',
      type: 'number',
      enum_values: null,
    }));
    await post(
      '/api/templates',
      { name: `Template ${template}`, description: 'One row per line item of an invoice', entities_json: JSON.stringify(entities) },
      { authorization: `Bearer ${token}` },
    );
  }
}

/** What this machine gives at best: a route that asks nobody. */
async function measureBare(): Promise<Figure[]> {
  const app = Fastify();
  app.get('/api/me', async () => ({ id: 'x', email: 'bench@example.com' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { requests } = await fire(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/me`, {});
  await app.close();
  return [
    { measure: 'a bare Fastify route, in the process that makes the load', value: requests.average, unit: '/s', goal: '-', detail: '' },
  ];
}

async function measure(name: string, token: string, goal: number): Promise<Figure[]> {
  const { requests, latency, errors, non2xx, throughput } = await fire(`${server.address}${name.split(' ')[1]}`, {
    authorization: `Bearer ${token}`,
  });
  const detail = `${errors} errors, ${non2xx} answers that were not 2xx, ${Math.round(throughput.average / requests.average)} bytes an answer`;
  return [
    { measure: name, value: requests.average, unit: '/s', goal: `>= ${goal}`, detail },
    { measure: `${name}, p99`, value: latency.p99, unit: 'ms', goal: '<= 250', detail: '' },
  ];
}

function fire(url: string, headers: Record<string, string>): Promise<autocannon.Result> {
  return autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
}

/** An address that has an account and one that has none, in turn. */
async function measurePairs(name: string, ask: (email: string) => Promise<unknown>): Promise<Figure> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    known.push(await timeOf(() => ask('bench@example.com')));
    unknown.push(await timeOf(() => ask('nobody@example.com')));
  }
  const [a, b] = [median(known), median(unknown)];
  return {
    measure: `${name}: known against unknown address, ${PAIRS} pairs, medians apart`,
    value: Math.abs(a - b),
    unit: 'ms',
    goal: '<= 5',
    detail: `known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms`,
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

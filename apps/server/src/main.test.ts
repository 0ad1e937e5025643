import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkEmail, createTemplate, type Endpoint, listTemplates, register, signIn } from '@sheetlift/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHouse, endServer, type RunningServer, startBuiltServer } from './built-server.test-fixture.ts';
import { reachableFolder } from './platform/test-postgres.test-fixture.ts';
import { trials } from './proof.test-fixture.ts';

const KILLS = trials(3, 100);
const SEED = 20_261_121;
const WRITERS = 4;
/** Longest time under writes before the kill. */
const LONGEST_MS = 1_500;

/** On a busy machine PostgreSQL takes its time to go through what it had not finished. */
const COMES_BACK_MS = 60_000;

/** What can die: our process, PostgreSQL, or both at once as in a crash of the machine's memory. */
const VICTIMS = ['both', 'database', 'server'] as const;

let house: string;
let dataDirectory: string;
let running: RunningServer | null = null;

beforeAll(() => {
  house = buildHouse();
  dataDirectory = join(reachableFolder(), 'data');
}, 120_000);

afterAll(async () => {
  if (running) await endServer(running, 'SIGTERM');
  rmSync(house, { recursive: true });
  rmSync(join(dataDirectory, '..'), { recursive: true });
});

const startServer = (): Promise<RunningServer> => startBuiltServer(house, dataDirectory, 'web');

let calls = 0;

/** Each call from another network, so that no limit counts. Null where the connection broke. */
async function call(
  address: string,
  { method, path, bodyType }: Endpoint,
  { body, token }: { body?: Record<string, string>; token?: string },
): Promise<{ status: number; body: unknown } | null> {
  const network = `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const headers = {
    'x-forwarded-for': network,
    'content-type': bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  try {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body && { body: bodyType === 'form' ? new URLSearchParams(body) : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    return null;
  }
}

const PASSWORD = 'a long walk in the rain';

async function newToken(address: string, email: string): Promise<string> {
  await call(address, register, { body: { email, password: PASSWORD } });
  return ((await answered(address, signIn, { body: { username: email, password: PASSWORD } })) as { access_token: string }).access_token;
}

interface Written {
  emails: string[];
  templates: string[];
}

/** Makes accounts and templates, one after the other, until it is told to stop; gives those that were acknowledged. */
function write(address: string, token: string, name: string): { stop: () => Promise<Written> } {
  const written: Written = { emails: [], templates: [] };
  let isStopping = false;
  const writing = async (makes: keyof Written, writer: number): Promise<void> => {
    for (let count = 0; !isStopping; count++) {
      const one = `${name}-${writer}-${count}@example.com`;
      const answer = await (makes === 'emails'
        ? call(address, register, { body: { email: one, password: PASSWORD } })
        : call(address, createTemplate, { token, body: { name: one, description: '', entities_json: '[]' } }));
      if (answer?.status === 201) written[makes].push(one);
      else await wait(20);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => writing(writer % 2 === 0 ? 'emails' : 'templates', writer));
  return {
    stop: async () => {
      isStopping = true;
      await Promise.all(writers);
      return written;
    },
  };
}

/** What was acknowledged and is not there. The token is one from before the kill: it must still be good. */
async function lost(address: string, token: string, { emails, templates }: Written): Promise<string[]> {
  const isThere = await Promise.all(
    emails.map(async (email) => ((await answered(address, checkEmail, { body: { email } })) as { exists: boolean }).exists),
  );
  const kept = new Set(((await answered(address, listTemplates, { token })) as { name: string }[]).map(({ name }) => name));
  return [...emails.filter((_, index) => !isThere[index]), ...templates.filter((name) => !kept.has(name))];
}

/** Asks until there is an answer: while PostgreSQL comes back, nothing can be said of what it has. */
async function answered(address: string, endpoint: Endpoint, request: { body?: Record<string, string>; token?: string }): Promise<unknown> {
  const deadline = Date.now() + COMES_BACK_MS;
  while (Date.now() < deadline) {
    const answer = await call(address, endpoint, request);
    if (answer?.status === 200) return answer.body;
    await wait(100);
  }
  throw new Error(`There was no answer to ${endpoint.name} for ${COMES_BACK_MS} ms.`);
}

test(
  `killed ${KILLS} times while it writes, it starts again by itself and has all that it acknowledged`,
  async () => {
    const random = seeded(SEED);
    const all: { token: string; written: Written }[] = [];
    running = await startServer();
    for (let kill = 0; kill < KILLS; kill++) {
      const victim = VICTIMS[kill % VICTIMS.length]!;
      const token = await newToken(running.address, `owner-${kill}@example.com`);
      const writing = write(running.address, token, `kill${kill}`);
      await wait(random() * LONGEST_MS);
      if (victim !== 'server')
        process.kill(Number(readFileSync(join(dataDirectory, 'database/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      if (victim !== 'database') await endServer(running, 'SIGKILL');
      else await wait(random() * LONGEST_MS);
      const written = await writing.stop();
      if (victim !== 'database') running = await startServer();
      expect(await lost(running.address, token, written), `kill ${kill} (${victim}, seed ${SEED})`).toEqual([]);
      all.push({ token, written });
    }
    for (const { token, written } of all) expect(await lost(running.address, token, written)).toEqual([]);
    const counts = all.map(({ written }) => [written.emails.length, written.templates.length]);
    expect(counts.flat().reduce((sum, count) => sum + count)).toBeGreaterThan(KILLS);
    await endServer(running, 'SIGTERM');
    expect([running.child.exitCode, existsSync(join(dataDirectory, 'database/postmaster.pid'))]).toEqual([0, false]);
  },
  KILLS * 60_000,
);

test('told to stop, it answers what it has begun, takes nothing new, and ends cleanly', async () => {
  running = await startServer();
  const { child, address } = running;
  const body = JSON.stringify({ email: 'late@example.com' });
  const begun = httpRequest(`${address}${checkEmail.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  const answered = once(begun, 'response') as Promise<[IncomingMessage]>;
  begun.flushHeaders();
  // The server has the request now, and waits for its body.
  await once(begun, 'continue');
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(`${address}/healthz`).then(
          () => 'taken',
          () => 'refused',
        ),
      { timeout: 20_000 },
    )
    .toBe('refused');
  begun.end(body);
  const [answer] = await answered;
  answer.resume();
  expect([answer.statusCode, await gone]).toEqual([200, [0, null]]);
}, 120_000);

/** Mulberry32: the same instants each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseAccount } from './database-account.ts';
import { startDatabase } from './start-database.ts';
import { reachableFolder } from './test-postgres.test-fixture.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** What main.ts does with the database, alone: the rest of it needs the built web app. */
const PROGRAM = `
import { prepareDataDirectory } from './data-directory.js';
import { startDatabase } from './start-database.js';
try {
  prepareDataDirectory(process.env.DATA_DIR);
  const started = await startDatabase({ databaseUrl: null, dataDirectory: process.env.DATA_DIR }, () => {});
  process.once('SIGTERM', () => started.release().then(() => process.exit(0)));
  console.log(JSON.stringify({ url: started.url, sentence: started.sentence }));
  setInterval(() => {}, 1e9);
} catch (error) {
  console.log(JSON.stringify({ problem: error.message }));
  process.exit(1);
}`;
const PROGRAM_PATH = join(ROOT, 'apps/server/dist/platform/start-database-alone.mjs');

interface Said {
  url?: string;
  sentence?: string;
  problem?: string;
}

const folders: string[] = [];
const children = new Set<ChildProcess>();

beforeAll(() => {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'apps/server'], { cwd: ROOT });
  writeFileSync(PROGRAM_PATH, PROGRAM);
}, 120_000);

afterEach(async () => {
  for (const child of children) await end(child, 'SIGTERM');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

afterAll(() => rmSync(PROGRAM_PATH));

function newFolder(): string {
  const folder = reachableFolder();
  folders.push(folder);
  return folder;
}

/** Starts a process as a person would, under another account where one is given, and waits for what it says. */
async function startProcess(dataDirectory: string, account?: { uid: number; gid: number }): Promise<{ child: ChildProcess; said: Said }> {
  const child = spawn(process.execPath, [PROGRAM_PATH], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...account,
  });
  children.add(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, said: JSON.parse(line) as Said };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(query)).rows;
  } finally {
    await client.end();
  }
}

const isStopped = (dataDirectory: string): boolean => !existsSync(join(dataDirectory, 'database/postmaster.pid'));
const start = (dataDirectory: string) => startDatabase({ databaseUrl: null, dataDirectory }, () => {});

describe('who starts it, and where', () => {
  const nobody = (): { uid: number; gid: number } => ({
    uid: Number(execFileSync('id', ['-u', 'nobody'])),
    gid: Number(execFileSync('id', ['-g', 'nobody'])),
  });
  const SENTENCE = /^[^\n]+DATA_DIR[^\n]+DATABASE_URL[^\n]+\.$/;

  function lockedFolder(): string {
    const folder = newFolder();
    chmodSync(folder, isRoot ? 0o700 : 0o500);
    return join(folder, 'data');
  }

  // Only root can be both; everybody else runs the two cases that are theirs.
  const cases = isRoot ? ['root', 'another account'] : ['this account'];

  test.each(cases)(
    'as %s, in a folder that can be reached, it runs and keeps its files to itself',
    async (who) => {
      const folder = newFolder();
      const account = who === 'another account' ? nobody() : undefined;
      if (account) chownSync(folder, account.uid, account.gid);
      const { child, said } = await startProcess(join(folder, 'data'), account);
      expect(said).toMatchObject({ sentence: expect.stringContaining(`PostgreSQL was set up in ${folder}/data/database`) });
      expect(await ask(said.url!, 'select count(*)::int as n from users')).toEqual([{ n: 0 }]);
      expect(statSync(join(folder, 'data/database')).mode & 0o777).toBe(0o700);
      expect(statSync(join(folder, 'data/secrets')).mode & 0o777).toBe(0o700);
      for (const name of readdirSync(join(folder, 'data/secrets')))
        expect(statSync(join(folder, 'data/secrets', name)).mode & 0o777).toBe(0o600);
      await end(child, 'SIGTERM');
      expect(isStopped(join(folder, 'data'))).toBe(true);
    },
    60_000,
  );

  test.each(cases)(
    'as %s, in a folder that cannot be reached, one sentence says what to set',
    async (who) => {
      const dataDirectory = lockedFolder();
      const { said } = await startProcess(dataDirectory, who === 'another account' ? nobody() : undefined);
      expect(said.problem).toMatch(SENTENCE);
      expect(said.problem).toContain(dataDirectory);
      expect(existsSync(join(dataDirectory, 'database'))).toBe(false);
    },
    60_000,
  );

  test('for root the account of PostgreSQL is made where it is missing, and that is said', () => {
    const name = `sheetlift${process.pid}`;
    const said: string[] = [];
    try {
      const account = databaseAccount((sentence) => said.push(sentence), name);
      expect([account?.name, said]).toEqual(
        isRoot ? [name, [`Created the account "${name}" on this machine: PostgreSQL does not run as root.`]] : [undefined, []],
      );
      expect(databaseAccount((sentence) => said.push(sentence), name)).toEqual(account);
      expect(said.length).toBe(isRoot ? 1 : 0);
    } finally {
      if (isRoot) spawnSync('userdel', [name]);
    }
  });
});

describe('several processes', () => {
  test('ten that start at once set it up once, migrate once, and the last one to leave stops it', async () => {
    const dataDirectory = join(newFolder(), 'data');
    const started = await Promise.all(Array.from({ length: 10 }, () => startProcess(dataDirectory)));
    expect(started.map(({ said }) => said.problem).filter(Boolean)).toEqual([]);
    const url = started[0]!.said.url!;
    expect(new Set(started.map(({ said }) => said.url))).toEqual(new Set([url]));
    expect(started.filter(({ said }) => said.sentence?.includes('was set up'))).toHaveLength(1);
    const journal = JSON.parse(readFileSync(join(ROOT, 'apps/server/migrations/meta/_journal.json'), 'utf8')) as { entries: unknown[] };
    expect(await ask(url, 'select count(*)::int as n, count(distinct hash)::int as different from drizzle.__drizzle_migrations')).toEqual([
      { n: journal.entries.length, different: journal.entries.length },
    ]);
    expect(readdirSync(dataDirectory).sort()).toEqual(['database', 'database-port', 'secrets']);
    const [last, ...others] = started.map(({ child }) => child);
    await Promise.all(others.map((child) => end(child, 'SIGTERM')));
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await end(last!, 'SIGTERM');
    expect(isStopped(dataDirectory)).toBe(true);
  }, 180_000);

  test('a process that was killed leaves a server that the next one takes over, with all that was written', async () => {
    const dataDirectory = join(newFolder(), 'data');
    const killed = await startProcess(dataDirectory);
    await ask(
      killed.said.url!,
      "insert into users (email, folded_email, auth_provider, password_hash) values ('a@b.c', 'a@b.c', 'email', 'x')",
    );
    await end(killed.child, 'SIGKILL');
    const next = await startProcess(dataDirectory);
    expect(next.said).toEqual({ url: killed.said.url, sentence: expect.stringContaining('PostgreSQL was already running') });
    expect(await ask(next.said.url!, 'select email from users')).toEqual([{ email: 'a@b.c' }]);
    await end(next.child, 'SIGTERM');
    expect(isStopped(dataDirectory)).toBe(true);
  }, 60_000);

  test('a server that was killed with its process starts again with all that was acknowledged', async () => {
    const dataDirectory = join(newFolder(), 'data');
    const killed = await startProcess(dataDirectory);
    await ask(
      killed.said.url!,
      "insert into users (email, folded_email, auth_provider, password_hash) values ('a@b.c', 'a@b.c', 'email', 'x')",
    );
    // Stopped first: else it might start the database again before it is killed itself.
    killed.child.kill('SIGSTOP');
    process.kill(Number(readFileSync(join(dataDirectory, 'database/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await end(killed.child, 'SIGKILL');
    const next = await startProcess(dataDirectory);
    expect(next.said).toEqual({ url: killed.said.url, sentence: expect.stringContaining('PostgreSQL was started') });
    expect(await ask(next.said.url!, 'select email from users')).toEqual([{ email: 'a@b.c' }]);
  }, 60_000);
});

test('a server that dies while it is used is started again, and a connection on the old address works', async () => {
  const dataDirectory = newFolder();
  const said: string[] = [];
  const { url, release } = await startDatabase({ databaseUrl: null, dataDirectory }, (sentence) => said.push(sentence));
  process.kill(Number(readFileSync(join(dataDirectory, 'database/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await expect.poll(() => said, { timeout: 60_000 }).toEqual(['PostgreSQL had stopped and was started again.']);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await release();
  expect(isStopped(dataDirectory)).toBe(true);
}, 90_000);

describe('what lies in the folder already', () => {
  test('files of somebody else are left alone, and it refuses', async () => {
    const dataDirectory = newFolder();
    mkdirSync(join(dataDirectory, 'database'));
    writeFileSync(join(dataDirectory, 'database/thesis.txt'), 'years of work');
    await expect(start(dataDirectory)).rejects.toThrow(
      /holds files but no PostgreSQL data; nothing in it was changed.*DATA_DIR.*DATABASE_URL/,
    );
    expect(readdirSync(join(dataDirectory, 'database'))).toEqual(['thesis.txt']);
  });

  test('data of another major version is left alone, and it says where to read on', async () => {
    const dataDirectory = newFolder();
    mkdirSync(join(dataDirectory, 'database'));
    writeFileSync(join(dataDirectory, 'database/PG_VERSION'), '16\n');
    await expect(start(dataDirectory)).rejects.toThrow(
      /written by PostgreSQL 16; this Sheetlift comes with PostgreSQL \d+.*"A new major version of PostgreSQL" in docs\/RUNBOOK\.md/,
    );
    expect(readdirSync(join(dataDirectory, 'database'))).toEqual(['PG_VERSION']);
    expect(readFileSync(join(ROOT, 'docs/RUNBOOK.md'), 'utf8')).toContain('A new major version of PostgreSQL');
  });

  test('what a process killed while setting it up left behind is cleared away', async () => {
    const dataDirectory = newFolder();
    mkdirSync(join(dataDirectory, 'database.new-4194999-x/base'), { recursive: true });
    const { release } = await start(dataDirectory);
    expect(readdirSync(dataDirectory).sort()).toEqual(['database', 'database-port', 'secrets']);
    await release();
  }, 60_000);

  test('a port that somebody else took meanwhile is given up for another, which is kept', async () => {
    const dataDirectory = newFolder();
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const { port } = stranger.address() as AddressInfo;
    writeFileSync(join(dataDirectory, 'database-port'), String(port));
    const { url, release } = await start(dataDirectory);
    expect(new URL(url).port).not.toBe(String(port));
    expect(readFileSync(join(dataDirectory, 'database-port'), 'utf8').trim()).toBe(new URL(url).port);
    await release();
    stranger.close();
  }, 60_000);

  test('a lock left by a crash does not stop it when its number belongs to another program by now', async () => {
    const dataDirectory = newFolder();
    await (await start(dataDirectory)).release();
    const account = databaseAccount(() => {});
    const stranger = spawn('sleep', ['60'], { stdio: 'ignore', ...(account && { uid: account.uid, gid: account.gid }) });
    const lock = join(dataDirectory, 'database/postmaster.pid');
    writeFileSync(lock, `${stranger.pid}\n${join(dataDirectory, 'database')}\n1\n1\n\n127.0.0.1\n\nready   \n`, { mode: 0o600 });
    if (account) chownSync(lock, account.uid, account.gid);
    const { sentence, release } = await start(dataDirectory);
    expect(sentence).toContain('PostgreSQL was started');
    expect(stranger.exitCode).toBe(null);
    stranger.kill();
    await release();
  }, 60_000);

  test('a copy made while it was stopped is a backup: it starts elsewhere with the same data', async () => {
    const dataDirectory = newFolder();
    const first = await start(dataDirectory);
    await ask(first.url, "insert into users (email, folded_email, auth_provider, password_hash) values ('a@b.c', 'a@b.c', 'email', 'x')");
    await first.release();
    const restored = join(newFolder(), 'data');
    execFileSync('cp', ['-a', dataDirectory, restored]);
    const second = await start(restored);
    expect(await ask(second.url, 'select email from users')).toEqual([{ email: 'a@b.c' }]);
    await second.release();
  }, 60_000);
});

describe('a database of DATABASE_URL', () => {
  test('that does not answer is named, without its password', async () => {
    const starting = startDatabase({ databaseUrl: 'postgres://me:geheim@127.0.0.1:1/none', dataDirectory: newFolder() }, () => {});
    await expect(starting).rejects.toThrow(/^The database of DATABASE_URL cannot be used: (?!.*geheim).*ECONNREFUSED/);
  });
});

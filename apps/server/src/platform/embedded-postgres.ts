import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type DatabaseAccount, databaseAccount, runAs } from './database-account.ts';
import { ADMINISTRATOR, ensureDatabaseFolder } from './database-folder.ts';
import { isRunning } from './is-running.ts';
import { keepSecret } from './keep-secret.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';

export interface EmbeddedPostgres {
  /** Connection string of our role and database, password included: not for logs. */
  url: string;
  /** What happened, for the person who started us. */
  outcome: 'made' | 'started' | 'adopted';
  folder: string;
  port: number;
  /** Stops the server, unless another process of ours still uses it. */
  release: () => Promise<void>;
}

const ROLE = 'sheetlift';
const DATABASE = 'sheetlift';

/** Long enough to recover after a crash with the default settings. */
const START_MS = 60_000;

/** Pause before looking again at a server that is starting or stopping. */
const PAUSE_MS = 100;

/** Every process that uses the server holds this lock shared; who gets it alone is the last one and stops the server. */
const PRESENCE_LOCK = 727_001;

/** The log is moved aside at a start when it is larger; PostgreSQL writes some lines a day. */
const MAX_LOG_BYTES = 10 * 1024 * 1024;

interface Cluster {
  folder: string;
  dataDirectory: string;
  programs: PostgresPrograms;
  account: DatabaseAccount;
  administratorPassword: string;
  rolePassword: string;
}

/**
 * Starts PostgreSQL in the data folder, or takes over the one that a killed process left running there. Several processes may do
 * so at once; PostgreSQL's own lock file decides whose server it is.
 */
export async function startEmbeddedPostgres(dataDirectory: string, say: (sentence: string) => void): Promise<EmbeddedPostgres> {
  const account = databaseAccount(say);
  const cluster: Cluster = {
    folder: join(dataDirectory, 'database'),
    dataDirectory,
    programs: await postgresPrograms(dataDirectory, account),
    account,
    administratorPassword: keepSecret(dataDirectory, 'database-administrator-password'),
    rolePassword: keepSecret(dataDirectory, 'database-password'),
  };
  const folder = await ensureDatabaseFolder(cluster.folder, cluster.programs, account, cluster.administratorPassword);
  const { port, started, presence } = await startOrAdopt(cluster);
  return {
    url: `postgres://${ROLE}:${cluster.rolePassword}@127.0.0.1:${port}/${DATABASE}`,
    outcome: folder === 'made' ? 'made' : started ? 'started' : 'adopted',
    folder: cluster.folder,
    port,
    release: keepRunning(cluster, presence, say),
  };
}

/** Starts the server again where it dies while we use it, on the same port, so that the pool finds it. Gives what ends our use. */
function keepRunning(cluster: Cluster, first: Client, say: (sentence: string) => void): () => Promise<void> {
  let presence = Promise.resolve(first);
  let isReleased = false;
  const watch = (client: Client): Client =>
    client.once('end', () => {
      if (isReleased) return;
      presence = startOrAdopt(cluster).then((again) => watch(again.presence));
      presence.then(
        () => say('PostgreSQL had stopped and was started again.'),
        (error: Error) => say(error.message),
      );
    });
  watch(first);
  return async () => {
    isReleased = true;
    const last = await presence.catch(() => null);
    if (last) await release(cluster, last);
  };
}

async function startOrAdopt(cluster: Cluster): Promise<{ port: number; started: boolean; presence: Client }> {
  const deadline = performance.now() + START_MS;
  let started = false;
  let lastTrouble = '';
  while (performance.now() < deadline) {
    const port = runningPort(cluster.folder);
    const presence = port === null ? null : await enter(cluster, port);
    if (port !== null && presence) return { port, started, presence };
    const trouble = await startServer(cluster);
    if (trouble === null) {
      started = true;
      continue;
    }
    lastTrouble = trouble;
    await wait(PAUSE_MS);
  }
  throw new Error(`PostgreSQL did not start within ${START_MS / 1000} s: ${lastTrouble} See ${join(cluster.folder, 'server.log')}.`);
}

/** Port of the server whose lock file lies in the folder; it may be starting, stopping or dead. */
function runningPort(folder: string): number | null {
  try {
    const port = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[3]);
    return port > 0 ? port : null;
  } catch {
    return null;
  }
}

/** A connection that says "this server is in use" as long as it lasts; null where no server of this folder answers. */
async function enter(cluster: Cluster, port: number): Promise<Client | null> {
  const administrator = client(cluster, port, 'postgres');
  try {
    await administrator.connect();
    if (!(await ownsFolder(administrator, cluster.folder))) return null;
    await ensureRoleAndDatabase(administrator, cluster.rolePassword);
  } catch (error) {
    return passOver(error, cluster);
  } finally {
    await administrator.end().catch(() => {});
  }
  const presence = client(cluster, port, DATABASE);
  try {
    await presence.connect();
    await presence.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
    return presence;
  } catch (error) {
    await presence.end().catch(() => {});
    return passOver(error, cluster);
  }
}

function client({ administratorPassword }: Cluster, port: number, database: string): Client {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: ADMINISTRATOR,
    password: administratorPassword,
    database,
    ssl: false,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // A lost connection shows where it is used; without a listener it would end the process.
  client.on('error', () => {});
  return client;
}

/** A port number proves nothing: another server may have it by now. */
async function ownsFolder(administrator: Client, folder: string): Promise<boolean> {
  const { rows } = await administrator.query<{ folder: string }>("select current_setting('data_directory') as folder");
  const [theirs, ours] = [rows[0]?.folder ?? '', folder].map((path) => statSync(path, { throwIfNoEntry: false }));
  return theirs !== undefined && ours !== undefined && theirs.ino === ours.ino && theirs.dev === ours.dev;
}

async function ensureRoleAndDatabase(administrator: Client, password: string): Promise<void> {
  const { rows } = await administrator.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rows.length > 0) return;
  // The password is base64url, so it needs no escaping; a role's definition takes no parameters.
  await ignoreExisting(administrator.query(`create role ${ROLE} login password '${password}'`));
  await ignoreExisting(administrator.query(`create database ${DATABASE} owner ${ROLE}`));
}

/** Duplicate role, duplicate database, and what two processes creating it at the same moment get instead. */
async function ignoreExisting(query: Promise<unknown>): Promise<void> {
  await query.catch((error: { code?: string }) => {
    if (!['42710', '42P04', '23505'].includes(error.code ?? '')) throw error;
  });
}

/** A wrong password will not come right by waiting; everything else is a server that starts, stops or is gone. */
function passOver(error: unknown, { dataDirectory, folder }: Cluster): null {
  if ((error as { code?: string }).code === '28P01') {
    throw new Error(
      `The PostgreSQL in ${folder} does not accept the password kept in ${join(dataDirectory, 'secrets')}. Restore both from the same backup.`,
    );
  }
  return null;
}

/** Null when it runs; else the reason, where trying again may help. Throws where it will not. */
async function startServer(cluster: Cluster): Promise<string | null> {
  const { folder, account, programs, dataDirectory } = cluster;
  removeStrangersLock(folder);
  const log = openLog(folder);
  const port = await chosenPort(dataDirectory);
  const { code } = await runAs(account, programs.pgCtl, [
    'start',
    '--pgdata',
    folder,
    '--log',
    log.path,
    '--wait',
    '--timeout',
    String(START_MS / 1000),
    '--options',
    `-p ${port}`,
  ]);
  if (code === 0) return null;
  const reason = log.linesSince();
  if (/postmaster\.pid|shared memory block/.test(reason)) return 'Another process is using its folder.';
  if (/could not bind|could not create any TCP|Address already in use/i.test(reason)) {
    rmSync(portFile(dataDirectory), { force: true });
    return `Port ${port} is in use.`;
  }
  throw new Error(`PostgreSQL could not start in ${folder}: ${reason.trim() || `pg_ctl ended with code ${code}`}`);
}

/**
 * After a crash the number in the lock file may belong to another program by now (in a container it often does), and PostgreSQL would
 * refuse to start. So it would for a dead server that nobody collected. Neither has a command line that names PostgreSQL. Remaining
 * processes of a real server are still found by PostgreSQL, which recognises their memory.
 */
function removeStrangersLock(folder: string): void {
  const lock = join(folder, 'postmaster.pid');
  const processId = Number.parseInt(existsSync(lock) ? readFileSync(lock, 'utf8') : '', 10);
  const commandLine = `/proc/${processId}/cmdline`;
  if (!isRunning(processId) || !existsSync(commandLine)) return;
  if (!readFileSync(commandLine, 'utf8').includes('postgres')) rmSync(lock, { force: true });
}

function openLog(folder: string): { path: string; linesSince: () => string } {
  const path = join(folder, 'server.log');
  const bytes = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  const from = bytes > MAX_LOG_BYTES ? 0 : bytes;
  return { path, linesSince: () => readFrom(path, from) };
}

function readFrom(path: string, from: number): string {
  if (!existsSync(path)) return '';
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(Math.min(64 * 1024, Math.max(0, fstatSync(file).size - from)));
    readSync(file, bytes, 0, bytes.length, from);
    return bytes.toString();
  } finally {
    closeSync(file);
  }
}

/** The port of the last time; else a free one, kept for the next time. */
async function chosenPort(dataDirectory: string): Promise<number> {
  const path = portFile(dataDirectory);
  const kept = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (Number.isInteger(kept) && kept > 0 && kept <= 65_535) return kept;
  const port = await freePort();
  writeFileSync(path, `${port}\n`);
  return port;
}

function portFile(dataDirectory: string): string {
  return join(dataDirectory, 'database-port');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function release({ account, programs, folder }: Cluster, presence: Client): Promise<void> {
  const isLast = await leave(presence);
  if (isLast) await runAs(account, programs.pgCtl, ['stop', '--pgdata', folder, '--mode', 'fast', '--wait', '--timeout', '30']);
  await presence.end().catch(() => {});
}

/** Whether nobody else is there; a server that does not answer any more is left to the next start. */
async function leave(presence: Client): Promise<boolean> {
  try {
    await presence.query('select pg_advisory_unlock_shared($1)', [PRESENCE_LOCK]);
    const { rows } = await presence.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE_LOCK]);
    return rows[0]?.alone === true;
  } catch {
    return false;
  }
}

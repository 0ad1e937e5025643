import { randomUUID } from 'node:crypto';
import { appendFileSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { canEnter, type DatabaseAccount, runAs } from './database-account.ts';
import { isRunning } from './is-running.ts';
import type { PostgresPrograms } from './postgres-programs.ts';

/** Name of the role that owns the server; ours has fewer rights and owns one database. */
export const ADMINISTRATOR = 'postgres';

/**
 * Durable as PostgreSQL is by default. Listens on this machine only, asks for passwords, and writes no statement and no value
 * to its log: those may be a person's text.
 */
const SETTINGS = `
# Sheetlift
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
timezone = 'UTC'
log_timezone = 'UTC'
log_checkpoints = off
log_min_error_statement = panic
log_error_verbosity = terse
`;

/**
 * Makes the folder of a database server where there is none yet. It is made beside and moved into place whole, so a process killed
 * half-way leaves nothing that looks like one, and of several that start at once one wins. Never touches a folder that holds
 * anything.
 */
export async function ensureDatabaseFolder(
  folder: string,
  programs: PostgresPrograms,
  account: DatabaseAccount,
  password: string,
): Promise<'made' | 'found'> {
  refuseUnreachable(dirname(folder), account);
  if (existsSync(join(folder, 'PG_VERSION'))) return refuseOtherVersion(folder, programs.major);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(
      `${folder} holds files but no PostgreSQL data; nothing in it was changed. Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL server.`,
    );
  }
  removeLeftovers(folder);
  const draft = `${folder}.new-${process.pid}-${randomUUID()}`;
  try {
    await initialise(draft, programs, account, password);
    return moveIntoPlace(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${draft}.password`, { force: true });
  }
}

function refuseUnreachable(dataDirectory: string, account: DatabaseAccount): void {
  if (account && !canEnter(account, dataDirectory)) {
    throw new Error(
      `PostgreSQL does not run as root, and the account "${account.name}" that runs it cannot reach ${dataDirectory}: set DATA_DIR to a folder it can reach (for example /var/lib/sheetlift), or DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

function refuseOtherVersion(folder: string, major: number): 'found' {
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (found === String(major)) return 'found';
  throw new Error(
    `${folder} was written by PostgreSQL ${found}; this Sheetlift comes with PostgreSQL ${major}, which cannot open it. Nothing was changed. Start the Sheetlift that wrote it, and follow "A new major version of PostgreSQL" in docs/RUNBOOK.md.`,
  );
}

/** What processes killed while making a folder left behind. A number that is ours again belonged to somebody before us. */
function removeLeftovers(folder: string): void {
  const start = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    const owner = name.startsWith(start) ? Number.parseInt(name.slice(start.length), 10) : null;
    if (owner !== null && (owner === process.pid || !isRunning(owner)))
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

async function initialise(draft: string, programs: PostgresPrograms, account: DatabaseAccount, password: string): Promise<void> {
  const passwordFile = `${draft}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(draft, { mode: 0o700 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  const { code, output } = await runAs(account, programs.initdb, [
    `--pgdata=${draft}`,
    `--username=${ADMINISTRATOR}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
  ]);
  if (code !== 0) throw new Error(`PostgreSQL could not set up a database in ${dirname(draft)}: ${output.trim()}`);
  appendFileSync(join(draft, 'postgresql.conf'), SETTINGS);
}

function moveIntoPlace(draft: string, folder: string): 'made' | 'found' {
  try {
    renameSync(draft, folder);
    return 'made';
  } catch (error) {
    if (existsSync(join(folder, 'PG_VERSION'))) return 'found';
    throw error;
  }
}

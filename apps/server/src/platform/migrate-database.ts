import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { connectionString, refuseOldVersion } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrations.ts';

/** Any number, the same in every version of ours: who holds it migrates, the others wait. */
const MIGRATION_LOCK = 727_002;

/** Brings the database to the schema of this version. Several servers may do so at once; one does, the others find it done. */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS_FOLDER): Promise<void> {
  const client = new Client({
    connectionString: connectionString(url),
    connectionTimeoutMillis: 10_000,
    application_name: 'sheetlift migration',
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    refuseOldVersion(Number(rows[0]?.server_version_num));
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

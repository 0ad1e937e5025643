import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { refuseOldVersion } from './database.ts';
import { migrateDatabase } from './migrate-database.ts';
import { MIGRATIONS_FOLDER, readJournal, withMigrationsTo } from './migrations.ts';
import { createTestDatabase } from './test-postgres.test-fixture.ts';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

const journal = readJournal();

/** Rows written under the schema of each migration, by its name; a new migration needs an entry of its own. */
const ROWS: Record<string, string> = {
  '0000_accounts-and-templates': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]');
    insert into corrections (template_id, id, owner_id, field_id, layout_fingerprint, contexts, value, engine_version, at)
      select id, gen_random_uuid(), owner_id, 'total', 'l', '[]', '"7"', '1', now() from templates;`,
  '0001_templates-that-migrate': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into corrections (template_id, id, owner_id, deleted_at) select id, gen_random_uuid(), owner_id, now() from templates;`,
  '0002_contact-messages': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into contact_messages (email, topic, message) values ('ada@example.com', 'something else', 'Hello');`,
  '0003_plans-and-pages': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into paddle_customers (owner_id, customer_id) select id, 'ctm_1' from users;
    insert into paddle_events (event_id, event_type, occurred_at, subscription_id, data) values ('evt_1', 'subscription.created', now(), 'sub_1', '{}');
    insert into subscriptions (id, owner_id, customer_id, plan_type, period, status, cancel_at_period_end, started_at) select 'sub_1', id, 'ctm_1', 'pro', 'month', 'active', false, now() from users;
    insert into page_months (owner_id, month, used) select id, '2026-11', 3 from users;
    insert into page_ledger (owner_id, month, document, run, pages, state, at) select id, '2026-11', 'x', gen_random_uuid(), 3, 'settled', now() from users;`,
  '0004_proved-addresses': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into checkouts (owner_id, transaction_id, started_at) select id, 'txn_1', now() from users;
    insert into email_proofs (token_hash, user_id, expires_at) select 'x', id, now() from users;`,
  '0005_runs': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into runs (owner_id, name, template, row_mode, engine_version, created_at) select id, 'Bills', '{"name":"Bills"}', 'auto', '2', now() from users;
    insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, revision) select id, 0, 'a.pdf', 3, 'x', 'x', 'waiting', 1 from runs;`,
  '0006_api-keys': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into api_keys (owner_id, name, scopes, key_hash, ending, created_at) select id, 'Nightly', '{runs:write}', 'x', 'abcd', now() from users;
    insert into idempotent_requests (owner_id, call, key, started_at) select id, 'createRun', 'x', now() from users;`,
  '0007_webhooks': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into webhooks (owner_id, url, events, created_at) select id, 'https://example.com/', '{run.failed}', now() from users;
    insert into webhook_deliveries (webhook_id, event_id, event, body, state, created_at) select id, gen_random_uuid(), 'run.failed', '{}', 'failed', now() from webhooks;
    insert into webhook_attempts (delivery_id, at, duration_ms, status) select id, now(), 12, 500 from webhook_deliveries;`,
  '0008_what-was-read': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into runs (owner_id, name, template, row_mode, engine_version, created_at) select id, 'Bills', '{"name":"Bills"}', 'auto', '2', now() from users;
    insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, status, row_count, result, reading, revision) select id, 0, 'a.pdf', 3, 'x', 'x', 'done', 'succeeded', 0, 'x', 'x', 1 from runs;`,
  '0009_corrected-runs': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into runs (owner_id, name, template, row_mode, engine_version, created_at) select id, 'Bills', '{"name":"Bills"}', 'auto', '2', now() from users;
    insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, status, row_count, result, reading, revision) select id, 0, 'a.pdf', 3, 'x', 'x', 'done', 'succeeded', 0, 'x', 'x', 1 from runs;
    insert into run_corrections (document_id, by_id, at, corrections) select run_documents.id, owner_id, now(), 'x' from run_documents join runs on runs.id = run_id;`,
  '0010_uploads': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into uploads (owner_id, file_name, byte_length, received_bytes, pieces, created_at) select id, 'a.pdf', 3000000000, 3, '{x}', now() from users;`,
  '0011_runs-once-more': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into runs (owner_id, name, template, row_mode, engine_version, created_at, based_on) select id, 'Bills', '{"name":"Bills"}', 'auto', '2', now(), gen_random_uuid() from users;
    insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, reading, revision) select id, 0, 'a.pdf', 3, 'x', 'x', 'waiting', 'x', 1 from runs;`,
  '0012_page-ranges': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into runs (owner_id, name, template, row_mode, engine_version, created_at) select id, 'Bills', '{"name":"Bills"}', 'auto', '2', now() from users;
    insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, pages, pages_read, revision) select id, 0, 'a.pdf', 3, 'x', 'x', 'reading', 90, 30, 1 from runs;
    insert into page_ranges (document_id, first_page, last_page, state, reading) select id, 1, 30, 'done', 'x' from run_documents;`,
  '0013_language-model-and-google-sheets': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into runs (owner_id, name, template, row_mode, model_mode, engine_version, created_at) select id, 'Bills', '{"name":"Bills"}', 'auto', 'both', '2', now() from users;
    insert into model_months (owner_id, month, questions, input_tokens, output_tokens, money) select id, '2026-11', 1, 3000000000, 20, 0.5 from users;
    insert into model_questions (owner_id, month, input_tokens, output_tokens, money, expires_at) select id, '2026-11', 100, 20, 0.5, now() from users;
    insert into model_answers (owner_id, question, answer, at) select id, 'x', 'x', now() from users;
    insert into sheets_connections (owner_id, sealed_token, connected_at) select id, 'x', now() from users;
    insert into spreadsheets (id, owner_id, name, template, columns, made_at) select 'x', id, 'Bills', 'Bills', '["Total"]', now() from users;
    insert into sheet_appends (run_id, spreadsheet_id, rows, begun_at) select id, 'x', 3, now() from runs;`,
  '0014_ended-sessions': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into ended_sessions (id, expires_at) values ('00000000-0000-4000-8000-000000000002', now());`,
  '0015_pages-read-again': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, migrated_hash) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 'x');
    insert into runs (owner_id, name, template, row_mode, engine_version, created_at) select id, 'Bills', '{"name":"Bills"}', 'auto', '2', now() from users;
    insert into run_documents (run_id, position, file_name, byte_length, blob_key, content_name, state, status, row_count, result, reading, revision) select id, 0, 'a.pdf', 3, 'x', 'x', 'waiting', 'partial', 0, 'x', 'x', 1 from runs;`,
  '0016_lessons-that-are-held': `
    insert into users (id, email, folded_email, auth_provider, password_hash) values ('00000000-0000-4000-8000-000000000001', 'Ada@example.com', 'ada@example.com', 'email', 'x');
    insert into templates (owner_id, name, folded_name, entities_json, lessons_revision) values ('00000000-0000-4000-8000-000000000001', 'Bills', 'bills', '[{"entity_name":"Total"}]', 7);`,
};

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('migrateDatabase', () => {
  test.each(journal.entries.map(({ tag }) => tag))('brings a database of %s with data in it to the present schema', async (tag) => {
    const url = await createTestDatabase({ from: 'nothing' });
    await withMigrationsTo(tag, (earlier) => migrateDatabase(url, earlier));
    await query(url, ROWS[tag]!);
    await migrateDatabase(url);
    expect(await query(url, 'select email, name, entities_json from users join templates on owner_id = users.id')).toEqual([
      { email: 'Ada@example.com', name: 'Bills', entities_json: '[{"entity_name":"Total"}]' },
    ]);
    expect(await query(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([{ n: journal.entries.length }]);
  });

  test('ten at once migrate once', async () => {
    const url = await createTestDatabase({ from: 'nothing' });
    await Promise.all(Array.from({ length: 10 }, () => migrateDatabase(url)));
    expect(await query(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([{ n: journal.entries.length }]);
  });

  test('the committed migrations are those of the schema', () => {
    const folder = mkdtempSync(join(SERVER, '.migrations-'));
    try {
      cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
      execFileSync(
        process.execPath,
        [
          fileURLToPath(new URL('../../node_modules/drizzle-kit/bin.cjs', new URL(`file://${SERVER}`))),
          'generate',
          '--dialect=postgresql',
          '--schema=./src/platform/schema.ts',
          `--out=./${folder.slice(SERVER.length)}`,
        ],
        { cwd: SERVER, stdio: 'pipe' },
      );
      expect(readdirSync(folder).sort()).toEqual(readdirSync(MIGRATIONS_FOLDER).sort());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('a PostgreSQL before version 14 is refused by name', () => {
  expect(() => refuseOldVersion(130_018)).toThrow(/PostgreSQL 13; Sheetlift needs 14 or newer/);
  expect(() => refuseOldVersion(140_000)).not.toThrow();
});

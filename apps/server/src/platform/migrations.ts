import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The migrations of this version. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

interface Journal {
  /** In order. `when` is under which the database keeps that one was done. */
  entries: { tag: string; when: number }[];
}

const JOURNAL = 'meta/_journal.json';

export function readJournal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, JOURNAL), 'utf8')) as Journal;
}

/** Works with a folder of the migrations as it was when the last one was this. */
export async function withMigrationsTo(tag: string, work: (folder: string) => Promise<void>): Promise<void> {
  const journal = readJournal();
  const count = journal.entries.findIndex((entry) => entry.tag === tag) + 1;
  const folder = mkdtempSync(join(tmpdir(), 'sheetlift-migrations-'));
  try {
    cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

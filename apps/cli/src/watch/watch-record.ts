import { readFile } from 'node:fs/promises';
import { UsageError } from '../usage-error.ts';
import { replaceFile } from '../replace-file.ts';

interface Kept {
  version: 1;
  /** By the SHA-256 of their content: under which name they came, and how many rows they gave. */
  files: Record<string, { name: string; rows: number }>;
  /** What is about to be put into the workbook: whether it was, the workbook itself says. */
  underWay: { file: string; name: string; rows: number; workbook: string } | null;
}

/** Which files' rows a workbook has. Kept beside it, so that a file adds nothing the second time, also after a restart. */
export interface WatchRecord {
  /** Under which name a file came whose rows it has; null where it has none. */
  nameOf: (file: string) => string | null;
  /** The rows of a file are about to be put into the workbook, which will have the given hash then. */
  begin: (file: { hash: string; name: string; rows: number }, workbook: string) => Promise<void>;
  /** They are there. */
  end: () => Promise<void>;
}

/** Opens the record, or begins one. Of a file that was under way when we died, the workbook tells whether its rows are there. */
export async function openWatchRecord(path: string, workbook: string | null): Promise<WatchRecord> {
  let kept: Kept = (await readKept(path)) ?? { version: 1, files: {}, underWay: null };
  const keep = async (changed: Kept): Promise<void> => {
    await replaceFile(path, `${JSON.stringify(changed, null, 1)}\n`);
    kept = changed;
  };
  const finish = async (): Promise<void> => {
    const { underWay, files } = kept;
    if (underWay)
      await keep({ version: 1, files: { ...files, [underWay.file]: { name: underWay.name, rows: underWay.rows } }, underWay: null });
  };
  if (kept.underWay) await (kept.underWay.workbook === workbook ? finish() : keep({ ...kept, underWay: null }));
  return {
    nameOf: (file) => (Object.hasOwn(kept.files, file) ? kept.files[file]!.name : null),
    begin: ({ hash, name, rows }, willBe) => keep({ ...kept, underWay: { file: hash, name, rows, workbook: willBe } }),
    end: finish,
  };
}

async function readKept(path: string): Promise<Kept | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new UsageError(`${path}: cannot be opened`);
  });
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Kept>;
    if (kept.version === 1 && typeof kept.files === 'object') return kept as Kept;
  } catch {
    // Said below.
  }
  throw new UsageError(`${path} is not what "sheetlift watch" wrote. Move it away, and every file in the folder is taken as new.`);
}

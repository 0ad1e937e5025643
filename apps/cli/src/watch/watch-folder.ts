import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { Arrivals } from './arrivals.ts';
import type { Watched } from './watched.ts';

/** How often the folder is looked at. */
const LOOK_MS = 500;

/** The files of a folder; what we keep beside the workbook is none of them. */
export function watchFolder(folder: string, { out, restMs }: { out: string; restMs: number }): Watched {
  const ours = dirname(out) === resolve(folder) ? ['', '.lock', '.watched.json'].map((ending) => basename(out) + ending) : [];
  const arrivals = new Arrivals(folder, ours, restMs);
  return {
    async *coming() {
      const paths = await arrivals.whole(Date.now()).catch(() => {
        throw new UsageError(`${folder}: no such folder, or it cannot be read`);
      });
      for (const path of paths) {
        const bytes = await readWhole(path);
        if (bytes) yield { fileName: basename(path), bytes };
      }
    },
    areComing: () => arrivals.areComing,
    lookMs: LOOK_MS,
    close: async () => {},
  };
}

/** Null where somebody writes to it, or took it away: if it is still there, it comes again when it rests. */
async function readWhole(path: string): Promise<Buffer | null> {
  try {
    const before = await stat(path);
    const bytes = await readFile(path);
    const after = await stat(path);
    return before.mtimeMs === after.mtimeMs && bytes.length === after.size ? bytes : null;
  } catch {
    return null;
  }
}

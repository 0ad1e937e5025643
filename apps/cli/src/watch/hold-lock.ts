import { readFile, rm, writeFile } from 'node:fs/promises';
import { UsageError } from '../usage-error.ts';

/** Two that write one workbook would lose each other's rows. Returns what lets go. A lock whose holder died is taken over. */
export async function holdLock(path: string): Promise<() => Promise<void>> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new UsageError(`${path} cannot be written`);
    const holder = Number(await readFile(path, 'utf8').catch(() => ''));
    if (isRunning(holder)) throw new UsageError(`Process ${holder} puts rows into this workbook already (${path}).`);
    await writeFile(path, String(process.pid));
  }
  return () => rm(path, { force: true });
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

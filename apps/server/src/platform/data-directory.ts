import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';

/** PostgreSQL writes its log ahead in files of 16 MiB; with less than a few of them left it may stop at any moment. */
const LEAST_FREE_BYTES = 64 * 1024 * 1024;

/** Makes the data folder where it is missing; stops with one sentence where we cannot write into it. */
export function prepareDataDirectory(path: string): void {
  try {
    // A folder that root makes under a strict umask would shut out the account that runs PostgreSQL: it may enter, not list.
    if (mkdirSync(path, { recursive: true }) !== undefined) chmodSync(path, (statSync(path).mode & 0o777) | 0o011);
    accessSync(path, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The data folder ${path} cannot be written (${code}): set DATA_DIR to a folder this account can write, and DATABASE_URL if the database is to lie elsewhere.`,
      { cause: error },
    );
  }
}

/** Whether the disk that the data folder lies on can still be written. */
export async function hasRoom(path: string, leastFreeBytes = LEAST_FREE_BYTES): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= leastFreeBytes;
}

import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { UsageError } from '../usage-error.ts';

/** A file of the command line, on its way to a server. */
export interface GivenFile {
  path: string;
  name: string;
  bytes: number;
  /** Among those given: the same file given twice is two documents. */
  position: number;
}

/** All that were given; one that cannot be sent is named before anything is. */
export async function givenFiles(paths: readonly string[]): Promise<GivenFile[]> {
  const files: GivenFile[] = [];
  for (const [position, path] of paths.entries()) {
    const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
      throw new UsageError(`${path}: ${error.code === 'ENOENT' ? 'no such file' : 'cannot be opened'}`);
    });
    if (!found.isFile()) throw new UsageError(`${path}: is no file`);
    files.push({ path, name: basename(path), bytes: found.size, position });
  }
  return files;
}

/** What is sent in one request: small files together, a large one alone. */
export interface Parcel {
  files: GivenFile[];
  bytes: number;
}

/** A request has a minute to arrive, and what failed is sent again whole. */
const PARCEL_BYTES = 8 * 1024 * 1024;
const PARCEL_FILES = 20;

export const isLarge = ({ bytes }: Parcel): boolean => bytes > PARCEL_BYTES;

/** In the order in which they were given, which is that of the rows. */
export function parcelsOf(files: readonly GivenFile[]): Parcel[] {
  const parcels: Parcel[] = [];
  for (const file of files) {
    const last = parcels.at(-1);
    if (last && last.files.length < PARCEL_FILES && last.bytes + file.bytes <= PARCEL_BYTES) {
      last.files.push(file);
      last.bytes += file.bytes;
    } else parcels.push({ files: [file], bytes: file.bytes });
  }
  return parcels;
}

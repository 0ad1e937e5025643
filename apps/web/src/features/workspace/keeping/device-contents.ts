import type { RunDatabase } from '../../../lib/device-store/run-database.ts';
import { countStored, type KeptContents } from './kept-contents.ts';
import { readShelf } from './run-shelf.ts';
import { readStoredRun } from './stored-run.ts';

/** What is kept of the run that is open, and the runs that are not. */
export interface DeviceContents extends KeptContents {
  shelf: { runs: number; bytes: number };
}

/** Counts what is in the database. */
export async function readContents(database: RunDatabase): Promise<DeviceContents> {
  const [open, shelf] = await Promise.all([readStoredRun(database), readShelf(database)]);
  return { ...countStored(open), shelf: { runs: shelf.length, bytes: shelf.reduce((total, { bytes }) => total + bytes, 0) } };
}

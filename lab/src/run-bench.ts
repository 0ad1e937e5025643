import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './shared-folder.ts';

/** Reads cases with the command, as its users do, and writes a prediction for each. Readings are kept by content. */
export function runBench({
  cases,
  predictions,
  jobs = '2',
  sets = [],
}: {
  cases: string;
  predictions: string;
  jobs?: string;
  sets?: readonly string[];
}): void {
  rmSync(predictions, { recursive: true, force: true });
  const program = join(PROJECT_ROOT, 'apps/cli/bin/sheetlift.mjs');
  const chosen = sets.flatMap((set) => ['--set', set]);
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      program,
      'bench',
      cases,
      '--out',
      predictions,
      '--jobs',
      jobs,
      '--embedded',
      'off',
      '--cache',
      join(PROJECT_ROOT, '.cache', 'readings'),
      ...chosen,
    ],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  // Exit code 2 says that a document could not be read: the score shows what that cost.
  if (status !== 0 && status !== 2) throw new Error(stderr.slice(-2_000));
}

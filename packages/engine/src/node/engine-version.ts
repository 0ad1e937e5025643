import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = fileURLToPath(new URL('..', import.meta.url));

/** Hexadecimal digits of a version: two engines do not meet in them by chance. */
const DIGITS = 12;

/** A file of the program, from its source or as it was built. */
const PROGRAM_FILE = /^(?!.*\.(d|test|test-fixture)\.ts$).*\.(ts|js)$/;

let version: string | null = null;

/** Tells this engine from every other one that may find something else: a digest of all that it consists of, the same wherever the same build runs. */
export function engineVersion(): string {
  // The packages that it stands on are named with their versions in the first.
  return (version ??= digestOf([
    join(PACKAGE, 'package.json'),
    ...filesIn(PROGRAM, PROGRAM_FILE),
    ...filesIn(join(PACKAGE, 'models'), /./),
  ]));
}

/** Of files by their content and their order. */
export function digestOf(paths: readonly string[]): string {
  const digest = createHash('sha256');
  for (const path of paths) digest.update(createHash('sha256').update(readFileSync(path)).digest());
  return digest.digest('hex').slice(0, DIGITS);
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

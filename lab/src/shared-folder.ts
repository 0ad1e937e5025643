import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project's tree. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A folder beside the project that holds real documents for measuring; null where it is not there. */
export function sharedFolder(name: 'bench' | 'hostile'): string | null {
  const path = join(PROJECT_ROOT, '..', 'shared', name);
  return existsSync(path) ? path : null;
}

import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project's tree. */
export const PROJECT_ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A folder beside the project that holds real documents for measuring; null where it is not there. Its own path where a link leads to it:
 * the scorer in it compares the path it was started by with where it lies.
 */
export function sharedFolder(name: 'bench' | 'hostile', projectRoot = PROJECT_ROOT): string | null {
  const path = join(projectRoot, '..', 'shared', name);
  return existsSync(path) ? realpathSync(path) : null;
}

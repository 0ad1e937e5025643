import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What dependency-cruiser answers. */
interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

/** Reads these folders of a tree by the rules of `.dependency-cruiser.mjs`. */
export function cruise(root: string, folders: string[]): Cruise {
  const program = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...folders, '--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as Cruise;
}

/** What the rules forbid, as "rule: from -> to". */
export const said = ({ summary }: Cruise): string[] => summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`);

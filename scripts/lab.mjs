// `npm run score|bench|try`: builds what is stale, then runs that program of the lab with the arguments given.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, run } from './ensure-installed.mjs';

const [program, ...args] = process.argv.slice(2);
ensureInstalled();
run('npx', ['tsc', '-b', 'lab', 'apps/cli']);
const path = fileURLToPath(new URL(`../lab/dist/${program}.js`, import.meta.url));
const { status } = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' });
process.exit(status ?? 1);

// `npm run bench:server`: builds, then measures the server under load. An argument sets the seconds of each measurement: `-- 10`.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
run('node', ['scripts/build.mjs']);
run('npx', ['tsc', '-b', 'lab']);
const { status } = spawnSync(process.execPath, ['lab/dist/bench-server.js', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);

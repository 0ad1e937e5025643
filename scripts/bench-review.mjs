// `npm run bench:review`: builds what is stale, then counts what checking documents costs.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
run('npx', ['tsc', '-b', 'lab']);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--root', '.', '--config', 'lab/reviewing/bench-review.config.ts', '--reporter=verbose', '--disable-console-intercept'],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);

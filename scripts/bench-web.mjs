// `npm run bench:web`: builds, then measures the page in Chromium. Arguments choose among the figures by name: `-- grid`.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
process.env.CHROMIUM_PATH = ensureChromium();
run('node', ['scripts/build.mjs']);
const names = process.argv.slice(2);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--config', 'e2e/bench.config.ts', '--reporter=verbose', ...(names.length > 0 ? ['-t', names.join('|')] : [])],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);

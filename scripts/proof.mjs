// `npm run proof`: the long form of every proof that `npm test` runs short and seeded.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, run } from './ensure-installed.mjs';

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
process.env.CHROMIUM_PATH = ensureChromium();
process.env.SHEETLIFT_PROOF = 'long';
run('node', ['scripts/build.mjs']);
const outcomes = [['vitest.config.ts', 'lab', 'apps/server', 'apps/web/src/features/workspace'], ['e2e/vitest.config.ts']].map(
  ([config, ...filters]) =>
    spawnSync('npx', ['vitest', 'run', '--config', config, '--reporter=verbose', ...filters], { stdio: 'inherit' }).status,
);
process.exit(outcomes.every((status) => status === 0) ? 0 : 1);

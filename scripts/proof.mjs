// `npm run proof`: the long form of every proof that `npm test` runs short and seeded.
// `-- --share 0.2` takes a fifth of the trials; `-- runs-under-load killed-worker` only the files whose path holds one of the words.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, run } from './ensure-installed.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { share: { type: 'string', default: '1' } } });
if (!(Number(values.share) > 0 && Number(values.share) <= 1)) {
  console.error('--share is a number above 0, 1 at most.');
  process.exit(1);
}

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
process.env.CHROMIUM_PATH = ensureChromium();
process.env.SHEETLIFT_PROOF = 'long';
process.env.SHEETLIFT_PROOF_SHARE = values.share;
run('node', ['scripts/build.mjs']);
const outcomes = [['vitest.config.ts', 'lab', 'apps/server', 'apps/web/src/features/workspace'], ['e2e/vitest.config.ts']].map(
  ([config, ...places]) => {
    const filters = positionals.length > 0 ? [...positionals, '--passWithNoTests'] : places;
    return spawnSync('npx', ['vitest', 'run', '--config', config, '--reporter=verbose', ...filters], { stdio: 'inherit' }).status;
  },
);
process.exit(outcomes.every((status) => status === 0) ? 0 : 1);

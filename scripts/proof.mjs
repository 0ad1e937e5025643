// `npm run proof`: the long form of every proof that `npm test` runs short and seeded.
// `-- --share 0.2` takes a fifth of the trials, `--seed 7` others than without it; `-- runs-under-load killed-worker` only the files whose path holds one of the words;
// `-- --test "shut down" runs-under-load` of these only the tests whose name holds the words;
// `-- --s3 http://KEY:SECRET@HOST:PORT s3-blob-store failing-store` against another server of S3, in buckets that it makes there.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureInstalled, run } from './ensure-installed.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '0' },
    test: { type: 'string' },
    s3: { type: 'string' },
  },
});
if (!(Number(values.share) > 0 && Number(values.share) <= 1)) {
  console.error('--share is a number above 0, 1 at most.');
  process.exit(1);
}
if (!/^\d{1,6}$/.test(values.seed)) {
  console.error('--seed is a number of six digits at most.');
  process.exit(1);
}

ensureInstalled();
const { ensureChromium } = await import('./ensure-chromium.mjs');
process.env.CHROMIUM_PATH = ensureChromium();
process.env.SHEETLIFT_PROOF = 'long';
process.env.SHEETLIFT_PROOF_SHARE = values.share;
process.env.SHEETLIFT_PROOF_SEED = values.seed;
if (values.s3 !== undefined) process.env.SHEETLIFT_PROOF_S3 = values.s3;
run('node', ['scripts/build.mjs']);
const outcomes = [['vitest.config.ts', 'lab', 'apps/server', 'apps/web/src/features/workspace'], ['e2e/vitest.config.ts']].map(
  ([config, ...places]) => {
    const filters = positionals.length > 0 ? [...positionals, '--passWithNoTests'] : places;
    const named = values.test === undefined ? [] : ['--testNamePattern', values.test];
    return spawnSync('npx', ['vitest', 'run', '--config', config, '--reporter=verbose', ...named, ...filters], { stdio: 'inherit' }).status;
  },
);
process.exit(outcomes.every((status) => status === 0) ? 0 : 1);

// `npm run score:photos -- [--documents N]`
// How much of a page is read when it is photographed on a table, from aside and in a shadow, beside scans of the same pages: the share of
// true values that stand in what was read. Invented pages, composed from a seed: sixty, where not said otherwise.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchScorer } from './bench-scorer.ts';
import { type Findable, findableValues } from './findable.ts';
import { BUSINESS_FAMILIES } from './generate/business/business-families.ts';
import { type WrittenAs, writeCases } from './generate/write-cases.ts';
import { seededSample } from './seeded-sample.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

const { values } = parseArgs({ options: { documents: { type: 'string', default: '60' } } });
const families = seededSample(BUSINESS_FAMILIES, Number(values.documents), 7);
const scorer = await benchScorer();

console.log(`${families.length} pages`);
for (const [name, as] of [
  ['scanned', 'picture'],
  ['photographed', 'photo'],
] as const)
  console.log(`${name.padEnd(14)}${(100 * (await shareFindable(as))).toFixed(1).padStart(6)} % of values findable`);

async function shareFindable(as: WrittenAs): Promise<number> {
  const folder = join(PROJECT_ROOT, '.cache', 'photos', as);
  const predictions = join(PROJECT_ROOT, '.cache', 'photos', `${as}-read`);
  await writeCases(families, { folder, documents: 1, seed: 20_260, as });
  spawnSync(process.execPath, [join(PROJECT_ROOT, 'apps/cli/bin/sheetlift.mjs'), 'bench', folder, '--out', predictions], {
    stdio: 'inherit',
  });
  const counts: Findable[] = [...findableValues(scorer, folder, predictions).values()].flatMap((fields) => [...fields.values()]);
  return counts.reduce((sum, { findable }) => sum + findable, 0) / counts.reduce((sum, each) => sum + each.values, 0);
}

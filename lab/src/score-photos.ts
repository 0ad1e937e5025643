// `npm run score:photos -- [--documents N] [--textless N]`
// How much of a page is read when it is photographed on a table, from aside and in a shadow, flat and bent, beside scans of the same pages: the share of
// true values that stand in what was read. Invented pages, composed from a seed: sixty, where not said
// otherwise. And in how many of so many pictures without any text words are read.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectPages, readPages } from '@sheetlift/engine';
import { createNodePorts } from '@sheetlift/engine/node';
import { benchScorer } from './bench-scorer.ts';
import { type Findable, findableValues } from './findable.ts';
import { BUSINESS_FAMILIES } from './generate/business/business-families.ts';
import { drawTextless, TEXTLESS } from './generate/draw-textless.ts';
import { type WrittenAs, writeCases } from './generate/write-cases.ts';
import { seededSample } from './seeded-sample.ts';
import { PROJECT_ROOT } from './shared-folder.ts';

const { values } = parseArgs({ options: { documents: { type: 'string', default: '60' }, textless: { type: 'string', default: '56' } } });
const families = seededSample(BUSINESS_FAMILIES, Number(values.documents), 7);
const scorer = await benchScorer();

if (families.length > 0) console.log(`${families.length} pages`);
for (const [name, as] of [
  ['scanned', 'picture'],
  ['photographed', 'photo'],
  ['curled', 'curled photo'],
] as const)
  if (families.length > 0)
    console.log(`${name.padEnd(14)}${(100 * (await shareFindable(as))).toFixed(1).padStart(6)} % of values findable`);

console.log(`words are read in ${await countWithWords()} of ${values.textless} pictures without text`);

async function countWithWords(): Promise<number> {
  const ports = createNodePorts();
  let withWords = 0;
  for (let index = 0; index < Number(values.textless); index++) {
    const kind = TEXTLESS[index % TEXTLESS.length] as (typeof TEXTLESS)[number];
    const picture = await drawTextless(kind, 900 + index);
    const { pages } = await collectPages(await readPages(picture, { fileName: 'picture.jpg', embedded: false }, ports));
    const words = pages.flatMap((page) => (page.kind === 'fixed' ? page.words : []));
    if (words.length === 0) continue;
    withWords++;
    console.log(`  ${kind}: ${words.map(({ text, confidence }) => `${text} (${confidence.toFixed(2)})`).join(' ')}`);
  }
  await ports.close();
  return withWords;
}

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

// `npm run score:model -- [--set NAME] [--documents N] [--hostile N] [--misses N]`
// What of a language model's answers arrives: of a scripted one that knows the truth and phrases it as models do, and of hostile ones. No model is needed.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layOutDocument, loadFinder } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { type BenchScorer, benchScorer } from './bench-scorer.ts';
import { writeCases } from './generate/write-cases.ts';
import { eachDocument } from './judging/judged-values.ts';
import { isKept, printTally } from './pointing/print-tally.ts';
import { newTally } from './pointing/tally.ts';
import { tryHostile, tryTruthful } from './pointing/try-model.ts';
import { tryTables } from './pointing/try-tables.ts';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';
import { WAVES } from './unseen/waves.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    documents: { type: 'string', default: 'Infinity' },
    hostile: { type: 'string', default: '10000' },
    misses: { type: 'string', default: '0' },
  },
});
const scorer = await benchScorer();
/** The scorer with the first documents of each set only: all of them take half an hour. */
const some: BenchScorer = {
  ...scorer,
  loadCases: (folder, only) =>
    Object.fromEntries(
      Object.entries(scorer.loadCases(folder, only)).map(([set, cases]) => [set, cases.slice(0, Number(values.documents))]),
    ),
};
const finder = await loadFinder(loadNodeAsset);
const tally = newTally();
const folders = [join(sharedFolder('bench') ?? '', 'cases')];
for (const { name, families, documents, seed } of WAVES.filter(({ atFirstSight }) => !atFirstSight)) {
  const folder = join(PROJECT_ROOT, '.cache', name);
  await writeCases(families, { folder, documents, seed, as: 'pdf' });
  folders.push(folder);
}

/** Pictures would be recognised first, which takes minutes; what a model says of recognised words is tested beside the aligner. */
const SCANNED = ['sroie', 'funsd'];

let otherPrint: string[] = [];
let seed = 1;
for (const folder of folders) {
  const sets = Object.keys(scorer.loadCases(folder)).filter((set) => !SCANNED.includes(set) && (values.set?.includes(set) ?? true));
  if (sets.length === 0) continue;
  await eachDocument(some, folder, sets, async (set, { rows }, template, document) => {
    const layout = layOutDocument(document);
    if (layout.pages.some(({ source }) => source === 'ocr')) return;
    const tried = { finder, layout, template, rows, reader: scorer, seed: seed++ };
    await tryTruthful(tally, set, tried);
    if (tally.hostileAnswers < Number(values.hostile)) otherPrint = await tryHostile(tally, { ...tried, otherPrint });
  });
}
await tryTables(tally, finder, scorer, [5, 20, 86, 300, 1_000, 5_000]);
printTally(tally, Number(values.misses));
process.exitCode = isKept(tally) ? 0 : 1;

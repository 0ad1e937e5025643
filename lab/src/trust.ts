// `npm run score:trust`
// Recomputes every value of the benchmark from its evidence by its derivation, and finds everything twice: both must give the same.
import { join } from 'node:path';
import { layOutDocument, loadFinder } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { benchScorer } from './bench-scorer.ts';
import { eachDocument } from './judging/judged-values.ts';
import { type DerivedCounts, countDerived, newDerivedCounts } from './judging/count-derived.ts';
import { sharedFolder } from './shared-folder.ts';

const counts: DerivedCounts = newDerivedCounts();
const finder = await loadFinder(loadNodeAsset);
let changed = 0;
let documents = 0;
await eachDocument(await benchScorer(), join(sharedFolder('bench') ?? '', 'cases'), [], (_set, _one, template, document) => {
  const result = finder.extractRows(layOutDocument(document), template, 'auto');
  const again = finder.extractRows(layOutDocument(structuredClone(document)), structuredClone(template), 'auto');
  documents++;
  if (JSON.stringify(result) !== JSON.stringify(again)) changed++;
  countDerived(counts, result.rows, template);
});
const all = Object.values(counts.byDerivation).reduce((sum, count) => sum + count, 0);
console.log(
  `${all} values; ${all - counts.unfounded.length} recomputed from their evidence; ${documents} documents, ${changed} came out otherwise the second time.`,
);
for (const [derivation, count] of Object.entries(counts.byDerivation).sort(([, a], [, b]) => b - a))
  console.log(`${derivation.padEnd(24)}${String(count).padStart(6)}${((100 * count) / all).toFixed(1).padStart(7)} %`);
for (const value of counts.unfounded.slice(0, 20)) console.log(`not recomputed: ${value}`);
process.exitCode = counts.unfounded.length + changed > 0 ? 1 : 0;

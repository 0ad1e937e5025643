// `npm run score:trust -- [--set NAME ...]`
// Whether anything false is quiet: recomputes every value of the benchmark from its evidence by its derivation and finds everything twice, both must
// give the same; plants wrong check digits and sums; looks for print that can be read two ways; cuts lists; compares errors with what confidences promise.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layOutDocument, loadFinder } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { perCent } from './baseline.ts';
import { benchScorer } from './bench-scorer.ts';
import { type SureCell, keptPromises } from './doubting/kept-promise.ts';
import { plantedInvoices } from './doubting/planted-invoices.ts';
import { type ListTally, tallyList } from './doubting/shortened-lists.ts';
import { type TwoWaysTally, tallyTwoWays } from './doubting/two-ways.ts';
import { comparedCells } from './judging/compared-cells.ts';
import { eachDocument } from './judging/judged-values.ts';
import { seededRandom } from './seeded-random.ts';
import { type DerivedCounts, countDerived, newDerivedCounts } from './judging/count-derived.ts';
import { sharedFolder } from './shared-folder.ts';

const counts: DerivedCounts = newDerivedCounts();
const finder = await loadFinder(loadNodeAsset);
const { values: asked } = parseArgs({ options: { set: { type: 'string', multiple: true, default: [] } } });
const scorer = await benchScorer();
const random = seededRandom(100);
const lists: ListTally = { cut: 0, noticed: 0, whole: 0, falseAlarms: 0 };
const twoWays: TwoWaysTally = { proved: 0, offered: 0, quiet: [] };
const sure: SureCell[][] = [];
let changed = 0;
let documents = 0;
await eachDocument(scorer, join(sharedFolder('bench') ?? '', 'cases'), asked.set, (set, one, template, document) => {
  const layout = layOutDocument(document);
  const result = finder.extractRows(layout, template, 'auto');
  const again = finder.extractRows(layOutDocument(structuredClone(document)), structuredClone(template), 'auto');
  documents++;
  if (JSON.stringify(result) !== JSON.stringify(again)) changed++;
  countDerived(counts, result.rows, template);
  tallyTwoWays(twoWays, layout, result.rows, `${set}/${one.id}`);
  tallyList(lists, layout, result, one.rows.length, random);
  // What a document says once stands in each of its rows as the same cell.
  const once = [...new Map(comparedCells(scorer, one, result.rows).map((compared) => [compared.cell, compared])).values()];
  sure.push(
    once.flatMap(({ field, cell, truth, isNull, matches }): SureCell[] => {
      if (cell.state === 'absent') return [{ field, cell, isWrong: !isNull }];
      return cell.state === 'found' ? [{ field, cell, isWrong: isNull || !matches(truth, cell.chosen.value) }] : [];
    }),
  );
});
const all = Object.values(counts.byDerivation).reduce((sum, count) => sum + count, 0);
console.log(
  `${all} values; ${all - counts.unfounded.length} recomputed from their evidence; ${documents} documents, ${changed} came out otherwise the second time.`,
);
for (const [derivation, count] of Object.entries(counts.byDerivation).sort(([, a], [, b]) => b - a))
  console.log(`${derivation.padEnd(24)}${String(count).padStart(6)}${((100 * count) / all).toFixed(1).padStart(7)} %`);
for (const value of counts.unfounded.slice(0, 20)) console.log(`not recomputed: ${value}`);
const { planted, passed } = await plantedInvoices(finder, 1_000);
console.log(`${planted} wrong check digits and sums planted, ${passed.length} passed as sure.`);
console.log(
  `Print that can be read two ways: ${twoWays.proved} values told by others of their document, ${twoWays.offered} to check with both readings, ${twoWays.quiet.length} quiet.`,
);
console.log(
  `${lists.cut} lists cut by one row or by half, ${lists.noticed} noticed (${perCent(lists.noticed / Math.max(1, lists.cut))} %); ${lists.falseAlarms} false alarms in ${lists.whole} documents of as many rows as were found.`,
);
const promises = keptPromises(sure, random, 10, 100);
for (const { cells, expected, wrong, most } of promises)
  console.log(
    `100 documents, ${cells} cells that nobody looks at: ${expected.toFixed(1)} errors expected, ${wrong} made, at most ${most} in 95 of 100 draws.`,
  );
console.log(`The promise is kept in ${promises.filter(({ wrong, most }) => wrong <= most).length} of ${promises.length} draws.`);
for (const quiet of [...passed, ...twoWays.quiet].slice(0, 20)) console.log(`quiet: ${quiet}`);
process.exitCode = counts.unfounded.length + changed + passed.length + twoWays.quiet.length > 0 ? 1 : 0;

// `npm run compare -- COMMIT [--set S]`: finds the rows of the benchmark and of both waves with the engine of a commit and with that of
// this tree, from the same kept readings, and lists every cell that differs. Exit code 1 where one does.
import { parseArgs } from 'node:util';
import * as tree from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { withBaseEngine } from './compare/base-engine.ts';
import { cellDifferences } from './compare/cell-differences.ts';
import { comparedCases } from './compare/compared-cases.ts';
import { sharedFolder } from './shared-folder.ts';

/** Cases between two lines that say how far it is. */
const TOLD_EVERY = 50;

const { positionals, values } = parseArgs({ allowPositionals: true, options: { set: { type: 'string', multiple: true, default: [] } } });
const [base] = positionals;
if (base === undefined) {
  console.log('Usage: npm run compare -- COMMIT [--set S]');
  process.exit(2);
}
if (!sharedFolder('bench')) {
  console.log('There is no ../shared/bench: nothing to compare on.');
  process.exit(0);
}

const finder = await tree.loadFinder(loadNodeAsset);
const counts = { cases: 0, differing: 0, cells: 0 };
await withBaseEngine(base, async (before) => {
  for await (const { name, document, template, total } of comparedCases(values.set)) {
    const [was, is] = [
      await before.extractRows(before.layOutDocument(document), template, 'auto'),
      finder.extractRows(tree.layOutDocument(document), template, 'auto'),
    ];
    const differences = cellDifferences(was, is, template);
    for (const difference of differences) console.log(`${name} ${difference}`);
    counts.cases++;
    counts.cells += differences.length;
    if (differences.length > 0) counts.differing++;
    if (counts.cases % TOLD_EVERY === 0) console.error(`${counts.cases} of ${total}`);
  }
});
console.log(
  counts.cells === 0
    ? `${counts.cases} documents: no cell differs from ${base}.`
    : `${counts.cells} cells in ${counts.differing} of ${counts.cases} documents differ from ${base}.`,
);
process.exitCode = counts.cells === 0 ? 0 : 1;

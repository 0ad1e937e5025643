// `npm run score:blanks -- [--wave 1|2|3|4] [--bad N] [--accept]`
// How true the blanks are, of documents with a text layer: of the cells told "not in this document", how many the document really does not
// give; and of what is told "not found", what the document gives after all. Without a wave the development benchmark and the waves worked on.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { againstBaseline, perCent } from './baseline.ts';
import { benchScorer } from './bench-scorer.ts';
import { writeCases } from './generate/write-cases.ts';
import { blankCells, type BlankCell } from './judging/blank-cells.ts';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';
import { WAVES } from './unseen/waves.ts';

const { values } = parseArgs({
  options: { wave: { type: 'string' }, bad: { type: 'string', default: '0' }, accept: { type: 'boolean', default: false } },
});
const scorer = await benchScorer();
const figures: Record<string, number> = {};
if (values.wave === undefined) report('development', await blankCells(scorer, join(sharedFolder('bench') ?? '', 'cases')));
for (const [index, { title, name, families, documents, seed, atFirstSight }] of WAVES.entries()) {
  if (values.wave === undefined ? atFirstSight : Number(values.wave) !== index + 1) continue;
  const folder = join(PROJECT_ROOT, '.cache', name);
  await writeCases(families, { folder, documents, seed, as: 'pdf' });
  report(title, await blankCells(scorer, folder));
}
againstBaseline('blanks', figures, values.accept && values.wave === undefined);

function report(name: string, cells: readonly BlankCell[]): void {
  const told = (state: BlankCell['result']['state']): BlankCell[] => cells.filter(({ result }) => result.state === state);
  const [absent, notFound, nulls] = [told('absent'), told('not_found'), cells.filter(({ isNull }) => isNull)];
  const right = absent.filter(({ isNull }) => isNull).length;
  const given = notFound.filter(({ isNull }) => !isNull);
  Object.assign(figures, {
    [`${name}: told not in the document`]: absent.length,
    [`${name}: of these right, %`]: perCent(right / Math.max(1, absent.length)),
    [`${name}: true blanks told so, %`]: perCent(right / Math.max(1, nulls.length)),
    [`${name}: told not found`]: notFound.length,
  });
  console.log(
    `\n${name}: ${absent.length} cells told "not in this document", ${right} of them right (${perCent(right / Math.max(1, absent.length))} %). ` +
      `${nulls.length} cells are truly blank: ${perCent(right / Math.max(1, nulls.length))} % are told so, ` +
      `${nulls.filter(({ result }) => 'chosen' in result).length} are filled. ` +
      `${notFound.length} told "not found": the document gives ${given.length}, of which ${given.filter(({ isOffered }) => isOffered).length} are offered. ` +
      `${told('unreadable').length} not readable, ${told('page_missing').length} on missing pages.`,
  );
  for (const { set, document, field, truth } of absent.filter(({ isNull }) => !isNull).slice(0, Number(values.bad)))
    console.log(`  wrongly told not there: ${set}/${document} ${field} ${JSON.stringify(truth)}`);
}

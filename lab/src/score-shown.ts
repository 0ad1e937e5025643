// `npm run score:shown -- [--set NAME] [--fields] [--accept]`
// Shows two documents of a set with two rows each at most, nothing else, and finds the fields made of them in other documents of the set. A field is
// right where its F1 there is at most five points below that of the field as its author named and described it. Counted are the fields of
// which the rows shown hold a value. Once without heads, and once with the names of the truth as heads.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ExtractionRow, loadFinder, plainValue } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { againstBaseline, type Baseline, perCent } from './baseline.ts';
import { type BenchRow, benchScorer, type FieldCounts } from './bench-scorer.ts';
import { type LearningDocument, learningDocuments } from './learning/learning-documents.ts';
import { seededRandom } from './seeded-random.ts';
import { seededSample } from './seeded-sample.ts';
import { sharedFolder } from './shared-folder.ts';
import { fieldsFromRows, type MadeFields } from './shown/show-rows.ts';

const SEED = 18_000_018;
/** Documents of a set: reading scans takes seconds a page. */
const DOCUMENTS = 12;
/** Pairs shown of each set. */
const PAIRS = 4;
const POINTS = 0.05;

const { values } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    fields: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});
const scorer = await benchScorer();
const finder = await loadFinder(loadNodeAsset);
const folder = join(sharedFolder('bench') ?? '', 'cases');
const figures: Baseline = {};
const all = { bare: { right: 0, of: 0 }, headed: { right: 0, of: 0 } };
console.log('set                   fields   right %   with heads %');
for (const [set, cases] of Object.entries(scorer.loadCases(folder, values.set))) {
  const templates = new Set(cases.map(({ template }) => JSON.stringify(template)));
  if (templates.size > 1 || cases.length < 3) continue;
  const wanted = new Set(seededSample(cases, DOCUMENTS, SEED).map(({ id }) => id));
  const tallies = scoreSet(await learningDocuments(scorer, folder, set, wanted));
  for (const way of ['bare', 'headed'] as const) {
    all[way].right += tallies[way].right;
    all[way].of += tallies[way].of;
  }
  tell(set, tallies);
}
tell('together', all);
if (values.set.length === 0) againstBaseline('shown', figures, values.accept);

type Tallies = typeof all;

function scoreSet(documents: readonly LearningDocument[]): Tallies {
  const tallies: Tallies = { bare: { right: 0, of: 0 }, headed: { right: 0, of: 0 } };
  const random = seededRandom(SEED);
  // What its author asks for is found alike whichever documents were shown.
  const asNamed = new Map(documents.map((each) => [each.id, finder.extractRows(each.layout, each.template, 'auto').rows]));
  for (let pair = 0; pair < PAIRS; pair++) {
    const shuffled = random.shuffled(documents);
    const [teachers, others] = [shuffled.slice(0, 2), shuffled.slice(2)];
    const named = fieldScores(others, ({ id }) => asNamed.get(id) ?? []);
    for (const [way, heads] of [
      ['bare', false],
      ['headed', true],
    ] as const) {
      const made = fieldsFromRows(finder, teachers, { heads, others: others.map(({ layout }) => layout) });
      const shown = fieldScores(others, ({ layout }) => finder.extractRows(layout, made.template, made.rowMode, made.memory).rows);
      for (const field of made.shown.filter((name) => named.has(name))) {
        const [own, wanted] = [shown.get(field) ?? 0, named.get(field) ?? 0];
        const isRight = own >= wanted - POINTS;
        tallies[way].of++;
        if (isRight) tallies[way].right++;
        if (values.fields)
          console.log(`  ${isRight ? 'right' : 'WRONG'} ${way} ${field}: ${perCent(own)} of ${perCent(wanted)}; ${saidOf(made, field)}`);
      }
    }
  }
  return tallies;
}

/** F1 of each field that the documents' truth knows. */
function fieldScores(
  documents: readonly LearningDocument[],
  find: (document: LearningDocument) => readonly ExtractionRow[],
): Map<string, number> {
  const sums = new Map<string, FieldCounts>();
  for (const document of documents) {
    const { byField } = scorer.scoreDocument(document.rows, find(document).map(plainRow), document.template);
    for (const [field, counts] of Object.entries(byField)) {
      const sum = sums.get(field) ?? {};
      for (const [kind, count] of Object.entries(counts)) sum[kind] = (sum[kind] ?? 0) + count;
      sums.set(field, sum);
    }
  }
  return new Map([...sums].map(([field, counts]) => [field, scorer.rates(counts).f1]));
}

function plainRow({ cells }: ExtractionRow): BenchRow {
  return Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, 'chosen' in cell ? plainValue(cell.chosen.value) : null]));
}

function saidOf({ template, rowMode }: MadeFields, name: string): string {
  const field = template.entities.find(({ id }) => id === name);
  return field ? `${field.variableName} (${field.type}, ${rowMode}) ${field.description}` : 'no field';
}

function tell(set: string, { bare, headed }: Tallies): void {
  const [own, withHeads] = [bare, headed].map(({ right, of }) => perCent(right / Math.max(1, of)));
  console.log(
    `${set.padEnd(22)}${String(bare.of).padStart(6)}${(own ?? 0).toFixed(1).padStart(10)}${(withHeads ?? 0).toFixed(1).padStart(15)}`,
  );
  Object.assign(figures, { [`${set}: right`]: own, [`${set}: right with heads`]: withHeads });
}

// `npm run score:learning -- [--misses] [--accept]`
// How much one corrected document helps the next ones: receipts by company, generated documents by layout, advertising orders
// after twenty of mixed layouts. One correction is a whole row gone through.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foldLessons, type LessonEvent, type TemplateMemory } from '@sheetlift/engine';
import { againstBaseline } from './baseline.ts';
import { benchScorer } from './bench-scorer.ts';
import { writeCases } from './generate/write-cases.ts';
import { type LearningDocument, learningDocuments } from './learning/learning-documents.ts';
import { addTo, emptyTally, figuresOf, type Tally, toldTally } from './learning/tally.ts';
import { taughtLayouts } from './learning/taught-layouts.ts';
import { rightCells, teachRow } from './learning/teach-row.ts';
import { seededRandom } from './seeded-random.ts';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';

const SEED = 4_400_000;
const DOCUMENTS_A_LAYOUT = 5;
const TAUGHT_ORDERS = 20;
/** Ways to choose the twenty, so that each order is measured several times. */
const SPLITS = 8;

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false }, accept: { type: 'boolean', default: false } } });
const scorer = await benchScorer();
const cases = join(sharedFolder('bench') ?? '', 'cases');
const figures: Record<string, number> = {};

await scoreReceipts();
await scoreGenerated();
await scoreOrders();
againstBaseline('learning', figures, values.accept);

async function scoreReceipts(): Promise<void> {
  const receipts = await learningDocuments(scorer, cases, 'sroie');
  const companies = grouped(receipts, ({ truth }) => JSON.stringify(truth['company']).toLowerCase());
  const tallies = await eachTeachesTheOthers(companies.filter((group) => group.length > 1));
  report('receipts, one of the same company corrected', 'receipts', tallies);
}

async function scoreGenerated(): Promise<void> {
  const folder = join(PROJECT_ROOT, '.cache', 'taught-layouts');
  const layouts = taughtLayouts(SEED);
  await writeCases(layouts, { folder, documents: DOCUMENTS_A_LAYOUT, seed: SEED, as: 'pdf' });
  const groups: LearningDocument[][] = [];
  for (const { id } of layouts) groups.push(await learningDocuments(scorer, folder, id));
  const tallies = await eachTeachesTheOthers(groups);
  report('generated clean text, one of the same layout corrected', 'generated', tallies);
  tallies.forEach(
    ({ rowsAfter, before, after }, at) =>
      values.misses &&
      console.log(
        `  ${layouts[at]?.id}: cells ${before.right} -> ${after.right} of ${after.of}, rows ${rowsAfter.right} of ${rowsAfter.of}`,
      ),
  );
}

/** Twenty orders of many stations are corrected; the others are measured. Each measured order is a group of its own. */
async function scoreOrders(): Promise<void> {
  const orders = await learningDocuments(scorer, cases, 'adbuy');
  const lessons = new Map<LearningDocument, LessonEvent[]>();
  for (const order of orders) lessons.set(order, teachRow(scorer, order));
  const random = seededRandom(SEED);
  const tallies = new Map(orders.map((order) => [order, emptyTally()]));
  for (let split = 0; split < SPLITS; split++) {
    const shuffled = random.shuffled(orders);
    const memory = foldLessons(
      shuffled.slice(0, TAUGHT_ORDERS).flatMap((order) => lessons.get(order) ?? []),
      'measured',
    );
    for (const order of shuffled.slice(TAUGHT_ORDERS)) await measure(tallies.get(order) ?? emptyTally(), order, memory, `split ${split}`);
  }
  report(
    `advertising orders, ${TAUGHT_ORDERS} of mixed layouts corrected`,
    'orders',
    [...tallies.values()].filter(({ after }) => after.of > 0),
  );
}

async function eachTeachesTheOthers(groups: readonly LearningDocument[][]): Promise<Tally[]> {
  const tallies: Tally[] = [];
  for (const group of groups) {
    const tally = emptyTally();
    for (const teacher of group) {
      const memory = foldLessons(teachRow(scorer, teacher), 'measured');
      for (const pupil of group) if (pupil !== teacher) await measure(tally, pupil, memory, teacher.id);
    }
    tallies.push(tally);
  }
  return tallies;
}

/** One document before and after what was taught. */
async function measure(tally: Tally, pupil: LearningDocument, memory: TemplateMemory, taughtBy: string): Promise<void> {
  const after = rightCells(scorer, pupil, memory);
  addTo(tally, rightCells(scorer, pupil), after);
  const wrong = pupil.template.entities.filter((field) => field.variableName in pupil.truth).filter((_, at) => !after[at]);
  if (values.misses && wrong.length > 0)
    console.log(`  ${taughtBy} -> ${pupil.id}: ${wrong.map(({ variableName }) => variableName).join(', ')}`);
}

function report(title: string, name: string, tallies: readonly Tally[]): void {
  console.log(toldTally(title, tallies));
  Object.assign(figures, figuresOf(name, tallies));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

// `npm run bench:review`
// What checking costs: a scripted reviewer who knows the truth works through documents on the page's own desk; keys and pointer acts to a sheet in
// which everything is right, without what a template learned and with it.
import { join } from 'node:path';
import { type ExtractionResult, foldLessons, type LessonEvent, loadFinder, type SortedLayout } from '@sheetlift/engine';
import { loadNodeAsset } from '@sheetlift/engine/node';
import { describe, expect, test } from 'vitest';
import { perCent } from '../src/baseline.ts';
import { benchScorer } from '../src/bench-scorer.ts';
import { writeCases } from '../src/generate/write-cases.ts';
import type { DocumentFamily } from '../src/generate/generated-document.ts';
import { type LearningDocument, learningDocuments } from '../src/learning/learning-documents.ts';
import { taughtLayouts } from '../src/learning/taught-layouts.ts';
import { seededRandom } from '../src/seeded-random.ts';
import { seededSample } from '../src/seeded-sample.ts';
import { PROJECT_ROOT, sharedFolder } from '../src/shared-folder.ts';
import { WAVES } from '../src/unseen/waves.ts';
import { lessonsOf } from './lessons-of.ts';
import { longInvoice } from './long-invoice.ts';
import { type Reviewed, reviewDocument } from './scripted-reviewer.ts';

const SEED = 1_800_000;
const DOCUMENTS_A_KIND = 2;
const DOCUMENTS_A_LAYOUT = 4;
const DEVELOPMENT_DOCUMENTS = 60;
const LINES = 420;
const MIXED_DOCUMENTS = 100;

/** Documents of one template, in the order in which they are gone through. */
type Pile = readonly LearningDocument[];

const scorer = await benchScorer();
const finder = await loadFinder(loadNodeAsset);

const PILES: Record<string, () => Promise<Pile[]>> = {
  'long invoice': () => generated('long-invoice', [longInvoice(LINES)], 1),
  'same layouts again': () => generated('layouts', taughtLayouts(SEED), DOCUMENTS_A_LAYOUT),
  'unseen kinds': () => generated('kinds', WAVES[0]?.families ?? [], DOCUMENTS_A_KIND),
  development,
};

/** Nothing here can fail for costing much: what it costs is printed. */
describe('keys and pointer acts to a right sheet', { timeout: 3_600_000 }, () => {
  test.for(Object.keys(PILES))('%s', async (title) => {
    const piles = (await PILES[title]?.()) ?? [];
    expect([...tell(title, piles, false), ...tell(title, piles, true)].filter(({ left }) => left)).toEqual([]);
  });
});

/**
 * One pile of papers of many kinds and layouts, come as they come: each is told its template among those of all, and one key moves what was told a
 * wrong one. The next of a layout is told by where a person sorted it.
 */
test('a mixed pile', { timeout: 3_600_000 }, async () => {
  const layouts = await generated('layouts', taughtLayouts(SEED), DOCUMENTS_A_LAYOUT);
  const kinds = await generated('kinds', WAVES[0]?.families ?? [], DOCUMENTS_A_KIND);
  const pile = seededRandom(SEED)
    .shuffled([...layouts, ...kinds].flat())
    .slice(0, MIXED_DOCUMENTS);
  const templates = [...new Map(pile.map(({ template }) => [template.name, template])).values()];
  const sorted: SortedLayout[] = [];
  const moved = pile.filter(({ read, template }) => {
    const { fitting, layout } = finder.sortDocument(read, templates, sorted);
    const right = templates.findIndex(({ name }) => name === template.name);
    const isWrong = fitting[0] !== right;
    if (isWrong) sorted.push({ layout, template: right });
    return isWrong;
  }).length;
  console.log(
    `a mixed pile: ${pile.length} documents of ${templates.length} templates, ${pile.length - moved} sorted to theirs, ${moved} moved with a key each`,
  );
  const byTemplate = templates.map(({ name }) => pile.filter(({ template }) => template.name === name));
  expect([...tell('a mixed pile', byTemplate, false), ...tell('a mixed pile', byTemplate, true)].filter(({ left }) => left)).toEqual([]);
});

/** Documents of our own, printed as PDF. */
async function generated(name: string, families: readonly DocumentFamily[], documents: number): Promise<Pile[]> {
  const folder = join(PROJECT_ROOT, '.cache', 'review', name);
  await writeCases(families, { folder, documents, seed: SEED, as: 'pdf' });
  const piles: Pile[] = [];
  for (const { id } of families) piles.push(await learningDocuments(scorer, folder, id));
  return piles;
}

/** Some of the benchmark's documents, each set a pile. */
async function development(): Promise<Pile[]> {
  const folder = join(sharedFolder('bench') ?? '', 'cases');
  const cases = Object.entries(scorer.loadCases(folder)).flatMap(([set, each]) => each.map(({ id }) => ({ set, id })));
  const chosen = seededSample(cases, DEVELOPMENT_DOCUMENTS, SEED);
  const piles: Pile[] = [];
  for (const set of new Set(chosen.map((each) => each.set))) {
    const ids = new Set(chosen.filter((each) => each.set === set).map(({ id }) => id));
    const documents = await learningDocuments(scorer, folder, set, ids);
    for (const template of new Set(documents.map((each) => each.template)))
      piles.push(documents.filter((each) => each.template === template));
  }
  return piles;
}

function tell(title: string, piles: readonly Pile[], learning: boolean): Reviewed[] {
  const reviewed = piles.flatMap((pile) => reviewPile(pile, learning));
  const total = (of: (each: Reviewed) => number): number => reviewed.reduce((sum, each) => sum + of(each), 0);
  const [keys, pointer, cells] = [total((each) => each.keys), total((each) => each.pointer), total((each) => each.cells)];
  const [right, of] = [total(({ offered }) => offered.right), total(({ offered }) => offered.of)];
  console.log(
    [
      `${title}, ${learning ? 'with' : 'without'} learning: ${reviewed.length} documents, ${cells} cells`,
      `a document ${rounded(keys / reviewed.length)} keys and ${rounded(pointer / reviewed.length)} pointer acts`,
      `a cell ${rounded((keys + pointer) / cells)} acts`,
      `right value among those offered ${of === 0 ? 'never asked for' : `${perCent(right / of).toFixed(1)} % of ${of}`}`,
    ].join('; '),
  );
  return reviewed;
}

/** One document after the other; with learning each is found with what those before it taught. */
function reviewPile(pile: Pile, learning: boolean): Reviewed[] {
  const lessons: LessonEvent[] = [];
  return pile.map((document) => {
    const { layout, template } = document;
    const found: ExtractionResult = finder.extractRows(layout, template, 'auto', learning ? foldLessons(lessons, 'measured') : undefined);
    const { desk, ...reviewed } = reviewDocument(scorer, document, found);
    lessons.push(...lessonsOf(document, found, desk.corrections));
    return reviewed;
  });
}

const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

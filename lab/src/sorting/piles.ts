import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentLayout, layOutDocument, type Template } from '@sheetlift/engine';
import type { BenchScorer } from '../bench-scorer.ts';
import { eachDocument } from '../judging/judged-values.ts';
import { seededRandom } from '../seeded-random.ts';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { FITTING_STARTERS, SAME_KINDS, STARTER_OF_SET, STARTER_OF_PAPER } from './fitting-starters.ts';

/** A document of a pile, and where it belongs. */
export interface PileDocument {
  id: string;
  kind: string;
  layout: DocumentLayout;
  /** Names of templates, as `PileTemplate.key`, of which any is right. */
  right: readonly string[];
  /** Whether it is right as well to say that none fits. */
  mayBeNone: boolean;
}

export interface PileTemplate {
  key: string;
  template: Template;
}

/** Documents of many kinds and templates for some of them. */
export interface Pile {
  name: string;
  templates: readonly PileTemplate[];
  documents: readonly PileDocument[];
}

/** What a document is shows on its first pages. */
const PAGES = 2;
/** Of each kind; more of one kind says little more. */
const DOCUMENTS_A_KIND = 3;

const starterKey = (name: string): string => `starter ${name}`;

const STARTERS: readonly PileTemplate[] = (
  JSON.parse(readFileSync(join(PROJECT_ROOT, 'apps/web/public/default-templates.json'), 'utf8')) as Template[]
).map((template) => ({
  key: starterKey(template.name),
  template: {
    ...template,
    entities: template.entities.map((field, at) => ({ ...field, id: String(at), enumValues: field.enumValues ?? [] })),
  },
}));

interface ReadKind {
  kind: string;
  template: Template;
  layouts: { id: string; layout: DocumentLayout }[];
}

/** The kinds of a folder of cases, some documents of each. */
async function readKinds(scorer: BenchScorer, folder: string): Promise<ReadKind[]> {
  const kinds = new Map<string, ReadKind>();
  const seen = new Map<string, number>();
  const isWanted = (set: string): boolean => (seen.get(set) ?? 0) < DOCUMENTS_A_KIND;
  await eachDocument(scorer, folder, [], (set, one, template, document) => {
    if (!isWanted(set)) return;
    seen.set(set, (seen.get(set) ?? 0) + 1);
    const kind = kinds.get(set) ?? { kind: set, template, layouts: [] };
    kind.layouts.push({ id: `${set}/${one.id}`, layout: layOutDocument({ ...document, pages: document.pages.slice(0, PAGES) }) });
    kinds.set(set, kind);
  });
  return [...kinds.values()];
}

/**
 * Two piles of the same documents: a person has templates for every second kind, and the starters; in the other pile for the other kinds.
 * What belongs to the other kinds fits none, but where a starter is for it too.
 */
export async function wavePiles(scorer: BenchScorer, name: string, folder: string): Promise<Pile[]> {
  return halves(name, await readKinds(scorer, folder), 0);
}

/** Ways to halve the kinds of a wave that are fitted on. */
const SPLITS = 4;
/** Small piles that are fitted on: a person may have few templates, and none of the starters. As many other kinds lie in them. */
const SMALL_PILES: readonly { own: number; starters: boolean; piles: number }[] = [
  { own: 1, starters: false, piles: 20 },
  { own: 2, starters: false, piles: 16 },
  { own: 4, starters: false, piles: 12 },
  { own: 8, starters: false, piles: 6 },
  { own: 2, starters: true, piles: 12 },
];

/** Piles of a wave with many choices of the templates that a person has, for fitting. */
export async function fittedPiles(scorer: BenchScorer, name: string, folder: string): Promise<Pile[]> {
  const kinds = await readKinds(scorer, folder);
  const random = seededRandom(1);
  const large = Array.from({ length: SPLITS }, (_, split) => halves(name, kinds, split)).flat();
  const small = SMALL_PILES.flatMap(({ own, starters, piles }) =>
    Array.from({ length: piles }, (_, at) => {
      const drawn = random.shuffled(kinds).slice(0, 2 * own);
      return pileOf(`${name} ${own} ${starters ? 'and starters ' : ''}${at + 1}`, drawn, drawn.slice(0, own), starters ? STARTERS : []);
    }),
  );
  return [...large, ...small];
}

/** The kinds halved by a bit of their place, and the starters. */
const halves = (name: string, kinds: readonly ReadKind[], split: number): Pile[] =>
  [0, 1].map((half) => {
    const own = kinds.filter((_, at) => ((at >> split) & 1) === half);
    return pileOf(`${name} halved ${split + 1}.${half + 1}`, kinds, own, STARTERS);
  });

/** Documents of some kinds, and templates for some of them. */
function pileOf(name: string, kinds: readonly ReadKind[], own: readonly ReadKind[], starters: readonly PileTemplate[]): Pile {
  const templates = [...own.map(({ kind, template }) => ({ key: kind, template })), ...starters];
  const has = new Set(templates.map(({ key }) => key));
  return {
    name,
    templates,
    documents: kinds.flatMap(({ kind, layouts }) => {
      const same = SAME_KINDS.find((group) => group.includes(kind)) ?? [kind];
      const { is = [], may = [] } = FITTING_STARTERS[kind] ?? {};
      const sure = [...same, ...is.map(starterKey)].filter((key) => has.has(key));
      const right = [...sure, ...may.map(starterKey)];
      return layouts.map(({ id, layout }) => ({ id, kind, layout, right, mayBeNone: sure.length === 0 }));
    }),
  };
}

/** The papers of composed firms with the starters alone. */
export async function starterPile(scorer: BenchScorer, folder: string): Promise<Pile> {
  const kinds = await readKinds(scorer, folder);
  return {
    name: 'starters',
    templates: STARTERS,
    documents: kinds.flatMap(({ template, layouts }) => {
      const right = (STARTER_OF_PAPER[template.name] ?? []).map(starterKey);
      return layouts.slice(0, 1).map(({ id, layout }) => ({ id, kind: template.name, layout, right, mayBeNone: right.length === 0 }));
    }),
  };
}

/** The benchmark's documents with its sets' templates and the starters; a document's own template where it has one is no kind of its own. */
export async function benchPile(scorer: BenchScorer, folder: string, ownTemplates: (set: string) => boolean): Promise<Pile> {
  const kinds = await readKinds(scorer, folder);
  const shared = kinds.filter(({ kind }) => ownTemplates(kind));
  return {
    name: 'bench',
    templates: [...shared.map(({ kind, template }) => ({ key: kind, template })), ...STARTERS],
    documents: kinds.flatMap(({ kind, layouts }) => {
      const same = SAME_KINDS.find((group) => group.includes(kind)) ?? [kind];
      const own = shared.map((each) => each.kind).filter((each) => same.includes(each));
      const right = [...own, ...(STARTER_OF_SET[kind] ?? []).map(starterKey)];
      return layouts.map(({ id, layout }) => ({ id, kind, layout, right, mayBeNone: right.length === 0 }));
    }),
  };
}

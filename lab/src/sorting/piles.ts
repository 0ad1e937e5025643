import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentLayout, layOutDocument, type Template } from '@sheetlift/engine';
import type { BenchScorer } from '../bench-scorer.ts';
import { eachDocument } from '../judging/judged-values.ts';
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
 * Piles of the same documents, two a split: a person has templates for one half of the kinds, and the starters; in the other pile for the other
 * half. What belongs to the other kinds fits none, but where a starter is for it too. The first split is every second kind.
 */
export async function wavePiles(scorer: BenchScorer, name: string, folder: string, splits: number): Promise<Pile[]> {
  const kinds = await readKinds(scorer, folder);
  return Array.from({ length: 2 * splits }, (_, pile): Pile => {
    const [split, half] = [pile >> 1, pile % 2];
    const own = kinds.filter((_kind, at) => (at >> split) % 2 === half);
    const has = new Set(own.map(({ kind }) => kind));
    return {
      name: `${name} ${pile + 1}`,
      templates: [...own.map(({ kind, template }) => ({ key: kind, template })), ...STARTERS],
      documents: kinds.flatMap(({ kind, layouts }) => {
        const same = SAME_KINDS.find((group) => group.includes(kind)) ?? [kind];
        const { is = [], may = [] } = FITTING_STARTERS[kind] ?? {};
        const sure = [...same.filter((each) => has.has(each)), ...is.map(starterKey)];
        const right = [...sure, ...may.map(starterKey)];
        return layouts.map(({ id, layout }) => ({ id, kind, layout, right, mayBeNone: sure.length === 0 }));
      }),
    };
  });
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

import { isSameTemplateName, type SavedTemplate } from '@sheetlift/contract';
import { sortPile } from '@sheetlift/engine/review';
import { useEffect, useMemo, useState } from 'react';
import { ASIDE, sheetOf } from '../../features/workspace/run/run-sheets.ts';
import type { RunDocument, RunSnapshot, RunStore } from '../../features/workspace/run/run-store.ts';
import { isUnderWay } from '../../features/workspace/run/under-way.ts';
import { layoutsAmong } from './sorted-layouts.ts';

/** What sorting says of documents that nobody put on a sheet. */
export interface Sorted {
  /** Ids of documents that the template of their sheet fits. */
  fits: ReadonlySet<string>;
  /** Document id -> the template that it is for. */
  elsewhere: ReadonlyMap<string, SavedTemplate>;
  /** Ids of documents that no template seems to fit. */
  unfit: ReadonlySet<string>;
  /** Document id -> fingerprint of its layout. */
  layouts: ReadonlyMap<string, string>;
}

/** Templates that a document is compared with, and documents that are: each takes a worker for a second at most. */
const MOST_COMPARED = 24;
const MOST_SORTED = 300;

type Sorting = Awaited<ReturnType<RunStore['sortDocument']>>;

/** Sorts documents that were read among the templates, one after the other, and all of them together; what is opened and read goes before. */
export function useSortings(run: RunSnapshot, store: RunStore, templates: readonly SavedTemplate[]): Sorted {
  const compared = useMemo(() => templates.slice(0, MOST_COMPARED), [templates]);
  const [told, setTold] = useState<{ compared: readonly SavedTemplate[]; sortings: ReadonlyMap<string, Sorting> }>(NOTHING);
  const sortings = told.compared === compared ? told.sortings : NOTHING.sortings;
  const next = nextToSort(run.documents, sortings);

  useEffect(() => {
    if (!next) return;
    let wanted = true;
    const take = (sorting: Sorting): void => {
      if (wanted)
        setTold((before) => ({
          compared,
          sortings: new Map([...(before.compared === compared ? before.sortings : []), [next, sorting]]),
        }));
    };
    // A document that left the run meanwhile is for no sheet.
    store.sortDocument(next, compared, layoutsAmong(compared)).then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, [store, next, compared]);

  return useMemo(() => sortedBy(run, compared, sortings), [run, compared, sortings]);
}

const NOTHING: { compared: readonly SavedTemplate[]; sortings: ReadonlyMap<string, Sorting> } = { compared: [], sortings: new Map() };

/** The first document is sorted as soon as it is read, the others when nothing is left to be read. */
function nextToSort(documents: readonly RunDocument[], sortings: ReadonlyMap<string, Sorting>): string | null {
  if (documents.some(({ state }) => state.kind === 'opening') || sortings.size >= MOST_SORTED) return null;
  if (sortings.size > 0 && documents.some(({ state }) => isUnderWay(state))) return null;
  return documents.find(({ id, state }) => state.kind === 'done' && !sortings.has(id))?.id ?? null;
}

function sortedBy({ documents, sheets }: RunSnapshot, templates: readonly SavedTemplate[], told: ReadonlyMap<string, Sorting>): Sorted {
  const sortings = sortedTogether(told);
  const fits = new Set<string>();
  const elsewhere = new Map<string, SavedTemplate>();
  const unfit = new Set<string>();
  const layouts = new Map<string, string>();
  for (const { id } of documents) {
    const sorting = sortings.get(id);
    if (sorting) layouts.set(id, sorting.layout);
    const sheet = sheetOf(sheets, id);
    const own = templates.findIndex(({ name }) => isSameTemplateName(name, sheet.template.name));
    if (sorting?.fitting.includes(own)) fits.add(id);
    const isPlaced = sheet.id !== ASIDE && sheet.documentIds.includes(id);
    // A template that is not kept was made for the documents at hand.
    if (!sorting || isPlaced || own < 0 || sorting.fitting.includes(own) || sorting.likeliest === own) continue;
    const [best] = sorting.fitting;
    const template = best === undefined ? undefined : templates[best];
    if (template) elsewhere.set(id, template);
    else unfit.add(id);
  }
  return { fits, elsewhere, unfit, layouts };
}

function sortedTogether(told: ReadonlyMap<string, Sorting>): ReadonlyMap<string, NonNullable<Sorting>> {
  const alone = [...told].flatMap(([id, sorting]) => (sorting ? [{ id, sorting }] : []));
  const together = sortPile(alone.map(({ sorting }) => sorting));
  return new Map(alone.map(({ id }, at) => [id, together[at]!]));
}

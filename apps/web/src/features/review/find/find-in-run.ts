import { isFlow } from '@sheetlift/engine/model';
import type { RunDocument, RunStore } from '../../workspace/run/run-store.ts';
import type { CellPlace } from '../active-cell.ts';
import { textIn } from '../arrange-rows.ts';
import { DocumentFinder, type Match, MOST_MATCHES } from '../pages/find-in-document.ts';
import { textOfUnits, unitsOf } from '../pages/flow-places.ts';
import { foldText } from '../pages/fold-text.ts';
import { textOfPage } from '../pages/word-shelf.ts';
import type { SheetColumn } from '../sheet-columns.ts';
import type { SheetRow } from '../sheet-rows.ts';

/** Where it is searched: the rows of each sheet as they are shown, then the pages of the documents. */
export interface FindGround {
  /** In the order in which they are searched; asked for when a search begins. */
  sheets: () => readonly SheetGround[];
  documents: readonly RunDocument[];
}

/** The rows of one sheet. */
export interface SheetGround {
  sheetId: string;
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
}

/** A cell, or a place on a document's page, in which the words stand. */
export type RunMatch = {
  /** Where it stands among all: cells first, sheet by sheet and row by row, then pages, document by document. */ order: Order;
} & ({ kind: 'cell'; sheetId: string; place: CellPlace } | { kind: 'page'; documentId: string; match: Match });

type Order = readonly [part: 0 | 1, rowOrDocument: number, columnOrPage: number];

/** Tells what was found after each slice of work; the last time `done`. */
export type Tell = (matches: readonly RunMatch[], done: boolean) => void;

/** Searching may take this long before the screen has its turn. */
const SLICE_MS = 8;

/** Rows between two looks at the clock. */
const ROWS_A_LOOK = 50;

/** Searches a run; the texts of its pages are kept for the next search. */
export class RunFinder {
  readonly #store: RunStore;
  readonly #finders = new WeakMap<Blob, DocumentFinder>();

  constructor(store: RunStore) {
    this.#store = store;
  }

  async find({ sheets, documents }: FindGround, query: string, signal: AbortSignal, tell: Tell): Promise<void> {
    const matches: RunMatch[] = [];
    const found = (more: readonly RunMatch[], done: boolean): void => tell([...matches, ...more].slice(0, MOST_MATCHES), done);
    let rowsBefore = 0;
    for (const sheet of sheets()) {
      if (signal.aborted || matches.length >= MOST_MATCHES) break;
      await findCells(sheet, rowsBefore, query, signal, matches, () => found([], false));
      rowsBefore += sheet.rows.length;
    }
    for (const [index, document] of documents.entries()) {
      if (signal.aborted || matches.length >= MOST_MATCHES) break;
      const finder = this.#finderOf(document);
      if (!finder) continue;
      let onPages: readonly RunMatch[] = [];
      await finder.find(query, signal, (more) => {
        onPages = [
          ...onPages,
          ...more
            .slice(onPages.length)
            .map((match): RunMatch => ({ kind: 'page', documentId: document.id, match, order: [1, index, match.pageNumber] })),
        ];
        found(onPages, false);
      });
      matches.push(...onPages);
    }
    if (!signal.aborted) found([], true);
  }

  /** Null for a document that is not read. */
  #finderOf({ id, state }: RunDocument): DocumentFinder | null {
    if (state.kind !== 'done') return null;
    const { reading, facts } = state;
    const known = this.#finders.get(reading);
    if (known) return known;
    const pageText = isFlow(facts.type)
      ? async (pageNumber: number) => {
          const [page] = await this.#store.flowPages(id, { from: pageNumber, to: pageNumber });
          return page ? textOfUnits(unitsOf(page)).text : '';
        }
      : async (pageNumber: number) => textOfPage(await this.#store.pageWords(id, pageNumber)).text;
    const finder = new DocumentFinder({ pageCount: facts.pageCount, pageText });
    this.#finders.set(reading, finder);
    return finder;
  }
}

/** Where the first match stands that does not come before a place; around to the first of all once it is known that none follows. */
export function firstFrom(matches: readonly RunMatch[], from: RunMatch['order'], done: boolean): number {
  const index = matches.findIndex(({ order }) => compare(order, from) >= 0);
  return index < 0 && done && matches.length > 0 ? 0 : index;
}

function compare(one: Order, other: Order): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

async function findCells(
  { sheetId, rows, columns }: SheetGround,
  rowsBefore: number,
  query: string,
  signal: AbortSignal,
  matches: RunMatch[],
  afterSlice: () => void,
): Promise<void> {
  const wanted = foldText(query.trim()).text;
  let sliceEnds = performance.now() + SLICE_MS;
  for (const [rowIndex, row] of rows.entries()) {
    for (const [columnIndex, { id }] of columns.entries()) {
      if (!foldText(textIn(row, id)).text.includes(wanted)) continue;
      matches.push({ kind: 'cell', sheetId, place: { rowKey: row.key, columnId: id }, order: [0, rowsBefore + rowIndex, columnIndex] });
    }
    if (matches.length >= MOST_MATCHES) return;
    if (rowIndex % ROWS_A_LOOK !== 0 || performance.now() < sliceEnds) continue;
    afterSlice();
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return;
    sliceEnds = performance.now() + SLICE_MS;
  }
}

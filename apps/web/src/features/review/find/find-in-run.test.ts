import type { FlowPage, TemplateField, Word } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import type { DoneState, RunDocument, RunStore } from '../../workspace/run/run-store.ts';
import type { SheetColumn } from '../sheet-columns.ts';
import type { SheetRow } from '../sheet-rows.ts';
import { type FindGround, firstFrom, RunFinder, type RunMatch } from './find-in-run.ts';

const word = (text: string): Word => ({
  text,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  origin: 'text',
  confidence: 1,
});

function document(id: string, type: 'pdf' | 'docx', pageCount: number): RunDocument {
  const state: DoneState = {
    kind: 'done',
    facts: { type, pageCount, textLayer: true, contentHash: id },
    pages: [],
    rows: [],
    rowMode: 'document',
    foundFor: '',
    issues: [],
    reading: new Blob([id]),
    result: new Blob([]),
  };
  return {
    id,
    file: { name: `${id}.${type}`, parts: [], password: null },
    needsPassword: false,
    ranges: null,
    turn: 0,
    readAt: null,
    state,
  };
}

const coming = (key: string, fileName: string): SheetRow => ({ kind: 'coming', key, documentId: key, fileName, reading: false });
const COLUMNS = [
  { kind: 'constant', id: 'document', name: 'Document' },
  { kind: 'field', id: 'f1', name: 'Total', field: {} as TemplateField },
] as SheetColumn[];

const ground: FindGround = {
  sheets: () => [
    { sheetId: 'first', rows: [coming('a', 'Überweisung.pdf'), coming('b', 'other.docx')], columns: COLUMNS },
    { sheetId: '2', rows: [coming('c', 'uberweisung 2.pdf')], columns: COLUMNS },
  ],
  documents: [document('a', 'pdf', 2), document('b', 'docx', 1)],
};

function finder(): RunFinder {
  const store: Partial<RunStore> = {
    pageWords: async (_, pageNumber) => (pageNumber === 2 ? [word('Die'), word('Überweisung')] : [word('Nothing')]),
    flowPages: async (): Promise<FlowPage[]> => [
      {
        kind: 'flow',
        pageNumber: 1,
        blocks: [{ kind: 'paragraph', text: 'Die Überweisung', place: { kind: 'paragraph', paragraph: 1 } }],
      } as unknown as FlowPage,
    ],
  };
  return new RunFinder(store as RunStore);
}

async function findAll(query: string, given = new AbortController()): Promise<readonly RunMatch[]> {
  let last: readonly RunMatch[] = [];
  await finder().find(ground, query, given.signal, (matches) => (last = matches));
  return last;
}

test('cells are found row by row, then the pages of the documents in their order', async () => {
  expect(await findAll('UBERWEISUNG')).toEqual([
    { kind: 'cell', sheetId: 'first', place: { rowKey: 'a', columnId: 'document' }, order: [0, 0, 0] },
    { kind: 'cell', sheetId: '2', place: { rowKey: 'c', columnId: 'document' }, order: [0, 2, 0] },
    { kind: 'page', documentId: 'a', match: { pageNumber: 2, from: 4, to: 15 }, order: [1, 0, 2] },
    { kind: 'page', documentId: 'b', match: { pageNumber: 1, from: 4, to: 15 }, order: [1, 1, 1] },
  ]);
  expect(await findAll('nowhere to be seen')).toEqual([]);
});

test('a search that is given up tells nothing more', async () => {
  const given = new AbortController();
  given.abort();
  expect(await findAll('uberweisung', given)).toEqual([]);
});

test('it goes on from where the last one was found, and around', async () => {
  const matches = await findAll('uberweisung');
  expect(firstFrom(matches, [0, 0, 0], true)).toBe(0);
  expect(firstFrom(matches, [0, 1, 0], false)).toBe(1);
  expect(firstFrom(matches, [1, 0, 1], false)).toBe(2);
  expect(firstFrom(matches, [1, 2, 0], false)).toBe(-1);
  expect(firstFrom(matches, [1, 2, 0], true)).toBe(0);
});

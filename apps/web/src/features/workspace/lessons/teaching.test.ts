import {
  type CorrectionDecision,
  type DocumentCorrections,
  type DrawnTable,
  type TaughtTable,
  type Template,
  WHOLE_DOCUMENT,
} from '@sheetlift/engine/model';
import { describe, expect, test, vi } from 'vitest';
import type { EnginePool } from '../../../engine-worker/engine-pool.ts';
import type { EngineTask, TaughtCell } from '../../../engine-worker/engine-protocol.ts';
import type { RunDocuments } from '../run/run-documents.ts';
import type { DoneState } from '../run/run-store.ts';
import { createLessonBook } from './lesson-book.ts';
import { createTeaching } from './teaching.ts';

const INVOICE: Template = {
  name: ' Invoice',
  description: '',
  entities: [{ id: 'total', variableName: 'Total', description: '', type: 'number', enumValues: [] }],
};
const SEEN = { kind: 'words' as const, pageNumber: 1, boxes: [], text: '9.00', origin: 'text' as const };
const FOUND = {
  id: 'total:0',
  value: { kind: 'number' as const, number: 9, decimals: 2 },
  printed: '9.00',
  evidence: [SEEN],
  derivation: { kind: 'normalise' as const, as: 'number' as const, reading: null },
  score: 5,
  confidence: 0.9,
  reason: '',
};
const TYPED: CorrectionDecision = {
  kind: 'value',
  by: 'type',
  candidate: {
    ...FOUND,
    value: { kind: 'number', number: 12, decimals: 2 },
    evidence: [{ kind: 'person', at: '2026-05-01T00:00:00.000Z' }],
  },
};
const ABSENT: CorrectionDecision = { kind: 'absent' };

const decided = (decision: CorrectionDecision, rowId = '0'): DocumentCorrections => ({
  cells: [{ rowId, fieldId: 'total', at: '2026-05-01T00:00:00.000Z', decision }],
  removedRows: [],
  addedRows: [],
});
const corrections = (of: DocumentCorrections): ReadonlyMap<string, DocumentCorrections> => new Map([['a', of]]);
const NONE: ReadonlyMap<string, DocumentCorrections> = new Map();

const TABLE: DrawnTable = { pageNumber: 1, box: { left: 40, top: 100, right: 400, bottom: 200 }, columns: [200], rows: [120] };
const TAUGHT_TABLE: TaughtTable = { kind: 'table', anchors: [], width: 0.6, columns: [0.3], head: [0.03], rowsBy: 'lines', below: '' };

function teachingWith({ rowMode = 'document' as DoneState['rowMode'] } = {}) {
  const state = {
    kind: 'done',
    facts: { type: 'pdf', pageCount: 1, textLayer: true, contentHash: 'hash' },
    rows: [{ pageNumber: 1, cells: { total: { state: 'found', chosen: FOUND, alternatives: [] } } }],
    rowMode,
    reading: new Blob(['{}']),
  } as unknown as DoneState;
  const asked: TaughtCell[][] = [];
  const run = async (task: EngineTask): Promise<unknown> => {
    if (task.kind === 'teach-table') return { layoutFingerprint: 'abc', contexts: [], value: TAUGHT_TABLE, engineVersion: '1' };
    if (task.kind !== 'teach') throw new Error(`Nobody asked for ${task.kind}.`);
    asked.push([...task.cells]);
    return task.cells.map(({ value }) => ({ layoutFingerprint: 'abc', contexts: [], value, engineVersion: '1' }));
  };
  const lessons = createLessonBook(null);
  const told: string[] = [];
  const documents = { get: (id: string) => (id === 'a' ? { id, state } : undefined) } as unknown as RunDocuments;
  const teaching = createTeaching({
    documents,
    readers: { size: 1, run, close: () => undefined } as EnginePool,
    readingOf: async (_documentId, { reading }) => reading,
    lessons,
    template: () => INVOICE,
    onCorrected: (cells) => told.push(...cells.map(({ documentId, fieldId }) => `corrected ${documentId}/${fieldId}`)),
    onRetracted: (cells) => told.push(...cells.map(({ documentId, fieldId }) => `retracted ${documentId}/${fieldId}`)),
  });
  const learned = (): unknown[] => lessons.of('invoice').events.map((event) => (event.kind === 'lesson' ? event.lesson.value : 'deleted'));
  return { teaching, asked, learned, told };
}

test('a table that is drawn teaches the template, and teaches nothing once it is taken back', async () => {
  const { teaching, learned } = teachingWith({ rowMode: 'item' });
  const drawn = corrections({ cells: [], removedRows: [], addedRows: [], tables: [TABLE] });
  teaching.follow(NONE, drawn);
  await vi.waitFor(() => expect(learned()).toEqual([TAUGHT_TABLE]));
  teaching.follow(drawn, NONE);
  expect(learned()).toEqual(['deleted']);
});

describe('a decision about a cell', () => {
  test('teaches the template of that name', async () => {
    const { teaching, learned } = teachingWith();
    teaching.follow(NONE, corrections(decided(TYPED)));
    await vi.waitFor(() => expect(learned()).toEqual([{ kind: 'number', number: 12, decimals: 2 }]));
  });

  test('that there is nothing, teaches with the place where something was seen', async () => {
    const { teaching, asked, learned } = teachingWith();
    teaching.follow(NONE, corrections(decided(ABSENT)));
    await vi.waitFor(() => expect(learned()).toEqual([null]));
    expect(asked).toEqual([[{ value: null, evidence: [SEEN] }]]);
  });

  test('that is taken back, teaches nothing any more', async () => {
    const { teaching, learned } = teachingWith();
    teaching.follow(NONE, corrections(decided(TYPED)));
    await vi.waitFor(() => expect(learned()).toHaveLength(1));
    teaching.follow(corrections(decided(TYPED)), NONE);
    expect(learned()).toEqual(['deleted']);
  });

  test('that is taken back before it was learned, is never learned', async () => {
    const { teaching, asked, learned } = teachingWith();
    teaching.follow(NONE, corrections(decided(TYPED)));
    teaching.follow(corrections(decided(TYPED)), NONE);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(learned()).toEqual([]);
  });

  test('about what the document says once for all its items teaches once', async () => {
    const { teaching, asked } = teachingWith({ rowMode: 'item' });
    teaching.follow(NONE, corrections(decided(TYPED, WHOLE_DOCUMENT)));
    await vi.waitFor(() => expect(asked.map((cells) => cells.length)).toEqual([1]));
  });

  test('about an item, or in a row added by hand, teaches nothing: it has no place of its own', () => {
    const [items, added] = [teachingWith({ rowMode: 'item' }), teachingWith()];
    items.teaching.follow(NONE, corrections(decided(TYPED)));
    added.teaching.follow(NONE, corrections(decided(TYPED, '+1')));
    expect([items.asked, added.asked]).toEqual([[], []]);
  });

  test('tells that other documents may say it otherwise where the cell was wrong, and that this was taken back', async () => {
    const { teaching, learned, told } = teachingWith();
    teaching.follow(NONE, corrections(decided(TYPED)));
    await vi.waitFor(() => expect(learned()).toHaveLength(1));
    teaching.follow(corrections(decided(TYPED)), NONE);
    expect(told).toEqual(['corrected a/total', 'retracted a/total']);
  });

  test('that what was offered is right, or typed just so, tells nothing of other documents', async () => {
    const { teaching, learned, told } = teachingWith();
    const confirmed: CorrectionDecision = { kind: 'value', by: 'confirm', candidate: FOUND };
    teaching.follow(NONE, corrections(decided(confirmed)));
    await vi.waitFor(() => expect(learned()).toHaveLength(1));
    const typedSo: CorrectionDecision = { kind: 'value', by: 'type', candidate: FOUND };
    teaching.follow(corrections(decided(confirmed)), corrections(decided(typedSo)));
    await vi.waitFor(() => expect(learned()).toEqual(['deleted', { kind: 'number', number: 9, decimals: 2 }]));
    expect(told).toEqual([]);
  });

  test('of another document that was let change the cell teaches nothing', () => {
    const { teaching, asked, told } = teachingWith();
    teaching.follow(NONE, corrections(decided({ kind: 'learned', candidate: FOUND, seen: false })));
    expect([asked, told]).toEqual([[], []]);
  });
});

import { describe, expect, test } from 'vitest';
import type { PageFacts } from '../../../engine-worker/engine-protocol.ts';
import type { DocumentFacts, DocumentState, DoneState } from './run-store.ts';
import { type DocumentEvent, stepDocument } from './step-document.ts';

const facts: DocumentFacts = { type: 'pdf', pageCount: 2, textLayer: true, contentHash: 'abc' };
const others: DocumentFacts = { ...facts, contentHash: 'def' };
const page = (pageNumber: number): PageFacts => ({ pageNumber, widthPt: 595, heightPt: 842, source: 'text-layer', failed: false });
const pages = [page(1)];
const done = (foundFor: string): DoneState => ({
  kind: 'done',
  facts,
  pages,
  rows: [],
  rowMode: 'document',
  foundFor,
  issues: [],
  reading: new Blob(['reading']),
  result: new Blob(['result']),
});
const found = done('new');

const STATES = {
  opening: { kind: 'opening' },
  locked: { kind: 'locked', refused: false },
  refused: { kind: 'locked', refused: true },
  duplicate: { kind: 'duplicate', facts, of: 'first' },
  ready: { kind: 'ready', facts },
  waiting: { kind: 'waiting', facts },
  reading: { kind: 'reading', facts, pages },
  finding: { kind: 'finding', facts, pages },
  done: done('old'),
  failed: { kind: 'failed', code: 'damaged', message: 'This file is damaged.' },
} satisfies Record<string, DocumentState>;

const EVENTS = {
  reopened: { kind: 'reopened' },
  'password-asked': { kind: 'password-asked' },
  'password-refused': { kind: 'password-refused' },
  'duplicate-found': { kind: 'duplicate-found', facts: others, of: 'other' },
  readable: { kind: 'readable', facts: others },
  queued: { kind: 'queued' },
  'reading-begun': { kind: 'reading-begun', pages: [] },
  'page-read': { kind: 'page-read', page: page(2) },
  read: { kind: 'read', pages: [page(1), page(2)] },
  found: { ...found, kind: 'found' },
  released: { kind: 'released' },
  failed: { kind: 'failed', code: 'internal', message: 'It failed.' },
} satisfies { [Kind in DocumentEvent['kind']]: Extract<DocumentEvent, { kind: Kind }> };

type Outcomes = Partial<Record<keyof typeof STATES, DocumentState>>;

const locked: DocumentState = { kind: 'locked', refused: false };
const refused: DocumentState = { kind: 'locked', refused: true };
const ready: DocumentState = { kind: 'ready', facts };
const waiting: DocumentState = { kind: 'waiting', facts };
const duplicate: DocumentState = { kind: 'duplicate', facts: others, of: 'other' };
const readable: DocumentState = { kind: 'ready', facts: others };
const reading: DocumentState = { kind: 'reading', facts, pages: [] };
const searched: DocumentState = { kind: 'finding', facts, pages: [page(1), page(2)] };
const failed: DocumentState = { kind: 'failed', code: 'internal', message: 'It failed.' };

/** What each event makes of each state; of those that are not named it makes nothing. */
const TABLE: Record<keyof typeof EVENTS, Outcomes> = {
  reopened: { failed: { kind: 'opening' } },
  'password-asked': { opening: locked, waiting: locked, reading: locked, finding: locked, done: locked },
  'password-refused': { locked: refused, refused },
  'duplicate-found': { opening: duplicate, locked: duplicate, refused: duplicate, duplicate },
  readable: { opening: readable, locked: readable, refused: readable, duplicate: readable },
  queued: { ready: waiting, reading: waiting, done: waiting },
  'reading-begun': { waiting: reading, reading },
  'page-read': { reading: { kind: 'reading', facts, pages: [page(1), page(2)] } },
  read: { waiting: searched, reading: searched },
  found: { finding: found, done: found },
  released: { waiting: ready, reading: ready, finding: ready, done: ready },
  failed: { opening: failed, locked: failed, refused: failed, reading: failed, finding: failed, done: failed },
};

const names = <Name extends string>(record: Record<Name, unknown>): Name[] => Object.keys(record) as Name[];

describe.each(names(EVENTS))('by "%s"', (event) => {
  test.each(names(STATES))('a document that is "%s" becomes what the table says', (state) => {
    const before: DocumentState = STATES[state];
    const after = stepDocument(before, EVENTS[event]);
    expect(after === before ? 'as it was' : after).toEqual(TABLE[event][state] ?? 'as it was');
  });
});

test('every kind of state stands in the table', () => {
  const kinds: Record<DocumentState['kind'], true> = {
    opening: true,
    locked: true,
    duplicate: true,
    ready: true,
    waiting: true,
    reading: true,
    finding: true,
    done: true,
    failed: true,
  };
  expect(new Set(Object.values(STATES).map(({ kind }) => kind))).toEqual(new Set(names(kinds)));
});

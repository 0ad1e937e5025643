import type { KeptCorrections } from '@sheetlift/contract';
import type { Candidate, CellCorrection, DocumentCorrections, ExtractionRow } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { correctionHistory } from './correction-history.ts';

const NONE: DocumentCorrections = { cells: [], removedRows: [], addedRows: [] };

const candidate = (text: string): Candidate => ({
  id: text,
  value: { kind: 'text', text },
  evidence: [],
  derivation: { kind: 'normalise', as: 'text', reading: null },
  confidence: 0.9,
  printed: text,
  score: 1,
  reason: '',
});
const row = (text: string): ExtractionRow => ({
  cells: { supplier: { state: 'unsure', chosen: candidate(text), alternatives: [] } },
  pageNumber: 1,
});
const cell = (rowId: string, text: string): CellCorrection => ({
  rowId,
  fieldId: 'supplier',
  at: '2026-11-24T09:00:00.000Z',
  decision: { kind: 'value', candidate: candidate(text), by: 'type' },
});
const kept = (by: string, minute: number, corrections: Partial<DocumentCorrections>): KeptCorrections => ({
  by: `${by}@example.com`,
  at: `2026-11-24T09:0${minute}:00.000Z`,
  corrections: { ...NONE, ...corrections },
});

const FOUND = [row('Halden'), row('Teasel')];

test('each entry says who changed a cell, when, and what stood there before and since, the newest first', () => {
  const history = correctionHistory(
    FOUND,
    [kept('bea', 2, { cells: [cell('0', 'Halden Metals'), cell('1', 'Teasel')] }), kept('ada', 1, { cells: [cell('0', 'Haldon')] })],
    true,
  );
  expect(history.map(({ by, rowNumber, before, after }) => [by, rowNumber, before, after])).toEqual([
    ['bea@example.com', 1, 'Haldon, confirmed', 'Halden Metals, confirmed'],
    ['bea@example.com', 2, 'Teasel', 'Teasel, confirmed'],
    ['ada@example.com', 1, 'Halden', 'Haldon, confirmed'],
  ]);
  expect(history[0]).toMatchObject({ at: '2026-11-24T09:02:00.000Z', fieldId: 'supplier', rowId: '0' });
});

test('what was taken back says what stands there again', () => {
  const history = correctionHistory(FOUND, [kept('ada', 2, {}), kept('ada', 1, { cells: [cell('0', 'Haldon')] })], true);
  expect(history[0]).toMatchObject({ before: 'Haldon, confirmed', after: 'Halden' });
});

test('rows that were removed, put back and added are entries of their own', () => {
  const history = correctionHistory(
    FOUND,
    [kept('ada', 3, { addedRows: [{ rowId: '+1', after: '1' }] }), kept('ada', 2, {}), kept('ada', 1, { removedRows: ['1'] })],
    true,
  );
  expect(history.map(({ fieldId, rowNumber, before, after }) => [fieldId, rowNumber, before, after])).toEqual([
    [null, 3, 'not there', 'added'],
    [null, 2, 'removed', 'put back'],
    [null, 2, 'there', 'removed'],
  ]);
});

test('what all rows of a document say is changed once, on no row of its own', () => {
  const said = FOUND.map((each) => ({ ...each, ofDocument: ['supplier'] }));
  const history = correctionHistory(said, [kept('ada', 1, { cells: [cell('*', 'Halden Metals')] })], true);
  expect(history).toMatchObject([{ rowNumber: null, before: 'Halden', after: 'Halden Metals, confirmed' }]);
});

test('where earlier ones are kept no more, the oldest kept is what the next one changed, and no entry', () => {
  const history = correctionHistory(
    FOUND,
    [kept('bea', 2, { cells: [cell('0', 'Halden Metals')] }), kept('ada', 1, { cells: [cell('0', 'Haldon')] })],
    false,
  );
  expect(history.map(({ by }) => by)).toEqual(['bea@example.com']);
});

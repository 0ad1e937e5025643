import { describe, expect, it } from 'vitest';
import {
  type Candidate,
  type CellCorrection,
  type DocumentCorrections,
  type ExtractionRow,
  type FieldResult,
  WHOLE_DOCUMENT,
} from '../model/index.ts';
import { applyCorrections } from './apply-corrections.ts';

const candidate = (id: string, changes: Partial<Candidate> = {}): Candidate => ({
  id,
  value: { kind: 'text', text: id },
  printed: id,
  evidence: [{ kind: 'line', pageNumber: 1, number: 4, text: id }],
  derivation: { kind: 'normalise', as: 'text', reading: null },
  score: 1,
  confidence: 0.6,
  reason: '',
  ...changes,
});
const unsure: FieldResult = { state: 'unsure', chosen: candidate('a'), alternatives: [candidate('b'), candidate('c')] };
const row = (pageNumber: number): ExtractionRow => ({ cells: { x: unsure, y: unsure }, pageNumber });
const NONE: DocumentCorrections = { cells: [], removedRows: [], addedRows: [] };
const AT = '2026-09-30T12:00:00Z';
const decide = (rowId: string, fieldId: string, decision: CellCorrection['decision']): CellCorrection => ({
  rowId,
  fieldId,
  at: AT,
  decision,
});

describe('applyCorrections', () => {
  it('shows what was read again in a box, and not surely, to check with both readings', () => {
    const [again, other] = [candidate('again', { confidence: 0.7 }), candidate('b')];
    const [shown] = applyCorrections([row(1)], { ...NONE, cells: [decide('0', 'x', { kind: 'reread', candidate: again, other })] });
    expect(shown?.cells['x']).toEqual({ state: 'unsure', chosen: again, alternatives: [other, candidate('a'), candidate('c')] });
  });

  it('numbers the rows as found and changes nothing else where nobody decided anything', () => {
    const rows = [row(1), row(2)];
    expect(applyCorrections(rows, null)).toEqual([
      { ...rows[0], rowId: '0' },
      { ...rows[1], rowId: '1' },
    ]);
  });

  it('puts what a person chose first and keeps what was found to choose from', () => {
    const [corrected] = applyCorrections([row(1)], {
      ...NONE,
      cells: [decide('0', 'x', { kind: 'value', candidate: candidate('b'), by: 'choose' })],
    });
    expect(corrected?.cells['x']).toEqual({
      state: 'found',
      chosen: candidate('b', {
        confidence: 1,
        evidence: [
          { kind: 'line', pageNumber: 1, number: 4, text: 'b' },
          { kind: 'person', at: AT },
        ],
      }),
      alternatives: [candidate('a'), candidate('c')],
      decidedBy: 'choose',
    });
    expect(corrected?.cells['y']).toBe(unsure);
  });

  it('lets a correction of another document make a cell say something else, and never sure', () => {
    const learned = candidate('b', { confidence: 0.99 });
    const [corrected] = applyCorrections([row(1)], {
      ...NONE,
      cells: [
        decide('0', 'x', { kind: 'learned', candidate: learned, seen: false }),
        decide('0', 'y', { kind: 'learned', candidate: null, seen: true }),
      ],
    });
    expect(corrected?.cells).toEqual({
      x: { state: 'unsure', chosen: learned, alternatives: [candidate('a'), candidate('c')], changed: 'unseen' },
      y: {
        state: 'not_found',
        reason: expect.stringContaining('correction of another document'),
        alternatives: [candidate('a'), candidate('b'), candidate('c')],
        changed: 'seen',
      },
    });
  });

  it('names the person once, with the time of the newest decision', () => {
    const typed = candidate('typed', { evidence: [{ kind: 'person', at: '2020-01-01T00:00:00Z' }] });
    const [corrected] = applyCorrections([row(1)], { ...NONE, cells: [decide('0', 'x', { kind: 'value', candidate: typed, by: 'type' })] });
    expect(corrected?.cells['x']).toMatchObject({
      chosen: { evidence: [{ kind: 'person', at: AT }] },
      alternatives: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
    });
  });

  it('says that a person found nothing in the document, and decides fields that were never looked for', () => {
    const [corrected] = applyCorrections([row(1)], {
      ...NONE,
      cells: [decide('0', 'x', { kind: 'absent' }), decide('0', 'new', { kind: 'absent' })],
    });
    expect(corrected?.cells['x']).toEqual({
      state: 'absent',
      confidence: 1,
      alternatives: [candidate('a'), candidate('b'), candidate('c')],
      confirmedAt: AT,
    });
    expect(corrected?.cells['new']).toEqual({ state: 'absent', confidence: 1, alternatives: [], confirmedAt: AT });
  });

  it('leaves removed rows out and puts added ones where they stand, behind the page of the row before', () => {
    const addedRows = [
      { rowId: '+2', after: '0' },
      { rowId: '+1', after: '0' },
      { rowId: '+3', after: '+2' },
    ];
    const corrected = applyCorrections([row(1), row(2), row(3)], { ...NONE, addedRows, removedRows: ['0', '2'] });
    expect(corrected.map(({ rowId, pageNumber }) => [rowId, pageNumber])).toEqual([
      ['+2', 1],
      ['+3', 1],
      ['+1', 1],
      ['1', 2],
    ]);
    expect(corrected[0]?.cells['x']).toEqual({ state: 'not_looked_for', reason: 'This row was added by hand.' });
  });

  it('keeps an added row at the end where the row before it is not found any more', () => {
    const corrected = applyCorrections([row(1)], {
      ...NONE,
      addedRows: [
        { rowId: '+1', after: '7' },
        { rowId: '+2', after: '+1' },
      ],
    });
    expect(corrected.map(({ rowId }) => rowId)).toEqual(['0', '+1', '+2']);
  });

  describe('of what the document says once', () => {
    const rows = [row(1), row(2), row(2)].map((each) => ({ ...each, ofDocument: ['x'] }));
    const states = (cells: CellCorrection[], addedRows: DocumentCorrections['addedRows'] = []) =>
      applyCorrections(rows, { ...NONE, cells, addedRows }).map(({ cells: { x, y }, ofDocument }) => [x?.state, y?.state, ofDocument]);

    it('puts one decision on all rows, added ones too', () => {
      const decision = decide(WHOLE_DOCUMENT, 'x', { kind: 'value', candidate: candidate('b'), by: 'choose' });
      expect(states([decision], [{ rowId: '+1', after: '2' }])).toEqual([
        ['found', 'unsure', ['x']],
        ['found', 'unsure', ['x']],
        ['found', 'unsure', ['x']],
        ['found', 'not_looked_for', ['x']],
      ]);
    });

    it('lets each row speak for itself once one was decided apart', () => {
      expect(
        states([
          decide(WHOLE_DOCUMENT, 'x', { kind: 'absent' }),
          decide('1', 'x', { kind: 'value', candidate: candidate('b'), by: 'type' }),
        ]),
      ).toEqual([
        ['absent', 'unsure', []],
        ['found', 'unsure', []],
        ['absent', 'unsure', []],
      ]);
    });

    it('leaves a field alone that has become one of the items', () => {
      const corrected = applyCorrections(rows, { ...NONE, cells: [decide(WHOLE_DOCUMENT, 'y', { kind: 'absent' })] });
      expect(corrected.map(({ cells }) => cells['y']?.state)).toEqual(['unsure', 'unsure', 'unsure']);
    });
  });

  it('gives the same objects again for rows whose corrections did not change', () => {
    const rows = [row(1), row(2), row(3)];
    const first = decide('1', 'x', { kind: 'absent' });
    const addedRows = [{ rowId: '+1', after: '0' }];
    const before = applyCorrections(rows, { ...NONE, cells: [first], addedRows });
    const after = applyCorrections(rows, { ...NONE, cells: [first, decide('2', 'x', { kind: 'absent' })], addedRows });
    expect(after.map((each, at) => each === before[at])).toEqual([true, true, true, false]);
    expect(applyCorrections(rows, null)[1]?.cells).toBe(rows[1]?.cells);
  });
});

import { describe, expect, it } from 'vitest';
import type { ExtractionRow, FieldResult } from '../../model/index.ts';
import { withDoubtedBlanks, withUnsaidBlanks } from './doubted-blanks.ts';

const BLANK: FieldResult = { state: 'absent', confidence: 0.9, alternatives: [] };
const filled = (confidence: number, state: 'found' | 'unsure' = 'unsure'): FieldResult => ({
  state,
  chosen: {
    id: 'a',
    value: { kind: 'text', text: 'oak' },
    printed: 'oak',
    evidence: [],
    derivation: { kind: 'normalise', as: 'text', reading: null },
    score: 0,
    confidence,
    reason: '',
  },
  alternatives: [],
});
const rowOf = (...cells: FieldResult[]): ExtractionRow => ({
  pageNumber: 1,
  cells: Object.fromEntries(cells.map((cell, at) => [at, cell])),
});
const states = (rows: readonly ExtractionRow[], areEntries: boolean): string[][] =>
  withDoubtedBlanks(rows, { areEntries, labelledOutside: new Set() }).map(({ cells }) => Object.values(cells).map(({ state }) => state));

describe('a blank in a list', () => {
  it('says that there is nothing where the others of its field are likely right', () => {
    expect(states([rowOf(filled(0.9)), rowOf(BLANK), rowOf(filled(0.7))], false)).toEqual([['unsure'], ['absent'], ['unsure']]);
  });

  it('says nothing of a field that nearly all rows have where nothing in the whole list is sure', () => {
    const has = rowOf(filled(0.9));
    expect(states([has, has, has, has, rowOf(BLANK)], false)[4]).toEqual(['not_found']);
    expect(states([has, has, has, rowOf(filled(0.98, 'found')), rowOf(BLANK)], false)[4]).toEqual(['absent']);
  });

  it('says nothing of a field that a label outside the rows names', () => {
    const rows = [rowOf(filled(0.9, 'found')), rowOf(BLANK)];
    const [, row] = withDoubtedBlanks(rows, { areEntries: false, labelledOutside: new Set(['0']) });
    expect(row?.cells['0']).toMatchObject({ state: 'not_found', reason: expect.stringContaining('label outside the rows') });
  });

  it('says nothing where they are hardly right', () => {
    expect(states([rowOf(filled(0.3)), rowOf(BLANK)], false)).toEqual([['unsure'], ['not_found']]);
  });

  it('says nothing where none of the others has what was looked for', () => {
    const other: FieldResult = { state: 'not_found', reason: 'Its cell holds “oak”, which is no given answer.', alternatives: [] };
    const said = (...rows: ExtractionRow[]): (string | undefined)[] => withUnsaidBlanks(rows).map(({ cells }) => cells['0']?.state);
    expect(said(rowOf(other), rowOf(BLANK))).toEqual(['not_found', 'not_found']);
    expect(said(rowOf(other), rowOf(filled(0.9)), rowOf(BLANK))).toEqual(['not_found', 'unsure', 'absent']);
    expect(said(rowOf(BLANK), rowOf(BLANK))).toEqual(['absent', 'absent']);
  });

  it('says nothing in an entry that hardly has anything, nor of a field that nearly all entries have', () => {
    const [has, whole] = [filled(0.9), rowOf(filled(0.9), filled(0.9), filled(0.9))];
    expect(states([whole, rowOf(has, BLANK, BLANK)], true)[1]).toEqual(['unsure', 'not_found', 'not_found']);
    expect(states([whole, rowOf(has, has, BLANK)], true)[1]).toEqual(['unsure', 'unsure', 'absent']);
    expect(states([whole, whole, whole, whole, rowOf(has, has, BLANK)], true)[4]).toEqual(['unsure', 'unsure', 'not_found']);
  });
});

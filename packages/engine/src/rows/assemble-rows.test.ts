import { describe, expect, it } from 'vitest';
import type { Candidate, CellValue, DocumentLayout, FieldResult, Issue, Template } from '../model/index.ts';
import { at, field, layoutOf } from '../fields/document/layout.test-fixture.ts';
import { deriveValue } from '../fields/propose/derive-value.ts';
import { assembleRows } from './assemble-rows.ts';

const template: Template = {
  name: 'T',
  description: '',
  entities: [
    { id: 'a', variableName: 'a', description: '', type: 'text', enumValues: [] },
    { id: 'b', variableName: 'b', description: '', type: 'number', enumValues: [] },
  ],
};

const layoutWith = (issues: Issue[]): DocumentLayout => ({
  type: 'pdf',
  pageCount: 3,
  languages: ['eng'],
  pages: [],
  lines: [],
  blocks: [],
  tables: [],
  pairs: [],
  marks: [],
  formFields: [],
  attachments: null,
  xmlValues: [],
  issues,
});
const found = (value: CellValue): FieldResult => {
  const chosen: Candidate = {
    id: 'x',
    value,
    printed: '',
    evidence: [],
    derivation: { kind: 'normalise', as: 'text', reading: null },
    score: 1,
    confidence: 0.9,
    reason: '',
  };
  return { state: 'found', chosen, alternatives: [] };
};
const absent: FieldResult = { state: 'absent', confidence: 0.9, alternatives: [] };
const text = found({ kind: 'text', text: 'ACME' });

describe('assembleRows', () => {
  it('repeats what belongs to the document on each item', () => {
    const items = [1, 2].map((number) => ({ cells: { b: found({ kind: 'number', number, decimals: 0 }) }, pageNumber: number }));
    const result = assembleRows({ rowMode: 'item', document: { a: text }, items }, layoutWith([]), template);
    expect(result.rows.map((row) => [row.cells['a'], row.pageNumber])).toEqual([
      [text, 1],
      [text, 2],
    ]);
    expect(result.status).toBe('succeeded');
    expect(result.rows.map(({ ofDocument }) => ofDocument)).toEqual([['a'], ['a']]);
  });

  it('says that a page is missing and the result is partial where a page could not be read', () => {
    const issue: Issue = { code: 'page_unreadable', severity: 'error', pageNumber: 2, message: 'Page 2 could not be read.' };
    const result = assembleRows({ rowMode: 'document', document: { a: text, b: absent }, items: [] }, layoutWith([issue]), template);
    expect(result.status).toBe('partial');
    const missing = { state: 'page_missing', pageNumbers: [2], reason: 'Page 2 could not be read.', alternatives: [] };
    expect(result.rows).toEqual([{ pageNumber: 1, cells: { a: text, b: missing } }]);
  });

  it('says that a page is missing where the document counts more than the file has, of a value that nothing speaks for', () => {
    const doubtful: FieldResult = { state: 'not_found', reason: 'The page has a label like it: “Total”.', alternatives: [] };
    const layout = layoutOf([at(40, 40, 'ACME'), at(40, 800, 'Page 1 of 3')]);
    const result = assembleRows({ rowMode: 'document', document: { a: absent, b: doubtful }, items: [] }, layout, template);
    expect(result.rows[0]?.cells).toEqual({
      a: {
        state: 'page_missing',
        pageNumbers: [2, 3],
        reason: 'The document counts 3 pages and the file has 1: pages 2 and 3 are missing.',
        alternatives: [],
      },
      b: doubtful,
    });
  });

  it('misses no page where the file has as many as the document counts', () => {
    const layout = { ...layoutOf([at(40, 800, 'Page 1 of 2')]), pageCount: 2 };
    const result = assembleRows({ rowMode: 'document', document: { a: absent, b: absent }, items: [] }, layout, template);
    expect(result.rows[0]?.cells['a']).toEqual(absent);
  });

  it('keeps a value absent where only a warning was raised', () => {
    const issue: Issue = { code: 'low_quality_scan', severity: 'warning', pageNumber: 1, message: 'Page 1 is hard to read.' };
    const result = assembleRows({ rowMode: 'document', document: { a: absent, b: absent }, items: [] }, layoutWith([issue]), template);
    expect(result.rows[0]?.cells['a']).toEqual(absent);
    expect(result.status).toBe('succeeded');
  });

  it('shows a value that its field cannot hold as unsure', () => {
    const result = assembleRows({ rowMode: 'document', document: { a: text, b: text }, items: [] }, layoutWith([]), template);
    expect(result.rows[0]?.cells['b']?.state).toBe('unsure');
  });

  it('offers the one character that would make check digits hold, and never takes it', () => {
    const printed = 'DE13669597G';
    const cell = found({ kind: 'text', text: printed });
    if (!('chosen' in cell)) throw new Error();
    const evidence = [{ kind: 'line' as const, pageNumber: 1, number: 3, text: printed }];
    const read = { ...cell, chosen: { ...cell.chosen, printed, evidence, proof: { by: 'two-places' as const, reason: '' } } };
    const { rows } = assembleRows({ rowMode: 'document', document: { a: read, b: absent }, items: [] }, layoutWith([]), template);
    const shown = rows[0]?.cells['a'];
    expect(shown).toMatchObject({
      state: 'unsure',
      chosen: { value: { text: printed }, reason: 'With 6 for “G” it would be a VAT number whose check digits hold.' },
      alternatives: [{ value: { kind: 'text', text: 'DE136695976' }, printed, evidence, reason: 'With 6 for “G” its check digits hold.' }],
    });
    const [repaired] = shown && 'alternatives' in shown ? shown.alternatives : [];
    expect(repaired && deriveValue(evidence, repaired.derivation, field('a', ''))).toEqual(repaired?.value);
    expect(shown && 'chosen' in shown && shown.chosen.proof).toBeUndefined();
  });
});

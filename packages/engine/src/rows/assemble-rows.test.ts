import { describe, expect, it } from 'vitest';
import type { Candidate, CellValue, DocumentLayout, FieldResult, Issue, Template } from '../model/index.ts';
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
  });

  it('calls a missing value unreadable and the result partial where a page could not be read', () => {
    const issue: Issue = { code: 'page_unreadable', severity: 'error', pageNumber: 2, message: 'Page 2 could not be read.' };
    const result = assembleRows({ rowMode: 'document', document: { a: text, b: absent }, items: [] }, layoutWith([issue]), template);
    expect(result.status).toBe('partial');
    expect(result.rows).toEqual([{ pageNumber: 1, cells: { a: text, b: { state: 'unreadable', pageNumbers: [2], alternatives: [] } } }]);
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
});

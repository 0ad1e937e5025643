import type { CellCorrection, ExtractionRow, FieldResult, Template, TemplateField } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { templateEffects } from './template-effects.ts';

const AT = '2026-11-01T09:00:00.000Z';
const field = (id: string, more: Partial<TemplateField> = {}): TemplateField => ({
  id,
  variableName: id,
  description: '',
  type: 'text',
  enumValues: [],
  ...more,
});
const template = (...entities: TemplateField[]): Template => ({ name: 'Invoice', description: '', entities });
const found = (text: string, top: number): Extract<FieldResult, { state: 'found' }> => ({
  state: 'found',
  chosen: {
    id: text,
    value: { kind: 'text', text },
    printed: text,
    confidence: 0.9,
    reason: 'printed',
    derivation: 'text',
    evidence: [{ kind: 'words', pageNumber: 1, wordIds: [], text, boxes: [{ left: 10, top, right: 60, bottom: top + 10 }] }],
  } as never,
  alternatives: [],
});
const row = (cells: Record<string, FieldResult>): ExtractionRow => ({ pageNumber: 1, cells });
const confirmed = (rowId: string, fieldId: string, result: ReturnType<typeof found>): CellCorrection => ({
  rowId,
  fieldId,
  at: AT,
  decision: { kind: 'value', candidate: result.chosen, by: 'confirm' },
});
const corrections = (...cells: CellCorrection[]) => ({ cells, removedRows: [], addedRows: [] });
const document = (before: ExtractionRow[], after: ExtractionRow[], own: ReturnType<typeof corrections> | null = null) => ({
  id: 'a',
  fileName: 'a.pdf',
  before,
  after,
  corrections: own,
});

test('cells that would say something else are told with what they say now, and the others are not', () => {
  const both = template(field('total'), field('buyer'));
  const before = row({ total: found('1,296.00', 100), buyer: found('Halden', 40) });
  const after = row({ total: found('1,920.00', 300), buyer: found('Halden', 40) });
  const { cells, rows } = templateEffects([document([before], [after])], both, both);
  expect(rows).toEqual([]);
  expect(cells).toEqual([
    { documentId: 'a', fieldId: 'total', rowNumber: 1, before: before.cells['total'], after: after.cells['total'], breaks: null },
  ]);
});

test('what a person decided never changes, and says why it no longer fits', () => {
  const total = found('twelve', 100);
  const own = corrections(confirmed('0', 'total', total));
  const before = [row({ total })];
  const effectsWith = (next: Template) =>
    templateEffects([document(before, [row({ total: found('9', 100) })], own)], template(field('total')), next);
  expect(effectsWith(template(field('total', { description: 'In words' }))).cells).toEqual([]);
  expect(effectsWith(template(field('total', { type: 'number' }))).cells).toMatchObject([{ fieldId: 'total', breaks: 'It is no number.' }]);
  expect(effectsWith(template(field('total', { rules: { pattern: 'RE-9999' } }))).cells).toMatchObject([
    { breaks: expect.stringContaining('RE-9999') },
  ]);
  expect(effectsWith(template(field('buyer'))).cells).toMatchObject([
    { after: null, breaks: 'The field is gone, and what you decided with it.' },
  ]);
});

test('rows are told by where they stand, and a decided one that is found no more is marked', () => {
  const [one, two] = [found('A', 100), found('B', 200)];
  const fields = template(field('item'));
  const own = corrections(confirmed('0', 'item', one));
  const { cells, rows } = templateEffects(
    [document([row({ item: one }), row({ item: two })], [row({ item: found('C', 200) })], own)],
    fields,
    fields,
  );
  expect(cells).toMatchObject([
    { rowNumber: 1, breaks: 'Its row is not found any more: it stays, as one added by hand.' },
    { rowNumber: 2, before: two, after: { chosen: { printed: 'C' } }, breaks: null },
  ]);
  expect(rows).toEqual([]);
  const more = templateEffects([document([row({ item: one })], [row({ item: one }), row({ item: two })])], fields, fields);
  expect(more).toEqual({ cells: [], rows: [{ documentId: 'a', before: 1, after: 2 }] });
});

test('what a document says once is told once, however many rows repeat it', () => {
  const fields = template(field('number'));
  const rows = (text: string): ExtractionRow[] =>
    [100, 200, 300].map(() => ({ ...row({ number: found(text, 20) }), ofDocument: ['number'] }));
  const { cells } = templateEffects([document(rows('HM-1'), rows('HM-2'))], fields, fields);
  expect(cells).toMatchObject([{ fieldId: 'number', rowNumber: null }]);
});

import type { FlowBlock, FlowCell, FlowPage, FlowParagraph } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { cellKey } from './flow-places.ts';
import { itemsByPlace, textItems } from './text-items.ts';

const paragraph = (place: FlowParagraph['place'], text = 'x'): FlowBlock => ({
  kind: 'paragraph',
  place,
  role: 'text',
  text,
  links: [],
  marks: [],
});
const cell = (reference: string, rowSpan = 1): FlowCell => ({
  reference,
  text: reference,
  stored: null,
  columnSpan: 1,
  rowSpan,
  header: false,
});
const page = (blocks: FlowBlock[]): FlowPage => ({ kind: 'flow', pageNumber: 1, blocks, issues: [] });

test('the heads of a mail stand together, its form fields at the end', () => {
  const items = textItems([
    page([
      { kind: 'form-field', field: { name: 'size', title: null, kind: 'text', value: 'M', box: null } },
      paragraph({ kind: 'mail-header', name: 'From' }),
      paragraph({ kind: 'mail-header', name: 'Subject' }),
      paragraph({ kind: 'line', number: 1 }),
    ]),
  ]);
  expect(items.map(({ kind, keys }) => [kind, keys])).toEqual([
    ['heads', ['header From', 'header Subject']],
    ['paragraph', ['line 1']],
    ['fields', ['field size']],
  ]);
});

test('a long table is set in parts, each place found in its part', () => {
  const rows = Array.from({ length: 150 }, (_, row) => [cell(`row ${row}`)]);
  const items = textItems([page([{ kind: 'table', name: 'T', rows }])]);
  expect(items.map((item) => item.kind === 'table' && [item.rows.length, item.opens])).toEqual([
    [60, true],
    [60, false],
    [30, false],
  ]);
  expect(itemsByPlace(items).get(cellKey('T', 'row 149'))).toBe(2);
});

test('a table whose cells span rows is never cut', () => {
  const rows = Array.from({ length: 150 }, (_, row) => [cell(`row ${row}`, row === 3 ? 2 : 1)]);
  expect(textItems([page([{ kind: 'table', name: null, rows }])])).toHaveLength(1);
});

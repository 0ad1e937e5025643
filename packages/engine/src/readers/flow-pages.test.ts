import { describe, expect, it } from 'vitest';
import type { FlowBlock } from '../model/index.ts';
import { splitFlowPages } from './flow-pages.ts';

const paragraph = (length: number): FlowBlock => ({
  kind: 'paragraph',
  place: { kind: 'paragraph', number: 1 },
  role: 'text',
  text: 'x'.repeat(length),
  links: [],
  marks: [],
});
const table = (length: number): FlowBlock => ({
  kind: 'table',
  name: null,
  rows: [[{ reference: 'A1', text: 'x'.repeat(length), stored: null, columnSpan: 1, rowSpan: 1, header: false }]],
});
const field: FlowBlock = { kind: 'form-field', field: { name: 'n', title: null, kind: 'text', value: 'x'.repeat(9_000), box: null } };

describe('splitFlowPages', () => {
  it('counts one page for every 3,000 characters begun, and one for a document without any', () => {
    const pageCounts = [[], [paragraph(3_000)], [paragraph(3_001)], [paragraph(1_500), table(1_501)], [paragraph(9_000)]].map(
      (blocks) => splitFlowPages(blocks).length,
    );
    expect(pageCounts).toEqual([1, 1, 2, 2, 3]);
  });

  it('puts a block whole where its first character falls', () => {
    expect(splitFlowPages([paragraph(10), table(6_000), paragraph(10)]).map((page) => page.length)).toEqual([2, 0, 1]);
  });

  it('does not count the values of form fields, which stand in the text too', () => {
    expect(splitFlowPages([paragraph(2_990), field, paragraph(10)])).toHaveLength(1);
  });
});

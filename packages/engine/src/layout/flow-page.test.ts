import { describe, expect, it } from 'vitest';
import type { FlowBlock, FlowCell, FlowPage } from '../model/index.ts';
import { layOutPages, linesOf, pairsOf, rowsOf, spanText } from './page.test-fixture.ts';

const flow = (...blocks: FlowBlock[]): FlowPage => ({ kind: 'flow', pageNumber: 1, blocks, issues: [] });
const paragraph = (number: number, text: string, marks: { at: number; checked: boolean }[] = []): FlowBlock => ({
  kind: 'paragraph',
  place: { kind: 'paragraph', number },
  role: 'text',
  text,
  links: [],
  marks,
});
const line = (number: number, text: string): FlowBlock => ({
  kind: 'paragraph',
  place: { kind: 'line', number },
  role: 'text',
  text,
  links: [],
  marks: [],
});
const cell = (reference: string, text: string, parts: Partial<FlowCell> = {}): FlowCell => ({
  reference,
  text,
  stored: null,
  columnSpan: 1,
  rowSpan: 1,
  header: false,
  ...parts,
});

describe('flow pages', () => {
  it('sets paragraphs below each other and says where each stands', () => {
    const layout = layOutPages(flow(paragraph(1, 'First paragraph'), paragraph(2, 'Second paragraph')));
    expect(layout.lines.map((each) => [each.text, each.place])).toEqual([
      ['First paragraph', { kind: 'paragraph', number: 1 }],
      ['Second paragraph', { kind: 'paragraph', number: 2 }],
    ]);
    expect(layout.lines[1]?.box.top).toBeGreaterThan(layout.lines[0]?.box.bottom ?? Infinity);
    expect(layout.pages[0]?.source).toBe('flow');
  });

  it('sets the cells of a row side by side, with their stored values and places', () => {
    const layout = layOutPages(
      flow({
        kind: 'table',
        name: 'Sheet1',
        rows: [
          [cell('A1', 'Item'), cell('B1', 'Amount')],
          [cell('A2', 'Paper'), cell('B2', '6.00', { stored: { kind: 'number', value: 6 } })],
          [cell('A3', 'Total'), cell('B3', '6.00', { stored: { kind: 'number', value: 6 } })],
        ],
      }),
    );
    expect(layout.tables[0]).toMatchObject({ origin: 'flow', name: 'Sheet1', columnCount: 2, headerRows: 1 });
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Item', 'Amount'],
      ['Paper', '6.00'],
      ['Total', '6.00'],
    ]);
    expect(layout.tables[0]?.rows.map((row) => row.role)).toEqual(['header', 'body', 'total']);
    expect(layout.tables[0]?.rows[1]?.cells[1]?.stored).toEqual({ kind: 'number', value: 6 });
    const [paper, amount] = layout.lines.slice(2, 4);
    expect(paper?.box.top).toBe(amount?.box.top);
    expect(paper?.box.right).toBeLessThan(amount?.box.left ?? 0);
    expect(amount?.place).toEqual({ kind: 'cell', table: 'Sheet1', reference: 'B2' });
  });

  it('keeps spans: cells below a high cell move to the right', () => {
    const layout = layOutPages(
      flow({
        kind: 'table',
        name: null,
        rows: [
          [cell('a', 'Group', { rowSpan: 2 }), cell('b', 'One', { columnSpan: 2 })],
          [cell('c', 'Two'), cell('d', 'Three')],
        ],
      }),
    );
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Group', 'One', null],
      [null, 'Two', 'Three'],
    ]);
  });

  it('finds a table typed with spaces, and labels with values, in a text file', () => {
    const layout = layOutPages(
      flow(
        line(1, 'Order no: 4711'),
        line(2, ''),
        line(3, 'Item        Qty    Price   Amount'),
        line(4, 'Paper         2     3.00     6.00'),
        line(5, 'Ink           1     9.00     9.00'),
        line(6, 'Pens          5     2.00    10.00'),
      ),
    );
    expect(pairsOf(layout)).toContain('Order no: => 4711 (colon)');
    expect(rowsOf(layout.tables[0])).toEqual([
      ['Item', 'Qty', 'Price', 'Amount'],
      ['Paper', '2', '3.00', '6.00'],
      ['Ink', '1', '9.00', '9.00'],
      ['Pens', '5', '2.00', '10.00'],
    ]);
    expect(layout.lines.find((each) => each.text === 'Ink')?.place).toEqual({ kind: 'line', number: 5 });
  });

  it('labels the marks of a paragraph', () => {
    const layout = layOutPages(
      flow(
        paragraph(1, '☒ Agreed ☐ Refused', [
          { at: 0, checked: true },
          { at: 9, checked: false },
        ]),
      ),
    );
    expect(layout.marks.map((mark) => [mark.checked, mark.inkShare, spanText(layout, mark.label)])).toEqual([
      [true, null, 'Agreed'],
      [false, null, 'Refused'],
    ]);
  });

  it('sets a form field with its title as label', () => {
    const layout = layOutPages(
      flow({ kind: 'form-field', field: { name: 'client', title: 'Client name', kind: 'text', value: 'Jane Roe', box: null } }),
    );
    expect(linesOf(layout)).toEqual(['Client name', 'Jane Roe']);
    expect(pairsOf(layout)).toEqual(['Client name => Jane Roe (form)']);
    expect(layout.formFields[0]).toMatchObject({ name: 'client', pageNumber: 1 });
  });
});

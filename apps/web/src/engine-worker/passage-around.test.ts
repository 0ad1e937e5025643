import type { FlowBlock, ReadDocument } from '@sheetlift/engine';
import { describe, expect, test } from 'vitest';
import { passageAround } from './passage-around.ts';

const paragraph = (number: number, text: string): FlowBlock => ({ kind: 'paragraph', place: { kind: 'paragraph', number }, role: 'text', text, links: [], marks: [] });
const cell = (reference: string, text: string) => ({ reference, text, stored: null, columnSpan: 1, rowSpan: 1, header: false });

function documentOf(blocks: FlowBlock[]): ReadDocument {
  return { type: 'docx', pageCount: 1, attachments: null, xmlValues: [], pages: [{ kind: 'flow', pageNumber: 1, blocks, issues: [] }] };
}

describe('passageAround', () => {
  test('quotes a paragraph among its neighbours', () => {
    const document = documentOf(Array.from({ length: 20 }, (_, index) => paragraph(index + 1, `Paragraph ${index + 1}`)));
    const passage = passageAround(document, { kind: 'paragraph', pageNumber: 1, number: 2, text: '2' });
    expect(passage).toEqual([1, 2, 3, 4, 5].map((number) => ({ text: `Paragraph ${number}`, cited: number === 2 })));
  });

  test('quotes the row of a cell', () => {
    const rows = [[cell('A1', 'Order'), cell('B1', 'Customer')], [cell('A2', '4711'), cell('B2', 'Pinnock')]];
    const document = documentOf([{ kind: 'table', name: 'Orders', rows }]);
    expect(passageAround(document, { kind: 'cell', pageNumber: 1, table: 'Orders', reference: 'B2', text: 'Pinnock' })).toEqual([
      { text: 'Order  |  Customer', cited: false },
      { text: '4711  |  Pinnock', cited: true },
    ]);
    expect(passageAround(document, { kind: 'cell', pageNumber: 1, table: 'Other', reference: 'B2', text: 'Pinnock' })).toEqual([]);
  });

  test('quotes a mail header and a content control by their names', () => {
    const header: FlowBlock = { kind: 'paragraph', place: { kind: 'mail-header', name: 'Subject' }, role: 'text', text: 'Your order', links: [], marks: [] };
    const control: FlowBlock = { kind: 'form-field', field: { name: 'f1', title: 'Customer', kind: 'text', value: 'Pinnock', box: null } };
    const document = documentOf([header, control]);
    expect(passageAround(document, { kind: 'mail-header', name: 'Subject', text: 'Your order' })[0]).toEqual({ text: 'Subject: Your order', cited: true });
    expect(passageAround(document, { kind: 'form-field', pageNumber: 1, name: 'f1', box: null, text: 'Pinnock' })[1]).toEqual({ text: 'Customer: Pinnock', cited: true });
  });

  test('has nothing to quote for a place on a page', () => {
    expect(passageAround(documentOf([paragraph(1, 'x')]), { kind: 'words', pageNumber: 1, boxes: [], text: 'x', origin: 'text' })).toEqual([]);
  });
});

import type { Evidence } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { boxesOf, placeOf, splitAround, wordingOf } from './evidence-place.ts';

const BOX = { left: 10, top: 20, right: 30, bottom: 40 };

const CASES: [Evidence, place: string, wording: string, boxes: number][] = [
  [{ kind: 'words', pageNumber: 2, boxes: [BOX, BOX], text: 'Total due', origin: 'ocr' }, 'page 2', 'Total due', 2],
  [{ kind: 'cell', pageNumber: 1, table: 'Orders', reference: 'B7', text: '12' }, 'Orders, B7', '12', 0],
  [{ kind: 'cell', pageNumber: 1, table: null, reference: 'table 2, row 3, column 1', text: '12' }, 'table 2, row 3, column 1', '12', 0],
  [{ kind: 'paragraph', pageNumber: 1, number: 4, text: 'Dear' }, 'paragraph 4', 'Dear', 0],
  [{ kind: 'line', pageNumber: 1, number: 9, text: 'x' }, 'line 9', 'x', 0],
  [{ kind: 'mail-header', name: 'Subject', text: 'Your order' }, 'mail header Subject', 'Your order', 0],
  [{ kind: 'form-field', pageNumber: 1, name: 'f1', box: BOX, text: 'Moor' }, 'page 1, form field f1', 'Moor', 1],
  [{ kind: 'form-field', pageNumber: 1, name: 'f1', box: null, text: 'Moor' }, 'page 1, form field f1', 'Moor', 0],
  [{ kind: 'mark', pageNumber: 3, box: BOX, inkShare: 0.4, checked: true, label: 'Single' }, 'page 3, tick box', '☒ Single', 1],
  [{ kind: 'xml-path', fileName: 'factur-x.xml', path: 'Invoice/ID', text: '4711' }, 'factur-x.xml, Invoice/ID', '4711', 0],
  [{ kind: 'attachment-list', names: ['a.pdf', 'b.pdf'] }, 'list of attachments', 'a.pdf, b.pdf', 0],
  [{ kind: 'attachment-list', names: [] }, 'list of attachments', 'no attachments', 0],
];

describe('evidence', () => {
  test.each(CASES)('%j is named and quoted', (evidence, place, wording, boxes) => {
    expect([placeOf(evidence), wordingOf(evidence), boxesOf(evidence)?.boxes.length ?? 0]).toEqual([place, wording, boxes]);
  });

  test('a printed value is set off from its words, where it stands in them as it is', () => {
    expect(splitAround('Total due EUR 1,296.00 net', '1,296.00')).toEqual(['Total due EUR ', '1,296.00', ' net']);
    expect(splitAround('Total due', '12')).toEqual(['Total due', '', '']);
    expect(splitAround('Total due', '')).toEqual(['Total due', '', '']);
  });
});

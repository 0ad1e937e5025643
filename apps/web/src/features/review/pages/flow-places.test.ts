import type { FlowCell, FlowPage } from '@sheetlift/engine/model';
import { describe, expect, test } from 'vitest';
import { cellKey, hitsByPlace, marksByPlace, textOfUnits, unitsOf } from './flow-places.ts';
import { markedStretches, wordAround } from './marked-stretches.ts';
import type { EvidenceMark } from './view-marks.ts';

const cell = (reference: string, text: string, header = false): FlowCell => ({
  reference,
  text,
  stored: null,
  columnSpan: 1,
  rowSpan: 1,
  header,
});

const PAGE: FlowPage = {
  kind: 'flow',
  pageNumber: 1,
  blocks: [
    { kind: 'paragraph', place: { kind: 'paragraph', number: 1 }, role: 'text', text: 'Total due: 12.00', links: [], marks: [] },
    {
      kind: 'table',
      name: 'Orders',
      rows: [
        [cell('A1', 'Order', true), cell('B1', '', true)],
        [cell('A2', '4711'), cell('B2', 'Total')],
      ],
    },
  ],
  issues: [],
};

const mark = (changes: Partial<EvidenceMark> = {}): EvidenceMark => ({
  key: 'a',
  fieldId: 'f',
  label: 'Total',
  text: '12.00',
  state: 'sure',
  active: false,
  evidence: [],
  ...changes,
});

describe('places of a document without pages of its own', () => {
  test('evidence and content agree on the name of a place', () => {
    const marks = [
      mark({ evidence: [{ kind: 'cell', pageNumber: 1, table: 'Orders', reference: 'B2', text: 'Total' }] }),
      mark({
        key: 'b',
        evidence: [
          { kind: 'paragraph', pageNumber: 1, number: 1, text: '12.00' },
          { kind: 'person', at: '' },
        ],
      }),
    ];
    expect([...marksByPlace(marks).keys()]).toEqual([cellKey('Orders', 'B2'), 'paragraph 1']);
  });

  test('matches are traced back to paragraph and cell', () => {
    const { text } = textOfUnits(unitsOf(PAGE));
    expect(text).toBe('Total due: 12.00\nOrder\n4711\nTotal');
    const matches = [0, text.lastIndexOf('Total')].map((from) => ({ pageNumber: 1, from, to: from + 5 }));
    const hits = hitsByPlace(PAGE, matches);
    expect([...hits].map(([key, [hit]]) => [key, hit!.from, hit!.to])).toEqual([
      ['paragraph 1', 0, 5],
      [cellKey('Orders', 'B2'), 0, 5],
    ]);
  });

  test('the header that a reader repeats on later pages of a CSV file is searched once', () => {
    const later: FlowPage = {
      ...PAGE,
      pageNumber: 2,
      blocks: [{ kind: 'table', name: null, rows: [[cell('A1', 'Order', true)], [cell('A1001', '9')]] }],
    };
    expect(unitsOf(later).map(({ text }) => text)).toEqual(['9']);
  });
});

describe('marked text', () => {
  test('is cut where marks and matches begin and end', () => {
    const cited = mark();
    const match = { pageNumber: 1, from: 6, to: 12 };
    const stretches = markedStretches('Total due: 12.00', [{ mark: cited, text: '12.00' }], [{ from: 6, to: 12, match }]);
    expect(stretches.map(({ text, mark: on, match: hit }) => [text, on !== null, hit !== null])).toEqual([
      ['Total ', false, false],
      ['due: ', false, true],
      ['1', true, true],
      ['2.00', true, false],
    ]);
  });

  test('a mark whose words are not there word for word takes the whole text', () => {
    expect(markedStretches('Total', [{ mark: mark(), text: 'sum' }], []).map(({ text, mark: on }) => [text, on !== null])).toEqual([
      ['Total', true],
    ]);
  });

  test.each([
    ['Total due: 12.00.', 13, '12.00'],
    ['Total due: 12.00.', 0, 'Total'],
    ['(4711), paid', 2, '4711'],
    ['a  b', 2, ''],
  ])('the word in "%s" at %d is "%s"', (text, at, word) => {
    expect(wordAround(text, at)).toBe(word);
  });
});

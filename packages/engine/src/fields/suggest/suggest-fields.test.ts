import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { DocumentLayout, KeyValuePair } from '../../model/index.ts';
import { at, layoutOf, tableLayout } from '../document/layout.test-fixture.ts';
import { suggestFields } from './suggest-fields.ts';

const whole = (line: number): KeyValuePair['label'] => [{ line, from: 0, to: 9 }];
const pair = (label: number, value: number): KeyValuePair => ({ label: whole(label), value: whole(value), relation: 'right' });

describe('suggestFields', () => {
  it('offers printed labels with the type that their value speaks for', () => {
    const layout = layoutOf(
      [
        at(40, 40, 'Batch no.:'),
        at(140, 40, '0041-7'),
        at(40, 60, 'Tested on'),
        at(140, 60, '3 May 2024'),
        at(40, 80, 'Net price'),
        at(140, 80, '1,250.00'),
      ],
      { pairs: [pair(0, 1), pair(2, 3), pair(4, 5)] },
    );
    const { document } = suggestFields(layout, LINKER);
    expect(document.slice(0, 3)).toEqual([
      {
        variableName: 'Batch no',
        description: 'Printed as "Batch no"',
        type: 'text',
        enumValues: [],
        example: { kind: 'text', text: '0041-7' },
      },
      {
        variableName: 'Tested on',
        description: 'Date printed as "Tested on"',
        type: 'text',
        enumValues: [],
        example: { kind: 'date', iso: '2024-05-03' },
      },
      {
        variableName: 'Net price',
        description: 'Amount printed as "Net price"',
        type: 'number',
        enumValues: [],
        example: { kind: 'number', number: 1250, decimals: 2 },
      },
    ]);
  });

  it('takes no label for the value of another', () => {
    const layout = layoutOf([at(40, 40, 'Bill to'), at(140, 40, 'Batch no.:'), at(240, 40, '0041-7')], { pairs: [pair(0, 1), pair(1, 2)] });
    expect(suggestFields(layout, LINKER).document.map(({ variableName }) => variableName)).toEqual(['Batch no']);
  });

  it('takes none whose own value was not told either, but for what a colon says', () => {
    const layout = layoutOf([
      at(40, 40, 'Bill to'),
      at(140, 40, 'Invoice number'),
      at(240, 40, 'NT-5101'),
      at(40, 60, 'Kind:'),
      at(140, 60, 'Invoice'),
    ]);
    const pairs = [pair(0, 1), { ...pair(3, 4), relation: 'colon' as const }];
    expect(suggestFields({ ...layout, pairs }, LINKER).document.map(({ variableName }) => variableName)).toEqual(['Kind']);
  });

  it('offers the columns of a table as fields of its lines', () => {
    const { items } = suggestFields(
      tableLayout([
        ['Article', 'Quantity', 'Delivered'],
        ['Bolt M8', '40', '03.05.2024'],
        ['Nut M8', '38', '04.05.2024'],
      ]),
      LINKER,
    );
    expect(items.map(({ variableName, type, description }) => [variableName, type, description])).toEqual([
      ['Article', 'text', 'Printed as "Article"'],
      ['Quantity', 'number', 'Number printed as "Quantity"'],
      ['Delivered', 'text', 'Date printed as "Delivered"'],
    ]);
  });

  it('makes one field of boxes of which one is ticked, and a question of each other box', () => {
    const printed = layoutOf([at(40, 40, 'Delivery'), at(60, 60, 'Express'), at(160, 60, 'Standard'), at(60, 90, 'Gift wrap')]);
    const mark = (label: number, group: number | null, checked: boolean): DocumentLayout['marks'][number] => ({
      pageNumber: 1,
      box: { left: 0, top: 0, right: 8, bottom: 8 },
      inkShare: null,
      checked,
      label: whole(label),
      group: group === null ? [] : whole(group),
    });
    const { document } = suggestFields({ ...printed, marks: [mark(1, 0, true), mark(2, 0, false), mark(3, null, false)] }, LINKER);
    expect(document.slice(0, 2)).toEqual([
      {
        variableName: 'Delivery',
        description: 'Which box is ticked at "Delivery"',
        type: 'enum',
        enumValues: ['Express', 'Standard'],
        example: { kind: 'enum', value: 'Express' },
      },
      {
        variableName: 'Gift wrap',
        description: 'Is the box "Gift wrap" ticked?',
        type: 'yes/no',
        enumValues: [],
        example: { kind: 'yes/no', yes: false },
      },
    ]);
  });

  it('offers nothing of prose', () => {
    expect(suggestFields(layoutOf([at(40, 40, 'We thank you for the pleasant evening.')]), LINKER)).toEqual({
      title: null,
      document: [],
      items: [],
    });
  });

  it.each([
    ['BILL OF LADING', 'Bill of lading'],
    ['Invoice No. NW-20417', 'Invoice'],
    ['CMR', 'CMR'],
  ])('says what the paper calls itself: %s', (printed, title) => {
    const text = Array.from({ length: 6 }, (_, line) => at(40, 120 + 14 * line, 'The goods were taken over in good order'));
    expect(suggestFields(layoutOf([at(40, 30, printed, { sizePt: 20 }), ...text]), LINKER).title).toBe(title);
  });

  it('says the heading below the name of a house', () => {
    const text = Array.from({ length: 6 }, (_, line) => at(40, 120 + 14 * line, 'The goods were taken over in good order'));
    const layout = layoutOf([at(40, 30, 'Tarn Boatworks', { sizePt: 24 }), at(40, 70, 'Purchase order', { sizePt: 12 }), ...text]);
    expect(suggestFields(layout, LINKER).title).toBe('Purchase order');
  });
});

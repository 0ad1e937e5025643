import { describe, expect, it } from 'vitest';
import { suggestFieldAt } from '../../extract.ts';
import { layOutPages, page, text } from '../../layout/page.test-fixture.ts';
import { unionBox, type DocumentLayout, type Evidence } from '../../model/index.ts';
import { at, layoutOf, tableLayout } from '../document/layout.test-fixture.ts';

/** As the page view cites words: one box a line. */
function pointed(
  layout: DocumentLayout,
  ...lines: { line: number; from?: number; to?: number }[]
): { printed: string; evidence: Evidence[] } {
  const held = lines.map(({ line, from = 0, to }) => layout.lines[line]!.words.slice(from, to));
  const printed = held.map((words) => words.map((word) => word.text).join(' ')).join('\n');
  return {
    printed,
    evidence: [
      { kind: 'words', pageNumber: 1, boxes: held.map((words) => unionBox(words.map(({ box }) => box))), text: printed, origin: 'text' },
    ],
  };
}

function fieldAt(layout: DocumentLayout, ...lines: { line: number; from?: number; to?: number }[]) {
  const { printed, evidence } = pointed(layout, ...lines);
  return suggestFieldAt(layout, printed, evidence);
}

describe('a field of a place on the page', () => {
  const order = layOutPages(
    page([
      ...text(40, 60, 'Works order 5512'),
      ...text(40, 100, 'Delivery week:'),
      ...text(160, 100, '14'),
      ...text(40, 120, 'Surcharge'),
      ...text(160, 120, '1,204.50'),
      ...text(40, 200, 'Site foreman', { bold: true }),
      ...text(40, 214, 'Ada Brandt'),
    ]),
  );
  const line = (wanted: string): number => order.lines.findIndex(({ text: printed }) => printed.includes(wanted));

  it('is called what stands left of the value, and is of the type that the value speaks for', () => {
    const at = line('1,204.50');
    const from = order.lines[at]!.words.findIndex(({ text: word }) => word === '1,204.50');
    expect(fieldAt(order, { line: at, from })).toMatchObject({
      variableName: 'Surcharge',
      description: 'Amount printed as "Surcharge"',
      type: 'number',
      printed: '1,204.50',
      value: { kind: 'number', number: 1204.5 },
    });
  });

  it('is called what stands above it, where nothing stands beside it', () => {
    expect(fieldAt(order, { line: line('Ada Brandt') })).toMatchObject({
      variableName: 'Site foreman',
      type: 'text',
      value: { kind: 'text', text: 'Ada Brandt' },
    });
  });

  it('is not called what another value above it says', () => {
    const address = layOutPages(page([...text(40, 200, 'Ada Brandt'), ...text(40, 214, 'Mill Lane')]));
    const held = address.lines.findIndex(({ text: printed }) => printed.includes('Mill Lane'));
    const from = address.lines[held]!.words.findIndex(({ text: word }) => word === 'Mill');
    expect(fieldAt(address, { line: held, from }).variableName).toBe('');
  });

  it('leaves the label out that was pointed at with the value', () => {
    const both = layoutOf([at(40, 40, 'Ready on: 3 May 2024')]);
    const field = fieldAt(both, { line: 0 });
    expect(field).toMatchObject({
      variableName: 'Ready on',
      description: 'Date printed as "Ready on"',
      printed: '3 May 2024',
      value: { kind: 'date', iso: '2024-05-03' },
    });
    expect(field.evidence).toEqual(pointed(both, { line: 0, from: 2 }).evidence);
  });

  it.each([
    ['VAT 20 % 216.00', 'VAT 20 %', '216.00'],
    ['Signed on 3 May 2024', 'Signed on', '3 May 2024'],
    ['Unit 9', '', 'Unit 9'],
  ])('knows of "%s" what names it', (printed, name, value) => {
    expect(fieldAt(layoutOf([at(40, 40, printed)]), { line: 0 })).toMatchObject({ variableName: name, printed: value });
  });

  it('knows a label from a number that stands apart from it', () => {
    expect(fieldAt(layoutOf([at(40, 40, 'Crew size'), at(240, 40, '9')]), { line: 0 }, { line: 1 })).toMatchObject({
      variableName: 'Crew size',
      printed: '9',
      type: 'number',
    });
  });

  it('is called by the last label of a line that holds several values', () => {
    expect(fieldAt(layoutOf([at(40, 40, 'Job 77 Crew size 4')]), { line: 0, from: 4 })).toMatchObject({
      variableName: 'Crew size',
      type: 'number',
    });
  });

  it('is called by the head of its column, in a table without heads by the cell beside it', () => {
    const listed = tableLayout([
      ['Species', 'Girth'],
      ['Ash', '41'],
      ['Elm', '38'],
    ]);
    expect(fieldAt(listed, { line: 5 })).toMatchObject({ variableName: 'Girth', type: 'number', printed: '38' });
    const pairs = tableLayout(
      [
        ['Crew', 'North'],
        ['Shift', 'Late'],
      ],
      0,
    );
    expect(fieldAt(pairs, { line: 3 })).toMatchObject({ variableName: 'Shift', printed: 'Late' });
  });

  it('is called what the format calls the place', () => {
    const layout = layoutOf([at(40, 40, 'anything')]);
    const named = (evidence: Evidence): string => suggestFieldAt(layout, 'x', [evidence]).variableName;
    expect(named({ kind: 'xml-path', fileName: null, path: 'Order/Terms/PaymentDueDays[2]', text: 'x' })).toBe('Payment due days');
    expect(named({ kind: 'mail-header', name: 'Reply-To', text: 'x' })).toBe('Reply-To');
  });

  it('has no name where nothing near reads like one', () => {
    expect(fieldAt(layoutOf([at(40, 40, '2207')]), { line: 0 })).toMatchObject({ variableName: '', description: '', type: 'number' });
  });
});

import { describe, expect, it } from 'vitest';
import type { CellValue, Derivation, Evidence } from '../../model/index.ts';
import { field } from '../document/layout.test-fixture.ts';
import { deriveValue } from './derive-value.ts';

const words = (text: string): Evidence => ({ kind: 'words', pageNumber: 1, boxes: [], text, origin: 'text' });
const normalise = (as: 'text' | 'date' | 'number', reading: string | null = null): Derivation => ({ kind: 'normalise', as, reading });
const text = (value: string): CellValue => ({ kind: 'text', text: value });
const number = (value: number, decimals: number): CellValue => ({ kind: 'number', number: value, decimals });

describe('deriveValue', () => {
  it.each<[string, Evidence[], Derivation, CellValue | null]>([
    ['text without the space around it', [words('  4711 ')], normalise('text'), text('4711')],
    ['lines of a title as one', [words('Annual\nreport')], normalise('text'), text('Annual report')],
    [
      'lines of an address with commas',
      [words('1 Main St\nSpringfield,\nUSA')],
      normalise('text', 'lines'),
      text('1 Main St, Springfield, USA'),
    ],
    ['a value that runs over two pages', [words('to be'), words('continued')], normalise('text'), text('to be continued')],
    ['a date, day first', [words('03/04/2024')], normalise('date', 'day-first'), { kind: 'date', iso: '2024-04-03' }],
    ['a date, month first', [words('03/04/2024')], normalise('date', 'month-first'), { kind: 'date', iso: '2024-03-04' }],
    ['no date where none is printed', [words('soon')], normalise('date'), null],
    ['an amount with a decimal comma', [words('1.234,50 €')], normalise('number', 'comma-decimal'), number(1234.5, 2)],
    ['an amount with a decimal point', [words('$1,234.50')], normalise('number', 'point-decimal'), number(1234.5, 2)],
    ['three digits behind the sign of thousands', [words('1.234')], normalise('number', 'comma-decimal'), number(1234, 0)],
    ['no number where none is printed', [words('none')], normalise('number'), null],
    ['a sum of several', [words('1.50'), words('2.25')], { kind: 'sum' }, number(3.75, 2)],
    ['a product of two', [words('3'), words('4.50')], { kind: 'product' }, number(13.5, 2)],
    ['no sum with something that is no number', [words('1.50'), words('free')], { kind: 'sum' }, null],
    ['names of attachments', [{ kind: 'attachment-list', names: ['a.pdf', 'b.pdf'] }], normalise('text', 'lines'), text('a.pdf, b.pdf')],
  ])('derives %s', (_, evidence, derivation, value) => {
    expect(deriveValue(evidence, derivation, field('f', 'F'))).toEqual(value);
  });

  it('answers an enum field with one of its own values only', () => {
    const kind = field('kind', 'Kind', 'enum', ['invoice', 'credit note']);
    expect(deriveValue([words('Gutschrift')], { kind: 'concept', of: 'credit note' }, kind)).toEqual({
      kind: 'enum',
      value: 'credit note',
    });
    expect(deriveValue([words('Order')], { kind: 'concept', of: 'order' }, kind)).toBeNull();
  });

  it('answers yes or no by a tick box, and by absence only a yes/no field', () => {
    const mark: Evidence = {
      kind: 'mark',
      pageNumber: 1,
      box: { left: 0, top: 0, right: 8, bottom: 8 },
      inkShare: 0.4,
      checked: true,
      label: 'LLC',
    };
    expect(deriveValue([mark], { kind: 'mark' }, field('llc', 'Ticked?', 'yes/no'))).toEqual({ kind: 'yes/no', yes: true });
    expect(deriveValue([], { kind: 'absence', place: 'closed' }, field('a', 'Attached?', 'yes/no'))).toEqual({
      kind: 'yes/no',
      yes: false,
    });
    expect(deriveValue([], { kind: 'absence', place: 'closed' }, field('a', 'Name'))).toBeNull();
  });
});

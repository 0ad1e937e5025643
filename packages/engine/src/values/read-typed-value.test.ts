import { describe, expect, it } from 'vitest';
import type { Candidate, CellValue, FieldType, TemplateField } from '../model/index.ts';
import { readTypedValue, type TypingHints } from './read-typed-value.ts';
import { typingHints } from './typing-hints.ts';

const field = (type: FieldType, changes: Partial<TemplateField> = {}): TemplateField => ({
  id: 'f',
  variableName: 'value',
  description: '',
  type,
  enumValues: [],
  ...changes,
});
const hints = (changes: Partial<TypingHints>): TypingHints => ({ dayOrder: null, decimalSign: null, dates: false, ...changes });

function read(text: string, of: TemplateField, given?: Partial<TypingHints>): string | number | boolean | null {
  const typed = readTypedValue(text, of, hints(given ?? {}));
  if (typed.kind === 'refused') return null;
  const { value } = typed;
  return value.kind === 'text'
    ? value.text
    : value.kind === 'date'
      ? `date ${value.iso}`
      : value.kind === 'number'
        ? value.number
        : value.kind === 'enum'
          ? value.value
          : value.yes;
}

describe('readTypedValue', () => {
  it.each([
    ['1.296,00', 1296],
    ['1,296.00', 1296],
    ['1 296,00', 1296],
    ['(12.50)', -12.5],
    ['-3', -3],
    ['12 %', 12],
    ['€ 1,5 ', 1.5],
    ["CHF 1'200.-", 1200],
    ['1.5E+05', 150_000],
    ['abc', null],
    ['12 and 13', null],
  ])('reads %j as the number %j', (text, number) => {
    expect(read(text, field('number'))).toBe(number);
  });

  it('reads a number that has two readings as its document writes them', () => {
    expect(read('1.234', field('number'))).toBe(1.234);
    expect(read('1.234', field('number'), { decimalSign: ',' })).toBe(1234);
    expect(read('1,234', field('number'))).toBe(1234);
    expect(read('1,234', field('number'), { decimalSign: ',' })).toBe(1.234);
  });

  it('keeps the decimals as they were typed', () => {
    expect(readTypedValue('1.296,00', field('number'))).toEqual({ kind: 'value', value: { kind: 'number', number: 1296, decimals: 2 } });
  });

  it.each([
    ['yes', true],
    ['Ja', true],
    ['oui', true],
    ['sí', true],
    ['Vero', true],
    ['sim', true],
    ['tak', true],
    ['TRUE', true],
    ['1', true],
    ['☒', true],
    ['no', false],
    ['Nein', false],
    ['non', false],
    ['não', false],
    ['nee', false],
    ['nie', false],
    ['FALSE', false],
    ['0', false],
    ['maybe', null],
  ])('reads %j as the answer %j', (text, yes) => {
    expect(read(text, field('yes/no'))).toBe(yes);
  });

  it.each([
    ['Invoice', 'invoice'],
    ['INVOICE', 'invoice'],
    ['Rechnung', 'invoice'],
    ['credit note', 'creditNote'],
    ['cred', 'creditNote'],
    ['invioce', 'invoice'],
    ['letter', null],
    ['r', null],
  ])('reads %j as the choice %j', (text, choice) => {
    expect(read(text, field('enum', { enumValues: ['invoice', 'creditNote', 'receipt', 'reminder'] }))).toBe(choice);
  });

  it('reads the sign of a currency as its code', () => {
    expect(read('€', field('enum', { enumValues: ['USD', 'EUR'] }))).toBe('EUR');
  });

  const dated = field('text', { variableName: 'invoiceDate' });
  it.each([
    ['30 Sept 2026', 'date 2026-09-30'],
    ['30.09.2026', 'date 2026-09-30'],
    ['2026-09-30', 'date 2026-09-30'],
    ['2026-09-30 00:00:00', 'date 2026-09-30'],
    ['Wednesday, 30 September 2026', 'date 2026-09-30'],
    ['9/30/2026', 'date 2026-09-30'],
    ['on receipt', 'on receipt'],
    ['September 2026', 'September 2026'],
    ['thirty days after the end of the month of 1 May 2026', 'thirty days after the end of the month of 1 May 2026'],
  ])('reads %j in a field for dates as %j', (text, shown) => {
    expect(read(text, dated)).toBe(shown);
  });

  it('reads a date that has two readings as its document writes them', () => {
    expect(read('03/04/2026', dated)).toBe('date 2026-04-03');
    expect(read('03/04/2026', dated, { dayOrder: 'month-first' })).toBe('date 2026-03-04');
  });

  it.each([
    ['due', 'Fälligkeitsdatum'],
    ['start', 'When the lease starts'],
    ['x', 'As YYYY-MM-DD'],
    ['scadenza', ''],
  ])('knows that the field %j (%j) asks for a date', (variableName, description) => {
    expect(read('30.09.2026', field('text', { variableName, description }))).toBe('date 2026-09-30');
  });

  it('takes a date for text where the field asks for something else, unless its other values are dates', () => {
    const reference = field('text', { variableName: 'reference' });
    expect(read('30.09.2026', reference)).toBe('30.09.2026');
    expect(read('30.09.2026', reference, { dates: true })).toBe('date 2026-09-30');
  });

  it('keeps text as it was typed, without the space around it', () => {
    expect(read('  Bäckerei Hübner & Söhne GmbH. ', field('text'))).toBe('Bäckerei Hübner & Söhne GmbH.');
    expect(read('two\nlines', field('text'))).toBe('two\nlines');
  });

  it('says why a field cannot hold what was typed', () => {
    expect(readTypedValue('abc', field('number'))).toEqual({
      kind: 'refused',
      sentence: '“abc” is not a number. Write one number, such as 1296.00.',
    });
    expect(readTypedValue('letter', field('enum', { enumValues: ['invoice', 'receipt'] }))).toEqual({
      kind: 'refused',
      sentence: '“letter” is not one of the values of this field: invoice, receipt.',
    });
    expect(readTypedValue(' ', field('text')).kind).toBe('refused');
  });
});

describe('typingHints', () => {
  const found = (value: CellValue, reading: string | null): { state: 'found'; chosen: Candidate; alternatives: Candidate[] } => ({
    state: 'found',
    chosen: {
      id: 'x',
      value,
      printed: '',
      evidence: [],
      derivation: { kind: 'normalise', as: 'text', reading },
      score: 1,
      confidence: 1,
      reason: '',
    },
    alternatives: [],
  });

  it('tells how a document writes dates and numbers by what was found in it', () => {
    const cells = {
      due: found({ kind: 'date', iso: '2026-03-04' }, 'month-first'),
      total: found({ kind: 'number', number: 1, decimals: 0 }, 'point-decimal'),
    };
    expect(typingHints([{ cells, pageNumber: 1 }], 'due')).toEqual({ dayOrder: 'month-first', decimalSign: '.', dates: true });
    expect(typingHints([{ cells, pageNumber: 1 }], 'total').dates).toBe(false);
    expect(typingHints([], 'due')).toEqual({ dayOrder: null, decimalSign: null, dates: false });
  });
});

import { describe, expect, test } from 'vitest';
import type { CellValue, ExtractionRow, FieldResult } from '../model/index.ts';
import type { RunDocumentRows } from './between-note.ts';
import { notesBetween } from './notes-between.ts';

type Said = string | number | Date;

const valueOf = (said: Said): CellValue => {
  if (typeof said === 'number') return { kind: 'number', number: said, decimals: 2 };
  return said instanceof Date ? { kind: 'date', iso: said.toISOString().slice(0, 10) } : { kind: 'text', text: said };
};

const cellOf = (said: Said | null): FieldResult =>
  said === null
    ? { state: 'absent', confidence: 0.9, alternatives: [] }
    : {
        state: 'found',
        alternatives: [],
        chosen: {
          id: 'c',
          value: valueOf(said),
          printed: String(said),
          evidence: [],
          derivation: { kind: 'normalise', as: 'text', reading: null },
          score: 1,
          confidence: 1,
          reason: '',
        },
      };

const rowOf = (cells: Record<string, Said | null>): ExtractionRow => ({
  pageNumber: 1,
  cells: Object.fromEntries(Object.entries(cells).map(([id, said]) => [id, cellOf(said)])),
});

const paper = (fileName: string, ...rows: Record<string, Said | null>[]): RunDocumentRows => ({
  id: fileName,
  fileName,
  rows: rows.map(rowOf),
});

const sentences = (documents: readonly RunDocumentRows[]): string[] => notesBetween(documents).map(({ sentence }) => sentence);

const invoice = (number: string, total: number, supplier = 'Harbour Supplies'): RunDocumentRows =>
  paper(`${number}.pdf`, { number, supplier, date: new Date(`2026-03-${String((total % 27) + 1).padStart(2, '0')}`), total });

describe('the same paper twice', () => {
  test('is told where all says the same', () => {
    const one = invoice('R-100', 20);
    expect(sentences([one, { ...one, id: 'copy', fileName: 'copy.pdf' }, invoice('R-250', 21)])).toEqual([
      'R-100.pdf and copy.pdf say the same in every field: they may be one paper, given twice.',
    ]);
  });

  test('is not told where the rows differ, one field differs, or little is known', () => {
    const head = { number: 'S-1000', supplier: 'Bank', date: new Date('2026-01-31') };
    const rows = (amount: number) => [
      { ...head, amount },
      { ...head, amount: 2 },
    ];
    expect(sentences([paper('a', ...rows(5)), paper('b', ...rows(6))])).toEqual([]);
    expect(sentences([invoice('R-100', 20), invoice('R-101', 20)])).toEqual([]);
    expect(sentences([paper('a', { number: 'R-100' }), paper('b', { number: 'R-100' })])).toEqual([]);
  });

  test('is told of lists that are the same row for row', () => {
    const head = { number: 'S-1000', supplier: 'Bank', date: new Date('2026-01-31') };
    const rows = [
      { ...head, amount: 1 },
      { ...head, amount: 2 },
    ];
    expect(sentences([paper('a', ...rows), paper('b', ...rows)])).toHaveLength(1);
  });
});

describe('a number on two papers', () => {
  const others = [invoice('R-400', 1), invoice('R-500', 2), invoice('R-600', 3), invoice('R-700', 4)];

  test('is told where the supplier is the same and the rest is not', () => {
    const twice = [invoice('R-100', 20), { ...invoice('R-100', 25), id: 'again', fileName: 'again.pdf' }];
    expect(sentences([...twice, ...others])).toEqual(['R-100 stands on R-100.pdf and again.pdf, which say other things besides.']);
  });

  test('is not told of two suppliers, nor of a number that most papers bear', () => {
    expect(sentences([invoice('R-100', 20), { ...invoice('R-100', 25, 'Other House'), id: 'other' }, ...others])).toEqual([]);
    const customers = [1, 2, 3, 4, 5, 6].map((day) =>
      paper(`${day}`, { customer: 'K-7788', supplier: 'House', total: day, date: new Date(`2026-01-0${day}`) }),
    );
    expect(sentences(customers)).toEqual([]);
  });
});

describe('a missing number', () => {
  test('is named where the others are a row', () => {
    const numbers = [1041, 1042, 1043, 1045, 1046, 1049];
    expect(sentences(numbers.toReversed().map((number) => invoice(`RE-${number}`, number)))).toEqual([
      'RE-1044 is missing between RE-1043 and RE-1045.',
      'RE-1047 and RE-1048 are missing between RE-1046 and RE-1049.',
    ]);
  });

  test('keeps the noughts before it', () => {
    const numbers = ['0007', '0008', '0009', '0011', '0012'];
    expect(sentences(numbers.map((number, at) => invoice(number, at + 1)))).toEqual(['0010 is missing between 0009 and 0011.']);
  });

  test('is not told of numbers that are no row', () => {
    expect(sentences([1041, 2210, 3307, 4415, 5523, 6660].map((number) => invoice(`RE-${number}`, number)))).toEqual([]);
  });
});

describe('balances', () => {
  const statement = (month: number, opening: number, closing: number, account = 'NO-9386011') =>
    paper(`${month}.pdf`, { account, end: new Date(`2026-0${month}-28`), opening, closing });
  const year = [
    [1, 100, 250],
    [2, 250, 90],
    [3, 90, 400],
    [4, 400, 415],
    [5, 415, 380],
    [6, 380, 12],
  ].map(([month = 0, opening = 0, closing = 0]) => statement(month, opening, closing));

  test('that join up say nothing, in any order', () => {
    expect(sentences(year)).toEqual([]);
    expect(sentences(year.toReversed())).toEqual([]);
  });

  test('tell of a statement that is missing', () => {
    expect(sentences(year.filter(({ id }) => id !== '4.pdf'))).toEqual([
      '3.pdf ends with 400.00 and 5.pdf begins with 415.00: a document between them may be missing.',
    ]);
  });

  test('leave no gap where a statement was given twice', () => {
    const [first, second, third, fourth] = year;
    const copy = { ...second!, id: 'copy', fileName: 'copy.pdf' };
    const notes = notesBetween([first!, second!, copy, third!, fourth!]);
    expect(notes.map(({ kind }) => kind)).toEqual(['same-paper']);
  });

  test('of two accounts that come to the same sums tell of the one that misses a statement', () => {
    const notes = notesBetween([
      statement(1, 100, 200, 'NO-1'),
      statement(2, 200, 300, 'NO-1'),
      statement(3, 300, 400, 'NO-1'),
      ...[statement(1, 200, 300, 'NO-2'), statement(2, 300, 200, 'NO-2'), statement(3, 200, 100, 'NO-2')].map((each) => ({
        ...each,
        id: `other ${each.id}`,
        fileName: `other ${each.fileName}`,
      })),
      statement(5, 450, 500, 'NO-1'),
    ]);
    expect(notes.map(({ kind, sentence }) => [kind, sentence.includes('400'), sentence.includes('450')])).toEqual([
      ['balance-gap', true, true],
    ]);
  });

  test('of two accounts are two rows of balances', () => {
    const other = [
      [1, 5, 6],
      [2, 6, 7],
      [3, 7, 8],
    ].map(([month = 0, opening = 0, closing = 0]) => ({ ...statement(month, opening, closing, 'NO-1111222'), id: `other ${month}` }));
    expect(sentences([...year, ...other])).toEqual([]);
  });

  test('are not seen in invoices whose totals are alike', () => {
    expect(sentences([1, 2, 3, 4, 5].map((day) => paper(`${day}`, { total: 50, due: 50, place: 'Bergen' })))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { CellValue } from '../../model/index.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { field, templateOf } from '../document/layout.test-fixture.ts';
import type { Features, Proposal } from '../propose/proposal.ts';
import { selectProposals } from './select.ts';

const day = (iso: string): CellValue => ({ kind: 'date', iso });
const text = (of: string): CellValue => ({ kind: 'text', text: of });
const amount = (number: number): CellValue => ({ kind: 'number', number, decimals: 2 });

/** A proposal for a field (by its place in the template) that takes the first word of a line. */
function proposal(
  of: number,
  value: CellValue,
  { line = of * 10, features = { label: 1 }, pageNumber = 1 }: { line?: number; features?: Features; pageNumber?: number } = {},
): Proposal {
  const printed =
    value.kind === 'date' ? value.iso : value.kind === 'number' ? String(value.number) : value.kind === 'text' ? value.text : '';
  return {
    field: of,
    value,
    printed,
    evidence: [],
    derivation: { kind: 'normalise', as: 'text', reading: null },
    spans: [{ line, from: 0, to: 1 }],
    pageNumber,
    features,
    reason: '',
  };
}

const names = templateOf('Papers', 'One row per paper', field('a', 'Applicant'), field('b', 'Witness'));
const period = templateOf('Stays', 'One row per stay', field('a', 'Start date'), field('b', 'End date'));
const sums = templateOf(
  'Invoices',
  'One row per invoice',
  field('a', 'Net total', 'number'),
  field('b', 'VAT amount', 'number'),
  field('c', 'Total including VAT', 'number'),
);

describe('the joint decision', () => {
  it.each([
    [
      'takes the better of two values',
      names,
      [proposal(0, text('Ida Holm'), { features: { label: 0.6 } }), proposal(0, text('Per Holm'))],
      ['Per Holm', null],
    ],
    [
      'leaves a cell empty rather than take what scores less than nothing',
      names,
      [proposal(0, text('Ida Holm'), { features: { label: 0.2 } })],
      [null, null],
    ],
    [
      'lets a field step back to its second value where another wants the first',
      names,
      [
        proposal(0, text('Ida Holm'), { line: 3 }),
        proposal(0, text('Per Lund'), { line: 4, features: { label: 0.95 } }),
        proposal(1, text('Ida Holm'), { line: 3 }),
      ],
      ['Per Lund', 'Ida Holm'],
    ],
    [
      'prefers a value that stands on more pages among equals',
      names,
      [
        proposal(0, text('Ida Holm'), { line: 1 }),
        proposal(0, text('Per Lund'), { line: 2 }),
        proposal(0, text('Per Lund'), { line: 9, pageNumber: 2 }),
      ],
      ['Per Lund', null],
    ],
    [
      'lets no period end before it starts',
      period,
      [
        proposal(0, day('2024-05-09')),
        proposal(0, day('2024-05-01'), { line: 4, features: { label: 0.9 } }),
        proposal(1, day('2024-05-04')),
      ],
      ['2024-05-01', '2024-05-04'],
    ],
    [
      'takes the sums that come out',
      sums,
      [
        proposal(0, amount(100)),
        proposal(1, amount(20)),
        proposal(2, amount(130), { line: 30 }),
        proposal(2, amount(120), { line: 31, features: { label: 0.9 } }),
      ],
      ['100', '20', '120'],
    ],
  ])('%s', (_says, template, proposals, wanted) => {
    expect(selectProposals(compileTemplate(template, LINKER), proposals).map(({ chosen }) => chosen?.proposal.printed ?? null)).toEqual(
      wanted,
    );
  });

  it('offers what it did not take, best first and each value once', () => {
    const [first] = selectProposals(compileTemplate(names, LINKER), [
      proposal(0, text('Ida Holm')),
      proposal(0, text('IDA HOLM'), { line: 5, features: { label: 0.8 } }),
      proposal(0, text('Per Lund'), { line: 6, features: { label: 0.5 } }),
    ]);
    expect(first?.others.map(({ proposal: { printed } }) => printed)).toEqual(['Per Lund']);
  });
});

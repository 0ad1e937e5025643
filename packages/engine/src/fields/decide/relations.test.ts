import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import type { CellValue } from '../../model/index.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { field, templateOf } from '../document/layout.test-fixture.ts';
import type { Ranked } from '../propose/proposal.ts';
import { relationScore, relationsOf, type Relation } from './relations.ts';

describe('what ties fields together', () => {
  it.each([
    ['two names', [field('a', 'Applicant'), field('b', 'Witness')], [{ kind: 'distinct', fields: [0, 1] }]],
    [
      'a period, whichever end stands first',
      [field('a', 'End date'), field('b', 'Start date')],
      [
        { kind: 'period', fields: [0, 1] },
        { kind: 'order', fields: [1, 0] },
      ],
    ],
    ['two dates that are no period', [field('a', 'Invoice date'), field('b', 'Due date')], [{ kind: 'distinct', fields: [0, 1] }]],
  ])('is told of %s', (_says, fields, wanted) => {
    expect(relationsOf(compileTemplate(templateOf('Papers', 'One row per paper', ...fields), LINKER))).toEqual(wanted);
  });

  it('is a sum of net, tax and total, wherever they stand in the template', () => {
    const template = templateOf(
      'Invoices',
      'One row per invoice',
      field('a', 'Total including VAT', 'number'),
      field('b', 'Net total', 'number'),
      field('c', 'VAT amount', 'number'),
    );
    expect(relationsOf(compileTemplate(template, LINKER))).toContainEqual({ kind: 'sum', fields: [1, 2, 0] });
  });
});

/** A chosen value that takes the first word of a line. */
const chosen = (value: CellValue, printed: string, line: number): Ranked => ({
  score: 1,
  proposal: {
    field: 0,
    value,
    printed,
    evidence: [],
    derivation: { kind: 'normalise', as: 'text', reading: null },
    spans: [{ line, from: 0, to: 1 }],
    pageNumber: 1,
    features: {},
    reason: '',
  },
});

const text = (of: string, line: number): Ranked => chosen({ kind: 'text', text: of }, of, line);
const day = (iso: string, line: number): Ranked => chosen({ kind: 'date', iso }, iso, line);
const sum = (number: number, line: number): Ranked => chosen({ kind: 'number', number, decimals: 2 }, `${number}`, line);

describe('what a tie is worth', () => {
  it.each<[string, Relation['kind'], (Ranked | null)[], 'gains' | 'costs' | 'is nothing']>([
    ['one print for two fields', 'distinct', [text('Ida Holm', 3), text('Ida Holm', 3)], 'costs'],
    ['one text in two places', 'distinct', [text('Ida Holm', 3), text('IDA HOLM', 4)], 'costs'],
    ['two texts', 'distinct', [text('Ida Holm', 3), text('Per Lund', 4)], 'is nothing'],
    ['two dates of one word', 'distinct', [day('2020-02-01', 3), day('2020-02-03', 3)], 'is nothing'],
    ['a period of one print', 'period', [day('2020-02-01', 3), day('2020-02-01', 3)], 'costs'],
    ['a period of one day, printed twice', 'period', [day('2020-02-01', 3), day('2020-02-01', 4)], 'is nothing'],
    ['an end before its start', 'order', [day('2020-02-03', 3), day('2020-02-01', 4)], 'costs'],
    ['an end after its start', 'order', [day('2020-02-01', 3), day('2020-02-03', 4)], 'is nothing'],
    ['sums that come out', 'sum', [sum(100, 1), sum(20, 2), sum(120, 3)], 'gains'],
    ['sums that do not', 'sum', [sum(100, 1), sum(20, 2), sum(130, 3)], 'costs'],
    ['sums one of which is not there', 'sum', [sum(100, 1), sum(20, 2), null], 'is nothing'],
  ])('of %s (%s)', (_says, kind, values, worth) => {
    const score = relationScore({ kind, fields: values.map((_, fieldIndex) => fieldIndex) }, values);
    expect(score > 0 ? 'gains' : score < 0 ? 'costs' : 'is nothing').toBe(worth);
  });
});

import { describe, expect, it } from 'vitest';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { compileTemplate } from '../compile/compile-template.ts';
import { field, templateOf } from '../document/layout.test-fixture.ts';
import { relationsOf } from './relations.ts';

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

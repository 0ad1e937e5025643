import { describe, expect, it } from 'vitest';
import { field, tableLayout } from '../document/layout.test-fixture.ts';
import { valuesBy } from '../values-of.test-fixture.ts';

const valuesOf = valuesBy('Papers', 'One paper');

describe('columns of periods', () => {
  const accounts = tableLayout([
    ['in TEUR', 'Anhang', '2030', '2031'],
    ['Umsatzerlöse', '4', '61200', '70150'],
    ['Materialaufwand', '5', '22100', '25900'],
    ['Betriebsergebnis', '', '8040', '9310'],
    ['Mitarbeiterzahl', '9', '412', '431'],
  ]);

  it('give the latest one, and the one before where that is asked for', () => {
    expect(
      valuesOf(
        accounts,
        field('turnover', '', 'number'),
        field('turnoverPreviousYear', '', 'number'),
        field('c', 'Résultat opérationnel', 'number'),
        field('d', 'Number of employees', 'number'),
      ),
    ).toEqual([70150, 61200, 9310, 431]);
  });
});

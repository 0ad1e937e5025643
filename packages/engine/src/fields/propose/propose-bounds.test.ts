import { describe, expect, it } from 'vitest';
import { at, field, layoutOf } from '../document/layout.test-fixture.ts';
import { valuesBy } from '../values-of.test-fixture.ts';

const valuesOf = valuesBy('Papers', 'One paper');

describe('the ends of a range', () => {
  const pump = layoutOf([
    at(40, 40, 'Liquid temperature'),
    at(240, 40, '-10 … +70 °C'),
    at(40, 60, 'Ambient temperature'),
    at(240, 60, '-30 … +80 °C'),
    at(40, 80, 'Pumping head'),
    at(240, 80, '4 … 28 m'),
  ]);

  it('are what fields for the least and the most ask for, whatever language they are in', () => {
    expect(
      valuesOf(
        pump,
        field('tMin', 'température minimale du liquide', 'number'),
        field('tMax', 'höchste Temperatur der Flüssigkeit', 'number'),
        field('room', 'temperatura ambiente máxima', 'number'),
      ),
    ).toEqual([-10, 70, 80]);
  });

  it('are told by the end of a sentence as well', () => {
    expect(
      valuesOf(
        layoutOf([at(40, 40, 'The boiler can be run at any water pressure from 1.5 bar to 6 bar, but not in the open.')]),
        field('a', 'Lowest water pressure', 'number'),
        field('b', 'Water pressure max', 'number'),
      ),
    ).toEqual([1.5, 6]);
  });
});

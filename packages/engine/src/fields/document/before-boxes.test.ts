import { describe, expect, it } from 'vitest';
import { valuesBy } from '../values-of.test-fixture.ts';
import { at, field, layoutOf } from './layout.test-fixture.ts';

const valuesOf = valuesBy('Papers', 'One paper');

describe('tick boxes behind a value', () => {
  it('are no part of it, and no value', () => {
    expect(
      valuesOf(
        layoutOf([at(40, 40, 'Material of the lid: Oak veneer. ☐ agreed ☐ refused'), at(40, 80, 'Colour of the lid: ☐ agreed ☐ refused')]),
        field('a', 'Material of the lid'),
        field('b', 'Colour of the lid'),
      ),
    ).toEqual(['Oak veneer', null]);
  });
});

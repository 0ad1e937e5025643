import { describe, expect, it } from 'vitest';
import { oneFieldEach } from './one-field-each.ts';

const word = (line: number, from = 0, to = 1) => [{ line, from, to }];

/** Of a field's candidates, by their index, how likely each is, to two places. */
const rounded = (fields: ReturnType<typeof oneFieldEach>): Record<number, number>[] =>
  fields.map((likely) => Object.fromEntries(likely.map(({ at, likelihood }) => [at, Math.round(100 * likelihood) / 100])));

describe('likelihoods of fields decided together', () => {
  it('gives a field what another one, which surely has its value, leaves over', () => {
    const [sure, doubtful] = rounded(
      oneFieldEach(
        [word(0), word(1)],
        [
          [{ at: 0, likelihood: 0.95 }],
          [
            { at: 0, likelihood: 0.6 },
            { at: 1, likelihood: 0.3 },
          ],
        ],
      ),
    );
    expect(sure?.[0]).toBeGreaterThan(0.9);
    expect(doubtful?.[0]).toBeLessThan(0.25);
    expect(doubtful?.[1]).toBeGreaterThan(0.5);
  });

  it('leaves more to "none" where the only likely value is another field’s', () => {
    const [, left] = rounded(oneFieldEach([word(0)], [[{ at: 0, likelihood: 0.95 }], [{ at: 0, likelihood: 0.5 }]]));
    expect(left?.[0]).toBeLessThan(0.2);
  });

  it('takes another cut of the same words for the same print, and words beside them for other print', () => {
    const cuts = [word(0, 0, 3), word(0, 1, 3), word(0, 3, 4)];
    const own = [
      { at: 1, likelihood: 0.4 },
      { at: 2, likelihood: 0.4 },
    ];
    const [, field] = rounded(oneFieldEach(cuts, [[{ at: 0, likelihood: 0.9 }], own]));
    expect(field?.[1]).toBeLessThan(0.15);
    expect(field?.[2]).toBeGreaterThan(0.5);
  });

  it('changes nothing where the fields want different print', () => {
    const fields = [[{ at: 0, likelihood: 0.7 }], [{ at: 1, likelihood: 0.4 }]];
    expect(rounded(oneFieldEach([word(0), word(1)], fields))).toEqual([{ 0: 0.7 }, { 1: 0.4 }]);
  });
});

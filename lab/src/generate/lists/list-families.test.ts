import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random.ts';
import { LIST_FAMILIES } from './list-families.ts';

/** A date is printed as its firm writes it. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

describe('LIST_FAMILIES', () => {
  it.each(LIST_FAMILIES.map((family) => [family.id, family] as const))(
    '%s gives a value or nothing for each field of each row, and prints what it gives as text',
    (_id, family) => {
      const { html, rows } = family.write(seededRandom(5), 0);
      expect(rows.length).toBeGreaterThan(2);
      for (const row of rows) expect(row).toHaveLength(family.fields.length);
      const texts = rows.flatMap((row) =>
        row.filter((value, at) => family.fields[at]?.type === 'text' && typeof value === 'string' && !ISO_DATE.test(value)).map(String),
      );
      for (const value of texts) expect(html).toContain(value.replace(/&/g, '&amp;'));
    },
  );

  it('writes the same document from the same seed', () => {
    for (const family of LIST_FAMILIES) expect(family.write(seededRandom(9), 1)).toEqual(family.write(seededRandom(9), 1));
  });
});

import { expect, test } from 'vitest';
import { tableLayout } from './layout.test-fixture.ts';
import { periodColumns } from './period-columns.ts';

const columnsOf = (...heads: string[]): [number, number | null] | null => {
  const [table] = tableLayout([heads, heads.map((_, at) => (at === 0 ? 'Sales' : `${at}0`))]).tables;
  const found = table ? periodColumns(table) : null;
  return found && [found.reported, found.prior];
};

test.each([
  [['', '2031', '2030'], 1, 2],
  [['EUR', '31.12.2030', '31.12.2031'], 2, 1],
  [['', 'Q2 2030', 'Q2 2031', 'H1 2030', 'H1 2031'], 2, 1],
  [['', 'Note', '2030/31', '2029/30'], 2, 3],
  [['', '2031', '2029'], 1, null],
])('the latest of %j is what is reported', (heads, reported, prior) => expect(columnsOf(...heads)).toEqual([reported, prior]));

test.each([[['Year', 'Tons']], [['', '2031', 'Change']], [['', 'of which sold before 1 May 2030', 'of which sold since 1 May 2031']]])(
  '%j are no periods',
  (heads) => expect(columnsOf(...heads)).toBeNull(),
);

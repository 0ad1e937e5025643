import { expect, test } from 'vitest';
import { openRun, run } from './one-run.ts';

/** An invoice whose head has no labels: supplier, number and date of all its lines are for a person to say. */
const LINES = [
  ['Oak boards', '12', '40.00', '480.00'],
  ['Ash boards', '7', '35.00', '245.00'],
  ['Glue 5 kg', '3', '18.50', '55.50'],
  ['Brass hinge', '24', '4.25', '102.00'],
  ['Wax', '2', '9.00', '18.00'],
] as const;
const INVOICE = [
  'Lowgate Joinery',
  'Unit 9',
  'LG 2209',
  '03/04/2026',
  '05/04/2026',
  '',
  ...[['Description', 'Quantity', 'Unit price', 'Amount'], ...LINES].map(([what, ...numbers]) =>
    [what!.padEnd(24), ...numbers.map((each) => each.padStart(12))].join(''),
  ),
].join('\n');

const left = async (): Promise<number> => Number(/^(\d+) of/.exec(await run.page.locator('.budget').innerText())?.[1] ?? 0);
const inAllRows = async (column: string): Promise<string[]> => {
  const rows = [];
  for (let row = 1; row <= LINES.length; row++) rows.push((await run.rowValues(row))[column]!);
  return rows;
};

test('what an invoice says once is checked once, confirmed, typed and taken back for all its lines', async () => {
  await openRun();
  const { page } = run;
  await run.chooseTemplate('Invoice lines');
  await run.giveDocuments([{ name: 'lowgate.txt', buffer: Buffer.from(INVOICE) }]);
  await run.finished();
  await expect.poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe(String(LINES.length + 1));

  // The document says at most so many things once, and five lines repeat each of them.
  const doubts = await left();
  expect(doubts).toBeGreaterThanOrEqual(3);
  expect(doubts).toBeLessThanOrEqual(7);
  await page.getByRole('button', { name: /^To check [1-5]$/ }).waitFor();

  await run.chooseCell('Supplier', 4);
  await page.keyboard.press('Enter');
  await expect.poll(left).toBe(doubts - 1);
  await run.chooseCell('Supplier', 2);
  expect(await run.source()).toContain('confirmed by you for all its rows');

  await run.chooseCell('Invoice number', 3);
  await page.keyboard.type('LG 2209');
  await page.keyboard.press('Enter');
  await expect.poll(left).toBe(doubts - 2);
  expect(await inAllRows('Invoice number')).toEqual(LINES.map(() => 'LG 2209'));
  await page.keyboard.press('Control+z');
  await expect.poll(left).toBe(doubts - 1);
  expect(new Set(await inAllRows('Invoice number')).has('LG 2209')).toBe(false);

  await run.chooseCell('Invoice date', 5);
  await page.keyboard.press('Delete');
  await expect.poll(left).toBe(doubts - 2);
  expect(new Set(await inAllRows('Invoice date'))).toEqual(new Set(['not in document']));
});

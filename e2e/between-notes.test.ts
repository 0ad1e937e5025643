import { expect, test } from 'vitest';
import { openRun, run } from './one-run.ts';

const invoice = (number: string, day: number, total: string) => ({
  name: `${number}-${day}.txt`,
  buffer: Buffer.from(
    [
      'Halden Marine Supplies AS',
      'Invoice',
      '',
      `Invoice number: ${number}`,
      `Invoice date: 2026-03-${String(day).padStart(2, '0')}`,
      'Currency: EUR',
      '',
      `Total: ${total} EUR`,
    ].join('\n'),
  ),
});

test('says which number is missing and which paper was given twice, and leads there', async () => {
  await openRun();
  const { page } = run;
  const papers = [
    invoice('HM-1041', 2, '110.50'),
    invoice('HM-1042', 4, '220.75'),
    invoice('HM-1043', 6, '330.25'),
    invoice('HM-1045', 8, '440.15'),
    invoice('HM-1046', 9, '550.35'),
  ];
  const again = { name: 'again.txt', buffer: Buffer.concat([papers[1]!.buffer, Buffer.from('\n\n')]) };
  await run.giveDocuments(papers);
  await run.finished();
  const notes = page.getByRole('button', { name: /^\d+ notes? between the documents$/ });
  await expect.poll(() => notes.getAttribute('aria-label')).toBe('1 note between the documents');
  await run.giveDocuments([again]);
  await run.finished();
  await expect.poll(() => notes.getAttribute('aria-label')).toBe('2 notes between the documents');
  await notes.click();
  const list = page.getByRole('dialog', { name: 'Between the documents' });
  await list.getByText('HM-1044 is missing between HM-1043 and HM-1045.').waitFor();
  await list.getByText('HM-1042-4.txt and again.txt say the same in every field: they may be one paper, given twice.').waitFor();
  await list.getByRole('button', { name: 'again.txt' }).click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('gridcell', { selected: true }).first().innerText()).toContain('HM-1042');
  expect(run.complaints).toEqual([]);
});

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { axeFindings as findings } from './axe-findings.ts';
import { launchChromium, SCREENS } from './chromium.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { letterDocx } from './documents/letter-docx.ts';
import { lockedPdf } from './documents/locked-pdf.ts';
import { openRunPage, type RunPage } from './run-page.ts';

const APP = inject('appUrl');

let browser: Browser;
let run: RunPage;

beforeAll(async () => {
  browser = await launchChromium();
});

afterEach(async () => {
  await run?.close();
});

afterAll(async () => {
  await browser?.close();
});

describe.each(SCREENS)('axe finds nothing at $name', ({ name, options }) => {
  const narrow = name.startsWith('390');

  test('on the empty page, in a run and at a source', async () => {
    run = await openRunPage(browser, APP, options);
    const { page } = run;
    const found: string[] = [];
    const look = async (where: string): Promise<number> => found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
    await look('on the empty page');
    await run.giveDocuments([
      { name: 'halden-09-30.pdf', buffer: await invoicePdf() },
      { name: 'agreement.docx', buffer: letterDocx(['Invoice number: 4711', 'Total: 12.00 EUR']) },
      { name: 'teasel.pdf', buffer: lockedPdf('x', ['Locked']) },
      { name: 'cut-off.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type') },
    ]);
    await run.finished();
    await look('in a run');
    if (narrow) {
      await page.getByRole('button', { name: /^Rows \d/ }).click();
      await look('among the rows');
    }
    for (const [rowNumber, place] of [[1, '.page .ev.active'], [2, 'mark.active']] as const) {
      await run.chooseCell('Invoice number', rowNumber);
      if (narrow) {
        await page.getByRole('dialog', { name: 'Review' }).waitFor();
        await look('on a card');
        await page.getByRole('button', { name: 'Tap the page' }).click();
      }
      await page.locator(place).first().waitFor();
      await look('at the source');
      await page.getByRole('button', { name: /^Close/ }).click();
      if (narrow) await page.getByRole('button', { name: 'Back to rows' }).click();
    }
    expect(found).toEqual([]);
  });

  test('on an unknown address', async () => {
    run = await openRunPage(browser, APP, options);
    await run.page.goto(`${APP}/nowhere`);
    await run.page.getByRole('heading', { name: 'No page at this address' }).waitFor();
    expect(await findings(run.page)).toEqual([]);
  });
});

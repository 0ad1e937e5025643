import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { HALDEN_INVOICE, invoicePdf } from './documents/invoice-pdf.ts';
import { lockedPdf } from './documents/locked-pdf.ts';
import { longPdf } from './documents/long-pdf.ts';
import { receiptPicture } from './documents/receipt-picture.ts';
import { scannedPdf } from './documents/scanned-pdf.ts';
import { browser, openRun, run } from './one-run.ts';
import type { GivenDocument } from './run-page.ts';

const PASSWORD = 'sallow park';
/** Recognising a page takes seconds where others work beside it. */
const SLOW_MS = 180_000;
const OTHER_PASSWORD = 'tannery row';

const invoice = async (number: string): Promise<GivenDocument> => ({
  name: `${number}.pdf`,
  buffer: await invoicePdf({ ...HALDEN_INVOICE, number }),
});
const invoices = (count: number): Promise<GivenDocument[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => invoice(`HM-${1000 + index}`)));
const locked = (name: string, password: string): GivenDocument => ({
  name,
  buffer: lockedPdf(password, [`Invoice number: ${name}`, 'Invoice date: 2 September 2026', 'Total due EUR 495.00']),
});
const item = (name: string): Locator => run.documentItem(name);
const give = (documents: readonly GivenDocument[]): Promise<void> =>
  run.page
    .locator('input[type="file"][aria-label="Documents"]')
    .first()
    .setInputFiles(documents.map(({ name, buffer }) => ({ name, mimeType: 'application/octet-stream', buffer })));
const headline = (): Locator => run.page.locator('.runbar h1');
const toastUndo = (): Locator => run.page.locator('.toast').getByRole('button', { name: 'Undo' });
const more = async (name: string, action: string): Promise<void> => {
  await item(name)
    .getByRole('button', { name: `More for ${name}` })
    .click();
  await run.page.getByRole('menuitem', { name: new RegExp(`^${action}`) }).click();
};

async function open(): Promise<void> {
  await openRun();
  run.page.setDefaultTimeout(SLOW_MS);
}

describe('taking documents in', () => {
  test('several documents are read while the first is looked at, and those that come later too', async () => {
    await open();
    await give(await invoices(4));
    await item('HM-1000.pdf').getByText('1 row').waitFor();
    await run.chooseCell('Total', 1);
    await run.page.getByRole('region', { name: 'Source' }).waitFor();
    await expect.poll(() => headline().innerText()).toBe('4 documents read');
    expect(await run.page.getByRole('status', { name: 'Source of the cell' }).innerText()).toContain('page 1');
    await run.page.getByRole('button', { name: 'Close, back to the documents' }).click();
    expect(await run.page.title()).toBe('4 documents read · Sheetlift');
    expect(await run.page.locator('.drawers').innerText()).toBe('4 done');
    await give([await invoice('HM-2000')]);
    await item('HM-2000.pdf').getByText('1 row').waitFor();
    expect(run.complaints).toEqual([]);
  });

  test('a password opens the other files it fits, and only those', async () => {
    await open();
    await give([locked('a.pdf', PASSWORD), locked('b.pdf', PASSWORD), locked('c.pdf', OTHER_PASSWORD)]);
    const password = item('a.pdf').getByLabel('Password for a.pdf');
    await password.fill(PASSWORD);
    await password.press('Enter');
    await item('a.pdf').getByText('1 row').waitFor();
    await item('b.pdf').getByText('1 row').waitFor();
    expect(await item('c.pdf').innerText()).toContain('This file is locked.');
    expect(await headline().innerText()).toBe('2 of 3 documents read');
  });

  test('the same content is left out before its pages are spent, and read when asked', async () => {
    await open();
    const one = await invoice('HM-1');
    await give([one, { ...one, name: 'copy.pdf' }, { ...one, name: 'copy 2.pdf' }]);
    await item('copy.pdf').getByText('Same content as HM-1.pdf. Left out.').waitFor();
    await item('copy.pdf').getByRole('button', { name: 'Read it too' }).click();
    await item('copy.pdf').getByText('1 row').waitFor();
    await item('copy 2.pdf').getByRole('button', { name: 'Leave out' }).click();
    await run.page.getByText('“copy 2.pdf” left out.').waitFor();
    await item('copy 2.pdf').waitFor({ state: 'detached' });
    await toastUndo().click();
    await item('copy 2.pdf').getByText('Left out.').waitFor();
    expect(await run.page.locator('.drawers').innerText()).toBe('2 done · 1 left out');
  });

  test('only the chosen pages are read', async () => {
    await open();
    await give([await invoice('HM-1'), { name: 'long.pdf', buffer: await longPdf(12) }]);
    await item('long.pdf').getByText(/row/).waitFor();
    await more('long.pdf', 'Choose pages');
    const pages = item('long.pdf').getByLabel('Pages of long.pdf');
    await pages.fill('1-3, 70');
    await pages.press('Enter');
    await item('long.pdf').getByText('This document has pages 1 to 12.').waitFor();
    await pages.fill('1-3, 7');
    await pages.press('Enter');
    await item('long.pdf').getByText('4 of 12 pages').waitFor();
    await run.finished();
    expect(await item('long.pdf').innerText()).not.toContain('not read');
  });

  test('a picture that lies on its side is turned by hand and read', async () => {
    await open();
    await run.chooseTemplate('Receipt');
    await give([
      {
        name: 'till.png',
        buffer: await receiptPicture(browser, ['QUILLBY STATIONERS', 'Date: 22.09.2026', 'Receipt no. 90188', 'TOTAL EUR  41.15']),
      },
    ]);
    await item('till.png').getByText('1 row').waitFor();
    const upright = await thumbShape('till.png');
    await more('till.png', 'Turn clockwise and read again');
    await expect.poll(() => thumbShape('till.png')).not.toBe(upright);
    await item('till.png')
      .getByText(/\d row/)
      .waitFor();
    await item('till.png').getByRole('button', { name: 'More for till.png' }).click();
    expect(await run.page.getByRole('menuitem', { name: /Turn clockwise/ }).innerText()).toContain('Now turned by 90°');
  });

  test('pictures are joined to one document, and parted again', async () => {
    await open();
    await run.chooseTemplate('Receipt');
    const pictures = await Promise.all(
      ['One', 'Two', 'Three'].map(async (title) => ({
        name: `${title}.png`,
        buffer: await receiptPicture(browser, [`Page ${title}`, 'Date: 22.09.2026', 'TOTAL EUR  41.15']),
      })),
    );
    await give(pictures);
    await run.finished();
    await run.page.getByRole('button', { name: 'Select' }).click();
    await run.page.getByLabel('Select Two.png').check();
    await run.page.getByLabel('Select Three.png').check();
    await run.page.getByRole('button', { name: 'Join into one document' }).click();
    const joined = item('Two.png and 1 more');
    await joined.getByText('2 pages').waitFor();
    await toastUndo().click();
    await item('Three.png').getByText('1 row').waitFor();
    expect(
      await run.page
        .getByRole('listitem')
        .filter({ has: run.page.locator('.file') })
        .count(),
    ).toBe(3);
  });

  test('a bad file blocks no good one', async () => {
    await open();
    await give([
      { name: 'empty.pdf', buffer: Buffer.alloc(0) },
      { name: 'cut-off.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type') },
      { name: 'tool.exe', buffer: Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000') },
      await invoice('HM-1'),
    ]);
    await item('HM-1.pdf').getByText('1 row').waitFor();
    expect(await item('empty.pdf').innerText()).toContain('This file is empty. No pages were counted.');
    expect(await item('tool.exe').innerText()).toMatch(/Save it as PDF.*No pages were counted\./s);
    expect(await run.page.locator('.drawers').innerText()).toBe('1 done · 3 failed');
  });

  test('a thousand files stand in the list, of which only those in sight are drawn', async () => {
    await open();
    const files = Array.from({ length: 1_100 }, (_, index) => ({
      name: `note-${index}.txt`,
      buffer: Buffer.from(`Invoice number: N-${index}\nTotal: ${index}.00 EUR\n`),
    }));
    await give(files);
    await run.page.getByText('A run holds 1,000 documents. 100 files of 1,100 were left out; add the rest in another run.').waitFor();
    expect(await run.page.locator('.docs .file').count()).toBeLessThan(40);
    await item('note-0.txt').getByText('1 row').waitFor();
  });
});

describe('a mail', () => {
  test('with a voice message is read, and says that this is not', async () => {
    await open();
    const voice = Buffer.from('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0', 'latin1').toString('base64');
    const mail = [
      'From: Ada <ada@example.com>',
      'Subject: Invoice HM-7',
      'Date: Fri, 20 Nov 2026 10:00:00 +0000',
      'Content-Type: multipart/mixed; boundary=in',
      '',
      '--in',
      'Content-Type: text/plain',
      '',
      'Invoice number: HM-7',
      'Total: 12.00 EUR',
      '--in',
      'Content-Type: audio/wav; name="voice.wav"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="voice.wav"',
      '',
      voice,
      '--in--',
      '',
    ].join('\r\n');
    await give([{ name: 'mail.eml', buffer: Buffer.from(mail) }]);
    await item('mail.eml').getByText('The attachment voice.wav is sound or film, which is not read.').waitFor();
    expect(await headline().innerText()).toBe('1 document read');
    expect(await run.page.getByRole('button', { name: /^Failed/ }).count()).toBe(0);
  });
});

describe('a run', () => {
  test('pauses, goes on, stops and keeps what is done', { timeout: 3 * SLOW_MS }, async () => {
    await open();
    const scan = Buffer.from(await scannedPdf(browser, 6));
    await give([await invoice('HM-1'), { name: 'post.pdf', buffer: scan }]);
    const post = item('post.pdf');
    await post.getByText(/Page 2 of 6, reading scan/).waitFor();
    expect(await warnsBeforeClosing()).toBe(true);
    expect(await run.page.title()).toMatch(/^Reading \d of 7 pages · Sheetlift$/);
    await run.page.getByRole('button', { name: 'Pause' }).click();
    await post.getByText(/Paused at page \d of 6/).waitFor();
    await run.page.getByRole('button', { name: 'Resume' }).click();
    await post.getByText(/Page [3-5] of 6, reading scan/).waitFor({ timeout: SLOW_MS });
    await run.page.getByText(/ left$/).waitFor();
    await run.page.getByRole('button', { name: /^Stop/ }).click();
    const again = post.getByRole('button', { name: /^Read \d pages?$/ });
    await again.waitFor();
    expect(await post.innerText()).toMatch(/Pages? \d.* not read: reading was stopped/);
    await again.click();
    // The headline said so before: first the reading begins.
    await post.getByText(/reading scan|Waiting/).waitFor();
    await expect.poll(() => headline().innerText(), { timeout: SLOW_MS }).toBe('2 documents read');
    expect(await post.innerText()).not.toContain('not read');
    await expect.poll(() => warnsBeforeClosing()).toBe(false);
    expect(run.complaints).toEqual([]);
  });

  test('counts a document once a month, and only when it was read', async () => {
    await open();
    const counted = (): Promise<unknown> =>
      run.page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, text]) =>
          key.startsWith('sheetlift.pages.') ? [(JSON.parse(text) as { used: number }).used] : [],
        ),
      );
    await give([{ name: 'cut-off.pdf', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type') }, ...(await invoices(3))]);
    await run.finished();
    expect(await counted()).toEqual([3]);
    await run.chooseTemplate('Receipt');
    await more('HM-1000.pdf', 'Read again');
    await item('HM-1000.pdf').getByText(/row/).waitFor();
    expect(await counted()).toEqual([3]);
  });
});

function thumbShape(name: string): Promise<'wide' | 'high'> {
  return run
    .documentItem(name)
    .locator('.thumb.drawn canvas')
    .evaluate((canvas) => ((canvas as HTMLCanvasElement).width > (canvas as HTMLCanvasElement).height ? 'wide' : 'high'));
}

/** Whether the page would ask before it is left. */
function warnsBeforeClosing(): Promise<boolean> {
  return run.page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
}

import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { drawn } from './drawn.ts';
import { layoutFindings } from './layout-findings.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import { APP, browser, complaints, heading, open, page } from './one-page.ts';

const openWays = () => page.getByRole('button', { name: 'More ways to make a template' }).click();

/** A template of one's own, from a pasted row of heads. */
async function addTemplate(name: string, heads: string): Promise<void> {
  await openWays();
  await page.getByRole('menuitem', { name: 'From a pasted header row' }).click();
  await page.getByRole('textbox', { name: 'Column heads' }).fill(heads);
  await page.getByRole('button', { name: /^Show \d+ field/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: /^Add template with/ }).click();
  await page.getByRole('row', { name }).waitFor();
}

/** From now on the time of the page goes on only where it is told to: a machine that is slow does not age what is shown. */
async function stopClock(): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

describe('the screens', () => {
  // holds S1.2, S2.14
  test('are reached without loading the page anew, each with its title, from the top', async () => {
    await open('/faq');
    await heading('Questions').waitFor();
    await page.evaluate(() => Object.assign(window, { here: true }));
    const scrollDown = () => page.evaluate(() => (scrollTo(0, 900), scrollY));
    for (const [link, title] of [
      ['Terms', 'Terms'],
      ['Privacy', 'Privacy'],
      ['Contact', 'Contact'],
      ['Templates', 'Templates'],
    ] as const) {
      expect(await scrollDown()).toBeGreaterThan(0);
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await heading(title).waitFor();
      expect([await page.title(), await page.evaluate(() => scrollY), await page.evaluate(() => 'here' in window)]).toEqual([
        `${title} · Sheetlift`,
        0,
        true,
      ]);
    }
    expect(await scrollDown()).toBeGreaterThan(0);
    await page.goBack();
    await heading('Contact').waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Pricing', exact: true }).click();
    await heading('Pricing').waitFor();
    expect(await page.evaluate(() => 'here' in window)).toBe(false);
    expect(complaints).toEqual([]);
  });

  // holds S2.12, S2.13
  test('say that they are being loaded while they are', async () => {
    await open('/terms');
    await heading('Terms').waitFor();
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/faq-screen*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Questions' }).first().click();
    await page.getByText('Loading page...', { exact: true }).waitFor();
    go();
    await heading('Questions').waitFor();
    expect(await page.getByText('Loading page...').count()).toBe(0);
  });

  test('can be read without JavaScript', async () => {
    for (const [path, words] of [
      ['/pricing', '2,000'],
      ['/faq', 'Are my documents uploaded?'],
      ['/terms', 'Your documents and the rows made from them are yours'],
      ['/privacy', 'Documents are read on your device'],
      ['/contact', 'A letter to the people'],
    ] as const) {
      await open(path, { javaScriptEnabled: false });
      expect([path, await page.getByText(words).first().isVisible()]).toEqual([path, true]);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`^http.*${path}$`));
      await page.context().close();
    }
  });

  // holds S2.15, S4.1, S4.12, S4.13
  test('wait behind the splash while it is found out who is signed in', async () => {
    await open('/privacy');
    await page.evaluate(() => localStorage.setItem('sheetlift.token', 'a.b.c'));
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/me', async (route) => {
      await asked;
      await route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: '{"detail":"Not authenticated","code":"not_authenticated"}',
      });
    });
    await page.goto(`${APP}/`);
    await page.getByText('Getting your workspace ready', { exact: true }).waitFor();
    expect(await page.locator('.splash').boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    answer();
    await page.getByText('Getting your workspace ready').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sheetlift.token'))).toBeNull();
  });

  // holds S2.16, S2.17, S2.18, S2.19
  test('that fail say so, and are drawn again or loaded anew', async () => {
    await open('/terms');
    await heading('Terms').waitFor();
    await page.route('**/assets/faq-screen*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const FaqScreen = () => { if (!globalThis.isMended) throw new Error("broken"); return "Mended"; };',
      }),
    );
    await page.getByRole('link', { name: 'Questions' }).first().click();
    await heading('Something went wrong').waitFor();
    await page.getByText('We encountered an unexpected error. This might be due to a temporary issue.', { exact: true }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Mended').waitFor();
    await page.reload();
    await heading('Something went wrong').waitFor();
    await page.unroute('**/assets/faq-screen*.js');
    await page.getByRole('button', { name: 'Refresh page' }).click();
    await heading('Questions').waitFor();
    expect(await heading('Something went wrong').count()).toBe(0);
  });

  test('bring at most 64 kB of JavaScript each, beside what every address brings', async () => {
    const scriptsAt = async (path: string): Promise<Map<string, number>> => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      const visit = await context.newPage();
      const scripts = new Set<string>();
      visit.on('response', (response) => {
        if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.add(response.url());
      });
      await visit.goto(APP + path);
      await drawn(visit);
      await visit.waitForLoadState('networkidle');
      await context.close();
      const sizes = [...scripts].map(async (url): Promise<[string, number]> => {
        const body = await (await fetch(url)).arrayBuffer();
        return [url, gzipSync(new Uint8Array(body)).length];
      });
      return new Map(await Promise.all(sizes));
    };
    const everywhere = await scriptsAt('/nowhere');
    expect(everywhere.size).toBeGreaterThan(0);
    for (const path of [
      '/templates',
      '/templates?edit=new',
      '/template/invoce',
      '/pricing',
      '/account',
      '/contact',
      '/faq',
      '/terms',
      '/privacy',
      '/reset-password',
    ]) {
      const own = [...(await scriptsAt(path))].filter(([url]) => !everywhere.has(url));
      const bytes = own.reduce((sum, [, size]) => sum + size, 0);
      expect([path, own.length > 0, bytes <= 64_000 ? 'within 64 kB' : bytes]).toEqual([path, true, 'within 64 kB']);
    }
  });
});

describe('a template in the address', () => {
  // holds S2.3
  test.each(['/template/RECEIPT', '/template/bank%20statement%20lines'])('opens home with it: %s', async (path) => {
    await open(path);
    const name = path.includes('bank') ? 'Bank statement lines' : 'Receipt';
    await page.getByRole('button', { name: `Template ${name}`, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('that nobody has leads to those that are called alike', async () => {
    await open('/template/invoce');
    await heading('There is no template called “invoce”').waitFor();
    await page.getByRole('link', { name: 'Invoice', exact: true }).click();
    await page.getByRole('button', { name: 'Template Invoice', exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('templates', () => {
  test('are made from pasted heads, found, used, duplicated, and deleted with a way back', async () => {
    await open('/templates');
    await page.getByRole('heading', { name: 'No template of your own yet' }).waitFor();
    await addTemplate('Meter readings', 'Site\tReading\tSite\t');
    await page.getByRole('button', { name: 'Duplicate Meter readings', exact: true }).click();
    await page.getByRole('row', { name: 'Meter readings (2)' }).waitFor();
    await page.getByRole('searchbox', { name: 'Find a template or a field' }).fill('(2)');
    expect(await page.getByRole('row').count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Find a template or a field' }).fill('');
    await page.getByRole('button', { name: 'More for Meter readings', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('“Meter readings” deleted').waitFor();
    expect(await page.getByRole('row', { name: 'Meter readings' }).count()).toBe(1);
    await page.getByRole('listitem').filter({ hasText: '“Meter readings” deleted' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Use Meter readings', exact: true }).click();
    await page.getByRole('button', { name: 'Template Meter readings', exact: true }).waitFor();
    await page.getByRole('columnheader', { name: 'Reading' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('of a name that is there replace it after a question, and come back', async () => {
    await open('/templates');
    await addTemplate('Meter readings', 'Site\tReading');
    await openWays();
    await page.getByRole('menuitem', { name: 'From a pasted header row' }).click();
    await page.getByRole('textbox', { name: 'Column heads' }).fill('One\nTwo\nThree');
    await page.getByRole('button', { name: 'Show 3 fields' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('METER READINGS');
    await page.getByRole('button', { name: 'Replace Meter readings' }).click();
    await page.getByText('“METER READINGS” replaced').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'replaced' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('row', { name: 'Meter readings 2' }).waitFor();
    expect(await page.getByRole('row', { name: 'METER READINGS', exact: true }).count()).toBe(0);
  });

  test('that are given another one’s name say whom they replace, and both come back', async () => {
    await open('/templates');
    await addTemplate('Meter readings', 'Site\tReading');
    await addTemplate('Tax bills', 'Year\tTotal\tDue');
    await page.getByRole('button', { name: 'Edit Tax bills', exact: true }).click();
    const name = page.getByRole('textbox', { name: /^Name \d/ });
    await name.fill('');
    await page.getByText('A template needs a name').first().waitFor();
    await page.getByRole('button', { name: 'Save template' }).click();
    expect(await page.evaluate(() => localStorage.getItem('sheetlift.templates'))).toContain('Tax bills');
    await name.fill('meter READINGS');
    await page.getByText('“Meter readings” is replaced, which can be undone.').waitFor();
    await page.getByRole('button', { name: 'Replace Meter readings' }).click();
    await page.getByText('“Meter readings” replaced').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'replaced' }).getByRole('button', { name: 'Undo' }).click();
    // What was typed is here still, and its warning.
    await page.getByRole('button', { name: 'Replace Meter readings' }).waitFor();
    expect(await name.inputValue()).toBe('meter READINGS');
    await page.getByRole('link', { name: 'All templates' }).click();
    await page.getByRole('row', { name: 'Meter readings 2' }).waitFor();
    await page.getByRole('row', { name: 'Tax bills 3' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('that are new and bear another one’s name replace it only after a word', async () => {
    await open('/templates');
    await addTemplate('Meter readings', 'Site\tReading');
    await page.goto(`${APP}/templates?edit=new`);
    await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('textbox', { name: 'Name of field 1', exact: true }).fill('Total');
    await page.getByRole('textbox', { name: /^Name \d/ }).fill('Meter readings');
    await page.getByRole('button', { name: 'Replace Meter readings' }).click();
    await page.getByRole('listitem').filter({ hasText: 'replaced' }).getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Replace Meter readings' }).waitFor();
    await page.getByRole('textbox', { name: /^Name \d/ }).fill('Totals');
    await page.getByRole('button', { name: 'Save template' }).click();
    await page.getByText('Saved on this device').waitFor();
    // The address is that of the saved one: a reload opens it, not another new one.
    await page.reload();
    await page.getByRole('heading', { name: 'Totals', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'All templates' }).click();
    await page.getByRole('row', { name: 'Meter readings 2' }).waitFor();
    await page.getByRole('row', { name: 'Totals 1' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('that nobody has are not found', async () => {
    await open('/templates?edit=6f1c2f6e-0000-4000-8000-000000000000');
    await heading('Template not found').waitFor();
    await page.getByRole('link', { name: 'All templates' }).click();
    await heading('Templates').waitFor();
    expect(complaints).toEqual([]);
  });

  test('come from a spreadsheet, a file and a link, and nothing is added that was not looked at', async () => {
    await open('/templates');
    await page.getByRole('heading', { name: 'Starters' }).waitFor();
    const lines = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Invoice lines', exact: true }) });
    await lines.getByText('one row per line item of an invoice', { exact: true }).waitFor();
    await page
      .getByLabel('Spreadsheet', { exact: true })
      .setInputFiles({ name: 'bills.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(workbook()) });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('row', { name: 'Currency enum EUR, GBP' }).waitFor();
    await dialog.getByText('The sheet Old').waitFor();
    await dialog.getByRole('checkbox', { name: 'Total' }).uncheck();
    await dialog.getByRole('button', { name: 'Add template with 1 field' }).click();
    await page.getByRole('row', { name: 'bills' }).waitFor();

    await page
      .getByLabel('File of templates')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
    await page.getByText('This file holds no template that can be read.').waitFor();

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: APP });
    await page.getByRole('button', { name: 'More for bills' }).click();
    await page.getByRole('menuitem', { name: 'Copy a link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto('about:blank');
    await page.goto(link.replace('bills', ''));
    await dialog.getByRole('heading', { name: 'A template from a link' }).waitFor();
    await dialog.getByRole('button', { name: 'Leave it' }).click();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.getByRole('row', { name: 'bills' }).count()).toBe(1);
  });

  test('come from a document, with the value found for each field, and are marked as automatic', async () => {
    await open('/templates');
    await page.getByRole('heading', { name: 'Starters' }).waitFor();
    await page
      .getByLabel('Document', { exact: true })
      .setInputFiles({ name: 'halden.pdf', mimeType: 'application/pdf', buffer: await invoicePdf() });
    const dialog = page.getByRole('dialog', { name: 'Fields suggested from halden.pdf' });
    await dialog.getByRole('row').filter({ hasText: '2026-09-30' }).first().waitFor();
    await dialog.getByRole('button', { name: /^Add template with/ }).click();
    // Called as the paper calls itself.
    await page
      .getByRole('row', { name: /Invoice/ })
      .getByText('automatic')
      .waitFor();
    expect(complaints).toEqual([]);
  });

  // holds S4.23
  test('are shown as they are written, however that is', async () => {
    await open('/templates');
    await page.getByRole('heading', { name: 'No template of your own yet' }).waitFor();
    const name = '<b>x</b> مرحبا 🧾 ';
    await page.evaluate((start) => {
      const at = '2026-11-21T10:00:00.000Z';
      const entities = [
        { id: 'a', variableName: '<img src=x onerror=alert(1)>', description: 'y'.repeat(10_000), type: 'text', enumValues: [] },
      ];
      localStorage.setItem(
        'sheetlift.templates',
        JSON.stringify([
          {
            id: '1',
            name: start + 'w'.repeat(100 - [...start].length),
            description: 'z'.repeat(200),
            entities,
            createdAt: at,
            updatedAt: at,
          },
        ]),
      );
    }, name);
    const found: string[] = [];
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/templates', '/templates?edit=1', '/']) {
        await page.goto(APP + path);
        await page.getByText(name.trim()).first().waitFor();
        if (path === '/') {
          await page.getByRole('button', { name: /^Template/ }).click();
          await page.getByRole('option').first().waitFor();
        }
        found.push(...(await layoutFindings(page)).map((finding) => `${path} at ${width}: ${finding}`));
        expect(await page.locator('img, bdi b').count()).toBe(0);
      }
    }
    expect(found).toEqual([]);
  });
});

describe('toasts', () => {
  // holds S2.20, S2.21, S2.23, S2.24, S2.25, S4.31, S4.35
  test('lie bottom right, three in view, 500 wide, 14 apart, for 4,000 ms', async () => {
    await open('/templates');
    await addTemplate('Ledger', 'Site\tReading');
    await page.clock.install();
    for (let count = 0; count < 6; count++) await page.getByRole('button', { name: 'Duplicate Ledger', exact: true }).click();
    await page.clock.runFor(600);
    const shown = page.locator('[data-sonner-toast][data-visible="true"]:not([data-removed="true"])');
    await expect.poll(() => shown.count()).toBe(3);
    expect(await page.locator('[data-sonner-toast]:not([data-removed="true"])').count()).toBeLessThanOrEqual(5);
    const places = async () => {
      const boxes = (await Promise.all((await shown.all()).map((each) => each.boundingBox())))
        .map((box) => box!)
        .sort((one, other) => other.y - one.y);
      return boxes.map(({ x, y, width, height }, at) =>
        [width, 1440 - x - width, at === 0 ? 900 - y - height : boxes[at - 1]!.y - y - height].map(Math.round),
      );
    };
    // They move into place.
    await expect.poll(places).toEqual([
      [500, 24, 24],
      [500, 24, 14],
      [500, 24, 14],
    ]);
    await page.keyboard.press('Alt+t');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-sonner-toaster'))).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-sonner-toaster'))).toBe(true);
  });

  // holds S2.22, S2.26, S4.35
  test('go after 4,000 ms, or when they are swiped 20 pixels or more', async () => {
    await open('/templates');
    await addTemplate('Ledger', 'Site\tReading');
    // Without the toast of this one.
    await page.reload();
    await page.getByRole('row', { name: 'Ledger' }).waitFor();
    await stopClock();
    const toast = page.locator('[data-sonner-toast]:not([data-removed="true"])');
    const duplicate = async () => {
      await page.getByRole('button', { name: 'Duplicate Ledger', exact: true }).click();
      await expect
        .poll(async () => {
          await page.clock.runFor(20);
          return toast.count();
        })
        .toBe(1);
    };
    await duplicate();
    await page.clock.runFor(3_500);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(1_500);
    await expect.poll(() => toast.count()).toBe(0);

    for (const [distance, left] of [
      [15, 1],
      [24, 0],
      [50, 0],
    ] as const) {
      if ((await toast.count()) === 0) await duplicate();
      await page.clock.runFor(500);
      const box = (await toast.first().boundingBox())!;
      // Above the words: a drag that marks some of them is no swipe.
      const [x, y] = [box.x + 60, box.y + 5];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.clock.runFor(1_000);
      await page.mouse.move(x + distance, y, { steps: 4 });
      await page.mouse.up();
      await expect
        .poll(async () => {
          await page.clock.runFor(400);
          return toast.count();
        })
        .toBe(left);
    }
  });
});

describe('a letter', () => {
  test('says what is missing, is sent, and says where the answer goes', async () => {
    await open('/contact');
    await page.getByRole('button', { name: 'Send letter' }).click();
    await page.getByText('Where may the answer go?').waitFor();
    await page.getByText('A message needs words').waitFor();
    await page.getByRole('textbox', { name: 'Your email address' }).fill('ada@example.com');
    await page.getByRole('combobox', { name: 'What it is about' }).selectOption('something else');
    await page.getByRole('textbox', { name: 'Your letter' }).fill('Thank you.');
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Send letter' }).click();
    await page.getByText('Your letter was not sent.').waitFor();
    await page.getByRole('button', { name: 'Send letter' }).click();
    await page.getByText('The answer goes to ada@example.com.').waitFor();
    expect(await page.getByRole('button', { name: 'Send letter' }).count()).toBe(0);
  });
});

describe('a lost password', () => {
  test('is asked for without being told whether there is such an account; a link that is no good leads to another', async () => {
    await open('/reset-password');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await heading('Look into your mail').waitFor();
    await page.goto(`${APP}/reset-password?token=spent`);
    await page.getByRole('textbox', { name: 'New password' }).fill('a long walk in the rain');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link has expired or was already used. Please ask for a new one.').waitFor();
    await page.getByRole('button', { name: 'Ask for a new link' }).click();
    await heading('Reset password').waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('');
  });
});

function workbook(): Uint8Array {
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Bills" r:id="rId1"/><sheet name="Old" r:id="rId2"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${[1, 2].map((number) => `<Relationship Id="rId${number}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/worksheets/sheet2.xml': strToU8('<worksheet><sheetData/></worksheet>'),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>Total</v></c><c r="B1" t="str"><v>Currency</v></c></row></sheetData><dataValidations><dataValidation type="list" sqref="B2:B9"><formula1>"EUR,GBP"</formula1></dataValidation></dataValidations></worksheet>',
    ),
  });
}

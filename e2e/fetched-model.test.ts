import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppServer, startAppServer } from './app-server.ts';
import { drawn } from './drawn.ts';
import { type ModelHost, startModelHost } from './model-host.ts';
import { askBar, openModelDialog, readLetter } from './model-page.ts';
import { openRun, run } from './one-run.ts';
import { tinyModel } from './tiny-model.ts';

/** It points at the number of the sample, and at the sum of the letter where it is asked for the total. */
const MODEL = tinyModel([
  ['{"', 'line":4,"', 'quote":"HM-26-04417"}'],
  ['{"', 'cells":[', '{"field":"f10","answer":"quote","candidate":"","line":2,"quote":"1,250.40","lookedAt":[]}]}'],
  ['{"', 'cells":[', ']}'],
]);
const SIZE = `${(MODEL.length / 1_000).toFixed(0)} kB`;

let host: ModelHost;
let server: AppServer;

beforeAll(async () => {
  host = await startModelHost(MODEL);
  server = await startAppServer({ environment: { FETCHED_MODEL_URL: host.url } });
});

afterAll(async () => {
  await server.stop();
  await host.close();
});

async function chooseFetched() {
  const dialog = await openModelDialog();
  await dialog.getByRole('button', { name: 'Fetched once' }).click();
  return dialog;
}

describe('a model that the operator offers', () => {
  test.each<[string, ModelHost['mode'], RegExp]>([
    ['names no size', 'sizeless', /does not say how large the model is/],
    ['breaks off', 'breaks', /did not come whole, and nothing of it was kept/],
    ['sends a page instead', 'page', /is no model \(GGUF\), and was not kept/],
  ])('is not taken from a place that %s, and can be tried again', async (_, mode, words) => {
    host.mode = mode;
    await openRun({}, server.url);
    const dialog = await chooseFetched();
    if (mode !== 'sizeless') await dialog.getByRole('button', { name: `Fetch it (${SIZE})` }).click();
    await dialog.getByText(words).waitFor();
    expect(await dialog.getByRole('button', { name: 'Use this model' }).isDisabled()).toBe(true);
    host.mode = 'whole';
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('button', { name: `Fetch it (${SIZE})` }).waitFor();
  });

  test('is fetched once after its size was said, decoded in the browser, asked, kept without network, and removed', async () => {
    host.mode = 'waits';
    host.asked = [];
    await openRun({ serviceWorkers: 'allow' }, server.url);
    const { page } = run;
    const reached = new Set<string>();
    page.context().on('request', (request) => reached.add(new URL(request.url()).host));
    const dialog = await chooseFetched();
    await dialog.getByText(`tiny-pointer, ${SIZE}. It is fetched once from ${new URL(host.url).host}`).waitFor();
    expect(host.asked).toEqual(['HEAD']);
    await dialog.getByRole('button', { name: `Fetch it (${SIZE})` }).click();
    await dialog.getByText(`${(MODEL.length / 2_000).toFixed(0)} kB of ${SIZE}.`).waitFor();
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    host.mode = 'whole';
    await dialog.getByRole('button', { name: `Fetch it (${SIZE})` }).click();
    await dialog.getByText(`tiny-pointer is kept in this browser: ${SIZE}.`).waitFor();
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await dialog.getByText('It pointed at the right words of a sample, “HM-26-04417”').waitFor();
    await dialog.getByText('what it is shown stays on this device').waitFor();
    await dialog.getByRole('button', { name: 'Use this model' }).click();

    // In a page that has not loaded it yet, asking takes a while in which it can be stopped.
    await page.reload();
    await drawn(page);
    await readLetter();
    const before = await run.rowValues(1);
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('is being asked').waitFor();
    await askBar().getByRole('button', { name: 'Stop asking' }).click();
    await askBar().getByRole('button', { name: 'Ask it' }).waitFor();
    expect(await run.rowValues(1)).toEqual(before);
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    await expect.poll(async () => (await run.rowValues(1))['Total']).toBe('1,250.40');
    await run.chooseCell('Total', 1);
    expect(await run.source()).toContain('1,250.40');

    // From here on it takes no network.
    await page.reload();
    await askBar().waitFor();
    expect(run.complaints).toEqual([]);
    await page.context().setOffline(true);
    const again = await openModelDialog();
    await again.getByText('tiny-pointer is kept in this browser').waitFor();
    await again.getByRole('button', { name: 'Try it' }).click();
    await again.getByText('It pointed at the right words of a sample').waitFor();
    await page.context().setOffline(false);
    await again.getByRole('button', { name: 'Remove it' }).click();
    await again.getByRole('button', { name: `Fetch it (${SIZE})` }).waitFor();
    await page.keyboard.press('Escape');
    await askBar().waitFor({ state: 'detached' });
    expect(
      await page.evaluate(async () => {
        const names: string[] = [];
        for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
        return names;
      }),
    ).toEqual([]);
    expect(host.asked).toEqual(['HEAD', 'GET', 'GET']);
    expect([...reached].filter((host) => host !== '').sort()).toEqual([new URL(server.url).host, new URL(host.url).host].sort());
  });
});

import type { Page } from 'playwright-core';
import { inPage, type StateWalk } from './state-walk.ts';

const MODEL = 'http://127.0.0.1:9999/models/small-pointer-q4.gguf';
const SERVER = 'http://127.0.0.1:9999/v1';
const ANYBODY = { 'access-control-allow-origin': '*' };

/** A language model set up and offered to be asked, on an installation whose operator has one to fetch. */
export async function walkModelStates(walk: StateWalk): Promise<void> {
  await inPage(walk, async (page) => {
    await page.route('**/api/config', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), fetched_model_url: MODEL } });
    });
    await page.context().route(MODEL, (route) => route.fulfill({ headers: { ...ANYBODY, 'content-length': '986000000' } }));
    await page.context().route(`${SERVER}/models`, (route) => route.fulfill({ headers: ANYBODY, json: { data: [{ id: 'small:1b' }] } }));
    await page.goto(walk.url);
    await page.locator('input[type="file"]').first().waitFor({ state: 'attached' });
    await walkDialog(page, walk);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'harbour.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Harbour of Bergen\n\nFor your stay we ask 1,250.40 EUR.\n'),
      });
    const bar = page.getByRole('region', { name: 'Language model' });
    await bar.getByRole('button', { name: 'Ask it' }).waitFor();
    await walk.inspect(page, 'language-model-to-ask');
  });
}

async function walkDialog(page: Page, { inspect, narrow }: StateWalk): Promise<void> {
  await page.getByRole('button', { name: narrow ? 'Menu' : 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Language model' }).click();
  const dialog = page.getByRole('dialog', { name: 'Language model' });
  await dialog.getByRole('button', { name: 'Fetched once' }).click();
  await dialog.getByRole('button', { name: 'Fetch it (986.0 MB)' }).waitFor();
  await inspect(page, 'language-model-to-fetch');
  await dialog.getByRole('button', { name: 'Own server' }).click();
  await dialog.getByLabel('Address').fill(SERVER);
  await dialog.getByRole('button', { name: 'List its models' }).click();
  await dialog.getByRole('combobox', { name: 'Model' }).waitFor();
  await dialog.getByText('Price and money').click();
  await inspect(page, 'language-model-on-a-server');
  await dialog.getByRole('button', { name: 'Use this model' }).click();
}

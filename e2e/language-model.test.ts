import { afterEach, describe, expect, test } from 'vitest';
import { scribbledForm } from './documents/scribbled-form.ts';
import { drawn } from './drawn.ts';
import {
  askBar,
  type ChatAnswer,
  type ChatServer,
  openModelDialog,
  pointing,
  readLetter,
  setUpServer,
  startChatServer,
  startPointingServer,
} from './model-page.ts';
import { KEY, PRETENDED_MODEL, questionIn, VENDORS } from './model-vendors.ts';
import { browser, openRun, run } from './one-run.ts';

let server: ChatServer | undefined;
afterEach(() => server?.close());

const total = async (): Promise<string | undefined> => (await run.rowValues(1))['Total'];

describe('a language model on a server of this device', () => {
  test('is set up by its address, tried, asked when told to, and asked nothing twice', async () => {
    server = await startPointingServer();
    await openRun();
    const { page } = run;
    const dialog = await openModelDialog();
    await dialog.getByLabel('Address').fill(new URL(server.baseUrl).host);
    await dialog.getByRole('button', { name: 'List its models' }).click();
    await dialog.getByRole('combobox', { name: 'Model' }).selectOption('tiny:1b');
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await dialog.getByText('It pointed at the right words of a sample, “HM-26-04417”').waitFor();
    await dialog.getByText(`go to the program at ${new URL(server.baseUrl).host} on this device`).waitFor();
    await dialog.getByRole('button', { name: 'Use this model' }).click();

    await readLetter();
    await askBar().getByText('can be asked about').waitFor();
    // Nothing of the document is asked before the person says so.
    expect(server.asked).toHaveLength(1);
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    await expect.poll(total).toBe('1,250.40');
    await askBar()
      .getByText(/^ ?[1-9]\d* cells? changed by it\. Used in this run: \d+ questions?, [\d,]+ of 200,000 tokens\./)
      .waitFor();
    expect(server.asked.every(({ body }) => body.model === 'tiny:1b')).toBe(true);

    const asked = server.asked.length;
    const rows = (await run.exportAs(/^CSV Comma/)).bytes.toString();
    await run.startOver();
    await readLetter();
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    expect((await run.exportAs(/^CSV Comma/)).bytes.toString()).toBe(rows);
    expect(server.asked).toHaveLength(asked);

    await run.chooseCell('Total', 1);
    expect(await run.source()).toContain('1,250.40');

    // What was found stays through a reload, and goes with the mode.
    await page.reload();
    await askBar().getByText('was asked about 1 document.').waitFor();
    await askBar().getByRole('button', { name: 'Where it is not sure' }).click();
    await page.getByRole('menuitemradio', { name: 'Not used here' }).click();
    await askBar().getByText('is not asked with this template.').waitFor();
    expect(server.asked).toHaveLength(asked);
    expect(run.complaints).toEqual([]);
  });
});

describe('a language model that takes pictures', () => {
  test('is shown words that are hard to read, and what it alone reads there waits for the person', async () => {
    const shown: string[] = [];
    server = await startPointingServer(({ body }) => {
      const parts: unknown = body.messages[1]?.content;
      if (!Array.isArray(parts)) return { text: '{"cells":[]}' };
      const pictures = (parts as { image_url?: { url: string } }[]).flatMap((part) => part.image_url?.url ?? []);
      shown.push(...pictures);
      return { text: JSON.stringify({ readings: pictures.map((_, at) => ({ picture: at + 1, text: 'Ada Brandt' })) }) };
    });
    await openRun();
    await setUpServer(server.baseUrl, { seesPictures: true });
    await run.giveDocuments([{ name: 'form.png', buffer: await scribbledForm(browser) }]);
    await run.finished();
    const supplier = async () => (await run.rowValues(1))['Supplier'];
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    expect(shown.map((url) => url.slice(0, 32))).toContain('data:image/png;base64,iVBORw0KGg');
    expect(await supplier()).toBe('not readable');
    await run.chooseCell('Supplier', 1);
    await run.page.keyboard.press('Alt+1');
    await expect.poll(supplier).toBe('Ada Brandt');
    expect(run.complaints).toEqual([]);
  });
});

describe('setting up a server', () => {
  test.each<[string, () => Promise<string>, RegExp]>([
    [
      'that is not there',
      async () => {
        const gone = await startPointingServer();
        await gone.close();
        return gone.baseUrl;
      },
      /Nothing answers at 127\.0\.0\.1:\d+\./,
    ],
    [
      'that lets no page speak to it',
      async () => (server = await startChatServer(() => ({ text: '{}' }), { models: ['m'] })).baseUrl,
      /set OLLAMA_ORIGINS=http:\/\/127\.0\.0\.1/,
    ],
    [
      'that lists no models',
      async () => (server = await startChatServer(() => ({ text: '{}' }), { allowedOrigin: '*' })).baseUrl,
      /has no list of models/,
    ],
    [
      'that the installation does not allow',
      async () => 'https://models.example.com/v1',
      /does not let its page reach models\.example\.com.*MODEL_ORIGINS/,
    ],
  ])('says what is wrong with one %s', async (_, baseUrl, words) => {
    await openRun();
    const dialog = await openModelDialog();
    await dialog.getByLabel('Address').fill(await baseUrl());
    await dialog.getByRole('button', { name: 'List its models' }).click();
    await dialog.getByText(words).waitFor();
    expect(await dialog.getByRole('button', { name: 'Use this model' }).isDisabled()).toBe(true);
  });

  test('says that a model is gone, or does not keep to the form', async () => {
    server = await startPointingServer((_, at) => (at === 0 ? { status: 404 } : { text: 'Sure. It is HM-26-04417.' }));
    await openRun();
    const dialog = await openModelDialog();
    await dialog.getByLabel('Address').fill(server.baseUrl);
    await dialog.getByRole('button', { name: 'List its models' }).click();
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await dialog.getByText('The server has no language model named “qwen3:8b”.').waitFor();
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await dialog.getByText('It answered, but not in the form that was asked for').waitFor();
    expect(server.asked).toHaveLength(2);
  });
});

describe('asking', () => {
  test.each<[string, (at: number) => ChatAnswer | null]>([
    ['is busy', (at) => (at === 0 ? { status: 429, retryAfter: '0.1' } : null)],
    ['fails once', (at) => (at === 0 ? { status: 500 } : null)],
    ['breaks off', (at) => (at === 0 ? { cut: 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n' } : null)],
  ])('goes on where a server %s', async (_, answer) => {
    server = await startPointingServer((_chat, at) => answer(at));
    await openRun();
    await setUpServer(server.baseUrl);
    await readLetter();
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    await expect.poll(total).toBe('1,250.40');
  });

  test('says why it ended where a server refuses, keeps the rows, and can be tried again', async () => {
    let refuses = true;
    server = await startPointingServer(() => (refuses ? { status: 401 } : null));
    await openRun();
    await setUpServer(server.baseUrl);
    await readLetter();
    const before = await run.rowValues(1);
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('The language model did not accept the key.').waitFor();
    expect(await run.rowValues(1)).toEqual(before);
    refuses = false;
    await askBar().getByRole('button', { name: 'Ask again' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
  });

  test('leaves a cell as it was where the model refuses to answer', async () => {
    server = await startPointingServer(() => ({ text: '', refusal: 'I will not.' }));
    await openRun();
    await setUpServer(server.baseUrl);
    await readLetter();
    const before = await run.rowValues(1);
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    expect(await run.rowValues(1)).toEqual(before);
  });

  test('stops when it is told to, while an answer runs in and while nothing comes', async () => {
    server = await startPointingServer((_, at) => (at === 0 ? { text: 'x'.repeat(4_000), pauseMs: 100 } : { silent: true }));
    await openRun();
    await setUpServer(server.baseUrl);
    await readLetter();
    const before = await run.rowValues(1);
    for (const sign of [/is being asked: 1 of 1 document, \d+ characters of an answer/, /is being asked: 1 of 1 document\./]) {
      await askBar().getByRole('button', { name: 'Ask it' }).click();
      await askBar().getByText(sign).waitFor();
      await askBar().getByRole('button', { name: 'Stop asking' }).click();
      await askBar().getByRole('button', { name: 'Ask it' }).waitFor();
    }
    expect(await run.rowValues(1)).toEqual(before);
    expect(run.complaints).toEqual([]);
  });

  test('keeps to the budget of the run, which a person can raise', async () => {
    server = await startPointingServer();
    await openRun();
    await setUpServer(server.baseUrl, { tokens: '50' });
    await readLetter();
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('The budget for the language model is used up.').waitFor();
    expect(server.asked).toHaveLength(0);
    await askBar().getByRole('button', { name: 'Set up' }).click();
    const dialog = run.page.getByRole('dialog', { name: 'Language model' });
    await dialog.getByLabel('Tokens a run may use').fill('50,000');
    await dialog.getByText('Price and money').click();
    await dialog.getByLabel('A million tokens in').fill('1');
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    await dialog.getByText('A price takes both').waitFor();
    await dialog.getByLabel('A million tokens out').fill('4');
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    await askBar()
      .getByText(/tokens, 0\.\d+ by your price\./)
      .waitFor();
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar()
      .getByText(/of 50,000 tokens, 0\.\d+\./)
      .waitFor();
    await expect.poll(total).toBe('1,250.40');
  });
});

describe('the model of the browser', () => {
  test('is offered where the browser says that it has one, and only there; it is fetched by the browser, tried and asked', async () => {
    await openRun();
    const without = await openModelDialog();
    expect(await without.getByRole('button', { name: 'This browser' }).count()).toBe(0);
    // Nor one that is fetched, where the operator has none.
    expect(await without.getByRole('button', { name: 'Fetched once' }).count()).toBe(0);
    await run.close();

    await openRun();
    const { page } = run;
    await page.addInitScript(PRETENDED_MODEL);
    await page.reload();
    await drawn(page);
    const dialog = await openModelDialog();
    await dialog.getByRole('button', { name: 'This browser' }).click();
    // The browser fetches it first, when it is told to, and can be stopped.
    expect(await dialog.getByRole('button', { name: 'Use this model' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Have it fetched' }).click();
    await dialog.getByText('40% of the browser’s model is here.').waitFor();
    await dialog.getByRole('button', { name: 'Stop', exact: true }).click();
    await dialog.getByRole('button', { name: 'Have it fetched' }).click();
    await dialog.getByText('what it is shown stays on this device').waitFor();
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await dialog.getByText('It pointed at the right words of a sample').waitFor();
    await dialog.getByText('what it is shown stays on this device').waitFor();
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    await readLetter();
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    await expect.poll(total).toBe('1,250.40');
    expect(run.complaints).toEqual([]);
  });
});

describe('a key', () => {
  test.each(VENDORS)('of $name goes to that vendor alone', async ({ name, host, model, list, answer, keyHeader }) => {
    await openRun();
    const { page } = run;
    const seen: { url: string; withKey: boolean }[] = [];
    page.context().on('request', (request) => {
      const all = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
      seen.push({ url: request.url(), withKey: all.includes(KEY) });
    });
    await page.context().route(`https://${host}/**`, async (route) => {
      const request = route.request();
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*, authorization' };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
      expect(request.headers()[keyHeader]).toContain(KEY);
      if (request.method() === 'GET') return route.fulfill({ headers, json: list });
      const events = answer(pointing(questionIn(request.postData() ?? '')));
      const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      return route.fulfill({ headers: { ...headers, 'content-type': 'text/event-stream' }, body });
    });
    const dialog = await openModelDialog();
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.getByLabel('Key').fill(KEY);
    await dialog.getByRole('button', { name: 'List its models' }).click();
    await dialog.getByRole('combobox', { name: 'Model' }).selectOption(model);
    await dialog.getByText(`and the key, are sent to ${host}, and to nobody else.`).waitFor();
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await dialog.getByText('It pointed at the right words of a sample').waitFor();
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    await readLetter();
    await page.getByText(`No document content is uploaded, but the lines you ask ${host} about.`).waitFor();
    await askBar().getByRole('button', { name: 'Ask it' }).click();
    await askBar().getByText('was asked about 1 document.').waitFor();
    await expect.poll(total).toBe('1,250.40');

    const withKey = seen.filter((request) => request.withKey);
    expect(withKey.length).toBeGreaterThan(2);
    expect(withKey.filter(({ url }) => new URL(url).host !== host)).toEqual([]);
    expect(
      seen.map(({ url }) => new URL(url).host).filter((other) => other !== host && other !== new URL(page.url()).host && other !== ''),
    ).toEqual([]);
    // The page itself, which has the documents, can reach nobody.
    const reached = await page.evaluate(
      (address) =>
        fetch(address)
          .then(() => true)
          .catch(() => false),
      `https://${host}/`,
    );
    expect(reached).toBe(false);
    const workspace = await run.exportAs(/^JSON/);
    expect(workspace.bytes.toString()).not.toContain(KEY);
  });
});

import { readFileSync } from 'node:fs';
import {
  addRunDocuments,
  cancelRun,
  createRun,
  createTemplate,
  deleteRun,
  type Endpoint,
  followRun,
  getRun,
  getRunRows,
  listRunDocuments,
  listRuns,
  PLAN_CATALOGUE,
  type Run,
  type RunDocument,
} from '@sheetlift/contract';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { Refused } from '../platform/refused.ts';
import { pageLedger, pageMonths, runDocuments } from '../platform/schema.ts';
import { startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { runsAtServer } from './runs-at-server.test-fixture.ts';
import { failureBody } from './test-server.test-fixture.ts';

const TEMPLATE = {
  name: 'Letters',
  description: '',
  entities: [{ variableName: 'Total', description: 'Total amount', type: 'number' }],
};

const LETTER = 'Invoice 17\n\nTotal: 42.50 EUR\n';
const SAMPLE = readFileSync(new URL('../../../web/public/samples/supplier-invoice.pdf', import.meta.url));

const at = runsAtServer(TEMPLATE);
const { documentsOf, ended, runOf, worked } = at;

interface File {
  name: string;
  content: string | Buffer;
}

/** As a browser and curl send it. */
function formOf(fields: Record<string, string>, files: readonly File[]): { body: Buffer; type: string } {
  const boundary = 'x-boundary-of-the-test';
  const parts = [
    ...Object.entries(fields).map(([name, value]) => [`content-disposition: form-data; name="${name}"`, value] as const),
    ...files.map(({ name, content }) => [`content-disposition: form-data; name="files"; filename="${name}"`, content] as const),
  ];
  const chunks = parts.flatMap(([head, content]) => [`--${boundary}\r\n${head}\r\n\r\n`, content, '\r\n']);
  return {
    body: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

async function sendForm({ path }: Endpoint, fields: Record<string, string>, files: readonly File[], id = '') {
  const { body, type } = formOf(fields, files);
  const headers = { authorization: `Bearer ${at.token}`, 'content-type': type };
  const answer = await at.server.app.inject({ method: 'POST', url: path.replace(':id', id), headers, payload: body });
  return { status: answer.statusCode, body: answer.json<Run>() };
}

/** A BMP of two bright sheets beside each other on a dark table, with the noise of a camera. */
function photoOfTwoSheets(): Buffer {
  const [width, height, head] = [900, 1_200, 54];
  const file = Buffer.alloc(head + width * height * 3);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(head, 10);
  for (const [at, value] of [40, width, height, 1 + (24 << 16)].entries()) file.writeUInt32LE(value, 14 + at * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isSheet = y > 200 && y < 900 && ((x > 100 && x < 380) || (x > 520 && x < 800));
      const grey = (isSheet ? 220 : 90) + ((Math.imul(y * width + x, 7_919) >>> 0) % 17) - 8;
      file.fill(grey, head + (y * width + x) * 3, head + (y * width + x + 1) * 3);
    }
  return file;
}

const start = (...files: File[]) => sendForm(createRun, { template: JSON.stringify(TEMPLATE) }, files);

async function endOf(id: string): Promise<Run> {
  await ended(id);
  return runOf(id);
}

async function blobs(): Promise<number> {
  const keys: string[] = [];
  for await (const key of at.server.parts.blobs.keysBefore(new Date(Date.now() + 60_000))) keys.push(key);
  return keys.length;
}

describe('a run', () => {
  test('reads what was sent as form data, each file to rows or to words of why not, and counts its pages once', async () => {
    const archive = Buffer.from(zipSync({ 'one.txt': Buffer.from(LETTER), 'two.txt': Buffer.from(LETTER.replace('42.50', '7.25')) }));
    const { status, body } = await start(
      { name: 'invoice.pdf', content: SAMPLE },
      { name: 'letter.txt', content: LETTER },
      { name: 'broken.pdf', content: '%PDF-1.7 and nothing more' },
      { name: 'letters.zip', content: archive },
    );
    expect([status, body.state, body.documents.waiting]).toEqual([201, 'running', 4]);
    const ended = await worked(() => endOf(body.id));
    expect(ended).toMatchObject({ state: 'done', documents: { waiting: 0, reading: 0, done: 4, failed: 1, cancelled: 0 } });
    expect(
      (await documentsOf(body.id)).map(({ file_name, state, pages, error }) => [file_name, state, pages, error?.code ?? null]),
    ).toEqual([
      ['invoice.pdf', 'done', 2, null],
      ['letter.txt', 'done', 1, null],
      ['broken.pdf', 'failed', null, 'file_damaged'],
      ['letters.zip / one.txt', 'done', 1, null],
      ['letters.zip / two.txt', 'done', 1, null],
    ]);
    // The same letter twice is one document.
    expect(await at.usage()).toMatchObject({ used: 4, reserved: 0, runs: [{ run: body.id, documents: 3 }] });
    const rows = await at.call(getRunRows, { params: { id: body.id }, query: { format: 'csv' } });
    expect([rows.headers['content-disposition'], (rows.body as Buffer).toString().split('\r\n').slice(1, 5)]).toEqual([
      'attachment; filename="rows.csv"',
      ['4142.52', '42.50', '42.50', '7.25'],
    ]);
  }, 120_000);

  test('takes documents as JSON, a template of the account, and more documents later', async () => {
    const template = await at.call(createTemplate, {
      body: { name: 'Kept', entities_json: '[{"entity_name":"Total","type":"number"}]' },
    });
    const document = (name: string) => ({ file_name: name, content: Buffer.from(LETTER).toString('base64') });
    const made = await at.call(createRun, {
      body: { template_id: (template.body as { id: string }).id, row_mode: 'document', documents: [document('a.txt')] },
    });
    const { id } = made.body as Run;
    expect([made.status, (made.body as Run).name]).toEqual([201, 'Kept']);
    const added = await at.call(addRunDocuments, { params: { id }, body: { documents: [document('b.txt')] } });
    expect(added).toMatchObject({ status: 200, body: { documents: { waiting: 2 } } });
    await worked(() => endOf(id));
    const rows = await at.call(getRunRows, { params: { id } });
    expect(JSON.stringify(rows.body)).toContain('42.5');
  }, 60_000);

  test('is refused in words where what was sent is none, and nothing of it is kept', async () => {
    const before = await blobs();
    const file = { name: 'a.txt', content: LETTER };
    expect(await sendForm(createRun, {}, [file])).toEqual({
      status: 422,
      body: failureBody('invalid_request', 'A run needs a template or a template_id, not both'),
    });
    expect(await sendForm(createRun, { template: '{' }, [file])).toEqual({
      status: 422,
      body: failureBody('invalid_request', 'The template is not JSON'),
    });
    expect(await sendForm(createRun, { template_id: 'none' }, [file])).toEqual({ status: 404, body: failureBody('template_not_found') });
    expect(
      await at.call(createRun, { body: { template: TEMPLATE, documents: [{ file_name: 'a.txt', content: 'no base64' }] } }),
    ).toMatchObject({ status: 422, body: failureBody('invalid_request', 'content is base64') });
    expect(await blobs()).toBe(before);
  });

  test('is cancelled: what waits is not read, nothing is charged, and no more can be added', async () => {
    const { body } = await start({ name: 'a.txt', content: LETTER }, { name: 'b.txt', content: LETTER });
    expect(await at.call(cancelRun, { params: { id: body.id } })).toMatchObject({
      status: 200,
      body: { state: 'cancelled', documents: { waiting: 0, cancelled: 2 } },
    });
    expect((await sendForm(addRunDocuments, {}, [{ name: 'c.txt', content: LETTER }], body.id)).body).toEqual(failureBody('run_cancelled'));
    const next = await start({ name: 'd.txt', content: LETTER });
    await worked(() => endOf(next.body.id));
    expect(await runOf(body.id)).toMatchObject({ documents: { cancelled: 2 } });
    expect(await at.usage()).toMatchObject({ used: 1, reserved: 0 });
  }, 60_000);

  test('is deleted with its documents', async () => {
    const before = await blobs();
    const { body } = await start({ name: 'a.txt', content: LETTER });
    expect(await blobs()).toBe(before + 1);
    expect(await at.call(deleteRun, { params: { id: body.id } })).toMatchObject({ status: 200, body: { ok: true } });
    expect(await blobs()).toBe(before);
    expect(await at.call(getRun, { params: { id: body.id } })).toMatchObject({
      status: 404,
      body: failureBody('run_not_found'),
    });
  });

  test('is followed to its end, and gone on with from what was seen', async () => {
    const { body } = await start({ name: 'a.txt', content: LETTER });
    const [events] = await worked(() =>
      Promise.all([at.call(followRun, { params: { id: body.id } }).then((answer) => String(answer.body)), endOf(body.id)]),
    );
    const told = events
      .split('\n\n')
      .filter(Boolean)
      .map((event) => /^id: (\d+)\nevent: run\ndata: (.*)$/.exec(event)!)
      .map(([, id, data]) => ({ id: Number(id), run: JSON.parse(data!) as Run }));
    expect(told.map(({ id }) => id)).toEqual(told.map(({ run }) => run.revision));
    expect(told.at(-1)!.run).toMatchObject({ state: 'done', documents: { done: 1 } });
    const again = await at.call(followRun, {
      params: { id: body.id },
      headers: { 'last-event-id': String(told.at(-1)!.id - 1) },
    });
    expect(String(again.body).match(/^id: /gm)).toHaveLength(1);
  }, 60_000);
});

test('runs are listed the newest first, page by page', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 3; made++) ids.unshift((await start()).body.id);
  const first = await at.call(listRuns, { query: { limit: '2' } });
  expect(first.body).toMatchObject({ data: ids.slice(0, 2).map((id) => ({ id })), has_more: true });
  const rest = await at.call(listRuns, { query: { limit: '2', after: ids[1]! } });
  expect(rest.body).toMatchObject({ data: [{ id: ids[2] }], has_more: false });
});

test('a page that is too long is refused with the name of what is wrong', async () => {
  for (const [limit, words] of [
    ['1000', 'limit is 100 at most'],
    ['0', 'limit is 1 at least'],
    ['1.5', 'limit is wanted, as a whole number'],
    ['many', 'limit is wanted, as a number'],
  ] as const)
    expect(await at.call(listRuns, { query: { limit } })).toMatchObject({
      status: 422,
      body: failureBody('invalid_request', `Invalid input: ${words}`),
    });
});

test('a path in the place of a file, and a template that is sent as one, start no run and are told how they are sent', async () => {
  const template = JSON.stringify(TEMPLATE);
  const asText = await sendForm(createRun, { template, file: 'invoice.pdf' }, []);
  expect([asText.status, asText.body]).toMatchObject([
    422,
    { code: 'invalid_request', detail: expect.stringMatching(/^"file" is no field of text here; .*--form "file=@FILE"\.$/) as string },
  ]);
  const form = new FormData();
  form.set('template', new Blob([template]), 'template.json');
  form.set('file', new Blob([LETTER]), 'letter.txt');
  const { headers, body } = new Response(form);
  const asFile = await at.server.app.inject({
    method: 'POST',
    url: createRun.path,
    headers: { authorization: `Bearer ${at.token}`, 'content-type': headers.get('content-type')! },
    payload: Buffer.from(await new Response(body).arrayBuffer()),
  });
  expect([asFile.statusCode, asFile.json()]).toEqual([
    422,
    failureBody('invalid_request', '"template" is sent as text, not as a file: with curl, --form "template=<FILE".'),
  ]);
  expect((await at.call(listRuns)).body).toMatchObject({ data: [] });
});

test('a document that is locked with a password fails alone, and is not told to give one that nobody asks for', async () => {
  // Encrypted with keys that no password has.
  const key = 'ab'.repeat(32);
  const locked = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >> endobj
4 0 obj << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> endobj
trailer << /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<ab> <ab>] >>
%%EOF`;
  const { body } = await start({ name: 'locked.pdf', content: locked }, { name: 'letter.txt', content: LETTER });
  expect((await worked(() => endOf(body.id))).documents).toMatchObject({ done: 1, failed: 1 });
  expect((await documentsOf(body.id))[0]!.error).toEqual({
    code: 'password_required',
    message:
      'This file is locked with a password, which a run on the server does not ask for. Save it without one, or read it on your device. No pages were counted.',
  });
}, 60_000);

test('a run without a name takes that of its template, and has one where that has none', async () => {
  const named = async (name: string) => ((await at.call(createRun, { body: { template: { ...TEMPLATE, name } } })).body as Run).name;
  expect([await named('Letters'), await named('')]).toEqual(['Letters', 'Run']);
});

test('documents are listed as they were given, page by page', async () => {
  const { body } = await start(...['a', 'b', 'c'].map((name) => ({ name: `${name}.txt`, content: LETTER })));
  const page = async (query: Record<string, string>) => {
    const answer = await at.call(listRunDocuments, { params: { id: body.id }, query });
    return answer.body as { data: RunDocument[]; has_more: boolean };
  };
  const first = await page({ limit: '2' });
  const rest = await page({ limit: '2', after: first.data[1]!.id });
  expect([first, rest].map(({ data, has_more }) => [data.map(({ file_name }) => file_name), has_more])).toEqual([
    [['a.txt', 'b.txt'], true],
    [['c.txt'], false],
  ]);
});

describe('what a plan allows', () => {
  test('does not keep a file of a kind that is not read: that is told while it comes, and what follows it is taken', async () => {
    const before = await blobs();
    const rtf = `{\\rtf1 ${'a'.repeat(500_000)}}`;
    const { body } = await start({ name: 'a.rtf', content: rtf }, { name: 'a.txt', content: LETTER });
    expect(await documentsOf(body.id)).toMatchObject([{ state: 'failed', error: { code: 'unsupported_type' } }, { state: 'waiting' }]);
    expect(await blobs()).toBe(before + 1);
  });

  test('holds and charges one page for a photo of two sheets of paper, each of which is a page to read', async () => {
    const { body } = await start({ name: 'receipts.bmp', content: photoOfTwoSheets() });
    const other = await start({ name: 'again.bmp', content: photoOfTwoSheets() });
    await worked(() => Promise.all([endOf(body.id), endOf(other.body.id)]));
    expect(await documentsOf(body.id)).toMatchObject([{ state: 'done', pages: 2, pages_read: 2 }]);
    expect(await at.usage()).toMatchObject({ used: 1, reserved: 0 });
    const entries = (await at.server.database.select().from(pageLedger)).filter(({ ownerId }) => ownerId === at.user.id);
    expect(new Set(entries.map(({ pages }) => pages))).toEqual(new Set([1]));
  }, 120_000);

  test('holds pages before reading: what the month has no room for is not read', async () => {
    const month = new Date().toISOString().slice(0, 7);
    await at.server.database.insert(pageMonths).values({ ownerId: at.user.id, month, used: PLAN_CATALOGUE.free.pagesPerMonth - 1 });
    const { body } = await start({ name: 'invoice.pdf', content: SAMPLE }, { name: 'a.txt', content: LETTER });
    await worked(() => endOf(body.id), { sellsPlans: true });
    expect((await documentsOf(body.id)).map(({ state, error }) => [state, error?.code ?? null])).toEqual([
      ['failed', 'no_pages_left'],
      ['done', null],
    ]);
  }, 60_000);
});

test('a worker that stops puts back what it reads, and another one ends it', async () => {
  const { body } = await start({ name: 'invoice.pdf', content: SAMPLE });
  const first = await startTestWorker(at.server.parts, at.server.databaseUrl);
  await expect.poll(async () => (await runOf(body.id)).documents.waiting, { timeout: 30_000 }).toBe(0);
  await first.stop();
  const states = (await at.server.database.select().from(runDocuments)).filter(({ runId }) => runId === body.id).map(({ state }) => state);
  expect(['waiting', 'done']).toContain(states[0]);
  expect(await worked(() => endOf(body.id))).toMatchObject({ state: 'done', documents: { done: 1 } });
  expect(await at.usage()).toMatchObject({ used: 2, reserved: 0 });
}, 60_000);

test('a document whose content cannot be reached waits until it can, as if nobody had begun it', async () => {
  const { body } = await start({ name: 'a.txt', content: LETTER });
  const [waiting] = (await at.server.database.select().from(runDocuments)).filter(({ runId }) => runId === body.id);
  let away = 2;
  // Other tests may have left documents that this worker reads too.
  const read: typeof at.server.parts.blobs.read = async (key) => {
    if (key === waiting!.blobKey && away-- > 0) throw new Refused('unavailable');
    return at.server.parts.blobs.read(key);
  };
  const worker = await startTestWorker({ ...at.server.parts, blobs: { ...at.server.parts.blobs, read } }, at.server.databaseUrl);
  expect(await endOf(body.id)).toMatchObject({ documents: { done: 1 } });
  await worker.stop();
  const [document] = (await at.server.database.select().from(runDocuments)).filter(({ runId }) => runId === body.id);
  expect([away, document!.attempts]).toEqual([-1, 1]);
}, 60_000);

import {
  appendToSheet,
  endSheetsConnection,
  finishSheetsConnection,
  getSheetsConnection,
  startSheetsConnection,
} from '@sheetlift/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ExtractionResult } from '@sheetlift/engine';
import { runDocuments, runs, sheetsConnections } from '../platform/schema.ts';
import { packJson } from '../runs/kept-result.ts';
import { openGoogleSheets } from '../sheets/google-sheets.ts';
import { type PretendedGoogle, startPretendedGoogle } from '../sheets/pretended-google.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const TEMPLATE = {
  name: 'Bills',
  description: '',
  entities: ['Number', 'Total', 'Paid'].map((variableName) => ({
    id: variableName,
    variableName,
    description: '',
    type: 'text' as const,
    enumValues: [],
  })),
};
const RETURN_URL = 'https://sheets.example.com/account';

let google: PretendedGoogle;
let server: TestServer;
let token: string;
let userId: string;

beforeAll(async () => {
  google = await startPretendedGoogle();
  const client = { issuer: google.url, clientId: 'us', clientSecret: 'between us', apiUrl: google.url };
  server = await startTestServer({ googleSheets: openGoogleSheets({ ...client, returnUrl: RETURN_URL }) });
});

beforeEach(async () => {
  const { user, token: own } = await server.signUp();
  [token, userId] = [own, user.id];
  google.faults.length = 0;
  google.agrees = true;
});

afterAll(async () => {
  await server.close();
  await google.close();
});

/** As the browser goes: to Google, and back with what it gives. */
async function cameBack(who = token): Promise<string> {
  const { url } = (await server.call(startSheetsConnection, { token: who })).body as { url: string };
  const back = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!);
  expect(back.origin + back.pathname).toBe(RETURN_URL);
  return back.search.slice(1);
}

const finish = (answer: string, who = token) => server.call(finishSheetsConnection, { token: who, body: { answer } });
const connect = async () => finish(await cameBack());
const append = (id: string, spreadsheet_id: string | null) =>
  server.call(appendToSheet, { token, params: { id }, body: { spreadsheet_id } });

async function run(rows: string[][], template = TEMPLATE): Promise<string> {
  const [made] = await server.database
    .insert(runs)
    .values({ ownerId: userId, name: 'November', template, rowMode: 'document', engineVersion: '1', createdAt: new Date() })
    .returning();
  const result = {
    status: 'succeeded',
    rows: rows.map((values) => ({
      pageNumber: 1,
      cells: Object.fromEntries(
        template.entities.map(({ id }, at) => [
          id,
          values[at] === undefined
            ? { state: 'absent', confidence: 1, alternatives: [] }
            : { state: 'found', chosen: { value: { kind: 'text', text: values[at] } }, alternatives: [] },
        ]),
      ),
    })),
  } as unknown as ExtractionResult;
  const document = {
    runId: made!.id,
    position: 0,
    fileName: 'a.pdf',
    byteLength: 1,
    revision: 1,
    state: 'done',
    rowCount: rows.length,
  } as const;
  await server.database.insert(runDocuments).values({ ...document, result: await packJson(result) });
  return made!.id;
}

interface Appended {
  spreadsheet: { id: string; name: string; url: string };
  rows: number;
  left_out: string[];
}

test('a person connects their account, and the token is kept for nobody to read', async () => {
  expect((await server.call(getSheetsConnection, { token })).body).toEqual({ connected_at: null, spreadsheets: [] });
  expect((await connect()).body).toMatchObject({ connected_at: expect.any(String) as string });
  const [kept] = await server.database.select().from(sheetsConnections).where(eq(sheetsConnections.ownerId, userId));
  const [granted] = [...google.granted].slice(-1);
  expect(kept!.sealedToken).not.toContain(granted);
  expect(Buffer.from(kept!.sealedToken.split('.')[3]!, 'base64url').toString()).not.toContain(granted);
});

test('what came back is of use to the one who set out, once, and not to whoever declined', async () => {
  const answer = await cameBack();
  const { token: other } = await server.signUp();
  expect((await finish(answer, other)).body).toEqual(failureBody('sheets_link_invalid'));
  expect((await finish(answer)).status).toBe(200);
  expect((await finish(answer)).body).toEqual(failureBody('sheets_link_invalid'));
  google.agrees = false;
  expect((await connect()).body).toEqual(failureBody('sheets_link_invalid'));
  expect((await finish('code=x&state=y')).body).toEqual(failureBody('sheets_link_invalid'));
});

test('the rows of a run go to a new spreadsheet, those of the next below them, and each once', async () => {
  await connect();
  const first = await run([
    ['A-1', '=1+1', 'yes'],
    ['A-2', '2.50'],
  ]);
  const { spreadsheet, ...made } = (await append(first, null)).body as Appended;
  expect([made, spreadsheet.name, spreadsheet.url]).toEqual([
    { rows: 2, left_out: [] },
    'November',
    `https://docs.google.com/spreadsheets/d/${spreadsheet.id}/edit`,
  ]);
  expect((await append(first, spreadsheet.id)).body).toMatchObject({ rows: 0 });
  const other = { ...TEMPLATE, entities: [TEMPLATE.entities[1]!, { ...TEMPLATE.entities[0]!, id: 'Due', variableName: 'Due' }] };
  expect((await append(await run([['9.00', 'tomorrow']], other), spreadsheet.id)).body).toMatchObject({ rows: 1, left_out: ['Due'] });
  expect(google.sheets.get(spreadsheet.id)).toEqual([
    ['Number', 'Total', 'Paid'],
    ['A-1', '=1+1', 'yes'],
    ['A-2', '2.50', ''],
    ['', '9.00', ''],
  ]);
  expect((await server.call(getSheetsConnection, { token })).body).toMatchObject({
    spreadsheets: [{ id: spreadsheet.id, template: 'Bills' }],
  });
});

test('asked twice at the same instant the rows are there once', async () => {
  await connect();
  const { spreadsheet } = (await append(await run([['0']]), null)).body as Appended;
  const id = await run([['A-1']]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => append(id, spreadsheet.id)));
  expect(answers.filter(({ body }) => (body as Appended).rows === 1)).toHaveLength(1);
  expect(google.sheets.get(spreadsheet.id)).toHaveLength(3);
});

test('where Google breaks off nobody knows whether the rows arrived: it is looked there before they are sent again', async () => {
  await connect();
  const { spreadsheet } = (await append(await run([['0']]), null)).body as Appended;
  const id = await run([['A-1', '', 'yes'], ['A-2']]);
  google.faults.push('breaks off after doing it');
  expect((await append(id, spreadsheet.id)).body).toEqual(failureBody('sheets_unavailable'));
  expect((await append(id, spreadsheet.id)).body).toMatchObject({ rows: 0 });
  expect(google.sheets.get(spreadsheet.id)).toHaveLength(4);
  const next = await run([['B-1']]);
  google.faults.push({ status: 500 });
  expect((await append(next, spreadsheet.id)).body).toEqual(failureBody('sheets_unavailable'));
  expect((await append(next, spreadsheet.id)).body).toMatchObject({ rows: 1 });
  expect(google.sheets.get(spreadsheet.id)).toHaveLength(5);
});

test('an ended token is renewed, and too much at once is waited for', async () => {
  await connect();
  const { spreadsheet } = (await append(await run([['0']]), null)).body as Appended;
  google.faults.push({ status: 401 }, { status: 429, retryAfter: '0' });
  expect((await append(await run([['A-1']]), spreadsheet.id)).body).toMatchObject({ rows: 1 });
});

test('what Google refuses is told, and may be tried again', async () => {
  await connect();
  const { spreadsheet } = (await append(await run([['0']]), null)).body as Appended;
  const id = await run([['A-1']]);
  google.faults.push({ status: 403 });
  expect((await append(id, spreadsheet.id)).body).toEqual(failureBody('sheets_refused'));
  google.faults.push({ status: 404 });
  expect((await append(id, spreadsheet.id)).body).toEqual(failureBody('spreadsheet_not_found'));
  expect((await append(id, spreadsheet.id)).body).toMatchObject({ rows: 1 });
  expect((await append(id, 'one of somebody else')).body).toEqual(failureBody('spreadsheet_not_found'));
});

test('a connection that Google ended is forgotten, and one that the person ends is ended there too', async () => {
  const id = await run([['A-1']]);
  expect((await append(id, null)).body).toEqual(failureBody('sheets_not_connected'));
  await connect();
  google.granted.clear();
  expect((await append(id, null)).body).toEqual(failureBody('sheets_not_connected'));
  expect((await server.call(getSheetsConnection, { token })).body).toMatchObject({ connected_at: null });
  await connect();
  expect(google.granted.size).toBe(1);
  await server.call(endSheetsConnection, { token });
  expect(google.granted.size).toBe(0);
  expect(await server.database.select().from(sheetsConnections).where(eq(sheetsConnections.ownerId, userId))).toEqual([]);
});

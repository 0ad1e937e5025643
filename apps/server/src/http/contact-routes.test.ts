import { sendContactMessage } from '@sheetlift/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepContactMessages } from '../contact/sweep-contact-messages.ts';
import { contactMessages } from '../platform/schema.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

const LETTER = {
  email: 'ada@example.com',
  topic: 'a document that is read wrongly',
  message: 'The total of the second page is missing.',
  receipt: null,
};

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

const post = (body: unknown, network: string) => server.call(sendContactMessage, { body, headers: { 'x-forwarded-for': network } });
const kept = () => server.database.select().from(contactMessages);

test('a message is kept and mailed to the operator, to be answered to its sender', async () => {
  expect(await post({ ...LETTER, receipt: '{"documents":1}' }, '198.51.100.1')).toMatchObject({ status: 201, body: { ok: true } });
  expect(await kept()).toMatchObject([{ ...LETTER, receipt: '{"documents":1}' }]);
  expect(server.mails.at(-1)).toMatchObject({
    to: 'support@example.com',
    replyTo: 'ada@example.com',
    subject: 'Sheetlift: a document that is read wrongly',
  });
  expect(server.mails.at(-1)?.text).toContain('The total of the second page is missing.');
  expect(server.mails.at(-1)?.text).toContain('{"documents":1}');
});

test.each([
  [{ ...LETTER, email: 'nobody' }, 'This is not an email address'],
  [{ ...LETTER, email: 'a@example.com\r\nBcc: b@example.com' }, 'This is not an email address'],
  [{ ...LETTER, message: '   ' }, 'A message needs words'],
  [{ ...LETTER, message: 'x'.repeat(5_001) }, 'A message cannot exceed 5,000 characters'],
])('says what is wrong, and keeps nothing (%#)', async (body, detail) => {
  const before = await kept();
  expect(await post(body, '198.51.100.2')).toMatchObject({ status: 422, body: failureBody('invalid_request', detail) });
  expect(await kept()).toEqual(before);
});

test('after five in an hour from one place the sixth is refused, and other places are not', async () => {
  for (let count = 0; count < 5; count++) expect((await post(LETTER, '198.51.100.3')).status).toBe(201);
  expect(await post(LETTER, '198.51.100.3')).toMatchObject({ status: 429, body: failureBody('too_many_requests') });
  expect((await post(LETTER, '198.51.101.4')).status).toBe(201);
});

test('messages are deleted after a year', async () => {
  const [first] = await kept();
  await sweepContactMessages(server.database, new Date(first!.createdAt.getTime() + 364 * 86_400_000));
  expect((await kept()).length).toBeGreaterThan(0);
  await sweepContactMessages(server.database, new Date(Date.now() + 366 * 86_400_000));
  expect(await kept()).toEqual([]);
});

import type { Lesson } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { createApiClient } from '../../../lib/api-client.ts';
import { createLessonBook, type LessonBook } from './lesson-book.ts';
import { createSyncedLessonBook } from './synced-lesson-book.ts';

const AT = '2026-11-22T05:00:00.000Z';

function uuid(number: number): string {
  return `00000000-0000-4000-8000-00000000000${number}`;
}

function lesson(number: number, more: Partial<Lesson> = {}): Lesson {
  return {
    id: uuid(number),
    templateId: 'invoice',
    fieldId: 'total',
    layoutFingerprint: 'abc',
    contexts: [],
    value: { kind: 'number', number: 12, decimals: 2 },
    at: AT,
    engineVersion: '1',
    ...more,
  };
}

function correction(number: number): Record<string, unknown> {
  return {
    id: uuid(number),
    field_id: 'total',
    layout_fingerprint: 'abc',
    contexts: [],
    value: { kind: 'number', number: 12, decimals: 2 },
    engine_version: '1',
    at: AT,
  };
}

/** A device whose person may be signed in to an account with one template, "invoice". */
function openDevice({ isOn = true }: { isOn?: boolean } = {}) {
  const account = new Map<string, Record<string, unknown>>();
  const person: { id: string | null } = { id: 'mara' };
  const calls: string[] = [];
  const retries: (() => void)[] = [];
  const server = { isThere: true };
  const fetch = (async (path: string, { method, body }: RequestInit) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    calls.push(`${method} ${path}`);
    if (path === '/api/me/corrections') return Response.json({ keeps_corrections: isOn });
    if (method === 'POST')
      for (const given of (JSON.parse(body as string) as { corrections: { id: string }[] }).corrections) account.set(given.id, given);
    return Response.json([...account.values()]);
  }) as typeof globalThis.fetch;
  const api = createApiClient({ host: '', token: () => 'token', onRefused: () => undefined, fetch });
  const book = createLessonBook(null);
  const synced = createSyncedLessonBook({
    book,
    api,
    userId: () => person.id,
    accountTemplate: (templateId) => (templateId === 'invoice' && person.id ? 'server-id' : null),
    retry: { later: (attempt) => void retries.push(attempt), stop: () => undefined },
    onKeeping: () => undefined,
  });
  return { account, person, calls, retries, server, book, synced };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

const ids = (book: LessonBook): string[] =>
  book
    .of('invoice')
    .events.map((event) => (event.kind === 'lesson' ? event.lesson.id : `deleted ${event.id}`))
    .sort();

test('with the switch off nothing of what was learned is sent, and nothing asked for but the switch', async () => {
  const { synced, calls } = openDevice({ isOn: false });
  synced.of('invoice');
  synced.replace(new Map([['a/total', lesson(1)]]));
  await turn();
  expect(calls).toEqual(['GET /api/me/corrections']);
  expect(ids(synced)).toEqual([uuid(1)]);
});

test('what other devices learned is there once it was asked for, and what is taught here goes up', async () => {
  const { synced, account } = openDevice();
  account.set(uuid(1), correction(1));
  synced.of('invoice');
  await turn();
  expect(ids(synced)).toEqual([uuid(1)]);
  synced.replace(new Map([['a/total', lesson(2)]]));
  await turn();
  expect([...account.keys()]).toEqual([uuid(1), uuid(2)]);
  expect(account.get(uuid(2))).toEqual(correction(2));
});

test('what this device learned before, perhaps from somebody else, stays on it', async () => {
  const { book, synced, account } = openDevice();
  book.replace(new Map([['a/total', lesson(1)]]));
  synced.of('invoice');
  await turn();
  expect(account.size).toBe(0);
  expect(ids(synced)).toEqual([uuid(1)]);
});

test('a lesson that is taken back, or forgotten by field, is a tombstone there too', async () => {
  const { synced, account } = openDevice();
  account.set(uuid(1), correction(1));
  synced.of('invoice');
  synced.replace(new Map([['a/total', lesson(2)]]));
  await turn();
  synced.replace(new Map([['a/total', null]]));
  synced.forget('invoice', 'total', null);
  await turn();
  expect([...account.values()]).toEqual([1, 2].map((number) => ({ id: uuid(number), deleted_at: expect.any(String) })));
  expect(ids(synced)).toEqual([1, 2].map((number) => `deleted ${uuid(number)}`));
});

test('what was forgotten comes back, in the account too where it was there, and nowhere else', async () => {
  const { synced, account, book } = openDevice();
  account.set(uuid(1), correction(1));
  book.replace(new Map([['b/total', lesson(3)]]));
  synced.of('invoice');
  synced.replace(new Map([['a/total', lesson(2)]]));
  await turn();
  const forgotten = synced.forget('invoice', 'total', null);
  await turn();
  expect(forgotten).toHaveLength(3);
  expect(ids(synced).filter((id) => !id.startsWith('deleted'))).toEqual([]);
  synced.bringBack(forgotten);
  await turn();
  expect(ids(synced).filter((id) => !id.startsWith('deleted'))).toHaveLength(3);
  expect([...account.values()].filter((each) => !('deleted_at' in each))).toHaveLength(2);
  expect(ids(book).filter((id) => !id.startsWith('deleted'))).toHaveLength(2);
});

test('what the account learned elsewhere goes when its person signs out, and is never kept on the device', async () => {
  const { synced, account, person, book } = openDevice();
  account.set(uuid(1), correction(1));
  synced.of('invoice');
  await turn();
  person.id = null;
  synced.wake();
  await turn();
  expect([ids(synced), ids(book)]).toEqual([[], []]);
});

test('what could not be sent is sent when the server is back; what is too large never is', async () => {
  const { synced, account, server, retries } = openDevice();
  synced.of('invoice');
  await turn();
  server.isThere = false;
  synced.replace(
    new Map([
      ['a/total', lesson(1)],
      ['b/total', lesson(2, { value: { kind: 'text', text: 'x'.repeat(2_001) } as Lesson['value'] })],
    ]),
  );
  await turn();
  server.isThere = true;
  retries.at(-1)!();
  await turn();
  expect([...account.keys()]).toEqual([uuid(1)]);
});

test('the switch is followed at once: what is taught after it was switched on goes up, and nothing after it was switched off', async () => {
  const { synced, account } = openDevice({ isOn: false });
  synced.of('invoice');
  synced.replace(new Map([['a/total', lesson(1)]]));
  await turn();
  synced.switchKeeping(true);
  synced.replace(new Map([['b/total', lesson(2)]]));
  await turn();
  expect([...account.keys()]).toEqual([uuid(2)]);
  synced.switchKeeping(false);
  account.clear();
  synced.replace(new Map([['c/total', lesson(3)]]));
  await turn();
  expect(account.size).toBe(0);
});

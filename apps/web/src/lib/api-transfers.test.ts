import { createRun, followRun, getRunDocumentContent } from '@sheetlift/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createApiTransfers } from './api-transfers.ts';

const refused: string[] = [];
const transfers = createApiTransfers({ host: '', token: () => 'the-token', onRefused: (token) => refused.push(token) });
const RUN = { params: { id: 'a' } };

afterEach(() => vi.unstubAllGlobals());

/** The server answers with these bytes, so many at a time; `goesOn`: and with more one day. */
function answerWith(text: string, size: number, goesOn = false): { cancelled: () => boolean; asked: RequestInit[] } {
  const bytes = new TextEncoder().encode(text);
  const asked: RequestInit[] = [];
  let at = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size));
      else if (!goesOn) controller.close();
      at += size;
    },
    cancel: () => void (isCancelled = true),
  });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init);
    return new Response(body);
  });
  return { cancelled: () => isCancelled, asked };
}

async function eventsOf(lastId: string | null = null) {
  const events = [];
  for await (const event of transfers.events(followRun, RUN, { lastId, signal: new AbortController().signal })) events.push(event);
  return events;
}

test('events are told whole, wherever the network cuts them, also within a letter', async () => {
  const text =
    'id: 1\nevent: run\ndata: {"name":"Überträge"}\n\n: still there\n\nid: 2\nevent: run\ndata: one\ndata: two\n\nid: 3\ndata: cut off';
  for (const size of [1, 2, 3, 7, 1_000]) {
    answerWith(text, size);
    expect(await eventsOf()).toEqual([
      { id: '1', data: '{"name":"Überträge"}' },
      { id: '2', data: 'one\ntwo' },
    ]);
  }
});

test('events go on after the last that was seen, and whoever stops listening ends the request', async () => {
  const { asked, cancelled } = answerWith('id: 8\ndata: a\n\nid: 9\ndata: b\n\n', 16, true);
  for await (const { id } of transfers.events(followRun, RUN, { lastId: '7', signal: new AbortController().signal })) {
    expect(id).toBe('8');
    break;
  }
  expect(asked[0]!.headers).toMatchObject({ 'last-event-id': '7', authorization: 'Bearer the-token' });
  await vi.waitFor(() => expect(cancelled()).toBe(true));
});

test('what the server refuses is told in its words, and a token that is good no more is told to whoever keeps it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Not authenticated', code: 'unauthenticated' }, { status: 401 }));
  await expect(transfers.fetchFile(getRunDocumentContent, RUN)).rejects.toThrow('Not authenticated');
  expect(refused).toEqual(['the-token']);
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  await expect(transfers.fetchFile(getRunDocumentContent, RUN)).rejects.toThrow('HTTP 502');
});

/** A server that answers one form after the other so; the keys that they were sent under. */
function answerForms(answers: readonly { status: number; body: object; retryAfter?: string }[]): { keys: string[] } {
  const keys: string[] = [];
  const waiting = [...answers];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 0;
      responseText = '';
      onload = (): void => {};
      onloadend = (): void => {};
      private retryAfter: string | null = null;
      open(): void {}
      setRequestHeader(name: string, value: string): void {
        if (name === 'idempotency-key') keys.push(value);
      }
      getResponseHeader = (): string | null => this.retryAfter;
      send(): void {
        const { status, body, retryAfter = null } = waiting.shift()!;
        Object.assign(this, { status, responseText: JSON.stringify(body), retryAfter });
        this.onload();
        this.onloadend();
      }
    },
  );
  return { keys };
}

const sendForm = (signal = new AbortController().signal) =>
  transfers.sendForm(createRun, {}, new FormData(), { key: 'one', onSent: () => {}, signal });

const FULL = { status: 503, body: { detail: 'Many documents arrive at the moment.', code: 'unavailable' }, retryAfter: '2' };

test('a form that a server has no room for is sent again when it says so, under the same key', async () => {
  vi.useFakeTimers();
  const { keys } = answerForms([
    FULL,
    { ...FULL, status: 429 },
    { status: 422, body: { detail: 'Too many files.', code: 'too_many_files' } },
  ]);
  const sent = sendForm().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(keys).toEqual(['one', 'one']);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe('Too many files.');
  expect(keys).toEqual(['one', 'one', 'one']);
  vi.useRealTimers();
});

test('whoever gives up while a form waits is heard, and a server that names no time, or a long one, is told of at once', async () => {
  const giving = new AbortController();
  answerForms([FULL]);
  const sent = sendForm(giving.signal).catch((error: Error) => error.message);
  await Promise.resolve();
  giving.abort();
  expect(await sent).toBe('It was given up.');
  for (const answer of [
    { status: 503, body: { detail: 'The disk is full.' } },
    { status: 429, body: { detail: 'The disk is full.' }, retryAfter: '600' },
  ]) {
    answerForms([answer]);
    await expect(sendForm()).rejects.toThrow('The disk is full.');
  }
});

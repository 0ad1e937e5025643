import { followRun, getRunDocumentContent } from '@sheetlift/contract';
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

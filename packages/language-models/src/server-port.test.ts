import type { ModelPrompt } from '@sheetlift/engine/language-model';
import { afterEach, describe, expect, it } from 'vitest';
import { type ChatAnswer, type ChatServer, startChatServer } from './chat-server.test-fixture.ts';
import type { ServedModel } from './model-server.ts';
import { serverPort, type Patience } from './server-port.ts';

const PROMPT: ModelPrompt = {
  instructions: 'Point.',
  question: 'Where?',
  schema: {
    type: 'object',
    properties: { cells: { type: 'array', items: { type: 'string' } } },
    required: ['cells'],
    additionalProperties: false,
  },
  maxOutputTokens: 100,
};
const PATIENCE: Patience = { silenceMs: 20_000, waitsMs: [5, 10] };
const SERVED: ServedModel = { protocol: 'openai', id: 'test/m', baseUrl: '', model: 'm', key: null };
const GOES_ON = new AbortController().signal;

let server: ChatServer;
afterEach(() => server.close());

async function ask(answers: readonly ChatAnswer[], patience = PATIENCE, signal = GOES_ON): Promise<unknown> {
  server = await startChatServer((_, at) => answers[Math.min(at, answers.length - 1)] ?? { status: 500 });
  return serverPort({ ...SERVED, baseUrl: `${server.baseUrl}/`, key: 'secret' }, patience).ask(PROMPT, signal);
}

describe('the port of a server of the OpenAI protocol', () => {
  it('asks with the schema and the key, and tells the tokens that the server counted', async () => {
    expect(await ask([{ text: '{"cells":[]}' }])).toEqual({ text: '{"cells":[]}', ended: 'done', inputTokens: 111, outputTokens: 22 });
    expect(server.asked).toMatchObject([
      {
        path: '/v1/chat/completions',
        headers: { authorization: 'Bearer secret' },
        body: { stream: true, model: 'm', max_tokens: 100, temperature: 0, response_format: { type: 'json_schema' } },
      },
    ]);
  });

  it('tells how much is there while an answer comes', async () => {
    server = await startChatServer(() => ({ text: '{"cells":["a value of many characters"]}' }));
    const told: number[] = [];
    await serverPort({ ...SERVED, baseUrl: server.baseUrl }, PATIENCE).ask(PROMPT, GOES_ON, (characters) => told.push(characters));
    expect(told).toEqual([20, 40]);
  });

  it('takes a whole answer of a server that does not stream', async () => {
    expect(await ask([{ text: '{"cells":[]}', whole: true }])).toEqual({
      text: '{"cells":[]}',
      ended: 'done',
      inputTokens: 111,
      outputTokens: 22,
    });
  });

  it('estimates tokens that the server does not count', async () => {
    expect(await ask([{ text: '{"cells":[]}', usage: false }])).toMatchObject({ inputTokens: 4, outputTokens: 4 });
  });

  it.each<[string, ChatAnswer[], number]>([
    ['429', [{ status: 429 }, { text: '{}' }], 2],
    ['429 that says when to come back', [{ status: 429, retryAfter: '0.01' }, { text: '{}' }], 2],
    ['500', [{ status: 500 }, { status: 503 }, { text: '{}' }], 3],
    ['a connection cut within an event', [{ cut: 'data: {"choices":[{"del' }, { text: '{}' }], 2],
    ['a connection cut between events', [{ cut: 'data: {"choices":[{"delta":{"content":"{"}}]}\n\n' }, { text: '{}' }], 2],
    ['a page of a proxy', [{ page: '<html>Please wait' }, { text: '{}' }], 2],
  ])('tries again after %s', async (_, answers, times) => {
    expect(await ask(answers)).toMatchObject({ text: '{}', ended: 'done' });
    expect(server.asked).toHaveLength(times);
  });

  it.each<[string, ChatAnswer, string, number]>([
    ['429 for good', { status: 429 }, 'busy', 3],
    ['a limit of an hour', { status: 429, retryAfter: '3600' }, 'busy', 1],
    ['500 for good', { status: 500 }, 'failed', 3],
    ['a refused key', { status: 401 }, 'key_refused', 1],
    ['an unknown model', { status: 404 }, 'unknown_model', 1],
    ['an answer without end', { endless: true }, 'failed', 1],
  ])('gives up on %s', async (_, answer, code, times) => {
    await expect(ask([answer])).rejects.toMatchObject({ name: 'ModelError', code });
    expect(server.asked).toHaveLength(times);
  });

  it('gives up on silence', async () => {
    await expect(ask([{ silent: true }], { ...PATIENCE, silenceMs: 500 })).rejects.toMatchObject({ code: 'timed_out' });
  });

  it('gives up on a server that is not there', async () => {
    server = await startChatServer(() => ({ status: 500 }));
    const port = serverPort({ ...SERVED, baseUrl: server.baseUrl }, PATIENCE);
    await server.close();
    await expect(port.ask(PROMPT, GOES_ON)).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('tells a refusal and an answer that reached its limit', async () => {
    expect(await ask([{ text: '', refusal: 'No.' }])).toMatchObject({ ended: 'refused', text: '' });
    await server.close();
    expect(await ask([{ text: '{"cells":[', finish: 'length' }])).toMatchObject({ ended: 'cut' });
  });

  it('asks for less of the protocol where a server does not know it, once for all questions', async () => {
    server = await startChatServer(({ body }) => (body.response_format ? { status: 400 } : { text: '{}' }));
    const port = serverPort({ ...SERVED, baseUrl: server.baseUrl }, PATIENCE);
    await port.ask(PROMPT, GOES_ON);
    await port.ask(PROMPT, GOES_ON);
    expect(server.asked.map(({ body }) => body.response_format?.type ?? null)).toEqual([
      'json_schema',
      'json_schema',
      'json_object',
      null,
      null,
    ]);
    expect(server.asked.at(-1)?.body.messages[0]?.content).toContain('"cells"');
    expect(server.asked.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it.each<[string, ChatAnswer]>([
    ['while the server is silent', { silent: true }],
    ['while it waits to try again', { status: 429, retryAfter: '30' }],
    ['while an answer runs in', { cut: '' }],
  ])('stops at once when it is told to, %s', async (_, answer) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 50);
    // The port itself would wait for 30 s or more, longer than a test may take.
    await expect(ask([answer], { silenceMs: 60_000, waitsMs: [30_000] }, stop.signal)).rejects.toMatchObject({ code: 'aborted' });
  });
});

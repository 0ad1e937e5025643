import type { ModelPrompt } from '@sheetlift/engine/language-model';
import { afterEach, describe, expect, it } from 'vitest';
import { type ChatAnswer, type ChatServer, startChatServer } from './chat-server.test-fixture.ts';
import type { ModelProtocol } from './model-server.ts';
import { serverPort } from './server-port.ts';

const PROMPT: ModelPrompt = {
  instructions: 'Point.',
  question: 'Where?',
  schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
  maxOutputTokens: 100,
};

let server: ChatServer;
afterEach(() => server.close());

async function ask(
  protocol: ModelProtocol,
  answer: (form: unknown, at: number) => ChatAnswer,
  pictures?: ModelPrompt['pictures'],
): Promise<unknown> {
  server = await startChatServer(({ body }, at) => answer(body, at));
  const port = serverPort(
    { protocol, id: 'test/m', baseUrl: server.baseUrl, model: 'm', key: 'secret' },
    { silenceMs: 20_000, waitsMs: [5] },
  );
  return port.ask({ ...PROMPT, ...(pictures && { pictures }) }, new AbortController().signal);
}

const events = (...said: object[]): ChatAnswer => ({ events: said });

describe('the port of Anthropic', () => {
  const START = { type: 'message_start', message: { usage: { input_tokens: 40 } } };
  const said = (text: string): object => ({ type: 'content_block_delta', delta: { type: 'text_delta', text } });
  const end = (reason: string): object => ({ type: 'message_delta', delta: { stop_reason: reason }, usage: { output_tokens: 7 } });

  it('asks for messages with the schema, and puts the answer together', async () => {
    const reply = await ask('anthropic', () => events(START, { type: 'ping' }, said('{"a":'), said('1}'), end('end_turn')));
    expect(reply).toEqual({ text: '{"a":1}', ended: 'done', inputTokens: 40, outputTokens: 7 });
    expect(server.asked).toMatchObject([
      {
        path: '/v1/messages',
        headers: { 'x-api-key': 'secret', 'anthropic-version': '2023-06-01' },
        body: { model: 'm', max_tokens: 100, output_config: { format: { type: 'json_schema', schema: PROMPT.schema } } },
      },
    ]);
  });

  it.each([
    ['max_tokens', 'cut'],
    ['refusal', 'refused'],
  ])('tells an answer that ended by %s', async (reason, ended) => {
    expect(await ask('anthropic', () => events(START, said('{'), end(reason)))).toMatchObject({ ended });
  });

  it('asks for less where a model does not know the form', async () => {
    await ask('anthropic', (body) => ('output_config' in (body as object) ? { status: 400 } : events(START, said('{}'), end('end_turn'))));
    expect(server.asked).toHaveLength(3);
  });
});

describe('the port of Google', () => {
  const said = (text: string, more: object = {}): object => ({ candidates: [{ content: { parts: [{ text }] }, ...more }] });

  it('asks for content with the schema, and puts the answer together without what the model thought', async () => {
    const thought = { candidates: [{ content: { parts: [{ text: 'Hm.', thought: true }] } }] };
    const usageMetadata = { promptTokenCount: 30, candidatesTokenCount: 5, thoughtsTokenCount: 4 };
    const reply = await ask('google', () => events(thought, said('{"a":'), { ...said('1}', { finishReason: 'STOP' }), usageMetadata }));
    expect(reply).toEqual({ text: '{"a":1}', ended: 'done', inputTokens: 30, outputTokens: 9 });
    expect(server.asked).toMatchObject([
      {
        path: '/v1/models/m:streamGenerateContent?alt=sse',
        headers: { 'x-goog-api-key': 'secret' },
        body: { generationConfig: { maxOutputTokens: 100, responseMimeType: 'application/json', responseJsonSchema: PROMPT.schema } },
      },
    ]);
  });

  it.each<[string, object, string]>([
    ['its length', said('{', { finishReason: 'MAX_TOKENS' }), 'cut'],
    ['what it must not say', said('', { finishReason: 'SAFETY' }), 'refused'],
    ['what it must not read', { promptFeedback: { blockReason: 'SAFETY' } }, 'refused'],
  ])('tells an answer that ended by %s', async (_, event, ended) => {
    expect(await ask('google', () => events(event))).toMatchObject({ ended });
  });

  it('knows a refused key, which comes as a bad request', async () => {
    const refused: ChatAnswer = { status: 400, body: '{"error":{"details":[{"reason":"API_KEY_INVALID"}]}}' };
    await expect(ask('google', () => refused)).rejects.toMatchObject({ code: 'key_refused' });
    expect(server.asked).toHaveLength(1);
  });
});

describe('a model that is shown pictures', () => {
  const pictures = ['AAAA', 'BBBB'].map((png) => ({ png, widthPx: 600, heightPx: 40 }));
  const end = { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 7 } };

  it.each<[ModelProtocol, ChatAnswer, object]>([
    [
      'openai',
      { text: '{}', usage: false },
      {
        messages: [
          { role: 'system' },
          {
            content: [
              { type: 'text', text: 'Where?' },
              { type: 'text', text: 'Picture 1:' },
              { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
              { type: 'text', text: 'Picture 2:' },
              { type: 'image_url', image_url: { url: 'data:image/png;base64,BBBB' } },
            ],
          },
        ],
      },
    ],
    [
      'anthropic',
      events({ type: 'message_start' }, { type: 'content_block_delta', delta: { text: '{}' } }, { ...end, usage: {} }),
      {
        messages: [
          {
            content: [
              { type: 'text', text: 'Where?' },
              { type: 'text', text: 'Picture 1:' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'AAAA' } },
              { type: 'text', text: 'Picture 2:' },
              { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'BBBB' } },
            ],
          },
        ],
      },
    ],
    [
      'google',
      events({ candidates: [{ content: { parts: [{ text: '{}' }] }, finishReason: 'STOP' }] }),
      {
        contents: [
          {
            parts: [
              { text: 'Where?' },
              { text: 'Picture 1:' },
              { inlineData: { mimeType: 'image/png', data: 'AAAA' } },
              { text: 'Picture 2:' },
              { inlineData: { mimeType: 'image/png', data: 'BBBB' } },
            ],
          },
        ],
      },
    ],
  ])('by %s gets each under its number, and pays for it where the server does not count', async (protocol, answer, body) => {
    // Two squares of 512 pixels each.
    expect(await ask(protocol, () => answer, pictures)).toMatchObject({ text: '{}', inputTokens: 2 * 2 * 350 + 2 + 2 });
    expect(server.asked).toMatchObject([{ body }]);
  });

  it('and cannot see is asked about lines as before', async () => {
    const isBlind = (body: unknown): boolean => JSON.stringify(body).includes('image_url');
    await expect(ask('openai', (body) => (isBlind(body) ? { status: 400 } : { text: '{}' }), pictures)).rejects.toMatchObject({
      code: 'failed',
    });
    await server.close();
    server = await startChatServer(({ body }) => (isBlind(body) ? { status: 400 } : { text: '{}' }));
    const port = serverPort(
      { protocol: 'openai', id: 't', baseUrl: server.baseUrl, model: 'm', key: null },
      { silenceMs: 20_000, waitsMs: [] },
    );
    await port.ask({ ...PROMPT, pictures }, new AbortController().signal).catch(() => undefined);
    await port.ask(PROMPT, new AbortController().signal);
    expect(server.asked.at(-1)?.body.response_format).toMatchObject({ type: 'json_schema' });
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { type ChatAnswer, type ChatServer, startChatServer } from './chat-server.test-fixture.ts';
import { listModels } from './list-models.ts';
import type { ModelServer } from './model-server.ts';
import { PROTOCOLS } from './protocols/protocols.ts';
import { isOnThisDevice, serverAddress } from './server-address.ts';
import { serverPort } from './server-port.ts';
import { tryModel } from './try-model.ts';

const GOES_ON = new AbortController().signal;
let server: ChatServer;
afterEach(() => server?.close());

const at = (baseUrl: string): ModelServer => ({ protocol: 'openai', baseUrl, key: null });

describe('the models of a server', () => {
  it('are listed', async () => {
    server = await startChatServer(() => ({ status: 500 }), { models: ['qwen3:8b', 'llama3.2'] });
    expect(await listModels(at(server.baseUrl), GOES_ON)).toEqual({ kind: 'models', names: ['llama3.2', 'qwen3:8b'] });
  });

  it('are not known of a server that has no list, or is not there', async () => {
    server = await startChatServer(() => ({ status: 500 }));
    expect(await listModels(at(server.baseUrl), GOES_ON)).toEqual({ kind: 'trouble', trouble: 'no-list' });
    await server.close();
    expect(await listModels(at(server.baseUrl), GOES_ON)).toEqual({ kind: 'trouble', trouble: 'unreachable' });
  });

  it('are those of Google that answer prompts', () => {
    const models = [
      { name: 'models/gemini-flash', supportedGenerationMethods: ['generateContent'] },
      { name: 'models/embedding', supportedGenerationMethods: ['embedContent'] },
    ];
    expect(PROTOCOLS.google.modelsIn({ models })).toEqual(['gemini-flash']);
    expect(PROTOCOLS.google.modelsIn({})).toBeNull();
  });
});

describe('trying a model', () => {
  const trial = async (answer: ChatAnswer): Promise<unknown> => {
    server = await startChatServer(() => answer);
    const served = { ...at(server.baseUrl), id: 'local/m', model: 'm' };
    return tryModel(serverPort(served, { silenceMs: 20_000, waitsMs: [] }), GOES_ON);
  };

  it.each<[string, ChatAnswer, object]>([
    ['points', { text: '{"line":4,"quote":"HM-26-04417"}' }, { kind: 'answered', right: true, tokens: 133 }],
    ['points in a fence', { text: '```json\n{"line":4,"quote":"HM-26-04417"}\n```' }, { kind: 'answered', right: true }],
    ['points elsewhere', { text: '{"line":3,"quote":"PO-99120"}' }, { kind: 'answered', right: false, quote: 'PO-99120' }],
    ['chats', { text: 'Sure, the number is HM-26-04417.' }, { kind: 'formless' }],
    ['is not there', { status: 404 }, { kind: 'failed', code: 'unknown_model' }],
  ])('tells one that %s', async (_, answer, said) => expect(await trial(answer)).toMatchObject(said));
});

describe('an address as it is typed', () => {
  it.each([
    ['localhost:11434', 'http://localhost:11434/v1', true],
    [' http://127.0.0.1:1234/ ', 'http://127.0.0.1:1234/v1', true],
    ['https://models.example.com/api/v1/', 'https://models.example.com/api/v1', false],
    ['127.example.com', 'http://127.example.com/v1', false],
  ])('%s', (typed, address, onThisDevice) => {
    expect(serverAddress(typed)).toBe(address);
    expect(isOnThisDevice(address)).toBe(onThisDevice);
  });

  it.each(['', 'ftp://a', 'http://'])('"%s" is none', (typed) => expect(serverAddress(typed)).toBeNull());
});

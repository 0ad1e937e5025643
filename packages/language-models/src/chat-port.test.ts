import type { ModelPrompt } from '@sheetlift/engine/language-model';
import { describe, expect, it } from 'vitest';
import { chatPort, type CompleteChat } from './chat-port.ts';

const PROMPT: ModelPrompt = {
  instructions: 'Point.',
  question: 'Where?',
  schema: { type: 'object', properties: { line: { type: 'integer' } }, required: ['line'], additionalProperties: false },
  maxOutputTokens: 100,
};
const GOES_ON = new AbortController().signal;

const PIECES = [
  { choices: [{ delta: { role: 'assistant', content: null } }] },
  { choices: [{ delta: { content: '{"line":' } }] },
  { choices: [{ delta: { content: '4}' } }] },
];
const END = [{ choices: [{ delta: {}, finish_reason: 'stop' }] }, { choices: [], usage: { prompt_tokens: 30, completion_tokens: 4 } }];

/** Gives events whatever it is asked, and keeps what it was asked. */
function scripted(events: readonly object[]): { asked: object[]; complete: CompleteChat } {
  const asked: object[] = [];
  return {
    asked,
    async *complete(body) {
      asked.push(body);
      yield* events;
    },
  };
}

describe('the port of a model that runs beside the page', () => {
  it('holds it to the schema, tells how the answer comes, and what was counted', async () => {
    const { asked, complete } = scripted([...PIECES, ...END]);
    const told: number[] = [];
    const reply = await chatPort('fetched/m', async () => complete).ask(PROMPT, GOES_ON, (characters) => told.push(characters));
    expect(reply).toEqual({ text: '{"line":4}', ended: 'done', inputTokens: 30, outputTokens: 4 });
    expect(told).toEqual([8, 10]);
    expect(asked).toMatchObject([
      { stream: true, temperature: 0, max_tokens: 100, response_format: { type: 'json_schema', json_schema: { schema: PROMPT.schema } } },
    ]);
  });

  it('tells an answer that reached its limit', async () => {
    const { complete } = scripted([...PIECES, { choices: [{ delta: {}, finish_reason: 'length' }] }]);
    expect(await chatPort('m', async () => complete).ask(PROMPT, GOES_ON)).toMatchObject({ ended: 'cut' });
  });

  it.each<[string, () => Promise<CompleteChat>]>([
    ['cannot be loaded', async () => Promise.reject(new RangeError('out of memory'))],
    ['stops in the middle', async () => scripted(PIECES).complete],
  ])('says that a model failed which %s', async (_, complete) => {
    await expect(chatPort('m', complete).ask(PROMPT, GOES_ON)).rejects.toMatchObject({ name: 'ModelError', code: 'failed' });
  });

  it('says that it was stopped, whatever that makes of the answer', async () => {
    const stop = new AbortController();
    const port = chatPort('m', async () => {
      await new Promise((done) => stop.signal.addEventListener('abort', done));
      throw new Error('taken out of memory');
    });
    const answer = port.ask(PROMPT, stop.signal);
    stop.abort();
    await expect(answer).rejects.toMatchObject({ code: 'aborted' });
    await expect(port.ask(PROMPT, stop.signal)).rejects.toMatchObject({ code: 'aborted' });
  });
});

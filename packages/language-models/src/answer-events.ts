import { ModelError } from '@sheetlift/engine/language-model';
import { TryAgain } from './retrying.ts';

/** Characters read of one answer: the longest that is asked for has 8,000 tokens, each an event of some hundred characters. */
const MOST_CHARACTERS = 4_000_000;

/**
 * The events of an answer: server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html), as far as models use them, or the one
 * JSON text of a server that does not stream. `onBytes` is called whenever something came. Throws `TryAgain` for what is neither.
 */
export async function* answerEvents({ body, headers }: Response, onBytes: () => void): AsyncGenerator<unknown> {
  const streams = headers.get('content-type')?.includes('text/event-stream') ?? false;
  const decoder = new TextDecoder();
  let [waiting, characters] = ['', 0];
  for await (const bytes of chunksOf(body)) {
    onBytes();
    const text = decoder.decode(bytes, { stream: true });
    characters += text.length;
    if (characters > MOST_CHARACTERS) throw new ModelError('failed', { cause: 'an answer without end' });
    waiting += text;
    if (!streams) continue;
    const lines = waiting.split(/\r\n|\n|\r/);
    waiting = lines.pop() ?? '';
    for (const line of lines) yield* eventIn(line);
  }
  if (streams) yield* eventIn(waiting);
  else yield parsed(waiting);
}

/** Every server sends an event's JSON on one line. */
function* eventIn(line: string): Generator<unknown> {
  const data = /^data: ?(.*)$/.exec(line)?.[1]?.trim() ?? '';
  if (data !== '' && data !== '[DONE]') yield parsed(data);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The connection was cut, or a proxy answered with a page of its own.
    throw new TryAgain('failed', null);
  }
}

/** Not every browser walks through a stream by itself. */
async function* chunksOf(body: Response['body']): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

import { ModelError, type ModelPort, type ModelPrompt, type ModelReply } from '@sheetlift/engine/language-model';
import { answerEvents } from './answer-events.ts';
import { hearAnswer } from './hear-answer.ts';
import type { ServedModel } from './model-server.ts';
import type { Protocol } from './protocols/protocol.ts';
import { PROTOCOLS } from './protocols/protocols.ts';
import { retrying, TryAgain } from './retrying.ts';

/** How patient the port is. */
export interface Patience {
  /** Time without a word from the server: a large model on a small machine takes minutes to read a page. */
  silenceMs: number;
  /** Waits before each further try; a server that says when to come back is believed, within reason. */
  waitsMs: readonly number[];
}

const PATIENCE: Patience = { silenceMs: 180_000, waitsMs: [500, 2_000, 8_000] };

/** The port of a model behind a server. Only `fetch`, so it runs wherever the engine does. */
export function serverPort(served: ServedModel, { silenceMs, waitsMs }: Patience = PATIENCE): ModelPort {
  const protocol = PROTOCOLS[served.protocol];
  // What a server does not know of the protocol it is not asked for twice.
  let form = 0;

  async function attempt(prompt: ModelPrompt, signal: AbortSignal, onText: (characters: number) => void): Promise<ModelReply> {
    const formBefore = form;
    const silence = silenceAfter(silenceMs);
    const limit = AbortSignal.any([signal, silence.signal]);
    try {
      for (;;) {
        const { path, body } = protocol.ask(served.model, prompt, protocol.forms[form] ?? { hold: 'words', temperature: false });
        const response = await send(served, protocol, { path, body, signal: limit });
        silence.restart();
        if (response.status !== 400) return await hearAnswer(protocol, answerEvents(response, silence.restart), prompt, onText);
        const refusal = await response.text();
        if (protocol.isKeyRefused?.(refusal)) throw new ModelError('key_refused', { cause: 'status 400' });
        if (form < protocol.forms.length - 1) form++;
        else {
          // What it does not know may be the pictures; questions without them are asked as before.
          if (prompt.pictures) form = formBefore;
          throw new ModelError('failed', { cause: 'status 400' });
        }
      }
    } finally {
      silence.end();
    }
  }

  return {
    id: served.id,
    ask: (prompt, signal, onText = () => undefined) => retrying((stop) => attempt(prompt, stop, onText), { signal, waitsMs }),
  };
}

/** Aborts, as a timeout does, once nothing was heard for a time. */
function silenceAfter(ms: number): { signal: AbortSignal; restart: () => void; end: () => void } {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const restart = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new DOMException('Nothing was heard.', 'TimeoutError')), ms);
  };
  restart();
  return { signal: controller.signal, restart, end: () => clearTimeout(timer) };
}

async function send(
  { baseUrl, key }: ServedModel,
  protocol: Protocol,
  { path, body, signal }: { path: string; body: object; signal: AbortSignal },
): Promise<Response> {
  const response = await fetch(baseUrl.replace(/\/+$/, '') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...protocol.headers(key) },
    body: JSON.stringify(body),
    signal,
    // A key goes to the address that was named and nowhere else.
    redirect: 'error',
    // No cookie of the server's own, no page that names us.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const { status } = response;
  if (response.ok || status === 400) return response;
  await response.body?.cancel();
  if (status === 401 || status === 403) throw new ModelError('key_refused', { cause: `status ${status}` });
  if (status === 404) throw new ModelError('unknown_model', { cause: 'status 404' });
  if (status === 429) throw new TryAgain('busy', retryAfterMs(response));
  if (status >= 500 || status === 408) throw new TryAgain('failed', retryAfterMs(response));
  throw new ModelError('failed', { cause: `status ${status}` });
}

/** Seconds, or a date, which is not worth a clock. */
function retryAfterMs({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}

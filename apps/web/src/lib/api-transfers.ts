import type { Endpoint, EndpointAnswer, EndpointRequest } from '@sheetlift/contract';
import { parse } from 'zod/mini';
import { addressOf, type ApiCaller } from './api-client.ts';
import { ApiFailure, UnexpectedAnswer } from './api-failure.ts';

/** Calls that bring files, either way, and those that go on by themselves. They fail as the other calls do. */
export interface ApiTransfers {
  /** What the server sends, as a file. */
  fetchFile<E extends Endpoint>(endpoint: E, request: EndpointRequest<E>, signal?: AbortSignal): Promise<Blob>;
  /** Server-sent events, one after the other, until the server ends them; the next ones after `lastId` where one is given. */
  events<E extends Endpoint>(
    endpoint: E,
    request: EndpointRequest<E>,
    options: { lastId: string | null; signal: AbortSignal },
  ): AsyncGenerator<ServerEvent>;
  /** Sends form data; `onSent` hears how many bytes are on their way. Sent twice under one key it is done once. */
  sendForm<E extends Endpoint>(
    endpoint: E,
    params: Record<string, string>,
    form: FormData,
    options: { key: string; onSent: (bytes: number) => void; signal: AbortSignal },
  ): Promise<EndpointAnswer<E>>;
}

export interface ServerEvent {
  id: string | null;
  data: string;
}

export function createApiTransfers({ host, token, onRefused }: ApiCaller): ApiTransfers {
  const headers = (): Record<string, string> => {
    const bearer = token();
    return bearer === null ? {} : { authorization: `Bearer ${bearer}` };
  };
  const refusedIf = (status: number, sent: Record<string, string>): void => {
    if (status === 401 && sent['authorization']) onRefused(sent['authorization'].slice('Bearer '.length));
  };
  async function get(endpoint: Endpoint, request: object, more: Record<string, string>, signal?: AbortSignal): Promise<Response> {
    const sent = { ...headers(), ...more };
    const response = await fetch(host + addressOf(endpoint, request), { headers: sent, cache: 'no-store', ...(signal && { signal }) });
    refusedIf(response.status, sent);
    if (!response.ok) throw new ApiFailure(response.status, await response.json().catch(() => null));
    return response;
  }

  return {
    fetchFile: async (endpoint, request, signal) => (await get(endpoint, request, {}, signal)).blob(),
    async *events(endpoint, request, { lastId, signal }) {
      const response = await get(
        endpoint,
        request,
        { accept: 'text/event-stream', ...(lastId !== null && { 'last-event-id': lastId }) },
        signal,
      );
      yield* eventsIn(response.body!);
    },
    sendForm: (endpoint, params, form, { key, onSent, signal }) =>
      new Promise((resolve, reject) => {
        // What `fetch` sends, it says nothing of until all of it has gone.
        const request = new XMLHttpRequest();
        const sent = headers();
        request.open(endpoint.method, host + addressOf(endpoint, { params }));
        for (const [name, value] of Object.entries({ accept: 'application/json', 'idempotency-key': key, ...sent }))
          request.setRequestHeader(name, value);
        const giveUp = (): void => request.abort();
        signal.addEventListener('abort', giveUp);
        request.upload.onprogress = ({ loaded }) => onSent(loaded);
        request.onabort = () => reject(new DOMException('It was given up.', 'AbortError'));
        request.onerror = () => reject(new TypeError('Nobody answered.'));
        request.onload = () => {
          refusedIf(request.status, sent);
          if (request.status >= 300) return reject(new ApiFailure(request.status, parsed(request.responseText)));
          const answer = answerIn(endpoint, request.responseText);
          if (answer instanceof UnexpectedAnswer) reject(answer);
          else resolve(answer);
        };
        request.onloadend = () => signal.removeEventListener('abort', giveUp);
        request.send(form);
      }),
  };
}

/** As "Server-sent events" of the HTML standard has them: fields a line, an empty line ends one. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += value;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const lines = block.split('\n');
        const valuesOf = (name: string): string[] =>
          lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2));
        const data = valuesOf('data').join('\n');
        if (data !== '') yield { id: valuesOf('id').at(-1) ?? null, data };
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function answerIn<E extends Endpoint>({ success }: E, text: string): EndpointAnswer<E> | UnexpectedAnswer {
  try {
    const answer: unknown = JSON.parse(text);
    return ('answer' in success ? parse(success.answer, answer) : answer) as EndpointAnswer<E>;
  } catch (error) {
    return new UnexpectedAnswer(error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

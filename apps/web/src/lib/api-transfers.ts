import { createUpload, type Endpoint, type EndpointAnswer, type EndpointRequest } from '@sheetlift/contract';
import type { DetailedError, Upload } from 'tus-js-client';
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
  /**
   * Sends form data; `onSent` hears how many bytes are on their way. Sent twice under one key it is done once. Where the server says when to come again, it is
   * sent again then, some times.
   */
  sendForm<E extends Endpoint>(
    endpoint: E,
    params: Record<string, string>,
    form: FormData,
    options: { key: string; onSent: (bytes: number) => void; signal: AbortSignal },
  ): Promise<EndpointAnswer<E>>;
  /**
   * Sends a file in pieces, and goes on by itself where the connection broke; the upload's id. Where it fails after all, a second call with the same
   * `place` goes on there. One that the server refuses to read has an id too, under which it says why.
   */
  sendFile(file: File, place: UploadPlace, options: { onSent: (bytes: number) => void; signal: AbortSignal }): Promise<string>;
}

/** Where a file's upload is, as soon as it has begun. */
export interface UploadPlace {
  url: string | null;
}

export interface ServerEvent {
  id: string | null;
  data: string;
}

/** A request has a minute to arrive, and a piece is what is sent again where one does not. */
const PIECE_BYTES = 8 * 1024 * 1024;

/** Counted anew each time that something has come. */
const AGAIN_AFTER_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/** Times that a form is sent again where the server asks for it: for a minute or so. */
const MOST_AGAIN = 15;

/** Of the longest wait that a server may ask for: beyond it a person is told. */
const LONGEST_WAIT_S = 30;

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
    async sendForm(endpoint, params, form, { key, onSent, signal }) {
      for (let again = 0; ; again++) {
        signal.throwIfAborted();
        const sent = headers();
        const named = { accept: 'application/json', 'idempotency-key': key, ...sent };
        const { status, text, laterS } = await send(endpoint.method, host + addressOf(endpoint, { params }), named, form, {
          onSent,
          signal,
        });
        refusedIf(status, sent);
        if (laterS !== null && laterS <= LONGEST_WAIT_S && again < MOST_AGAIN) {
          await pause(laterS * 1_000, signal);
          continue;
        }
        if (status >= 300) throw new ApiFailure(status, parsed(text));
        const answer = answerIn(endpoint, text);
        if (answer instanceof UnexpectedAnswer) throw answer;
        return answer;
      }
    },
    async sendFile(file, place, { onSent, signal }) {
      const { Upload } = await import('tus-js-client');
      return new Promise((resolve, reject) => {
        let sent = headers();
        const upload: Upload = new Upload(file, {
          endpoint: host + createUpload.path,
          uploadUrl: place.url,
          metadata: { filename: file.name },
          chunkSize: PIECE_BYTES,
          retryDelays: AGAIN_AFTER_MS,
          onShouldRetry: (error) => goesOn(error.originalResponse?.getStatus() ?? null),
          // What was begun is known to the run that waits for it, and to nobody after it.
          storeFingerprintForResuming: false,
          onBeforeRequest(request) {
            sent = headers();
            for (const [name, value] of Object.entries(sent)) request.setHeader(name, value);
          },
          onUploadUrlAvailable: () => (place.url = upload.url),
          onProgress: onSent,
          onSuccess: () => resolve(idOf(upload)),
          onError(error) {
            const failure = failureOf(error);
            if (failure instanceof ApiFailure) refusedIf(failure.status, sent);
            if (failure instanceof ApiFailure && failure.code === 'document_refused') resolve(idOf(upload));
            else reject(failure);
          },
        });
        const giveUp = (): void => {
          // What cannot be ended now is deleted by the server after a day.
          upload.abort(true).catch(() => undefined);
          reject(new DOMException('It was given up.', 'AbortError'));
        };
        signal.addEventListener('abort', giveUp, { once: true });
        upload.start();
      });
    },
  };
}

interface Answered {
  status: number;
  text: string;
  /** Seconds after which the server wants to be asked again; null where it did not say so. */
  laterS: number | null;
}

/** What `fetch` sends, it says nothing of until all of it has gone. */
function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  form: FormData,
  { onSent, signal }: { onSent: (bytes: number) => void; signal: AbortSignal },
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const giveUp = (): void => request.abort();
    signal.addEventListener('abort', giveUp);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onabort = () => reject(new DOMException('It was given up.', 'AbortError'));
    request.onerror = () => reject(new TypeError('Nobody answered.'));
    request.onload = () => {
      const later = request.getResponseHeader('retry-after');
      resolve({ status: request.status, text: request.responseText, laterS: later === null ? null : Number(later) });
    };
    request.onloadend = () => signal.removeEventListener('abort', giveUp);
    request.send(form);
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('It was given up.', 'AbortError'));
    });
  });
}

/** Where nobody answered, too much came, or another request is still at it (409, 423); any other refusal is the last word. */
function goesOn(status: number | null): boolean {
  return status === null || status >= 500 || [409, 423, 429].includes(status);
}

function idOf({ url }: Upload): string {
  return url!.split('/').at(-1)!;
}

/** As the other calls fail: nobody answered, or the answer says why. */
function failureOf(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  return response ? new ApiFailure(response.getStatus(), parsed(response.getBody())) : new TypeError('Nobody answered.');
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

import { ModelError, type ModelPort, type ModelPrompt, type ModelReply, tokensOf } from '@sheetlift/engine';
import { type Attempt, retrying, TryAgain } from './retrying.ts';

/** A model behind a server that speaks the OpenAI chat protocol. */
export interface OpenAiServer {
  /** Names it in what is kept and said: "ollama/qwen3:8b". */
  id: string;
  /** Up to and without "/chat/completions". */
  baseUrl: string;
  model: string;
  /** Null for servers that ask for none. */
  key: string | null;
}

/** How patient the port is. */
export interface Patience {
  /** Time for one try: a large model on a small machine takes a minute for a page. */
  timeoutMs: number;
  /** Waits before each further try; a server that says when to come back is believed, within reason. */
  waitsMs: readonly number[];
}

const PATIENCE: Patience = { timeoutMs: 180_000, waitsMs: [500, 2_000, 8_000] };

/** Characters read of one answer: the longest that is asked for has 8,000 tokens. */
const MOST_CHARACTERS = 1_000_000;

/**
 * The port of any server of the OpenAI chat protocol: local ones (Ollama, LM Studio, llama.cpp, vLLM) and the vendors' own. Only `fetch`, so it runs
 * wherever the engine does.
 */
export function openAiPort(server: OpenAiServer, { timeoutMs, waitsMs }: Patience = PATIENCE): ModelPort {
  // What a server does not know of the protocol it is not asked for twice.
  let form = 0;
  const attempt: (prompt: ModelPrompt) => Attempt<ModelReply> = (prompt) => async (stop) => {
    const limit = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)]);
    for (;;) {
      const response = await send(server, bodyOf(server, prompt, FORMS[form] ?? {}), limit);
      if (response.status !== 400) return replyOf(await readJson(response), prompt);
      await response.body?.cancel();
      if (form === FORMS.length - 1) throw new ModelError('failed', { cause: 'status 400' });
      form++;
    }
  };
  return {
    id: server.id,
    ask: (prompt, signal) => retrying(attempt(prompt), { signal, waitsMs }),
  };
}

/** How a server is held to the form of the answer: by the schema, by a model that takes no temperature, by any JSON, by words alone. */
const FORMS: readonly { schema?: true; temperature?: 0; json?: true }[] = [
  { schema: true, temperature: 0 },
  { schema: true },
  { json: true, temperature: 0 },
  {},
];

function bodyOf({ model }: OpenAiServer, prompt: ModelPrompt, { schema, temperature, json }: (typeof FORMS)[number]): string {
  const { instructions, question, maxOutputTokens } = prompt;
  const form = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: prompt.schema } };
  return JSON.stringify({
    model,
    messages: [
      // Some servers take a schema and do not hold the model to it: it is told as well.
      { role: 'system', content: `${instructions}\n\nThe form, as JSON Schema: ${JSON.stringify(prompt.schema)}` },
      { role: 'user', content: question },
    ],
    // Servers know one name or the other, and pass over what they do not know; a vendor that takes only one says so with status 400.
    ...(temperature === 0 ? { temperature, max_tokens: maxOutputTokens } : { max_completion_tokens: maxOutputTokens }),
    ...(schema ? { response_format: form } : json ? { response_format: { type: 'json_object' } } : {}),
  });
}

async function send({ baseUrl, key }: OpenAiServer, body: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body,
    signal,
    // A key goes to the address that was named and nowhere else.
    redirect: 'error',
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

async function readJson(response: Response): Promise<unknown> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new ModelError('failed', { cause: 'an answer without end' });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The connection was cut, or a proxy answered with a page of its own.
    throw new TryAgain('failed', null);
  }
}

interface ChatCompletion {
  choices?: { message?: { content?: unknown; refusal?: unknown }; finish_reason?: unknown }[];
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown };
}

function replyOf(json: unknown, { instructions, question }: ModelPrompt): ModelReply {
  const { choices: [choice] = [], usage } = (json ?? {}) as ChatCompletion;
  if (!choice) throw new TryAgain('failed', null);
  const text = typeof choice.message?.content === 'string' ? choice.message.content : '';
  const isRefused = choice.finish_reason === 'content_filter' || typeof choice.message?.refusal === 'string';
  return {
    text,
    ended: isRefused ? 'refused' : choice.finish_reason === 'length' ? 'cut' : 'done',
    inputTokens: countOr(usage?.prompt_tokens, tokensOf(instructions + question)),
    outputTokens: countOr(usage?.completion_tokens, tokensOf(text)),
  };
}

const countOr = (count: unknown, estimate: number): number => (typeof count === 'number' && count >= 0 ? count : estimate);

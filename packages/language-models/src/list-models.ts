import type { ModelServer } from './model-server.ts';
import { PROTOCOLS } from './protocols/protocols.ts';

/** The models that a server has, or why that is not known. */
export type ListedModels =
  | { kind: 'models'; names: string[] }
  /** "refused": it is there, and lets this page not speak to it (CORS); "no-list": something else answered. */
  | { kind: 'trouble'; trouble: 'unreachable' | 'refused' | 'key-refused' | 'no-list' };

const LIST_MS = 15_000;

/** Asks a server for its models. */
export async function listModels(server: ModelServer, signal: AbortSignal): Promise<ListedModels> {
  const protocol = PROTOCOLS[server.protocol];
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)]);
  let response: Response;
  try {
    response = await fetch(server.baseUrl + protocol.listPath, {
      headers: protocol.headers(server.key),
      signal: limit,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  } catch {
    return { kind: 'trouble', trouble: await whyNot(server, signal) };
  }
  const text = await response.text().catch(() => '');
  if (response.status === 401 || response.status === 403 || protocol.isKeyRefused?.(text))
    return { kind: 'trouble', trouble: 'key-refused' };
  const names = response.ok ? protocol.modelsIn(parsed(text)) : null;
  return names ? { kind: 'models', names: names.sort() } : { kind: 'trouble', trouble: 'no-list' };
}

/**
 * Why a server did not answer. A browser does not say whether nobody is there or somebody who does not let the page in; a request that asks for no
 * permission, and gets no answer to read, tells the two apart.
 */
export async function whyNot({ baseUrl }: ModelServer, signal: AbortSignal): Promise<'unreachable' | 'refused'> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)]);
  return fetch(baseUrl, { mode: 'no-cors', signal: limit, credentials: 'omit', referrerPolicy: 'no-referrer' }).then(
    ({ type }) => (type === 'opaque' ? 'refused' : 'unreachable'),
    () => 'unreachable',
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

import { fetchedModelFile, keepFetchedModel, removeFetchedModel } from '../../../lib/device-store/fetched-model-file.ts';

/** Why a model is not known or not here. */
export type FetchTrouble =
  | 'unreachable'
  /** The policy of this installation does not let the page reach the place. */
  | 'not-allowed'
  | 'not-there'
  | 'no-size'
  | 'no-room'
  | 'cannot-keep'
  | 'broke-off'
  | 'no-model';

export type Measured = { kind: 'size'; bytes: number } | { kind: 'trouble'; trouble: FetchTrouble };

/** What every file of llama.cpp's format begins with. */
const MAGIC = 'GGUF';

const REQUEST: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' };

/** How large a model is, asked without fetching it. */
export async function measureModel(address: string, signal: AbortSignal): Promise<Measured> {
  try {
    const { ok, headers } = await fetch(address, { ...REQUEST, method: 'HEAD', signal });
    const bytes = Number(headers.get('content-length') ?? 0);
    if (!ok) return { kind: 'trouble', trouble: 'not-there' };
    return bytes > 0 ? { kind: 'size', bytes } : { kind: 'trouble', trouble: 'no-size' };
  } catch {
    return { kind: 'trouble', trouble: 'unreachable' };
  }
}

/** Fetches a model and keeps it in this browser, or says why not. `onBytes` is told how much is here. */
export async function fetchModel(
  address: string,
  bytes: number,
  { signal, onBytes }: { signal: AbortSignal; onBytes: (done: number) => void },
): Promise<FetchTrouble | null> {
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate()) ?? {};
  if (quota - usage < bytes) return 'no-room';
  if (!('createWritable' in FileSystemFileHandle.prototype)) return 'cannot-keep';
  const response = await fetch(address, { ...REQUEST, signal }).catch(() => null);
  if (!response) return 'unreachable';
  if (!response.ok || !response.body) return 'not-there';
  try {
    await keepFetchedModel(address, response.body.pipeThrough(counting(onBytes)), signal);
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'broke-off';
  }
  const file = await fetchedModelFile(address, bytes);
  if (file && (await file.slice(0, MAGIC.length).text()) === MAGIC) return null;
  await removeFetchedModel();
  return file ? 'no-model' : 'broke-off';
}

function counting(onBytes: (done: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let done = 0;
  return new TransformStream({
    transform(chunk, controller) {
      onBytes((done += chunk.length));
      controller.enqueue(chunk);
    },
  });
}

import { setTimeout as wait } from 'node:timers/promises';
import { openClient } from '@sheetlift/api-client';
import { UsageError } from '../usage-error.ts';

export type SheetliftClient = ReturnType<typeof openClient>;

/** A server that never answered is given up soon; one that did is waited for as long as a line or a server may be away. */
const FIRST_ANSWER_MS = 30_000;
const NEXT_ANSWER_MS = 10 * 60_000;

/** Between two tries of a request; it begins with a second. */
const LONGEST_WAIT_S = 15;

/** Statuses that say "later": a line that was too slow, too many requests, and a server that is away or starting. */
const LATER = [408, 429, 502, 503, 504];

/** A client that tries again what met a passing failure: what is done once is sent under a key, so that the server does once what comes twice. */
export function clientOf(server: string, apiKey: string | undefined): SheetliftClient {
  if (!apiKey) throw new UsageError('Put an API key into SHEETLIFT_API_KEY; people make one on their account screen.');
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol))
    throw new UsageError(`--server takes an address like https://sheets.example.com; not "${server}".`);
  let hasAnswered = false;
  const insistently = async (request: Request): Promise<Response> => {
    const since = Date.now();
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(request.clone()).catch(() => null);
      if (answer) hasAnswered = true;
      if (answer && !LATER.includes(answer.status) && !(await isUnderWay(answer))) return answer;
      if (Date.now() - since > (hasAnswered ? NEXT_ANSWER_MS : FIRST_ANSWER_MS)) {
        if (answer) return answer;
        throw new UsageError(`${server} does not answer.`);
      }
      if (attempt === 2 && !answer) process.stderr.write(`${server} does not answer; it is tried again.\n`);
      await wait(Math.max(Number(answer?.headers.get('retry-after') ?? 0), Math.min(attempt, LONGEST_WAIT_S)) * 1_000);
    }
  };
  return openClient({ server, key: apiKey, fetch: insistently });
}

/** A connection broke, and the server has not noticed: what it does with the request of before is not known yet. */
async function isUnderWay(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return codeOf(said) === 'idempotency_under_way';
}

/** Of a failure in our words; null of what a server that is not ours, or a gateway, answers. */
export function codeOf(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

/** What was answered; a failure ends the command with its words. */
export function answered<Data>({ data, error, response }: { data?: Data; error?: unknown; response: Response }): Data {
  if (response.ok) return data!;
  const code = codeOf(error);
  throw new UsageError(
    code === null ? `The server answered ${response.status}.` : `${code}: ${String((error as { detail?: unknown }).detail)}`,
  );
}

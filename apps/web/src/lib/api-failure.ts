import { FAILURES, type FailureCode } from '@sheetlift/contract';

/** A call that was answered with a failure. Its message is the answer's detail, or "HTTP {status}". */
export class ApiFailure extends Error {
  readonly status: number;
  /** Null where the answer says neither. */
  readonly detail: string | null;
  readonly code: FailureCode | null;
  /** The answer as it came: some failures carry more. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const { detail, code } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
    const words = typeof detail === 'string' && detail !== '' ? detail : null;
    super(words ?? `HTTP ${status}`);
    this.status = status;
    this.detail = words;
    this.code = typeof code === 'string' && code in FAILURES ? (code as FailureCode) : null;
    this.body = body;
  }
}

/** A success whose content is not what was agreed: no JSON, or JSON of another shape. It came over a network that works. */
export class UnexpectedAnswer extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'UnexpectedAnswer';
  }
}

/** Gateways say these for a server that is not there; ours says 503 while its database is not. */
const NOBODY_THERE: readonly number[] = [502, 503, 504];

/** Answers after which the same call may go well: when the person has signed in again, in a while, when the server is well again. */
const LATER: readonly number[] = [401, 408, 429];

/** Whether the same call may go well later; any other refusal is the last word. */
export function mayGoWellLater(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status >= 500 || LATER.includes(error.status);
}

/** Whether nobody was there to answer, so that the same call may go well later. */
export function isUnreachable(error: unknown): boolean {
  return !(error instanceof ApiFailure) || NOBODY_THERE.includes(error.status);
}

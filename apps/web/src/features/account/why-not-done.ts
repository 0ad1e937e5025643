import { ApiFailure } from '../../lib/api-failure.ts';

const OUT_OF_REACH = 'The server cannot be reached. Nothing was changed; try again once the connection is back.';

/** Why a call of the account screen failed, for the person. */
export function whyNotDone(error: unknown): string {
  return error instanceof ApiFailure ? error.message : OUT_OF_REACH;
}

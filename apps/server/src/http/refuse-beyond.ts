import type { RateLimit, RateLimits } from '../platform/rate-limits.ts';
import { Failure } from './failure.ts';

/** Ends the request where this attempt is one too many. */
export async function refuseBeyond(rateLimits: RateLimits, limit: RateLimit, ...who: string[]): Promise<void> {
  if (!(await rateLimits.allows(limit, ...who))) throw new Failure('too_many_requests');
}

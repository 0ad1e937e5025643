import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { BillingRefused } from '../billing/billing-refused.ts';
import { PaymentsUnavailable } from '../billing/payment-provider.ts';
import { Refused } from '../platform/refused.ts';
import { Failure } from './failure.ts';
import { sayProblem } from './say-problem.ts';

/** Any error as a failure of the contract. Only "internal" is a fault of ours. */
export function mapError(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof Refused) return new Failure(error.code, error.words, error.more);
  if (error instanceof BillingRefused) return new Failure(error.code);
  if (error instanceof PaymentsUnavailable) return new Failure('payments_unavailable');
  if (hasZodFastifySchemaValidationErrors(error)) return new Failure('invalid_request', firstProblem(error.validation));
  if (isAccountGone(error)) return new Failure('not_authenticated');
  if (error.statusCode === 413) return new Failure('too_large');
  if (error.statusCode === 415) return new Failure('unsupported_media_type');
  if (error.statusCode === 404) return new Failure('not_found');
  if (error.statusCode === 503) return new Failure('unavailable');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new Failure('malformed_request');
  if (error.code === 'ENOSPC') return new Failure('unavailable', 'The disk with the data folder is full.');
  // Comes after all that is said of the request: a connection that its sender broke off has the same code as one of ours to the database.
  if (isDatabaseGone(error)) return new Failure('unavailable');
  return new Failure('internal');
}

function firstProblem(
  problems: readonly { keyword?: string; instancePath: string; message?: string; params?: object }[],
): string | undefined {
  const [problem] = problems;
  if (!problem?.message) return undefined;
  const { keyword = '', instancePath, message, params } = problem;
  return sayProblem({ ...params, code: keyword, path: instancePath.split('/').filter(Boolean), message });
}

/** The account was deleted after its token was checked: what was to belong to it refers to nothing (PostgreSQL's code 23503). */
function isAccountGone(error: Error & { code?: string; constraint?: string }): boolean {
  if (error.code === '23503' && error.constraint?.endsWith('_users_id_fk')) return true;
  return error.cause instanceof Error && isAccountGone(error.cause);
}

/** Connection trouble, PostgreSQL's classes 08 (connection), 53 (out of resources) and 57P (stopped, starting). */
const GONE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|08...|53...|57P..)$/;
const GONE_WITHOUT_CODE = /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end/;

function isDatabaseGone(error: Error & { code?: string }): boolean {
  if (GONE.test(error.code ?? '') || GONE_WITHOUT_CODE.test(error.message)) return true;
  return error.cause instanceof Error && isDatabaseGone(error.cause);
}

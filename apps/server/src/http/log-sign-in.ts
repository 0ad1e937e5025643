import { isIPv4 } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

export type SignInOutcome = 'signed-in' | 'wrong' | 'too-often';

const WORDS: Record<SignInOutcome, string> = {
  'signed-in': 'Signed in',
  wrong: 'Sign-in refused: no such account, or not its password',
  'too-often': 'Sign-in refused: too many attempts',
};

interface SignIn {
  by: 'password' | 'google';
  outcome: SignInOutcome;
  /** The account's id; null where it is not known, or there is none. */
  account: string | null;
  network: string;
}

/**
 * A line for each attempt, by which an operator sees guessing and a person's question can be answered: at level "info" where it went well, else "warn". It holds
 * no mail address, which a wrong sign-in may have mistyped into a password, and of an IPv4 address its first three parts.
 */
export function logSignIn(log: FastifyBaseLogger, { by, outcome, account, network }: SignIn): void {
  const told = { by, outcome, account, network: isIPv4(network) ? `${network.split('.').slice(0, 3).join('.')}.0/24` : network };
  if (outcome === 'signed-in') log.info(told, WORDS[outcome]);
  else log.warn(told, WORDS[outcome]);
}

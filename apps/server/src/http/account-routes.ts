import { checkEmail, forgotPassword, getMe, register, resetPassword, signIn, signOut } from '@sheetlift/contract';
import { endSession } from '../accounts/end-session.ts';
import { findByEmail } from '../accounts/find-by-email.ts';
import { foldEmail } from '../accounts/fold-email.ts';
import { prepareReset, useReset } from '../accounts/password-resets.ts';
import { refuseCommon } from '../accounts/refuse-common.ts';
import { registerAccount } from '../accounts/register-account.ts';
import type { User } from '../accounts/user.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { createDescribeMe } from './describe-me.ts';
import { Failure } from './failure.ts';
import { logSignIn, type SignInOutcome } from './log-sign-in.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

const QUARTER_S = 15 * 60;
const HOUR_S = 60 * 60;

/**
 * Nobody can be locked out by somebody else: what counts towards an account counts per network too. A network's own limit counts what
 * failed, as an office behind one address begins its day at once.
 */
const SIGN_IN_TO_ACCOUNT: RateLimit = { name: 'sign-in-account', times: 10, perSeconds: QUARTER_S };
const FAILED_SIGN_IN: RateLimit = { name: 'sign-in', times: 100, perSeconds: QUARTER_S };

/**
 * These tell whether an address has an account, so they are the narrowest. Whoever tries addresses mostly meets ones without; an office
 * mostly asks for its own. Once a network has met thirty without, it is told nothing for a while: a refusal of those alone would tell, too.
 */
const REGISTER: RateLimit = { name: 'register', times: 10, perSeconds: HOUR_S };
const CHECK_EMAIL: RateLimit = { name: 'check-email', times: 300, perSeconds: HOUR_S };
const CHECK_UNKNOWN: RateLimit = { name: 'check-unknown', times: 30, perSeconds: HOUR_S };

const FORGOT: RateLimit = { name: 'forgot', times: 20, perSeconds: HOUR_S };
/** Mail to one person, whoever asks for it. Beyond it nothing is sent and nothing is said: the answer must not tell. */
const MAIL_TO_ADDRESS: RateLimit = { name: 'mail', times: 5, perSeconds: HOUR_S };
const RESET: RateLimit = { name: 'reset', times: 20, perSeconds: HOUR_S };

/** Signing up, signing in, and finding a lost password. Limits come first: what is refused costs no hashing. */
export function accountRoutes(parts: ServerParts): Route[] {
  const { database, passwords, rateLimits, accessTokens, doLater, sendLater } = parts;
  const describeMe = createDescribeMe(parts);
  return [
    route(getMe, async ({ caller }) => describeMe(caller)),
    route(register, async ({ body, network }) => {
      refuseCommon(body.password);
      await refuseBeyond(rateLimits, REGISTER, network);
      const user = await registerAccount(body, database, passwords);
      if (!user) throw new Failure('email_taken');
      return { id: user.id, email: user.email, full_name: user.fullName, auth_provider: 'email' };
    }),
    route(signIn, async ({ body: { username, password }, network, log }) => {
      const tell = (outcome: SignInOutcome, user: User | null): void =>
        logSignIn(log, { by: 'password', outcome, account: user?.id ?? null, network });
      const mayTry =
        (await rateLimits.allows(FAILED_SIGN_IN, network)) && (await rateLimits.allows(SIGN_IN_TO_ACCOUNT, foldEmail(username), network));
      if (!mayTry) {
        tell('too-often', null);
        throw new Failure('too_many_requests');
      }
      const user = await findByEmail(username, database);
      const isRight = await passwords.matches(password, user?.passwordHash ?? null);
      if (!user || !isRight) {
        tell('wrong', user);
        throw new Failure('invalid_credentials');
      }
      tell('signed-in', user);
      await rateLimits.giveBack(FAILED_SIGN_IN, network);
      return { access_token: await accessTokens.sign({ userId: user.id, tokenVersion: user.tokenVersion }), token_type: 'bearer' };
    }),
    route(signOut, async ({ session }) => {
      // No key may call: who does has a session.
      await endSession(session!, database);
      return { ok: true };
    }),
    route(checkEmail, async ({ body: { email }, network }) => {
      await refuseBeyond(rateLimits, CHECK_EMAIL, network);
      await refuseBeyond(rateLimits, CHECK_UNKNOWN, network);
      const user = await findByEmail(email, database);
      if (user) await rateLimits.giveBack(CHECK_UNKNOWN, network);
      return {
        exists: user !== null,
        auth_provider: user?.authProvider ?? null,
        message: user ? 'An account with this email already exists.' : 'There is no account with this email yet.',
      };
    }),
    route(forgotPassword, async ({ body: { email }, network }) => {
      await refuseBeyond(rateLimits, FORGOT, network);
      doLater('password reset', async () => {
        if (!(await rateLimits.allows(MAIL_TO_ADDRESS, foldEmail(email)))) return;
        const mail = await prepareReset(email, parts);
        if (mail) sendLater(mail);
      });
      return { ok: true };
    }),
    route(resetPassword, async ({ body: { token, password }, network }) => {
      refuseCommon(password);
      await refuseBeyond(rateLimits, RESET, network);
      const owner = await useReset(token, password, parts);
      if (!owner) throw new Failure('reset_link_invalid');
      return { access_token: await accessTokens.sign(owner), token_type: 'bearer' };
    }),
  ];
}

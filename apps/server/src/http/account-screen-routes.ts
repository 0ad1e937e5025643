import { changeName, changePassword, deleteAccount, exportAccount, signOutEverywhere } from '@sheetlift/contract';
import { changeName as setName } from '../accounts/change-name.ts';
import { changePassword as setNewPassword } from '../accounts/change-password.ts';
import { endSessions } from '../accounts/end-sessions.ts';
import { foldEmail } from '../accounts/fold-email.ts';
import { refuseCommon } from '../accounts/refuse-common.ts';
import { endPlans } from '../billing/change-plan.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { Failure } from './failure.ts';
import { exportOwnerData, forgetOwnerData } from './owner-data.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** Whoever found an open session shall not find the password by trying. */
const CHANGE_PASSWORD: RateLimit = { name: 'change-password', times: 10, perSeconds: 15 * 60 };
const EXPORT: RateLimit = { name: 'export', times: 10, perSeconds: 60 * 60 };

const FAILED_CHANGES = { 'no-password': 'no_password', 'wrong-password': 'wrong_password', 'session-ended': 'not_authenticated' } as const;

/** What people do with their own account. */
export function accountScreenRoutes(parts: ServerParts): Route[] {
  const { database, accessTokens } = parts;
  return [
    route(changeName, async ({ caller, body }) => ({ full_name: await setName(caller.id, body.full_name, parts) })),
    route(
      changePassword,
      async ({ caller, body }) => {
        refuseCommon(body.new_password);
        const change = await setNewPassword(caller, { current: body.current_password, next: body.new_password }, parts);
        if (change.kind !== 'changed') throw new Failure(FAILED_CHANGES[change.kind]);
        return { access_token: await accessTokens.sign(change.claims), token_type: 'bearer' };
      },
      CHANGE_PASSWORD,
    ),
    route(signOutEverywhere, async ({ caller }) => {
      await endSessions(caller.id, database);
      return { ok: true };
    }),
    route(
      exportAccount,
      async ({ caller }) => ({
        contentType: 'application/zip',
        fileName: 'sheetlift.zip',
        content: await exportOwnerData(caller.id, database),
      }),
      EXPORT,
    ),
    route(deleteAccount, async ({ caller, body }) => {
      if (foldEmail(body.confirmation) !== caller.foldedEmail) throw new Failure('confirmation_mismatch');
      // Before anything is gone: nobody goes on paying for an account that is not there.
      if (parts.billing) await endPlans(caller.id, { ...parts.billing, ...parts });
      await forgetOwnerData(caller.id, database);
      return { ok: true };
    }),
  ];
}

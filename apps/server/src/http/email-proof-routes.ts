import { proveEmail as proveEmailCall, sendEmailProof } from '@sheetlift/contract';
import { prepareEmailProof, proveEmail } from '../accounts/email-proofs.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { Failure } from './failure.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

const HOUR_S = 60 * 60;

/** By address and not by account: one could be made, deleted and made again to fill a stranger's mailbox. */
const SEND: RateLimit = { name: 'email-proof', times: 5, perSeconds: HOUR_S };
const PROVE: RateLimit = { name: 'prove-email', times: 20, perSeconds: HOUR_S };

/** Showing that an address is one's own; asked for before something is bought, never to try the product. */
export function emailProofRoutes(parts: ServerParts): Route[] {
  const { billing, rateLimits, sendLater, publicUrl } = parts;
  return [
    route(sendEmailProof, async ({ caller, body: { plan_type, period } }) => {
      if (!billing) throw new Failure('plans_not_sold');
      if (caller.emailProvedAt !== null) return { is_sent: false };
      await refuseBeyond(rateLimits, SEND, caller.foldedEmail);
      sendLater(
        await prepareEmailProof(caller, new URL(`${publicUrl}/pricing?${new URLSearchParams({ plan: plan_type, period })}`), parts),
      );
      return { is_sent: true };
    }),
    route(proveEmailCall, async ({ caller, body: { token } }) => {
      await refuseBeyond(rateLimits, PROVE, caller.id);
      if (!(await proveEmail(caller, token, parts))) throw new Failure('email_link_invalid');
      return { ok: true };
    }),
  ];
}

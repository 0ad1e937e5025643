import { sendContactMessage } from '@sheetlift/contract';
import { keepContactMessage } from '../contact/keep-contact-message.ts';
import type { RateLimit } from '../platform/rate-limits.ts';
import { refuseBeyond } from './refuse-beyond.ts';
import { type Route, route } from './route.ts';
import type { ServerParts } from './server-parts.ts';

/** Enough for somebody who forgot something; a flood stops here. */
const CONTACT: RateLimit = { name: 'contact', times: 5, perSeconds: 60 * 60 };

/** Letters to the operator. */
export function contactRoutes({ database, rateLimits, sendLater, operator }: ServerParts): Route[] {
  return [
    route(sendContactMessage, async ({ body, network }) => {
      await refuseBeyond(rateLimits, CONTACT, network);
      sendLater(await keepContactMessage(body, { database, to: operator.contactEmail }));
      return { ok: true };
    }),
  ];
}

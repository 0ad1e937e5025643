import type { DeliveryTrouble, WebhookDelivery } from '@sheetlift/contract';
import { dateTimeText } from '../../../lib/date-time-text.ts';

type Attempt = WebhookDelivery['attempts'][number];

const TROUBLE: Record<DeliveryTrouble, string> = {
  address_refused: 'webhooks may not go to this address',
  host_not_found: 'there is no such host',
  no_connection: 'no connection',
  timed_out: 'no answer within 15 seconds',
};

/** "2026-11-24, 10:22: answered 500" */
export function attemptWords({ at, status, trouble }: Attempt): string {
  return `${dateTimeText(at)}: ${trouble === null ? `answered ${status}` : TROUBLE[trouble]}`;
}

/** How a delivery stands, in two words. */
export function stateWords({ state, attempts }: WebhookDelivery): string {
  if (state === 'waiting') return attempts.length === 0 ? 'On its way' : 'Tried again';
  return state === 'delivered' ? 'Delivered' : 'Failed';
}

import { isPlainJson, plainText } from '@sheetlift/contract';
import { z } from 'zod/mini';
import type { PaddleState } from './payment-provider.ts';

const moment = z.iso.datetime({ offset: true });

/** The database's moments begin and end elsewhere than the notation's, and so do its offsets: in UTC, in years of four digits. */
const keptMoment = z.pipe(moment, z.transform(inUtc)).check(z.regex(/^[1-9]\d{3}-/));

/** Longer than any id and type of Paddle's. An index of the database takes no long ones, and no text of it a zero. */
const shortText = plainText.check(z.minLength(1), z.maxLength(100));

/** What every notification has; what it tells of differs by its type, and types that we do not know are kept too. */
const notification = z.object({
  event_id: shortText,
  event_type: shortText,
  occurred_at: keptMoment,
  data: z.record(z.string(), z.unknown()).check(z.refine((data) => isPlainJson(data))),
});

export type PaddleNotification = z.infer<typeof notification>;

/** What we read of a subscription; Paddle may add to it. */
const subscriptionState: z.ZodMiniType<PaddleState> = z.object({
  id: z.string(),
  status: z.string(),
  customer_id: z.string(),
  custom_data: z.unknown(),
  items: z.array(z.object({ price: z.object({ id: z.string() }) })),
  current_billing_period: z.nullable(z.object({ ends_at: moment })),
  scheduled_change: z.nullable(z.object({ action: z.string(), effective_at: moment })),
  next_billed_at: z.nullable(moment),
  canceled_at: z.nullable(moment),
  started_at: z.nullable(moment),
  created_at: moment,
  updated_at: moment,
});

/** Null for bytes that are no notification. */
export function parseNotification(body: Buffer): PaddleNotification | null {
  try {
    return notification.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}

/** Throws where Paddle changed what it calls a subscription. */
export function parseSubscriptionState(data: unknown): PaddleState {
  return subscriptionState.parse(data);
}

/** Of which subscription an event tells: its own id, or that of a transaction's. */
export function subscriptionIdOf({ event_type, data }: Pick<PaddleNotification, 'event_type' | 'data'>): string | null {
  const id = tellsState(event_type) ? data['id'] : data['subscription_id'];
  return shortText.safeParse(id).data ?? null;
}

/** Whether an event carries a whole subscription; others only hint that one may have changed. */
export function tellsState(eventType: string): boolean {
  return eventType.startsWith('subscription.');
}

/** The same moment, to the microsecond. */
function inUtc(text: string): string {
  const [, fraction = ''] = /\.(\d{1,6})/.exec(text) ?? [];
  return `${new Date(text).toISOString().slice(0, -'.000Z'.length)}.${fraction.padEnd(6, '0')}Z`;
}

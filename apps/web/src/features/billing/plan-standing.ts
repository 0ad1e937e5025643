import { isCancelledButActive, isPastDue, type Subscriptions } from '@sheetlift/contract';
import type { OwnSubscription } from './use-own-subscription.ts';

/** How it stands with somebody's plan: what the screens say of it, and what can be done. */
export type PlanStanding =
  /** None; `ended` is the one there was. It can be bought. */
  | { kind: 'none'; ended: OwnSubscription | null }
  /** Goes on by itself. It can be changed and ended. */
  | { kind: 'active'; subscription: OwnSubscription }
  /** Goes on until its end, and can be taken back until then. */
  | { kind: 'ending'; subscription: OwnSubscription; endsAt: string }
  /** The last payment is open; once its time is over the plan grants nothing until it is paid. */
  | { kind: 'open'; subscription: OwnSubscription; isOver: boolean }
  /** It has not ended, and grants nothing: it was paused at Paddle, or its end came and Paddle's word of that is late. */
  | { kind: 'at-rest'; subscription: OwnSubscription };

export function planStanding(me: Subscriptions, subscription: OwnSubscription | null, now: Date): PlanStanding {
  if (subscription === null || subscription.status === 'canceled') return { kind: 'none', ended: subscription };
  if (isPastDue(me)) return { kind: 'open', subscription, isOver: me.effective_subscription === null };
  if (isCancelledButActive(me, now)) return { kind: 'ending', subscription, endsAt: me.effective_subscription!.current_period_end! };
  return { kind: me.effective_subscription === null ? 'at-rest' : 'active', subscription };
}

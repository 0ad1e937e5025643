import { limitsOf } from '@sheetlift/contract';
import type { Session, SessionState } from '../features/auth/session.ts';
import { type AccountPageMeter, createAccountPageMeter } from '../features/usage/account-page-meter.ts';
import { createDevicePageMeter, type LimitedPageMeter, type PageLimits, SIGNED_OUT } from '../features/usage/device-page-meter.ts';
import { createSwitchingPageMeter, type MeterOwner } from '../features/usage/switching-page-meter.ts';
import type { PageMeter } from '../features/workspace/reading/page-meter.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { createRetry } from '../lib/retry.ts';
import { configuration } from './configuration.ts';
import { pageAuth } from './page-auth.ts';

let meter: PageMeter | undefined;

/** Counts the pages of the month: of this device, or of the account that is signed in. One in the life of the page. */
export function pageMeter(): PageMeter {
  return (meter ??= create());
}

function create(): PageMeter {
  const { api, session } = pageAuth();
  const storage = browserStorage();
  let device = openDevice();
  configuration.subscribe(() => device.limitTo(limitsNow()));
  return createSwitchingPageMeter({
    owner: { subscribe: session.subscribe, snapshot: () => ownerOf(session.snapshot()) },
    openDevice: () => (device = openDevice()),
    openUnknown: () => createDevicePageMeter({ signInState: 'unknown', storage }),
    openAccount: (userId) => {
      const used = session.snapshot().me?.pages_used_current_month ?? null;
      const account = createAccountPageMeter({
        api,
        userId,
        used,
        plan: () => session.snapshot().me?.effective_subscription?.plan_type ?? 'free',
        storage,
        retry: createRetry(window),
      });
      return { ...account, close: followPlan(session, account) };
    },
  });

  function openDevice(): LimitedPageMeter {
    return createDevicePageMeter({ signInState: SIGNED_OUT, limits: limitsNow(), storage });
  }
}

/** Of somebody without an account; null until the server said what it offers. */
function limitsNow(): PageLimits | null {
  const known = configuration.snapshot();
  return known && limitsOf('anonymous', known.sells_plans);
}

function ownerOf(session: SessionState): MeterOwner {
  if (session.state === 'loading') return { kind: 'asking' };
  return session.state === 'authenticated' ? { kind: 'account', userId: session.user?.id ?? null } : { kind: 'device' };
}

/** What a month may have changes with the plan, and when it comes to be known. Returns what ends both. */
function followPlan(session: Session, account: AccountPageMeter): () => void {
  const planNow = (): string | null => {
    const { me } = session.snapshot();
    return me && (me.effective_subscription?.plan_type ?? 'free');
  };
  let plan = planNow();
  const leave = session.subscribe(() => {
    if (planNow() === plan) return;
    plan = planNow();
    account.askAgain();
  });
  return () => {
    leave();
    account.close();
  };
}

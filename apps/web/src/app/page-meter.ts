import { limitsOf } from '@sheetlift/contract';
import type { Session, SessionState } from '../features/auth/session.ts';
import { type AccountPageMeter, createAccountPageMeter } from '../features/usage/account-page-meter.ts';
import { createDevicePageMeter } from '../features/usage/device-page-meter.ts';
import { createSwitchingPageMeter, type MeterOwner } from '../features/usage/switching-page-meter.ts';
import type { PageMeter } from '../features/workspace/page-meter.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { createRetry } from '../lib/retry.ts';
import { askConfiguration } from './configuration.ts';
import { pageAuth } from './page-auth.ts';

let meter: PageMeter | undefined;

/** Counts the pages of the month: of this device, or of the account that is signed in. One in the life of the page. */
export function pageMeter(): PageMeter {
  return (meter ??= create());
}

function create(): PageMeter {
  const { api, session } = pageAuth();
  const storage = browserStorage();
  return createSwitchingPageMeter({
    storage,
    owner: { subscribe: session.subscribe, snapshot: () => ownerOf(session.snapshot()) },
    openDevice: () => {
      const device = createDevicePageMeter({ signInState: 'signed-out', storage });
      void askConfiguration().then((configuration) => device.limitTo(limitsOf('anonymous', configuration?.sells_plans ?? false)));
      return device;
    },
    openAccount: (userId) => {
      const account = createAccountPageMeter({ api, userId, used: session.snapshot().me?.pages_used_current_month ?? 0, plan: () => session.snapshot().me?.effective_subscription?.plan_type ?? 'free', storage, retry: createRetry(window) });
      return { ...account, close: followPlan(session, account) };
    },
  });
}

/** Somebody whose server cannot be asked counts on this device meanwhile. */
function ownerOf(session: SessionState): MeterOwner {
  return session.state === 'loading' ? null : { userId: session.user?.id ?? null };
}

/** What a month may have changes with the plan. Returns what ends both. */
function followPlan(session: Session, account: AccountPageMeter): () => void {
  const planNow = (): string | undefined => session.snapshot().me?.effective_subscription?.plan_type;
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

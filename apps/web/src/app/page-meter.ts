import type { SessionState } from '../features/auth/session.ts';
import { createAccountPageMeter } from '../features/usage/account-page-meter.ts';
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
      void askConfiguration().then((configuration) => device.limitTo(configuration?.page_limit ?? null));
      return device;
    },
    openAccount: (userId) => createAccountPageMeter({ api, userId, used: session.snapshot().me?.pages_used_current_month ?? 0, storage, retry: createRetry(window) }),
  });
}

/** Somebody whose server cannot be asked counts on this device meanwhile. */
function ownerOf(session: SessionState): MeterOwner {
  return session.state === 'loading' ? null : { userId: session.user?.id ?? null };
}

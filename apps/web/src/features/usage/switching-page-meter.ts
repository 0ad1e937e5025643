import { createStore } from '../../lib/create-store.ts';
import type { AccountPageMeter } from './account-page-meter.ts';
import type { DevicePageMeter, PageUsage } from './device-page-meter.ts';

/** Whose pages are counted. */
export type MeterOwner =
  /** It is being found out. */
  | { kind: 'asking' }
  | { kind: 'device' }
  /** Somebody's account; null where it is not known whose. */
  | { kind: 'account'; userId: string | null };

interface SwitchingPageMeterOptions {
  owner: { subscribe(listener: () => void): () => void; snapshot(): MeterOwner };
  openDevice: () => DevicePageMeter;
  /** Counts for somebody of whom nothing is known but that they are signed in. */
  openUnknown: () => DevicePageMeter;
  openAccount: (userId: string) => AccountPageMeter;
}

/** Counts on this device while nobody is signed in, for the account while somebody is. */
export function createSwitchingPageMeter({ owner, openDevice, openUnknown, openAccount }: SwitchingPageMeterOptions): DevicePageMeter {
  let known: MeterOwner = { kind: 'asking' };
  let leave: () => void = () => undefined;
  let meter = openDevice();
  const told = createStore<PageUsage>(meter.snapshot());
  meter.subscribe(told.show);

  function follow(): void {
    const next = owner.snapshot();
    if (next.kind === 'asking' || isSame(next, known)) return;
    known = next;
    leave();
    const account = next.kind === 'account' && next.userId !== null ? openAccount(next.userId) : null;
    meter = account ?? (next.kind === 'account' ? openUnknown() : openDevice());
    const unsubscribe = meter.subscribe(told.show);
    leave = () => {
      unsubscribe();
      account?.close();
    };
    told.show(meter.snapshot());
  }

  owner.subscribe(follow);
  follow();

  return {
    subscribe: told.subscribe,
    snapshot: () => meter.snapshot(),
    count: (contentHash, pages) => meter.count(contentHash, pages),
    isCounted: (contentHash) => meter.isCounted(contentHash),
  };
}

function isSame(one: MeterOwner, other: MeterOwner): boolean {
  return one.kind === 'account' && other.kind === 'account' ? one.userId === other.userId : one.kind === other.kind;
}

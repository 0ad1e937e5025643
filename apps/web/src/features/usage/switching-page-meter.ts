import type { AccountPageMeter } from './account-page-meter.ts';
import { type DevicePageMeter, resetDevicePages } from './device-page-meter.ts';

/** Whose pages are counted: this device's, or somebody's; null while that is being found out. */
export type MeterOwner = { userId: string | null } | null;

interface SwitchingPageMeterOptions {
  storage: Pick<Storage, 'removeItem'>;
  owner: { subscribe(listener: () => void): () => void; snapshot(): MeterOwner };
  openDevice: () => DevicePageMeter;
  openAccount: (userId: string) => AccountPageMeter;
}

/** Counts on this device while nobody is signed in, and anew each time that changes; for the account while somebody is. */
export function createSwitchingPageMeter({ storage, owner, openDevice, openAccount }: SwitchingPageMeterOptions): DevicePageMeter {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  let known: MeterOwner = null;
  let leave: () => void = () => undefined;
  let meter = openDevice();
  meter.subscribe(tell);

  function follow(): void {
    const next = owner.snapshot();
    if (next === null || next.userId === known?.userId) return;
    if (known !== null) resetDevicePages(storage);
    known = next;
    leave();
    const account = next.userId === null ? null : openAccount(next.userId);
    meter = account ?? openDevice();
    const unsubscribe = meter.subscribe(tell);
    leave = () => {
      unsubscribe();
      account?.close();
    };
    tell();
  }

  owner.subscribe(follow);
  follow();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => meter.snapshot(),
    count: (contentHash, pages) => meter.count(contentHash, pages),
    isCounted: (contentHash) => meter.isCounted(contentHash),
  };
}

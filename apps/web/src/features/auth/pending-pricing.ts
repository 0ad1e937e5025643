const KEY = 'sheetlift.pendingPricing';

/** That somebody wanted a plan and had to sign in first. It outlives the way to Google and back. */
export interface PendingPricing {
  set(): void;
  isSet(): boolean;
  clear(): void;
}

export function createPendingPricing(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): PendingPricing {
  return {
    set() {
      try {
        storage.setItem(KEY, 'true');
      } catch {
        // The person finds the way to the plans again.
      }
    },
    isSet: () => storage.getItem(KEY) !== null,
    clear: () => storage.removeItem(KEY),
  };
}

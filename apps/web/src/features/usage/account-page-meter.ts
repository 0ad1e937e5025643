import { getUsage, limitsOf, MAX_REPORTED_DOCUMENTS, monthAfter, type Plan, reportUsage, usageMonth } from '@sheetlift/contract';
import { z } from 'zod/mini';
import type { ApiClient } from '../../lib/api-client.ts';
import { createStore } from '../../lib/create-store.ts';
import { newId } from '../../lib/new-id.ts';
import type { Retry } from '../../lib/retry.ts';
import { createDevicePageMeter, type DevicePageMeter, monthLimit, type PageUsage } from './device-page-meter.ts';

/** Counts for whoever is signed in: the server says how many pages the month has, on whatever device they were read. */
export interface AccountPageMeter extends DevicePageMeter {
  /** Their plan is another, or the server can be asked again: what that means, and what could not be told before. */
  askAgain(): void;
  /** Nobody looks any more. */
  close(): void;
}

interface AccountPageMeterOptions {
  api: ApiClient;
  userId: string;
  /** As /api/me says; null where it could not be asked, and what this device counted is all that is known. */
  used: number | null;
  /** What plan it says they have now. */
  plan: () => Plan;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  retry: Retry;
  now?: () => Date;
}

const unsentDocuments = z.array(z.object({ contentHash: z.string(), pages: z.int(), counted_at: z.string(), run: z.string() }));

type CountedDocument = z.infer<typeof unsentDocuments>[number];

/**
 * Tells the server of each document once: its pages, the time, and a hash with a key of the account's own. Never a name, a text or the
 * plain hash.
 */
export function createAccountPageMeter({
  api,
  userId,
  used,
  plan,
  storage,
  retry,
  now = () => new Date(),
}: AccountPageMeterOptions): AccountPageMeter {
  const here = createDevicePageMeter({ signInState: userId, storage, now });
  const unsent = keptUnsent(userId, storage);
  /** One life of the page is one run to the server. */
  const run = newId();
  let key: string | null = null;
  let sending = false;
  let closed = false;
  let month = usageMonth(now());
  let usage: PageUsage = {
    used: used ?? here.snapshot().used,
    limit: 'unknown',
    resetsOn: monthAfter(month),
    fileLimits: limitsOf(plan(), false),
  };
  const told = createStore(usage);

  function show(change: Partial<PageUsage>): void {
    if (closed) return;
    usage = { ...usage, ...change };
    told.show(usage);
  }

  async function ask(): Promise<void> {
    const { used: counted, limit, resets_on, document_key } = await api.call(getUsage);
    show({
      used: counted + pagesOf(unsent, month),
      limit: monthLimit(limit),
      resetsOn: resets_on,
      fileLimits: limitsOf(plan(), limit !== null),
    });
    key = document_key;
  }

  async function send(): Promise<void> {
    if (sending || closed) return;
    sending = true;
    try {
      if (key === null) await ask();
      while (key !== null && unsent.length > 0 && !closed) await sendSome(key);
      retry.stop();
    } catch {
      if (!closed) retry.later(() => void send());
    }
    sending = false;
  }

  async function sendSome(documentKey: string): Promise<void> {
    const { keyedHash } = await import('./keyed-hash.ts');
    const some = unsent.slice(0, MAX_REPORTED_DOCUMENTS);
    const documents = some.map(({ contentHash, ...counted }) => ({ document: keyedHash(documentKey, contentHash), ...counted }));
    const { pages_used_current_month } = await api.call(reportUsage, { body: { documents } });
    unsent.splice(0, some.length);
    keepUnsent(userId, unsent, storage);
    show({ used: pages_used_current_month + pagesOf(unsent, month) });
  }

  /** A page that stays open over the end of a month begins the next one with it. */
  function current(): PageUsage {
    const name = usageMonth(now());
    if (name === month) return usage;
    month = name;
    usage = { ...usage, used: pagesOf(unsent, month), resetsOn: monthAfter(month) };
    void ask().catch(() => undefined);
    return usage;
  }

  void send();

  return {
    subscribe: told.subscribe,
    snapshot: current,
    count(contentHash, pages) {
      if (here.isCounted(contentHash)) return;
      here.count(contentHash, pages);
      const { used: before } = current();
      unsent.push({ contentHash, pages, counted_at: now().toISOString(), run });
      keepUnsent(userId, unsent, storage);
      show({ used: before + pages });
      void send();
    },
    isCounted: here.isCounted,
    askAgain: () => void ask().then(send, () => undefined),
    close() {
      closed = true;
      retry.stop();
    },
  };
}

/** What could not be told yet, kept beyond the tab: somebody works without network for hours. Told twice, it counts once. */
function keptUnsent(userId: string, storage: Pick<Storage, 'getItem'>): CountedDocument[] {
  try {
    return unsentDocuments.parse(JSON.parse(storage.getItem(unsentKey(userId)) ?? '[]'));
  } catch {
    // Written by something else, or not to be read.
    return [];
  }
}

function keepUnsent(userId: string, unsent: readonly CountedDocument[], storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(unsentKey(userId), JSON.stringify(unsent));
  } catch {
    // It is told as long as the page is open.
  }
}

function unsentKey(userId: string): string {
  return `sheetlift.unsentPages.${userId}`;
}

function pagesOf(documents: readonly CountedDocument[], month: string): number {
  return documents.filter(({ counted_at }) => usageMonth(new Date(counted_at)) === month).reduce((sum, { pages }) => sum + pages, 0);
}

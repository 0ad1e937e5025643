import { expect, test } from 'vitest';
import { createApiClient } from '../../lib/api-client.ts';
import { createAccountPageMeter } from './account-page-meter.ts';
import { createDevicePageMeter, SIGNED_OUT } from './device-page-meter.ts';
import { createSwitchingPageMeter, type MeterOwner } from './switching-page-meter.ts';

let now = new Date('2026-11-22T05:30:00.000Z');
const KEY = '00'.repeat(32);

function openDevice() {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const reports: { document: string; pages: number }[] = [];
  const retries: (() => void)[] = [];
  const server = { isThere: true, used: 40 };
  const fetch = (async (path: string, { body }: RequestInit) => {
    if (!server.isThere) throw new TypeError('Failed to fetch');
    if (path === '/api/usage')
      return Response.json({
        month: '2026-11',
        used: server.used,
        reserved: 0,
        limit: 500,
        resets_on: '2026-12-01',
        document_key: KEY,
        days: [],
        language_model: null,
        runs: [],
      });
    const { documents } = JSON.parse(body as string) as { documents: { document: string; pages: number }[] };
    reports.push(...documents);
    server.used += documents.reduce((sum, { pages }) => sum + pages, 0);
    return Response.json({ pages_used_current_month: server.used });
  }) as typeof globalThis.fetch;
  const api = createApiClient({ host: '', token: () => 'token', onRefused: () => undefined, fetch });
  const openAccount = (userId = 'user-1', used: number | null = 40) =>
    createAccountPageMeter({
      api,
      userId,
      used,
      plan: () => 'starter',
      storage,
      retry: { later: (attempt) => void retries.push(attempt), stop: () => undefined },
      now: () => now,
    });
  return { texts, storage, reports, retries, server, openAccount };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

// holds S4.30
test('the count is the server’s, and so is the limit', async () => {
  const meter = openDevice().openAccount();
  expect(meter.snapshot()).toMatchObject({ used: 40, limit: 'unknown' });
  await turn();
  expect(meter.snapshot()).toEqual({
    used: 40,
    limit: 500,
    resetsOn: '2026-12-01',
    fileLimits: expect.objectContaining({ megabytesPerFile: 50, pagesPerFile: 200, filesPerRun: 100 }),
  });
});

test('a document is told of once, by a keyed hash', async () => {
  const device = openDevice();
  const meter = device.openAccount();
  meter.count('ab'.repeat(32), 3);
  meter.count('ab'.repeat(32), 3);
  expect([meter.snapshot().used, meter.isCounted('ab'.repeat(32))]).toEqual([43, true]);
  await expect.poll(() => device.reports.length).toBe(1);
  expect(device.reports[0]).toMatchObject({ pages: 3, document: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(device.reports[0]!.document).not.toBe('ab'.repeat(32));
  await expect.poll(() => meter.snapshot().used).toBe(43);
});

test('what could not be told is told later, and counts meanwhile', async () => {
  const device = openDevice();
  device.server.isThere = false;
  const meter = device.openAccount();
  meter.count('cd'.repeat(32), 2);
  await turn();
  expect([meter.snapshot().used, device.reports.length]).toEqual([42, 0]);
  device.server.isThere = true;
  device.retries.at(-1)!();
  await expect.poll(() => device.reports.length).toBe(1);
});

test('what could not be told outlives the tab, and is told by the next one', async () => {
  const device = openDevice();
  device.server.isThere = false;
  const first = device.openAccount();
  first.count('ef'.repeat(32), 5);
  await turn();
  first.close();
  device.server.isThere = true;
  const next = device.openAccount();
  await expect.poll(() => device.reports.map(({ pages }) => pages)).toEqual([5]);
  await expect.poll(() => next.snapshot().used).toBe(45);
  device.openAccount();
  await turn();
  expect(device.reports).toHaveLength(1);
});

test('a page that stays open over the end of the month begins the next one, and what was read before counts where it was read', async () => {
  const device = openDevice();
  const meter = device.openAccount();
  await expect.poll(() => meter.snapshot().limit).toBe(500);
  device.server.isThere = false;
  meter.count('ab'.repeat(32), 3);
  await turn();
  now = new Date('2026-12-01T00:00:00.000Z');
  expect([meter.snapshot().used, meter.snapshot().resetsOn, meter.isCounted('ab'.repeat(32))]).toEqual([0, '2027-01-01', false]);
  device.server.isThere = true;
  device.server.used = 0;
  device.retries.at(-1)!();
  await expect.poll(() => device.reports).toEqual([expect.objectContaining({ pages: 3, counted_at: '2026-11-22T05:30:00.000Z' })]);
  now = new Date('2026-11-22T05:30:00.000Z');
});

test('whoever signs in or out is followed, and somebody unknown counts until it is known who', async () => {
  const device = openDevice();
  let owner: MeterOwner = { kind: 'asking' };
  const told: (() => void)[] = [];
  const openMeter = (signInState: string) => createDevicePageMeter({ signInState, storage: device.storage, now: () => now });
  const meter = createSwitchingPageMeter({
    owner: { subscribe: (listener) => (told.push(listener), () => undefined), snapshot: () => owner },
    openDevice: () => openMeter(SIGNED_OUT),
    openUnknown: () => openMeter('unknown'),
    openAccount: device.openAccount,
  });
  const become = (next: MeterOwner): void => {
    owner = next;
    told.forEach((tell) => tell());
  };
  become({ kind: 'device' });
  meter.count('ef'.repeat(32), 6);
  expect(meter.snapshot().used).toBe(6);
  become({ kind: 'account', userId: null });
  expect(meter.snapshot()).toMatchObject({ used: 0, limit: 'unknown' });
  become({ kind: 'account', userId: 'user-1' });
  expect(meter.snapshot().used).toBe(40);
  become({ kind: 'device' });
  expect(meter.snapshot().used).toBe(6);
  await turn();
});

test('while the server cannot be asked, what this device counted is what is known, and it is told later', async () => {
  const device = openDevice();
  const before = device.openAccount();
  before.count('ab'.repeat(32), 3);
  await expect.poll(() => device.reports.length).toBe(1);
  device.server.isThere = false;
  const meter = device.openAccount('user-1', null);
  meter.count('cd'.repeat(32), 2);
  await turn();
  expect(meter.snapshot()).toMatchObject({ used: 5, limit: 'unknown', fileLimits: { filesPerRun: 1000 } });
  device.server.isThere = true;
  device.retries.at(-1)!();
  await expect.poll(() => meter.snapshot()).toMatchObject({ used: 45, limit: 500 });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdInOneTab, type TabHold } from './tab-hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Node's own timeouts do not follow the test's clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delayMs) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), delayMs);
    return controller.signal;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('tabs that share one thing', () => {
  test('only the first holds it', async () => {
    const browser = createBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await vi.advanceTimersByTimeAsync(1_000);
    expect([first.snapshot(), second.snapshot()]).toEqual(['held', 'elsewhere']);
  });

  test('hand it over once what is being written is put away', async () => {
    const browser = createBrowser();
    let putAway!: () => void;
    const first = browser.openTab(() => new Promise((resolve) => (putAway = resolve)));
    const second = browser.openTab();
    await vi.advanceTimersByTimeAsync(1_000);
    second.takeOver();
    await vi.advanceTimersByTimeAsync(100);
    expect([first.snapshot(), second.snapshot()]).toEqual(['held', 'taking']);
    putAway();
    await vi.advanceTimersByTimeAsync(100);
    expect([first.snapshot(), second.snapshot()]).toEqual(['taken', 'held']);
  });

  test('give it back the same way', async () => {
    const browser = createBrowser();
    const [first, second] = [browser.openTab(), browser.openTab()];
    await vi.advanceTimersByTimeAsync(1_000);
    second.takeOver();
    await vi.advanceTimersByTimeAsync(100);
    first.takeOver();
    await vi.advanceTimersByTimeAsync(100);
    expect([first.snapshot(), second.snapshot()]).toEqual(['held', 'taken']);
  });

  test('take it from a tab that is stuck, which then knows', async () => {
    const browser = createBrowser();
    const first = browser.openTab(() => new Promise(() => undefined));
    const second = browser.openTab();
    await vi.advanceTimersByTimeAsync(1_000);
    second.takeOver();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([first.snapshot(), second.snapshot()]).toEqual(['taken', 'held']);
  });

  test('that are reloaded get it back without asking', async () => {
    const browser = createBrowser();
    browser.openTab();
    await vi.advanceTimersByTimeAsync(1_000);
    const reloaded = browser.openTab();
    setTimeout(browser.closeFirst, 200);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reloaded.snapshot()).toBe('held');
  });

  test('get it where nobody has it, however late the browser says so', async () => {
    const browser = createBrowser({ grantsAfterMs: 600 });
    const only = browser.openTab();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(only.snapshot()).toBe('held');
  });
});

interface Request {
  run: () => Promise<void>;
  lose: (reason: unknown) => void;
}

/** Locks and channel as a browser gives them to its tabs: one holder, the rest in line. */
function createBrowser({ grantsAfterMs = 0 } = {}): { openTab(beforeHandOver?: () => Promise<void>): TabHold; closeFirst(): void } {
  const tabs: ((event: MessageEvent) => void)[] = [];
  const line: Request[] = [];
  let holder: Request | null = null;
  const next = (): void => {
    line.shift();
    holder = null;
    void line[0]?.run();
  };
  const request = (_name: string, { signal, steal }: LockOptions, callback: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      let granted = false;
      const own: Request = {
        lose: reject,
        async run() {
          granted = true;
          holder = own;
          await callback();
          resolve();
          if (line[0] === own) next();
        },
      };
      signal?.addEventListener('abort', () => {
        if (line[0] === own && granted) return;
        line.splice(line.indexOf(own), 1);
        reject(new DOMException('timed out', 'AbortError'));
      });
      if (steal) {
        line.shift()?.lose(new DOMException('stolen', 'AbortError'));
        line.unshift(own);
      } else line.push(own);
      if (line[0] !== own) return;
      if (grantsAfterMs === 0) void own.run();
      else setTimeout(() => line[0] === own && void own.run(), grantsAfterMs);
    });
  return {
    openTab(beforeHandOver = async () => undefined) {
      const own: ((event: MessageEvent) => void)[] = [];
      return holdInOneTab({
        name: 'run',
        beforeHandOver,
        locks: { request, query: async () => ({ held: holder ? [{ name: 'run' }] : [] }) } as unknown as LockManager,
        channel: {
          postMessage: (data) => tabs.filter((tab) => !own.includes(tab)).forEach((tab) => tab({ data } as MessageEvent)),
          addEventListener: (_type: string, listener: unknown) => {
            own.push(listener as (event: MessageEvent) => void);
            tabs.push(listener as (event: MessageEvent) => void);
          },
        },
      });
    },
    closeFirst: next,
  };
}

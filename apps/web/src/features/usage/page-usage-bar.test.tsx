import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { MonthLimit } from './device-page-meter.ts';
import { PageUsageBar } from './page-usage-bar.tsx';

const seen = (used: number, limit: MonthLimit, { coming = 0, planUnknown = false } = {}): string =>
  renderToStaticMarkup(<PageUsageBar usage={{ used, limit, resetsOn: '2026-12-01' }} coming={coming} planUnknown={planUnknown} />);
const words = (markup: string): string => markup.replace(/<[^>]+>/g, '');

describe('the page usage bar', () => {
  test('tells how many pages are used and when it starts again', () => {
    expect(words(seen(6, 20))).toBe('6 of 20 pages · resets 1 Dec');
    expect(seen(6, 20)).toContain('style="width:30%"');
  });

  test('hatches what the coming run adds, and no more than there is room for', () => {
    expect(words(seen(322, 500, { coming: 78 }))).toBe('322 of 500 pages +78 in this run');
    expect(seen(322, 500, { coming: 78 })).toContain('style="left:64.4%;width:15.6%"');
    expect(seen(15, 20, { coming: 40 })).toContain('style="left:75%;width:25%"');
  });

  test('tells the count alone where pages are not limited', () => {
    expect(words(seen(6, 'unlimited'))).toBe('6 pages this month · unlimited on this installation');
    expect(words(seen(1, 'unlimited'))).toBe('1 page this month · unlimited on this installation');
    expect(seen(6, 'unlimited')).not.toContain('meter');
  });

  test('promises nothing while the limit is not known, nor while the plan is not', () => {
    expect(words(seen(6, 'unknown'))).toBe('6 pages this month');
    expect(words(seen(6, 'unknown', { planUnknown: true }))).toBe('6 pages on this device · plan not known yet');
  });
});

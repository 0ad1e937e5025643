import { describe, expect, test } from 'vitest';
import type { PageMeter } from './page-meter.ts';
import { estimateText, planRun } from './run-estimate.ts';
import type { RunDocument } from './run-store.ts';

function ready(name: string, pageCount: number, ranges: RunDocument['ranges'] = null): RunDocument {
  return { id: name, file: { name, parts: [], password: null }, needsPassword: false, ranges, turn: 0, readAt: null, state: { kind: 'ready', facts: { type: 'pdf', pageCount, textLayer: true, contentHash: name } } };
}

function meterWith(used: number, limit: number | null, counted: readonly string[] = []): PageMeter {
  return { subscribe: () => () => undefined, snapshot: () => ({ used, limit, resetsOn: '2026-12-01' }), count: () => undefined, isCounted: (hash) => counted.includes(hash) };
}

describe('the estimate of a run', () => {
  test('tells files, pages and what is left after', () => {
    const documents = Array.from({ length: 14 }, (_, index) => ready(`${index}`, index < 12 ? 4 : 7));
    expect(estimateText(planRun(documents, meterWith(0, 500)).estimate!)).toBe('14 files, 62 pages; 438 left after this');
    expect(estimateText(planRun(documents, meterWith(0, null)).estimate!)).toBe('14 files, 62 pages');
    expect(estimateText(planRun([ready('a', 1)], meterWith(0, null)).estimate!)).toBe('1 file, 1 page');
  });

  test('counts chosen pages only, and none of a document that was counted this month', () => {
    const documents = [ready('a', 10, [{ from: 2, to: 4 }]), ready('b', 6)];
    expect(planRun(documents, meterWith(10, 20, ['b'])).estimate).toMatchObject({ files: 2, pages: 9, leftAfter: 7 });
  });

  test('takes what fits, in order, and says what does not', () => {
    const documents = [ready('a', 3), ready('b', 9), ready('c', 2)];
    const { plan, estimate } = planRun(documents, meterWith(14, 20));
    expect(plan.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(estimate).toMatchObject({ files: 2, pages: 5, beyond: { files: 1, pages: 9 }, leftAfter: 1 });
    expect(estimate!.limitSentence).toBe("1 file with 9 pages does not fit: 1 page of this month's 20 is left after this. Choose fewer pages, or wait until 1 December.");
  });

  test('says when the month is used up', () => {
    expect(planRun([ready('a', 3)], meterWith(20, 20)).estimate!.limitSentence).toBe('20 of 20 pages used. Your rows stay; reading starts again on 1 December.');
  });

  test('is nothing where nothing waits', () => {
    expect(planRun([], meterWith(0, null)).estimate).toBeNull();
  });
});

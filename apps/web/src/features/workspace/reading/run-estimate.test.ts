import { limitsOf } from '@sheetlift/contract';
import { describe, expect, test } from 'vitest';
import type { RunDocument } from '../run/run-store.ts';
import type { PageMeter } from './page-meter.ts';
import { estimateText, planRun } from './run-estimate.ts';

function ready(name: string, pageCount: number, ranges: RunDocument['ranges'] = null, sizes: readonly number[] = [1]): RunDocument {
  return {
    id: name,
    file: { name, parts: sizes.map((size) => ({ name, bytes: { size } as Blob, pages: null })), password: null },
    needsPassword: false,
    ranges,
    turn: 0,
    readAt: null,
    state: { kind: 'ready', facts: { type: 'pdf', pageCount, textLayer: true, contentHash: name } },
  };
}

function meterWith(used: number, limit: ReturnType<PageMeter['snapshot']>['limit'], counted: readonly string[] = []): PageMeter {
  return {
    subscribe: () => () => undefined,
    snapshot: () => ({ used, limit, resetsOn: '2026-12-01', fileLimits: limitsOf('anonymous', limit !== 'unlimited') }),
    count: () => undefined,
    isCounted: (hash) => counted.includes(hash),
  };
}

describe('the estimate of a run', () => {
  test('tells files, pages and what is left after', () => {
    const documents = Array.from({ length: 10 }, (_, index) => ready(`${index}`, index < 8 ? 4 : 7));
    expect(estimateText(planRun(documents, meterWith(0, 500)).estimate!)).toBe('10 files, 46 pages; 454 left after this');
    expect(estimateText(planRun(documents, meterWith(0, 'unlimited')).estimate!)).toBe('10 files, 46 pages');
    expect(estimateText(planRun([ready('a', 1)], meterWith(0, 'unlimited')).estimate!)).toBe('1 file, 1 page');
  });

  test('counts chosen pages only, and none of a document that was counted this month', () => {
    const documents = [ready('a', 10, [{ from: 2, to: 4 }]), ready('b', 6)];
    expect(planRun(documents, meterWith(10, 20, ['b'])).estimate).toMatchObject({ files: 2, pages: 9, leftAfter: 7 });
  });

  test('counts a photo of several sheets as one page, whatever is chosen of it and whatever documents it is split into', () => {
    const facts = { type: 'jpeg', pageCount: 60, textLayer: false, contentHash: 'photo' } as const;
    const photo = (ranges: RunDocument['ranges']): RunDocument => ({ ...ready('photo', 60, ranges), state: { kind: 'ready', facts } });
    const sheet = (pageNumber: number, state: 'ready' | 'waiting' = 'ready'): RunDocument => {
      const [part] = photo(null).file.parts;
      const pages = { from: pageNumber, to: pageNumber, file: facts };
      const own = { ...facts, pageCount: 1, contentHash: `sheet ${pageNumber}` };
      return {
        ...ready(`sheet ${pageNumber}`, 1),
        file: { name: '', parts: [{ ...part!, pages }], password: null },
        state: { kind: state, facts: own },
      };
    };
    expect(planRun([photo(null)], meterWith(0, 500)).estimate).toMatchObject({ files: 1, pages: 1, beyond: { files: 0 }, leftAfter: 499 });
    expect(planRun([photo([{ from: 2, to: 3 }])], meterWith(0, 500)).estimate).toMatchObject({ pages: 1, leftAfter: 499 });
    expect(planRun([sheet(1), sheet(2)], meterWith(499, 500)).estimate).toMatchObject({ files: 2, pages: 1, leftAfter: 0 });
    expect(planRun([sheet(1, 'waiting'), sheet(2)], meterWith(499, 500)).estimate).toMatchObject({ files: 1, pages: 1, leftAfter: 0 });
    expect(planRun([sheet(1), sheet(2)], meterWith(500, 500, ['photo'])).estimate).toMatchObject({ files: 2, leftAfter: 0 });
    expect(planRun([sheet(1), sheet(2)], meterWith(500, 500)).estimate).toMatchObject({ files: 0, beyond: { files: 2, pages: 1 } });
  });

  test('takes what fits, in order, and says what does not', () => {
    const documents = [ready('a', 3), ready('b', 9), ready('c', 2)];
    const { plan, estimate } = planRun(documents, meterWith(14, 20));
    expect(plan.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(estimate).toMatchObject({ files: 2, pages: 5, beyond: { files: 1, pages: 9 }, leftAfter: 1 });
    expect(estimate!.limitSentence).toBe(
      "1 file with 9 pages does not fit: 1 page of this month's 20 is left after this. Choose fewer pages, or wait until 1 December.",
    );
  });

  test('says when the month is used up', () => {
    expect(planRun([ready('a', 3)], meterWith(20, 20)).estimate!.limitSentence).toBe(
      '20 of 20 pages used. Your rows stay; reading starts again on 1 December.',
    );
  });

  test('leaves waiting what a file or a run may not be, and says what to do', () => {
    const megabytes = (count: number): number => count * 1024 * 1024;
    const few = Array.from({ length: 11 }, (_, index) => ready(`${index}`, 1));
    const documents = [
      ready('heavy', 1, null, [megabytes(25) + 1]),
      ready('long', 51),
      ready('long, but chosen', 51, [{ from: 1, to: 2 }]),
      ready('joined', 2, null, [megabytes(20), megabytes(20)]),
      ...few,
    ];
    const { plan, estimate } = planRun(documents, meterWith(0, 500));
    expect(plan.map(({ id }) => id)).toEqual(['long, but chosen', 'joined', ...few.slice(0, 8).map(({ id }) => id)]);
    expect(estimate).toMatchObject({ files: 10, pages: 12, beyond: { files: 5, pages: 55 } });
    expect(estimate!.limitSentence).toBe(
      '1 file is larger than 25 MB, the most that is read of one file here. 1 file has more than 50 pages, the most that is read of one file here. Choose pages of it. 3 files wait, because a run has at most 10 files here. Start a new run and read them then.',
    );
    expect(planRun(documents, meterWith(0, 'unlimited')).estimate).toMatchObject({ files: 15, limitSentence: null });
  });

  test('is nothing where nothing waits', () => {
    expect(planRun([], meterWith(0, 'unlimited')).estimate).toBeNull();
  });
});

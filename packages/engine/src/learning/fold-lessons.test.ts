import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LessonEvent } from '../model/index.ts';
import { foldLessons } from './fold-lessons.ts';

const lesson = (id: string, templateId = 'mine', at = '2026-05-01T00:00:00.000Z'): LessonEvent => ({
  kind: 'lesson',
  lesson: { id, templateId, fieldId: 'total', layoutFingerprint: 'abc', contexts: [], value: null, at, engineVersion: '0.1.0' },
});
const tombstone = (id: string): LessonEvent => ({ kind: 'tombstone', id, at: '2026-06-01T00:00:00.000Z' });
const ids = (events: readonly LessonEvent[], templateId = 'mine'): string[] => foldLessons(events, templateId).lessons.map(({ id }) => id);

describe('the memory of a template', () => {
  test('leaves out what was deleted, whether the deletion comes first or last', () => {
    expect(ids([lesson('a'), lesson('b'), tombstone('a')])).toEqual(['b']);
    expect(ids([tombstone('a'), lesson('b'), lesson('a')])).toEqual(['b']);
  });

  test('tells what was drawn of tables from what was said of values', () => {
    const value = { kind: 'table' as const, anchors: [], width: 1, columns: [], head: [], rowsBy: 'lines' as const, below: '' };
    const [plain, drawn] = [lesson('a'), lesson('b')];
    if (drawn.kind !== 'lesson') throw new Error('no lesson');
    const memory = foldLessons([plain, { kind: 'lesson', lesson: { ...drawn.lesson, value } }], 'mine');
    expect([memory.lessons, memory.tables].map((each) => each.map(({ id }) => id))).toEqual([['a'], ['b']]);
  });

  test('never holds lessons of another template', () => {
    expect(ids([lesson('a'), lesson('b', 'another')])).toEqual(['a']);
  });

  test('is the same whatever the order of the events and however often each came', () => {
    const events = fc.array(
      fc.oneof(
        fc.integer({ min: 0, max: 30 }).map((n) => lesson(`id-${n}`, n % 5 === 0 ? 'another' : 'mine')),
        fc.integer({ min: 0, max: 30 }).map((n) => tombstone(`id-${n}`)),
      ),
    );
    fc.assert(
      fc.property(events, events, fc.infiniteStream(fc.nat()), (some, others, ranks) => {
        const shuffled = [...others, ...some, ...some]
          .map((event) => ({ event, rank: ranks.next().value as number }))
          .sort((a, b) => a.rank - b.rank);
        expect(
          foldLessons(
            shuffled.map(({ event }) => event),
            'mine',
          ),
        ).toEqual(foldLessons([...some, ...others], 'mine'));
      }),
    );
  });

  test('is bounded: of very many lessons the newest count', () => {
    const many = Array.from({ length: 2_500 }, (_, n) =>
      lesson(`id-${n}`, 'mine', new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString()),
    );
    const kept = new Set(ids(many));
    expect(kept.size).toBe(2_000);
    expect(kept.has('id-499')).toBe(false);
    expect(kept.has('id-500')).toBe(true);
  });
});

import type { Lesson, LessonEvent, ValueContext } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { learnedFields } from './learned-fields.ts';

function lesson(id: string, more: Partial<Lesson> = {}, around: Partial<ValueContext> = {}): LessonEvent {
  const context = {
    printed: '12.50',
    recognised: false,
    lines: 1,
    left: null,
    right: null,
    above: null,
    below: null,
    startX: 0,
    endX: 1,
    fromTop: 0,
    fromEnd: 0,
    pagesBefore: 0,
    pagesAfter: 0,
    ...around,
  };
  return {
    kind: 'lesson',
    lesson: {
      id,
      templateId: 'invoice',
      fieldId: 'total',
      layoutFingerprint: 'abc',
      contexts: [context],
      value: { kind: 'number', number: 12.5, decimals: 2 },
      at: `2026-05-0${id}T00:00:00.000Z`,
      engineVersion: '1',
      ...more,
    },
  };
}

test('what a field learned is told newest first, with the words beside the value or above it', () => {
  const learned = learnedFields([
    lesson('1', {}, { left: 'total due' }),
    lesson('3', {}, { left: 'no 9', above: 'amount' }),
    lesson('2', { value: null }),
  ]);
  expect(learned.get('total')).toEqual([
    { id: '3', at: '2026-05-03T00:00:00.000Z', value: '12.50', where: 'below “amount”' },
    { id: '2', at: '2026-05-02T00:00:00.000Z', value: null, where: null },
    { id: '1', at: '2026-05-01T00:00:00.000Z', value: '12.50', where: 'beside “total due”' },
  ]);
});

test('what was deleted is not told, and a field of which nothing is left is not there', () => {
  const learned = learnedFields([
    { kind: 'tombstone', id: '1', at: '' },
    lesson('1'),
    lesson('2', { fieldId: 'date', value: { kind: 'date', iso: '2026-05-02' } }),
  ]);
  expect([...learned.keys()]).toEqual(['date']);
});

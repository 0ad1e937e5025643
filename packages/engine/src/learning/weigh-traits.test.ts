import { describe, expect, test } from 'vitest';
import type { Lesson, ValueContext } from '../model/index.ts';
import { TRAIT_WEIGHTS } from './context-similarity.ts';
import { weighTraits } from './weigh-traits.ts';

const place = (more: Partial<ValueContext>): ValueContext => ({
  printed: '12.00',
  recognised: false,
  lines: 1,
  left: 'total',
  right: null,
  above: null,
  below: null,
  startX: 0.6,
  endX: 0.7,
  fromTop: 20,
  fromEnd: 4,
  pagesBefore: 0,
  pagesAfter: 0,
  ...more,
});
const near = (...contexts: ValueContext[]) => ({
  similarity: 1,
  lesson: {
    id: '',
    templateId: 't',
    fieldId: 'total',
    layoutFingerprint: 'a',
    contexts,
    value: { kind: 'number', number: 12, decimals: 2 },
    at: '',
    engineVersion: '1',
  } satisfies Lesson,
});

describe('lessons of one layout', () => {
  test('make a trait count more where they share it, and less where they do not', () => {
    const { weights } = weighTraits([near(place({ above: 'cash' })), near(place({ above: 'card payment', fromTop: 31, fromEnd: 12 }))]);
    expect(weights.left).toBeGreaterThan(TRAIT_WEIGHTS.left);
    expect(weights.above).toBeLessThan(TRAIT_WEIGHTS.above);
    expect(weights.down).toBeLessThan(TRAIT_WEIGHTS.down);
  });

  test('leave a place little that only one of them has', () => {
    const cash = place({
      left: 'cash given',
      above: 'change',
      below: 'thank you',
      startX: 0.1,
      endX: 0.2,
      fromTop: 3,
      fromEnd: 30,
      printed: 'EUR 12',
    });
    const { places } = weighTraits([near(place({}), cash), near(place({}))]);
    expect(places[0]![0]).toBeGreaterThan(0.9);
    expect(places[0]![1]).toBeLessThan(0.5);
  });

  test('change nothing where there is only one', () => {
    expect(weighTraits([near(place({}))])).toEqual({ weights: TRAIT_WEIGHTS, places: [[1]] });
  });
});

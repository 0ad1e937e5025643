import { describe, expect, it } from 'vitest';
import { LEAST_SURE } from '../../model/index.ts';
import { CALIBRATION } from './calibration.ts';
import { SIGNAL_NAMES } from './signals.ts';

/** Signals that no value of the training documents ever had: they weigh nothing in any fit. */
const NEVER_FITTED = ['clauseConfidence', 'learned-replacement', 'paid', 'product', 'sum'];

describe('the line from which a value is sure', () => {
  it('lies nowhere below the one that people are shown', () =>
    expect(Math.min(...Object.values(CALIBRATION).map(({ sureFrom }) => sureFrom))).toBe(LEAST_SURE));
});

describe('the weights of confidence', () => {
  const weighed = new Set(Object.values(CALIBRATION).flatMap(({ weights }) => Object.keys(weights)));

  it('are of signals that there are', () =>
    expect([...weighed].filter((name) => !SIGNAL_NAMES.some((known) => known === name))).toEqual([]));

  it('leave out no signal but those that training never met', () =>
    expect(SIGNAL_NAMES.filter((name) => !weighed.has(name)).sort()).toEqual(NEVER_FITTED));
});

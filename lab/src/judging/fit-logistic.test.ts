import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { fitLogistic, likelihood } from './fit-logistic.ts';

describe('fitLogistic', () => {
  it('finds the weights that outcomes were drawn with', () => {
    const random = seededRandom(3);
    const outcomes = Array.from({ length: 6_000 }, () => {
      const signals = { lead: random.next(), doubt: random.next() };
      return { signals, isRight: random.next() < 1 / (1 + Math.exp(-(0.5 + 3 * signals.lead - 2 * signals.doubt))), weight: 1 };
    });
    const fit = fitLogistic(outcomes, 0.01);
    expect(fit.bias).toBeCloseTo(0.5, 0);
    expect(fit.weights['lead']).toBeCloseTo(3, 0);
    expect(fit.weights['doubt']).toBeCloseTo(-2, 0);
    expect(likelihood(fit, { lead: 1 })).toBeGreaterThan(0.95);
  });

  it('leaves a signal that tells nothing at nothing', () => {
    const outcomes = [0, 1, 0, 1].map((right, at) => ({ signals: { idle: at < 2 ? 1 : 0 }, isRight: right === 1, weight: 1 }));
    expect(fitLogistic(outcomes, 1).weights['idle']).toBe(0);
  });
});

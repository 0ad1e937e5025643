import { describe, expect, it } from 'vitest';
import type { Candidate, ExtractionRow, FieldResult } from '../model/index.ts';
import { reviewBudget, withSureFrom } from './review-budget.ts';

const candidate = (confidence: number): Candidate => ({
  id: 'a',
  value: { kind: 'text', text: 'a' },
  printed: 'a',
  evidence: [],
  derivation: { kind: 'normalise', as: 'text', reading: null },
  score: 1,
  confidence,
  reason: '',
});
const found = (confidence: number): FieldResult => ({ state: 'found', chosen: candidate(confidence), alternatives: [] });
const unsure = (confidence: number): FieldResult => ({ state: 'unsure', chosen: candidate(confidence), alternatives: [] });
const absent: FieldResult = { state: 'absent', confidence: 0.9, alternatives: [] };
const typed: FieldResult = { state: 'found', chosen: candidate(1), alternatives: [], decidedBy: 'type' };

describe('reviewBudget', () => {
  it('counts what nobody would look at, and what its confidences leave', () => {
    const { rest, expectedErrors } = reviewBudget([found(0.98), found(0.99), absent, unsure(0.5), typed]);
    expect(rest).toBe(3);
    expect(expectedErrors).toBeCloseTo(0.02 + 0.01 + 0.1);
  });

  it('bounds the errors by the Poisson distribution of their average', () => {
    // 95 % points of tables: 3 for a mean of 1, 5 for 2, 15 for 10.
    expect([100, 200, 1_000].map((cells) => reviewBudget(Array.from({ length: cells }, () => found(0.99))).mostErrors)).toEqual([3, 5, 15]);
  });

  it('holds what it promises where cells are wrong as often as their confidences say', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const cells = Array.from({ length: 300 }, (_, at) => found(0.96 + 0.039 * (at / 300)));
    const { mostErrors } = reviewBudget(cells);
    const runs = Array.from({ length: 2_000 }, () => cells.filter((cell) => 'chosen' in cell && random() > cell.chosen.confidence).length);
    expect(runs.filter((errors) => errors <= mostErrors).length / runs.length).toBeGreaterThanOrEqual(0.95);
  });

  it('never bounds more errors than cells, nor any where there is no cell', () => {
    expect(reviewBudget([found(0.5)]).mostErrors).toBe(1);
    expect(reviewBudget([])).toEqual({ rest: 0, expectedErrors: 0, mostErrors: 0 });
    expect(reviewBudget(Array.from({ length: 100_000 }, () => found(0.97))).mostErrors).toBe(3_091);
  });
});

describe('withSureFrom', () => {
  const row: ExtractionRow = {
    cells: { sure: found(0.99), less: found(0.97), none: absent, doubted: unsure(0.998), typed },
    pageNumber: 1,
  };

  it('doubts what is less sure than it should be, and makes nothing sure', () => {
    const states = Object.entries(withSureFrom(row, 0.98).cells).map(([id, { state }]) => `${id} ${state}`);
    expect(states).toEqual(['sure found', 'less unsure', 'none not_found', 'doubted unsure', 'typed found']);
  });

  it('gives the same object for the same line', () => {
    expect(withSureFrom(row, 0.98)).toBe(withSureFrom(row, 0.98));
    expect(withSureFrom(row, 0.5)).toBe(row);
  });
});

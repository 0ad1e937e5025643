import { describe, expect, it } from 'vitest';
import type { Candidate, ExtractionRow, FieldResult } from '../model/index.ts';
import { withSureFrom } from './with-sure-from.ts';

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

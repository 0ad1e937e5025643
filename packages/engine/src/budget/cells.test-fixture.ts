import type { Candidate, FieldResult } from '../model/index.ts';

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
export const found = (confidence: number): FieldResult => ({ state: 'found', chosen: candidate(confidence), alternatives: [] });
export const unsure = (confidence: number): FieldResult => ({ state: 'unsure', chosen: candidate(confidence), alternatives: [] });
export const absent: FieldResult = { state: 'absent', confidence: 0.9, alternatives: [] };
export const typed: FieldResult = { state: 'found', chosen: candidate(1), alternatives: [], decidedBy: 'type' };

import type { Candidate, ExtractionRow, FieldResult } from '@sheetlift/engine/model';
import { expect, test } from 'vitest';
import { changedCells } from './changed-cells.ts';

const found = (text: string): FieldResult => ({ state: 'found', chosen: { value: { kind: 'text', text } } as Candidate }) as FieldResult;
const missing = { state: 'not_found' } as FieldResult;
const row = (cells: Record<string, FieldResult>): ExtractionRow => ({ cells }) as ExtractionRow;

test('counts cells that say otherwise, and those that are found in one of both alone', () => {
  const before = [row({ a: found('x'), b: missing, c: found('z'), d: missing })];
  expect(changedCells(before, before)).toBe(0);
  expect(changedCells(before, [row({ a: found('y'), b: found('y'), c: missing, d: missing })])).toBe(3);
  expect(changedCells(before, [...before, row({ a: found('x') })])).toBe(1);
});

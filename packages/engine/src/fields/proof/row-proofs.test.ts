import { expect, it } from 'vitest';
import type { Grounds } from '../decide/confidence-signals.ts';
import type { FilledCell } from './filled-cell.ts';
import { columnSumProofs } from './row-proofs.ts';

/** A number in a column whose head bears most of the field's words; half is where another field of the template is as near to that head. */
const inColumn = (number: number, fieldLead: number): FilledCell =>
  filled(number, 0, {
    choice: { kind: 'column', mapped: 0.9, named: 0.7, likely: 0.5, means: 0.5, meansOther: 0 },
    context: { fieldLead, columnLead: 0.9, columnUsual: 1, rowFilled: 1 },
  });

function filled(number: number, fieldIndex: number, grounds: Pick<Grounds, 'choice' | 'context'>): FilledCell {
  const chosen = { value: { kind: 'number', number, decimals: 0 }, printed: String(number) };
  return { fieldIndex, chosen, grounds: { ...grounds, proposal: { features: {} } } } as unknown as FilledCell;
}

const TOTAL = filled(384, 1, { choice: { kind: 'party', confidence: 1 }, context: {} as Grounds['context'] });
const NUMBERS = [32, 103, 48, 201];

it.each([
  ['proves the field that its head names', 0.9, NUMBERS],
  ['proves nothing of a field that its head is clearly less near to than to another', 0.1, []],
])('a column that adds up %s', (_what, fieldLead, proved) => {
  const proofs = columnSumProofs(
    NUMBERS.map((number) => [inColumn(number, fieldLead)]),
    [TOTAL],
  );
  expect(proofs.map(([{ chosen }]) => Number(chosen.printed))).toEqual(proved);
});

import type { Candidate } from '../../model/index.ts';
import type { Summand } from '../decide/closing-reading.ts';
import type { Grounds } from '../decide/confidence-signals.ts';
import { isGuess } from '../decide/guess.ts';

/** A cell that was filled: what stands in it, and what it was judged by. */
export interface FilledCell {
  /** Index in the template's entities. */
  fieldIndex: number;
  field: Grounds['field'];
  chosen: Candidate;
  grounds: Grounds;
}

/** A label that only shares words with the field, or one that stands far off, proves nothing. */
const SURE_LABEL = 0.6;

/**
 * Whether the paper itself names the value as the field's. A proof is of the right field: a well-formed value alone may be another party's, and a column that
 * adds up ("Back") adds up as well for a field that it is not the only one near to ("did not come back").
 */
export const isNamed = ({ grounds }: FilledCell): boolean => {
  const { proposal, choice } = grounds;
  return choice.kind === 'column' ? choice.named >= SURE_LABEL && !isGuess(grounds) : (proposal.features.label ?? 0) >= SURE_LABEL;
};

/** The number that stands in a cell; NaN where there is none. */
export const numberIn = (cell: FilledCell | undefined): number => (cell?.chosen.value.kind === 'number' ? cell.chosen.value.number : NaN);

/** The number with the words it was found in. */
export const summandOf = ({ chosen, field, grounds: { layout, proposal } }: FilledCell): Summand => ({
  field: field.field,
  layout,
  proposal,
  chosen,
});

/** Sums are printed to the cent; what is further off is another sum. */
export const isSameSum = (a: number, b: number): boolean => Math.abs(a - b) < 0.015;

/** The cell of a field in a row. */
export const cellOf = (row: readonly FilledCell[] | undefined, fieldIndex: number): FilledCell | undefined =>
  row?.find((cell) => cell.fieldIndex === fieldIndex);

/** Fields that have a value of the kind somewhere in the rows. */
export const fieldsWith = (rows: readonly (readonly FilledCell[])[], kind: FilledCell['chosen']['value']['kind']): number[] => [
  ...new Set(rows.flatMap((row) => row.flatMap(({ fieldIndex, chosen }) => (chosen.value.kind === kind ? [fieldIndex] : [])))),
];

import type { Candidate } from '../../model/index.ts';
import { lookAlikes } from '../../values/look-alikes.ts';
import { repairedValue } from '../propose/derive-value.ts';

/** One number of several read with another character in one place. */
export interface ClosingRepair {
  /** Which of the numbers. */
  of: number;
  candidate: Candidate;
  /** What it would do, as a sentence. */
  inWords: string;
}

/** Read so or as printed: nothing says which. */
const EITHER = 0.5;

/**
 * The one character of several numbers that, read as another that looks like it, makes them hold; null where none does, where several do
 * (then nothing says which), or where one of them is no number.
 */
export function closingRepair(numbers: readonly (Candidate | null)[], hold: (numbers: readonly number[]) => boolean): ClosingRepair | null {
  const values = numbers.map((each) => (each?.value.kind === 'number' ? each.value.number : NaN));
  if (values.some(Number.isNaN)) return null;
  const closing = numbers.flatMap((each, of) =>
    readingsOf(each).flatMap(({ number, ...reading }) => (hold(values.with(of, number)) ? [{ of, ...reading }] : [])),
  );
  const [only] = closing;
  return only && closing.length === 1 ? only : null;
}

interface Reading extends Omit<ClosingRepair, 'of'> {
  number: number;
}

/** A number with each of its characters read otherwise, each result once. */
function readingsOf(chosen: Candidate | null): Reading[] {
  if (chosen?.derivation.kind !== 'normalise') return [];
  const { printed, evidence } = chosen;
  const readings = new Map<number, Reading>();
  for (const alike of lookAlikes(printed)) {
    const derivation = { kind: 'look-alike', as: 'number', reading: chosen.derivation.reading, ...alike } as const;
    const value = repairedValue(evidence, derivation);
    if (value?.kind !== 'number' || readings.has(value.number)) continue;
    const instead = `With ${alike.read} for “${alike.printed}” in “${printed}”`;
    const candidate = {
      ...chosen,
      id: `${chosen.id}:repaired`,
      value,
      derivation,
      confidence: EITHER,
      reason: `${instead} the sum comes out.`,
    };
    readings.set(value.number, { number: value.number, candidate, inWords: `${instead} it would.` });
  }
  return [...readings.values()];
}

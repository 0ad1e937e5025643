import type { WordSpan } from '../../model/index.ts';
import { shareWords } from '../document/share-words.ts';

/** A candidate, by its index, and how likely it is a field's value. */
export interface Likely {
  at: number;
  likelihood: number;
}

/** How far a value that surely is one field's is lost to the others: some papers print one value for two. Hand-set; with 1 the waves come out the same but for a tenth or two of a point. */
const EXCLUSION = 0.9;
/** Rounds after which hardly a choice changes: with four the waves come out the same but for two tenths of a point. */
const ROUNDS = 2;

/**
 * The likelihoods of all fields decided together, as a printed value is mostly the value of one field: what others likely take is less likely a field's own, and
 * what they leave over, or that the paper does not give the field, the more. A mean-field estimate of the assignment: each field's likelihoods are
 * multiplied by how likely each other field leaves the candidate's words to it, and brought to a sum of one with "none" again, in rounds.
 * `prints`: the words of every candidate. `fields`: by field of the template its likely candidates; what is left to one is "none" and what is not worth naming.
 */
export function oneFieldEach(prints: readonly (readonly WordSpan[])[], fields: readonly (readonly Likely[])[]): Likely[][] {
  const named = [...new Set(fields.flatMap((likely) => likely.map(({ at }) => at)))];
  const overlapping = new Map(named.map((at) => [at, named.filter((other) => sharePrint(prints, at, other))]));
  let now = fields.map((likely) => [...likely]);
  for (let round = 0; round < ROUNDS; round++) {
    const taken = now.map((likely) => shareTaken(likely, overlapping));
    now = fields.map((likely, field) => {
      const left = likely.map(({ at, likelihood }) => ({
        at,
        likelihood: taken.reduce(
          (free, shares, other) => (other === field ? free : free * (1 - EXCLUSION * (shares.get(at) ?? 0))),
          likelihood,
        ),
      }));
      const lost = sum(likely) - sum(left);
      return left.map(({ at, likelihood }) => ({ at, likelihood: likelihood / (1 - lost) }));
    });
  }
  return now;
}

/** By candidate: how likely the field takes words of it. */
function shareTaken(likely: readonly Likely[], overlapping: ReadonlyMap<number, readonly number[]>): Map<number, number> {
  const shares = new Map<number, number>();
  for (const { at, likelihood } of likely)
    for (const other of overlapping.get(at) ?? []) shares.set(other, Math.min(1, (shares.get(other) ?? 0) + likelihood));
  return shares;
}

const sharePrint = (prints: readonly (readonly WordSpan[])[], one: number, other: number): boolean =>
  one === other || shareWords(prints[one] ?? [], prints[other] ?? []);

const sum = (likely: readonly Likely[]): number => likely.reduce((total, { likelihood }) => total + likelihood, 0);

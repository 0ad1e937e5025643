import type { Candidate, FieldResult } from '../../model/index.ts';
import type { Proposal } from '../propose/proposal.ts';
import type { Grounds } from './confidence-signals.ts';
import { judge } from './confidence.ts';

/** Is told of each chosen value what it was judged by. */
export type Observe = (chosen: Candidate, grounds: Grounds) => void;

/** A cell to be filled: `id` of its candidate, the `score` it was chosen by, and what else could stand in it. */
interface Cell {
  id: string;
  score: number;
  alternatives?: readonly Candidate[];
}

/** Makes what was chosen for a cell its candidate, judges it and tells the observer. */
export type Choose = (grounds: Grounds, cell: Cell) => FieldResult;

/** The one way from a proposal to the result of a cell. */
export const chooseWith =
  (observe?: Observe): Choose =>
  (grounds, { id, score, alternatives = [] }) => {
    const { state, confidence } = judge(grounds);
    const chosen = candidateOf(grounds.proposal, { id, score, confidence });
    observe?.(chosen, grounds);
    return { state, chosen, alternatives: [...alternatives] };
  };

/** A proposal under the id by which a person may take it. */
export function candidateOf(
  { value, printed, evidence, derivation, reason }: Proposal,
  { id, score, confidence }: Pick<Candidate, 'id' | 'score' | 'confidence'>,
): Candidate {
  return { id, value, printed, evidence, derivation, score, confidence, reason };
}

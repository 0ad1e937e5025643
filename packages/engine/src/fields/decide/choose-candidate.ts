import type { Candidate, FieldResult } from '../../model/index.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import type { Proposal } from '../propose/proposal.ts';
import type { Grounds } from './confidence-signals.ts';
import { judge } from './confidence.ts';
import { otherReading } from './two-readings.ts';

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

/** Of two readings that nothing tells apart none is likelier than this. */
const EITHER = 0.5;

/** The one way from a proposal to the result of a cell. */
export const chooseWith =
  (conventions: Conventions, observe?: Observe): Choose =>
  (grounds, { id, score, alternatives = [] }) => {
    const { state, confidence } = judge(grounds);
    const other = otherReading(grounds, conventions);
    const found = candidateOf(grounds.proposal, { id, score, confidence: other ? Math.min(confidence, EITHER) : confidence });
    const chosen = other ? { ...found, reason: other.reason } : found;
    observe?.(chosen, grounds);
    if (!other) return { state, chosen, alternatives: [...alternatives] };
    return { state: 'unsure', chosen, alternatives: [{ ...chosen, ...other, id: `${id}:read-otherwise` }, ...alternatives] };
  };

/** A proposal under the id by which a person may take it. */
export function candidateOf(
  { value, printed, evidence, derivation, reason }: Proposal,
  { id, score, confidence }: Pick<Candidate, 'id' | 'score' | 'confidence'>,
): Candidate {
  return { id, value, printed, evidence, derivation, score, confidence, reason };
}

import type { Candidate, FieldResult } from '../../model/index.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import type { Proposal } from '../propose/proposal.ts';
import type { Grounds } from './confidence-signals.ts';
import { quoted } from '../document/quoted.ts';
import { chosenWords, firstReading, readOtherwise } from './chosen-reading.ts';
import { judge } from './confidence.ts';
import { oneOfSeveral } from './one-of-several.ts';
import { otherReadings } from './two-readings.ts';

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
/** The first of several is oftener the one that is meant; hand-set. */
const MOST_OF_SEVERAL = 0.66;

/** The one way from a proposal to the result of a cell. */
export const chooseWith =
  (conventions: Conventions, observe?: Observe): Choose =>
  (grounds, { id, score, alternatives = [] }) => {
    const { state, confidence } = judge(grounds);
    const other = otherReadings(grounds, conventions);
    const found = candidateOf(grounds.proposal, { id, score, confidence: other ? Math.min(confidence, EITHER) : confidence });
    const chosen = other ? { ...found, reason: other.reason } : found;
    observe?.(chosen, grounds);
    const words = chosenWords(grounds);
    if (!other && words.length === 0) return among(grounds, { state, chosen, alternatives: [...alternatives] });
    const first = words.length > 0 ? firstReading(grounds, chosen, words) : null;
    const offered = [
      ...(other?.others ?? []).map((read, at) => ({ ...chosen, ...read, id: `${id}:read-otherwise${at === 0 ? '' : at + 1}` })),
      ...(first ? [first] : []),
      ...alternatives,
    ];
    return { state: 'unsure', chosen: words.length > 0 ? readOtherwise(chosen, words) : chosen, alternatives: offered };
  };

/** What stands beside others of its kind in one row of a table is never sure as the value of the whole document. */
function among<Filled extends { state: 'found' | 'unsure'; chosen: Candidate }>(grounds: Grounds, result: Filled): Filled {
  const beside = oneOfSeveral(grounds);
  if (beside === null) return result;
  const { chosen } = result;
  const reason = `${chosen.reason}; beside it stands ${quoted(beside)}`;
  return { ...result, state: 'unsure', chosen: { ...chosen, reason, confidence: Math.min(chosen.confidence, MOST_OF_SEVERAL) } };
}

/** A proposal under the id by which a person may take it. */
export function candidateOf(
  { value, printed, evidence, derivation, reason }: Proposal,
  { id, score, confidence }: Pick<Candidate, 'id' | 'score' | 'confidence'>,
): Candidate {
  return { id, value, printed, evidence, derivation, score, confidence, reason };
}

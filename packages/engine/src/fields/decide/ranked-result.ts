import type { Candidate, FieldResult } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { shareWords } from '../document/share-words.ts';
import { labelText, supportOf } from '../labels/label-support.ts';
import type { Ranked } from '../propose/proposal.ts';
import type { Search } from '../search/search.ts';
import { blankResult } from './blank-result.ts';
import { candidateOf, type Choose } from './choose-candidate.ts';
import type { Grounds } from './confidence-signals.ts';
import { judge, likelihoodOfUnchosen } from './confidence.ts';
import { contextSignals } from './context-signals.ts';
import type { Choice } from './select.ts';
import { offeredOthers } from './offered-others.ts';
import type { Unfilled } from './unused-sign.ts';

/** Other values offered to the reviewer. */
const MAX_ALTERNATIVES = 5;

/** The cell of a field that got a value in the joint decision. */
export function chosenResult(
  search: Search,
  field: CompiledField,
  { chosen, others }: Choice & { chosen: Ranked },
  choose: Choose,
): FieldResult {
  const grounds = groundsOf(search, field, chosen, others);
  const { confidence } = judge(grounds);
  // What was not chosen is no likelier than what was, and no likelier than what that leaves.
  const alternatives = alternativesOf(search, field, others, { chosen: [chosen], most: Math.min(confidence, 1 - confidence) });
  return choose(grounds, { id: `${field.field.id}:0`, score: chosen.score, alternatives });
}

/** The cell of a field that got none, with the reason why. */
export function blankCell(unfilled: Unfilled): FieldResult {
  const { search, field, others } = unfilled;
  const most = likelihoodOfUnchosen(others[0]?.score ?? null);
  return blankResult(unfilled, alternativesOf(search, field, others, { chosen: [], most }));
}

function alternativesOf(
  search: Search,
  field: CompiledField,
  others: readonly Ranked[],
  { chosen, most }: { chosen: readonly Ranked[]; most: number },
): Candidate[] {
  const proposed = others.slice(0, MAX_ALTERNATIVES).map((other) => {
    const { confidence } = judge(groundsOf(search, field, other, chosen));
    return { ...other, confidence: Math.min(most, confidence) };
  });
  // What comes first where nothing was chosen is what the cell names: the decision knows better.
  const [first, ...rest] = chosen.length > 0 ? [null, ...proposed] : [proposed[0] ?? null, ...proposed.slice(1)];
  const said = [...chosen, ...(first ? [first] : [])].map(({ proposal }) => proposal);
  const offered = [...(first ? [first] : []), ...offeredOthers(search, field, said, rest)].slice(0, MAX_ALTERNATIVES);
  // Those that would be likelier than they can be are all less likely by the same share: which is the likelier one is still told.
  const share = Math.min(1, most / Math.max(1e-9, ...offered.map(({ confidence }) => confidence)));
  return offered.map(({ proposal, score, confidence }, at) =>
    candidateOf(proposal, { id: `${field.field.id}:${at + 1}`, score, confidence: share * confidence }),
  );
}

function groundsOf(search: Search, field: CompiledField, { proposal, score }: Ranked, others: readonly Ranked[]): Grounds {
  const rivals = others.map((other) => ({ score: other.score, overlaps: shareWords(other.proposal.spans, proposal.spans) }));
  const { zone } = supportOf(search.support, proposal.field, proposal.spans, () => 0);
  const label = zone && labelText(search.index, zone.hit);
  return {
    proposal,
    field,
    layout: search.layout,
    choice: { kind: 'ranked', score, rivals, label },
    context: contextSignals(search, proposal),
  };
}

import type { FieldResult } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { shareWords } from '../document/share-words.ts';
import type { Ranked } from '../propose/proposal.ts';
import type { Search } from '../search/search.ts';
import { candidateOf, type Choose } from './choose-candidate.ts';
import type { Grounds } from './confidence-signals.ts';
import { absenceConfidence, judge } from './confidence.ts';
import { contextSignals } from './context-signals.ts';
import type { Choice } from './select.ts';

/** Other values offered to the reviewer. */
const MAX_ALTERNATIVES = 5;

/** What a field of the document gets out of the joint decision. */
export function rankedResult(search: Search, field: CompiledField, { chosen, others }: Choice, choose: Choose): FieldResult {
  const { id } = field.field;
  const absence = absenceConfidence(others[0]?.score ?? null);
  const grounds = chosen && groundsOf(search, field, chosen, others);
  const chosenConfidence = grounds && judge(grounds).confidence;
  // What was not chosen is no likelier than what was, and no likelier than what that leaves.
  const most = chosenConfidence === null ? 1 - absence : Math.min(chosenConfidence, 1 - chosenConfidence);
  const alternatives = others.slice(0, MAX_ALTERNATIVES).map((other, at) => {
    const { confidence } = judge(groundsOf(search, field, other, chosen ? [chosen] : []));
    return candidateOf(other.proposal, { id: `${id}:${at + 1}`, score: other.score, confidence: Math.min(most, confidence) });
  });
  return grounds
    ? choose(grounds, { id: `${id}:0`, score: chosen.score, alternatives })
    : { state: 'absent', confidence: absence, alternatives };
}

function groundsOf(search: Search, field: CompiledField, { proposal, score }: Ranked, others: readonly Ranked[]): Grounds {
  const rivals = others.map((other) => ({ score: other.score, overlaps: shareWords(other.proposal.spans, proposal.spans) }));
  return { proposal, field, layout: search.layout, choice: { kind: 'ranked', score, rivals }, context: contextSignals(search, proposal) };
}

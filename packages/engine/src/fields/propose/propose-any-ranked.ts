import type { CompiledField } from '../compile/compiled-field.ts';
import { hasForm } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { printedShape } from '../kinds/printed-shape.ts';
import type { RankedCandidate } from '../ranker/ranker.ts';
import { mentionsIn, ocrDoubtOf, type Search } from '../search/search.ts';
import { type Proposal, proposeWords } from './proposal.ts';
import { reasonOf } from './propose-ranked.ts';

/**
 * What the ranker takes for the value, likeliest first, whatever labels say: to be offered, for a decision hears less. Where the field's values have a form,
 * as numbers and dates have, each thing of that form in a candidate makes a proposal.
 */
export function proposeAnyRanked(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
): { proposals: Proposal[]; likelihood: number }[] {
  if (field.field.type === 'enum' || field.field.type === 'yes/no') return [];
  return search.ranked
    .field(fieldIndex)
    .map((ranked) => ({ proposals: proposalsOf(search, field, fieldIndex, ranked), likelihood: ranked.likelihood }));
}

function proposalsOf(search: Search, field: CompiledField, fieldIndex: number, ranked: RankedCandidate): Proposal[] {
  const { candidate } = ranked;
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features: { kind: printedShape(candidate.printed.text, field), ocrDoubt: ocrDoubtOf(search.layout, candidate.printed.spans) },
    reason: reasonOf(ranked),
  };
  if (field.field.type === 'number' || hasForm(field))
    return mentionsIn(search, field, candidate.printed.spans).flatMap(
      ({ printed, reading }) => proposeWords(draft, printed, { kind: 'normalise', as: normaliseAs(field), reading }) ?? [],
    );
  return [proposeWords(draft, candidate.printed, { kind: 'normalise', as: 'text', reading: null })].filter((each) => each !== null);
}

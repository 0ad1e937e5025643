import type { ExtractionRow } from '../../model/index.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { findParties } from '../contracts/parties.ts';
import type { Choose } from '../decide/choose-candidate.ts';
import type { Grounds } from '../decide/confidence-signals.ts';
import { proseOf } from '../document/prose.ts';
import { printedPart } from '../document/word-run.ts';
import { proposeWords } from '../propose/proposal.ts';
import type { Search } from '../search/search.ts';

/** One item a party of a contract, where the template asks for parties and a name is all there is to an item. */
export function partyItems(search: Search, fields: readonly number[], choose: Choose): ExtractionRow[] {
  const { compiled } = search;
  const asksParties = compiled.rows.nouns.some((noun) =>
    /^(?:part(?:y|ies)|signator(?:y|ies)|vertragspartei(?:en)?|contractors?)$/.test(noun),
  );
  const nameAt = fields.find((at) => kindIs(compiled.fields[at]?.kind ?? 'free-text', 'party'));
  const field = nameAt === undefined ? undefined : compiled.fields[nameAt];
  if (!asksParties || nameAt === undefined || !field) return [];
  const run = proseOf(search.layout);
  return findParties(run.text).flatMap(({ start, end, confidence, reason }, row) => {
    const printed = printedPart(run, start, end);
    const draft = { layout: search.layout, field: field.field, fieldIndex: nameAt, features: { clause: confidence }, reason };
    const proposal = printed && proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: null });
    if (!printed || !proposal) return [];
    const grounds: Grounds = { proposal, field, layout: search.layout, choice: { kind: 'party', confidence }, context: {} };
    const result = choose(grounds, { id: `${field.field.id}:${row + 1}:0`, score: confidence });
    return [{ cells: { [field.field.id]: result }, pageNumber: proposal.pageNumber }];
  });
}

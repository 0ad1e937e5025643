import type { Candidate, ExtractionRow, FieldResult } from '../model/index.ts';
import { judge } from './confidence.ts';
import type { Grounds } from './confidence-signals.ts';
import { findParties } from './parties.ts';
import { proseOf } from './propose-clauses.ts';
import { proposeWords } from './proposal.ts';
import type { Search } from './search.ts';
import { printedPart } from './word-run.ts';

/** One item a party of a contract, where the template asks for parties and a name is all there is to an item. */
export function partyItems(search: Search, fields: readonly number[]): ExtractionRow[] {
  const { compiled } = search;
  const asksParties = compiled.rows.nouns.some((noun) => /^(?:part(?:y|ies)|signator(?:y|ies)|vertragspartei(?:en)?|contractors?)$/.test(noun));
  const nameAt = fields.find((at) => ['party', 'company', 'person', 'name'].includes(compiled.fields[at]?.kind ?? ''));
  const field = nameAt === undefined ? undefined : compiled.fields[nameAt];
  if (!asksParties || nameAt === undefined || !field) return [];
  const run = proseOf(search);
  return findParties(run.text).flatMap(({ start, end, plainness, reason }, row) => {
    const printed = printedPart(run, start, end);
    const draft = { layout: search.layout, field: field.field, at: nameAt, features: { clause: plainness }, reason };
    const proposal = printed && proposeWords(draft, printed, { kind: 'normalise', as: 'text', reading: null });
    if (!printed || !proposal) return [];
    const grounds: Grounds = { proposal, field, layout: search.layout, choice: { kind: 'party', plainness }, context: {} };
    const { state, confidence } = judge(grounds);
    const chosen: Candidate = { id: `${field.field.id}:${row + 1}:0`, value: proposal.value, printed: proposal.printed, evidence: proposal.evidence, derivation: proposal.derivation, score: plainness, confidence, reason };
    search.observe?.(chosen, grounds);
    const result: FieldResult = { state, chosen, alternatives: [] };
    return [{ cells: { [field.field.id]: result }, pageNumber: proposal.pageNumber }];
  });
}

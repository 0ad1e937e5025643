import type { CompiledField } from '../compile/compiled-field.ts';
import { clauseFinderOf } from '../contracts/clause-finder.ts';
import type { ClauseMatch } from '../contracts/clause.ts';
import { proseOf } from '../document/prose.ts';
import { printedPart, type WordRun } from '../document/word-run.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { proposeWords, type Proposal } from './proposal.ts';

const MAX_CLAUSES = 12;

/** Values that sentences state: whose law governs, how long it lasts, from when it counts. */
export function proposeClauses(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const find = clauseFinderOf(field);
  if (!find) return [];
  const run = proseOf(search.layout);
  const matches = find(run.text, search.conventions.dayOrder)
    .sort((a, b) => b.confidence - a.confidence || a.start - b.start)
    .slice(0, MAX_CLAUSES);
  return matches.flatMap((match) => {
    const printed = printedPart(run, match.start, match.end);
    if (!printed) return [];
    const features = {
      clause: match.confidence,
      kind: 1,
      ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
      repeated: sharing(matches, match, run),
    };
    const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: match.reason };
    const proposal = proposeWords(draft, printed, {
      kind: 'normalise',
      as: field.isDateOutput ? 'date' : 'text',
      reading: 'reading' in match ? String(match.reading) : null,
    });
    return proposal ? [proposal] : [];
  });
}

/** Share of the matches that say the same. */
function sharing(matches: readonly ClauseMatch[], match: ClauseMatch, run: WordRun): number {
  const said = (of: ClauseMatch): string => run.text.slice(of.start, of.end).toLowerCase().replace(/\s+/g, ' ');
  return matches.filter((other) => said(other) === said(match)).length / matches.length;
}

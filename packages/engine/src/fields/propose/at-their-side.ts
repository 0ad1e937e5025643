import type { CompiledField } from '../compile/compiled-field.ts';
import { proseOf } from '../document/prose.ts';
import { shareWords } from '../document/share-words.ts';
import { printedPart } from '../document/word-run.ts';
import { findOfKind } from '../kinds/kind-finder.ts';
import type { RankedCandidate } from '../ranker/ranker.ts';
import type { Search } from '../search/search.ts';
import { periodsIn } from './period.ts';

/** Where a period stands, the ranker knows; which of its two days a first or last day is, the field says. */
export function atTheirSide(search: Search, field: CompiledField, ranked: readonly RankedCandidate[]): readonly RankedCandidate[] {
  const { role } = field;
  if (!field.isDateOutput || (role !== 'start' && role !== 'end') || ranked.length === 0) return ranked;
  const run = proseOf(search.layout);
  const periods = periodsIn(run.text, findOfKind(run.text, field, search.conventions) ?? []).flatMap((days) => {
    const [first, last] = days.map(({ from, to }) => printedPart(run, from, to));
    return first && last ? [{ own: role === 'start' ? first : last, other: role === 'start' ? last : first }] : [];
  });
  return ranked.map((one) => {
    const { printed } = one.candidate;
    const period = periods.find(({ own, other }) => shareWords(printed.spans, own.spans) || shareWords(printed.spans, other.spans));
    return period && !period.own.text.includes(printed.text) ? { ...one, candidate: { ...one.candidate, printed: period.own } } : one;
  });
}

import type { CompiledField } from '../compile/compiled-field.ts';
import { proseOf } from '../document/prose.ts';
import { printedPart } from '../document/word-run.ts';
import { findOfKind } from '../kinds/kind-finder.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { endOfPeriodAt, periodsIn } from './period.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** How plainly the only period of a document, or the only date behind "from" or "until", speaks for a first or last day. */
const CONFIDENCE = { period: 0.45, lead: 0.35 };

/** The document prints one period: it begins and ends where the field asks, whatever its label says. */
export function proposePeriod(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  const { role } = field;
  if (!field.isDateOutput || field.verbatim || (role !== 'start' && role !== 'end')) return [];
  const run = proseOf(search.layout);
  const dates = findOfKind(run.text, field, search.conventions) ?? [];
  const periods = only(periodsIn(run.text, dates).map(([first, last]) => (role === 'start' ? first : last)));
  const found = periods ?? only(dates.filter((date) => endOfPeriodAt(run.text, date) === role));
  const printed = found && printedPart(run, found.from, found.to);
  if (!printed) return [];
  const features = {
    clause: periods ? CONFIDENCE.period : CONFIDENCE.lead,
    kind: found.likelihood,
    ocrDoubt: ocrDoubtOf(search.layout, printed.spans),
  };
  const draft = {
    layout: search.layout,
    field: field.field,
    fieldIndex,
    features,
    reason: periods ? 'of the only period in the document' : 'the only date from or until which something goes',
  };
  const proposal = proposeWords(draft, printed, { kind: 'normalise', as: 'date', reading: found.reading });
  return proposal ? [proposal] : [];

  /** The one that there is, however often it is printed. */
  function only<Found extends { from: number; to: number }>(all: readonly Found[]): Found | null {
    const texts = new Set(all.map(({ from, to }) => run.text.slice(from, to).replace(/\s+/g, ' ')));
    return texts.size === 1 ? (all[0] ?? null) : null;
  }
}

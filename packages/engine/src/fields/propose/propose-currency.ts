import type { CompiledField } from '../compile/compiled-field.ts';
import { legendOf } from '../document/legend.ts';
import { printedRun, runOfSpans } from '../document/word-run.ts';
import { printedCurrencies } from '../kinds/printed-currencies.ts';
import { supportOf } from '../labels/label-support.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { type Features, type Proposal, proposeWords } from './proposal.ts';

/** What a label of something else counts against a sign of money: "£119.00" beside "Total" gives the currency all the same. */
const ELSEWHERE_SHARE = 0.35;

/** The currency of a paper that prints signs or codes at its amounts, as a code: one proposal a currency, where a label is nearest or it stands first. */
export function proposeCurrency(search: Search, field: CompiledField, fieldIndex: number): Proposal[] | null {
  if (field.kind !== 'currency' || field.verbatim || field.field.type !== 'text') return null;
  const legend = legendOf(search.layout);
  const printed = printedCurrencies(search.layout).filter(({ span }) => !legend.lines.has(span.line));
  const best = new Map<string, Proposal>();
  for (const { iso, likelihood, span, pageNumber } of printed) {
    const run = printedRun(runOfSpans(search.layout, [span]));
    if (!run) continue;
    const { own, competingLabel } = supportOf(search.support, fieldIndex, [span], () => 0);
    const features: Features = {
      label: own,
      competingLabel: Math.max(0, competingLabel - own) * ELSEWHERE_SHARE,
      kind: likelihood,
      repeated: printed.filter((other) => other.iso === iso).length / printed.length,
      only: printed.every((other) => other.iso === iso) ? 1 : 0,
      ocrDoubt: ocrDoubtOf(search.layout, [span]),
    };
    const reason = `“${run.text.slice(0, 60)}” on page ${pageNumber}`;
    const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason };
    const proposal = proposeWords(draft, run, { kind: 'concept', of: iso });
    const before = best.get(iso)?.features;
    // Signs of money serve the amounts as well.
    if (proposal && (!before || worth(features) > worth(before) + 1e-9)) best.set(iso, { ...proposal, spans: [] });
  }
  return [...best.values()];
}

const worth = ({ label = 0, competingLabel = 0, kind = 0 }: Features): number => 5 * label + kind - 3 * competingLabel;

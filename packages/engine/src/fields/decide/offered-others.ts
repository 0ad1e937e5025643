import { titleLength } from '../../values/person-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { printedPart, runOfSpans } from '../document/word-run.ts';
import { type Proposal, proposeWords } from '../propose/proposal.ts';
import { proposeAnyRanked } from '../propose/propose-any-ranked.ts';
import { mentionsIn, type Search } from '../search/search.ts';
import { isAmount, isNoOffer } from './plainly-other.ts';
import { isUnnamed } from './unnamed.ts';

/** Another value that a person may mean, and how likely it is by itself. */
export interface OtherValue {
  proposal: Proposal;
  score: number;
  confidence: number;
}

/**
 * What else to offer, likeliest first: what was proposed and not chosen beside what the ranker takes for the value. The ranker is heard here whatever
 * labels say: where the cell is wrong, one of those may have misled. `taken`: what the cell says already.
 */
export function offeredOthers(
  search: Search,
  field: CompiledField,
  taken: readonly Proposal[],
  proposed: readonly OtherValue[],
): OtherValue[] {
  const fieldIndex = search.compiled.fields.indexOf(field);
  const values = new Map<string, { other: OtherValue; likelihood: number }>();
  const said = new Set(taken.map(valueKey));
  const offer = (other: OtherValue, likelihood: number): void => {
    const key = valueKey(other.proposal);
    const known = values.get(key);
    if (known) known.likelihood += likelihood;
    else if (!said.has(key)) values.set(key, { other, likelihood });
  };
  const offerAll = (other: OtherValue, likelihood: number): void => {
    if (isNoOffer(field, other.proposal)) return;
    offer(other, likelihood);
    const short = shortened(search, field, other.proposal);
    if (short) offer({ ...other, proposal: short }, SHORTENED_SHARE * likelihood);
  };
  for (const proposal of taken)
    for (const other of [shortened(search, field, proposal), dateIn(search, field, proposal)])
      if (other) offer({ proposal: other, score: 0, confidence: OTHERWISE_READ }, OTHERWISE_READ);
  proposed.forEach((other, at) => offerAll(other, other.confidence + ORDER / (at + 1)));
  for (const { proposals, likelihood } of proposeAnyRanked(search, field, fieldIndex))
    for (const proposal of proposals) offerAll({ proposal, score: 0, confidence: likelihood }, likelihood);
  const offered = [...values.values()].sort((one, two) => two.likelihood - one.likelihood).map(({ other }) => other);
  return field.kind === 'amount' ? amountsOf(offered) : offered;
}

/** Where some are figures to the cent, those that are not, and that nothing names, are numbers of other things: of a house, of the paper. */
function amountsOf(offered: readonly OtherValue[]): OtherValue[] {
  const inCents = offered.some(({ proposal }) => isAmount(proposal.printed));
  return offered.filter(({ proposal: { features, printed } }) => !inCents || isAmount(printed) || !isUnnamed(features));
}

/** How likely what the cell says is meant without what stands before it, or as a date; and what is offered beside it, against the whole of it. Hand-set. */
const [OTHERWISE_READ, SHORTENED_SHARE] = [0.3, 0.9];
/** Among those that are equally likely the order of the decision holds; hand-set. */
const ORDER = 0.02;

const valueKey = ({ value }: Proposal): string => JSON.stringify(value).toLowerCase();

/** "Crew leader: " before "Ada Brandt". */
const LABEL = /^[\p{L}\p{N} .'’/-]{2,40}[:：]\s+(?=\S)/u;

/** The same words without a label or a title before them, which a person may not mean; null where there is none. */
function shortened(
  search: Search,
  field: CompiledField,
  { field: fieldIndex, value, printed, spans, features, reason }: Proposal,
): Proposal | null {
  const label = LABEL.exec(printed)?.[0].length ?? 0;
  const before = label + titleLength(printed.slice(label));
  const run = runOfSpans(search.layout, spans);
  const start = run.text.indexOf(printed);
  if (value.kind !== 'text' || before === 0 || start < 0) return null;
  const cut = printedPart(run, start + before, start + printed.length);
  const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason };
  return cut && proposeWords(draft, cut, { kind: 'normalise', as: 'text', reading: null });
}

/** The one date in a text: a field that asks for it in words of its own was not taken for one of dates. */
function dateIn(search: Search, field: CompiledField, { field: fieldIndex, value, spans, features, reason }: Proposal): Proposal | null {
  if (value.kind !== 'text') return null;
  const [date, another] = mentionsIn(search, { ...field, kind: 'date', isDateOutput: true }, spans);
  const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason };
  return date && !another ? proposeWords(draft, date.printed, { kind: 'normalise', as: 'date', reading: date.reading }) : null;
}

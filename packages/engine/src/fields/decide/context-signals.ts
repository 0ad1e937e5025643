import { supportOf, type LabelSupport } from '../labels/label-support.ts';
import type { ValueZone } from '../labels/value-zone.ts';
import type { Proposal } from '../propose/proposal.ts';
import { rankedElsewhere, rankedLikelihood } from '../propose/ranked-likelihood.ts';
import type { Search } from '../search/search.ts';
import { signal, type Signals } from './signals.ts';
import { stretch } from './stretch.ts';

/** What the rest of the document says about a value: the label it stands at, other places of that label, the same print elsewhere. */
export function contextSignals(search: Search, proposal: Proposal): Signals {
  const { zone } = supportOf(search.support, proposal.field, proposal.spans, () => 0);
  return {
    templateNamed: templateNamed(search),
    printedAgain: printedAgain(search, proposal),
    ...rankedSignals(search, proposal),
    ...(zone ? labelSignals(search, proposal, zone) : {}),
  };
}

/** What the ranker says of the value, whatever else names it, and of the best that stands elsewhere. Marks and choices are no print that it ranks. */
function rankedSignals({ ranked, compiled }: Search, proposal: Proposal): Signals {
  const type = compiled.fields[proposal.field]?.field.type;
  const candidates = type === 'yes/no' || type === 'enum' ? [] : ranked.field(proposal.field);
  if (candidates.length === 0) return {};
  const likelihood = rankedLikelihood(proposal, candidates);
  return {
    ranked1: stretch(likelihood, 0, 0.3),
    ranked2: stretch(likelihood, 0.3, 0.7),
    ranked3: stretch(likelihood, 0.7, 1),
    rankedElsewhere: rankedElsewhere(proposal, candidates),
  };
}

/** A label weighs at least so much against the best one to compete with it; hand-set. */
const RIVAL_SHARE = 0.7;
/** Labels that only share words with the field weigh less than this. */
const SURE_LABEL = 0.9;

/** Where the value stands from its label, how surely that is one of the field's, and whether it stands elsewhere beside something else. */
function labelSignals({ support }: Search, { field, spans }: Proposal, zone: ValueZone): Signals {
  const weight = weightFor(zone, field);
  const taken = new Set(spans.map(({ line }) => line));
  const rivals = support.zones.filter(
    (other) =>
      other.hit !== zone.hit &&
      weightFor(other, field) >= RIVAL_SHARE * weight &&
      other.spans.some(({ line, from, to }) => to > from && !taken.has(line)),
  );
  return {
    ...signal(`zone ${zone.relation}`),
    labelSure: Number(weight >= SURE_LABEL),
    labelStands: zone.hit.labelStrength,
    labelRead: zone.hit.similarity,
    labelPlace: zone.strength,
    labelRivals: Math.min(1, rivals.length / 2),
  };
}

const weightFor = ({ hit }: ValueZone, field: number): number => hit.owners.find((owner) => owner.field === field)?.weight ?? 0;

const named = new WeakMap<LabelSupport, number>();
/** A label that stands as one and names a field. */
const PLAIN_LABEL = 0.5;

/** Share of the template's fields of which the document prints a label: whether it is the kind of document that was meant. */
function templateNamed({ support, compiled }: Search): number {
  const known = named.get(support);
  if (known !== undefined) return known;
  const found = new Set(
    support.hits.flatMap(({ owners, labelStrength }) =>
      owners.flatMap(({ field, weight }) => (weight * labelStrength >= PLAIN_LABEL ? [field] : [])),
    ),
  );
  const share = found.size / Math.max(1, compiled.fields.length);
  named.set(support, share);
  return share;
}

/** Lines in which the same print is looked for; a figure printed again stands on the same page or the last. */
const MAX_LINES = 3_000;
/** Shorter print stands again by chance. */
const MIN_LETTERS = 4;

/** Whether the value stands in other lines too, half for one of them: what was read alike twice was hardly misread. */
function printedAgain({ layout }: Search, { printed, spans }: Proposal): number {
  if (printed.length < MIN_LETTERS || printed.includes('\n')) return 0;
  const own = new Set(spans.map(({ line }) => line));
  let times = 0;
  for (const line of layout.lines.slice(0, MAX_LINES)) {
    if (!own.has(line.index) && line.text.includes(printed)) times++;
    if (times === 2) break;
  }
  return times / 2;
}

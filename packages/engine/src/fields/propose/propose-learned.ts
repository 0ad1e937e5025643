import type { FieldRecollection, Recollection, Stretch } from '../../model/index.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { shareWords } from '../document/share-words.ts';
import { hasForm } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { printedShape } from '../kinds/printed-shape.ts';
import { mentionsFor, mentionsIn, type Mention, type Search } from '../search/search.ts';
import { placeFeatures } from './place-features.ts';
import { proposeWords, type Proposal } from './proposal.ts';

/** Typed things weighed against lessons, per field. */
const MAX_MENTIONS = 300;
/** A taught value is as good as print that fits its kind fully. */
const TAUGHT_KIND = 1;

/** What was proposed for a field and what its lessons propose, with how well each fits the lessons. */
export function withLearned(
  search: Search,
  field: CompiledField,
  fieldIndex: number,
  recollection: Recollection | null,
  proposals: Proposal[],
): Proposal[] {
  const recalled = recollection?.field(field.field.id) ?? null;
  if (!recalled) return proposals;
  const placed = [...proposals, ...proposeStretches(search, field, fieldIndex, recalled)];
  const replacing = proposeReplacements(search, field, fieldIndex, recalled);
  const fits = recalled.fits([...placed, ...replacing]);
  const silenced = Math.min(1, Math.max(recalled.absence, ...fits));
  const weighed = [...placed, ...replacing].map((proposal, index) => lessRanked(withFit(proposal, fits[index] ?? 0, recalled), silenced));
  const replaced = weighed.slice(placed.length);
  return [
    ...weighed.slice(0, placed.length).map((proposal) => giveWay(proposal, replaced)),
    ...replaced.map((proposal) => inPlaceOf(proposal, weighed.slice(0, placed.length))),
  ];
}

function withFit(proposal: Proposal, placeFit: number, { absence, alike }: FieldRecollection): Proposal {
  const fit = Math.max(placeFit, proposal.features.learned ?? 0);
  const taughtAbsent = absence * (1 - fit);
  if (fit === 0 && taughtAbsent === 0) return proposal;
  return {
    ...proposal,
    features: { ...proposal.features, learned: fit, taughtAbsent },
    ...(placeFit > 0.5 && { lessons: alike }),
    reason: placeFit > 0.5 && proposal.derivation.kind !== 'learned-replacement' ? REASON : proposal.reason,
  };
}

/** What a person taught of such documents counts more than what the ranker learned of others. */
function lessRanked(proposal: Proposal, silenced: number): Proposal {
  const { ranked } = proposal.features;
  return ranked === undefined ? proposal : { ...proposal, features: { ...proposal.features, ranked: ranked * (1 - silenced) } };
}

/** What a lesson says about print that a person put another value in place of: not this. */
const GIVEN_WAY = -0.3;

/** Print that reads like what was corrected stays to choose from, behind the value that was put in its place. */
function giveWay(proposal: Proposal, replaced: readonly Proposal[]): Proposal {
  const { features } = proposal;
  const better = replaced.some((other) => shareWords(other.spans, proposal.spans) && !isSameValue(other, proposal));
  return better ? { ...proposal, features: { ...features, learned: GIVEN_WAY } } : proposal;
}

/** All that spoke for the print speaks for what is put in its place. */
function inPlaceOf(proposal: Proposal, placed: readonly Proposal[]): Proposal {
  const features = { ...proposal.features };
  for (const other of placed)
    if (shareWords(proposal.spans, other.spans))
      for (const name of ['label', 'role', 'top', 'large', 'learned'] as const)
        features[name] = Math.max(features[name] ?? 0, other.features[name] ?? 0);
  return { ...proposal, features };
}

const isSameValue = (a: Proposal, b: Proposal): boolean => JSON.stringify(a.value).toLowerCase() === JSON.stringify(b.value).toLowerCase();

const REASON = 'where a correction found it on a document like this one';

/** Values with a form wherever they stand; other print where lessons say that the value stood. */
function proposeStretches(search: Search, field: CompiledField, fieldIndex: number, { stretches }: FieldRecollection): Proposal[] {
  if (field.field.type === 'yes/no' || field.field.type === 'enum') return [];
  const broken = stretches.filter(({ spans }) => spans.length > 1).flatMap(({ spans }) => mentionsIn(search, field, spans));
  const typed = hasForm(field)
    ? [...mentionsFor(search, field).slice(0, MAX_MENTIONS), ...broken].flatMap((mention) =>
        proposeMention(search, field, fieldIndex, mention),
      )
    : [];
  // What form the value has, the lessons know better: a licence plate is no identifier to anybody else.
  const whole =
    field.isDateOutput || field.field.type === 'number'
      ? []
      : stretches.flatMap((stretch) => proposeText(search, field, fieldIndex, stretch));
  return [...typed, ...whole];
}

function proposeMention(search: Search, field: CompiledField, fieldIndex: number, mention: Mention): Proposal[] {
  const features = { ...placeFeatures(search, mention), kind: mention.likelihood };
  const proposal = proposeWords({ layout: search.layout, field: field.field, fieldIndex, features, reason: REASON }, mention.printed, {
    kind: 'normalise',
    as: normaliseAs(field),
    reading: mention.reading,
  });
  return proposal ? [proposal] : [];
}

function proposeText(search: Search, field: CompiledField, fieldIndex: number, stretch: Stretch): Proposal[] {
  const line = search.layout.lines[stretch.spans[0]?.line ?? -1];
  if (!line) return [];
  const printed = { spans: stretch.spans, text: stretch.printed };
  const features = {
    ...placeFeatures(search, { line, printed, likelihood: 1, reading: null }),
    kind: printedShape(stretch.printed, field),
  };
  const reading = field.kind === 'address' ? 'lines' : null;
  const proposal = proposeWords({ layout: search.layout, field: field.field, fieldIndex, features, reason: REASON }, printed, {
    kind: 'normalise',
    as: 'text',
    reading,
  });
  return proposal ? [proposal] : [];
}

/** What stands here reads like what a person put another value in place of; or it is that value, printed plainly. */
function proposeReplacements(search: Search, field: CompiledField, fieldIndex: number, { replacements }: FieldRecollection): Proposal[] {
  return replacements.flatMap(({ spans, printed, taught, value, lessonId, similarity }) => {
    const words = { spans, text: printed };
    const draft = { layout: search.layout, field: field.field, fieldIndex, features: { learned: similarity, kind: TAUGHT_KIND } };
    const plain =
      value.kind === 'text' ? proposeWords({ ...draft, reason: REASON }, words, { kind: 'normalise', as: 'text', reading: null }) : null;
    if (plain?.value.kind === 'text' && value.kind === 'text' && plain.value.text === value.text) return [plain];
    const replaced = proposeWords({ ...draft, reason: 'reads like what a correction replaced on a document like this one' }, words, {
      kind: 'learned-replacement',
      correctionId: lessonId,
      taught,
      value,
    });
    return replaced ? [replaced] : [];
  });
}

import { foldInPlace } from '../../values/fold.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { clauseFinderOf } from '../contracts/clause-finder.ts';
import { beforeBoxes } from '../document/before-boxes.ts';
import { shareWords } from '../document/share-words.ts';
import { printedPart, type Printed, printedRun, runOfSpans } from '../document/word-run.ts';
import { findOfKind, hasForm } from '../kinds/kind-finder.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { asksOtherDate, BARE_DATE } from '../kinds/own-date.ts';
import { mayBe, printedShape } from '../kinds/printed-shape.ts';
import { ANYBODY } from '../labels/label-book.ts';
import { supportOf } from '../labels/label-support.ts';
import type { RankedCandidate } from '../ranker/ranker.ts';
import { ocrDoubtOf, type Search } from '../search/search.ts';
import { atTheirSide } from './at-their-side.ts';
import { isName, legalFormBelow } from './name-span.ts';
import { type Proposal, proposeWords } from './proposal.ts';
import { rankedLikelihood } from './ranked-likelihood.ts';

/**
 * A printed label, or a sentence, that names a value as strongly as the first of these silences the ranker; one no stronger than the second
 * leaves it all its weight. Set on the second wave and on what the benchmark's known labels lose.
 */
const [SILENCED_FROM, HEARD_UNTIL] = [0.6, 0.3];
/** From the first on the ranker is heard whatever is named, up to the second of its weight where it has no doubt. Set as the above. */
const [HARDLY_DOUBTS, HEARD_ANYWAY] = [0.8, 0.5];

/**
 * The proposals and what the ranker takes for the field's value, each with how likely it is by the ranker's word. That counts the less, the
 * more a printed label or a sentence names a value: the ranker is for fields in words that no list has.
 */
export function withRanked(search: Search, field: CompiledField, fieldIndex: number, proposals: readonly Proposal[]): Proposal[] {
  const strongest = proposals.reduce(
    (most, { features }) => Math.max(most, features.label ?? 0, features.clause ?? 0, features.stated ?? 0),
    0,
  );
  const knowsSentences = clauseFinderOf(field) !== null;
  const heard = search.ranked
    .field(fieldIndex)
    .filter(
      (one) =>
        !(knowsSentences && isWithinSentence(one)) &&
        !isBarelyNamed(field, one) &&
        !isNamedOtherwise(search, field, fieldIndex, one) &&
        !isPartOfTotal(search, fieldIndex, one),
    );
  const ranked = atTheirSide(search, field, heard);
  const share = isElsewhereOfLabel(search, fieldIndex, proposals, ranked[0]) ? 1 : shareOf(strongest, ranked[0]?.likelihood ?? 0);
  if (share <= 0) return [...proposals];
  return [...proposals, ...proposeRanked(search, field, fieldIndex, ranked)].map((proposal) => {
    const likelihood = rankedLikelihood(proposal, ranked);
    return likelihood > 0 ? { ...proposal, features: { ...proposal.features, ranked: share * likelihood } } : proposal;
  });
}

const shareOf = (strongest: number, likelihood: number): number =>
  Math.max(
    Math.min(1, (SILENCED_FROM - strongest) / (SILENCED_FROM - HEARD_UNTIL)),
    (HEARD_ANYWAY * (likelihood - HARDLY_DOUBTS)) / (1 - HARDLY_DOUBTS),
  );

/** From here on the ranker knows which of a label's places holds the value. */
const LIKELY = 0.5;

/**
 * Whether the ranker's choice stands in another place of the very label that names the strongest proposal: a label names what stands right of
 * it and what stands below, and which of them is its value is what the ranker has learned.
 */
function isElsewhereOfLabel(
  { support }: Search,
  fieldIndex: number,
  proposals: readonly Proposal[],
  best: RankedCandidate | undefined,
): boolean {
  if (!best || best.likelihood < LIKELY) return false;
  const strongest = proposals.reduce<Proposal | null>(
    (most, proposal) => ((proposal.features.label ?? 0) > (most?.features.label ?? 0) ? proposal : most),
    null,
  );
  if (!strongest) return false;
  const own = support.zones.filter(({ hit }) => hit.owners.some(({ field }) => field === fieldIndex));
  const hits = new Set(own.filter(({ spans }) => shareWords(spans, strongest.spans)).map(({ hit }) => hit));
  return own.some(({ hit, spans }) => hits.has(hit) && shareWords(spans, best.candidate.printed.spans));
}

/** Narrower than a gap that parts columns, in line heights. */
const WORD_GAP = 1;

/** What sentences of contracts state is told by finders that know how they say it: of a dozen periods in a contract one is its term, or none. */
const isWithinSentence = ({ candidate: { surroundings } }: RankedCandidate): boolean =>
  surroundings.texts.running !== null && surroundings.gapBefore < WORD_GAP && !surroundings.colon && !surroundings.inTable;

/**
 * "Date: 4 May 2024" is when a paper was written, and not the day by which to pay or any other that the engine knows by its words; "Name: A. Brandt" is
 * not whose paper it is.
 */
function isBarelyNamed(field: CompiledField, { candidate: { surroundings } }: RankedCandidate): boolean {
  const { before, left } = surroundings.texts;
  const label = foldInPlace(before ?? left ?? '').replace(/[^\p{L}]/gu, '');
  return (field.role === 'issuer' && ANYBODY.test(label)) || (field.concept !== null && asksOtherDate(field) && BARE_DATE.test(label));
}

/** A user who says how the form names the value means nothing that the form names otherwise. */
const isNamedOtherwise = (search: Search, field: CompiledField, fieldIndex: number, { candidate }: RankedCandidate): boolean =>
  field.verbatim && candidate.surroundings.colon && supportOf(search.support, fieldIndex, candidate.printed.spans, () => 0).own === 0;

/** What a column adds up to is what it says of the whole document, and not the first of its parts. */
function isPartOfTotal({ support }: Search, fieldIndex: number, { candidate: { printed } }: RankedCandidate): boolean {
  const own = support.zones.filter(({ hit }) => hit.owners.some(({ field }) => field === fieldIndex));
  const stands = own.filter(({ spans }) => shareWords(spans, printed.spans));
  return (
    stands.some(({ hit }) => own.some((other) => other.hit === hit && other.relation === 'total')) &&
    stands.every(({ relation }) => relation !== 'total')
  );
}

function proposeRanked(search: Search, field: CompiledField, fieldIndex: number, ranked: readonly RankedCandidate[]): Proposal[] {
  return ranked.flatMap((one) => {
    const shaped = shapedAs(search, field, one);
    if (!shaped) return [];
    const { printed, kind, reading } = shaped;
    const { own, competingLabel } = supportOf(search.support, fieldIndex, printed.spans, () => 0);
    const features = { kind, competingLabel: Math.max(0, competingLabel - own), ocrDoubt: ocrDoubtOf(search.layout, printed.spans) };
    const draft = { layout: search.layout, field: field.field, fieldIndex, features, reason: reasonOf(one) };
    const proposal = proposeWords(draft, printed, { kind: 'normalise', as: normaliseAs(field), reading });
    return proposal ? [proposal] : [];
  });
}

/** "Crew leader: Ada Brandt" is a label with its value, and nobody's value as a whole. */
const LABEL_WITH_VALUE = /^[\p{L}\p{N} .'’/-]{2,40}[:：]\s/u;

/** The candidate, or the one thing in it that has the form of the field's kind. */
function shapedAs(
  search: Search,
  field: CompiledField,
  { candidate }: RankedCandidate,
): { printed: Printed; kind: number; reading: string | null } | null {
  const printed = hasForm(field) ? candidate.printed : unboxed(search, candidate.printed);
  if (!printed) return null;
  if (!hasForm(field)) {
    if (!mayBe(field, printed.text) || LABEL_WITH_VALUE.test(printed.text)) return null;
    const form = isName(field) ? legalFormBelow(search.index, printed.spans) : null;
    const whole = (form && printedRun(runOfSpans(search.layout, [...printed.spans, form]))) ?? printed;
    return { printed: whole, kind: printedShape(whole.text, field), reading: field.kind === 'address' ? 'lines' : null };
  }
  const run = runOfSpans(search.layout, printed.spans);
  const from = run.text.indexOf(printed.text);
  const [only, another] = findOfKind(printed.text, field, search.conventions) ?? [];
  if (!only || another || from < 0) return null;
  const part = printedPart(run, from + only.from, from + only.to);
  return part && { printed: part, kind: only.likelihood, reading: only.reading };
}

function unboxed({ layout }: Search, printed: Printed): Printed | null {
  const spans = beforeBoxes(layout, printed.spans);
  return spans === printed.spans ? printed : printedRun(runOfSpans(layout, spans));
}

/** Where the ranker saw it, as a sentence. */
export function reasonOf({ candidate: { surroundings } }: RankedCandidate): string {
  const { before, left, above } = surroundings.texts;
  const label = before ?? left ?? surroundings.texts['column head'] ?? above;
  return label === null ? 'where such a value usually stands' : `beside “${label}”`;
}

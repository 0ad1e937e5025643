import { normaliseNumber } from '../../values/normalise-number.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { findTriple } from '../document/amount-triples.ts';
import { payableAmount } from '../document/payable-amount.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { asksOtherDate, asksOwnDate } from '../kinds/own-date.ts';
import { supportOf } from '../labels/label-support.ts';
import { amountFields } from '../labels/sense-hits.ts';
import { mentionsFor, type Mention, type Search } from '../search/search.ts';
import { placeFeatures } from './place-features.ts';
import { proposeWords, type Features, type Proposal } from './proposal.ts';

/** Proposals kept per field: more than any person would compare. */
const MAX_MENTIONS = 150;

/** Typed things anywhere in the document, with what labels and place say about each. */
export function proposeMentions(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (field.verbatim || !(field.isDateOutput || kindIs(field.kind, 'unlabelled'))) return [];
  const mentions = mentionsFor(search, field);
  const amounts = field.kind === 'amount' ? greatestAmount(mentions) : null;
  const fitting = amountInTriple(search, field, fieldIndex);
  const isOther = asksOtherDate(field);
  const isOnly = new Set(mentions.map((mention) => mention.printed.text.replace(/[^\p{L}\p{N}]/gu, ''))).size === 1;
  return mentions.slice(0, MAX_MENTIONS).flatMap((mention) => {
    // What the field's own labels say is weighed where they are proposed; here only what others claim.
    const { own, competingLabel } = supportOf(search.support, fieldIndex, mention.printed.spans, () => 0);
    const features: Features = {
      ...placeFeatures(search, mention),
      competingLabel: Math.max(0, competingLabel - own),
      kind: mention.likelihood,
      only: isOnly && !isOther ? 1 : 0,
      ...(isOther ? { top: 0 } : {}),
      own: asksOwnDate(field) ? (isOnly ? 0.7 : 0) : 0,
      greatest: amounts !== null && numberIn(mention) === amounts ? 1 : 0,
      paid: field.kind === 'amount' && fitting !== null && fitting === search.payable && amountOf(mention) === fitting ? 1 : 0,
      arithmetic: fitting !== null && Math.abs(amountOf(mention) - fitting) < 0.005 ? 1 : 0,
      repeated: mentions.filter((other) => other.printed.text === mention.printed.text).length / mentions.length,
    };
    const reason = isOnly ? 'the only one in the document' : `on page ${mention.line.pageNumber}`;
    const proposal = proposeWords({ layout: search.layout, field: field.field, fieldIndex, features, reason }, mention.printed, {
      kind: 'normalise',
      as: normaliseAs(field),
      reading: mention.reading,
    });
    return proposal ? [proposal] : [];
  });
}

/** The amount that the document's own sums give the field, or null. */
export function amountInTriple(search: Search, field: CompiledField, fieldIndex: number): number | null {
  const sense = amountFields(search.compiled).find((candidate) => candidate.field === fieldIndex)?.sense;
  if (field.kind !== 'amount' || sense === undefined || sense === 'other') return null;
  const amounts = (): Mention[] => mentionsFor(search, field).filter((mention) => mention.likelihood >= 0.9);
  if (search.payable === undefined)
    search.payable = payableAmount(
      search.index,
      amounts().map((mention) => ({ line: mention.line, amount: amountOf(mention) })),
    );
  if (sense === 'gross' && search.payable !== null) return search.payable;
  if (search.triple === undefined) search.triple = findTriple(amounts().map(amountOf));
  return search.triple ? search.triple[sense] : null;
}

export const amountOf = (mention: Mention): number =>
  normaliseNumber(mention.printed.text, mention.reading === 'comma-decimal' ? ',' : '.')?.number ?? NaN;

const numberIn = (mention: Mention): number => Number(mention.printed.text.replace(/[^\d]/g, ''));

const greatestAmount = (mentions: readonly Mention[]): number | null => (mentions.length > 1 ? Math.max(...mentions.map(numberIn)) : null);

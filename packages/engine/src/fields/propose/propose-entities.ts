import { normaliseNumber } from '../../values/normalise-number.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { findTriple } from '../document/amount-triples.ts';
import { payableAmount } from '../document/payable-amount.ts';
import { normaliseAs } from '../kinds/normalise-as.ts';
import { asksOtherDate, asksOwnDate } from '../kinds/own-date.ts';
import { supportOf } from '../labels/label-support.ts';
import { amountFields } from '../labels/sense-hits.ts';
import { entitiesFor, type Entity, type Search } from '../search/search.ts';
import { placeFeatures } from './place-features.ts';
import { proposeWords, type Features, type Proposal } from './proposal.ts';

/** Proposals kept per field: more than any person would compare. */
const MAX_ENTITIES = 150;

/** Typed things anywhere in the document, with what labels and place say about each. */
export function proposeEntities(search: Search, field: CompiledField, fieldIndex: number): Proposal[] {
  if (field.verbatim || !(field.isDateOutput || kindIs(field.kind, 'unlabelled'))) return [];
  const entities = entitiesFor(search, field);
  const amounts = field.kind === 'amount' ? greatestAmount(entities) : null;
  const fitting = amountInTriple(search, field, fieldIndex);
  const isOther = asksOtherDate(field);
  const isOnly = new Set(entities.map((entity) => entity.printed.text.replace(/[^\p{L}\p{N}]/gu, ''))).size === 1;
  return entities.slice(0, MAX_ENTITIES).flatMap((entity) => {
    // What the field's own labels say is weighed where they are proposed; here only what others claim.
    const { own, competingLabel } = supportOf(search.support, fieldIndex, entity.printed.spans, () => 0);
    const features: Features = {
      ...placeFeatures(search, entity),
      competingLabel: Math.max(0, competingLabel - own),
      kind: entity.likelihood,
      only: isOnly && !isOther ? 1 : 0,
      ...(isOther ? { top: 0 } : {}),
      own: asksOwnDate(field) ? (besideTime(search, entity) ? 1 : isOnly ? 0.7 : 0) : 0,
      greatest: amounts !== null && numberIn(entity) === amounts ? 1 : 0,
      paid: field.kind === 'amount' && fitting !== null && fitting === search.payable && amountOf(entity) === fitting ? 1 : 0,
      arithmetic: fitting !== null && Math.abs(amountOf(entity) - fitting) < 0.005 ? 1 : 0,
      repeated: entities.filter((other) => other.printed.text === entity.printed.text).length / entities.length,
    };
    const reason = isOnly ? 'the only one in the document' : `on page ${entity.line.pageNumber}`;
    const proposal = proposeWords({ layout: search.layout, field: field.field, fieldIndex, features, reason }, entity.printed, {
      kind: 'normalise',
      as: normaliseAs(field),
      reading: entity.reading,
    });
    return proposal ? [proposal] : [];
  });
}

/** A till prints the time of day beside the date. */
const besideTime = (search: Search, { line, printed }: Entity): boolean =>
  line.pageNumber === search.layout.pages[0]?.pageNumber &&
  /\b(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:[:.][0-5]\d)?(?:\s?[ap]\.?m\b)?/i.test(line.text.replace(printed.text, ' '));

/** The amount that the document's own sums give the field, or null. */
export function amountInTriple(search: Search, field: CompiledField, fieldIndex: number): number | null {
  const sense = amountFields(search.compiled).find((candidate) => candidate.field === fieldIndex)?.sense;
  if (field.kind !== 'amount' || sense === undefined || sense === 'other') return null;
  const amounts = (): Entity[] => entitiesFor(search, field).filter((entity) => entity.likelihood >= 0.9);
  if (search.payable === undefined)
    search.payable = payableAmount(
      search.index,
      amounts().map((entity) => ({ line: entity.line, amount: amountOf(entity) })),
    );
  if (sense === 'gross' && search.payable !== null) return search.payable;
  if (search.triple === undefined) search.triple = findTriple(amounts().map(amountOf));
  return search.triple ? search.triple[sense] : null;
}

export const amountOf = (entity: Entity): number =>
  normaliseNumber(entity.printed.text, entity.reading === 'comma-decimal' ? ',' : '.')?.number ?? NaN;

const numberIn = (entity: Entity): number => Number(entity.printed.text.replace(/[^\d]/g, ''));

const greatestAmount = (entities: readonly Entity[]): number | null => (entities.length > 1 ? Math.max(...entities.map(numberIn)) : null);

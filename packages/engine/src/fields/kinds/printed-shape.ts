import { addressLikelihood } from '../../values/address-likelihood.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';

/** A name has letters: the count behind "Members: 257" is nobody. */
export const mayBe = ({ kind, verbatim }: CompiledField, text: string): boolean =>
  verbatim || !kindIs(kind, 'lettered') || /\p{L}/u.test(text);

/** 0..1: how well a stretch of print could be a value of a kind that has no form of its own. */
export function printedShape(text: string, field: CompiledField): number {
  const plain = text.trim();
  const words = plain.split(/\s+/).length;
  let fit = 0.7;
  if (/[:：]$/.test(plain)) fit -= 0.4;
  if (/^[\W_]+$/u.test(plain)) fit -= 0.7;
  if (words > 25 && field.kind !== 'sentence' && field.kind !== 'free-text') fit -= 0.3;
  switch (field.kind) {
    case 'person':
    case 'company':
    case 'party':
    case 'name':
      if (!/\p{L}{2}/u.test(plain)) fit -= 0.5;
      if (/^\p{Lu}/u.test(plain) && words <= 10) fit += 0.2;
      if (words > 12) fit -= 0.3;
      if (/\d{4,}/.test(plain)) fit -= 0.2;
      if (addressLikelihood(plain) >= 0.45) fit -= 0.5;
      if (field.kind === 'person' && words > 3 && personLikelihood(plain) === 0) fit -= 0.3;
      break;
    case 'place':
    case 'country':
      if (words > 6) fit -= 0.5;
      if (/^\p{Ll}/u.test(plain)) fit -= 0.2;
      break;
    case 'address':
      if (/\d/.test(plain)) fit += 0.2;
      if (/\p{L}{3}/u.test(plain)) fit += 0.1;
      break;
    case 'identifier':
    case 'code':
      if (/\d/.test(plain)) fit += 0.2;
      if (words > 5) fit -= 0.4;
      break;
    default:
      break;
  }
  return Math.max(0, Math.min(1, fit));
}

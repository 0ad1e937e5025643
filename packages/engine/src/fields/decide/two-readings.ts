import type { CellValue, Derivation } from '../../model/index.ts';
import type { Conventions } from '../kinds/kind-finder.ts';
import { deriveValue } from '../propose/derive-value.ts';
import type { Grounds } from './confidence-signals.ts';

/** A number that can be read in another way, with both in words. */
interface OtherReading {
  value: CellValue;
  derivation: Derivation;
  reason: string;
}

/** One separator before three digits: a thousands mark in one country, the decimal sign in another. */
const TWO_WAYS = /(?<![\d.,])[1-9]\d{0,2}[.,]\d{3}(?![\d.,]*\d)/;

/** The other reading of a number where nothing in the document says which sign parts its decimals; null where it can be read in one way only. */
export function otherReading({ proposal, field }: Grounds, { isDecimalSignProved }: Conventions): OtherReading | null {
  const { value, derivation, evidence, printed } = proposal;
  if (isDecimalSignProved || value.kind !== 'number' || derivation.kind !== 'normalise' || !TWO_WAYS.test(printed)) return null;
  const other: Derivation = { ...derivation, reading: derivation.reading === 'comma-decimal' ? 'point-decimal' : 'comma-decimal' };
  const read = deriveValue(evidence, other, field.field);
  if (read?.kind !== 'number' || read.number === value.number) return null;
  const reason = `Could be ${value.number} or ${read.number}: nothing in the document says which sign parts the decimals.`;
  return { value: read, derivation: other, reason };
}

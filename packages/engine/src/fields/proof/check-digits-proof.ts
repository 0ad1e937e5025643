import type { Proof } from '../../model/index.ts';
import { isIban, vatIdCheck } from '../../values/check-digits.ts';
import { mentionsFor, type Search } from '../search/search.ts';
import { isNamed, type FilledCell } from './filled-cell.ts';

/**
 * A number whose own check digits hold, that the paper names as the field's, and that has no second of its kind: of two, the other may be
 * the other party's.
 */
export function checkDigitsProof(search: Search, cell: FilledCell): Proof | null {
  const { field, chosen } = cell;
  const name = NAMES[field.kind];
  if (name === undefined || !isNamed(cell) || isOtherPartys(cell)) return null;
  const number = compact(chosen.printed);
  if (!(field.kind === 'iban' ? isIban(number) : vatIdCheck(number) === 'checked')) return null;
  if (mentionsFor(search, field).some(({ printed }) => compact(printed.text) !== number)) return null;
  return { by: 'check-digits', reason: `The check digits of the ${name} hold, and it is the only one in the document.` };
}

const NAMES: Partial<Record<FilledCell['field']['kind'], string>> = { iban: 'IBAN', 'vat-id': 'VAT number' };

/** Who is written to has seldom such a number on the paper: the only one is the issuer's, unless it stands with the recipient. */
const isOtherPartys = ({ field, grounds: { proposal } }: FilledCell): boolean =>
  field.role === 'recipient' && (proposal.features.role ?? 0) < 0.5;

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

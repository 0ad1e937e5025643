import type { Proof } from '../../model/index.ts';
import { isIban } from '../../values/check-digits.ts';
import { namedCodeOf } from '../../values/named-codes.ts';
import { vatIdCheck } from '../../values/vat-id-check.ts';
import { mentionsFor, type Search } from '../search/search.ts';
import { isNamed, type FilledCell } from './filled-cell.ts';

/**
 * A number whose own check digits hold, that the paper names as the field's, and that has no second of its kind: of two, the other may be
 * the other party's.
 */
export function checkDigitsProof(search: Search, cell: FilledCell): Proof | null {
  const { field, chosen } = cell;
  const name = NAMES[field.kind];
  if (!isNamed(cell) || isOtherPartys(cell)) return null;
  const number = compact(chosen.printed);
  if (name === undefined) return namedCodeProof(search, cell, number);
  if (!(field.kind === 'iban' ? isIban(number) : vatIdCheck(number) === 'checked')) return null;
  if (mentionsFor(search, field).some(({ printed }) => compact(printed.text) !== number)) return null;
  return { by: 'check-digits', reason: `The check digits of the ${name} hold, and it is the only one in the document.` };
}

/** A code of a standard that the field asks for by name. */
function namedCodeProof({ layout }: Search, { field, chosen }: FilledCell, number: string): Proof | null {
  const code = chosen.value.kind === 'text' ? namedCodeOf(field.field) : null;
  const isOne = (text: string): boolean => code !== null && code.form.test(text) && code.holds(text);
  if (!code || !isOne(number)) return null;
  const isAnother = (text: string): boolean => text !== number && isOne(text);
  // Two words of one line, too: a container is printed as "CSQU 3054383".
  const isBeside = layout.lines.slice(0, MOST_LINES).some(({ text }) => {
    const words = text.split(/\s+/).map(compact);
    return words.some((word, at) => word !== '' && (isAnother(word) || isAnother(`${word}${words[at + 1] ?? ''}`)));
  });
  return isBeside
    ? null
    : {
        by: 'check-digits',
        reason: `The check digits of ${code.called.replace(/^an? /, 'the ')} hold, and it is the only one in the document.`,
      };
}

/** Lines of a document in which another code is looked for. */
const MOST_LINES = 3_000;

const NAMES: Partial<Record<FilledCell['field']['kind'], string>> = { iban: 'IBAN', 'vat-id': 'VAT number' };

/** Who is written to has seldom such a number on the paper: the only one is the issuer's, unless it stands with the recipient. */
const isOtherPartys = ({ field, grounds: { proposal } }: FilledCell): boolean =>
  field.role === 'recipient' && (proposal.features.role ?? 0) < 0.5;

const compact = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

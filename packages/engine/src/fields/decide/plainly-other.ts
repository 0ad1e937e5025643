import { findDates } from '../../values/find-dates.ts';
import { findIdentifiers, type IdentifierKind } from '../../values/find-identifiers.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import { kindIs } from '../compile/value-kinds.ts';
import { labelLikelihood } from '../labels/label-words.ts';
import { isPaperTitle } from '../propose/paper-title.ts';
import type { Proposal } from '../propose/proposal.ts';
import { isUnnamed } from './unnamed.ts';

/**
 * Whether print that no words name as the field's is plainly something else, however likely the ranker takes it: a label, a day or a web address is
 * nobody's name; an account, a year or a count is no other number.
 */
export function isPlainlyOther(field: CompiledField, { features, printed }: Proposal): boolean {
  if (field.verbatim || !isUnnamed(features)) return false;
  if (kindIs(field.kind, 'party'))
    return (
      labelLikelihood(printed) >= A_LABEL ||
      isPaperTitle(printed) ||
      findDates(printed).some(({ precision }) => precision === 'day') ||
      holds(printed, ['email', 'url'])
    );
  return (
    (field.kind === 'identifier' || field.kind === 'code') && (COUNT_OR_YEAR.test(printed) || holds(printed, ['iban', 'email', 'url']))
  );
}

const A_LABEL = 0.66;
const COUNT_OR_YEAR = /^(?:\d{1,2}|(?:19|20)\d{2})$/;

const holds = (printed: string, kinds: readonly IdentifierKind[]): boolean =>
  kinds.some((kind) => findIdentifiers(printed, kind).length > 0);

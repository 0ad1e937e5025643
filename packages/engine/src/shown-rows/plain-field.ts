import type { CellValue, TemplateField } from '../model/index.ts';
import { addressLikelihood } from '../values/address-likelihood.ts';
import { companyLikelihood } from '../values/company-likelihood.ts';
import { findIdentifiers, type IdentifierKind } from '../values/find-identifiers.ts';
import { personLikelihood } from '../values/person-likelihood.ts';
import type { ReadColumn } from './read-column.ts';

type PlainField = Pick<TemplateField, 'variableName' | 'description'>;

/** How a value is to come out: as the sheet's own dates do. */
export const AS_DATE = '(YYYY-MM-DD)';

const OF_FORM: Record<Exclude<ReadColumn['asks'], 'text'>, PlainField> = {
  date: { variableName: 'Date', description: `A date ${AS_DATE}` },
  amount: { variableName: 'Amount', description: 'An amount' },
  number: { variableName: 'Number', description: 'A number' },
  answer: { variableName: 'Answer', description: '' },
};

/** A text is told by what it names; the first kind that fits all of them. */
const OF_TEXTS: readonly { field: PlainField; fits: (text: string) => boolean }[] = [
  { field: { variableName: 'Email', description: 'E-mail address' }, fits: (text) => isWhole(text, 'email') },
  { field: { variableName: 'IBAN', description: 'Bank account (IBAN)' }, fits: (text) => isWhole(text, 'iban') },
  { field: { variableName: 'VAT ID', description: 'VAT identification number' }, fits: (text) => isWhole(text, 'vat-id') },
  { field: { variableName: 'Company', description: 'Name of a company' }, fits: (text) => companyLikelihood(text) >= SURE },
  { field: { variableName: 'Address', description: 'Address' }, fits: (text) => addressLikelihood(text) >= SURE },
  { field: { variableName: 'Name', description: 'Name of a person' }, fits: (text) => personLikelihood(text) >= SURE },
  { field: { variableName: 'Reference', description: 'Reference number' }, fits: (text) => isWhole(text, 'identifier') },
];

/** Hand-set: half a likelihood is what words give that may also be something else. */
const SURE = 0.6;

/** What values are that nothing on their pages names: a plain word of their form. */
export function plainField({ asks, values }: ReadColumn): PlainField {
  if (asks !== 'text') return OF_FORM[asks];
  const texts = values.flatMap((value: CellValue | null) => (value?.kind === 'text' ? [value.text] : []));
  return OF_TEXTS.find(({ fits }) => texts.every(fits))?.field ?? { variableName: 'Text', description: '' };
}

const isWhole = (text: string, kind: IdentifierKind): boolean =>
  findIdentifiers(text, kind).some(({ from, to, likelihood }) => from === 0 && to === text.length && likelihood >= SURE / 2);

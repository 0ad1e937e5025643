import { companyLikelihood } from '../../values/company-likelihood.ts';
import { findIdentifiers, isIdentifierKind } from '../../values/find-identifiers.ts';
import { personLikelihood } from '../../values/person-likelihood.ts';
import type { CompiledField } from '../compile/compiled-field.ts';
import type { TableColumn } from '../document/table-column.ts';
import { answerOf } from './enum-answer.ts';

/** A name with less similarity may be anything that begins with a capital. */
const LIKE_A_NAME = 0.6;

const TIME = /^\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|uhr|h))?$/i;
const MONEY = /\p{Sc}|\b[A-Z]{3}\b|zł|\d[.,]\d{2}(?!\d)/u;
const CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d./_-]*$/u;

/** 0..1: share of a column's cells that are of the field's kind and plainly of no other; 0 for kinds that any words may be. */
export function kindOfColumn(field: CompiledField, column: TableColumn): number {
  if (column.texts.length === 0) return 0;
  const share = (is: (text: string) => boolean): number => column.texts.filter(is).length / column.texts.length;
  if (field.kind === 'enum') return share((text) => answerOf(text, field) !== null);
  if (field.kind === 'yes/no') return column.answered;
  if (field.isDateOutput || field.kind === 'date') return column.dated;
  if (field.kind === 'time') return share((text) => TIME.test(text));
  if (field.kind === 'percent') return share((text) => /\d\s?%/.test(text));
  if (field.kind === 'amount') return column.numeric >= 0.5 ? share((text) => MONEY.test(text) && !/%/.test(text)) : 0;
  if (field.field.type === 'number') return share((text) => !CODE.test(text) || !/\p{L}/u.test(text)) * column.numeric;
  if (field.kind === 'person') return share((text) => personLikelihood(text) >= LIKE_A_NAME);
  if (field.kind === 'company') return share((text) => companyLikelihood(text) >= LIKE_A_NAME);
  if (field.kind === 'party') return share((text) => Math.max(personLikelihood(text), companyLikelihood(text)) >= LIKE_A_NAME);
  if (field.kind === 'code' || field.kind === 'identifier')
    return column.dated > 0 || column.numeric > 0.5 ? 0 : share((text) => CODE.test(text));
  const { kind } = field;
  return isIdentifierKind(kind) ? share((text) => findIdentifiers(text, kind).length > 0) : 0;
}

import type { CompiledField, CompiledTemplate } from '../compile/compiled-field.ts';
import { shareWords } from '../document/share-words.ts';
import { amountFields } from '../labels/sense-hits.ts';
import type { Ranked } from '../propose/proposal.ts';

/** What ties the values of several fields together. */
export type Relation =
  /** One printed value serves one field. */
  | { kind: 'distinct'; fields: number[] }
  /** A period may begin and end on one day, but seldom does. */
  | { kind: 'period'; fields: number[] }
  /** The first must not lie after the second. */
  | { kind: 'order'; fields: number[] }
  /** The first two add up to the third. */
  | { kind: 'sum'; fields: number[] };

/** Costs and gains of the joint decision, on the scale of the linear score; hand-set. */
const SHARED_WORDS = -4;
const SHARED_VALUE = -1;
const WRONG_ORDER = -4;
const SUM_COMES_OUT = 2;
const SUM_FAILS = -0.6;

export function relationsOf(template: CompiledTemplate): Relation[] {
  const relations: Relation[] = [];
  const { fields } = template;
  fields.forEach((a, i) => {
    fields.forEach((b, j) => {
      if (j <= i || (a.concept !== null && a.concept === b.concept)) return;
      const period = periodOf(a, b, i, j);
      relations.push({ kind: period ? 'period' : 'distinct', fields: [i, j] });
      if (period) relations.push({ kind: 'order', fields: period });
    });
  });
  const bySense = amountFields(template);
  const [net, tax, gross] = (['net', 'tax', 'gross'] as const).map((sense) => bySense.find((field) => field.sense === sense)?.field);
  if (net !== undefined && tax !== undefined && gross !== undefined) relations.push({ kind: 'sum', fields: [net, tax, gross] });
  return relations;
}

/** Start and end of a period, in this order; null where the fields are something else. */
function periodOf(a: CompiledField, b: CompiledField, i: number, j: number): number[] | null {
  if (!a.isDateOutput || !b.isDateOutput) return null;
  if (a.role === 'start' && b.role === 'end') return [i, j];
  return a.role === 'end' && b.role === 'start' ? [j, i] : null;
}

export function relationScore(relation: Relation, chosen: readonly (Ranked | null)[]): number {
  const parts = relation.fields.map((field) => chosen[field] ?? null);
  const [a, b, c] = parts;
  if (!a || !b) return 0;
  switch (relation.kind) {
    case 'distinct':
      return shareWords(a.proposal.spans, b.proposal.spans) && sameStretch(a, b) ? SHARED_WORDS : sameText(a, b) ? SHARED_VALUE : 0;
    case 'period':
      return shareWords(a.proposal.spans, b.proposal.spans) && sameStretch(a, b) ? SHARED_VALUE : 0;
    case 'order':
      return a.proposal.value.kind === 'date' && b.proposal.value.kind === 'date' && a.proposal.value.iso > b.proposal.value.iso
        ? WRONG_ORDER
        : 0;
    case 'sum':
      return c ? (addsUp(a, b, c) ? SUM_COMES_OUT : SUM_FAILS) : 0;
  }
}

/** Two dates inside one word ("1/2/20-3/2/20") are told apart by their text. */
const sameStretch = (a: Ranked, b: Ranked): boolean =>
  a.proposal.printed.includes(b.proposal.printed) || b.proposal.printed.includes(a.proposal.printed);

const sameText = (a: Ranked, b: Ranked): boolean =>
  a.proposal.value.kind === 'text' &&
  b.proposal.value.kind === 'text' &&
  a.proposal.value.text.toLowerCase() === b.proposal.value.text.toLowerCase();

function addsUp(a: Ranked, b: Ranked, c: Ranked): boolean {
  const [net, tax, gross] = [a, b, c].map(({ proposal }) => (proposal.value.kind === 'number' ? proposal.value.number : NaN));
  return Math.abs((net ?? NaN) + (tax ?? NaN) - (gross ?? NaN)) < 0.015;
}

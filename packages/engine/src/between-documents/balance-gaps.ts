import type { BetweenNote } from './between-note.ts';
import { type DocumentHeader, keyOf, saidOf } from './header-values.ts';
import { numberingFields } from './repeats.ts';

/** So many documents must take up where another ends, before one that does not is told. */
const LEAST_LINKED = 3;
/** And this share of all that could. */
const LEAST_SHARE = 0.6;

interface Statement {
  header: DocumentHeader;
  opening: number;
  closing: number;
}

/** Statements of one account, each beginning with what the one before ends with. */
type Chain = readonly [Statement, ...Statement[]];

/** Places where one statement does not begin with what the one before ends with, though the others of their account do. */
export function balanceGaps(headers: readonly DocumentHeader[]): BetweenNote[] {
  const fields = [...new Set(headers.flatMap(({ values }) => [...values].flatMap(([id, { kind }]) => (kind === 'number' ? [id] : []))))];
  const numbering = new Set(numberingFields(headers));
  return fields.flatMap((one, at) =>
    fields.slice(at + 1).flatMap((other) => {
      const forwards = gapsOf(headers, one, other, numbering);
      return forwards ?? gapsOf(headers, other, one, numbering) ?? [];
    }),
  );
}

/** Null where the two fields are not the first and the last balance, in this order. */
function gapsOf(
  headers: readonly DocumentHeader[],
  opening: string,
  closing: string,
  numbering: ReadonlySet<string>,
): BetweenNote[] | null {
  const chains = chainsOf(statementsIn(headers, opening, closing));
  if (chains.length === 0 || chains.some(goesBack)) return null;
  return chains.slice(1).flatMap((chain, at) => {
    // Between them may stand those of other accounts.
    const before = chains.slice(0, at + 1).findLast((earlier) => areOfOneAccount(earlier, chain, numbering));
    return before ? [gapBetween(before, chain, opening, closing)] : [];
  });
}

/** Read the other way round, statements take each other up too: from the last to the first. */
const goesBack = (chain: Chain): boolean => firstDay(chain[0]) > firstDay(chain.at(-1) ?? chain[0]);

function statementsIn(headers: readonly DocumentHeader[], opening: string, closing: string): Statement[] {
  return headers.flatMap((header) => {
    const from = header.values.get(opening);
    const to = header.values.get(closing);
    return from?.kind === 'number' && to?.kind === 'number' ? [{ header, opening: from.number, closing: to.number }] : [];
  });
}

/** By the days they begin with; none where too few statements take up another for the two fields to be balances. */
function chainsOf(statements: readonly Statement[]): Chain[] {
  const endsAt = new Map<number, Statement[]>();
  // Equal sums of one paper, such as a total and what is due of it, take up nothing.
  for (const each of statements)
    if (cents(each.opening) !== cents(each.closing)) endsAt.set(cents(each.closing), [...(endsAt.get(cents(each.closing)) ?? []), each]);
  const before = new Map<Statement, Statement>();
  const after = new Map<Statement, Statement>();
  const link = (mayFollow: (one: Statement, other: Statement) => boolean): void => {
    for (const each of statements) {
      if (before.has(each) || cents(each.opening) === cents(each.closing) || each.opening === 0) continue;
      const ends = endsAt.get(cents(each.opening))?.filter((end) => end !== each && !after.has(end) && mayFollow(end, each)) ?? [];
      // Where a balance comes back, the one it was last is taken up.
      const end = ends.toSorted((a, b) => Number(firstDay(a) < firstDay(b)) - Number(firstDay(a) > firstDay(b)))[0];
      if (!end) continue;
      before.set(each, end);
      after.set(end, each);
    }
  };
  // Two accounts may have the same balance: those that say the same in words first.
  link((end, next) => isNotAfter(end, next) && saysTheSame(end, next));
  link(isNotAfter);
  if (before.size < LEAST_LINKED || before.size < (statements.length - 1) * LEAST_SHARE) return [];
  const chains = statements.flatMap((each): Chain[] => (before.has(each) ? [] : [chainFrom(each, after)]));
  return chains.toSorted(([a], [b]) => Number(firstDay(a) > firstDay(b)) - Number(firstDay(a) < firstDay(b)));
}

function chainFrom(first: Statement, after: ReadonlyMap<Statement, Statement>): Chain {
  const chain: [Statement, ...Statement[]] = [first];
  for (let next = after.get(first); next && !chain.includes(next); next = after.get(next)) chain.push(next);
  return chain;
}

function firstDay({ header: { values } }: Statement): string {
  const days = [...values.values()].flatMap((value) => (value.kind === 'date' ? [value.iso] : []));
  return days.sort()[0] ?? '';
}

const isNotAfter = (one: Statement, other: Statement): boolean =>
  firstDay(one) === '' || firstDay(other) === '' || firstDay(one) <= firstDay(other);

/** Whether a name or a number in letters is the same on both. */
const saysTheSame = (one: Statement, other: Statement): boolean =>
  [...one.header.values].some(([fieldId, value]) => {
    const said = other.header.values.get(fieldId);
    return value.kind === 'text' && said?.kind === 'text' && keyOf(value) === keyOf(said);
  });

/** No number that stays the same within both, such as an account's, tells them apart. */
function areOfOneAccount(one: Chain, other: Chain, numbering: ReadonlySet<string>): boolean {
  return [...one[0].header.values].every(([fieldId, value]) => {
    if (value.kind !== 'text' || numbering.has(fieldId)) return true;
    const said = constantIn(one, fieldId);
    const otherwise = constantIn(other, fieldId);
    return said === null || otherwise === null || said === otherwise;
  });
}

function constantIn(chain: Chain, fieldId: string): string | null {
  const keys = new Set(
    chain.map(({ header: { values } }) => {
      const value = values.get(fieldId);
      return value ? keyOf(value) : null;
    }),
  );
  const [only = null] = keys;
  return keys.size === 1 ? only : null;
}

function gapBetween(before: Chain, after: Chain, opening: string, closing: string): BetweenNote {
  const last = (before.at(-1) ?? before[0]).header;
  const next = after[0].header;
  const end = last.values.get(closing);
  const start = next.values.get(opening);
  return {
    kind: 'balance-gap',
    sentence: `${last.document.fileName} ends with ${end ? saidOf(end) : ''} and ${next.document.fileName} begins with ${start ? saidOf(start) : ''}: a document between them may be missing.`,
    documentIds: [last.document.id, next.document.id],
    fieldId: opening,
  };
}

/** Amounts are compared to the cent. */
const cents = (amount: number): number => Math.round(amount * 100);

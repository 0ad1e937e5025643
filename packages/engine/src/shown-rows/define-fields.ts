import type { Template } from '../model/index.ts';
import { fold } from '../values/fold.ts';
import { type Find, judgeByOthers, judgeByRows, type Witnesses } from './judge-ways.ts';
import { type DefinedColumn, type Definition, waysToSay } from './ways-to-say.ts';

/** A difference that is none: what comes first is taken. */
const AS_GOOD = 0.05;
/** Ways of a column that are tried in the other documents too, which takes longest. */
const FINALISTS = 3;

/**
 * A field for each column: of the ways to say what it is, that by which the engine finds the shown values again, and the like of them in the
 * other documents.
 */
export function defineFields(columns: readonly DefinedColumn[], find: Find, witnesses: Witnesses): Definition[] {
  const ways = columns.map((column) => waysToSay(column, witnesses.printedElsewhere));
  const first = judgeInTurn(ways, (template) => judgeByRows(columns, template, find, witnesses));
  const finalists = first.map((worths) => inOrderOfWorth(worths).slice(0, FINALISTS));
  const second = judgeInTurn(
    finalists.map((of, at) => of.map((way) => ways[at]![way]!)),
    (template) => judgeByOthers(columns, template, find, witnesses),
  );
  const best = finalists.map((of, at) => {
    const worths = of.map((way, index) => (first[at]?.[way] ?? 0) + (second[at]?.[index] ?? 0));
    return of[inOrderOfWorth(worths)[0] ?? 0] ?? 0;
  });
  return withOwnNames(best.map((way, at) => ways[at]![way]!));
}

/** By column and way: all columns' first ways make one template, then all second ones. A column that has no more keeps its last. */
function judgeInTurn(ways: readonly (readonly Definition[])[], judge: (template: Template) => number[]): number[][] {
  const rounds = Array.from({ length: Math.max(0, ...ways.map(({ length }) => length)) }, (_, round) =>
    judge({ name: '', description: '', entities: ways.map((of, at) => ({ ...of[Math.min(round, of.length - 1)]!, id: String(at) })) }),
  );
  return ways.map((of, at) => of.map((_, way) => rounds[way]?.[at] ?? 0));
}

/** Places of the worths, the best first; one that is hardly better than one before it is no better. */
function inOrderOfWorth(worths: readonly number[]): number[] {
  const left = worths.map((worth, at) => ({ worth, at }));
  const order: number[] = [];
  while (left.length > 0) {
    const top = Math.max(...left.map(({ worth }) => worth));
    const [taken] = left.splice(
      left.findIndex(({ worth }) => worth >= top - AS_GOOD),
      1,
    );
    if (taken) order.push(taken.at);
  }
  return order;
}

/** "Date", "Date 2": a sheet has each name once. */
function withOwnNames(fields: readonly Definition[]): Definition[] {
  const taken = new Set<string>();
  return fields.map((field) => {
    let name = field.variableName;
    for (let number = 2; taken.has(fold(name)); number++) name = `${field.variableName} ${number}`;
    taken.add(fold(name));
    return { ...field, variableName: name };
  });
}

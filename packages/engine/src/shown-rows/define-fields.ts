import { fold } from '../values/fold.ts';
import { type Find, judgeFields, type Witnesses } from './judge-ways.ts';
import { type DefinedColumn, type Definition, waysToSay } from './ways-to-say.ts';

/** A difference that is none: what comes first is taken. */
const AS_GOOD = 0.05;

/**
 * A field for each column: of the ways to say what it is, that by which the engine finds the shown values again, and the like of them in the
 * other documents.
 */
export function defineFields(columns: readonly DefinedColumn[], find: Find, witnesses: Witnesses): Definition[] {
  const ways = columns.map(waysToSay);
  const most = Math.max(0, ...ways.map(({ length }) => length));
  const best = columns.map(() => ({ way: 0, worth: -1 }));
  for (let round = 0; round < most; round++) {
    const entities = ways.map((of, at) => ({ ...of[Math.min(round, of.length - 1)]!, id: String(at) }));
    const worth = judgeFields(columns, { name: '', description: '', entities }, find, witnesses);
    ways.forEach((of, at) => {
      if (round < of.length && (worth[at] ?? 0) > best[at]!.worth + AS_GOOD) best[at] = { way: round, worth: worth[at] ?? 0 };
    });
  }
  return withOwnNames(ways.map((of, at) => of[best[at]!.way]!));
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

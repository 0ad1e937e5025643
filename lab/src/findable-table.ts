import type { Findable } from './findable.ts';

/** A table of findable values by set, or by set and field; beside each set how near its F1 comes to what could be found. */
export function findableTable(
  found: ReadonlyMap<string, ReadonlyMap<string, Findable>>,
  f1: ReadonlyMap<string, number>,
  byField: boolean,
): string {
  const lines = [row('set', 'values', 'findable %', 'F1 / findable')];
  const totals: Findable[] = [];
  for (const [set, fields] of found) {
    const total = sum([...fields.values()]);
    totals.push(total);
    lines.push(row(set, String(total.values), percent(share(total)), ((f1.get(set) ?? 0) / share(total)).toFixed(2)));
    if (byField) for (const [field, count] of fields) lines.push(row(`  ${field}`, String(count.values), percent(share(count)), ''));
  }
  const all = sum(totals);
  return [...lines, row('all values together', String(all.values), percent(share(all)), '')].join('\n');
}

const row = (name: string, values: string, findable: string, ratio: string): string =>
  `${name.slice(0, 40).padEnd(40)}  ${values.padStart(6)}  ${findable.padStart(10)}  ${ratio.padStart(13)}`;
const sum = (counts: readonly Findable[]): Findable => ({
  values: counts.reduce((total, { values }) => total + values, 0),
  findable: counts.reduce((total, { findable }) => total + findable, 0),
});
const share = ({ values, findable }: Findable): number => (values === 0 ? 1 : findable / values);
const percent = (of: number): string => (100 * of).toFixed(1);

import type { TaughtTable } from '../model/index.ts';
import type { TableLine } from '../layout/table-lines.ts';
import { groupTableLines } from '../layout/table-rows.ts';
import { bordersBetween, type RowSigns } from './print-in-box.ts';

type RowRule = TaughtTable['rowsBy'];

/** The lines of a table's body put together to rows. */
export function rowsBy(rule: RowRule, lines: readonly TableLine[], signs: RowSigns): TableLine[][] {
  if (lines.length === 0) return [];
  if (rule === 'layout') return groupTableLines(lines, signs);
  const groups: TableLine[][] = [];
  for (const line of lines) {
    const begins = rule === 'lines' || line.placements.some(({ first }) => first === rule);
    const group = groups.at(-1);
    if (!group || begins) groups.push([line]);
    else group.push(line);
  }
  return groups;
}

/** The rule by which a table's rows are those between its borders, or nearly so; of rules that are equally good the first. */
export function tellRule(lines: readonly TableLine[], borders: readonly number[], signs: RowSigns, columnCount: number): RowRule {
  const rules: RowRule[] = ['layout', 'lines', ...Array.from({ length: columnCount }, (_, column) => column)];
  const fits = rules.map((rule) => agreement(bordersBetween(rowsBy(rule, lines, signs)), borders, lines));
  return rules[fits.indexOf(Math.max(...fits))] ?? 'layout';
}

/** 0..1: how many of the places between two lines both divide, of those that any does (F measure). */
function agreement(found: readonly number[], wanted: readonly number[], lines: readonly TableLine[]): number {
  const gaps = (borders: readonly number[]): Set<number> =>
    new Set(borders.map((border) => lines.filter(({ top, bottom }) => (top + bottom) / 2 < border).length));
  const [one, other] = [gaps(found), gaps(wanted)];
  const both = [...one].filter((gap) => other.has(gap)).length;
  return one.size + other.size === 0 ? 1 : (2 * both) / (one.size + other.size);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from './shared-folder.ts';

/** Figures by name, as committed; a run shows what moved against them. */
export type Baseline = Record<string, number>;

const pathOf = (name: string): string => join(PROJECT_ROOT, 'lab', 'baselines', `${name}.json`);

/** Prints each figure beside its committed one, or commits them with `accept`. */
export function againstBaseline(name: string, figures: Baseline, accept: boolean): void {
  const before = existsSync(pathOf(name)) ? (JSON.parse(readFileSync(pathOf(name), 'utf8')) as Baseline) : {};
  const moved = Object.entries(figures).filter(([figure, value]) => before[figure] !== value);
  for (const [figure, value] of moved) console.log(`moved: ${figure} ${before[figure] ?? 'new'} -> ${value}`);
  if (moved.length === 0) console.log('Nothing moved against the committed baseline.');
  if (!accept) return;
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), `${JSON.stringify(figures, null, 2)}\n`);
}

/** A share as per cent with one decimal, the form figures are kept in. */
export const perCent = (share: number): number => Math.round(share * 1_000) / 10;

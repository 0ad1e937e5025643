import { perCent } from '../baseline.ts';
import type { PointingTally } from './tally.ts';

/** What a language model's answers must keep to. */
const LEAST_ARRIVING = 0.985;
const LEAST_TO_CHECK = 0.9;
const MOST_SENT = 0.2;

export function printTally(tally: PointingTally, mostMisses: number): void {
  for (const [set, { pointed, right, misses }] of Object.entries(tally.truthful)) {
    console.log(`${set.padEnd(30)}${String(pointed).padStart(6)} true answers${share(right, pointed)} arrive as right cells`);
    for (const miss of misses.slice(0, mostMisses)) console.log(`  ${miss}`);
  }
  const { pointed, right } = allTruthful(tally);
  console.log(`${'all'.padEnd(30)}${String(pointed).padStart(6)} true answers${share(right, pointed)} arrive as right cells`);
  for (const [kind, { answers, arrived, sure }] of Object.entries(tally.hostile))
    console.log(
      `${kind.padEnd(30)}${String(answers).padStart(6)} hostile answers, ${arrived} values that are not true arrive, ${sure} of them as sure`,
    );
  console.log(
    `${tally.hostileAnswers} hostile answers; ${tally.invented.length} values that are not printed or were not pointed at; ${tally.derived.unfounded.length} that do not follow from their evidence.`,
  );
  for (const value of tally.invented.slice(0, mostMisses)) console.log(`  ${value}`);
  const { cells, asked, sureAsked } = tally.both;
  console.log(
    `Where the built-in engine is mostly sure, "both" asks for${share(asked, cells)} of ${cells} cells; ${sureAsked} sure cells were changed.`,
  );
  for (const { rows, arrived, said } of tally.tables)
    console.log(`table of ${rows} rows: ${arrived} arrive once each${said ? ', and the rest is said' : ''}`);
}

/** Whether everything is kept that the contract promises. */
export function isKept(tally: PointingTally): boolean {
  const { pointed, right } = allTruthful(tally);
  const wrong = tally.hostile['wrong field'];
  return (
    right >= LEAST_ARRIVING * pointed &&
    tally.invented.length + tally.derived.unfounded.length + tally.both.sureAsked === 0 &&
    wrong.arrived - wrong.sure >= LEAST_TO_CHECK * wrong.arrived &&
    tally.both.asked <= MOST_SENT * tally.both.cells &&
    tally.tables.every(({ rows, arrived }) => rows === arrived)
  );
}

function allTruthful({ truthful }: PointingTally): { pointed: number; right: number } {
  const sets = Object.values(truthful);
  return { pointed: sets.reduce((sum, set) => sum + set.pointed, 0), right: sets.reduce((sum, set) => sum + set.right, 0) };
}

const share = (part: number, whole: number): string =>
  ` ${perCent(part / Math.max(1, whole))
    .toFixed(1)
    .padStart(5)} %`;

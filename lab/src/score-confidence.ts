// `npm run score:confidence -- [--accept] [--bad N]`
// How true the confidence is: of the values shown as sure, how many are right; and the curve of promised against kept.
import { parseArgs } from 'node:util';
import { againstBaseline, perCent } from './baseline.ts';
import { benchScorer } from './bench-scorer.ts';
import { COMPOSED_SET } from './judging/composed-values.ts';
import { foldedValues, type FoldedValue } from './judging/fit-by-vendor.ts';
import { measuredValues, SCANNED_SETS } from './judging/training-values.ts';
import { wilsonBound } from './judging/wilson-bound.ts';
import { SECOND_WAVE_FAMILIES } from './unseen/second-wave/second-wave-families.ts';
import { UNSEEN_FAMILIES } from './unseen/unseen-families.ts';
import { sureFromOf } from '@sheetlift/engine/training';

const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false }, bad: { type: 'string', default: '0' } } });
const measured = await measuredValues(await benchScorer(), false);
const isScanned = ({ set }: FoldedValue): boolean => SCANNED_SETS.includes(set);
const isGenerated = ({ set }: FoldedValue): boolean => /-\d+$/.test(set);
const isOtherKind = ({ set }: FoldedValue): boolean => UNSEEN_FAMILIES.some(({ id }) => id === set);
const isComposed = ({ set }: FoldedValue): boolean => set.startsWith(COMPOSED_SET);
const isUnfitted = ({ set }: FoldedValue): boolean => SECOND_WAVE_FAMILIES.some(({ id }) => id === set);
const folded = (['text', 'column', 'scan'] as const).flatMap((fit) => foldedValues(measured, fit));
const figures: Record<string, number> = {};

report(
  'clean text',
  folded.filter((value) => !isGenerated(value) && !isOtherKind(value) && !isComposed(value) && !isUnfitted(value) && !isScanned(value)),
);
report(
  'scans',
  folded.filter((value) => isScanned(value) || (isGenerated(value) && value.fit === 'scan')),
);
report('scans of the benchmark', folded.filter(isScanned));
report(
  'generated text',
  folded.filter((value) => isGenerated(value) && value.fit !== 'scan'),
);
report('kinds left out of their fit', folded.filter(isOtherKind));
report('composed papers of domains left out', folded.filter(isComposed));
report('kinds never fitted on', folded.filter(isUnfitted));
againstBaseline('confidence', figures, values.accept);

function report(name: string, shown: readonly FoldedValue[]): void {
  const sure = shown.filter(isSure);
  const right = sure.filter(({ isRight }) => isRight).length;
  const onNulls = sure.filter(({ isNull }) => isNull).length;
  Object.assign(figures, {
    [`${name}: shown`]: shown.length,
    [`${name}: sure`]: sure.length,
    [`${name}: sure and wrong`]: sure.length - right,
    [`${name}: sure where there is nothing`]: onNulls,
    [`${name}: precision`]: perCent(right / Math.max(1, sure.length)),
    [`${name}: lower bound`]: perCent(wilsonBound(right, sure.length)),
    [`${name}: coverage`]: perCent(sure.length / Math.max(1, shown.length)),
  });
  console.log(
    `\n${name}: ${shown.length} values shown, ${sure.length} sure (${perCent(sure.length / Math.max(1, shown.length))} %), ${sure.length - right} of them wrong (${onNulls} where the document gives nothing); precision ${perCent(right / Math.max(1, sure.length))} %, lower 95 % bound ${perCent(wilsonBound(right, sure.length))} %.`,
  );
  printCurve(shown);
  for (const { set, document, field, unseen } of sure.filter(({ isRight }) => !isRight).slice(0, Number(values.bad)))
    console.log(`  sure and wrong: ${set}/${document} ${field} ${unseen.toFixed(3)}`);
}

/** Sure by the threshold of the engine on the confidence that a fit without the value's vendor gives; an open absence never is. */
function isSure({ unseen, fit, signals }: FoldedValue): boolean {
  return unseen >= sureFromOf(fit) && signals['absence open'] !== 1;
}

/** Mean confidence and share of right values, by tenths and finer where it is high. */
function printCurve(shown: readonly FoldedValue[]): void {
  const edges = [0, 0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 1.0001];
  console.log('confidence    values  promised %   right %');
  edges.slice(1).forEach((to, at) => {
    const from = edges[at] ?? 0;
    const within = shown.filter(({ unseen }) => unseen >= from && unseen < to);
    if (within.length === 0) return;
    const promised = within.reduce((sum, { unseen }) => sum + unseen, 0) / within.length;
    console.log(
      `${from.toFixed(2)}-${Math.min(1, to).toFixed(2)}${String(within.length).padStart(11)}${perCent(promised).toFixed(1).padStart(12)}${perCent(
        within.filter(({ isRight }) => isRight).length / within.length,
      )
        .toFixed(1)
        .padStart(10)}`,
    );
  });
}

import type { CellValue, Stretch, ValueContext } from '../model/index.ts';
import { contextSimilarity } from './context-similarity.ts';
import type { DocumentView } from './document-view.ts';
import type { NearLesson } from './near-lesson.ts';
import { contextOf } from './value-context.ts';
import type { WeighedTraits } from './weigh-traits.ts';

type PossibleValue = Stretch & { value: CellValue };

/** Similarity of places that says nothing, and the one that says all; hand-set on receipts and generated invoices. */
const NO_FIT = 0.45;
const FULL_FIT = 0.98;
/** Of a value's places, the likest one has all of the value's fit, the others this much. */
const LESSER_PLACE = 0.8;

/**
 * How well each possible value stands where the field's value stood, 0..1. A value that stands at several of the places at
 * which a lesson found its value is surer than one that stands at one of them: the sum and the cash given may both be
 * called total, but only the sum stands in the tax table too.
 */
export function fitValues(
  view: DocumentView,
  near: readonly NearLesson[],
  traits: WeighedTraits,
  values: readonly PossibleValue[],
): number[] {
  const said = near.filter(({ lesson }) => lesson.value !== null && lesson.contexts.length > 0);
  if (said.length === 0) return values.map(() => 0);
  const contexts = contextsOf(view, values);
  const keys = values.map(({ value }) => JSON.stringify(value).toLowerCase());
  const support = new Map<string, number>();
  const own = values.map(() => 0);
  const trust = said.reduce((sum, { similarity }) => sum + similarity ** 2, 0);
  said.forEach(({ lesson, similarity }, at) => {
    const fits = lesson.contexts.map((taught) => contexts.map((here) => (here ? contextSimilarity(taught, here, traits.weights) : 0)));
    fits.forEach((ofPlace) => ofPlace.forEach((fit, index) => (own[index] = Math.max(own[index] ?? 0, fit * similarity))));
    for (const [key, share] of supportByValue(keys, fits, traits.places[at] ?? []))
      support.set(key, (support.get(key) ?? 0) + (share * similarity ** 2) / trust);
  });
  const surest = Math.max(...said.map(({ similarity }) => similarity));
  const best = new Map<string, number>();
  keys.forEach((key, index) => best.set(key, Math.max(best.get(key) ?? 0, own[index] ?? 0)));
  return keys.map((key, index) => surest * ramp(support.get(key) ?? 0) * ((own[index] ?? 0) >= (best.get(key) ?? 0) ? 1 : LESSER_PLACE));
}

/** For each value, half the similarity of its best place and half that of all places of the lesson. */
function supportByValue(keys: readonly string[], fits: readonly (readonly number[])[], weights: readonly number[]): Map<string, number> {
  const bestOf = fits.map((ofPlace) => {
    const best = new Map<string, number>();
    ofPlace.forEach((fit, index) => best.set(keys[index] ?? '', Math.max(best.get(keys[index] ?? '') ?? 0, fit)));
    return best;
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const heaviest = Math.max(...weights);
  return new Map(
    [...new Set(keys)].map((key) => {
      const similarity = bestOf.map((best) => best.get(key) ?? 0);
      const mean = similarity.reduce((sum, each, place) => sum + each * (weights[place] ?? 0), 0) / all;
      const top = Math.max(...similarity.map((each, place) => each * Math.sqrt((weights[place] ?? 0) / heaviest)));
      return [key, 0.5 * top + 0.5 * mean];
    }),
  );
}

/** Squared: half a similarity is a coincidence, and must not outweigh a label. */
const ramp = (support: number): number => Math.max(0, Math.min(1, (support - NO_FIT) / (FULL_FIT - NO_FIT))) ** 2;

/** Many values are proposed of the same words. */
function contextsOf(view: DocumentView, values: readonly PossibleValue[]): (ValueContext | null)[] {
  const known = new Map<string, ValueContext | null>();
  return values.map((value) => {
    const key = `${JSON.stringify(value.spans)}${value.printed}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const context = contextOf(view, value);
    known.set(key, context);
    return context;
  });
}

import { LOOKS } from '../candidates/looks.ts';
import { COLUMN_FEATURE_NAMES, NO_COLUMN_FEATURE_NAMES } from './column-features.ts';
import { EMPTY_FEATURE_NAMES, FEATURE_NAMES } from './features.ts';
import { LABEL_SHAPE_NAMES } from './label-likelihood.ts';
import type { RankerWeights } from './ranker-network.ts';
import type { TextWeights } from './text-knowledge.ts';

/** What the ranker has learned: how candidates compare, by networks whose likelihoods are averaged, and what wordings say by themselves. */
export interface RankerModel {
  rankers: RankerWeights[];
  /** The same for the columns of tables. */
  columns: RankerWeights[];
  texts: TextWeights;
}

/** The names of what it was learned from go with it, so that weights never meet other features. */
const NAMES = {
  features: FEATURE_NAMES,
  emptyFeatures: EMPTY_FEATURE_NAMES,
  columnFeatures: COLUMN_FEATURE_NAMES,
  noColumnFeatures: NO_COLUMN_FEATURE_NAMES,
  looks: LOOKS,
  labelShape: LABEL_SHAPE_NAMES,
};

/** The file: JSON in UTF-8, numbers to five digits. */
export function packRankerModel(model: RankerModel): Uint8Array {
  const json = JSON.stringify({ ...NAMES, ...model }, (_, value: unknown) =>
    value instanceof Float32Array ? Array.from(value, (part) => Number(part.toPrecision(5))) : value,
  );
  return new TextEncoder().encode(json);
}

/** Throws a `RangeError` where the weights were learned from other features than the engine has. */
export function readRankerModel(file: Uint8Array): RankerModel {
  const { rankers, columns, texts, ...names } = JSON.parse(new TextDecoder().decode(file), (_, value: unknown) =>
    Array.isArray(value) && typeof value[0] === 'number' ? Float32Array.from(value) : value,
  ) as typeof NAMES & RankerModel;
  if (JSON.stringify(names) !== JSON.stringify(NAMES)) throw new RangeError('the ranker was learned from other features');
  return { rankers, columns, texts };
}

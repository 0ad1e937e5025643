import { describe, expect, it } from 'vitest';
import { packRankerModel, readRankerModel } from './ranker-model.ts';
import { RANKER_FILE } from './ranker.test-fixture.ts';

describe('the model of the ranker', () => {
  it('comes back from its file', () => {
    const model = readRankerModel(RANKER_FILE);
    expect(readRankerModel(packRankerModel(model))).toEqual(model);
  });

  it('is refused where it was learned from other features than the engine has', () => {
    const file = new TextDecoder().decode(RANKER_FILE).replace('"nearest label"', '"farthest label"');
    expect(() => readRankerModel(new TextEncoder().encode(file))).toThrow(RangeError);
  });
});

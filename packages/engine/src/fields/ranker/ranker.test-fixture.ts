import { readFileSync } from 'node:fs';
import { LINKER } from '../../linker/linker.test-fixture.ts';
import { createRanker } from './ranker.ts';
import { readRankerModel } from './ranker-model.ts';

export const RANKER_FILE = readFileSync(new URL('../../../models/ranker.json', import.meta.url));

/** The ranker that ships. */
export const RANKER = createRanker(LINKER, readRankerModel(RANKER_FILE));

import { readFileSync } from 'node:fs';
import { createLinker } from './linker.ts';
import { readLinkerWeights } from './linker-weights.ts';

/** The linker that ships. */
export const LINKER = createLinker(readLinkerWeights(readFileSync(new URL('../../models/linker.bin', import.meta.url))));

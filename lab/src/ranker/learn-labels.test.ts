import { createLinker, labelLikelihood, readLinkerWeights } from '@sheetlift/engine/training';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { PROJECT_ROOT } from '../shared-folder.ts';
import { readDomains } from '../words/read-words.ts';
import { learnLabels, textsOf } from './learn-labels.ts';

describe('learning what a label is', () => {
  it('tells labels of domains that it never saw from other print', () => {
    const shipped = readLinkerWeights(readFileSync(join(PROJECT_ROOT, 'packages/engine/models/linker.bin')));
    const linker = createLinker(shipped);
    const domains = readDomains().slice(0, 20);
    const weights = learnLabels(domains.slice(4), linker, shipped.dimensions, seededRandom(1));
    const texts = domains.slice(0, 4).flatMap((domain) => textsOf(domain, seededRandom(2)));
    const right = texts.filter(({ text, isLabel }) => labelLikelihood(text, linker.embed(text), weights) > 0.5 === isLabel);
    expect(texts.length).toBeGreaterThan(500);
    expect(right.length / texts.length).toBeGreaterThan(0.85);
  });
});

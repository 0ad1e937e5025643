// `npm run train:linker -- [--steps N]`
// Learns from lab/words, its dictionary, and from the engine's own lists, which wordings mean the same, and writes what it learned into the engine.
// How far a link can be trusted is fitted on domains that the linker of a fold has not learned.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { similarity } from '@sheetlift/engine/training';
import { fitLogistic } from './judging/fit-logistic.ts';
import { LINKER_PLAN, linkerFolds } from './linker/fold-linkers.ts';
import { learnLinks } from './linker/learn-links.ts';
import { type DrawnLink, drawLinks, outcomesOf } from './linker/link-outcomes.ts';
import { type LinkTally, measureLinks } from './linker/measure-links.ts';
import { seededRandom } from './seeded-random.ts';
import { PROJECT_ROOT } from './shared-folder.ts';
import { readDictionary } from './words/read-dictionary.ts';
import { readDomains } from './words/read-words.ts';

const PENALTY = 1;
const ENGINE = join(PROJECT_ROOT, 'packages/engine');

const { values } = parseArgs({ options: { steps: { type: 'string', default: String(LINKER_PLAN.steps) } } });
const domains = readDomains();
const { seed } = LINKER_PLAN;
console.log(
  `${domains.length} domains, ${domains.reduce((sum, { meanings }) => sum + meanings.length, 0)} meanings; ${readDictionary().length} entries of the dictionary.`,
);

const tallies: { sameLanguage: LinkTally; across: LinkTally }[] = [];
const links: DrawnLink[] = [];
for (const { own, linker } of linkerFolds(domains, console.log)) {
  tallies.push(measureLinks(own, (asked, printed) => similarity(linker.embed(asked), linker.embed(printed)), seededRandom(seed)));
  links.push(...drawLinks(own, linker, seededRandom(seed)));
}
console.log(
  `Of the labels of a paper of a domain left out the nearest was the right one: ${share(tallies.map(({ sameLanguage }) => sameLanguage))} in the same language, ${share(tallies.map(({ across }) => across))} across.`,
);
const usualNext = Math.round((1e3 * links.reduce((sum, { next }) => sum + next, 0)) / links.length) / 1e3;
const { bias, weights } = fitLogistic(outcomesOf(links, usualNext), PENALTY);
writeFileSync(
  join(ENGINE, 'src/linker/link-trust.ts'),
  `// Written by \`npm run train:linker\`; how it was measured stands in docs/ACCURACY.md.

/**
 * Weights of a logistic function: how likely a link is right, by how near the two wordings are and by how much nearer than the next field,
 * or than the next field usually is.
 */
export const LINK_TRUST = { bias: ${bias}, near: ${weights['near'] ?? 0}, margin: ${weights['margin'] ?? 0}, usualNext: ${usualNext} };
`,
);
console.log(`Trust ${JSON.stringify({ bias, ...weights, usualNext })} by ${links.length} links. The linker learns from all domains.`);
writeFileSync(join(ENGINE, 'models/linker.bin'), learnLinks(domains, { ...LINKER_PLAN, steps: Number(values.steps) }, console.log));

function share(of: readonly LinkTally[]): string {
  const [right, asked] = [of.reduce((sum, tally) => sum + tally.right, 0), of.reduce((sum, tally) => sum + tally.asked, 0)];
  return `${((100 * right) / Math.max(1, asked)).toFixed(1)} % of ${asked}`;
}

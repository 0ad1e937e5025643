import { foldName } from '@sheetlift/contract';

const MOST_NAMES = 5;

/** Less than this share of letters in common is another name. */
const LEAST_SIMILARITY = 0.34;

/** Names that are likely meant by one that nobody has, the likeliest first. By pairs of letters in common (Dice's coefficient). */
export function nearestNames(wanted: string, names: readonly string[]): string[] {
  const own = pairsOf(wanted);
  return names
    .map((name) => ({ name, similarity: similarity(own, pairsOf(name)) }))
    .filter((each) => each.similarity >= LEAST_SIMILARITY)
    .sort((one, other) => other.similarity - one.similarity)
    .slice(0, MOST_NAMES)
    .map(({ name }) => name);
}

function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * common) / (one.size + other.size);
}

/** The beginning and the end of a word are letters too. */
function pairsOf(name: string): ReadonlySet<string> {
  const letters = ` ${foldName(name)
    .slice(0, 200)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

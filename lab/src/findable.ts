import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchCase, BenchScorer } from './bench-scorer.ts';

/** True values of a field or set, and how many of them stand in what was read. */
export interface Findable {
  values: number;
  findable: number;
}

type Plain = string | number | null;
const isSpelledTwoWays = (truth: unknown): truth is { anyOf: Plain[] } => truth !== null && typeof truth === 'object';

/** Words that one printed date or number may be cut into. */
const MAX_WORDS = 6;

/**
 * The share of true values that the reading contains, by set and field: no choice of fields can be better than that. Answers to
 * questions (yes/no, enum) are decided, not read, and count as findable.
 */
export function findableValues(
  scorer: BenchScorer,
  casesFolder: string,
  predictions: string,
  sets: readonly string[] = [],
): Map<string, Map<string, Findable>> {
  const found = new Map<string, Map<string, Findable>>();
  for (const [set, cases] of Object.entries(scorer.loadCases(casesFolder, sets))) {
    const written = new Set(readdirSync(join(predictions, set)));
    const fields = new Map<string, Findable>();
    for (const one of cases) {
      if (written.has(`${one.id}.json`)) countCase(fields, one, readText(join(predictions, set, `${one.id}.json`)), scorer);
    }
    found.set(set, fields);
  }
  return found;
}

const readText = (path: string): string => (JSON.parse(readFileSync(path, 'utf8')) as { read: string }).read;

function countCase(fields: Map<string, Findable>, { template, rows }: BenchCase, text: string, scorer: BenchScorer): void {
  const isRead = readingOf(text, scorer);
  const types = new Map(template.entities.map(({ variableName, type }) => [variableName, type]));
  for (const [field, truth] of rows.flatMap((row) => Object.entries(row))) {
    const spellings = isSpelledTwoWays(truth) ? truth.anyOf : [truth as Plain];
    if (spellings.every((spelling) => spelling === null)) continue;
    const type = types.get(field) ?? 'text';
    const count = fields.get(field) ?? { values: 0, findable: 0 };
    count.values++;
    if (type === 'yes/no' || type === 'enum' || spellings.some((spelling) => isRead(spelling, type))) count.findable++;
    fields.set(field, count);
  }
}

/** Tells whether a value stands in a text, in any writing that the scorer takes for it. */
function readingOf(text: string, { squash, toDates, toNumber }: BenchScorer): (value: Plain, type: string) => boolean {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const squashed = squash(text);
  const windows = words.flatMap((_, at) =>
    Array.from({ length: Math.min(MAX_WORDS, words.length - at) }, (_, more) => words.slice(at, at + more + 1).join(' ')),
  );
  const dates = new Set(windows.filter((window) => /\d/.test(window)).flatMap((window) => [...toDates(window.replace(/^\W+|\W+$/g, ''))]));
  const numbers = new Set(windows.flatMap((window) => (/\d/.test(window) ? cents(toNumber(window)) : [])));
  return (value, type) => {
    if (type === 'number') return cents(toNumber(value)).some((number) => numbers.has(number));
    return dates.has(String(value)) || squashed.includes(squash(value));
  };
}

/** Two decimals, without sign: a credit may be printed as "12.50 CR". */
const cents = (number: number | null): number[] => (number === null ? [] : [Math.abs(Math.round(number * 100))]);

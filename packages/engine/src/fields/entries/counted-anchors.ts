import type { Line } from '../../model/index.ts';
import { longestOf, SAME_EDGE_PT } from './anchors.ts';

/** "Lot", "No.", "§" or nothing before the number, and what may stand behind it. */
const COUNTED = /^(\p{L}[\p{L} .]{0,18}\s|\p{L}{0,4}[.°º]?\s?|[#§(]\s?)?(\d{1,4})([.):/]?)(?=\s|$)/u;

/** How often lists of one number are told apart: contents, the entries, references to them. */
const MOST_TIMES = 3;

/** The longest run of lines that begin alike but for a number that counts on by one, in whatever order columns are read. */
export function countedAnchors(lines: readonly Line[]): Line[] | null {
  const alike = new Map<string, Map<number, Line>[]>();
  for (const line of lines) {
    const counted = COUNTED.exec(line.text);
    if (!counted) continue;
    const [key, number] = [`${(counted[1] ?? '').trim().toLowerCase()} ${counted[3] ?? ''}`, Number(counted[2])];
    const times = alike.get(key) ?? [];
    alike.set(key, times);
    // The same number again may be a reference to the entry, or the entry whose number a list of contents gave before.
    const numbered = times.find((lists) => !lists.has(number));
    if (numbered) numbered.set(number, line);
    else if (times.length < MOST_TIMES) times.push(new Map([[number, line]]));
  }
  return longestOf([...alike.values()].flat().flatMap(runsOf));
}

/** Lines whose numbers follow each other without a gap, down the pages. */
function runsOf(numbered: ReadonlyMap<number, Line>): Line[][] {
  const runs: Line[][] = [];
  let before: number | null = null;
  for (const [number, line] of [...numbered].sort(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    const goesOn = run && before !== null && number === before + 1 && line.pageNumber >= (run.at(-1)?.pageNumber ?? 1);
    if (goesOn) run.push(line);
    else runs.push([line]);
    before = number;
  }
  return runs;
}

/** A code of figures, or of figures and letters, that a line begins with. */
const CODED = /^(?=\S*\d\S*\d)[\p{L}\d][\p{L}\d./_-]{3,24}(?=\s|$)/u;

/** Lines at one left edge that begin with different codes of one shape. */
export function codedAnchors(lines: readonly Line[]): Line[] | null {
  const alike = new Map<string, Map<string, Line>>();
  for (const line of lines) {
    const [code] = CODED.exec(line.text) ?? [];
    if (code === undefined) continue;
    const key = `${Math.round(line.box.left / SAME_EDGE_PT)} ${shapeOf(code)}`;
    const coded = alike.get(key) ?? new Map<string, Line>();
    alike.set(key, coded);
    if (!coded.has(code)) coded.set(code, line);
  }
  return longestOf([...alike.values()].map((coded) => [...coded.values()]));
}

/** Figures as 9 and capitals as A: codes of one maker are alike but for them. */
const shapeOf = (code: string): string => code.replace(/\d+/g, '9').replace(/\p{Lu}/gu, 'A');

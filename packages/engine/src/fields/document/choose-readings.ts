import type { DocumentLayout, Line, Word } from '../../model/index.ts';
import { checkedCode } from '../../values/checked-codes.ts';
import { squash } from '../../values/read-alike.ts';
import { knownPrint, type KnownPrint, MOST_WORDS, type Place } from './known-print.ts';
import { lineOfWords, withLines } from './with-lines.ts';

/** What a template knows to stand in documents. */
interface OfTemplate {
  /** Entries of its fields' lists. */
  entries: readonly string[];
  /** Keys of phrases that are labels of its fields. */
  labels: KnownPrint['labels'];
}

/**
 * The layout with each recognised word as its context has it: where what was read first makes nothing known, and the other readings of its
 * place, or of it and one near it, make exactly one number whose check digits hold, entry of a list, date, amount or label, that one stands
 * there, and says so.
 */
export function withChosenReadings(layout: DocumentLayout, { entries, labels }: OfTemplate): DocumentLayout {
  const doubted = layout.lines.filter(({ words }) => words.some(isDoubted));
  if (doubted.length === 0) return layout;
  const known: KnownPrint = { entries: new Set(entries.map(squash)), labels, codeLengths: codeLengthsOf(layout) };
  const moved = new Map<number, Line>();
  for (const line of doubted) {
    const read = chosenLine(line, known);
    if (read !== line) moved.set(line.index, read);
  }
  return withLines(layout, moved);
}

const isDoubted = ({ alternatives = [] }: Word): boolean => alternatives.length > 0;

/** So many numbers of a length whose check digits hold are codes: one in a thousand such groups holds by chance. */
const LEAST_CODES = 3;
/** The share of them that holds: some are misread. */
const SHARE_OF_CODES = 0.75;

function codeLengthsOf({ lines }: DocumentLayout): Set<number> {
  const counts = new Map<number, { all: number; holding: number }>();
  for (const { words } of lines) {
    for (const { text } of words) {
      if (!/^\d{12,14}$/.test(text)) continue;
      const count = counts.get(text.length) ?? { all: 0, holding: 0 };
      counts.set(text.length, { all: count.all + 1, holding: count.holding + (checkedCode(text) === 'figures' ? 1 : 0) });
    }
  }
  const telling = [...counts].filter(([, { all, holding }]) => holding >= LEAST_CODES && holding >= SHARE_OF_CODES * all);
  return new Set(telling.map(([length]) => length));
}

function chosenLine(line: Line, known: KnownPrint): Line {
  let read = line;
  const open: number[] = [];
  for (const at of line.words.keys()) {
    if (!isDoubted(line.words[at] as Word) || knownPrint(placeOf(read.words, [at]), known, null)) continue;
    const chosen = chosenOf(read, [at], known);
    if (chosen) read = chosen;
    else open.push(at);
  }
  for (const at of open) {
    for (const other of open) {
      if (other <= at || other - at >= MOST_WORDS || [at, other].some((each) => read.words[each]?.chosen)) continue;
      read = chosenOf(read, [at, other], known) ?? read;
    }
  }
  return read;
}

/** The line with other readings of some of its words, the surest ones that make the only known thing; null where none or several are made. */
function chosenOf(line: Line, at: readonly number[], known: KnownPrint): Line | null {
  const firsts = at.map((index) => line.words[index] as Word);
  const made = new Map<string, { texts: readonly string[]; because: string }>();
  for (const texts of combined(firsts.map(({ alternatives = [] }) => alternatives.map(({ text }) => text)))) {
    const words = line.words.map((word, index) => (at.includes(index) ? { ...word, text: texts[at.indexOf(index)] as string } : word));
    const print = knownPrint(
      placeOf(words, at),
      known,
      firsts.map(({ text }) => text),
    );
    const key = print && `${print.because}: ${print.what}`;
    if (print && key !== null && !made.has(key)) made.set(key, { texts, because: print.because });
  }
  const [only] = made.values();
  if (!only || made.size > 1) return null;
  return lineOfWords(
    line,
    line.words.map((word, index) => {
      const text = only.texts[at.indexOf(index)];
      return text === undefined ? word : readAs(word, text, only.because);
    }),
  );
}

const readAs = ({ alternatives = [], ...first }: Word, text: string, because: string): Word => ({
  ...first,
  text,
  alternatives: [first, ...alternatives.filter((other) => other.text !== text)].map((each) => ({
    text: each.text,
    confidence: each.confidence,
  })),
  chosen: { first: first.text, because },
});

/** One of each, in all ways, the first ones first. */
const combined = (choices: readonly (readonly string[])[]): string[][] =>
  choices.reduce<string[][]>((all, each) => all.flatMap((some) => each.map((one) => [...some, one])), [[]]);

function placeOf(words: readonly Word[], at: readonly number[]): Place {
  let text = '';
  let [firstEnds, lastBegins] = [0, 0];
  words.forEach((word, index) => {
    if (text !== '' && !word.joinsPrevious) text += ' ';
    if (index === at.at(-1)) lastBegins = text.length;
    text += word.text;
    if (index === at[0]) firstEnds = text.length;
  });
  return { words: words.map((word) => word.text), at, text, firstEnds, lastBegins };
}

import { type ModelPort, type ModelPrompt, tokensOf } from '@sheetlift/engine';
import type { SeededRandom } from '../seeded-random.ts';
import { findPrinted, type Truth, type ValueReader } from './find-printed.ts';
import { phraseQuote, type PhrasedQuote } from './phrase-quote.ts';
import { readPrompt, type ShownPrompt } from './shown-prompt.ts';

/** What is true of a document. */
export interface KnownTruth {
  types: Record<string, string>;
  rows: readonly Record<string, unknown>[];
}

/** A model that knows the truth, looks up where the prompt prints it, and phrases that as models do. */
export interface TruthfulModel extends ModelPort {
  /** Rows and fields that it pointed at, as "row field". */
  readonly pointedAt: ReadonlySet<string>;
}

/** Share of rows that it leaves out of an answer, and of rows that it runs together with the next. */
const SKIPS = 0.2;
const MERGES = 0.05;

/** Lines of one entry, above and below the one that most of it stands on. */
const NEAR = 3;
/** A line is a row's where it, with the lines near it, prints so much of the row. */
const LEAST_OF_ROW = 0.75;

export function truthfulModel({ rows, types }: KnownTruth, reader: ValueReader, random: SeededRandom): TruthfulModel {
  const pointedAt = new Set<string>();
  const quoteAt = (shown: ShownPrompt, at: number, variableName: string, row: number): PhrasedQuote | null => {
    const line = shown.lines[at];
    const quote = line ? findPrinted(line.text, rows[row]?.[variableName] as Truth, types[variableName] ?? 'text', reader) : null;
    return line && quote !== null ? { line: line.number, quote } : null;
  };
  /** On the line itself or the nearest one. */
  const quoteNear = (shown: ShownPrompt, at: number, variableName: string, row: number): PhrasedQuote | null => {
    const reach = shown.lines[at]?.text.includes(' | ')
      ? [at]
      : [at, ...Array.from({ length: NEAR }, (_, by) => [at + by + 1, at - by - 1]).flat()];
    for (const place of reach) {
      const quoted = quoteAt(shown, place, variableName, row);
      if (quoted) return quoted;
    }
    return null;
  };
  const say = (shown: ShownPrompt, { name, variableName, wasNotPrinted }: ShownField, row: number, quoted: PhrasedQuote): object => {
    pointedAt.add(`${row} ${variableName}`);
    const numbers = shown.lines.map(({ number }) => number);
    return { field: name, answer: 'quote', candidate: '', lookedAt: [], ...phraseQuote(quoted, numbers, random, wasNotPrinted) };
  };
  const cellsOf = (shown: ShownPrompt): object => ({
    cells: shown.fields.map((field) => {
      const at = shown.lines.findIndex((_, line) => quoteAt(shown, line, field.variableName, 0) !== null);
      const quoted = quoteAt(shown, at, field.variableName, 0) ?? overLines(shown, rows[0]?.[field.variableName] as Truth, reader);
      return quoted
        ? say(shown, field, 0, quoted)
        : { field: field.name, answer: 'absent', candidate: '', line: 0, quote: '', lookedAt: [1] };
    }),
  });
  const rowsOf = (shown: ShownPrompt): object => {
    const taken = new Set<number>();
    const squashed = reader.squash(shown.lines.map(({ text }) => text).join(' '));
    const said = rows.flatMap((truth, row) => {
      // A look that costs little, for tables of thousands of rows.
      if (!shown.fields.some(({ variableName }) => isShown(truth[variableName], squashed, reader))) return [];
      const wanted = shown.fields.filter(({ variableName }) => truth[variableName] !== null && truth[variableName] !== undefined);
      const own = (at: number): number => wanted.filter(({ variableName }) => quoteAt(shown, at, variableName, row) !== null).length;
      const counts = shown.lines.map((_, at) => (taken.has(at) ? 0 : own(at)));
      const at = counts.indexOf(Math.max(...counts));
      const near = wanted.filter(({ variableName }) => quoteNear(shown, at, variableName, row) !== null);
      if ((counts[at] ?? 0) === 0 || near.length < LEAST_OF_ROW * wanted.length) return [];
      taken.add(at);
      if (random.chance(SKIPS)) return [];
      return [
        { cells: near.flatMap((field) => say(shown, field, row, quoteNear(shown, at, field.variableName, row) ?? { line: 0, quote: '' })) },
      ];
    });
    const merged: { cells: object[] }[] = [];
    for (const row of said) {
      const before = merged.at(-1);
      if (before && random.chance(MERGES)) before.cells.push(...row.cells);
      else merged.push(row);
    }
    return { rows: merged, noRows: [] };
  };
  return {
    id: 'scripted/truthful',
    pointedAt,
    ask(prompt: ModelPrompt) {
      const shown = readPrompt(prompt);
      const text = JSON.stringify(shown.asksRows ? rowsOf(shown) : cellsOf(shown));
      return Promise.resolve({ text, ended: 'done', inputTokens: tokensOf(prompt.question), outputTokens: tokensOf(text) });
    },
  };
}

/** A text that the lines hold somewhere; of numbers and dates it is not known before they are read. */
const isShown = (truth: unknown, squashed: string, { squash }: ValueReader): boolean =>
  typeof truth === 'string' ? squashed.includes(squash(truth)) || /^\d{4}-/.test(truth) : truth !== null && typeof truth === 'object';

type ShownField = ShownPrompt['fields'][number];

/** Lines that one value runs over. */
const MOST_LINES = 4;

/** A value that is broken over lines: from one of the columns of a line on. */
function overLines({ lines }: ShownPrompt, truth: Truth, reader: ValueReader): PhrasedQuote | null {
  for (const [at, { number, text }] of lines.entries())
    for (let more = 1; more < MOST_LINES; more++) {
      const columns = text.split(' | ');
      for (let column = 0; column < columns.length; column++) {
        const parts = [
          columns[column],
          ...lines.slice(at + 1, at + 1 + more).map((line) => line.text.split(' | ')[Math.min(column, line.text.split(' | ').length - 1)]),
        ];
        const quote = findPrinted(parts.join(' '), truth, 'text', reader);
        if (quote !== null) return { line: number, quote };
      }
    }
  return null;
}

import type { Line, Stretch, WordSpan } from '../model/index.ts';

/** A line's words as one text, with the way back from a character to its word. */
export interface LineText {
  line: Line;
  text: string;
  /** Where each word begins in `text`. */
  starts: number[];
}

export function lineText(line: Line): LineText {
  let text = '';
  const starts = line.words.map((word, at) => {
    if (at > 0 && !word.joinsPrevious) text += ' ';
    const start = text.length;
    text += word.text;
    return start;
  });
  return { line, text, starts };
}

/** The words that hold characters `from` to `to` of a line. */
export function stretchInLine({ line, text, starts }: LineText, from: number, to: number): Stretch | null {
  const held = line.words.flatMap((word, at) => ((starts[at] ?? 0) < to && (starts[at] ?? 0) + word.text.length > from ? [at] : []));
  const [first, last] = [held[0], held.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { spans: [{ line: line.index, from: first, to: last + 1 }], printed: text.slice(from, to).trim() };
}

export const wholeLine = (line: Line): Stretch => ({ spans: [spanOf(line)], printed: lineText(line).text });

/** Lines as one value. */
export const stretchOfLines = (lines: readonly Line[]): Stretch => stretchFrom(lines, 0);

/** Lines as one value, from a word of the first on. */
export const stretchFrom = (lines: readonly Line[], firstWord: number): Stretch => ({
  spans: lines.map((line, at) => (at === 0 ? { ...spanOf(line), from: firstWord } : spanOf(line))),
  printed: lines
    .map((line, at) => {
      const { text, starts } = lineText(line);
      return at === 0 ? text.slice(starts[firstWord] ?? 0) : text;
    })
    .join('\n'),
});

const spanOf = (line: Line): WordSpan => ({ line: line.index, from: 0, to: line.words.length });

/** Runs of as many words of a line as a text has, or one more or less. */
export function wordWindows(line: Line, wanted: string): Stretch[] {
  const text = lineText(line);
  const count = wanted.trim().split(/\s+/).length;
  const windows: Stretch[] = [];
  for (const size of [count - 1, count, count + 1]) {
    for (let from = 0; size > 0 && from + size <= line.words.length; from++) {
      const last = from + size - 1;
      const stretch = stretchInLine(text, text.starts[from] ?? 0, (text.starts[last] ?? 0) + (line.words[last]?.text.length ?? 0));
      if (stretch) windows.push(stretch);
    }
  }
  return windows;
}

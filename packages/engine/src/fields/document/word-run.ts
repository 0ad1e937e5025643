import type { DocumentLayout, WordSpan } from '../../model/index.ts';

/** Words of one or more lines as one text, with the way back from a character to its word. */
export interface WordRun {
  /** Words of a line joined by spaces, lines joined by newlines. */
  text: string;
  words: RunWord[];
}

interface RunWord {
  line: number;
  word: number;
  start: number;
  end: number;
}

/** A printed stretch: the words it touches and the exact characters, lines separated by newlines. */
export interface Printed {
  spans: WordSpan[];
  text: string;
}

/** Joins the words of the spans, one line of text a line of the document. */
export function runOfSpans(layout: DocumentLayout, spans: readonly WordSpan[]): WordRun {
  const words: RunWord[] = [];
  let text = '';
  let before = -1;
  for (const span of spans) {
    const line = layout.lines[span.line];
    if (!line) continue;
    for (let at = span.from; at < span.to; at++) {
      const word = line.words[at];
      if (!word) continue;
      if (text !== '') text += span.line !== before ? '\n' : word.joinsPrevious ? '' : ' ';
      words.push({ line: span.line, word: at, start: text.length, end: text.length + word.text.length });
      text += word.text;
      before = span.line;
    }
  }
  return { text, words };
}

export const spanOfLine = (layout: DocumentLayout, line: number): WordSpan => ({
  line,
  from: 0,
  to: layout.lines[line]?.words.length ?? 0,
});

export const runOfLines = (layout: DocumentLayout, lines: readonly number[]): WordRun =>
  runOfSpans(
    layout,
    lines.map((line) => spanOfLine(layout, line)),
  );

/** The printed stretch of characters `start` to `end` of a run, without space around it; null where nothing is left. */
export function printedPart(run: WordRun, start: number, end: number): Printed | null {
  while (start < end && /\s/.test(run.text.charAt(start))) start++;
  while (end > start && /\s/.test(run.text.charAt(end - 1))) end--;
  if (end <= start) return null;
  const spans: WordSpan[] = [];
  for (const word of run.words) {
    if (word.end <= start || word.start >= end) continue;
    const last = spans.at(-1);
    if (last && last.line === word.line && last.to === word.word) last.to = word.word + 1;
    else spans.push({ line: word.line, from: word.word, to: word.word + 1 });
  }
  return { spans, text: run.text.slice(start, end) };
}

export const printedRun = (run: WordRun): Printed | null => printedPart(run, 0, run.text.length);

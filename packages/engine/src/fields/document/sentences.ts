import type { DocumentLayout, Line } from '../../model/index.ts';
import { runOfLines, type WordRun } from './word-run.ts';

/** Running text of a document, with the stretches of it that are sentences: `run.text.slice(from, to)`. */
export interface Prose {
  run: WordRun;
  sentences: { from: number; to: number }[];
}

/** Words of a sentence; shorter stretches between full stops are labels and list entries, longer ones no sentence. */
const SENTENCE = { least: 6, most: 90 };
/** Sentences searched: some hundred pages. */
const MAX_SENTENCES = 4_000;

/** All fields of a template ask for the sentences of one document. */
const kept = new WeakMap<DocumentLayout, Prose>();

export function proseSentences(layout: DocumentLayout): Prose {
  const known = kept.get(layout);
  if (known) return known;
  const run = runOfLines(layout, proseLines(layout));
  const prose = { run, sentences: sentencesOf(run) };
  kept.set(layout, prose);
  return prose;
}

/** Words of a line that is most likely part of a sentence; fewer do where a full stop ends it. */
const PROSE_WORDS = { usual: 8, ended: 5 };

/** Lines of sentences, and those that go on below them in the same paragraph; labels with their values are none. */
function proseLines(layout: DocumentLayout): number[] {
  const isProse = (line: Line | undefined): boolean =>
    line !== undefined && line.words.length >= (/\p{L}\.$/u.test(line.text) ? PROSE_WORDS.ended : PROSE_WORDS.usual);
  const goesOn = (line: Line): boolean => isProse(layout.lines[line.index - 1]) && layout.lines[line.index - 1]?.block === line.block;
  return layout.lines.filter((line) => isProse(line) || goesOn(line)).map((line) => line.index);
}

function sentencesOf(run: WordRun): Prose['sentences'] {
  const sentences: Prose['sentences'] = [];
  let from = 0;
  for (const match of run.text.matchAll(/(?<=\p{L}{2}|\d)[.!?](?=\s+\p{Lu})|$/gu)) {
    const words = run.text.slice(from, match.index).split(/\s+/).length;
    if (words >= SENTENCE.least && words <= SENTENCE.most && sentences.length < MAX_SENTENCES) sentences.push({ from, to: match.index });
    from = match.index + 1;
  }
  return sentences;
}

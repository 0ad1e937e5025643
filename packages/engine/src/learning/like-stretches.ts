import type { Line, Stretch, ValueContext } from '../model/index.ts';
import { textSimilarity } from '../values/read-alike.ts';
import { foldWords } from '../values/fold.ts';
import { contextSimilarity } from './context-similarity.ts';
import { linesFrom, type DocumentView } from './document-view.ts';
import { lineText, stretchFrom, stretchInLine, stretchOfLines, wholeLine } from './line-text.ts';
import type { NearLesson } from './near-lesson.ts';
import { contextOf } from './value-context.ts';
import type { WeighedTraits } from './weigh-traits.ts';

/** Lines of a document that are looked at, from its beginning; and those that are looked at closely for one place of a lesson. */
const MAX_LINES = 400;
const MAX_CLOSE = 5;
/** Stretches handed on for one field. */
const MAX_STRETCHES = 40;

/** Stretches that stand as a lesson's value stood: whole lines, blocks of as many lines, and what follows the same words in a line. */
export function likeStretches(view: DocumentView, near: readonly NearLesson[], traits: WeighedTraits): Stretch[] {
  const lines = view.layout.lines.slice(0, MAX_LINES);
  const contexts = lines.map((line) => contextOf(view, wholeLine(line)));
  const scored = near.flatMap(({ lesson, similarity }) =>
    lesson.contexts.flatMap((taught) => {
      const close = lines
        .map((line, at) => ({ line, fit: contexts[at] ? contextSimilarity(taught, contexts[at], traits.weights) : 0 }))
        .sort((a, b) => b.fit - a.fit || a.line.index - b.line.index)
        .slice(0, MAX_CLOSE);
      return [...close.flatMap(({ line }) => blocksAt(view, line, taught)), ...lines.flatMap((line) => afterLabel(view, line, taught))].map(
        (stretch) => {
          const here = contextOf(view, stretch);
          return { stretch, fit: here ? similarity * contextSimilarity(taught, here, traits.weights) : 0 };
        },
      );
    }),
  );
  const seen = new Set<string>();
  return scored
    .sort((a, b) => b.fit - a.fit)
    .filter(({ stretch }) => {
      const key = JSON.stringify(stretch);
      return seen.has(key) ? false : seen.add(key);
    })
    .slice(0, MAX_STRETCHES)
    .map(({ stretch }) => stretch);
}

/** As many lines as the value had, one fewer, or up to two more; a value of one line may be broken in two. */
function blocksAt(view: DocumentView, first: Line, taught: ValueContext): Stretch[] {
  const shortest = Math.max(1, taught.lines - 1);
  const runs = linesFrom(view, first, taught.lines === 1 ? 2 : taught.lines + 2);
  const blocks = runs.flatMap((lines) => lines.map((_, at) => lines.slice(0, at + 1)).filter((block) => block.length >= shortest));
  return [...blocks.map(stretchOfLines), ...beforeRight(first, taught)];
}

/** As many lines as the value had, up to one fewer or two more, the first from a word on. */
const runsFrom = (view: DocumentView, first: Line, from: number, taught: ValueContext): Stretch[] =>
  linesFrom(view, first, taught.lines + 2).flatMap((lines) =>
    lines.map((_, at) => lines.slice(0, at + 1)).flatMap((run) => (run.length >= taught.lines - 1 ? [stretchFrom(run, from)] : [])),
  );

/** Where other words followed the value in its line: as many words as it had. */
function beforeRight(line: Line, taught: ValueContext): Stretch[] {
  const count = taught.printed.split(/\s+/).length;
  if (taught.right === null || count >= line.words.length) return [];
  const text = lineText(line);
  const stretch = stretchInLine(text, 0, (text.starts[count - 1] ?? 0) + (line.words[count - 1]?.text.length ?? 0));
  return stretch ? [stretch] : [];
}

/** A label of so many words at most is looked for inside lines. */
const LABEL_WORDS = 3;
const MIN_LABEL_SIMILARITY = 0.75;

/** What follows the words after which the value stood: to the end of the line, as many words as it had, and with the lines below. */
function afterLabel(view: DocumentView, line: Line, taught: ValueContext): Stretch[] {
  const label = taught.left?.split(' ').slice(-LABEL_WORDS).join('') ?? '';
  if (!/\p{L}{2}/u.test(label) || line.words.length < 2) return [];
  const text = lineText(line);
  const count = taught.printed.split(/\s+/).length;
  const words = line.words.map((word) =>
    foldWords(word.text)
      .map((each) => each.replace(/\d+/g, '9'))
      .join(''),
  );
  for (let to = 1; to < words.length; to++) {
    const before = words.slice(0, to).join('');
    if (
      before.length < 0.7 * label.length ||
      textSimilarity(before.slice(-label.length), label.slice(-before.length)) < MIN_LABEL_SIMILARITY
    )
      continue;
    // ":" stands on its own where it is printed apart.
    const from = words[to] === '' ? to + 1 : to;
    const ends = [line.words.length, from + count].filter((end) => end > from && end <= line.words.length);
    const inLine = ends.flatMap(
      (end) => stretchInLine(text, text.starts[from] ?? 0, (text.starts[end - 1] ?? 0) + (line.words[end - 1]?.text.length ?? 0)) ?? [],
    );
    return taught.lines === 1 || from >= words.length ? inLine : [...inLine, ...runsFrom(view, line, from, taught)];
  }
  return [];
}

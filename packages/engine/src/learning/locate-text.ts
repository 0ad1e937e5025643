import type { Line, Stretch } from '../model/index.ts';
import { squash, textSimilarity } from '../values/read-alike.ts';
import { linesFrom, type DocumentView } from './document-view.ts';
import { lineText, stretchFrom, stretchInLine, wordWindows } from './line-text.ts';

/** Lines one value may run over. */
const MAX_LINES = 8;
/** A text that a person wrote by hand is taken for a misread print from this similarity on; hand-set on receipts. */
const MIN_SIMILARITY = 0.6;

/** Where a document prints a text: exactly, or in recognised print the place most like it. */
export function locateText(view: DocumentView, text: string): Stretch[] {
  const wanted = squash(text);
  if (wanted === '') return [];
  const exact = view.layout.lines.flatMap((line) => exactInLine(line, wanted));
  if (exact.length > 0) return exact;
  const blocks = view.layout.lines.flatMap((line) => {
    const from = beginningIn(line, wanted);
    return blocksFrom(view, line, wanted.length).map((lines) => ({ lines, from }));
  });
  const likest = blocks
    .map(({ lines, from }) => ({ stretch: stretchFrom(lines, from), recognised: isRecognised(lines) }))
    .reduce<Likest | null>((best, { stretch, recognised }) => liker(best, stretch, recognised, wanted), null);
  const inside = view.layout.lines
    .filter((line) => isRecognised([line]))
    .reduce<Likest | null>(
      (best, line) => wordWindows(line, text).reduce((sofar, stretch) => liker(sofar, stretch, true, wanted), best),
      null,
    );
  const found = (inside?.similarity ?? 0) > (likest?.similarity ?? 0) ? inside : likest;
  return found ? [found.stretch] : [];
}

interface Likest {
  stretch: Stretch;
  similarity: number;
}

function liker(best: Likest | null, stretch: Stretch, recognised: boolean, wanted: string): Likest | null {
  const printed = squash(stretch.printed);
  if (Math.abs(printed.length - wanted.length) > 0.5 * wanted.length) return best;
  const similarity = textSimilarity(printed, wanted);
  // Text of a file that is not the same is another text.
  if (similarity < (recognised ? MIN_SIMILARITY : 1)) return best;
  return best === null || similarity > best.similarity ? { stretch, similarity } : best;
}

const isRecognised = (lines: readonly Line[]): boolean => lines.some((line) => line.words.some((word) => word.origin === 'ocr'));

function exactInLine(line: Line, wanted: string): Stretch[] {
  const text = lineText(line);
  const words = line.words.map((word) => squash(word.text));
  for (let from = 0; from < words.length; from++) {
    let joined = '';
    for (let to = from; to < words.length && joined.length < wanted.length; to++) {
      joined += words[to] ?? '';
      if (joined !== wanted) continue;
      const stretch = stretchInLine(text, text.starts[from] ?? 0, (text.starts[to] ?? 0) + (line.words[to]?.text.length ?? 0));
      return stretch ? [stretch] : [];
    }
  }
  return [];
}

/**
 * The word of a line with which a text that runs over several lines begins: in a box of a form its caption may stand before it in the
 * line, and is no part of it.
 */
function beginningIn(line: Line, wanted: string): number {
  const words = line.words.map((word) => squash(word.text));
  const recognised = isRecognised([line]);
  let [best, likest] = [0, 0];
  for (let from = 0; from < words.length; from++) {
    const rest = words.slice(from).join('');
    const beginning = wanted.slice(0, rest.length);
    const similarity = rest === beginning ? 1 : recognised ? textSimilarity(rest, beginning) : 0;
    if (similarity > likest) [best, likest] = [from, similarity];
  }
  return best;
}

/** The line alone, with the one that follows, and so on; as far as the text may reach. */
function blocksFrom(view: DocumentView, first: Line, length: number): Line[][] {
  return linesFrom(view, first, MAX_LINES).flatMap((lines) => {
    let reach = 0;
    const fitting = lines.filter((line) => {
      const fits = reach < 1.5 * length;
      reach += squash(line.text).length;
      return fits;
    });
    return fitting.map((_, at) => fitting.slice(0, at + 1));
  });
}

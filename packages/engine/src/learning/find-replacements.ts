import type { LearnedReplacement, Line, Stretch } from '../model/index.ts';
import { plainValue } from '../model/index.ts';
import { readAlike, squash, textSimilarity } from '../values/read-alike.ts';
import { linesFrom, type DocumentView } from './document-view.ts';
import { stretchOfLines, wordWindows } from './line-text.ts';
import type { NearLesson } from './near-lesson.ts';

/** Lines that are compared with what lessons read. */
const MAX_LINES = 1_000;
/** Kinds of value that a layout prints again and again; a number or a date is another one each time. */
const REPEATED: readonly string[] = ['text', 'enum'];

/** Words that read like those in whose place a person put a value, or like that value; the likest of each lesson. */
export function findReplacements(view: DocumentView, near: readonly NearLesson[]): LearnedReplacement[] {
  return near.flatMap(({ lesson, similarity }) => {
    const { value, contexts, id } = lesson;
    if (value === null || !REPEATED.includes(value.kind)) return [];
    const taught = [...new Set([...contexts.map(({ printed }) => printed), String(plainValue(value))])];
    const places = taught.flatMap((printed) =>
      placesLike(view, printed).map((place) => ({ ...place, lessonId: id, taught: printed, value, similarity })),
    );
    const best = places.reduce<(typeof places)[number] | null>(
      (sofar, place) => (sofar === null || place.alike > sofar.alike ? place : sofar),
      null,
    );
    if (!best) return [];
    const { alike, ...replacement } = best;
    return [{ ...replacement, similarity: replacement.similarity * alike }];
  });
}

function placesLike(view: DocumentView, printed: string): (Stretch & { alike: number })[] {
  const wanted = squash(printed);
  const count = printed.split('\n').length;
  return view.layout.lines.slice(0, MAX_LINES).flatMap((line) => {
    const sizes = [count, count - 1, count + 1].filter((size) => size > 0);
    const blocks = linesFrom(view, line, count + 1).flatMap((lines) => sizes.map((size) => lines.slice(0, size)));
    const stretches = [...blocks.map(stretchOfLines), ...(count === 1 ? wordWindows(line, printed) : [])];
    return stretches.flatMap((stretch) => {
      if (!mayBe(stretch, wanted) || !beginsAlike(stretch.printed, printed)) return [];
      const alike = readAlike(stretch.printed, printed, isRecognised(line));
      return alike > 0 ? [{ ...stretch, alike }] : [];
    });
  });
}

/** Letters that the beginnings of what is the same print have in common at least. */
const LEAST_ALIKE_BEGINNING = 0.5;

/** Of several lines the first must read alike, however long what follows: another name above the same address is another party. */
function beginsAlike(one: string, taught: string): boolean {
  if (!taught.includes('\n')) return true;
  const beginning = squash(taught.split('\n')[0] ?? '');
  return textSimilarity(squash(one).slice(0, beginning.length), beginning) >= LEAST_ALIKE_BEGINNING;
}

/** Of about the same length: spares the slow comparison. */
const mayBe = ({ printed }: Stretch, wanted: string): boolean =>
  printed.length >= 0.6 * wanted.length && printed.length <= 2.2 * wanted.length;

const isRecognised = (line: Line): boolean => line.words.some((word) => word.origin === 'ocr');

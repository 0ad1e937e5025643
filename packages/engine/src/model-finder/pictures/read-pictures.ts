import { EngineError } from '../../errors.ts';
import type { ModelErrorCode, ModelPicture, ModelPrompt } from '../../language-model/model-port.ts';
import { type DocumentLayout, type FoundRows, type QuarterTurn, unionBox, type WordSpan } from '../../model/index.ts';
import { lineOfWords, withLines } from '../../fields/document/with-lines.ts';
import type { Search } from '../../fields/search/search.ts';
import type { Asker } from '../ask-model.ts';
import { askPictures } from '../questions.ts';
import { type OfferedReading, offeredReading } from './offered-reading.ts';
import { picturedCells, type PicturedCell } from './pictured-cells.ts';
import { type PicturedPlace, pictureFrame } from './picture-frame.ts';
import { seenWords } from './seen-words.ts';

/** Gives pictures of places, in their order; null where there is none. Throws `EngineError`. */
export type PictureSource = (places: readonly PicturedPlace[]) => Promise<readonly (ModelPicture | null)[]>;

/** What a model that was shown pictures of words reads there. */
export interface PictureReadings {
  /** With the words of which it chose among the readings of the recognisers; the same layout where it chose none. */
  layout: DocumentLayout;
  /** What no recogniser reads there. */
  offered: OfferedReading[];
  /** Why it was shown no more pictures. */
  stopped: ModelErrorCode | null;
}

/** Pictures of one question: small models mix up more. */
const AT_A_TIME = 4;
/** Pictures of a document: one of which more cannot be read is a bad scan, and another scan helps more. */
const MOST_PICTURES = 24;

/** The questions about pictures of a document, as far as they can be known before these are cut. */
export function pictureQuestions(search: Search, found: FoundRows): ModelPrompt[] {
  const places = runsOf(picturedCells(search, found)).map((run) => placeOf(search.layout, run));
  return groupsOf(places.map((place): ModelPicture => ({ png: '', ...pictureFrame(place) }))).map(askPictures);
}

/**
 * Shows a model pictures of the words that were hardly recognised. It is one more reader of exactly these words: it may choose among what the recognisers
 * read there, and what none of them reads is offered and fills no cell. Throws `EngineError` "aborted".
 */
export async function readPictures(search: Search, found: FoundRows, pictures: PictureSource, asker: Asker): Promise<PictureReadings> {
  const { layout } = search;
  const cells = picturedCells(search, found);
  const runs = runsOf(cells);
  const shown = (await cut(layout, runs, pictures)).flatMap((picture, at) => (picture ? [{ picture, run: runs[at] as WordSpan }] : []));
  const read = new Map<string, string>();
  for (const group of groupsOf(shown)) {
    const answer = await asker.ask(askPictures(group.map(({ picture }) => picture)));
    if (!answer) break;
    for (const { picture, text } of answer.readings) {
      const run = group[picture - 1]?.run;
      if (run && text !== '' && !read.has(keyOf(run))) read.set(keyOf(run), text);
    }
  }
  const chosen = chooseWords(layout, runs, read);
  const offered = cells
    .filter((cell) => cell.runs.some((run) => !chosen.has(keyOf(run))))
    .flatMap(
      (cell) =>
        offeredReading(
          search,
          cell,
          cell.runs.map((run) => read.get(keyOf(run)) ?? ''),
        ) ?? [],
    );
  return { layout: withLines(layout, linesOf(layout, chosen)), offered, stopped: asker.stopped };
}

/** A document that cannot be drawn costs what its pictures would have said. */
async function cut(layout: DocumentLayout, runs: readonly WordSpan[], pictures: PictureSource): Promise<readonly (ModelPicture | null)[]> {
  if (runs.length === 0) return [];
  try {
    return await pictures(runs.map((run) => placeOf(layout, run)));
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'aborted') return [];
    throw error;
  }
}

const keyOf = ({ line, from, to }: WordSpan): string => `${line}.${from}.${to}`;

/** Each once. */
function runsOf(cells: readonly PicturedCell[]): WordSpan[] {
  const runs = new Map(cells.flatMap((cell) => cell.runs).map((run) => [keyOf(run), run]));
  return [...runs.values()].slice(0, MOST_PICTURES);
}

function placeOf({ lines, pages }: DocumentLayout, { line, from, to }: WordSpan): PicturedPlace {
  const { pageNumber = 1, words = [] } = lines[line] ?? {};
  const page = pages.find((one) => one.pageNumber === pageNumber);
  const turn = ((((Math.round((page?.turnedBy ?? 0) / 90) * 90) % 360) + 360) % 360) as QuarterTurn;
  return { pageNumber, pageWidthPt: page?.widthPt ?? 0, box: unionBox(words.slice(from, to).map(({ box }) => box)), turn };
}

const groupsOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_A_TIME) }, (_, at) => items.slice(at * AT_A_TIME, (at + 1) * AT_A_TIME));

/** The runs of which a recogniser reads what the model reads, with their words so. */
function chooseWords(layout: DocumentLayout, runs: readonly WordSpan[], read: ReadonlyMap<string, string>) {
  return new Map(
    runs.flatMap((run) => {
      const words = seenWords(layout.lines[run.line]?.words.slice(run.from, run.to) ?? [], read.get(keyOf(run)) ?? '');
      return words ? [[keyOf(run), { run, words }] as const] : [];
    }),
  );
}

function linesOf({ lines }: DocumentLayout, chosen: ReturnType<typeof chooseWords>) {
  const moved = new Map<number, DocumentLayout['lines'][number]>();
  for (const { run, words } of chosen.values()) {
    const line = moved.get(run.line) ?? lines[run.line];
    if (line) moved.set(run.line, lineOfWords(line, line.words.toSpliced(run.from, run.to - run.from, ...words)));
  }
  return moved;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boxHeight, type GreyPicture, openFile, type RecognisedWord, unionBox } from '@sheetlift/engine';
import { createNodePorts } from '@sheetlift/engine/node';
import {
  type LineReader,
  type LineSegment,
  preparePicture,
  segmentsOf,
  separateDrawing,
  type Tesseract,
  voteWords,
} from '@sheetlift/engine/reading-parts';
import type { BenchCase, BenchScorer } from '../bench-scorer.ts';
import { placeTruth } from './place-truth.ts';

/** A line cut from a real paper, and what is known to stand in it. */
export interface RealLine {
  set: string;
  document: string;
  /** Parts of the line, as printed but for upper and lower case. */
  truths: string[];
  /** The line with room around it. */
  picture: GreyPicture;
  /** As Tesseract read them, with their places in `picture`. */
  words: RecognisedWord[];
}

/** Room around a line's ink that is kept, in heights of it: more than any cut of it takes. */
const ROOM = 0.5;

/** Words that one printed date or number may be cut into. */
const MAX_WORDS = 4;

/**
 * The lines of pictures in which true values stand. Amounts and dates, whose print is not known, count where one of the two recognisers read
 * them rightly, as that one has them.
 */
export async function cutRealLines(
  scorer: BenchScorer,
  bench: string,
  sets: readonly string[],
  { tesseract, lines }: { tesseract: Tesseract; lines: LineReader },
): Promise<RealLine[]> {
  const ports = createNodePorts();
  const found: RealLine[] = [];
  for (const [set, cases] of Object.entries(scorer.loadCases(join(bench, 'cases'), sets))) {
    for (const [index, one] of cases.entries()) {
      if (index % 10 === 0) console.log(`Cutting lines of ${set}: ${index} of ${cases.length} papers`);
      const folder = join(bench, 'cases', set, one.id);
      const fileName = readdirSync(folder).find((name) => name.startsWith('document.')) as string;
      const open = await openFile(readFileSync(join(folder, fileName)), { fileName, embedded: false }, ports);
      const reading = await open.readPage(1);
      if (reading.kind === 'picture') {
        const { text } = separateDrawing(await preparePicture(reading.picture));
        found.push(...(await linesOf(scorer, set, one, text.picture, tesseract, lines)));
      }
      open.close();
    }
  }
  await ports.close();
  return found;
}

async function linesOf(
  scorer: BenchScorer,
  set: string,
  one: BenchCase,
  picture: GreyPicture,
  tesseract: Tesseract,
  lines: LineReader,
): Promise<RealLine[]> {
  const segments = segmentsOf(await tesseract.recognise(picture, { languages: ['eng'], segmentation: 6 }));
  const first = segments.map(({ words }) => words.map(({ text }) => text).join(' '));
  const own: string[] = [];
  const voted: string[] = [];
  for (const segment of segments) {
    const read = await lines.read(picture, segment.box);
    own.push(read.map(({ text }) => text).join(' '));
    voted.push(
      voteWords(segment, read)
        .map(({ text }) => text)
        .join(' '),
    );
  }
  const truths = new Map<number, string[]>();
  const add = (line: number, text: string): void => void truths.set(line, [...(truths.get(line) ?? []), text]);
  const types = new Map(one.template.entities.map(({ variableName, type }) => [variableName, type]));
  for (const [field, truth] of one.rows.flatMap((row) => Object.entries(row))) {
    const values = (scorer.isEmpty(truth) ? [] : typeof truth === 'object' ? (truth as { anyOf: unknown[] }).anyOf : [truth]).filter(
      (value) => value !== null,
    );
    const type = types.get(field) ?? 'text';
    if (type === 'yes/no' || type === 'enum' || values.length === 0) continue;
    const isWritten = (window: string): boolean => values.some((value) => saysTheSame(scorer, type, value, window));
    const written = segments.flatMap((_, line) => {
      const window = windowsOf([voted, own, first].map((texts) => texts[line] as string)).find(isWritten);
      return window === undefined ? [] : [{ line, window }];
    });
    for (const { line, window } of written) add(line, window);
    if (written.length > 0 || type === 'number') continue;
    for (const { line, text } of placeTruth(String(values[0]), voted)) add(line, text);
  }
  return [...truths].map(([line, parts]) => ({
    set,
    document: one.id,
    truths: parts,
    ...withRoom(picture, (segments[line] as LineSegment).words),
  }));
}

/** Whether a window of words is an amount or a date that is the value; texts are placed by likeness instead. */
function saysTheSame({ toDates, toNumber }: BenchScorer, type: string, value: unknown, window: string): boolean {
  if (!/\d/.test(window)) return false;
  if (type === 'number') return /\d[.,]\d\d(?!\d)/.test(window) && Math.abs(toNumber(window) ?? NaN) === Math.abs(Number(value));
  return /^\d{4}-\d\d-\d\d$/.test(String(value)) && toDates(window).has(String(value));
}

/** Stretches of words, the shortest first. */
function windowsOf(texts: readonly string[]): string[] {
  const windows: string[] = [];
  for (let count = 1; count <= MAX_WORDS; count++) {
    for (const text of texts) {
      const words = text.split(/\s+/);
      for (let at = 0; at + count <= words.length; at++)
        windows.push(
          words
            .slice(at, at + count)
            .join(' ')
            .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''),
        );
    }
  }
  return windows;
}

function withRoom({ width, height, grey }: GreyPicture, words: readonly RecognisedWord[]): Pick<RealLine, 'picture' | 'words'> {
  const box = unionBox(words.map((word) => word.box));
  const room = boxHeight(box) * ROOM;
  const [left, top] = [Math.max(0, Math.floor(box.left - room)), Math.max(0, Math.floor(box.top - room))];
  const cutWidth = Math.min(width, Math.ceil(box.right + room)) - left;
  const cutHeight = Math.min(height, Math.ceil(box.bottom + room)) - top;
  const cut = new Uint8Array(cutWidth * cutHeight);
  for (let y = 0; y < cutHeight; y++) cut.set(grey.subarray((top + y) * width + left, (top + y) * width + left + cutWidth), y * cutWidth);
  return {
    picture: { width: cutWidth, height: cutHeight, grey: cut },
    words: words.map((word) => ({
      ...word,
      box: { left: word.box.left - left, top: word.box.top - top, right: word.box.right - left, bottom: word.box.bottom - top },
    })),
  };
}

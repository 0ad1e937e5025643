// `npm run score:lines -- [--network FILE]... [--set S]... [--misses N] [--pictures FOLDER] [--fresh]`
// How many characters and digit tokens are read rightly in lines cut from the real receipts and forms of ../shared/bench, by Tesseract, by
// the network of the engine, by the vote of both and by other networks, alone and in the vote. The lines are kept in .cache; they never feed training. `--fresh` cuts them anew. `--misses`
// prints what each network read wrongly, `--pictures` writes those lines.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RECOGNISER_FILES } from '@sheetlift/engine/node';
import { createLineReader, createTesseract, type LineReader, segmentsOf, voteWords } from '@sheetlift/engine/reading-parts';
import sharp from 'sharp';
import { benchScorer } from './bench-scorer.ts';
import { countReading, type LineCounts, noLines } from './lines/judge-reading.ts';
import { keepLines, keptLines } from './lines/kept-lines.ts';
import { cutRealLines, type RealLine } from './lines/real-lines.ts';
import { PROJECT_ROOT, sharedFolder } from './shared-folder.ts';

const SETS = ['sroie', 'funsd'];

const { values } = parseArgs({
  options: {
    network: { type: 'string', multiple: true, default: [] },
    set: { type: 'string', multiple: true, default: SETS },
    misses: { type: 'string', default: '0' },
    pictures: { type: 'string' },
    fresh: { type: 'boolean', default: false },
  },
});

const scorer = await benchScorer();
const ours = await createLineReader(RECOGNISER_FILES);
const lines = (await realLines()).filter(({ set }) => values.set.includes(set));
console.log(`${'read by'.padEnd(32)}  set     parts  letters  letters wrong %  parts right %  digit tokens right %`);
await judge('Tesseract', ({ words }) => Promise.resolve(textOf(words)));
await judge('network of the engine', readBy(ours));
await judge('vote of the two', voteBy(ours));
for (const path of values.network) {
  const other = await createLineReader({ ...RECOGNISER_FILES, loadNetwork: () => Promise.resolve(readFileSync(path)) });
  await judge(path, readBy(other));
  await judge(`vote with ${path}`, voteBy(other));
}

async function realLines(): Promise<RealLine[]> {
  const path = join(PROJECT_ROOT, '.cache', 'real-lines.json');
  const kept = values.fresh ? null : keptLines(path);
  if (kept) return kept;
  const cut = await cutRealLines(scorer, sharedFolder('bench') ?? '', SETS, {
    tesseract: await createTesseract(RECOGNISER_FILES),
    lines: ours,
  });
  keepLines(path, cut);
  return cut;
}

function readBy(reader: LineReader): (line: RealLine) => Promise<string> {
  return async ({ picture, words }) => {
    const read: string[] = [];
    for (const { box } of segmentsOf(words)) read.push(textOf(await reader.read(picture, box)));
    return read.join(' ');
  };
}

function voteBy(reader: LineReader): (line: RealLine) => Promise<string> {
  return async ({ picture, words }) => {
    const read: string[] = [];
    for (const segment of segmentsOf(words)) read.push(textOf(voteWords(segment, await reader.read(picture, segment.box))));
    return read.join(' ');
  };
}

function textOf(words: readonly { text: string }[]): string {
  return words.map(({ text }) => text).join(' ');
}

async function judge(name: string, read: (line: RealLine) => Promise<string>): Promise<void> {
  const bySet = new Map<string, LineCounts>();
  let shown = 0;
  for (const [index, line] of lines.entries()) {
    const counts = bySet.get(line.set) ?? noLines();
    bySet.set(line.set, counts);
    const reading = await read(line);
    const before = counts.wrongLetters;
    for (const truth of line.truths) countReading(counts, truth, reading);
    if (counts.wrongLetters === before || shown++ >= Number(values.misses)) continue;
    console.log(`${String(index).padStart(5)} ${line.set}/${line.document}  ${line.truths.join(' | ')}  <-  ${reading}`);
    if (values.pictures) await draw(line, join(values.pictures, `${index}.png`));
  }
  for (const [set, counts] of bySet) console.log(rowOf(name, set, counts));
}

async function draw({ picture: { width, height, grey } }: RealLine, path: string): Promise<void> {
  mkdirSync(values.pictures ?? '', { recursive: true });
  await sharp(grey, { raw: { width, height, channels: 1 } }).toFile(path);
}

function rowOf(name: string, set: string, counts: LineCounts): string {
  const share = (some: number, all: number): string => ((100 * some) / Math.max(1, all)).toFixed(1);
  return [
    name.slice(-32).padEnd(32),
    set.padEnd(6),
    String(counts.parts).padStart(5),
    String(counts.letters).padStart(7),
    share(counts.wrongLetters, counts.letters).padStart(15),
    share(counts.rightParts, counts.parts).padStart(13),
    share(counts.rightDigitTokens, counts.digitTokens).padStart(20),
  ].join('  ');
}

import type { RecognisedWord } from '../model/index.ts';
import type { LineReader } from './line-reader.ts';
import { segmentsOf } from './line-segments.ts';
import type { OcrRequest } from './ocr-pool.ts';
import { readMissedLines } from './read-missed-lines.ts';
import type { Tesseract } from './tesseract.ts';
import { voteWords } from './vote-words.ts';

/** The two recognisers of one worker. */
export interface Recognisers {
  tesseract: Tesseract;
  lines: LineReader;
}

/**
 * Tesseract finds the lines and reads them; each is read once more by itself, and the two vote. Lines it did not find, and words of doubt,
 * are then cut out by their own ink and read.
 */
export async function readTwice({ picture, options }: OcrRequest, { tesseract, lines }: Recognisers): Promise<RecognisedWord[]> {
  const words: RecognisedWord[] = [];
  for (const segment of segmentsOf(await tesseract.recognise(picture, options)))
    words.push(...voteWords(segment, await lines.read(picture, segment.box)));
  return readMissedLines(picture, words, lines);
}

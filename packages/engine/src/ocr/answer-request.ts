import { createLineReader, type LineReader, type LineReaderFiles } from './line-reader.ts';
import { segmentsOf } from './line-segments.ts';
import type { OcrAnswer, OcrRequest } from './ocr-pool.ts';
import { createTesseract, type Tesseract, type TesseractFiles } from './tesseract.ts';
import { voteWords } from './vote-words.ts';

/** The two recognisers of one worker. */
interface Recognisers {
  core: Tesseract;
  lines: LineReader;
}

/** What an OCR worker does with a request, the same on both platforms; the recognisers are started with the first one. */
export function createAnswerer(files: TesseractFiles & LineReaderFiles): (request: OcrRequest) => Promise<OcrAnswer> {
  let recognisers: Promise<Recognisers> | null = null;
  return async (request) => {
    try {
      recognisers ??= start(files);
      return { kind: 'words', words: await readTwice(request, await recognisers) };
    } catch (thrown) {
      return { kind: 'failure', cause: String(thrown) };
    }
  };
}

async function start(files: TesseractFiles & LineReaderFiles): Promise<Recognisers> {
  const [core, lines] = await Promise.all([createTesseract(files), createLineReader(files)]);
  return { core, lines };
}

/** The core finds the lines and reads them; each is read once more by itself, and the two vote. */
async function readTwice({ picture, options }: OcrRequest, { core, lines }: Recognisers) {
  const words = [];
  for (const segment of segmentsOf(await core.recognise(picture, options))) words.push(...voteWords(segment, await lines.read(picture, segment.box)));
  return words;
}

import { createLineReader, type LineReaderFiles } from './line-reader.ts';
import type { OcrAnswer, OcrRequest } from './ocr-pool.ts';
import { readTwice, type Recognisers } from './read-twice.ts';
import { createTesseract, type TesseractFiles } from './tesseract.ts';

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
  const [tesseract, lines] = await Promise.all([createTesseract(files), createLineReader(files)]);
  return { tesseract, lines };
}

import type { OcrAnswer, OcrRequest } from './ocr-pool.ts';
import { createTesseract, type Tesseract, type TesseractFiles } from './tesseract.ts';

/** What an OCR worker does with a request, the same on both platforms; the core is started with the first one. */
export function createAnswerer(files: TesseractFiles): (request: OcrRequest) => Promise<OcrAnswer> {
  let tesseract: Promise<Tesseract> | null = null;
  return async ({ picture, options }) => {
    try {
      tesseract ??= createTesseract(files);
      return { kind: 'words', words: await (await tesseract).recognise(picture, options) };
    } catch (thrown) {
      return { kind: 'failure', cause: String(thrown) };
    }
  };
}

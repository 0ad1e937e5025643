import { readFile } from 'node:fs/promises';
import type { LineReaderFiles } from '../ocr/line-reader.ts';
import type { TesseractFiles } from '../ocr/tesseract.ts';
import { languagePackFile, NETWORK_FILE, packageFile } from './package-file.ts';

/** What the recognisers are started with, from where it is installed. */
export const RECOGNISER_FILES: TesseractFiles & LineReaderFiles = {
  loadCore: () => readFile(packageFile('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  loadPack: (language) => readFile(languagePackFile(language)),
  loadRuntime: () => readFile(packageFile('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  loadNetwork: () => readFile(NETWORK_FILE),
};

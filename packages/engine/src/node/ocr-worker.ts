// The program of one OCR worker thread, started by ocr-pool.ts.
import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { createAnswerer } from '../ocr/answer-request.ts';
import type { OcrRequest } from '../ocr/ocr-pool.ts';
import { languagePackFile, NETWORK_FILE, packageFile } from './package-file.ts';

const answer = createAnswerer({
  loadCore: () => readFile(packageFile('tesseract.js-core/tesseract-core-simd-lstm.wasm')),
  loadPack: (language) => readFile(languagePackFile(language)),
  loadRuntime: () => readFile(packageFile('onnxruntime-web/ort-wasm-simd-threaded.wasm')),
  loadNetwork: () => readFile(NETWORK_FILE),
});

parentPort?.on('message', (request: OcrRequest) => void answer(request).then((reply) => parentPort?.postMessage(reply)));

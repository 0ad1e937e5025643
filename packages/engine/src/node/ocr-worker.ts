// The program of one OCR worker thread, started by ocr-pool.ts.
import { parentPort } from 'node:worker_threads';
import { createAnswerer } from '../ocr/answer-request.ts';
import type { OcrRequest } from '../ocr/ocr-pool.ts';
import { RECOGNISER_FILES } from './recogniser-files.ts';

const answer = createAnswerer(RECOGNISER_FILES);

parentPort?.on('message', (request: OcrRequest) => void answer(request).then((reply) => parentPort?.postMessage(reply)));

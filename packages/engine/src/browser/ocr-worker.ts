// The program of one OCR worker, started by ocr-pool.ts (from a Web Worker as well as from a page).
import { createAnswerer } from '../ocr/answer-request.ts';
import type { OcrRequest } from '../ocr/ocr-pool.ts';
import { fetchAsset } from './fetch-asset.ts';

/** The first message; requests follow. */
export interface OcrWorkerStart {
  assetBaseUrl: string;
}

let answer: ReturnType<typeof createAnswerer> | null = null;

addEventListener('message', ({ data }: MessageEvent<OcrWorkerStart | OcrRequest>) => {
  if ('assetBaseUrl' in data) answer = start(data);
  else void answer?.(data).then((reply) => postMessage(reply));
});

const start = ({ assetBaseUrl }: OcrWorkerStart): ReturnType<typeof createAnswerer> =>
  createAnswerer({
    loadCore: () => fetchAsset(assetBaseUrl, 'tesseract-core-simd-lstm.wasm'),
    loadPack: (language) => fetchAsset(assetBaseUrl, `${language}.traineddata.gz`),
    loadRuntime: () => fetchAsset(assetBaseUrl, 'ort-wasm-simd-threaded.wasm'),
    loadNetwork: () => fetchAsset(assetBaseUrl, 'line-recogniser.onnx'),
  });

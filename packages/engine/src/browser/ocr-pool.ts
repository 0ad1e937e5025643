import { createOcrPool, type OcrAnswer, type OcrPool, type StartOcrWorker } from '../ocr/ocr-pool.ts';
import type { OcrWorkerStart } from './ocr-worker.ts';

/** OCR in Web Workers of its own, which a worker may start too. */
export const createBrowserOcrPool = (size: number, assetBaseUrl: string): OcrPool => createOcrPool(size, startWorker(assetBaseUrl));

function startWorker(assetBaseUrl: string): StartOcrWorker {
  return (onAnswer, onDeath) => {
    const worker = new Worker(new URL('./ocr-worker.js', import.meta.url), { type: 'module' });
    const start: OcrWorkerStart = { assetBaseUrl };
    worker.postMessage(start);
    worker.addEventListener('message', ({ data }: MessageEvent<OcrAnswer>) => onAnswer(data));
    worker.addEventListener('error', ({ message }) => onDeath(message || 'The OCR worker failed to start'));
    return {
      send: (request) => worker.postMessage(request),
      stop: async () => worker.terminate(),
    };
  };
}

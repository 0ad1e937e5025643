import { Worker } from 'node:worker_threads';
import { createOcrPool, type OcrAnswer, type OcrPool, type StartOcrWorker } from '../ocr/ocr-pool.ts';

/** OCR in worker threads that do not keep the process alive while they wait. */
export const createNodeOcrPool = (size: number): OcrPool => createOcrPool(size, startWorker);

/** Threads run built code only: from the sources (tests) the built twin is started. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../../dist/node/ocr-worker.js' : './ocr-worker.js', import.meta.url);

const startWorker: StartOcrWorker = (onAnswer, onDeath) => {
  let stopped = false;
  const worker = new Worker(PROGRAM);
  worker.unref();
  worker.on('message', (answer: OcrAnswer) => {
    worker.unref();
    onAnswer(answer);
  });
  // After "error" comes "exit": one of them must tell, and only where nobody asked for it.
  worker.on('error', (error) => {
    if (!stopped) onDeath(String(error));
    stopped = true;
  });
  worker.on('exit', (code) => {
    if (!stopped) onDeath(`The OCR thread ended with code ${code}`);
  });
  return {
    send(request) {
      worker.ref();
      worker.postMessage(request);
    },
    async stop() {
      stopped = true;
      await worker.terminate();
    },
  };
};

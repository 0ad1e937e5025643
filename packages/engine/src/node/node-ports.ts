import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { EngineAsset, EnginePorts } from '../model/index.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import { createNodeOcrPool } from './ocr-pool.ts';
import { LINKER_FILE, packageFile, RANKER_FILE } from './package-file.ts';

export interface NodePorts extends EnginePorts {
  /** Ends the OCR threads. They do not keep the process alive. */
  close(): Promise<void>;
}

export interface NodePortsOptions {
  /** Pictures recognised at a time, each in a thread of about 150 MB. */
  ocrWorkers?: number;
}

const ASSETS: Record<EngineAsset, () => string> = {
  'pdfium.wasm': () => packageFile('@embedpdf/pdfium/pdfium.wasm'),
  'libheif.wasm': () => packageFile('libheif-js/libheif-wasm/libheif.wasm'),
  'linker.bin': () => LINKER_FILE,
  'ranker.json': () => RANKER_FILE,
};

/** One of the engine's own files, from where it is installed. */
export const loadNodeAsset: EnginePorts['loadAsset'] = (asset) => readFile(ASSETS[asset]());

/** Everything the engine needs of Node. */
export function createNodePorts({ ocrWorkers = 1 }: NodePortsOptions = {}): NodePorts {
  const pool = createNodeOcrPool(ocrWorkers);
  return {
    loadAsset: loadNodeAsset,
    // Loaded with the first picture: the decoder takes 16 MB, and most documents have none.
    decodePicture: async (...picture) => (await import('./decode-picture.ts')).decodePicture(...picture),
    recognise: pool.recognise,
    loadPdfJs,
    now: () => performance.now(),
    close: pool.close,
  };
}

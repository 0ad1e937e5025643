import type { EnginePorts } from '../model/index.ts';
import { decodePicture } from './decode-picture.ts';
import { fetchAsset } from './fetch-asset.ts';
import { loadPdfJs } from './load-pdf-js.ts';
import { createBrowserOcrPool } from './ocr-pool.ts';

export interface BrowserPorts extends EnginePorts {
  /** Ends the OCR workers. */
  close(): Promise<void>;
}

export interface BrowserPortsOptions {
  /** Folder on the page's own origin that holds the files of `browserAssets()`, without a slash at the end. */
  assetBaseUrl: string;
  /** Pictures recognised at a time, each in a worker of about 150 MB. */
  ocrWorkers?: number;
}

/** Everything the engine needs of a browser; made for Web Workers. */
export function createBrowserPorts({ assetBaseUrl, ocrWorkers = 1 }: BrowserPortsOptions): BrowserPorts {
  const pool = createBrowserOcrPool(ocrWorkers, assetBaseUrl);
  return {
    loadAsset: (asset) => fetchAsset(assetBaseUrl, asset),
    decodePicture,
    recognise: pool.recognise,
    loadPdfJs: () => loadPdfJs(assetBaseUrl),
    now: () => performance.now(),
    close: pool.close,
  };
}

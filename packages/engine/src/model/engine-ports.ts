import type { Language } from './document-type.ts';

/** Raw pixels as a decoder delivers them: 4 bytes a pixel (R, G, B, A), row by row, no orientation applied. */
export interface RawPicture {
  width: number;
  height: number;
  rgba: Uint8Array;
  /** True where the file broke off and the rest of the pixels is filler. */
  partial?: true;
}

/** One byte a pixel, 0 black to 255 white, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** A word as Tesseract reports it; box in pixels of the picture given. */
export interface RecognisedWord {
  text: string;
  confidence: number;
  box: { left: number; top: number; right: number; bottom: number };
  alternatives: { text: string; confidence: number }[];
  /** Number of the text line within the picture, from 0. */
  line: number;
}

export interface RecogniseOptions {
  languages: readonly Language[];
  /** Tesseract's page segmentation mode: 6 one uniform block, 7 one line, 11 sparse text, 3 automatic. */
  segmentation: 3 | 4 | 6 | 7 | 11;
}

/** Large files that the platform fetches or opens on first use. */
export type EngineAsset = 'pdfium.wasm' | 'libheif.wasm' | 'linker.bin' | 'ranker.json';

/** Everything the engine needs of the platform it runs on. Implemented once for Node and once for Web Workers. */
export interface EnginePorts {
  loadAsset(asset: EngineAsset): Promise<Uint8Array>;
  /** Decodes JPEG, PNG, WebP and the first frame of GIF to raw pixels; throws `EngineError` file_damaged or too_many_pixels. */
  decodePicture(bytes: Uint8Array, type: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<RawPicture>;
  /** Words of a picture in Tesseract's reading order. */
  recognise(picture: GreyPicture, options: RecogniseOptions): Promise<RecognisedWord[]>;
  /** The second PDF reader; its build differs by platform. */
  loadPdfJs(): Promise<unknown>;
  /** Milliseconds from an arbitrary start, never going back. */
  now(): number;
}

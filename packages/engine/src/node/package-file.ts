import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../model/index.ts';

const require = createRequire(import.meta.url);

/** Path of a file of an installed package, e.g. "tesseract.js-core/tesseract-core-simd-lstm.wasm". */
export const packageFile = (specifier: string): string => require.resolve(specifier);

export const packageFolder = (name: string, folder: string): string => join(dirname(require.resolve(`${name}/package.json`)), folder);

/** What the linker has learned. */
export const LINKER_FILE: string = fileURLToPath(new URL('../../models/linker.bin', import.meta.url));

/** The trained line recogniser, which lies beside the sources and beside what is built of them. */
export const NETWORK_FILE: string = fileURLToPath(new URL('../../models/line-recogniser.onnx', import.meta.url));

export const languagePackFile = (language: Language): string =>
  packageFile(`@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`);

/** What the ranker has learned. */
export const RANKER_FILE: string = fileURLToPath(new URL('../../models/ranker.json', import.meta.url));

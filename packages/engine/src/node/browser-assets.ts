import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { LANGUAGES } from '../model/index.ts';
import { languagePackFile, LINKER_FILE, NETWORK_FILE, packageFile, packageFolder, RANKER_FILE } from './package-file.ts';

/** Files the engine fetches in a browser when it first needs them; the site serves them in one folder, each under its own name. */
export function browserAssets(): { name: string; path: string }[] {
  const paths = [
    packageFile('@embedpdf/pdfium/pdfium.wasm'),
    packageFile('libheif-js/libheif-wasm/libheif.wasm'),
    packageFile('tesseract.js-core/tesseract-core-simd-lstm.wasm'),
    packageFile('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
    NETWORK_FILE,
    LINKER_FILE,
    RANKER_FILE,
    ...LANGUAGES.map(languagePackFile),
    ...filesOf(packageFolder('pdfjs-dist', 'standard_fonts')),
    ...filesOf(packageFolder('pdfjs-dist', 'cmaps')),
  ];
  return paths.map((path) => ({ name: basename(path), path }));
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !name.startsWith('LICENSE'))
    .map((name) => join(folder, name));

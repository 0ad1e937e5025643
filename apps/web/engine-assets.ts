import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita', 'por', 'nld', 'pol'];

/** Large files of the engine that a worker fetches on first use: nothing here is loaded before a document needs it. */
const MODULES = [
  '@embedpdf/pdfium/dist/pdfium.wasm',
  'libheif-js/libheif-wasm/libheif.wasm',
  'pdfjs-dist/build/pdf.worker.min.mjs',
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  ...LANGUAGES.map((language) => `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`),
];

/**
 * Puts the engine's files below one folder whose name is a hash of them all, so that they may be cached for good, and
 * tells the code where: `import.meta.env.VITE_ENGINE_ASSETS`.
 */
export function engineAssets(): Plugin {
  const files = MODULES.map(locate);
  const folder = `assets/engine/${hashOf(files)}`;
  return {
    name: 'engine-assets',
    config: () => ({ define: { 'import.meta.env.VITE_ENGINE_ASSETS': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const file of files) this.emitFile({ type: 'asset', fileName: `${folder}/${basename(file)}`, source: readFileSync(file) });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const file = files.find((each) => `/${basename(each)}` === request.url);
        if (!file) return next();
        createReadStream(file).pipe(response.setHeader('content-type', contentType(file)));
      });
    },
  };
}

/** Finds a file among the engine's packages, whose exports do not name it. */
function locate(module: string): string {
  const folders = createRequire(new URL('../../packages/engine/package.json', import.meta.url)).resolve.paths(module) ?? [];
  const file = folders.map((folder) => join(folder, module)).find(existsSync);
  if (!file) throw new Error(`The engine's file ${module} is not installed. Run "npm ci" first.`);
  return file;
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(basename(file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function contentType(file: string): string {
  if (file.endsWith('.wasm')) return 'application/wasm';
  return file.endsWith('.gz') ? 'application/gzip' : 'text/javascript';
}

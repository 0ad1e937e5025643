import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { browserAssets } from '@sheetlift/engine/node';
import type { Plugin } from 'vite';

/**
 * Puts the engine's large files below one folder whose name is a hash of them all, so that they may be cached for good,
 * and tells the code where: `import.meta.env.VITE_ENGINE_ASSETS`. A worker fetches each when a document first needs it.
 */
export function engineAssets(): Plugin {
  const assets = browserAssets();
  const folder = `assets/engine/${hashOf(assets.map(({ path }) => path))}`;
  return {
    name: 'engine-assets',
    config: () => ({ define: { 'import.meta.env.VITE_ENGINE_ASSETS': JSON.stringify(`/${folder}`) } }),
    generateBundle(_options, bundle) {
      // Packages' own ways of finding their files, which the engine never takes: they would lie in the folder twice.
      for (const fileName of Object.keys(bundle))
        if (/\/(pdfium|ort-wasm-simd-threaded)-[\w-]+\.wasm$/.test(fileName)) delete bundle[fileName];
      for (const { name, path } of assets) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(path) });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const asset = assets.find(({ name }) => request.url === `/${name}`);
        if (!asset) return next();
        createReadStream(asset.path).pipe(response.setHeader('content-type', 'application/octet-stream'));
      });
    },
  };
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 12);
}

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { engineAssets } from './engine-assets.ts';
import { firstPages } from './first-pages.ts';
import { notice } from './notice.ts';
import { precompress } from './precompress.ts';
import { sonnerWithoutStyle } from './sonner-without-style.ts';
import { serviceWorker } from './service-worker-build.ts';

const { collect, write } = notice();

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    sonnerWithoutStyle(),
    engineAssets(),
    firstPages(),
    collect(),
    serviceWorker(collect),
    write(),
    precompress(),
  ],
  // The workspace packages are built from their sources, so the page never carries a stale engine.
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es', plugins: () => [collect()] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000 },
});

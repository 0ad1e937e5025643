import { defaultClientConditions, defineConfig } from 'vite';
import { engineAssets } from '../../apps/web/engine-assets.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [engineAssets()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 5_000 },
});

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { engineAssets } from '../../apps/web/engine-assets.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), engineAssets()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 5_000 },
});

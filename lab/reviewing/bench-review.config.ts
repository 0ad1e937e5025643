import { defineConfig } from 'vitest/config';

// The page's desk is written for a bundler: the runner of the tests takes it as it is, and the engine as it was built.
export default defineConfig({
  test: { include: ['lab/reviewing/bench-review.ts'], server: { deps: { external: [/packages\/engine\/dist/] } } },
});

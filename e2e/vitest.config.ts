import { defineConfig } from 'vitest/config';

// Whole journeys in a real browser against the built app: one file at a time, for they share the machine's cores.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: 'serve-app.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a person waits to see may take its time on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    fileParallelism: false,
  },
});

import { defineConfig } from 'vitest/config';

// Whole journeys in a real browser against the built app: three files at a time, for a journey mostly waits.
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
    maxWorkers: 3,
    // A machine that hiccups is told from a fault by a second try; `npm test` says what needed one and why, and fails where more than five did.
    retry: 1,
  },
});

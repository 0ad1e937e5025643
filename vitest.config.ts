import { defineConfig } from 'vitest/config';

// Unit and server tests read the sources of the workspace packages, so a test never runs against a stale build.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'lab/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 30_000,
    pool: 'forks',
  },
});

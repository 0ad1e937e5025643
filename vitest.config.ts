import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SERVER = 'apps/server/src/**/*.test.ts';

// Unit and server tests read the sources of the workspace packages, so a test never runs against a stale build.
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 30_000,
    pool: 'forks',
    // Left alone it keeps a processor for itself: of two, one would stand idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // With `--changed` other packages concern every test; our own package.json files, which name commands too, do not.
    forceRerunTriggers: ['**/package-lock.json', '**/vitest.config.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'lab/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [SERVER, '**/node_modules/**'],
        },
      },
      // One PostgreSQL for all files of the server's tests.
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          globalSetup: 'apps/server/src/platform/test-postgres.test-fixture.ts',
          hookTimeout: 60_000,
          // The second brings its own sources under the same condition, which Node alone cannot read.
          server: { deps: { inline: [/sdk\/dist\/esm\/client\/streamableHttp/, /eventsource-parser/] } },
        },
      },
    ],
  },
});

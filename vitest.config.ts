import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const SERVER = 'apps/server/src/**/*.test.ts';

/** Rooms whose functions touch nothing but what they are given: no process, worker, clock or file that a test changes. */
const PURE = [
  'packages/engine/src/{between-documents,completeness,fields,languages,layout,learning,linker,model-finder,rows,rules,shown-rows,sorting,values}/**/*.test.ts',
  'packages/contract/src/**/*.test.ts',
];

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
          exclude: [SERVER, ...PURE, '**/node_modules/**'],
        },
      },
      // Loading the engine takes longer than most of their tests, so a process loads it once for all of its files.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
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

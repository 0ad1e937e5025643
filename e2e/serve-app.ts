import type { TestProject } from 'vitest/node';
import { startAppServer } from './app-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server that all journeys share answers. */
    appUrl: string;
  }
}

/** Starts the server that all test files share: setting up its database takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startAppServer();
  project.provide('appUrl', server.url);
  return async () => {
    await server.stop();
  };
}

import { createRun, type Endpoint, getRun, getUsage, listRunDocuments, type Run, type RunDocument } from '@sheetlift/contract';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { User } from '../accounts/user.ts';
import { buildReaderChild, startTestWorker, type WorkerOptions } from '../runs/test-worker.test-fixture.ts';
import { startTestServer, type TestAnswer, type TestRequest, type TestServer, type TestServerOptions } from './test-server.test-fixture.ts';

/** How long a document may wait for a worker and its reader. */
const READ_MS = 120_000;

/** A server on which the tests of a file start runs and see them to their end, each under an account of its own. */
export interface RunsAtServer {
  readonly server: TestServer;
  readonly user: User;
  readonly token: string;
  /** As the account of this test. */
  call: (endpoint: Endpoint, request?: TestRequest) => Promise<TestAnswer>;
  /** The id of a run of documents by their names. */
  start: (documents: Record<string, Buffer | string>) => Promise<string>;
  runOf: (id: string) => Promise<Run>;
  documentsOf: (id: string) => Promise<RunDocument[]>;
  /** The documents of a run when nothing is left to be done. */
  ended: (id: string) => Promise<RunDocument[]>;
  usage: () => Promise<unknown>;
  /** With a worker beside the server. */
  worked: <Result>(work: () => Promise<Result>, options?: WorkerOptions) => Promise<Result>;
}

/** Called where a test file begins: it is ready before the file's tests, and gone after them. `options` are asked for when it starts. */
export function runsAtServer(template: object, options: () => TestServerOptions = () => ({})): RunsAtServer {
  let server: TestServer;
  let account: { user: User; token: string };

  beforeAll(async () => {
    buildReaderChild();
    server = await startTestServer(options());
  }, 180_000);

  beforeEach(async () => {
    account = await server.signUp();
  });

  afterAll(() => server.close());

  const call: RunsAtServer['call'] = (endpoint, request) => server.call(endpoint, { token: account.token, ...request });
  const documentsOf = async (id: string): Promise<RunDocument[]> =>
    ((await call(listRunDocuments, { params: { id } })).body as { data: RunDocument[] }).data;
  return {
    get server() {
      return server;
    },
    get user() {
      return account.user;
    },
    get token() {
      return account.token;
    },
    call,
    start: async (given) => {
      const documents = Object.entries(given).map(([file_name, content]) => ({
        file_name,
        content: Buffer.from(content).toString('base64'),
      }));
      return ((await call(createRun, { body: { template, documents } })).body as Run).id;
    },
    runOf: async (id) => (await call(getRun, { params: { id } })).body as Run,
    documentsOf,
    ended: async (id) => {
      const isOver = async (): Promise<boolean> => (await documentsOf(id)).every(({ state }) => state !== 'waiting' && state !== 'reading');
      await expect.poll(isOver, { timeout: READ_MS }).toBe(true);
      return documentsOf(id);
    },
    usage: async () => (await call(getUsage)).body,
    worked: async (work, workerOptions = {}) => {
      const worker = await startTestWorker(server.parts, server.databaseUrl, workerOptions);
      try {
        return await work();
      } finally {
        await worker.stop();
      }
    },
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Endpoint, FAILURES, type FailureCode } from '@sheetlift/contract';
import type { FastifyInstance } from 'fastify';
import { createAccessTokens } from '../accounts/access-tokens.ts';
import type { GoogleSignIn } from '../accounts/google-sign-in.ts';
import { createPasswords } from '../accounts/passwords.ts';
import type { User } from '../accounts/user.ts';
import type { Billing } from '../billing/billing.ts';
import { openWorkQueues, type WorkQueue, type WorkQueues } from '../jobs/work-queue.ts';
import { createBackground } from '../platform/background.ts';
import type { ServerModel } from '../language-model/server-model.ts';
import { type BlobStore, createFolderBlobStore } from '../platform/blob-store.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { createLogger, type Logger } from '../platform/logger.ts';
import type { Mail } from '../platform/mailer.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { users } from '../platform/schema.ts';
import { createTestDatabase } from '../platform/test-postgres.test-fixture.ts';
import type { GoogleSheets } from '../sheets/google-sheets.ts';
import { createReachable } from '../platform/reachable.ts';
import { createHttpApp } from './create-http-app.ts';
import { createAnswerCheck } from './published-answers.test-fixture.ts';
import type { ServerParts } from './server-parts.ts';

export const SHELL = '<!doctype html><title>Sheetlift</title>';
export const SCRIPT = 'export const answer = 42;';
export const TOKEN_SECRET = 'a secret for tests, of no use elsewhere';

export interface TestServer {
  app: FastifyInstance;
  database: Database;
  databaseUrl: string;
  webRoot: string;
  /** Where contents lie, unless another store was given. */
  blobFolder: string;
  /** What the routes work with. */
  parts: ServerParts;
  /** What was sent. */
  mails: Mail[];
  /** Ends when nothing is left that is done after an answer. */
  settled: () => Promise<void>;
  /** Calls as a client would, and fails where the answer is not what the published document says. */
  call: (endpoint: Endpoint, request?: TestRequest) => Promise<TestAnswer>;
  /** A new account, whose address is proved, and a token for it. */
  signUp: (values?: Partial<typeof users.$inferInsert>) => Promise<{ user: User; token: string }>;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  databaseUrl?: string;
  allowedOrigins?: string[];
  clock?: Clock;
  google?: GoogleSignIn | null;
  googleSheets?: GoogleSheets | null;
  billing?: Billing | null;
  onPaddleEvent?: () => void;
  publicUrl?: string;
  log?: Logger;
  hasRoom?: () => Promise<boolean>;
  webhookNetworks?: string[];
  documentOrigins?: string[];
  languageModel?: ServerModel | null;
  /** Where contents lie; else in a folder. */
  blobs?: BlobStore;
}

export interface TestRequest {
  token?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
}

const notThere = (): Promise<never> => Promise.reject(new Error('The database of this server is not there.'));

/** Where the database does not answer. */
const NO_QUEUE: WorkQueue = { add: notThere, take: notThere, finish: notThere, giveBack: notThere, clear: notThere };
const NO_QUEUES: WorkQueues = { queue: NO_QUEUE, deliveries: NO_QUEUE, stopQueues: async () => {} };

/** A server of its own for a test file, on a database of its own. */
export async function startTestServer({
  databaseUrl,
  allowedOrigins = [],
  clock = systemClock,
  google = null,
  googleSheets = null,
  billing = null,
  onPaddleEvent = () => {},
  publicUrl = 'https://sheets.example.com',
  log = createLogger('silent'),
  hasRoom = async () => true,
  webhookNetworks = [],
  documentOrigins = [],
  languageModel = null,
  blobs,
}: TestServerOptions = {}): Promise<TestServer> {
  const url = databaseUrl ?? (await createTestDatabase());
  const webRoot = writeWebApp();
  const { database, executeSql, isReachable, close } = openDatabase({ url, poolSize: 5, log });
  const { queue, deliveries, stopQueues } = databaseUrl === undefined ? await openWorkQueues({ executeSql, log }) : NO_QUEUES;
  const blobFolder = mkdtempSync(join(tmpdir(), 'sheetlift-blobs-'));
  const stopping = new AbortController();
  const accessTokens = createAccessTokens(TOKEN_SECRET, systemClock);
  const mails: Mail[] = [];
  const { doLater, settled } = createBackground(log);
  const parts: ServerParts = {
    database,
    isDatabaseReachable: isReachable,
    hasRoom,
    accessTokens,
    passwords: createPasswords(),
    rateLimits: createRateLimits(database, TOKEN_SECRET),
    blobs: blobs ?? createFolderBlobStore(blobFolder),
    queue,
    deliveries,
    reachable: createReachable(webhookNetworks),
    fetching: { origins: documentOrigins, reachable: createReachable(webhookNetworks) },
    stopping: stopping.signal,
    clock,
    doLater,
    sendLater: (mail) => mails.push(mail),
    publicUrl,
    allowedOrigins,
    secret: TOKEN_SECRET,
    google,
    googleSheets,
    billing,
    onPaddleEvent,
    operator: {
      name: 'Halden Ledger Ltd',
      address: '4 Tannery Row, Eastmarch',
      contactEmail: 'support@example.com',
      modelOrigins: ['http://127.0.0.1:*'],
      fetchedModelUrl: null,
    },
    languageModel,
    errorReportingDsn: null,
    retentionDays: { free: 7, starter: 30, pro: 90, business: 365 },
    log,
  };
  // Light-my-request's own address stands for a proxy, so that a test may choose where it calls from.
  const app = createHttpApp({ webRoot, log, trustedProxies: ['127.0.0.1'], parts });
  await app.ready();
  const checkAnswer = createAnswerCheck(app);
  let accounts = 0;
  return {
    app,
    database,
    databaseUrl: url,
    webRoot,
    blobFolder,
    parts,
    mails,
    settled,
    call: (endpoint, request = {}) => callByContract(app, checkAnswer, endpoint, request),
    signUp: async (values = {}) => {
      const email = `person${++accounts}@example.com`;
      const [user] = await database
        .insert(users)
        .values({ email, foldedEmail: email, authProvider: 'email', passwordHash: 'none', emailProvedAt: clock(), ...values })
        .returning();
      if (!user) throw new Error('No account was made.');
      return { user, token: await accessTokens.sign({ userId: user.id, tokenVersion: user.tokenVersion }) };
    },
    close: async () => {
      stopping.abort();
      await app.close();
      await settled();
      await stopQueues();
      await close();
      for (const folder of [webRoot, blobFolder]) rmSync(folder, { recursive: true });
    },
  };
}

/** The body of a failure, as the contract words it. */
export function failureBody(code: FailureCode, detail: string = FAILURES[code].detail): { detail: string; code: FailureCode } {
  return { detail, code };
}

async function callByContract(
  app: FastifyInstance,
  checkAnswer: ReturnType<typeof createAnswerCheck>,
  endpoint: Endpoint,
  { token, params = {}, query = {}, body, headers = {} }: TestRequest,
): Promise<TestAnswer> {
  const isForm = endpoint.bodyType === 'form';
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? '')),
    query,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body) }),
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const read: unknown = isJson ? answer.json() : answer.rawPayload;
  checkAnswer({
    operationId: endpoint.name,
    status: answer.statusCode,
    contentType: String(answer.headers['content-type']).split(';', 1)[0]!,
    body: read,
  });
  return { status: answer.statusCode, body: read, headers: answer.headers };
}

function writeWebApp(): string {
  const webRoot = mkdtempSync(join(tmpdir(), 'sheetlift-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), SHELL);
  writeFileSync(join(webRoot, 'assets/app-3f2a.js'), SCRIPT);
  writeFileSync(join(webRoot, 'assets/model-worker-3f2a.js'), SCRIPT);
  writeFileSync(join(webRoot, 'assets/app-3f2a.js.br'), brotliCompressSync(SCRIPT));
  return webRoot;
}

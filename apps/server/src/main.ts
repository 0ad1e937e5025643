import { fileURLToPath } from 'node:url';
import { finishGoogleSignIn } from '@sheetlift/contract';
import { createAccessTokens } from './accounts/access-tokens.ts';
import { createGoogleSignIn } from './accounts/google-sign-in.ts';
import { createPasswords } from './accounts/passwords.ts';
import type { Billing } from './billing/billing.ts';
import { startEventWorker } from './billing/event-worker.ts';
import { createPaddleProvider } from './billing/paddle-provider.ts';
import { reconcile } from './billing/reconcile.ts';
import { sweepEvents } from './billing/sweep-events.ts';
import { sweepContactMessages } from './contact/sweep-contact-messages.ts';
import { createHttpApp } from './http/create-http-app.ts';
import type { ServerParts } from './http/server-parts.ts';
import { createBackground } from './platform/background.ts';
import { systemClock } from './platform/clock.ts';
import { hasRoom, prepareDataDirectory } from './platform/data-directory.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { readEnvironment, type Environment } from './platform/environment.ts';
import { keepSecret } from './platform/keep-secret.ts';
import { createLogger } from './platform/logger.ts';
import { createMailer } from './platform/mailer.ts';
import { createRateLimits } from './platform/rate-limits.ts';
import { repeat } from './platform/repeat.ts';
import { startDatabase } from './platform/start-database.ts';
import { sweepReplacedTemplates } from './templates/sweep-replaced-templates.ts';
import { releaseExpired } from './usage/page-ledger.ts';

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Time for answers under way when the server is told to stop; the database is stopped after it. */
const DRAIN_MS = 10_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Listening everywhere; nobody can open it as an address. */
const ANY_ADDRESS = ['0.0.0.0', '::'];

const ROLES: Record<string, (environment: Environment) => Promise<void>> = { web: startWeb, reconcile: reconcileOnce };

await start(process.argv.slice(2));

/** Starts each role named on the command line. Trouble at the start is told in words, and the process ends with code 1. */
async function start(names: string[]): Promise<void> {
  try {
    const environment = readEnvironment(process.env, process.cwd());
    prepareDataDirectory(environment.dataDirectory);
    for (const name of names) await roleNamed(name)(environment);
  } catch (error) {
    process.stderr.write(`${describeTrouble(error)}\n`);
    process.exit(1);
  }
}

function roleNamed(name: string): (environment: Environment) => Promise<void> {
  const role = ROLES[name];
  if (!role) throw new Error(`There is no role "${name}". Roles: ${Object.keys(ROLES).join(', ')}.`);
  return role;
}

async function startWeb(environment: Environment): Promise<void> {
  const { host, port, dataDirectory, databasePoolSize, allowedOrigins, trustedProxies } = environment;
  const log = createLogger(environment.logLevel);
  const started = await startDatabase(environment, say);
  try {
    say(`${started.sentence}.`);
    const { database, isReachable, close } = openDatabase({ url: started.url, poolSize: databasePoolSize, log });
    const secret = environment.tokenSecret ?? keepSecret(dataDirectory, 'token-secret');
    const { doLater, settled } = createBackground(log);
    const sendMail = createMailer(environment.mail, { dataDirectory, clock: systemClock, log });
    const publicUrl = environment.publicUrl ?? `http://${ANY_ADDRESS.includes(host) ? 'localhost' : host}:${port}`;
    const billing = billingOf(environment);
    const worker = billing && startEventWorker({ ...billing, database, clock: systemClock, log });
    const parts: ServerParts = {
      database,
      isDatabaseReachable: isReachable,
      hasRoom: () => hasRoom(dataDirectory),
      accessTokens: createAccessTokens(secret, systemClock),
      passwords: createPasswords(),
      rateLimits: createRateLimits(database, secret),
      clock: systemClock,
      doLater,
      sendLater: (mail) => doLater('send mail', () => sendMail(mail)),
      publicUrl,
      secret,
      log,
      billing,
      onPaddleEvent: () => worker?.nudge(),
      operator: environment.operator,
      errorReportingDsn: environment.errorReportingDsn,
      google: environment.google && createGoogleSignIn({ ...environment.google, callbackUrl: `${publicUrl}${finishGoogleSignIn.path}` }),
    };
    const app = createHttpApp({ webRoot: WEB_ROOT, log, allowedOrigins, trustedProxies, parts });
    const stopSweeping = repeat('sweep', HOUR_MS, () => sweep(database), log);
    const stopReconciling = billing
      ? repeat('reconcile', DAY_MS, () => reconcile({ ...billing, database, clock: systemClock, log }), log)
      : async () => {};
    const stopWorking = async (): Promise<void> => {
      await Promise.all([stopSweeping(), stopReconciling(), worker?.stop()]);
    };
    stopOnSignal([() => atMost(DRAIN_MS, app.close().then(settled)), () => atMost(DRAIN_MS, stopWorking()), close, started.release]);
    const address = new URL(await app.listen({ host, port }));
    if (host === 'localhost' || address.hostname === '0.0.0.0' || address.hostname === '[::]') address.hostname = 'localhost';
    say(`Sheetlift is ready: ${address.origin} (data in ${dataDirectory})`);
  } catch (error) {
    await started.release();
    throw error;
  }
}

/** `sheetlift-server reconcile`: makes good what was missed of what Paddle told, and ends. */
async function reconcileOnce(environment: Environment): Promise<void> {
  const billing = billingOf(environment);
  if (!billing) throw new Error('Plans are not sold on this installation: there are no settings for Paddle.');
  const log = createLogger(environment.logLevel);
  const started = await startDatabase(environment, say);
  const { database, close } = openDatabase({ url: started.url, poolSize: environment.databasePoolSize, log });
  try {
    const looked = await reconcile({ ...billing, database, clock: systemClock, log });
    say(`Compared ${looked} ${looked === 1 ? 'subscription' : 'subscriptions'} with Paddle.`);
  } finally {
    await close();
    await started.release();
  }
}

function billingOf({ paddle }: Environment): Billing | null {
  if (!paddle) return null;
  const { environment, apiUrl, apiKey, prices, webhookSecret, clientToken } = paddle;
  return {
    provider: createPaddleProvider({ apiKey, environment: apiUrl ?? environment, prices }),
    prices,
    webhookSecret,
    clientToken,
    environment,
  };
}

/** Deletes what is kept for a time only. */
async function sweep(database: Database): Promise<void> {
  const now = systemClock();
  await Promise.all([
    sweepReplacedTemplates(database, now),
    sweepContactMessages(database, now),
    sweepEvents(database, now),
    releaseExpired(database, systemClock),
  ]);
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

/** The first signal stops each in turn; a second one ends the process at once, and the next start finds the database running. */
function stopOnSignal(steps: (() => Promise<void>)[]): void {
  const stop = async (): Promise<void> => {
    for (const signal of SIGNALS) process.once(signal, () => process.exit(1));
    for (const step of steps) await step();
    process.exit(0);
  };
  for (const signal of SIGNALS) process.once(signal, () => void stop());
}

function atMost(timeMs: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, timeMs).unref())]);
}

function describeTrouble(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one, for example PORT=3001.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be opened by this account. Set PORT to another one.`;
  return message;
}

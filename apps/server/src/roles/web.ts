import { fileURLToPath } from 'node:url';
import { finishGoogleSignIn } from '@sheetlift/contract';
import { sweepEndedSessions } from '../accounts/end-session.ts';
import { createAccessTokens } from '../accounts/access-tokens.ts';
import { createGoogleSignIn } from '../accounts/google-sign-in.ts';
import { createPasswords } from '../accounts/passwords.ts';
import { startEventWorker } from '../billing/event-worker.ts';
import { reconcile } from '../billing/reconcile.ts';
import { sweepEvents } from '../billing/sweep-events.ts';
import { sweepContactMessages } from '../contact/sweep-contact-messages.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { sweepIdempotentRequests } from '../http/idempotency.ts';
import type { ServerParts } from '../http/server-parts.ts';
import { openServerModel } from '../language-model/server-model.ts';
import { createBackground } from '../platform/background.ts';
import { systemClock } from '../platform/clock.ts';
import { hasRoom } from '../platform/data-directory.ts';
import { openDatabase } from '../platform/database.ts';
import type { Environment } from '../platform/environment.ts';
import { keepSecret } from '../platform/keep-secret.ts';
import { createLogger } from '../platform/logger.ts';
import { createMailer } from '../platform/mailer.ts';
import { asForBusiness } from '../platform/plan-amounts.ts';
import { createRateLimits } from '../platform/rate-limits.ts';
import { repeat } from '../platform/repeat.ts';
import { startDatabase } from '../platform/start-database.ts';
import { sweepOrphans } from '../runs/delete-run.ts';
import { sweepRuns } from '../runs/sweep-runs.ts';
import { sweepUploads } from '../runs/uploads.ts';
import { openGoogleSheets } from '../sheets/google-sheets.ts';
import { sweepReplacedTemplates } from '../templates/sweep-replaced-templates.ts';
import { releaseExpired } from '../usage/page-ledger.ts';
import { sweepDeliveries } from '../webhooks/deliveries.ts';
import { startDeliveryWorker } from '../webhooks/delivery-worker.ts';
import { createReachable } from '../platform/reachable.ts';
import { billingOf } from './billing-of.ts';
import { openRunStore } from './run-store.ts';
import { say } from './say.ts';
import { atMost, stopOnSignal } from './stop-on-signal.ts';

const WEB_ROOT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Time for answers under way when the server is told to stop; the database is stopped after it. */
const DRAIN_MS = 10_000;

/** Listening everywhere; nobody can open it as an address. */
const ANY_ADDRESS = ['0.0.0.0', '::'];

/** Serves the page and the API until a signal. What works beside it is stopped with it, before the database. */
export async function startWeb(environment: Environment, stopBeside: () => Promise<void> = async () => {}): Promise<void> {
  const { host, port, dataDirectory, databasePoolSize, allowedOrigins, trustedProxies } = environment;
  const log = createLogger(environment.logLevel);
  const started = await startDatabase(environment, say);
  try {
    say(`${started.sentence}.`);
    const opened = openDatabase({ url: started.url, poolSize: databasePoolSize, log });
    const { database, isReachable, close } = opened;
    const secret = environment.tokenSecret ?? keepSecret(dataDirectory, 'token-secret');
    const { doLater, settled } = createBackground(log);
    const sendMail = createMailer(environment.mail, { dataDirectory, clock: systemClock, log });
    const publicUrl = environment.publicUrl ?? `http://${ANY_ADDRESS.includes(host) ? 'localhost' : host}:${port}`;
    const billing = billingOf(environment);
    const worker = billing && startEventWorker({ ...billing, database, clock: systemClock, log });
    const stopping = new AbortController();
    const { stopQueues, ...store } = await openRunStore(environment, opened, log);
    const reachable = createReachable(environment.webhookNetworks);
    const parts: ServerParts = {
      ...store,
      reachable,
      fetching: { origins: environment.documentOrigins, reachable },
      database,
      isDatabaseReachable: isReachable,
      hasRoom: () => hasRoom(dataDirectory),
      accessTokens: createAccessTokens(secret, systemClock),
      passwords: createPasswords(),
      rateLimits: createRateLimits(database, secret),
      stopping: stopping.signal,
      clock: systemClock,
      doLater,
      sendLater: (mail) => doLater('send mail', () => sendMail(mail)),
      publicUrl,
      allowedOrigins,
      secret,
      log,
      billing,
      onPaddleEvent: () => worker?.nudge(),
      operator: environment.operator,
      languageModel: environment.languageModel && openServerModel(environment.languageModel),
      errorReportingDsn: environment.errorReportingDsn,
      retentionDays: billing ? environment.retentionDays : asForBusiness(environment.retentionDays),
      googleSheets: environment.googleSheets && openGoogleSheets({ ...environment.googleSheets, returnUrl: `${publicUrl}/account` }),
      google: environment.google && createGoogleSignIn({ ...environment.google, callbackUrl: `${publicUrl}${finishGoogleSignIn.path}` }),
    };
    const app = createHttpApp({ webRoot: WEB_ROOT, log, trustedProxies, parts });
    const stopSweeping = repeat('sweep', HOUR_MS, () => sweep(parts), log);
    const stopReconciling = billing
      ? repeat('reconcile', DAY_MS, () => reconcile({ ...billing, database, clock: systemClock, log }), log)
      : async () => {};
    const deliveryWorker = startDeliveryWorker(parts);
    const stopWorking = async (): Promise<void> => {
      await Promise.all([stopSweeping(), stopReconciling(), worker?.stop(), deliveryWorker.stop()]);
      await stopQueues();
    };
    const stopServing = async (): Promise<void> => {
      stopping.abort();
      await app.close();
      await settled();
    };
    stopOnSignal([
      () => atMost(DRAIN_MS, stopServing()),
      stopBeside,
      () => atMost(DRAIN_MS, stopWorking()),
      () => atMost(DRAIN_MS, close()),
      started.release,
    ]);
    const address = new URL(await app.listen({ host, port }));
    if (host === 'localhost' || address.hostname === '0.0.0.0' || address.hostname === '[::]') address.hostname = 'localhost';
    say(`Sheetlift is ready: ${address.origin} (data in ${dataDirectory})`);
  } catch (error) {
    await started.release();
    throw error;
  }
}

/** Deletes what is kept for a time only. */
async function sweep(parts: Pick<ServerParts, 'database' | 'clock' | 'blobs' | 'retentionDays'>): Promise<void> {
  const { database, blobs, clock } = parts;
  const now = clock();
  await Promise.all([
    sweepReplacedTemplates(database, now),
    sweepContactMessages(database, now),
    sweepEvents(database, now),
    sweepIdempotentRequests(database, now),
    sweepEndedSessions(database, now),
    releaseExpired(database, clock),
    sweepDeliveries(database, now),
    sweepRuns(parts.retentionDays, parts),
    sweepUploads(parts),
    sweepOrphans(database, blobs, now),
  ]);
}

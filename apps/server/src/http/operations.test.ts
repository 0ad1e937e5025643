import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { getConfiguration, getHealth, getMe, getOpenApi, getReadiness } from '@sheetlift/contract';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { failureBody, startTestServer } from './test-server.test-fixture.ts';

/** A port on which nobody listens. */
const NOWHERE = 'postgres://me:geheim@127.0.0.1:1/none';

describe('while the database answers', () => {
  test('the server is healthy, ready, and says what it offers', async () => {
    const server = await startTestServer();
    expect(await server.call(getHealth)).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.call(getReadiness)).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(await server.call(getConfiguration)).toMatchObject({
      status: 200,
      body: { google_sign_in: false, sells_plans: false, paddle: null, fetched_model_url: null },
    });
    await server.close();
  });

  test('it is healthy but not ready with a full disk, and says so', async () => {
    const server = await startTestServer({ hasRoom: async () => false });
    expect(await server.call(getHealth)).toMatchObject({ status: 200 });
    expect(await server.call(getReadiness)).toMatchObject({
      status: 503,
      body: failureBody('unavailable', 'The disk with the data folder is full.'),
    });
    await server.close();
  });

  test('it publishes every operation it answers, and no other', async () => {
    const server = await startTestServer();
    const { body } = await server.call(getOpenApi);
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string; security: unknown[] }>>;
    };
    expect(openapi).toBe('3.1.0');
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, security }]) => `${operationId} ${method} ${path} ${JSON.stringify(security)}`),
    );
    expect(operations.sort()).toEqual([
      'addCorrections post /api/templates/{id}/corrections [{"bearer":[]}]',
      'addLessons post /api/v1/templates/{id}/lessons [{"bearer":[]}]',
      'addRunDocuments post /api/v1/runs/{id}/documents [{"bearer":[]}]',
      'appendToSheet post /api/runs/{id}/google-sheets [{"bearer":[]}]',
      'askAssistantTools post /mcp [{"bearer":[]}]',
      'cancelPlan post /api/subscriptions/cancel [{"bearer":[]}]',
      'cancelRun post /api/v1/runs/{id}/cancel [{"bearer":[]}]',
      'changeKeptTemplate put /api/v1/templates/{id} [{"bearer":[]}]',
      'changeName post /api/account/change-name [{"bearer":[]}]',
      'changePassword post /api/account/change-password [{"bearer":[]}]',
      'changePlan post /api/subscriptions/change [{"bearer":[]}]',
      'checkEmail post /api/check-email []',
      'continueUpload patch /api/v1/uploads/{id} [{"bearer":[]}]',
      'createApiKey post /api/keys [{"bearer":[]}]',
      'createRun post /api/v1/runs [{"bearer":[]}]',
      'createTemplate post /api/templates [{"bearer":[]}]',
      'createUpload post /api/v1/uploads [{"bearer":[]}]',
      'createWebhook post /api/v1/webhooks [{"bearer":[]}]',
      'deleteAccount post /api/account/delete [{"bearer":[]}]',
      'deleteCorrections delete /api/templates/{id}/corrections [{"bearer":[]}]',
      'deleteKeptTemplate delete /api/v1/templates/{id} [{"bearer":[]}]',
      'deleteRun delete /api/v1/runs/{id} [{"bearer":[]}]',
      'deleteTemplate delete /api/templates/{id} [{"bearer":[]}]',
      'deleteUpload delete /api/v1/uploads/{id} [{"bearer":[]}]',
      'deleteWebhook delete /api/v1/webhooks/{id} [{"bearer":[]}]',
      'endSheetsConnection delete /api/google-sheets [{"bearer":[]}]',
      'exportAccount get /api/account/export [{"bearer":[]}]',
      'extractNow post /api/v1/extract [{"bearer":[]}]',
      'finishGoogleSignIn get /auth/google/callback []',
      'finishSheetsConnection post /api/google-sheets [{"bearer":[]}]',
      'followRun get /api/v1/runs/{id}/events [{"bearer":[]},{"basic":[]}]',
      'forgetLessons delete /api/v1/templates/{id}/lessons [{"bearer":[]}]',
      'forgotPassword post /auth/forgot-password []',
      'getApiPage get /api/docs []',
      'getConfiguration get /api/config []',
      'getCorrectionKeeping get /api/me/corrections [{"bearer":[]}]',
      'getHealth get /healthz []',
      'getInvoice get /api/invoices/{id} [{"bearer":[]}]',
      'getKeptTemplate get /api/v1/templates/{id} [{"bearer":[]},{"basic":[]}]',
      'getMe get /api/me [{"bearer":[]}]',
      'getOpenApi get /api/openapi.json []',
      'getPaymentMethodUpdate get /api/payment-methods/{id}/update-transaction [{"bearer":[]}]',
      'getReadiness get /readyz []',
      'getRun get /api/v1/runs/{id} [{"bearer":[]},{"basic":[]}]',
      'getRunDocumentContent get /api/v1/run-documents/{id}/content [{"bearer":[]},{"basic":[]}]',
      'getRunDocumentReading get /api/v1/run-documents/{id}/reading [{"bearer":[]},{"basic":[]}]',
      'getRunDocumentResult get /api/v1/run-documents/{id}/result [{"bearer":[]},{"basic":[]}]',
      'getRunRows get /api/v1/runs/{id}/rows [{"bearer":[]},{"basic":[]}]',
      'getSheetsConnection get /api/google-sheets [{"bearer":[]}]',
      'getSubscription get /api/subscriptions/current [{"bearer":[]}]',
      'getTemplateRows get /api/v1/rows [{"bearer":[]},{"basic":[]}]',
      'getUpload get /api/v1/uploads/{id} [{"bearer":[]},{"basic":[]}]',
      'getUsage get /api/usage [{"bearer":[]}]',
      'keepTemplate post /api/v1/templates [{"bearer":[]}]',
      'listApiKeys get /api/keys [{"bearer":[]}]',
      'listCorrections get /api/templates/{id}/corrections [{"bearer":[]}]',
      'listInvoices get /api/invoices [{"bearer":[]}]',
      'listKeptTemplates get /api/v1/templates [{"bearer":[]},{"basic":[]}]',
      'listRunCorrections get /api/v1/run-documents/{id}/corrections [{"bearer":[]},{"basic":[]}]',
      'listRunDifferences get /api/v1/runs/{id}/differences [{"bearer":[]},{"basic":[]}]',
      'listRunDocuments get /api/v1/runs/{id}/documents [{"bearer":[]},{"basic":[]}]',
      'listRuns get /api/v1/runs [{"bearer":[]},{"basic":[]}]',
      'listTemplates get /api/templates [{"bearer":[]}]',
      'listWebhookDeliveries get /api/v1/webhooks/{id}/deliveries [{"bearer":[]},{"basic":[]}]',
      'listWebhooks get /api/v1/webhooks [{"bearer":[]},{"basic":[]}]',
      'listenToAssistantTools get /mcp []',
      'migrateTemplates post /api/templates/migrate [{"bearer":[]}]',
      'prepareCheckout post /api/subscriptions/checkout-data [{"bearer":[]}]',
      'previewPlanChange post /api/subscriptions/preview-change [{"bearer":[]}]',
      'proveEmail post /api/account/prove-email [{"bearer":[]}]',
      'receivePaddleEvent post /webhooks/paddle []',
      'register post /auth/register []',
      'replayWebhookDelivery post /api/v1/webhook-deliveries/{id}/replay [{"bearer":[]}]',
      'reportUsage post /api/usage/reports [{"bearer":[]}]',
      'rerun post /api/v1/runs/{id}/rerun [{"bearer":[]}]',
      'resetPassword post /auth/reset-password []',
      'resumePlan post /api/subscriptions/resume [{"bearer":[]}]',
      'retryRunDocument post /api/v1/run-documents/{id}/retry [{"bearer":[]}]',
      'revokeApiKey delete /api/keys/{id} [{"bearer":[]}]',
      'saveRunCorrections put /api/v1/run-documents/{id}/corrections [{"bearer":[]}]',
      'sendContactMessage post /api/contact []',
      'sendEmailProof post /api/account/email-proof [{"bearer":[]}]',
      'setCorrectionKeeping put /api/me/corrections [{"bearer":[]}]',
      'signIn post /auth/jwt/login []',
      'signOut post /auth/jwt/logout [{"bearer":[]}]',
      'signOutEverywhere post /api/account/sign-out-everywhere [{"bearer":[]}]',
      'startGoogleSignIn get /auth/google/authorize []',
      'startSheetsConnection post /api/google-sheets/authorize [{"bearer":[]}]',
      'switchWebhook put /api/v1/webhooks/{id} [{"bearer":[]}]',
      'updateTemplate put /api/templates/{id} [{"bearer":[]}]',
    ]);
    await server.close();
  });
});

describe('while the database does not answer', () => {
  test('the server is healthy but not ready, and calls fail as unavailable, without a word of why', async () => {
    const [server, other] = [await startTestServer({ databaseUrl: NOWHERE }), await startTestServer()];
    const { token } = await other.signUp();
    expect((await server.call(getHealth)).status).toBe(200);
    expect(await server.call(getReadiness)).toMatchObject({
      status: 503,
      body: failureBody('unavailable', 'The database does not answer.'),
    });
    expect(await server.call(getMe, { token })).toMatchObject({ status: 503, body: failureBody('unavailable') });
    expect((await server.call(getMe, { token: 'nonsense' })).status).toBe(401);
    await server.close();
    await other.close();
  });

  test('connections that are cut are made anew', async () => {
    const server = await startTestServer();
    const { token } = await server.signUp();
    const client = new Client({ connectionString: server.databaseUrl });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(async () => (await server.call(getMe, { token })).status).toBe(200);
    await client.end();
    await server.close();
  });
});

test('a server that is told to stop finishes the request under way', async () => {
  const server = await startTestServer();
  const { token } = await server.signUp();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('begin; lock table users in access exclusive mode');
  const asked = fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await client.query('select 1 from pg_locks where not granted')).rowCount).toBe(1);
  const closed = server.close();
  await expect
    .poll(() =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    .toBe('refused');
  await client.query('commit');
  expect(await (await asked).json()).toMatchObject({ email: 'person1@example.com' });
  await closed;
  await client.end();
});

test('a request that comes while the server stops is told to come again, as every other failure is told', async () => {
  const server = await startTestServer();
  const { port, host } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const connected = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  socket.write('GET /api/me HTTP/1.1\r\n');
  let said = '';
  socket.on('data', (text: unknown) => (said += String(text)));
  const [connection] = await connected;
  await expect.poll(() => connection.bytesRead).toBeGreaterThan(0);
  const closed = server.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  socket.write(`host: ${host}\r\n\r\n`);
  await once(socket, 'end');
  const [head, body] = said.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 503 [^]*\r\nretry-after: \d/);
  expect(JSON.parse(body!)).toEqual(failureBody('unavailable'));
  await closed;
});

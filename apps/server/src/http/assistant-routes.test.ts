import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { API_SCOPES, type ApiScope, askAssistantTools, createApiKey, createTemplate, listenToAssistantTools } from '@sheetlift/contract';
import { sql } from 'drizzle-orm';
import { anything, assert as assertProperty, asyncProperty, constant, constantFrom, integer, oneof, record, string } from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rateLimits } from '../platform/schema.ts';
import { trials } from '../proof.test-fixture.ts';
import { buildReaderChild, startTestWorker } from '../runs/test-worker.test-fixture.ts';
import { failureBody, startTestServer, type TestServer } from './test-server.test-fixture.ts';

/** Reading waits for a child process, which on a busy machine takes a while. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const SAMPLE = readFileSync(new URL('../../../web/public/samples/supplier-invoice.pdf', import.meta.url)).toString('base64');
const MESSAGES = trials(300, 20_000);
const NOTE = Buffer.from('Invoice number: B-77\nTotal: 12.50 EUR\n').toString('base64');
const ENTITIES = JSON.stringify([
  { entity_name: 'Number', description: 'Number of the invoice', type: 'string' },
  { entity_name: 'Total', description: 'Total amount including tax', type: 'number' },
]);

let server: TestServer;
let worker: { stop: () => Promise<void> };
let address: string;
let token: string;
const clients: Client[] = [];

beforeAll(async () => {
  buildReaderChild();
  server = await startTestServer({ allowedOrigins: ['https://app.example.com'] });
  worker = await startTestWorker(server.parts, server.databaseUrl);
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ token } = await server.signUp());
  await server.call(createTemplate, { token, body: { name: 'Bills', description: 'Supplier invoices', entities_json: ENTITIES } });
});

afterAll(async () => {
  for (const client of clients) await client.close();
  await worker.stop();
  await server.close();
});

async function keyOf(scopes: readonly ApiScope[], owner = token): Promise<string> {
  const { body } = await server.call(createApiKey, { token: owner, body: { name: 'An assistant', scopes } });
  return (body as { key: string }).key;
}

/** The official client, over HTTP, with a key of these scopes. */
async function assistant(scopes: readonly ApiScope[] = API_SCOPES, owner = token): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' });
  clients.push(client);
  const headers = { authorization: `Bearer ${await keyOf(scopes, owner)}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', address), { requestInit: { headers } }));
  return client;
}

const toolsOf = async (client: Client) =>
  (await client.listTools()).tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint]);
const wordsOf = ({ content }: Awaited<ReturnType<Client['callTool']>>) => (content as { text: string }[])[0]!.text;

test('an assistant is offered what its key may do', async () => {
  const all = [
    ['list_templates', true],
    ['extract', false],
    ['get_rows', true],
  ];
  expect(await toolsOf(await assistant())).toEqual(all);
  expect(await toolsOf(await assistant(['templates:read']))).toEqual([all[0]]);
  expect(await toolsOf(await assistant(['runs:read', 'runs:write']))).toEqual(all.slice(1));
  const refused = await (
    await assistant(['runs:read'])
  ).callTool({ name: 'extract', arguments: { file_name: 'a', content: '', template: 'Bills' } });
  expect([refused.isError, wordsOf(refused)]).toEqual([true, expect.stringContaining('extract not found')]);
  expect((await assistant(['webhooks:read'])).getServerCapabilities()).toEqual({});
});

test('it lists the templates of the account', async () => {
  expect((await (await assistant()).callTool({ name: 'list_templates', arguments: {} })).structuredContent).toEqual({
    templates: [
      {
        name: 'Bills',
        description: 'Supplier invoices',
        fields: [
          { name: 'Number', description: 'Number of the invoice', type: 'text' },
          { name: 'Total', description: 'Total amount including tax', type: 'number' },
        ],
      },
    ],
  });
});

test('it sends a document and gets rows, each value with the place it was read from, then and later', async () => {
  const client = await assistant();
  const answer = await client.callTool({ name: 'extract', arguments: { file_name: 'note.txt', content: NOTE, template: 'Bills' } });
  const expected = {
    rows: [{ Number: 'B-77', Total: 12.5 }],
    documents: [
      {
        fileName: 'note.txt',
        rows: [{ fields: { Total: { value: 12.5, evidence: [{ kind: 'line', number: 2, text: expect.stringContaining('12.50') }] } } }],
      },
    ],
    unread: [],
    run: { state: 'done', documents: { done: 1, failed: 0 } },
  };
  expect(answer.structuredContent).toMatchObject(expected);
  expect(JSON.parse(wordsOf(answer))).toEqual(answer.structuredContent);
  const { run } = answer.structuredContent as { run: { id: string } };
  const later = await (await assistant(['runs:read'])).callTool({ name: 'get_rows', arguments: { run: run.id } });
  expect(later.structuredContent).toEqual(answer.structuredContent);
  const page = await client.callTool({
    name: 'extract',
    arguments: { file_name: 'bill.pdf', content: SAMPLE, template: 'Bills', rows: 'document' },
  });
  expect(page.structuredContent).toMatchObject({
    documents: [
      { rows: [{ fields: { Total: { value: 4142.52, evidence: [{ kind: 'words', pageNumber: 2, boxes: [expect.anything()] }] } } }] },
    ],
  });
});

test('what is wrong is told in words that an assistant can mend, and of others nothing is told', async () => {
  const client = await assistant();
  const stranger = await assistant(API_SCOPES, (await server.signUp()).token);
  const { structuredContent } = await client.callTool({
    name: 'extract',
    arguments: { file_name: 'note.txt', content: NOTE, template: 'Bills' },
  });
  const { id } = (structuredContent as { run: { id: string } }).run;
  const broken = Buffer.from('%PDF-1.7 and nothing more').toString('base64');
  for (const [who, name, given, words] of [
    [client, 'extract', { file_name: 'a.txt', content: NOTE, template: 'Letters' }, 'template_not_found: There is no template "Letters"'],
    [client, 'extract', { file_name: 'a.txt', content: 'not base64!', template: 'Bills' }, 'invalid_request: content is base64'],
    [client, 'extract', { file_name: '', content: NOTE, template: 'Bills' }, 'invalid_request: A document needs a file_name'],
    [
      client,
      'extract',
      { file_name: 'broken.pdf', content: broken, template: 'Bills' },
      'no_document_read: None of the documents could be read. broken.pdf: file_damaged: ',
    ],
    [client, 'extract', { file_name: 'a.txt' }, 'template'],
    [client, 'get_rows', { run: 'none' }, 'run_not_found: Run not found'],
    [stranger, 'get_rows', { run: id }, 'run_not_found: Run not found'],
    [stranger, 'extract', { file_name: 'a.txt', content: NOTE, template: 'Bills' }, 'template_not_found: '],
  ] as const) {
    const answer = await who.callTool({ name, arguments: given });
    expect([answer.isError, wordsOf(answer)]).toEqual([true, expect.stringContaining(words)]);
  }
});

test('a fault of ours is told without its words', async () => {
  const client = await assistant();
  await server.database.execute(sql`alter table templates rename to elsewhere`);
  const answer = await client.callTool({ name: 'list_templates', arguments: {} });
  await server.database.execute(sql`alter table elsewhere rename to templates`);
  expect([answer.isError, wordsOf(answer)]).toEqual([true, 'internal: Something went wrong on our side. Please try again.']);
});

test('each message stands alone: no session is begun, and none is needed', async () => {
  const list = { jsonrpc: '2.0', id: 7, method: 'tools/list' };
  const answer = await server.call(askAssistantTools, { token: await keyOf(['templates:read']), body: list });
  expect([answer.status, answer.headers['mcp-session-id'], answer.body]).toEqual([
    200,
    undefined,
    { jsonrpc: '2.0', id: 7, result: { tools: [expect.objectContaining({ name: 'list_templates' })] } },
  ]);
  expect(await server.call(askAssistantTools, { token, body: { ...list, method: 'tools/none' } })).toMatchObject({
    status: 200,
    body: { id: 7, error: { code: -32_601 } },
  });
});

test('what wants no answer is taken, and gets none', async () => {
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { authorization: `Bearer ${token}` },
    payload: { jsonrpc: '2.0', method: 'notifications/initialized' },
  });
  expect([statusCode, body]).toEqual([202, '']);
});

test('whatever a message holds, nothing breaks', async () => {
  const value = anything({ maxDepth: 2 }).map((one) => JSON.parse(JSON.stringify(one) ?? 'null') as unknown);
  const messages = record(
    {
      jsonrpc: constant('2.0'),
      id: oneof(integer(), string(), value),
      method: oneof(
        { weight: 3, arbitrary: constantFrom('tools/call', 'tools/list', 'initialize', 'ping', 'notifications/cancelled') },
        { weight: 1, arbitrary: string() },
      ),
      params: oneof(
        value,
        record({
          name: constantFrom('list_templates', 'extract', 'get_rows', '__proto__', 'none'),
          arguments: oneof(
            value,
            record({ file_name: value, content: value, template: value, rows: value, run: value }, { requiredKeys: [] }),
          ),
        }),
      ),
    },
    { requiredKeys: ['jsonrpc'] },
  );
  const statuses = new Set<number>();
  const property = asyncProperty(messages, async (payload) => {
    await server.database.delete(rateLimits);
    const answer = await server.app.inject({ method: 'POST', url: '/mcp', headers: { authorization: `Bearer ${token}` }, payload });
    statuses.add(answer.statusCode);
    return [200, 202, 400, 422].includes(answer.statusCode) && !answer.body.includes('"internal');
  });
  await expect(assertProperty(property, { seed: 20_261_124, numRuns: MESSAGES })).resolves.toBeUndefined();
  expect([...statuses]).toEqual(expect.arrayContaining([200, 202, 400]));
});

test('messages that are none, and calls from pages of others, are refused as everywhere', async () => {
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  const send = (body: object, headers: Record<string, string> = {}) => server.call(askAssistantTools, { token, body, headers });
  expect(await send({ id: 1 })).toMatchObject({ status: 422, body: failureBody('invalid_request', 'A message of JSON-RPC 2.0 is wanted') });
  expect(await send({ jsonrpc: '2.0', id: 1 })).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  expect(await send(ping, { 'mcp-protocol-version': '1999-01-01' })).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  expect(await send(ping, { origin: 'https://evil.example.com' })).toMatchObject({ status: 403, body: failureBody('origin_refused') });
  for (const origin of ['https://app.example.com', 'https://sheets.example.com'])
    expect(await send(ping, { origin })).toMatchObject({ status: 200, body: { id: 1, result: {} } });
  const listening = await server.call(listenToAssistantTools, {});
  expect([listening.status, listening.headers['allow'], listening.body]).toEqual([405, 'POST', failureBody('method_not_allowed')]);
});

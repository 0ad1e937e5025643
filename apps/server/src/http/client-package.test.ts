import { fileURLToPath } from 'node:url';
import { FAILURES, getOpenApi } from '@sheetlift/contract';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { FOR_PROGRAMS } from './api-page.ts';
import { startTestServer } from './test-server.test-fixture.ts';

const CLIENT_TYPES = fileURLToPath(new URL('../../../../packages/api-client/src/api.ts', import.meta.url));

interface Operation {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}

/** One for all: each call has the same, and the file would be ten times as long. */
const FAILURE = {
  type: 'object',
  required: ['code', 'detail'],
  properties: { code: { type: 'string', enum: Object.keys(FAILURES) }, detail: { type: 'string' } },
};

function withOneFailure(operation: Operation): Operation {
  const failure = { description: 'Failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };
  const responses = Object.entries(operation.responses).map(([status, response]) => [status, status < '400' ? response : failure]);
  return { ...operation, responses: Object.fromEntries(responses) as Operation['responses'] };
}

/** `npx vitest run apps/server/src/http/client-package.test.ts -u` writes them anew. */
test('the types of the client package are those of the published document', async () => {
  const server = await startTestServer();
  const { body } = await server.call(getOpenApi);
  await server.close();
  const { openapi, info, paths } = body as { openapi: string; info: object; paths: Record<string, Record<string, Operation>> };
  const forPrograms = Object.entries(paths).filter(([path]) => FOR_PROGRAMS.test(path));
  const slim = forPrograms.map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, withOneFailure(operation)])),
  ]);
  const document = { openapi, info, paths: Object.fromEntries(slim) as object, components: { schemas: { Failure: FAILURE } } };
  const types = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
  await expect(astToString(types)).toMatchFileSnapshot(CLIENT_TYPES);
});

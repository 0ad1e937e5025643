import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

export interface PublishedOperation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: object }> };
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}

interface Answer {
  operationId: string;
  status: number;
  contentType: string;
  body: unknown;
}

/** Every operation of the published document. */
export function publishedOperations(app: FastifyInstance): PublishedOperation[] {
  const paths = Object.values(app.swagger().paths ?? {}) as unknown as Record<string, PublishedOperation>[];
  return paths.flatMap((path) => Object.values(path));
}

/** What fails where the published document knows no such answer. Each schema is compiled once. */
export function createAnswerCheck(app: FastifyInstance): (answer: Answer) => void {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const operations = new Map(publishedOperations(app).map((operation) => [operation.operationId, operation]));
  const compiled = new Map<object, ValidateFunction>();
  return ({ operationId, status, contentType, body }) => {
    const schema = operations.get(operationId)?.responses?.[status]?.content?.[contentType]?.schema;
    if (!schema)
      throw new Error(`The published document knows no ${contentType} as answer ${status} of ${operationId}: ${JSON.stringify(body)}`);
    const isRight = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, isRight);
    if (!isRight(body))
      throw new Error(
        `Answer ${status} of ${operationId} is not what is published: ${ajv.errorsText(isRight.errors)} in ${JSON.stringify(body)}`,
      );
  };
}

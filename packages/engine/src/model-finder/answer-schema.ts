import type { JsonSchema } from '../language-model/model-port.ts';

const object = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const LINES: JsonSchema = { type: 'array', items: { type: 'integer' } };

/** What a model may say of single cells. There is no place in it for a value. */
export const cellsSchema = (fields: string[]): JsonSchema =>
  object({
    cells: {
      type: 'array',
      items: object({
        field: { type: 'string', enum: fields },
        answer: { type: 'string', enum: ['candidate', 'quote', 'absent'] },
        candidate: { type: 'string' },
        line: { type: 'integer' },
        quote: { type: 'string' },
        lookedAt: LINES,
      }),
    },
  });

/** What a model may say of pictures: what is written in each. It is compared with what the recognisers read there. */
export const readingsSchema = (): JsonSchema =>
  object({ readings: { type: 'array', items: object({ picture: { type: 'integer' }, text: { type: 'string' } }) } });

/** What a model may say of rows: quotes again, and which lines are no rows. */
export const rowsSchema = (fields: string[]): JsonSchema =>
  object({
    rows: {
      type: 'array',
      items: object({
        cells: {
          type: 'array',
          items: object({ field: { type: 'string', enum: fields }, line: { type: 'integer' }, quote: { type: 'string' } }),
        },
      }),
    },
    noRows: LINES,
  });

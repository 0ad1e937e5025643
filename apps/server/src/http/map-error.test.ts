import type { FastifyError } from 'fastify';
import { expect, test } from 'vitest';
import { mapError } from './map-error.ts';

/** As the database's driver and the layer over it throw it. */
function refused(constraint: string): FastifyError {
  return Object.assign(new Error('Failed query'), {
    cause: Object.assign(new Error('violates foreign key constraint'), { code: '23503', constraint }),
  }) as unknown as FastifyError;
}

test('what refers to an account that was deleted meanwhile is a session that has ended', () => {
  expect(mapError(refused('page_months_owner_id_users_id_fk')).code).toBe('not_authenticated');
});

test('what refers to anything else that is not there is a fault of ours', () => {
  expect(mapError(refused('corrections_template_id_templates_id_fk')).code).toBe('internal');
});

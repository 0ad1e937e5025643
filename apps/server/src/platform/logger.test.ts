import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { createLogger, type Logger } from './logger.ts';
import { createTestDatabase } from './test-postgres.test-fixture.ts';

function listen(): { log: Logger; lines: () => string } {
  let text = '';
  const log = createLogger('info', new Writable({ write: (chunk: Buffer, _encoding, done) => ((text += chunk.toString()), done()) }));
  return { log, lines: () => text };
}

test('secrets do not reach a line, however deep they lie', () => {
  const { log, lines } = listen();
  const secrets = {
    authorization: 'Bearer geheim',
    cookie: 'geheim',
    'set-cookie': 'geheim',
    password: 'geheim',
    token: 'geheim',
    access_token: 'geheim',
    secret: 'geheim',
  };
  log.info(secrets, 'flat');
  log.info({ headers: secrets }, 'one level');
  log.info({ request: { headers: secrets } }, 'two levels');
  expect(lines()).not.toContain('geheim');
  expect(lines().match(/\[redacted\]/g)).toHaveLength(21);
});

test('a request is its id, method and path', () => {
  const { log, lines } = listen();
  log.info({ req: { id: '7', method: 'GET', url: '/reset-password?token=geheim', headers: { 'x-name': 'geheim' }, body: 'geheim' } });
  expect(JSON.parse(lines())).toMatchObject({ req: { id: '7', method: 'GET', path: '/reset-password' } });
  expect(lines()).not.toContain('geheim');
});

test('a failed query is told without its values', async () => {
  const { log, lines } = listen();
  const { database, close } = openDatabase({ url: await createTestDatabase(), poolSize: 1, log });
  await database
    .execute(
      sql`insert into users (email, folded_email, auth_provider, password_hash) values (${'geheim@example.com'}, ${'geheim'}, ${'carrier pigeon'}, ${'geheim'})`,
    )
    .catch((err: unknown) => log.error({ err }, 'It failed'));
  await close();
  expect(lines()).not.toContain('geheim');
  expect(JSON.parse(lines())).toMatchObject({
    msg: 'It failed',
    err: {
      type: 'FailedQuery',
      code: '23514',
      message: expect.stringContaining('users_auth_provider'),
      stack: expect.stringContaining('logger.test.ts'),
    },
  });
});

test('a failure is told with what caused it', () => {
  const { log, lines } = listen();
  log.error(
    { err: new Error('Paddle did not answer, or not as expected', { cause: new Error('No answer within 10000 ms') }) },
    'Request failed: 502 payments_unavailable',
  );
  expect(JSON.parse(lines())).toMatchObject({
    msg: 'Request failed: 502 payments_unavailable',
    err: { message: 'Paddle did not answer, or not as expected', cause: { message: 'No answer within 10000 ms' } },
  });
});

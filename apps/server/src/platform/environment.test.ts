import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENVIRONMENT_VARIABLES } from './environment-variables.ts';
import { EnvironmentError, readEnvironment } from './environment.ts';

/** One for each plan and period. */
const PRICES = ['starter', 'pro', 'business']
  .flatMap((plan) => ['month', 'year'].map((period) => `${plan}-${period}=pri_${`${plan}${period}`.padEnd(26, '0')}`))
  .join(', ');

const STRONG = 'x8Qz1vB7nM4kL0pR6tY3wE9sD2fG5hJc';

/** Of the build of the page, of the browser tests and of the proofs. */
const READ_ELSEWHERE = [
  'VITE_API_HOST',
  'CHROMIUM_PATH',
  'SHEETLIFT_PROOF',
  'SHEETLIFT_PROOF_SHARE',
  'SHEETLIFT_PROOF_SEED',
  'SHEETLIFT_PROOF_S3',
];
const READ_BY_THE_COMMAND = ['SHEETLIFT_API_KEY', 'IMAP_PASSWORD'];

test('the table of the runbook has every variable, and none besides', () => {
  const runbook = readFileSync(new URL('../../../../docs/RUNBOOK.md', import.meta.url), 'utf8');
  const [, table = ''] = /## Environment\n\n([^]*?)\n\n/.exec(runbook) ?? [];
  const described = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(described.sort()).toEqual([...Object.keys(ENVIRONMENT_VARIABLES.shape), ...READ_ELSEWHERE, ...READ_BY_THE_COMMAND].sort());
});

describe('readEnvironment', () => {
  test('an empty environment serves localhost:3000 with everything beside the working directory', () => {
    expect(readEnvironment({}, '/srv/sheetlift')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDirectory: '/srv/sheetlift/data',
      databaseUrl: null,
      databasePoolSize: 10,
      s3: null,
      readers: expect.any(Number) as number,
      retentionDays: { free: 30, starter: 30, pro: 30, business: 30 },
      tokenSecret: null,
      allowedOrigins: [],
      publicUrl: null,
      trustedProxies: [],
      webhookNetworks: [],
      documentOrigins: [],
      mail: { smtpUrl: null, from: 'Sheetlift <no-reply@localhost>' },
      google: null,
      googleSheets: null,
      paddle: null,
      operator: {
        name: null,
        address: null,
        contactEmail: 'no-reply@localhost',
        modelOrigins: [
          'http://127.0.0.1:*',
          'http://localhost:*',
          'https://api.openai.com',
          'https://api.anthropic.com',
          'https://generativelanguage.googleapis.com',
        ],
        fetchedModelUrl: null,
      },
      languageModel: null,
      errorReportingDsn: null,
      logLevel: 'warn',
    });
  });

  test('given values are taken over, and a relative data folder becomes absolute', () => {
    const variables = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '../state',
      DATABASE_URL: 'postgresql://me:pw@db.example.com/sheets?sslmode=verify-full',
      DATABASE_POOL_SIZE: '25',
      S3_BUCKET: 'sheetlift-documents',
      S3_ENDPOINT: 'https://s3.example.com',
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'geheim',
      READERS: '3',
      RETENTION_DAYS: 'free=7,starter=30,pro=90,business=365',
      TOKEN_SECRET: STRONG,
      ALLOWED_ORIGINS: 'https://app.example.com, http://localhost:5173',
      PUBLIC_URL: 'https://sheets.example.com/',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      WEBHOOK_NETWORKS: '10.1.0.0/16',
      DOCUMENT_ORIGINS: 'https://files.example.com',
      SMTP_URL: 'smtps://me:pw@mail.example.com',
      MAIL_FROM: 'hello@example.com',
      GOOGLE_CLIENT_ID: 'sheets',
      GOOGLE_CLIENT_SECRET: 'geheim',
      GOOGLE_SHEETS_CLIENT_ID: 'rows',
      GOOGLE_SHEETS_CLIENT_SECRET: 'geheim',
      PADDLE_ENVIRONMENT: 'sandbox',
      PADDLE_API_KEY: 'pdl_sdbx_apikey_1',
      PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
      PADDLE_CLIENT_TOKEN: 'test_1',
      PADDLE_PRICES: PRICES,
      OPERATOR_NAME: 'Halden Ledger Ltd',
      OPERATOR_ADDRESS: '4 Tannery Row, Eastmarch',
      MODEL_ORIGINS: 'https://models.example.com, http://127.0.0.1:*',
      FETCHED_MODEL_URL: 'https://files.example.com/small.gguf?v=2',
      ENVIRONMENT: 'prod',
      ERROR_REPORTING_DSN: 'https://key@errors.example.com/7',
      LOG_LEVEL: 'info',
    };
    expect(readEnvironment(variables, '/srv/sheetlift')).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDirectory: '/srv/state',
      databaseUrl: variables.DATABASE_URL,
      databasePoolSize: 25,
      s3: {
        bucket: 'sheetlift-documents',
        endpoint: 'https://s3.example.com',
        region: 'eu-central-1',
        accessKeyId: 'key',
        secretAccessKey: 'geheim',
      },
      readers: 3,
      retentionDays: { free: 7, starter: 30, pro: 90, business: 365 },
      tokenSecret: STRONG,
      allowedOrigins: ['https://app.example.com', 'http://localhost:5173'],
      publicUrl: 'https://sheets.example.com',
      trustedProxies: ['10.0.0.0/8', '::1'],
      webhookNetworks: ['10.1.0.0/16'],
      documentOrigins: ['https://files.example.com'],
      mail: { smtpUrl: variables.SMTP_URL, from: 'hello@example.com' },
      google: { issuer: 'https://accounts.google.com', clientId: 'sheets', clientSecret: 'geheim' },
      googleSheets: {
        issuer: 'https://accounts.google.com',
        clientId: 'rows',
        clientSecret: 'geheim',
        apiUrl: 'https://sheets.googleapis.com',
      },
      paddle: {
        environment: 'sandbox',
        apiUrl: null,
        apiKey: 'pdl_sdbx_apikey_1',
        webhookSecret: 'pdl_ntfset_1',
        clientToken: 'test_1',
        prices: Object.fromEntries(PRICES.split(', ').map((pair) => pair.split('='))) as Record<string, string>,
      },
      operator: {
        name: 'Halden Ledger Ltd',
        address: '4 Tannery Row, Eastmarch',
        contactEmail: 'hello@example.com',
        modelOrigins: ['https://models.example.com', 'http://127.0.0.1:*', 'https://files.example.com'],
        fetchedModelUrl: 'https://files.example.com/small.gguf?v=2',
      },
      languageModel: null,
      errorReportingDsn: 'https://key@errors.example.com/7',
      logLevel: 'info',
    });
  });

  test('the page may be kept from asking any language model', () => {
    expect(readEnvironment({ MODEL_ORIGINS: 'none' }, '/srv').operator.modelOrigins).toEqual([]);
  });

  test.each(['0', '3651', '1.5', 'none', 'free=7', 'free=7,starter=30,pro=90,business=0'])(
    'runs are not kept for %s days',
    (RETENTION_DAYS) => {
      expect(() => readEnvironment({ RETENTION_DAYS }, '/srv')).toThrow(
        /RETENTION_DAYS must be whole days for everybody, 1 to 3650, or for each plan/,
      );
    },
  );

  describe('a language model for runs on the server', () => {
    const given = { SERVER_MODEL: 'anthropic/m', ANTHROPIC_API_KEY: 'k', SERVER_MODEL_TOKENS: '5000' };
    const all = (amount: number | null) => ({ anonymous: 0, free: amount, starter: amount, pro: amount, business: amount });

    test('is named as the command names it, with a budget for everybody or one a plan', () => {
      expect(readEnvironment(given, '/srv').languageModel).toEqual({
        served: { protocol: 'anthropic', id: 'anthropic/m', baseUrl: 'https://api.anthropic.com/v1', model: 'm', key: 'k' },
        seesPictures: false,
        tokens: all(5_000),
        money: null,
        price: null,
      });
      const money = { SERVER_MODEL_PRICE: '3/15', SERVER_MODEL_MONEY: 'free=0, starter=0.5,pro=2,business=10' };
      expect(readEnvironment({ ...given, ...money, SERVER_MODEL_TOKENS: 'none' }, '/srv').languageModel).toMatchObject({
        tokens: all(null),
        money: { free: 0, starter: 0.5, pro: 2, business: 10 },
        price: { input: 3, output: 15 },
      });
      expect(readEnvironment({ ...given, SERVER_MODEL_PICTURES: 'yes' }, '/srv').languageModel).toMatchObject({ seesPictures: true });
    });

    test.each<[string, Record<string, string>, RegExp]>([
      ['has no budget', { SERVER_MODEL_TOKENS: '' }, /SERVER_MODEL and SERVER_MODEL_TOKENS must be given together/],
      ['has no key', { ANTHROPIC_API_KEY: '' }, /SERVER_MODEL cannot be used. Put the key .* ANTHROPIC_API_KEY/],
      ['is nobody’s', { SERVER_MODEL: 'm' }, /SERVER_MODEL cannot be used. A model is VENDOR\/NAME/],
      ['forgets a plan', { SERVER_MODEL_TOKENS: 'free=0,pro=1' }, /SERVER_MODEL_TOKENS must be a number for everybody, one for each plan/],
      ['may see or not', { SERVER_MODEL_PICTURES: 'perhaps' }, /SERVER_MODEL_PICTURES must be yes or no/],
      ['bounds money without a price', { SERVER_MODEL_MONEY: '5' }, /SERVER_MODEL_MONEY needs SERVER_MODEL_PRICE/],
    ])('is refused where it %s', (_, change, sentence) => {
      expect(() => readEnvironment({ ...given, ...change }, '/srv')).toThrow(sentence);
    });
  });

  // holds S4.40
  test('plans are sold in production, with a token for the page, unless a sandbox is asked for', () => {
    const variables = {
      PADDLE_API_KEY: 'pdl_live_apikey_1',
      PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
      PADDLE_CLIENT_TOKEN: 'live_1',
      PADDLE_PRICES: PRICES,
    };
    expect(readEnvironment(variables, '/srv').paddle).toMatchObject({ environment: 'production', clientToken: 'live_1' });
    expect(readEnvironment({ ...variables, PADDLE_ENVIRONMENT: 'sandbox' }, '/srv').paddle).toMatchObject({ environment: 'sandbox' });
  });

  // holds S7.25
  test('crashes of the page are reported in the environment "prod" alone', () => {
    const ERROR_REPORTING_DSN = 'https://key@errors.example.com/7';
    expect(
      [undefined, 'staging', 'prod'].map((ENVIRONMENT) => readEnvironment({ ENVIRONMENT, ERROR_REPORTING_DSN }, '/srv').errorReportingDsn),
    ).toEqual([null, null, ERROR_REPORTING_DSN]);
  });

  test('all problems are listed at once', () => {
    const variables = {
      PORT: '70000',
      HOST: 'a b',
      DATA_DIR: ' ',
      DATABASE_URL: 'mysql://me:geheim@host/db',
      DATABASE_POOL_SIZE: '0',
      TOKEN_SECRET: 'secret',
      NODE_ENV: 'production',
      ALLOWED_ORIGINS: 'https://ok.example.com,app.example.com/',
      PUBLIC_URL: 'sheets.example.com',
      TRUSTED_PROXIES: 'localhost',
      SMTP_URL: 'https://me:geheim@mail',
      MAIL_FROM: 'nobody',
      GOOGLE_ISSUER: 'http://accounts.google.com',
      GOOGLE_CLIENT_SECRET: 'geheim',
      PADDLE_API_KEY: 'geheim',
      PADDLE_PRICES: 'starter-month=geheim',
      PADDLE_ENVIRONMENT: 'test',
      PADDLE_API_URL: 'https://api.example.com',
      CONTACT_EMAIL: 'nobody',
      MODEL_ORIGINS: 'models.example.com',
      FETCHED_MODEL_URL: 'https://files.example.com/small.onnx',
      ERROR_REPORTING_DSN: 'errors.example.com',
      LOG_LEVEL: 'loud',
    };
    const read = () => readEnvironment(variables, '/srv');
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(
      new RegExp(
        [
          '22 problems:',
          'PORT must .*70000.*',
          'HOST must .*',
          'DATA_DIR must .*',
          'DATABASE_URL must .*',
          'DATABASE_POOL_SIZE must .*',
          'ALLOWED_ORIGINS must .*',
          'PUBLIC_URL must .*',
          'TRUSTED_PROXIES must .*',
          'SMTP_URL must .*',
          'MAIL_FROM must .*',
          'GOOGLE_ISSUER must .*',
          'PADDLE_PRICES must .* starter-month, starter-year, .* are missing.*',
          'PADDLE_ENVIRONMENT must .*',
          'PADDLE_API_URL is .*',
          'CONTACT_EMAIL must .*',
          'MODEL_ORIGINS must .*',
          'FETCHED_MODEL_URL must .*small.onnx.*',
          'ERROR_REPORTING_DSN must .*',
          'LOG_LEVEL must .*',
          'TOKEN_SECRET must .*',
          'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must .*',
          'PADDLE_API_KEY, .* and PADDLE_PRICES must .*$',
        ].join('\\n {2}'),
      ),
    );
    expect(read).not.toThrow(/geheim/);
  });

  test('each variable may stand in a file; both, or a file that is not there, are problems', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sheetlift-secrets-'));
    const path = join(folder, 'token-secret');
    writeFileSync(path, `${STRONG}\n`);
    expect(readEnvironment({ TOKEN_SECRET_FILE: path, NODE_ENV: 'production' }, '/srv').tokenSecret).toBe(STRONG);
    expect(() => readEnvironment({ TOKEN_SECRET_FILE: path, TOKEN_SECRET: STRONG, DATABASE_URL_FILE: `${path}-none` }, '/srv')).toThrow(
      /2 problems:\n {2}DATABASE_URL_FILE cannot be read \(ENOENT\)\.\n {2}TOKEN_SECRET_FILE must not be given together with TOKEN_SECRET\.$/,
    );
    rmSync(folder, { recursive: true });
  });

  test.each(['', '-1', '80.5', '0x50', ' 80', 'http'])('the port %j is refused', (port) => {
    expect(() => readEnvironment({ PORT: port }, '/srv')).toThrow(/PORT must be a whole number/);
  });

  test.each(['short', 'a'.repeat(64), 'password'.repeat(8)])(
    'the weak secret %j refuses to start in production, and only there',
    (TOKEN_SECRET) => {
      expect(() => readEnvironment({ TOKEN_SECRET, NODE_ENV: 'production' }, '/srv')).toThrow(/TOKEN_SECRET must have/);
      expect(readEnvironment({ TOKEN_SECRET }, '/srv').tokenSecret).toBe(TOKEN_SECRET);
    },
  );

  test('a strong secret starts in production', () => {
    expect(readEnvironment({ TOKEN_SECRET: STRONG, NODE_ENV: 'production' }, '/srv').tokenSecret).toBe(STRONG);
  });

  test.each(['prefer', 'true', ''])('the way of encryption sslmode=%s is refused', (mode) => {
    expect(() => readEnvironment({ DATABASE_URL: `postgres://h/d?sslmode=${mode}` }, '/srv')).toThrow(
      /DATABASE_URL must have an sslmode that is one of disable, require, verify-ca, verify-full/,
    );
  });
});

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { BILLING_PERIODS, PLAN_TYPES } from '@sheetlift/contract';
import { ModelNameProblem, namedModel } from '@sheetlift/language-models';
import { z } from 'zod';
import { PLAN_AMOUNTS_FORM, PLAN_DAYS_FORM, type PlanAmounts, planAmountsIn, type PlanDays, planDaysIn } from './plan-amounts.ts';

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/** As `sslmode` of libpq: encrypted or not, and whether the server's certificate and its name are checked. */
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/** A secret of 32 characters with fewer different ones was typed or repeated, not drawn. */
const MIN_SECRET_CHARACTERS = 32;
const MIN_DIFFERENT_CHARACTERS = 10;

/** Documents read at the same time where nobody says more: each reader may take a gigabyte. */
const MOST_READERS = 4;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The names of prices in `PADDLE_PRICES`: each plan that is sold, for each period. */
const PRICE_NAMES = PLAN_TYPES.flatMap((plan) => BILLING_PERIODS.map((period) => `${plan}-${period}`));

/**
 * Every variable that the server reads, in the order of the runbook's table. A problem goes on after the variable's name. It repeats the
 * value only where that is no secret and holds none.
 */
export const ENVIRONMENT_VARIABLES = z
  .object({
    PORT: wholeNumber({ from: 0, to: 65_535, otherwise: 3000 }),
    HOST: text(/^[\w.:-]+$/, 'a host name or an address').default('localhost'),
    DATA_DIR: z
      .string()
      .refine((folder) => folder.trim() !== '' && !folder.includes('\0'), 'must name a folder; leave it out for ./data.')
      .default('data'),
    DATABASE_URL: z
      .string()
      .refine(
        (url) => ['postgres:', 'postgresql:'].includes(parseUrl(url)?.protocol ?? ''),
        'must look like postgres://user:password@host:5432/database; leave it out for the built-in PostgreSQL.',
      )
      .refine((url) => TLS_MODES.includes(tlsModeOf(url) ?? 'disable'), {
        error: ({ input }) => `must have an sslmode that is one of ${TLS_MODES.join(', ')}, not "${tlsModeOf(String(input))}".`,
      })
      .nullable()
      .default(null),
    DATABASE_POOL_SIZE: wholeNumber({ from: 1, to: 100, otherwise: 10 }),
    S3_BUCKET: text(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'the name of a bucket like sheetlift-documents')
      .or(z.literal(''))
      .default(''),
    S3_ENDPOINT: z
      .string()
      .refine(isWholeSite, { error: ({ input }) => `must look like https://s3.example.com, not "${input}".` })
      .nullable()
      .default(null),
    S3_REGION: text(/^[\w-]+$/, 'a region like eu-central-1').default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().default(''),
    S3_SECRET_ACCESS_KEY: z.string().default(''),
    READERS: wholeNumber({ from: 1, to: 64, otherwise: Math.max(1, Math.min(MOST_READERS, availableParallelism() - 1)) }),
    RETENTION_DAYS: planDays({ otherwise: '30' }),
    TOKEN_SECRET: z.string().nullable().default(null),
    ALLOWED_ORIGINS: list(
      (origin) => parseUrl(origin)?.origin === origin,
      'must list origins like https://app.example.com, separated by commas',
    ),
    PUBLIC_URL: z
      .string()
      .refine(isWholeSite, { error: ({ input }) => `must look like https://sheetlift.example.com, not "${input}".` })
      .transform((url) => new URL(url).origin)
      .nullable()
      .default(null),
    TRUSTED_PROXIES: list(isAddressOrNetwork, 'must list addresses like 10.0.0.1 or 10.0.0.0/8, separated by commas'),
    WEBHOOK_NETWORKS: list(isAddressOrNetwork, 'must list addresses like 10.0.0.1 or 10.0.0.0/8, separated by commas'),
    DOCUMENT_ORIGINS: list(
      (origin) => parseUrl(origin)?.origin === origin,
      'must list origins like https://files.example.com, separated by commas',
    ),
    SMTP_URL: z
      .string()
      .refine(
        (url) => ['smtp:', 'smtps:'].includes(parseUrl(url)?.protocol ?? '') && parseUrl(url)?.hostname !== '',
        'must look like smtps://user:password@mail.example.com:465; leave it out to have mail put into the folder outbox.',
      )
      .nullable()
      .default(null),
    MAIL_FROM: text(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'an address like "Sheetlift <no-reply@example.com>"').default(
      'Sheetlift <no-reply@localhost>',
    ),
    GOOGLE_CLIENT_ID: z.string().default(''),
    GOOGLE_CLIENT_SECRET: z.string().default(''),
    GOOGLE_ISSUER: z
      .string()
      .refine(isEncryptedOrOnThisMachine, { error: ({ input }) => `must look like https://accounts.google.com, not "${input}".` })
      .default('https://accounts.google.com'),
    GOOGLE_SHEETS_CLIENT_ID: z.string().default(''),
    GOOGLE_SHEETS_CLIENT_SECRET: z.string().default(''),
    GOOGLE_SHEETS_API_URL: z
      .string()
      .regex(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+$/, 'is for a Google on this machine alone; leave it out.')
      .default('https://sheets.googleapis.com'),
    PADDLE_API_KEY: z.string().default(''),
    PADDLE_WEBHOOK_SECRET: z.string().default(''),
    PADDLE_CLIENT_TOKEN: z.string().default(''),
    PADDLE_PRICES: z
      .string()
      .transform(pricesIn)
      .superRefine((prices, context) => {
        const missing = PRICE_NAMES.filter((name) => !/^pri_[a-z\d]{26}$/.test(prices?.[name] ?? ''));
        if (prices && missing.length > 0)
          context.addIssue(
            `must name the id of a price for each plan and period, like starter-month=pri_01..., separated by commas; ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
          );
      })
      .default(null),
    PADDLE_ENVIRONMENT: z
      .enum(['production', 'sandbox'], { error: ({ input }) => `must be production or sandbox, not "${input}".` })
      .default('production'),
    PADDLE_API_URL: z
      .string()
      .regex(/^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+$/, 'is for a Paddle on this machine alone; leave it out.')
      .nullable()
      .default(null),
    OPERATOR_NAME: z.string().trim().default(''),
    OPERATOR_ADDRESS: z.string().trim().default(''),
    CONTACT_EMAIL: text(/^[^\s@<>]+@[^\s@<>]+$/, 'an address like support@example.com')
      .nullable()
      .default(null),
    ENVIRONMENT: z.string().default(''),
    MODEL_ORIGINS: list(
      isModelOrigin,
      'must list origins like https://models.example.com or http://127.0.0.1:*, separated by commas, or be none',
    ).default([
      'http://127.0.0.1:*',
      'http://localhost:*',
      'https://api.openai.com',
      'https://api.anthropic.com',
      'https://generativelanguage.googleapis.com',
    ]),
    FETCHED_MODEL_URL: z
      .string()
      .refine(isModelFile, { error: ({ input }) => `must look like https://models.example.com/name.gguf, not "${input}".` })
      .nullable()
      .default(null),
    SERVER_MODEL: z.string().default(''),
    SERVER_MODEL_TOKENS: planAmounts(),
    SERVER_MODEL_PRICE: text(/^\d+(\.\d+)?\/\d+(\.\d+)?$/, 'what a million tokens cost, in and out, like 0.5/1.5')
      .or(z.literal(''))
      .default(''),
    SERVER_MODEL_MONEY: planAmounts(),
    SERVER_MODEL_PICTURES: z.enum(['yes', 'no'], { error: ({ input }) => `must be yes or no, not "${input}".` }).default('no'),
    OLLAMA_HOST: z.string().default(''),
    OPENAI_API_KEY: z.string().default(''),
    ANTHROPIC_API_KEY: z.string().default(''),
    GEMINI_API_KEY: z.string().default(''),
    MODEL_BASE_URL: z.string().default(''),
    MODEL_API_KEY: z.string().default(''),
    ERROR_REPORTING_DSN: z
      .string()
      .refine(isDsn, 'must look like https://key@errors.example.com/1; leave it out to report nothing.')
      .nullable()
      .default(null),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: ({ input }) => `must be one of ${LOG_LEVELS.join(', ')}, not "${input}".` }).default('warn'),
    NODE_ENV: z.string().default(''),
  })
  .refine(({ TOKEN_SECRET, NODE_ENV }) => TOKEN_SECRET === null || isSecret(TOKEN_SECRET, NODE_ENV === 'production'), {
    path: ['TOKEN_SECRET'],
    error: `must have at least ${MIN_SECRET_CHARACTERS} characters drawn at random (for example from "openssl rand -base64 32"); leave it out to have one made and kept in the data folder.`,
    when: always,
  })
  .refine(
    ({ S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }) =>
      new Set([S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY].map(Boolean)).size === 1,
    {
      path: ['S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
      error: 'must be given together; leave all out to keep documents in the data folder.',
      when: always,
    },
  )
  .refine(({ GOOGLE_SHEETS_CLIENT_ID, GOOGLE_SHEETS_CLIENT_SECRET }) => !GOOGLE_SHEETS_CLIENT_ID === !GOOGLE_SHEETS_CLIENT_SECRET, {
    path: ['GOOGLE_SHEETS_CLIENT_ID and GOOGLE_SHEETS_CLIENT_SECRET'],
    error: 'must be given together; leave both out to append nothing to Google Sheets.',
    when: always,
  })
  .refine(({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET }) => !GOOGLE_CLIENT_ID === !GOOGLE_CLIENT_SECRET, {
    path: ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET'],
    error: 'must be given together; leave both out to have no sign-in with Google.',
    when: always,
  })
  .refine(
    ({ PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN, PADDLE_PRICES }) =>
      new Set([PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN, PADDLE_PRICES].map(Boolean)).size === 1,
    {
      path: ['PADDLE_API_KEY, PADDLE_WEBHOOK_SECRET, PADDLE_CLIENT_TOKEN and PADDLE_PRICES'],
      error: 'must be given together; leave all out to sell no plans.',
      when: always,
    },
  )
  .refine(({ SERVER_MODEL, SERVER_MODEL_TOKENS }) => !SERVER_MODEL === !SERVER_MODEL_TOKENS, {
    path: ['SERVER_MODEL and SERVER_MODEL_TOKENS'],
    error: 'must be given together; leave both out to ask no language model on the server.',
    when: always,
  })
  .refine(({ SERVER_MODEL_MONEY, SERVER_MODEL_PRICE }) => SERVER_MODEL_MONEY === null || SERVER_MODEL_PRICE !== '', {
    path: ['SERVER_MODEL_MONEY'],
    error: 'needs SERVER_MODEL_PRICE.',
    when: always,
  })
  .superRefine((variables, context) => {
    try {
      if (variables.SERVER_MODEL) namedModel(variables.SERVER_MODEL, modelServersOf(variables));
    } catch (error) {
      if (!(error instanceof ModelNameProblem)) throw error;
      context.addIssue({ code: 'custom', path: ['SERVER_MODEL'], message: `cannot be used. ${error.message}` });
    }
  });

interface ModelServers {
  OLLAMA_HOST: string;
  OPENAI_API_KEY: string;
  ANTHROPIC_API_KEY: string;
  GEMINI_API_KEY: string;
  MODEL_BASE_URL: string;
  MODEL_API_KEY: string;
}

/** What tells where a language model answers, and the keys to it, as the command has them too. */
export function modelServersOf(variables: ModelServers): Record<keyof ModelServers, string> {
  const { OLLAMA_HOST, OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY, MODEL_BASE_URL, MODEL_API_KEY } = variables;
  return { OLLAMA_HOST, OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY, MODEL_BASE_URL, MODEL_API_KEY };
}

/** What concerns several variables is looked at whatever is wrong with one of them: all problems are told at once. */
function always(): boolean {
  return true;
}

function wholeNumber({ from, to, otherwise }: { from: number; to: number; otherwise: number }) {
  return z
    .string()
    .refine((digits) => /^\d{1,5}$/.test(digits) && Number(digits) >= from && Number(digits) <= to, {
      error: ({ input }) => `must be a whole number from ${from} to ${to}, not "${input}".`,
    })
    .transform(Number)
    .default(otherwise);
}

function text(form: RegExp, expected: string) {
  return z.string().regex(form, { error: ({ input }) => `must be ${expected}, not "${input}".` });
}

/** Entries separated by commas; each that is none is a problem of its own. */
function list(isEntry: (entry: string) => boolean, expected: string) {
  return z
    .string()
    .transform((entries) =>
      entries
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().refine(isEntry, { error: ({ input }) => `${expected}; "${input}" is not one.` })))
    .default([]);
}

/** Null where it is left out. */
function planAmounts() {
  return z
    .string()
    .transform((text, context): PlanAmounts | null => {
      const amounts = planAmountsIn(text);
      if (text !== '' && !amounts) context.addIssue({ code: 'custom', message: `must be ${PLAN_AMOUNTS_FORM}; not "${text}".` });
      return amounts;
    })
    .nullable()
    .default(null);
}

function planDays({ otherwise }: { otherwise: string }) {
  return z
    .string()
    .default(otherwise)
    .transform((text, context): PlanDays => {
      const days = planDaysIn(text);
      if (days) return days;
      context.addIssue({ code: 'custom', message: `must be ${PLAN_DAYS_FORM}; not "${text}".` });
      return z.NEVER;
    });
}

function parseUrl(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

function tlsModeOf(url: string): string | null {
  return parseUrl(url)?.searchParams.get('sslmode') ?? null;
}

/** A secret that is weak will do where people only develop. */
function isSecret(secret: string, isProduction: boolean): boolean {
  const isStrong = secret.length >= MIN_SECRET_CHARACTERS && new Set(secret).size >= MIN_DIFFERENT_CHARACTERS;
  return isStrong || (secret !== '' && !isProduction);
}

function isWholeSite(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '';
}

function isAddressOrNetwork(proxy: string): boolean {
  const [address = '', bits] = proxy.split('/');
  return isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

/** Without encryption only a provider on this machine may be asked. */
function isEncryptedOrOnThisMachine(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname)));
}

/** As a content security policy has it: the port may be any. */
function isModelOrigin(text: string): boolean {
  return /^(none|https?:\/\/[\w.-]+(:(\d{1,5}|\*))?)$/.test(text);
}

/** One file of llama.cpp's format. */
function isModelFile(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.pathname.endsWith('.gguf');
}

function isDsn(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username !== '' && /^\/.*\d$/.test(url.pathname);
}

/** "starter-month" to the id of its price; null where nothing is sold. */
function pricesIn(text: string): Record<string, string> | null {
  return text === '' ? null : Object.fromEntries(text.split(',').map((pair) => pair.trim().split('=', 2) as [string, string]));
}

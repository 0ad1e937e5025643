import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { namedModel, type ServedModel } from '@sheetlift/language-models';
import type { z } from 'zod';
import { ENVIRONMENT_VARIABLES, modelServersOf } from './environment-variables.ts';
import type { PaddleEnvironment } from './paddle-environment.ts';
import type { PlanAmounts, PlanDays } from './plan-amounts.ts';

/** What the server is told from outside. Everything has a default, so an empty environment is a valid one. */
export interface Environment {
  /** 0 lets the system choose a free port. */
  port: number;
  host: string;
  /** Absolute path; everything the server keeps lies below it. */
  dataDirectory: string;
  /** Null for the PostgreSQL that comes with us, in the data folder. */
  databaseUrl: string | null;
  /** Connections this process opens at most. */
  databasePoolSize: number;
  /** Null where contents of documents lie in the data folder. */
  s3: S3Environment | null;
  /** Documents of runs that a worker reads at the same time. */
  readers: number;
  /** How long runs are kept, with their documents. */
  retentionDays: PlanDays;
  /** Null for one made and kept in the data folder. */
  tokenSecret: string | null;
  /** Other origins whose pages may call us. */
  allowedOrigins: string[];
  /** Where people reach the web app, without a slash at the end; null for where we listen. */
  publicUrl: string | null;
  /** Addresses of proxies in front whose word on who calls is taken. */
  trustedProxies: string[];
  /** Addresses and networks that webhooks may be sent to, though they are private or without encryption. */
  webhookNetworks: string[];
  /** Origins that documents may be fetched from. */
  documentOrigins: string[];
  mail: MailEnvironment;
  /** Null where people cannot sign in with Google. */
  google: GoogleEnvironment | null;
  /** Null where rows are not appended to Google Sheets. */
  googleSheets: GoogleSheetsEnvironment | null;
  /** Null where plans are not sold. */
  paddle: PaddleEnvironment | null;
  operator: OperatorEnvironment;
  /** Null where runs on the server ask no language model. */
  languageModel: LanguageModelEnvironment | null;
  /** Where crashes of the page are reported; null where they are not, which is everywhere but in production. */
  errorReportingDsn: string | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error';
}

/** A bucket of a store that speaks S3. */
export interface S3Environment {
  bucket: string;
  /** Null for Amazon's own. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Without a mail server mail goes into a folder. */
export interface MailEnvironment {
  smtpUrl: string | null;
  from: string;
}

/** A client of Google, or of any other OpenID provider in its place. */
export interface GoogleEnvironment {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The client by which people let us append to spreadsheets of theirs. */
export interface GoogleSheetsEnvironment extends GoogleEnvironment {
  /** Where Google Sheets answers. */
  apiUrl: string;
}

/** Who answers for this installation, for the screens that must say so, and what they let its page do. */
export interface OperatorEnvironment {
  name: string | null;
  address: string | null;
  /** Where messages of the contact form go. */
  contactEmail: string;
  /** Where people may have language models that the page asks, as a content security policy names them. */
  modelOrigins: string[];
  /** Where a language model lies that browsers may fetch and keep; its place is one of `modelOrigins`. */
  fetchedModelUrl: string | null;
}

/** A language model that runs on the server may ask, and what it may cost an account in a month. */
export interface LanguageModelEnvironment {
  served: ServedModel;
  /** Whether it takes pictures. */
  seesPictures: boolean;
  tokens: PlanAmounts;
  /** In the currency of the price; null where money is not bounded. */
  money: PlanAmounts | null;
  /** Of a million tokens. */
  price: { input: number; output: number } | null;
}

/** Only in this environment are crashes of the page reported. */
const PRODUCTION = 'prod';

type Variables = z.infer<typeof ENVIRONMENT_VARIABLES>;

/** Reads the environment, or throws one `EnvironmentError` that lists every problem at once. */
export function readEnvironment(given: Record<string, string | undefined>, workingDirectory: string): Environment {
  const read = readFiles(given);
  const { success, data: variables, error } = ENVIRONMENT_VARIABLES.safeParse(read.values);
  const problems = [...read.problems, ...(error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`)];
  if (!success || problems.length > 0) throw new EnvironmentError(problems);
  return {
    port: variables.PORT,
    host: variables.HOST,
    dataDirectory: resolve(workingDirectory, variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    databasePoolSize: variables.DATABASE_POOL_SIZE,
    s3: s3Of(variables),
    readers: variables.READERS,
    retentionDays: variables.RETENTION_DAYS,
    tokenSecret: variables.TOKEN_SECRET,
    allowedOrigins: variables.ALLOWED_ORIGINS,
    publicUrl: variables.PUBLIC_URL,
    trustedProxies: variables.TRUSTED_PROXIES,
    webhookNetworks: variables.WEBHOOK_NETWORKS,
    documentOrigins: variables.DOCUMENT_ORIGINS,
    mail: { smtpUrl: variables.SMTP_URL, from: variables.MAIL_FROM },
    google: googleOf(variables),
    googleSheets: googleSheetsOf(variables),
    paddle: paddleOf(variables),
    operator: operatorOf(variables),
    languageModel: languageModelOf(variables),
    errorReportingDsn: variables.ENVIRONMENT === PRODUCTION ? variables.ERROR_REPORTING_DSN : null,
    logLevel: variables.LOG_LEVEL,
  };
}

/** Each variable may stand in a file that `NAME_FILE` names, as secrets of containers do; a line end at its end is none of it. */
function readFiles(given: Record<string, string | undefined>): { values: Record<string, string | undefined>; problems: string[] } {
  const values = { ...given };
  const problems: string[] = [];
  for (const name of Object.keys(ENVIRONMENT_VARIABLES.shape)) {
    const path = given[`${name}_FILE`];
    if (path === undefined) continue;
    if (given[name] !== undefined) problems.push(`${name}_FILE must not be given together with ${name}.`);
    try {
      values[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      problems.push(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  return { values, problems };
}

export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`,
    );
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

function s3Of({ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, ...keys }: Variables): S3Environment | null {
  if (bucket === '') return null;
  return { bucket, endpoint, region, accessKeyId: keys.S3_ACCESS_KEY_ID, secretAccessKey: keys.S3_SECRET_ACCESS_KEY };
}

function googleOf({ GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }: Variables) {
  return clientId === '' ? null : { issuer, clientId, clientSecret };
}

function googleSheetsOf(variables: Variables): GoogleSheetsEnvironment | null {
  const { GOOGLE_ISSUER: issuer, GOOGLE_SHEETS_CLIENT_ID: clientId, GOOGLE_SHEETS_CLIENT_SECRET: clientSecret } = variables;
  return clientId === '' ? null : { issuer, clientId, clientSecret, apiUrl: variables.GOOGLE_SHEETS_API_URL };
}

function paddleOf(variables: Variables): PaddleEnvironment | null {
  if (variables.PADDLE_PRICES === null) return null;
  return {
    environment: variables.PADDLE_ENVIRONMENT,
    apiUrl: variables.PADDLE_API_URL,
    apiKey: variables.PADDLE_API_KEY,
    webhookSecret: variables.PADDLE_WEBHOOK_SECRET,
    clientToken: variables.PADDLE_CLIENT_TOKEN,
    prices: variables.PADDLE_PRICES,
  };
}

function languageModelOf(variables: Variables): LanguageModelEnvironment | null {
  const { SERVER_MODEL, SERVER_MODEL_PICTURES, SERVER_MODEL_TOKENS: tokens, SERVER_MODEL_MONEY: money, SERVER_MODEL_PRICE } = variables;
  if (SERVER_MODEL === '' || tokens === null) return null;
  const [input, output] = SERVER_MODEL_PRICE.split('/').map(Number);
  return {
    served: namedModel(SERVER_MODEL, modelServersOf(variables)),
    seesPictures: SERVER_MODEL_PICTURES === 'yes',
    tokens,
    money,
    price: output === undefined ? null : { input: input!, output },
  };
}

/** Without an address for contact, messages go to where mail comes from. */
function operatorOf({
  OPERATOR_NAME,
  OPERATOR_ADDRESS,
  CONTACT_EMAIL,
  MAIL_FROM,
  MODEL_ORIGINS,
  FETCHED_MODEL_URL,
}: Variables): OperatorEnvironment {
  const ofModels = MODEL_ORIGINS.filter((origin) => origin !== 'none');
  return {
    name: OPERATOR_NAME || null,
    address: OPERATOR_ADDRESS || null,
    contactEmail: CONTACT_EMAIL ?? /[^\s@<]+@[^\s@>]+/.exec(MAIL_FROM)?.[0] ?? MAIL_FROM,
    modelOrigins: FETCHED_MODEL_URL === null ? ofModels : [...new Set([...ofModels, new URL(FETCHED_MODEL_URL).origin])],
    fetchedModelUrl: FETCHED_MODEL_URL,
  };
}

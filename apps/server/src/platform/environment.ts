import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type PaddleEnvironment, readPaddle } from './paddle-environment.ts';

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
  /** Null for one made and kept in the data folder. */
  tokenSecret: string | null;
  /** Other origins whose pages may call us. */
  allowedOrigins: string[];
  /** Where people reach the web app, without a slash at the end; null for where we listen. */
  publicUrl: string | null;
  /** Addresses of proxies in front whose word on who calls is taken. */
  trustedProxies: string[];
  mail: MailEnvironment;
  /** Null where people cannot sign in with Google. */
  google: GoogleEnvironment | null;
  /** Null where plans are not sold. */
  paddle: PaddleEnvironment | null;
  operator: OperatorEnvironment;
  /** Where crashes of the page are reported; null where they are not, which is everywhere but in production. */
  errorReportingDsn: string | null;
  logLevel: LogLevel;
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

/** Who answers for this installation, for the screens that must say so. */
export interface OperatorEnvironment {
  name: string | null;
  address: string | null;
  /** Where messages of the contact form go. */
  contactEmail: string;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** As `sslmode` of libpq: encrypted or not, and whether the server's certificate and its name are checked. */
const TLS_MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/** A secret of 32 characters with fewer different ones was typed or repeated, not drawn. */
const MIN_SECRET_CHARACTERS = 32;
const MIN_DIFFERENT_CHARACTERS = 10;

/** Only in this environment are crashes of the page reported. */
const PRODUCTION = 'prod';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

type Variables = Record<string, string | undefined>;

/** Reads the environment, or throws one `EnvironmentError` that lists every problem at once. */
export function readEnvironment(variables: Variables, workingDirectory: string): Environment {
  const problems: string[] = [];
  const environment: Environment = {
    port: readWholeNumber('PORT', variables, { from: 0, to: 65_535, otherwise: 3000 }, problems),
    host: readHost(variables['HOST'], problems),
    dataDirectory: resolve(workingDirectory, readDataDirectory(variables['DATA_DIR'], problems)),
    databaseUrl: readDatabaseUrl(variables['DATABASE_URL'], problems),
    databasePoolSize: readWholeNumber('DATABASE_POOL_SIZE', variables, { from: 1, to: 100, otherwise: 10 }, problems),
    tokenSecret: readSecret(variables['TOKEN_SECRET'], variables['NODE_ENV'] === 'production', problems),
    allowedOrigins: readOrigins(variables['ALLOWED_ORIGINS'], problems),
    publicUrl: readPublicUrl(variables['PUBLIC_URL'], problems),
    trustedProxies: readProxies(variables['TRUSTED_PROXIES'], problems),
    mail: { smtpUrl: readSmtpUrl(variables['SMTP_URL'], problems), from: readSender(variables['MAIL_FROM'], problems) },
    google: readGoogle(variables, problems),
    paddle: readPaddle(variables, problems),
    operator: readOperator(variables, problems),
    errorReportingDsn: readErrorReportingDsn(variables, problems),
    logLevel: readLogLevel(variables['LOG_LEVEL'], problems),
  };
  if (problems.length > 0) throw new EnvironmentError(problems);
  return environment;
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

function readWholeNumber(
  name: string,
  variables: Variables,
  { from, to, otherwise }: { from: number; to: number; otherwise: number },
  problems: string[],
): number {
  const text = variables[name];
  if (text === undefined) return otherwise;
  if (/^\d{1,5}$/.test(text) && Number(text) >= from && Number(text) <= to) return Number(text);
  problems.push(`${name} must be a whole number from ${from} to ${to}, not "${text}".`);
  return otherwise;
}

function readHost(text: string | undefined, problems: string[]): string {
  if (text === undefined) return 'localhost';
  if (/^[\w.:-]+$/.test(text)) return text;
  problems.push(`HOST must be a host name or an address, not "${text}".`);
  return '';
}

function readDataDirectory(text: string | undefined, problems: string[]): string {
  if (text === undefined) return 'data';
  if (text.trim() === '' || text.includes('\0')) problems.push('DATA_DIR must name a folder; leave it out for ./data.');
  return text;
}

/** The value may hold a password, so a problem never repeats it. */
function readDatabaseUrl(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  const url = parseUrl(text);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    problems.push('DATABASE_URL must look like postgres://user:password@host:5432/database; leave it out for the built-in PostgreSQL.');
    return null;
  }
  const mode = url.searchParams.get('sslmode');
  if (mode !== null && !TLS_MODES.includes(mode))
    problems.push(`DATABASE_URL's sslmode must be one of ${TLS_MODES.join(', ')}, not "${mode}".`);
  return text;
}

function readSecret(text: string | undefined, isProduction: boolean, problems: string[]): string | null {
  if (text === undefined) return null;
  const weak = text.length < MIN_SECRET_CHARACTERS || new Set(text).size < MIN_DIFFERENT_CHARACTERS;
  if (text === '' || (weak && isProduction)) {
    problems.push(
      `TOKEN_SECRET must have at least ${MIN_SECRET_CHARACTERS} characters drawn at random (for example from "openssl rand -base64 32"); leave it out to have one made and kept in the data folder.`,
    );
  }
  return text;
}

function readOrigins(text: string | undefined, problems: string[]): string[] {
  const origins = (text ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  for (const origin of origins) {
    if (parseUrl(origin)?.origin !== origin)
      problems.push(`ALLOWED_ORIGINS must list origins like https://app.example.com, separated by commas; "${origin}" is not one.`);
  }
  return origins;
}

function readPublicUrl(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  const url = parseUrl(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '') return url.origin;
  problems.push(`PUBLIC_URL must look like https://sheetlift.example.com, not "${text}".`);
  return null;
}

function readProxies(text: string | undefined, problems: string[]): string[] {
  const proxies = (text ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean);
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      problems.push(`TRUSTED_PROXIES must list addresses like 10.0.0.1 or 10.0.0.0/8, separated by commas; "${proxy}" is not one.`);
  }
  return proxies;
}

/** The value may hold a password, so a problem never repeats it. */
function readSmtpUrl(text: string | undefined, problems: string[]): string | null {
  if (text === undefined) return null;
  const url = parseUrl(text);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    problems.push(
      'SMTP_URL must look like smtps://user:password@mail.example.com:465; leave it out to have mail put into the folder outbox.',
    );
  return text;
}

function readSender(text: string | undefined, problems: string[]): string {
  if (text === undefined) return 'Sheetlift <no-reply@localhost>';
  if (!/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(text))
    problems.push(`MAIL_FROM must be an address like "Sheetlift <no-reply@example.com>", not "${text}".`);
  return text;
}

/** Both of the client or neither. Without encryption only a provider on this machine may be asked. */
function readGoogle(variables: Variables, problems: string[]): GoogleEnvironment | null {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: issuer = 'https://accounts.google.com',
  } = variables;
  const url = parseUrl(issuer);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname))))
    problems.push(`GOOGLE_ISSUER must look like https://accounts.google.com, not "${issuer}".`);
  if (!clientId !== !clientSecret)
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be given together; leave both out to have no sign-in with Google.');
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

/** Without an address for contact, messages go to where mail comes from. */
function readOperator(
  { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, CONTACT_EMAIL: contactEmail, MAIL_FROM: from }: Variables,
  problems: string[],
): OperatorEnvironment {
  if (contactEmail !== undefined && !/^[^\s@<>]+@[^\s@<>]+$/.test(contactEmail))
    problems.push(`CONTACT_EMAIL must be an address like support@example.com, not "${contactEmail}".`);
  return {
    name: name?.trim() || null,
    address: address?.trim() || null,
    contactEmail: contactEmail ?? /[^\s@<]+@[^\s@>]+/.exec(from ?? '')?.[0] ?? 'no-reply@localhost',
  };
}

function readErrorReportingDsn({ ENVIRONMENT: environment, ERROR_REPORTING_DSN: dsn }: Variables, problems: string[]): string | null {
  if (dsn === undefined) return null;
  const url = parseUrl(dsn);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username === '' || !/^\/.*\d$/.test(url.pathname))
    problems.push('ERROR_REPORTING_DSN must look like https://key@errors.example.com/1; leave it out to report nothing.');
  return environment === PRODUCTION ? dsn : null;
}

function readLogLevel(text: string | undefined, problems: string[]): LogLevel {
  if (text === undefined) return 'warn';
  const level = LOG_LEVELS.find((one) => one === text);
  if (!level) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
  return level ?? 'warn';
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

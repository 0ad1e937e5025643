import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  randomPKCECodeVerifier,
  refreshTokenGrant,
  ResponseBodyError,
  tokenRevocation,
} from 'openid-client';
import type { GoogleSheetsEnvironment } from '../platform/environment.ts';

/** The narrowest that works: files that were made from here, and no others of the person's. */
const SCOPE = 'https://www.googleapis.com/auth/drive.file';

/** A person waits for each of these requests. */
const TIMEOUT_S = 8;
/** For the rows of a run, which may be some megabytes. */
const APPEND_MS = 30_000;

/** Too much at once: waits before it is tried again. */
const WAITS_MS = [500, 2_000];
const LONGEST_WAIT_MS = 5_000;

export type Row = readonly (string | number)[];

/** Why Google did not do what was asked. "unknown": nobody can say whether it did. */
export class SheetsTrouble extends Error {
  readonly kind: 'revoked' | 'refused' | 'gone' | 'busy' | 'unknown';

  constructor(kind: SheetsTrouble['kind'], options: { cause?: unknown } = {}) {
    super(kind, options);
    this.name = 'SheetsTrouble';
    this.kind = kind;
  }
}

/** Google Sheets, by the operator's client. Everything rejects with `SheetsTrouble`. */
export interface GoogleSheets {
  /** Where a person agrees; the state comes back with them. */
  authorize: (state: string, codeVerifier: string) => Promise<URL>;
  /** The refresh token that Google gives for what came back. */
  finish: (answer: string, state: string, codeVerifier: string) => Promise<string>;
  revoke: (refreshToken: string) => Promise<void>;
  create: (refreshToken: string, name: string, head: Row) => Promise<string>;
  append: (refreshToken: string, spreadsheetId: string, rows: readonly Row[]) => Promise<void>;
  /** All rows that stand there. */
  rows: (refreshToken: string, spreadsheetId: string) => Promise<Row[]>;
}

export const newCodeVerifier = randomPKCECodeVerifier;

export const addressOf = (spreadsheetId: string): string => `https://docs.google.com/spreadsheets/d/${spreadsheetId}/edit`;

interface GoogleSheetsOptions extends GoogleSheetsEnvironment {
  /** The screen that Google sends people back to, as it was registered there. */
  returnUrl: string;
}

export function openGoogleSheets({ issuer, clientId, clientSecret, apiUrl, returnUrl }: GoogleSheetsOptions): GoogleSheets {
  let discovered: Promise<Configuration> | null = null;
  const configuration = (): Promise<Configuration> => {
    discovered ??= discover(issuer, clientId, clientSecret).catch((error: unknown) => {
      discovered = null;
      throw new SheetsTrouble('busy', { cause: error });
    });
    return discovered;
  };

  const accessToken = async (refreshToken: string): Promise<string> => {
    try {
      return (await refreshTokenGrant(await configuration(), refreshToken)).access_token;
    } catch (error) {
      throw troubleOf(error);
    }
  };

  /** With a new token each time, and with another one where Google takes it for ended. */
  async function call(refreshToken: string, path: string, body?: object): Promise<unknown> {
    for (let [attempt, isRenewed] = [0, false]; ;) {
      const answer = await send(`${apiUrl}/v4/spreadsheets${path}`, await accessToken(refreshToken), body);
      if (answer.ok) return await answer.json().catch((error: unknown) => Promise.reject(new SheetsTrouble('unknown', { cause: error })));
      await answer.body?.cancel();
      if (answer.status === 401 && !isRenewed) isRenewed = true;
      else if (answer.status === 429 && attempt < WAITS_MS.length) await wait(Math.max(WAITS_MS[attempt++]!, retryAfterMs(answer)));
      else throw new SheetsTrouble(kindOf(answer.status), { cause: `status ${answer.status}` });
    }
  }

  return {
    async authorize(state, codeVerifier) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnUrl,
        scope: SCOPE,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // A token that outlives the hour, also where the person agreed before.
        access_type: 'offline',
        prompt: 'consent',
      });
    },
    async finish(answer, state, codeVerifier) {
      try {
        const checks = { expectedState: state, pkceCodeVerifier: codeVerifier };
        const { refresh_token } = await authorizationCodeGrant(await configuration(), new URL(`${returnUrl}?${answer}`), checks);
        if (refresh_token !== undefined) return refresh_token;
      } catch (error) {
        throw error instanceof SheetsTrouble ? error : new SheetsTrouble('refused', { cause: error });
      }
      throw new SheetsTrouble('refused', { cause: 'no token that lasts' });
    },
    async revoke(refreshToken) {
      try {
        await tokenRevocation(await configuration(), refreshToken);
      } catch (error) {
        throw troubleOf(error);
      }
    },
    async create(refreshToken, name, head) {
      const rowData = [
        {
          values: head.map((text) => ({
            userEnteredValue: { stringValue: String(text) },
            userEnteredFormat: { textFormat: { bold: true } },
          })),
        },
      ];
      const sheets = [{ properties: { title: SHEET, gridProperties: { frozenRowCount: 1 } }, data: [{ rowData }] }];
      const made = (await call(refreshToken, '', { properties: { title: name }, sheets })) as { spreadsheetId?: unknown };
      if (typeof made.spreadsheetId !== 'string') throw new SheetsTrouble('unknown');
      return made.spreadsheetId;
    },
    async append(refreshToken, spreadsheetId, rows) {
      // Raw: nothing that is printed in a document is taken for a formula.
      await call(
        refreshToken,
        `/${encodeURIComponent(spreadsheetId)}/values/${SHEET}!A1:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`,
        { values: rows },
      );
    },
    async rows(refreshToken, spreadsheetId) {
      const { values } = (await call(
        refreshToken,
        `/${encodeURIComponent(spreadsheetId)}/values/${SHEET}?valueRenderOption=UNFORMATTED_VALUE`,
      )) as { values?: Row[] };
      return values ?? [];
    },
  };
}

/** The one sheet of a spreadsheet that is made from here. */
const SHEET = 'Rows';

function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const url = new URL(issuer);
  const execute = url.protocol === 'http:' ? [allowInsecureRequests] : [];
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_S });
}

/** What is not answered may have been done. */
async function send(url: string, token: string, body: object | undefined): Promise<Response> {
  const asked = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  try {
    return await fetch(url, { ...asked, headers, redirect: 'error', signal: AbortSignal.timeout(APPEND_MS) });
  } catch (error) {
    throw new SheetsTrouble('unknown', { cause: error });
  }
}

function kindOf(status: number): SheetsTrouble['kind'] {
  if (status === 429) return 'busy';
  if (status === 404) return 'gone';
  return status >= 500 ? 'unknown' : 'refused';
}

function troubleOf(error: unknown): SheetsTrouble {
  if (error instanceof SheetsTrouble) return error;
  const isRevoked = error instanceof ResponseBodyError && error.error === 'invalid_grant';
  return new SheetsTrouble(isRevoked ? 'revoked' : 'busy', { cause: error });
}

function retryAfterMs({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : 0;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

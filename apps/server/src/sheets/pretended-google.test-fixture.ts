import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it does with the next call of Google Sheets, instead of the call or after it. */
export type Fault = { status: number; retryAfter?: string } | 'breaks off after doing it';

export interface PretendedGoogle {
  url: string;
  /** Spreadsheet id -> its rows, the head first. */
  sheets: Map<string, unknown[][]>;
  /** Worked off one by one. */
  faults: Fault[];
  /** Whoever is asked agrees, or not. */
  agrees: boolean;
  /** Refresh tokens that are good. */
  granted: Set<string>;
  asked: string[];
  close: () => Promise<void>;
}

/** Google's sign-in and Google Sheets (API v4) on this machine, as far as they are used: the person before it agrees at once. */
export async function startPretendedGoogle(): Promise<PretendedGoogle> {
  const challenges = new Map<string, string>();
  const access = new Set<string>();
  let counted = 0;
  const server = createServer((request, response) => {
    // Whoever gave up while it asked is gone.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: PretendedGoogle = {
    url,
    sheets: new Map(),
    faults: [],
    agrees: true,
    granted: new Set(),
    asked: [],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };

  function say(response: ServerResponse, status: number, body: object): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { pathname, searchParams } = new URL(request.url!, url);
    google.asked.push(`${request.method} ${pathname}`);
    if (pathname === '/.well-known/openid-configuration')
      return say(response, 200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        revocation_endpoint: `${url}/revoke`,
        response_types_supported: ['code'],
      });
    if (pathname === '/authorize') return authorize(searchParams, response);
    if (pathname === '/token') return token(new URLSearchParams(text), response);
    if (pathname === '/revoke') {
      google.granted.delete(new URLSearchParams(text).get('token') ?? '');
      return say(response, 200, {});
    }
    const fault = google.faults.shift();
    if (fault && typeof fault === 'object') {
      response.writeHead(fault.status, fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }).end('{}');
      return;
    }
    if (!access.has((request.headers.authorization ?? '').replace('Bearer ', ''))) return say(response, 401, {});
    const done = callSheets(request.method!, pathname, text);
    if (fault) response.destroy();
    else say(response, done ? 200 : 404, done ?? {});
  }

  function authorize(asked: URLSearchParams, response: ServerResponse): void {
    const back = new URL(asked.get('redirect_uri')!);
    back.searchParams.set('state', asked.get('state')!);
    if (google.agrees && asked.get('scope') === 'https://www.googleapis.com/auth/drive.file' && asked.get('access_type') === 'offline') {
      const code = `code-${++counted}`;
      challenges.set(code, asked.get('code_challenge')!);
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    response.writeHead(302, { location: back.href }).end();
  }

  function token(asked: URLSearchParams, response: ServerResponse): void {
    const refresh = asked.get('refresh_token');
    const challenge = challenges.get(asked.get('code') ?? '');
    const isRight =
      refresh === null
        ? challenges.delete(asked.get('code') ?? '') &&
          challenge ===
            createHash('sha256')
              .update(asked.get('code_verifier') ?? '')
              .digest('base64url')
        : google.granted.has(refresh);
    if (!isRight) return say(response, 400, { error: 'invalid_grant' });
    const given = `refresh-${++counted}`;
    if (refresh === null) google.granted.add(given);
    access.add(`access-${++counted}`);
    say(response, 200, {
      access_token: `access-${counted}`,
      token_type: 'Bearer',
      expires_in: 3600,
      ...(refresh === null && { refresh_token: given }),
    });
  }

  function callSheets(method: string, pathname: string, text: string): object | null {
    if (method === 'POST' && pathname === '/v4/spreadsheets') {
      const { sheets } = JSON.parse(text) as {
        sheets: { data: { rowData: { values: { userEnteredValue: { stringValue: string } }[] }[] }[] }[];
      };
      const id = `sheet-${++counted}`;
      google.sheets.set(id, [sheets[0]!.data[0]!.rowData[0]!.values.map(({ userEnteredValue }) => userEnteredValue.stringValue)]);
      return { spreadsheetId: id };
    }
    const rows = google.sheets.get(/^\/v4\/spreadsheets\/([^/]+)/.exec(pathname)?.[1] ?? '');
    if (!rows) return null;
    if (method === 'GET') return { values: rows.map((row) => row.slice(0, row.findLastIndex((value) => value !== '') + 1)) };
    rows.push(...(JSON.parse(text) as { values: unknown[][] }).values);
    return {};
  }

  return google;
}

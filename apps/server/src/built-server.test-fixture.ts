import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Endpoint, register, signIn } from '@sheetlift/contract';

const PASSWORD = 'a long walk in the rain';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface RunningServer {
  child: ChildProcess;
  address: string;
}

/** The built server in a house of its own, with a web app of one page: whether the real one is built does not matter. Path of the house. */
export function buildHouse(): string {
  execFileSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b', 'apps/server'], { cwd: ROOT });
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const house = mkdtempSync(join(ROOT, '.tmp/built-server-'));
  for (const part of ['dist', 'migrations', 'package.json'])
    cpSync(join(ROOT, 'apps/server', part), join(house, 'apps/server', part), { recursive: true });
  // What is not hoisted; the rest is found further up.
  symlinkSync(join(ROOT, 'apps/server/node_modules'), join(house, 'apps/server/node_modules'));
  mkdirSync(join(house, 'apps/web/dist'), { recursive: true });
  writeFileSync(join(house, 'apps/web/dist/index.html'), '<!doctype html>');
  return house;
}

/** Runs until it is ended. Where calls come from is said by `X-Forwarded-For`. */
export async function startBuiltServer(
  house: string,
  dataDirectory: string,
  role: 'web' | 'all',
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [join(house, 'apps/server/dist/main.js'), role], {
    env: { ...environmentOf(dataDirectory), ...environment },
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const address = /^Sheetlift is ready: (\S+)/.exec(line)?.[1];
    if (address) return { child, address };
  }
  throw new Error(`The server did not start: ${said.join(' ')}`);
}

/** A command of the server, to its end. */
export async function runBuiltServer(
  house: string,
  dataDirectory: string,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [join(house, 'apps/server/dist/main.js'), ...args], {
    env: environmentOf(dataDirectory),
    cwd: '/',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

export async function endServer({ child }: RunningServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

function environmentOf(dataDirectory: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: dataDirectory,
    PORT: '0',
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
  };
}

let calls = 0;

/** Each call from another network, so that no limit of a network counts. */
export async function call<Answer>(
  address: string,
  { method, path, bodyType, success }: Endpoint,
  { id = '', token, body }: { id?: string; token?: string; body?: object },
): Promise<Answer> {
  const network = `10.${(++calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  const answer = await fetch(`${address}${path.replace(':id', id)}`, {
    method,
    headers: {
      'x-forwarded-for': network,
      ...(body && { 'content-type': bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: bodyType === 'form' ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body) }),
  });
  if (answer.status !== success.status) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** A new account at the server; its token. */
export async function signUpAt(address: string): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await call(address, register, { body: { email, password: PASSWORD } });
  const { access_token } = await call<{ access_token: string }>(address, signIn, { body: { username: email, password: PASSWORD } });
  return access_token;
}

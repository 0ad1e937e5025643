import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

export interface AppServer {
  url: string;
  /** Ends with the process's exit code. */
  stop(): Promise<number | null>;
}

interface AppServerOptions {
  /** Beside what every server is given: a port, an address, a data folder. */
  environment?: Record<string, string>;
  /** One that was made before; it stays when the server stops. */
  dataDirectory?: string;
  /** "web" alone reads no documents of runs. */
  role?: 'web' | 'all';
}

/** A data folder that nothing is in. */
export function makeDataDirectory(): string {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'sheetlift-data-'));
  // As root the database runs under an account of its own, which must reach the folder.
  chmodSync(dataDirectory, 0o755);
  return dataDirectory;
}

/**
 * The real server on a free port, with a data folder of its own unless one is given, serving the built app. The tests stand in for the
 * proxy in front.
 */
export async function startAppServer({ environment = {}, dataDirectory: given, role = 'web' }: AppServerOptions = {}): Promise<AppServer> {
  const dataDirectory = given ?? makeDataDirectory();
  const server = spawn(process.execPath, [MAIN, role], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDirectory, TRUSTED_PROXIES: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (text: string): void => {
      said += text;
      const address = /http:\/\/\S+/.exec(said);
      if (address) resolve(address[0]);
    };
    server.stdout.setEncoding('utf8').on('data', listen);
    server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    void ended.then((code) => reject(new Error(`The server ended with code ${code}: ${said}`)));
  });
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      const code = await ended;
      if (given === undefined) rmSync(dataDirectory, { recursive: true, force: true });
      return code;
    },
  };
}

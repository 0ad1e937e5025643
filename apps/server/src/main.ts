import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createHttpApp } from './http/create-http-app.ts';
import { readEnvironment, type Environment } from './platform/environment.ts';
import { loggerOptions } from './platform/logger.ts';

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Time for answers under way when the server is told to stop. */
const SHUTDOWN_MS = 10_000;

const ROLES: Record<string, (environment: Environment) => Promise<void>> = { web: startWeb };

await start(process.argv.slice(2));

/** Starts each role named on the command line. Trouble at the start is told in words, and the process ends with code 1. */
async function start(names: string[]): Promise<void> {
  try {
    const environment = readEnvironment(process.env, process.cwd());
    mkdirSync(environment.dataDirectory, { recursive: true });
    for (const name of names) await roleNamed(name)(environment);
  } catch (error) {
    process.stderr.write(`${describeTrouble(error)}\n`);
    process.exit(1);
  }
}

function roleNamed(name: string): (environment: Environment) => Promise<void> {
  const role = ROLES[name];
  if (!role) throw new Error(`There is no role "${name}". Roles: ${Object.keys(ROLES).join(', ')}.`);
  return role;
}

async function startWeb({ host, port, dataDirectory }: Environment): Promise<void> {
  const app = createHttpApp({ webRoot: WEB_ROOT, logger: loggerOptions });
  stopOnSignal(app);
  const address = new URL(await app.listen({ host, port }));
  if (host === 'localhost' || address.hostname === '0.0.0.0' || address.hostname === '[::]') address.hostname = 'localhost';
  process.stdout.write(`Sheetlift is ready: ${address.origin} (data in ${dataDirectory})\n`);
}

function stopOnSignal(app: FastifyInstance): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    void app.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function describeTrouble(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one, for example PORT=3001.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be opened by this account. Set PORT to another one.`;
  return message;
}

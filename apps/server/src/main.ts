import { prepareDataDirectory } from './platform/data-directory.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { startAll } from './roles/all.ts';
import { backup } from './roles/backup.ts';
import { reconcileOnce } from './roles/reconcile.ts';
import { restore } from './roles/restore.ts';
import { startWeb } from './roles/web.ts';
import { startWorker } from './roles/worker.ts';

const ROLES: Record<string, (environment: Environment, args: string[]) => Promise<void>> = {
  web: (environment) => startWeb(environment),
  worker: startWorker,
  all: startAll,
  reconcile: reconcileOnce,
  backup,
  restore,
};

await start(process.argv[2] ?? 'all');

/** Starts the role named on the command line. Trouble at the start is told in words, and the process ends with code 1. */
async function start(name: string): Promise<void> {
  try {
    const role = ROLES[name];
    if (!role) throw new Error(`There is no role "${name}". Roles: ${Object.keys(ROLES).join(', ')}.`);
    const environment = readEnvironment(process.env, process.cwd());
    prepareDataDirectory(environment.dataDirectory);
    await role(environment, process.argv.slice(3));
  } catch (error) {
    process.stderr.write(`${describeTrouble(error)}\n`);
    process.exit(1);
  }
}

function describeTrouble(error: unknown): string {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to another one, for example PORT=3001.`;
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be opened by this account. Set PORT to another one.`;
  return message;
}

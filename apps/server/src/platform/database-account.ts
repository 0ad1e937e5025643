import { spawn, spawnSync } from 'node:child_process';

/** The account of the operating system that runs PostgreSQL; null where it is our own. */
export type DatabaseAccount = { name: string; uid: number; gid: number } | null;

/** What PostgreSQL's programs learn of our environment. No secret of ours, and no setting meant for another server. */
const PASSED_ON = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

/**
 * PostgreSQL refuses to run as root. For root it runs under an account of its own, made where it is missing; for everybody
 * else under their own.
 */
export function databaseAccount(say: (sentence: string) => void, name = 'postgres'): DatabaseAccount {
  if (process.getuid?.() !== 0) return null;
  const known = accountNamed(name);
  if (known) return known;
  createAccount(name);
  const created = accountNamed(name);
  if (!created)
    throw new Error(
      `PostgreSQL does not run as root, and the account "${name}" could not be created. Create it, start as another user, or set DATABASE_URL to a PostgreSQL server.`,
    );
  say(`Created the account "${name}" on this machine: PostgreSQL does not run as root.`);
  return created;
}

/** Whether the account can enter the folder (or the folder's nearest ancestor that exists), asked of the system itself. */
export function canEnter(account: NonNullable<DatabaseAccount>, folder: string): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid: account.uid, gid: account.gid, cwd: '/', stdio: 'ignore' }).status === 0
  );
}

/** Runs a program of PostgreSQL under the account until it ends. Its output is what it wrote to both streams. */
export function runAs(account: DatabaseAccount, command: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const env = Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
  const child = spawn(command, args, {
    cwd: '/',
    env: { ...env, LC_ALL: 'C' },
    // A server started by it lives on: it must not hold our terminal or end with our group (Ctrl-C).
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // "exit", not "close": a server started by the program inherits its streams and keeps them open.
    child.once('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, output });
    });
  });
}

function accountNamed(name: string): DatabaseAccount {
  const [uid, gid] = ['-u', '-g'].map((option) => {
    const { status, stdout } = spawnSync('id', [option, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : null;
  });
  return uid == null || gid == null ? null : { name, uid, gid };
}

/** The first program is that of most systems, the second that of BusyBox. */
function createAccount(name: string): void {
  const { status } = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name], {
    stdio: 'ignore',
  });
  if (status !== 0) spawnSync('adduser', ['-S', '-D', '-H', name], { stdio: 'ignore' });
}

import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCKFILE = `${ROOT}package-lock.json`;
/** Written by npm at the end of every installation. */
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
/** `npm install` writes both files, the lockfile last, within this time. */
const SAME_INSTALLATION_MS = 5_000;

/** Installs the pinned packages where they are missing or older than the lockfile; ends the process where that fails. */
export function ensureInstalled() {
  requireNode(20, 19);
  if (existsSync(INSTALLED) && statSync(LOCKFILE).mtimeMs <= statSync(INSTALLED).mtimeMs + SAME_INSTALLATION_MS) return;
  console.error('Installing packages (npm ci)');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

/** Runs a command in the project folder; ends the process with its code where it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

function requireNode(major, minor) {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`Sheetlift needs Node ${major}.${minor} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

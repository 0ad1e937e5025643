import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the browser for tests is: `CHROMIUM_PATH`, else the usual places; null where there is none. */
export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path)) ?? null;
}

/** Finds Chromium or installs it with Debian's package manager where that is possible; throws a sentence that says what to install. */
export function ensureChromium() {
  if (!findChromium() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests ...');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env: environment });
  }
  const path = findChromium();
  if (!path) throw new Error('The browser tests need Chromium: install it ("apt-get install chromium") or set CHROMIUM_PATH.');
  return path;
}

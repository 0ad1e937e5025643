import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/ensure-chromium.mjs';

/**
 * The system's browser with a fresh profile and no traffic of its own; a debugging port lets another program drive it too, host rules give
 * addresses to names.
 */
export async function launchChromium({ debuggingPort, hostRules }: { debuggingPort?: number; hostRules?: string } = {}): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('The browser tests need Chromium: install it or set CHROMIUM_PATH.');
  const port = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  const rules = hostRules === undefined ? [] : [`--host-resolver-rules=${hostRules}`];
  return chromium.launch({
    executablePath,
    args: [
      ...port,
      ...rules,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { SECURITY_HEADERS } from '../../../apps/server/src/http/security-headers.ts';
import { buildAsReleased } from '../../build-as-released.ts';

export interface GridPageServer {
  url: string;
  stop: () => Promise<void>;
}

const CONFIG = fileURLToPath(new URL('vite.config.ts', import.meta.url));

/** The page with the grid, built and served under the product's own content security policy. */
export async function serveGridPage(): Promise<GridPageServer> {
  await buildAsReleased(CONFIG);
  const server = await preview({
    configFile: CONFIG,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0, headers: SECURITY_HEADERS },
  });
  const [url] = server.resolvedUrls!.local;
  return { url: url!.replace(/\/$/, ''), stop: () => server.close() };
}

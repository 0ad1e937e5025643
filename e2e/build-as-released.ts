import { build } from 'vite';

/** Builds a test page. A test runner's own environment would put React's development build into it, which is several times slower. */
export async function buildAsReleased(configFile: string): Promise<void> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({ configFile, mode: 'production', logLevel: 'error' });
  } finally {
    process.env['NODE_ENV'] = before;
  }
}

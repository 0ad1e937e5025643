import { hkdfSync } from 'node:crypto';

/** One secret is configured; each use gets a key of its own, so that what one use gives away is worth nothing to another. */
export function deriveKey(secret: string, use: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `sheetlift ${use}`, 32));
}

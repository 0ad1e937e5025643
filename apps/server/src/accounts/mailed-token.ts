import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What a mailed link carries. */
export function makeMailedToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** What is kept of it: a token is random and long, so a plain hash of it gives nothing away. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

import { createHmac } from 'node:crypto';
import { deriveKey } from '../platform/derive-key.ts';

/** An account's own key: its devices name a document by the same hash, and no other account does. Hexadecimal. */
export function deriveDocumentKey(ownerId: string, secret: string): string {
  return createHmac('sha256', deriveKey(secret, 'document names')).update(ownerId).digest('hex');
}

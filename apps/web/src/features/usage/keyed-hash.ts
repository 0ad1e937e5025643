import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Names a document to nobody but the account whose key it is: HMAC-SHA-256 over the hash of its content, in hexadecimal. */
export function keyedHash(keyHex: string, contentHash: string): string {
  return bytesToHex(hmac(sha256, hexToBytes(keyHex), utf8ToBytes(contentHash)));
}

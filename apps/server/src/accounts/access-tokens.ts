import { randomUUID, webcrypto } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../platform/clock.ts';
import { deriveKey } from '../platform/derive-key.ts';

/** Whose token it is, and of which version; a version behind the account's has been ended. */
export interface AccessClaims {
  userId: string;
  tokenVersion: number;
}

/** What one token stands for: from signing in until it expires or is ended. */
export interface AccessSession {
  id: string;
  expiresAt: Date;
}

export interface AccessTokens {
  /** With a nonce the token says for which flow of a tab it was made; it is worth the same. */
  sign: (claims: AccessClaims, nonce?: string | null) => Promise<string>;
  /** Null for everything but a token that `sign` made and that has not expired. */
  verify: (token: string) => Promise<(AccessClaims & { session: AccessSession }) | null>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'sheetlift';
const AUDIENCE = 'sheetlift:api';
/** Says what it is for, so that no other kind of token of ours can stand in for it. */
const TYPE = 'at+jwt';
const LIFE_S = 7 * 24 * 60 * 60;
/** A token may come from a server whose clock is so far ahead, or from before ours was put right: who has just signed in is not sent away. */
const APART_S = 60;
/** The largest that the database's column holds. */
const MAX_VERSION = 2 ** 31 - 1;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  // Imported once; given as bytes it would be again for every request.
  const key = webcrypto.subtle.importKey('raw', deriveKey(secret, 'access tokens'), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  return {
    sign: async ({ userId, tokenVersion }, nonce = null) => {
      const now = clock();
      return new SignJWT({ version: tokenVersion, ...(nonce !== null && { nonce }) })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setJti(randomUUID())
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + LIFE_S * 1000))
        .sign(await key);
    },
    verify: async (token) => {
      const now = clock();
      try {
        const { payload } = await jwtVerify(token, await key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: TYPE,
          requiredClaims: ['jti', 'sub', 'iat', 'exp'],
          currentDate: now,
        });
        const ageS = now.getTime() / 1000 - payload.iat!;
        if (ageS > LIFE_S || ageS < -APART_S) return null;
        const claims = readClaims(payload.sub, payload['version']);
        const session = readSession(payload.jti, payload.exp!);
        return claims && session && { ...claims, session };
      } catch {
        return null;
      }
    },
  };
}

function readClaims(userId: unknown, tokenVersion: unknown): AccessClaims | null {
  if (typeof userId !== 'string' || !UUID.test(userId)) return null;
  if (!Number.isInteger(tokenVersion) || (tokenVersion as number) < 0 || (tokenVersion as number) > MAX_VERSION) return null;
  return { userId, tokenVersion: tokenVersion as number };
}

function readSession(id: unknown, expiresAtS: number): AccessSession | null {
  return typeof id === 'string' && UUID.test(id) ? { id, expiresAt: new Date(expiresAtS * 1000) } : null;
}

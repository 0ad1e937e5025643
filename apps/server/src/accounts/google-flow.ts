import { EncryptJWT, jwtDecrypt } from 'jose';
import type { Clock } from '../platform/clock.ts';
import { deriveKey } from '../platform/derive-key.ts';
import type { GoogleChecks } from './google-sign-in.ts';

/** What we must know again when a browser comes back from Google. */
export interface GoogleFlow {
  checks: GoogleChecks;
  /** The screen the person came from. */
  returnPath: string;
  /** By which the tab that set out knows what is meant for it; null where it gave none. */
  tabNonce: string | null;
}

/** A flow travels with the browser that started it, sealed: no other browser can end it, and nothing is kept here. */
export interface GoogleFlows {
  seal: (flow: GoogleFlow) => Promise<string>;
  /** Null for everything but what `seal` made within ten minutes. */
  open: (sealed: string) => Promise<GoogleFlow | null>;
}

/** Time to choose an account and type a password at Google. */
export const FLOW_LIFE_S = 10 * 60;

export function createGoogleFlows(secret: string, clock: Clock): GoogleFlows {
  const key = deriveKey(secret, 'Google sign-in');
  return {
    seal: ({ checks, ...rest }) => {
      const expiresAt = new Date(clock().getTime() + FLOW_LIFE_S * 1000);
      return new EncryptJWT({ ...checks, ...rest })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(expiresAt)
        .encrypt(key);
    },
    open: async (sealed) => {
      try {
        const { payload } = await jwtDecrypt<GoogleChecks & Omit<GoogleFlow, 'checks'>>(sealed, key, {
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
          currentDate: clock(),
        });
        const { state, nonce, codeVerifier, returnPath, tabNonce } = payload;
        return { checks: { state, nonce, codeVerifier }, returnPath, tabNonce };
      } catch {
        return null;
      }
    },
  };
}

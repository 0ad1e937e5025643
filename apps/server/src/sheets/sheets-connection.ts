import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { Refused } from '../platform/refused.ts';
import { sheetsConnections, spreadsheets } from '../platform/schema.ts';
import { addressOf, type GoogleSheets, newCodeVerifier, SheetsTrouble } from './google-sheets.ts';

export interface SheetsParts {
  database: Database;
  clock: Clock;
  /** From which the key is derived that tokens are kept under. */
  secret: string;
}

/** Time to choose an account and agree at Google. */
const FLOW_S = 10 * 60;

/** Where a person is sent to agree. What we must know again travels with them, sealed, and is worth something to them alone. */
export async function startConnection(ownerId: string, google: GoogleSheets, parts: SheetsParts): Promise<URL> {
  const codeVerifier = newCodeVerifier();
  const expiresAt = new Date(parts.clock().getTime() + FLOW_S * 1000);
  return asRefused(google.authorize(await seal({ ownerId, codeVerifier }, 'flow', parts, expiresAt), codeVerifier));
}

/** Keeps what Google gives for what came back with the person who set out. */
export async function finishConnection(ownerId: string, answer: string, google: GoogleSheets, parts: SheetsParts): Promise<void> {
  const state = new URLSearchParams(answer).get('state') ?? '';
  const flow = await unseal(state, 'flow', parts);
  if (flow?.['ownerId'] !== ownerId) throw new Refused('sheets_link_invalid');
  const token = await google.finish(answer, state, String(flow['codeVerifier'])).catch((error: unknown) => {
    throw new Refused(error instanceof SheetsTrouble && error.kind === 'busy' ? 'sheets_unavailable' : 'sheets_link_invalid', {
      cause: error,
    });
  });
  const kept = { sealedToken: await seal({ token }, 'token', parts), connectedAt: parts.clock() };
  await parts.database
    .insert(sheetsConnections)
    .values({ ownerId, ...kept })
    .onConflictDoUpdate({ target: sheetsConnections.ownerId, set: kept });
}

/** Forgotten here whatever Google says; there it is ended where Google answers. */
export async function endConnection(ownerId: string, google: GoogleSheets, parts: SheetsParts): Promise<void> {
  const [kept] = await parts.database.delete(sheetsConnections).where(eq(sheetsConnections.ownerId, ownerId)).returning();
  await parts.database.delete(spreadsheets).where(eq(spreadsheets.ownerId, ownerId));
  const token = kept && (await unseal(kept.sealedToken, 'token', parts))?.['token'];
  if (typeof token === 'string') await google.revoke(token).catch(() => undefined);
}

/** Does something with the person's token. One that Google ended is forgotten. */
export async function withToken<Done>(ownerId: string, parts: SheetsParts, work: (token: string) => Promise<Done>): Promise<Done> {
  const [kept] = await parts.database.select().from(sheetsConnections).where(eq(sheetsConnections.ownerId, ownerId));
  const token = kept && (await unseal(kept.sealedToken, 'token', parts))?.['token'];
  if (typeof token !== 'string') throw new Refused('sheets_not_connected');
  try {
    return await work(token);
  } catch (error) {
    if (error instanceof SheetsTrouble && error.kind === 'revoked')
      await parts.database.delete(sheetsConnections).where(eq(sheetsConnections.ownerId, ownerId));
    throw error;
  }
}

export async function describeConnection(ownerId: string, database: Database) {
  const [kept] = await database.select().from(sheetsConnections).where(eq(sheetsConnections.ownerId, ownerId));
  const made = await database.select().from(spreadsheets).where(eq(spreadsheets.ownerId, ownerId)).orderBy(desc(spreadsheets.madeAt));
  return { connected_at: kept?.connectedAt.toISOString() ?? null, spreadsheets: made.map(describeSpreadsheet) };
}

export const describeSpreadsheet = ({ id, name, template }: typeof spreadsheets.$inferSelect) => ({
  id,
  name,
  template,
  url: addressOf(id),
});

async function asRefused<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((error: unknown) => {
    throw new Refused('sheets_unavailable', { cause: error });
  });
}

type Use = 'flow' | 'token';

const keyOf = (use: Use, { secret }: SheetsParts): Uint8Array => deriveKey(secret, `Google Sheets ${use}`);

function seal(payload: JWTPayload, use: Use, parts: SheetsParts, expiresAt?: Date): Promise<string> {
  const token = new EncryptJWT(payload).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
  return (expiresAt ? token.setExpirationTime(expiresAt) : token).encrypt(keyOf(use, parts));
}

/** Null for everything but what `seal` made for this use and is not over. */
async function unseal(sealed: string, use: Use, parts: SheetsParts): Promise<JWTPayload | null> {
  try {
    const options = { contentEncryptionAlgorithms: ['A256GCM'], currentDate: parts.clock() };
    return (await jwtDecrypt(sealed, keyOf(use, parts), options)).payload;
  } catch {
    return null;
  }
}

import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { apiKeys, emailProofs, passwordResets, users } from '../platform/schema.ts';

/** What is kept about the account itself. Of a password, a mailed link and an API key only that there is one: what is kept is a hash. */
export async function exportOwner(ownerId: string, database: Database): Promise<Record<string, unknown>> {
  const [user] = await database.select().from(users).where(eq(users.id, ownerId));
  const passwordLinks = await database
    .select({ created_at: passwordResets.createdAt, expires_at: passwordResets.expiresAt })
    .from(passwordResets)
    .where(eq(passwordResets.userId, ownerId));
  const emailLinks = await database
    .select({ created_at: emailProofs.createdAt, expires_at: emailProofs.expiresAt })
    .from(emailProofs)
    .where(eq(emailProofs.userId, ownerId));
  const keys = await database
    .select({ name: apiKeys.name, scopes: apiKeys.scopes, created_at: apiKeys.createdAt, last_used_at: apiKeys.lastUsedAt })
    .from(apiKeys)
    .where(eq(apiKeys.ownerId, ownerId));
  if (!user) return {};
  return {
    'account.json': {
      id: user.id,
      email: user.email,
      full_name: user.fullName,
      auth_provider: user.authProvider,
      has_password: user.passwordHash !== null,
      google_issuer: user.googleIssuer,
      google_subject: user.googleSubject,
      email_proved_at: user.emailProvedAt,
      keeps_corrections: user.keepsCorrections,
      created_at: user.createdAt,
      updated_at: user.updatedAt,
      open_password_links: passwordLinks,
      open_email_links: emailLinks,
      api_keys: keys,
    },
  };
}

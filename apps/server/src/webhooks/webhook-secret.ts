import { createHmac } from 'node:crypto';
import { deriveKey } from '../platform/derive-key.ts';

interface Signed {
  messageId: string;
  /** Of the attempt. */
  at: Date;
  body: string;
}

/** With which a webhook's receiver proves who sent what: derived from the installation's secret, so that none lies in the database. */
export function deriveWebhookSecret(webhookId: string, secret: string): Uint8Array {
  return deriveKey(secret, `webhook ${webhookId}`);
}

/** As its owner is shown it (Standard Webhooks, "Signature scheme"). */
export function printSecret(webhookSecret: Uint8Array): string {
  return `whsec_${Buffer.from(webhookSecret).toString('base64')}`;
}

/** The three headers of Standard Webhooks 1.0.0, signed symmetrically ("v1": HMAC-SHA256). */
export function signedHeaders({ messageId, at, body }: Signed, webhookSecret: Uint8Array): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', webhookSecret).update(`${messageId}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': messageId, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}

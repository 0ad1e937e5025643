import { createHmac } from 'node:crypto';

/** The `Paddle-Signature` header: seconds since 1970, and HMAC-SHA256 over them, a colon and the body as it is sent. */
export function signNotification(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `ts=${seconds};h1=${createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex')}`;
}

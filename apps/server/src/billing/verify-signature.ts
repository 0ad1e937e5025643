import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * How far from now a notification may have been signed, either way: the clocks of two houses differ, and Paddle's retries are signed anew.
 */
const WINDOW_S = 5 * 60;

/**
 * Whether Paddle signed these very bytes, a short while ago: `ts=<seconds>;h1=<hex>`, HMAC-SHA256 over the seconds, a colon and the body.
 * While a secret is being replaced there are several h1. Our own and not the SDK's: that compares in a time that tells, looks at one h1
 * alone, and refuses after five seconds.
 */
export function isSignedByPaddle(body: Buffer, header: string | null, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(';').map((part) => part.split('=', 2) as [string, string | undefined]);
  const seconds = parts.find(([name]) => name === 'ts')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(now.getTime() / 1000 - Number(seconds)) > WINDOW_S) return false;
  const right = createHmac('sha256', secret).update(`${seconds}:`).update(body).digest();
  const given = parts.filter(([name, hex]) => name === 'h1' && /^[0-9a-f]{64}$/.test(hex ?? '')).map(([, hex]) => Buffer.from(hex!, 'hex'));
  // Each is compared, so that the time says nothing of which was right.
  return given.map((one) => timingSafeEqual(one, right)).includes(true);
}

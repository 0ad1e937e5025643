import { signNotification } from '@sheetlift/paddle-offline';
import { describe, expect, test } from 'vitest';
import { isSignedByPaddle } from './verify-signature.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const SECRET = 'pdl_ntfset_secret';
const BODY = JSON.stringify({ event_id: 'evt_1', event_type: 'subscription.created', data: { id: 'sub_1', note: 'Größe €' } });
const SIGNED = signNotification(BODY, SECRET, NOW);

const accepts = (
  header: string | null,
  { body = BODY, secret = SECRET, now = NOW }: { body?: string | Buffer; secret?: string; now?: Date } = {},
): boolean => isSignedByPaddle(Buffer.from(body), header, secret, now);
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

describe('isSignedByPaddle', () => {
  test('takes what Paddle signed, for five minutes either way', () => {
    expect([0, 300, -300].map((seconds) => accepts(SIGNED, { now: later(seconds) }))).toEqual([true, true, true]);
    expect([301, -301, 86_400].map((seconds) => accepts(SIGNED, { now: later(seconds) }))).toEqual([false, false, false]);
  });

  test('takes any of several signatures, while a secret is being replaced', () => {
    const [time, right] = SIGNED.split(';') as [string, string];
    expect(accepts(`${time};h1=${'0'.repeat(64)};${right}`)).toBe(true);
    expect(accepts(`${time};${right};h1=${'0'.repeat(64)}`)).toBe(true);
  });

  test.each([
    null,
    '',
    'ts=1',
    SIGNED.replace('h1=', 'h2='),
    SIGNED.replace(/ts=\d+/, 'ts='),
    SIGNED.replace(/ts=\d+/, 'ts=1e9'),
    SIGNED.slice(0, -1),
    `${SIGNED}0`,
    SIGNED.replace(';', ','),
    SIGNED.replace(/h1=.*/, 'h1='),
  ])('refuses the header %j', (header) => {
    expect(accepts(header)).toBe(false);
  });

  test('refuses what another secret signed, and another moment with the same signature', () => {
    expect(accepts(SIGNED, { secret: 'pdl_ntfset_other' })).toBe(false);
    expect(accepts(SIGNED.replace(/ts=\d+/, `ts=${Math.floor(NOW.getTime() / 1000) + 1}`))).toBe(false);
  });

  test('refuses 10,000 bodies that were tampered with, each in another way', () => {
    const right = Buffer.from(BODY);
    const random = seeded(7);
    const bodies = new Set<string>();
    while (bodies.size < 10_000) {
      const changed = tamper(right, random);
      if (!changed.equals(right)) bodies.add(changed.toString('latin1'));
    }
    expect([...bodies].filter((body) => accepts(SIGNED, { body: Buffer.from(body, 'latin1') }))).toEqual([]);
    expect(accepts(SIGNED, { body: right })).toBe(true);
  });
});

function tamper(body: Buffer, random: () => number): Buffer {
  const at = Math.floor(random() * body.length);
  const byte = Buffer.from([Math.floor(random() * 256)]);
  const ways = [
    () => Buffer.concat([body.subarray(0, at), byte, body.subarray(at + 1)]),
    () => Buffer.concat([body.subarray(0, at), byte, body.subarray(at)]),
    () => Buffer.concat([body.subarray(0, at), body.subarray(at + 1 + Math.floor(random() * 5))]),
    () => Buffer.concat([body, byte]),
  ];
  return ways[Math.floor(random() * ways.length)]!();
}

/** Mulberry32: the same bodies each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

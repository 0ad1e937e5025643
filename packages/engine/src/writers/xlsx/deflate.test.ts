import { assert, integer, property, uint8Array } from 'fast-check';
import { inflateSync } from 'fflate';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { Deflate, endOfPart } from './deflate.ts';

function deflated(...pieces: Uint8Array[]): Uint8Array {
  const deflate = new Deflate();
  const parts: Uint8Array[] = [];
  for (const piece of pieces) deflate.compress(piece, (part) => parts.push(part));
  return Buffer.concat([...parts, endOfPart()]);
}

const comesBack = (...pieces: Uint8Array[]): boolean => {
  const whole = Buffer.concat(pieces);
  const packed = deflated(...pieces);
  return inflateRawSync(packed).equals(whole) && Buffer.from(inflateSync(packed)).equals(whole);
};

const text = (characters: string): Uint8Array => new TextEncoder().encode(characters);

/** A fixed sequence that looks random. */
const noise = (length: number, values = 256): Uint8Array => {
  let state = 12_345;
  return Uint8Array.from({ length }, () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) % values);
};

it('gives back what went in for two readers', () => {
  expect(comesBack()).toBe(true);
  expect(comesBack(text('a'))).toBe(true);
  expect(comesBack(text('abcabcabcabc'), text(''), text('abcabc'))).toBe(true);
  expect(comesBack(text('x'.repeat(500_000)))).toBe(true);
  expect(comesBack(noise(300_000))).toBe(true);
  expect(comesBack(noise(300_000, 3))).toBe(true);
  expect(comesBack(Uint8Array.from({ length: 256 }, (_, index) => index))).toBe(true);
});

it('gives back matches of every length and from every distance', () => {
  const head = noise(40_000);
  for (const length of [4, 10, 11, 18, 19, 34, 35, 66, 67, 130, 131, 257, 258, 259])
    expect(
      comesBack(
        Buffer.concat([head, head.subarray(0, length)]),
        Buffer.concat([head.subarray(0, length), text('.'), head.subarray(0, length)]),
      ),
    ).toBe(true);
  for (const distance of [1, 2, 4, 5, 8, 9, 256, 257, 512, 513, 16_384, 16_385, 24_577, 32_767, 32_768, 32_769])
    expect(comesBack(Buffer.concat([head.subarray(0, distance), head.subarray(0, 64)]))).toBe(true);
});

it('gives back what has very uneven counts', () => {
  const fibonacci = [1, 1];
  while (fibonacci.length < 24) fibonacci.push((fibonacci.at(-1) ?? 0) + (fibonacci.at(-2) ?? 0));
  const uneven = fibonacci.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, index) => [symbol, (index * 7) % 251 > 128 ? symbol : 200 + (index % 40)]).flat(),
  );
  expect(comesBack(Uint8Array.from(uneven))).toBe(true);
});

it('gives back any pieces', () => {
  const pieces = property(
    uint8Array({ maxLength: 2_000, max: 9 }),
    uint8Array({ maxLength: 2_000 }),
    integer({ min: 1, max: 40 }),
    (few, many, times) => {
      expect(comesBack(Buffer.concat(Array.from({ length: times }, () => few)), many, few)).toBe(true);
    },
  );
  expect(() => assert(pieces, { numRuns: 50 })).not.toThrow();
});

it('makes a worksheet a fifth of its size or less', () => {
  const sheet = text(
    Array.from(
      { length: 5_000 },
      (_, row) =>
        `<row r="${row}"><c r="A${row}" s="3" t="s"><v>${(row * 7919) % 5000}</v></c><c r="B${row}" s="4"><v>${((row * 104_729) % 100_000) / 100}</v></c></row>`,
    ).join(''),
  );
  expect(deflated(sheet).length / sheet.length).toBeLessThan(0.2);
});
